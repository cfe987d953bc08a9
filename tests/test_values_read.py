"""What the conditions behind a finding read is told in its witness, also where it is as at the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.checks.conflict import contradictory_outcome, overlap
from rulewright.checks.idle import event_in_vain, unmeetable_obligation
from rulewright.checks.order import unordered
from rulewright.checks.silence import gap
from rulewright.evidence.context import Context

BOOK = """\
# file: book.yaml
{book: town, title: The town}
# file: model.yaml
sorts: {Town: [ULM, BERN, GENF]}
fields:
  tax: {is: 0..9, start: TAX}
  gold: {of: Town, is: 0..9, start: 3, clamped: yes}
  walled: {of: Town}
  rich: {of: Town, derived: yes}
  glad: {of: Town}
  host: {is: Town?, start: nobody}
timeline: [income]
# file: phrases.yaml
phrases:
  - {say: "the tax is {n:int}", means: tax == n}
  - {say: "the tax is at most {n:int}", means: tax <= n, for example: the tax is at most 5,
     true when: [the tax is 2], false when: [the tax is 7]}
  - {say: "the tax is at least {n:int}", means: tax >= n, for example: the tax is at least 5,
     true when: [the tax is 7], false when: [the tax is 2]}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "{t:Town} has more than {n:int} gold", means: gold(t) > n, for example: ULM has more than 4 gold,
     true when: [ULM has 5 gold], false when: [ULM has 4 gold]}
  - {say: "{t:Town} is walled", not: "{t:Town} is open", means: walled(t)}
  - {say: somebody is walled, not: nobody is walled, means: any(walled(t) for t in Town),
     for example: somebody is walled, true when: [ULM is walled], false when: [ULM is open]}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "the host is {t:Town}", means: host == t}
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
  - {say: "{t:Town} loses {n:int} gold", changes: {gold(t): -n}}
  - {say: "{t:Town} is glad", not: "{t:Town} is sad", means: glad(t)}
# file: page.yaml
page: T
title: The town
sections:
  - section: T
    at: income
    block: together
    clauses:
"""


def told(check: object, folder: Path, clauses: str, tax: int = 3) -> tuple[str, ...]:
    """The witness of the one finding of a check."""
    files = {}
    for text in (BOOK.replace("TAX", str(tax)) + clauses).split("# file: ")[1:]:
        name, _, rest = text.partition("\n")
        files[name] = rest
    (found,) = check.find(Context(book_of(files, folder)))  # type: ignore[attr-defined]
    assert found.replayed
    return found.witness


ROWS = """\
      - {clause: T, says: A table., cases: yes}
      - {clause: T.1, of: T, says: Low., case: [the tax is at most 3], then: [ULM is glad]}
      - {clause: T.2, of: T, says: High., case: [the tax is at least FROM], then: [ULM is sad]}
"""


@pytest.mark.parametrize("tax", [0, 3, 9])
def test_a_decisive_number_is_told_wherever_the_game_starts(tmp_path: Path, tax: int) -> None:
    """The one point in which two rows meet."""
    assert told(overlap, tmp_path, ROWS.replace("FROM", "3"), tax) == ("the tax is 3",)


def test_of_a_gap_the_numbers_are_told_that_the_rows_read(tmp_path: Path) -> None:
    """The split itself asks for nothing."""
    assert told(gap, tmp_path, ROWS.replace("FROM", "5"), 4) == ("the tax is 4",)


def test_the_cells_are_those_of_the_ones_that_it_happens_to(tmp_path: Path) -> None:
    """What a condition asks of anybody is not listed, nor what its clause does not read."""
    clauses = """\
      - {clause: c.1, says: One., for: {t: Town}, when: [t has more than 2 gold, t is walled], then: [t has 1 gold]}
      - {clause: c.2, says: Two., for: {t: Town}, when: [somebody is walled], then: [t has 2 gold]}
"""
    assert told(contradictory_outcome, tmp_path, clauses) == ("ULM is walled", "ULM has 3 gold")


def test_what_a_clause_claims_is_not_told_as_stored(tmp_path: Path) -> None:
    """A derived cell shows what its clauses say."""
    clauses = """\
      - {clause: c.1, says: One., when: [ULM is rich, ULM is open], then: [ULM is glad]}
      - {clause: c.2, says: Two., when: [ULM is rich], then: [ULM is sad]}
  - section: U
    clauses:
      - {clause: u.1, says: Three., for: {t: Town}, while: [t has more than 4 gold], holds: [t is rich]}
"""
    assert told(contradictory_outcome, tmp_path, clauses) == ("ULM has 5 gold", "ULM is open")


def test_what_no_phrase_says_of_a_start_is_not_told(tmp_path: Path) -> None:
    """Nothing says that there is no host."""
    clauses = """\
      - {clause: c.1, says: One., when: [not: [the host is ULM]], then: [ULM is glad]}
      - {clause: c.2, says: Two., when: [not: [the tax is 1]], then: [ULM is sad]}
"""
    assert told(contradictory_outcome, tmp_path, clauses) == ("the tax is 3",)


def test_a_number_that_is_added_to_is_told(tmp_path: Path) -> None:
    """How far it is from the ends of its range decides what comes of two sums."""
    clauses = """\
      - {clause: c.1, says: One., then: [ULM gains 7 gold]}
  - section: U
    at: income
    clauses:
      - {clause: u.1, says: Two., then: [ULM loses 2 gold]}
"""
    assert told(unordered, tmp_path, clauses) == ("ULM has 3 gold",)


EVENTS = """\
# file: book.yaml
book: town
title: The town
events: {sort: Event, rolled: rolled, starts: starts, ends: ends, draw step: draw, end step: close,
  in effect: "{event} is in effect", axes: {marked off: marked, counts as played: played}}
# file: model.yaml
sorts: {Town: [ULM, BERN], Event: [E.1]}
fields:
  in_effect: {of: Event}
  marked: {of: Event}
  played: {of: Event}
  walled: {of: Town}
  angry: {of: Town}
acts:
  - {act: rolled, say: "{e:Event} is rolled"}
  - {act: starts, say: "{e:Event} starts", then: [e is in effect]}
  - {act: ends, say: "{e:Event} ends", then: [e is not in effect]}
timeline: [draw, close]
# file: phrases.yaml
phrases:
  - {say: "{e:Event} is in effect", means: in_effect(e)}
  - {say: "{e:Event} is marked off", means: marked(e)}
  - {say: "{e:Event} counts as played", means: played(e)}
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is angry", means: angry(t)}
# file: riot.yaml
page: E.1
title: Riot
event: E.1
sections:
  - section: E.1/all
    onset: E.1
    clauses:
      - {clause: E.1.h, kind: header, says: Until Ulm is walled., lasts: {until: [ULM is walled]}}
      - {clause: E.1.a, says: An angry Bern calms down., when: [BERN is angry], then: [BERN is not angry]}
"""


def test_of_an_event_in_vain_what_its_clauses_ask_for_is_told(tmp_path: Path) -> None:
    """And not what ends it, nor as if it were so."""
    files = dict(text.partition("\n")[::2] for text in EVENTS.split("# file: ")[1:])
    (found,) = event_in_vain.find(Context(book_of(files, tmp_path)))
    assert found.replayed and found.witness == ("BERN is not angry",)
    assert found.core == ("E.1.a asks for: BERN is angry",)


def test_what_an_act_requires_is_told_of_whom_it_is_to_be_done_with(tmp_path: Path) -> None:
    """And the number that it lacks, also where it is as at the start."""
    acts = 'acts:\n  - {act: pays, say: "{t:Town} pays {n:int}", requires: [t has more than n gold]}\ntimeline'
    text = BOOK.replace("TAX", "3").replace("timeline", acts)
    text += """\
      - {clause: c.1, says: One., then: [ULM is glad]}
  - section: U
    clauses:
      - {clause: u.1, says: Two., for: {the town: Town}, while: [the town is walled], obliges: [the town pays 6]}
"""
    files = dict(part.partition("\n")[::2] for part in text.split("# file: ")[1:])
    (found,) = unmeetable_obligation.find(Context(book_of(files, tmp_path)))
    assert found.replayed and found.witness == ("ULM is walled", "ULM has 3 gold")
    assert "the act requires: the town has more than 6 gold" in found.core


def test_what_a_clause_says_while_it_stands_is_told_where_only_one_order_of_two_brings_it_about(tmp_path: Path) -> None:
    clauses = """\
      - {clause: c.1, says: One., then: [ULM gains 2 gold]}
  - section: U
    at: income
    clauses:
      - {clause: u.1, says: Two., when: [ULM is rich], then: [ULM is glad]}
  - section: R
    clauses:
      - {clause: r.1, says: Three., for: {t: Town}, while: [t has more than 4 gold], holds: [t is rich]}
"""
    text = BOOK.replace("TAX", "3") + clauses
    files = dict(part.partition("\n")[::2] for part in text.split("# file: ")[1:])
    (found,) = unordered.find(Context(book_of(files, tmp_path)))
    assert found.core == ("u.1 asks for: ULM is rich", "clause: r.1")


def test_of_two_orders_the_cells_are_told_of_the_ones_to_whom_it_happens_in_either(tmp_path: Path) -> None:
    """Which are not those that the question happened to name."""
    clauses = """\
      - {clause: c.1, says: One., for: {t: Town, u: Town}, when: [t is a guest of u], then: [t is glad]}
  - section: U
    at: income
    clauses:
      - {clause: u.1, says: Two., then: [GENF is a guest of BERN]}
"""
    text = BOOK.replace("TAX", "3").replace("  host:", "  guest: {of: [Town, Town], symmetric: yes}\n  host:")
    said = '  - {say: "{t:Town} is a guest of {u:Town}", means: "guest(t, u)"}\n  - {say: "the host is'
    text = text.replace('  - {say: "the host is', said) + clauses
    files = dict(part.partition("\n")[::2] for part in text.split("# file: ")[1:])
    (found,) = unordered.find(Context(book_of(files, tmp_path)))
    assert found.witness in (("BERN is not a guest of GENF",), ("GENF is not a guest of BERN",))
