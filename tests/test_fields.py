"""Who writes and reads each field, what is proposed for those that may be anything, and what is written of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from check_pages import book_of, fixtures
from rulewright.cli.main import main
from rulewright.files.places import BOOKS
from rulewright.files.yamlread import yaml_of
from rulewright.language.errors import BookError
from rulewright.lowering.loader import load_book
from rulewright.reach.reachable import reachable
from rulewright.reach.state_space import undescribed
from rulewright.tools.field_edit import with_fixed, with_lines, write_proposals
from rulewright.tools.fields import Nature, Proposal, fields_text, outside_text, roles
from test_outside import PAID, RICH, town

SOLD = "{clause: T.3, says: So., for: {t: Town}, at: taxes, when: [t has 3 gold], then: [t has 4 gold]}"
LONELY = "{clause: T.4, says: So., for: {t: Town}, at: taxes, when: [t is rich], then: [t is not rich]}"


def folder_of(place: Path) -> Path:
    return next(place.rglob("book.yaml")).parent


def test_each_field_is_told_with_who_writes_and_who_reads_it(tmp_path: Path) -> None:
    book = town(tmp_path, RICH, SOLD, outside='laws: {"a port is rich": "all(rich(t) or not port(t) for t in Town)"}')
    walled, port, rich, gold = roles(book)
    assert {role.nature for role in roles(book)} == {Nature.ANYTHING}
    assert (walled.written, walled.read) == ((), ("T.1",))
    assert (port.written, port.read) == ((), ("the law a port is rich",))
    assert (rich.written, rich.read) == (("T.1", "the act sells"), ("the law a port is rich",))
    assert (gold.written, gold.read) == (("T.3", "the act gives"), ("T.3",))


def test_what_is_proposed_follows_from_who_writes_a_field_and_what_is_asked_of_it(tmp_path: Path) -> None:
    walled, port, rich, gold = roles(town(tmp_path, RICH, SOLD, outside=None, sells=", by: clauses"))
    assert walled.proposal is Proposal.FIXED  # nothing writes it
    assert port.proposal is Proposal.OWN  # nothing has to do with it
    assert rich.proposal is Proposal.OWN
    assert gold.proposal is Proposal.MOVED and gold.why == "else T.3 would never have a say"
    assert gold.moves == ('{move: "it happens that {t:Town} has {n:int} gold", then: ["t has n gold"]}',)


def test_a_field_of_which_it_is_said_who_changes_it_stays(tmp_path: Path) -> None:
    book = town(tmp_path, RICH, outside="outside: []", port=", set up: any")
    assert [r.nature for r in roles(book)] == [Nature.OWN, Nature.FIXED, Nature.OWN, Nature.OWN]
    assert all(r.proposal is None for r in roles(book))
    assert fields_text(book, roles(book), True).endswith("\nOf each field it is said who changes it.\n")


@pytest.mark.parametrize("fixture", fixtures()[::4], ids=lambda f: f"{f.code} {f.title}")
def test_what_is_proposed_can_be_written_and_silences_no_clause(fixture: object, tmp_path: Path) -> None:
    """The book says then who changes what, all else in it is as it was, and what could have a say still can."""
    before = book_of(fixture.files, tmp_path)  # type: ignore[attr-defined]
    folder = folder_of(tmp_path)
    if not undescribed(before):
        return
    model = folder / "model.yaml"
    text = model.read_text()
    found = roles(before)
    write_proposals(folder, found)
    after = load_book(folder)
    assert not undescribed(after)
    data = yaml_of(model.read_text(), "").data
    moves = data.pop("outside")
    fixed = {name for name, told in data["fields"].items() if told.pop("set up", "") == "any"}
    old = yaml_of(text, "").data
    fixed_before = {name for name, told in old["fields"].items() if told.pop("set up", "") == "any"}
    assert data == old
    assert fixed - fixed_before == {r.field for r in found if r.proposal is Proposal.FIXED}
    assert len(moves) == sum(len(r.moves) for r in found if r.proposal is Proposal.MOVED)
    for part in before.parts():
        if reachable(before).possible(part.guard, lawful=False):
            assert reachable(after).possible(part.guard, lawful=False), part.id


def test_the_moves_that_are_proposed_change_fields_of_every_type(tmp_path: Path) -> None:
    """Also those that nothing calls for, of a shipped book that says nothing of the rest of its game."""
    book = load_book(BOOKS / "price_of_power")
    folder = tmp_path / "copy"
    shutil.copytree(BOOKS / "price_of_power", folder)
    model = folder / "model.yaml"
    moves = [move for role in roles(book) for move in role.moves]
    assert len(moves) > 150
    model.write_text(with_lines(model.read_text(), ["outside:", *(f"  - {move}" for move in moves)]))
    after = load_book(folder)
    written = {o.field for name, act in after.acts.items() if name not in book.acts for o in act.outcomes}  # type: ignore
    assert written == {role.field for role in roles(book) if role.proposal is not None}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("fields: {rich: {of: Town}}\n", "fields: {rich: {of: Town, set up: any}}\n"),
        ("fields: {rich: {of: Town,  }}\n", "fields: {rich: {of: Town, set up: any  }}\n"),
        ("fields:\n  rich: {}  # so\n", "fields:\n  rich: {set up: any}  # so\n"),
        ("fields:\n  rich:\n    of: T\n  poor: {}\n", "fields:\n  rich:\n    set up: any\n    of: T\n  poor: {}\n"),
        ("fields:\r\n  rich:\r\n    of: T\r\n", "fields:\r\n  rich:\r\n    set up: any\r\n    of: T\r\n"),
        ("fields: {Ärmel: {}, rich: {of: T}}", "fields: {Ärmel: {}, rich: {of: T, set up: any}}"),
    ],
)
def test_a_field_is_fixed_in_whatever_form_it_is_written(text: str, told: str) -> None:
    assert with_fixed(text, ["rich"]) == told


def test_nothing_is_written_where_it_cannot_be(tmp_path: Path) -> None:
    book = town(tmp_path, RICH, PAID, outside=None)
    model = folder_of(tmp_path) / "model.yaml"
    flow = yaml.safe_dump(yaml_of(model.read_text(), "").data, default_flow_style=True, width=10_000)
    model.write_text(flow)  # one mapping in braces, behind which nothing can be added
    with pytest.raises(BookError) as error:
        write_proposals(folder_of(tmp_path), roles(book))
    assert "cannot be added" in error.value.problems[0].message and model.read_text() == flow
    phrases = folder_of(tmp_path) / "phrases.yaml"
    model.write_text(yaml.safe_dump(yaml.safe_load(flow)))
    phrases.write_text("phrases: []\n")
    before = model.read_text()
    with pytest.raises(BookError) as error:
        write_proposals(folder_of(tmp_path), roles(book))
    assert "cannot be read with what is proposed" in error.value.problems[0].message and model.read_text() == before


def test_the_command_tells_and_writes_only_if_it_is_told_to(tmp_path: Path) -> None:
    town(tmp_path, RICH, PAID, LONELY, outside=None)
    folder = folder_of(tmp_path)
    before = (folder / "model.yaml").read_text()
    plain = CliRunner().invoke(main, ["fields", str(folder)])
    assert plain.exit_code == 0 and "walled: anything at any time\n" in plain.output and "proposed" not in plain.output
    told = CliRunner().invoke(main, ["fields", str(folder), "--propose"])
    assert told.exit_code == 0 and "Add 'set up: any' to walled.\n" in told.output
    assert (folder / "model.yaml").read_text() == before
    written = CliRunner().invoke(main, ["fields", str(folder), "--write"])
    assert written.exit_code == 0 and "Written: " in written.output
    assert not undescribed(load_book(folder))
    assert CliRunner().invoke(main, ["play", str(folder), "--exhaustive"]).exit_code == 1  # T.1 and T.2 contest
    again = CliRunner().invoke(main, ["fields", str(folder), "--write"])
    assert "Written" not in again.output and "Of each field it is said who changes it." in again.output


def test_where_nothing_is_missing_the_book_is_the_whole_game(tmp_path: Path) -> None:
    assert outside_text(roles(town(tmp_path, RICH, PAID, LONELY, outside=None))) == ["outside: []"]
