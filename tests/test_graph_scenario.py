"""Scenarios run on the table: what passes, and in whose words what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from graph_league import FOLDER, league
from rulewright.gherkin.scenario import Recorder, Result, Scenario, read_feature, read_features, run
from rulewright.language.errors import BookError

FEATURE = FOLDER / "features" / "tithe.feature"


def one(folder: Path, *steps: str) -> Result:
    """What comes of a scenario with these steps."""
    lines = "\n".join(f"      {step}" for step in steps)
    path = folder / "one.feature"
    path.write_text(f"Feature: f\n  @E.1/1\n  Rule: r\n    Scenario: s\n{lines}\n", encoding="utf-8")
    (scenario,) = read_feature(path)
    return run(league(), scenario)


@pytest.mark.parametrize("scenario", read_feature(FEATURE), ids=lambda scenario: scenario.title)
def test_the_league_plays_as_its_scenarios_say(scenario: Scenario) -> None:
    """Every scenario of the league passes."""
    result = run(league(), scenario)
    assert result.passed, result.failure


@pytest.mark.parametrize(
    ("steps", "keyword", "words"),
    [
        (["Given ULM is at war with ULM", "When E.1 is rolled", "Then E.1 is in effect"], "when", "breaks the law"),
        (["Given the die of ULM is 3"], "given", "give it in a When"),
        (["Given ULM is bound"], "given", "follows from other facts"),
        (["Given ULM has at least 3 gold"], "given", "not set"),
        (["Given ULM gains 3 gold"], "given", "does not set anything"),
        (["Given ULM keeps the wrong rite"], "given", "Did you mean"),
        (["When the income step is played"], "end", "changes nothing"),
        (["When the events step is played"], "end", "changes nothing"),
        (["When the men of ULM are 3"], "when", "neither an input nor an act"),
        (["When the die of ULM is 3", "And E.1 is rolled"], "end", "never used"),
        (["When the die of ULM is 11"], "when", "it cannot be that the die of ULM is 11"),
        (["Given ULM is at war with BERN", "When the levy step is played"], "when", "was not given"),
        (["When E.1 is rolled", "Then E.1 is not marked off"], "then", "write it with 'still'"),
        (["When E.1 is rolled", "Then E.1 is still in effect"], "then", "without 'still'"),
        (["When E.1 is rolled", "Then BERN gains 2 gold"], "then", "went from 2 to 5"),
        (["When E.1 is rolled", "Then ULM is bound"], "then", "E.1/1 applied"),
        (["When E.1 is rolled", "Then E.1 starts is refused"], "then", "not so that E.1 starts is refused"),
        (["When ULM sells to BERN", "Then ULM sells to BERN is allowed"], "then", "nothing permits it"),
        (["When E.1 is rolled", "Then ULM sells to BERN is obligatory"], "then", "not so that"),
        (["When E.1 is rolled", "Then E.1/purse is not kept"], "then", "is kept"),
        (["Then ULM declares war on GENF is not allowed because of E.1/ban"], "then", "never says that this act"),
        (["When BERN loses its purse", "Then E.1/ban is kept"], "then", "keeps nothing"),
        (["When E.1 is rolled", "Then E.1/2 and E.1/zwei both does not apply"], "then", "no clause 'E.1/zwei'"),
        (["When E.1 is rolled", "Then E.1/zwei and E.1/2 both does not apply"], "then", "no clause 'E.1/zwei'"),
        (
            [
                "Given E.2 is in effect",
                "And the gold of BERN is 3",
                "When BERN loses its purse",
                "Then E.1/purse is kept",
            ],
            "then",
            "is not kept",
        ),
        (["When E.1 is rolled", "Then nothing changes"], "then", "something changes"),
        (["When E.1 is rolled", "Then E.2 starts"], "then", "does not come about"),
        (["When E.1 is rolled", "Then no rule settles E.1/levy"], "then", "is settled"),
        (["When E.1 is rolled", "Then the rules disagree about the gold of ULM"], "then", "they do not"),
        (["When E.1 is rolled", "Then the law nobody fights itself is broken"], "then", "is not broken"),
        (["When ULM echoes", "Then ULM is bound"], "then", "leads back to itself"),
        (["When ULM echoes", "When E.1 is rolled", "Then E.1 is in effect"], "when", "there is no end to it"),
        (["When E.1 is rolled", "Then there is no end to it"], "then", "there is an end to it"),
        (["When E.1 is rolled", "Then a number goes past the end: the gold of BERN is 9"], "then", "goes past"),
        (["When E.1 is rolled", "Then a number goes past the end: E.1 is in effect"], "then", "goes past"),
        (["When ULM declares war on ULM"], "end", "is broken in the end"),
        (["When E.1 is rolled"], "end", "nothing is tested"),
        (
            ["When the incom step is played", "Then E.1 is in effect"],
            "when",
            "no step of the timeline. Did you mean 'income'",
        ),
        (
            ["When the end of the incom step is played", "Then E.1 is in effect"],
            "when",
            "'incom' is no step of the timeline. Did you mean 'income'",
        ),
        (
            ["When the start of the income step is played", "Then E.1 is in effect"],
            "when",
            "'start of the income' is no step of the timeline.",
        ),
        (["When ULM sells to BERN"], "end", "a Then has to say so"),
        (["When ULM sells to BERN", "Then ULM sells to BERN is not obligatory"], "end", "a Then has to say so"),
        (["When ULM sells to BERN", "And E.1 is rolled", "Then E.1 is in effect"], "end", "BERN is refused"),
    ],
)
def test_a_scenario_fails_for_its_reason(tmp_path: Path, steps: list[str], keyword: str, words: str) -> None:
    """The failing step and the words are told."""
    result = one(tmp_path, *steps)
    assert not result.passed and words in result.failure and result.keyword == keyword, result


@pytest.mark.parametrize(
    "steps",
    [
        ["When ULM sells to BERN", "Then ULM sells to BERN is refused"],
        ["When ULM sells to BERN", "Then ULM sells to BERN is refused", "When E.1 is rolled", "Then E.1 is in effect"],
    ],
)
def test_a_refused_act_of_which_a_then_tells_is_no_fault(tmp_path: Path, steps: list[str]) -> None:
    """What comes after it may be tested too."""
    result = one(tmp_path, *steps)
    assert result.passed, result.failure


def test_a_recorder_knows_who_had_a_say() -> None:
    """Clauses that fired, forbade, or whose claims were read are recorded; others are not."""
    recorder = Recorder()
    for scenario in read_feature(FEATURE):
        run(league(), scenario, recorder)
    assert {"E.1/pre.1", "E.1/levy.low", "E.1/ban", "E.1/rich"} <= recorder.fired
    assert "E.1/c" not in recorder.fired


def test_outlines_are_expanded_in_place() -> None:
    """Each row is a scenario with its own line and title, under the tag of the rule."""
    levies = [s for s in read_feature(FEATURE) if s.title.startswith("the levy")]
    assert [s.clause for s in levies] == ["E.1/levy"] * 3
    assert len({s.line for s in levies}) == len({s.title for s in levies}) == 3
    assert levies[0].steps[0].context


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Feature: f\n Scenario: s\n  Given a\n Scenario: s\n  Given a\n", "in line 2 too"),
        ("Feature: f\n Scenario s\n", "read as prose"),
        (
            "Scenario: s\n  Given a\n",
            "1:1: the file does not begin with a feature\n  Write 'Feature: TITLE' as its first line.",
        ),
        ("Feature: f\n Scenario: s\n  Given a\n  Wen b\n", "4:3: 'Wen b' cannot stand here\n  Begin a step with Given"),
        ("Feature: f\n @a b\n Scenario: s\n  Given a\n", "2:2: a tag may not contain whitespace\n  Write a tag in one"),
        ("Feature: f\n @a\n", "3:1: unexpected end of file\n  Close the text"),
        ("Feature: f\n Scenario Outline: s\n  Given a\n", "no examples"),
        ("Feature: f\n Scenario: s\n", "no steps"),
        ('Feature: f\n Scenario: s\n  Given a\n   """\n   b\n   """\n', "below it"),
    ],
)
def test_an_unreadable_feature_is_a_located_problem(tmp_path: Path, text: str, words: str) -> None:
    """Every problem has a line, none escapes as another error."""
    path = tmp_path / "f.feature"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BookError) as caught:
        read_feature(path)
    assert words in str(caught.value) and all(p.position.line for p in caught.value.problems)


def test_a_missing_file_is_a_problem(tmp_path: Path) -> None:
    """Reading a folder gives the problems of the one file beside the scenarios of the others."""
    (tmp_path / "a.feature").write_text("Feature: f\n Scenario: s\n  Given a\n", encoding="utf-8")
    (tmp_path / "b.feature").write_bytes(b"\xff\xfe\x00")
    scenarios, problems = read_features(tmp_path)
    assert len(scenarios) == len(problems) == 1
