"""Reports in every format: as expected to the letter, true to the standards they follow, and safe in any text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest
import yaml
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Sarif

import rulewright.reports.sarif
from reported import CODES, GOLDEN, reported, texts, write_book
from rulewright.checks import ALL
from rulewright.cli.check import FORMS
from rulewright.cli.main import main
from rulewright.evidence.findings import Finding, Severity, Tier
from rulewright.language.errors import Position
from rulewright.reports.fold import folds
from rulewright.reports.github import LARGEST, MOST, Annotation, as_github, command, markdown, summary, worst_first
from rulewright.reports.junit import as_junit, clean
from rulewright.reports.reports import FORMATS, concise, figures, finding_data, full_finding, plain
from rulewright.reports.reports import SCHEMA as SCHEMA_FILE
from rulewright.reports.sarif import as_sarif, uri
from rulewright.run.run import Report

PARTS = json.loads((GOLDEN / "sarif-2.1.0-parts.json").read_text(encoding="utf-8"))
CHECK = ("check", "town", "--select", ",".join(CODES))


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Report:
    """The report on the small book."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rulewright.reports.sarif, "version", lambda _: "1.2.3")
    return reported(write_book(Path(".")))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the small book in it."""
    monkeypatch.chdir(tmp_path)
    write_book(Path("."))
    return tmp_path


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def found(number: int, severity: Severity = Severity.WARNING, **more: Any) -> Finding:
    """A finding."""
    return Finding("RW101", "dangling-reference", severity, "town", (f"T.{number}",), "It is so.", **more)


def test_each_format_is_as_expected(report: Report) -> None:
    """`python tests/reported.py` writes what is expected."""
    expected = {p.name: p.read_text(encoding="utf-8") for p in GOLDEN.glob("report.*")}
    assert texts(report) == expected


def test_findings_of_one_defect_are_one_entry_the_most_believable_first() -> None:
    """Those in which one clause demands the same of several others; ``--all`` tells each, in the order of the text."""

    def clash(*clauses: str, demand: str = "walls", **more: Any) -> Finding:
        told = Finding("RW302", "contradictory-outcome", Severity.ERROR, "town", clauses, "It is so.", **more)
        return replace(told, demands={"T.2": demand}, fingerprint=" ".join(clauses))

    one, best, third = clash("T.1", "T.2"), clash("T.2", "T.3", tier=Tier.REACHED), clash("T.2", "T.4")
    told = folds([found(6, fingerprint="6"), one, best, third, clash("T.2", "T.5", demand="gold")])
    assert [(f.shown.clauses, f.others) for f in told] == [
        (("T.2", "T.3"), ("T.1", "T.4")),
        (("T.2", "T.5"), ()),
        (("T.6",), ()),
    ]
    acts = [replace(clash("T.2", other), demands={}) for other in ("T.1", "T.3")]
    assert len(folds(acts)) == 2  # which two acts, say, that can never be done


def test_what_is_said_of_many_clauses_without_evidence_is_one_entry() -> None:
    told = folds([*(found(n, fingerprint=str(n)) for n in (3, 1, 2)), found(4, core=("It is old.",), fingerprint="4")])
    assert [(f.shown.clauses, f.others) for f in told] == [(("T.1",), ("T.2", "T.3")), (("T.4",), ())]


def test_a_way_there_and_proved_cures_are_told(report: Report) -> None:
    """What is known of the way to a witness and of its cures stands in the text and in the data."""
    finding = found(
        1, cures=("Do this.", "Do that."), proved_cures=("Do that.",), path=("a", "b"), reach="In 2 moments."
    )
    lines = full_finding(finding, report, plain).splitlines()
    assert "  The way there: a; b." in lines and "  In 2 moments." in lines
    assert "  To settle it: Do this." in lines and "            or: Do that. (proved)" in lines
    data = finding_data(finding)
    assert (data["path"], data["reach"], data["proved_cures"]) == (["a", "b"], "In 2 moments.", ["Do that."])


def test_a_finding_is_one_concise_line_that_ends_with_its_fingerprint(report: Report) -> None:
    """Messages and reasons may have several lines, as those of a failing scenario or of a baseline."""
    report.books[0].findings[:] = [
        replace(found(1, fingerprint="abc"), message="It is so.\n  T.1: not"),
        found(2, status="baselined", reason="A slip.\nIt stays."),
    ]
    first, second, *_ = concise(report).splitlines()
    assert first.endswith("RW101 dangling-reference T.1: It is so. T.1: not [abc]")
    assert second.endswith("T.2: A slip. It stays.")


def test_the_command_line_offers_every_format() -> None:
    assert FORMS == list(FORMATS)


@pytest.mark.parametrize("form", FORMS)
def test_every_format_is_the_same_twice_and_keeps_the_exit_code(here: Path, form: str) -> None:
    one, other = call(*CHECK, "--format", form), call(*CHECK, "--format", form)
    assert one.output == other.output != "" and one.exit_code == other.exit_code == 1


@pytest.mark.parametrize("form", ["sarif", "junit"])
def test_a_book_that_cannot_be_read_still_makes_a_whole_report(here: Path, form: str) -> None:
    (here / "town" / "model.yaml").write_text("sorts: [", encoding="utf-8")
    assert call(*CHECK, "--format", form, "--output", "out").exit_code == 2
    text = (here / "out").read_text(encoding="utf-8")
    assert "not YAML" in text and (json.loads(text) if form == "sarif" else ElementTree.fromstring(text)) is not None


def test_the_example_of_a_workflow_and_the_hook_call_what_is_there(here: Path) -> None:
    root = Path(__file__).resolve().parent.parent
    workflow = yaml.safe_load((root / ".github" / "workflows" / "rulebook.yml").read_text(encoding="utf-8"))
    (hook,) = yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    steps = [step.get("run", "") for step in workflow["jobs"]["check"]["steps"]]
    calls = [c.split()[1:] for c in (*steps, hook["entry"]) if c.startswith("rulewright ")]
    assert [call(*words, "town").exit_code for words in calls] == [1, 0, 1] and (here / "rulewright.sarif").is_file()


def test_sarif_meets_its_standard(report: Report) -> None:
    jsonschema.Draft202012Validator.check_schema(PARTS)
    jsonschema.validate(json.loads(as_sarif(report)), PARTS, jsonschema.Draft202012Validator)
    Sarif.model_validate_json(as_sarif(report))


def test_sarif_that_is_not_as_its_standard_says_would_be_noticed(report: Report) -> None:
    log = json.loads(as_sarif(report))
    log["runs"][0]["results"][0]["levle"] = "error"
    with pytest.raises(ValidationError):
        Sarif.model_validate_json(json.dumps(log))


def test_every_field_of_the_data_is_described() -> None:
    """In the schema each property has a description, of whatever object."""
    schema = json.loads(SCHEMA_FILE.read_text(encoding="utf-8"))
    objects = [schema, schema["properties"]["stats"], *schema["$defs"].values()]
    silent = [name for o in objects for name, value in o["properties"].items() if not value.get("description")]
    assert silent == [] and all(set(o["properties"]) == set(o["required"]) for o in objects)


def test_sarif_names_every_check_and_points_to_it(report: Report) -> None:
    (run,) = json.loads(as_sarif(report))["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [r["id"] for r in rules] == [c.code for c in ALL]
    assert all(rules[r["ruleIndex"]]["id"] == r["ruleId"] for r in run["results"])


def test_sarif_leaves_out_what_is_known_or_ruled_and_relates_the_second_clause(report: Report) -> None:
    results = {r["message"]["text"].split(":")[0]: r for r in json.loads(as_sarif(report))["runs"][0]["results"]}
    assert not {"T.6", "T.3 × T.4"} & set(results)
    (related,) = results["T.1 × T.2"]["relatedLocations"]
    assert (related["physicalLocation"]["region"]["startLine"], related["message"]["text"]) == (8, "T.2")


@pytest.mark.parametrize(
    ("path", "reference"),
    [
        ("a b/c.yaml", "a%20b/c.yaml"),
        ("ü#?.yaml", "%C3%BC%23%3F.yaml"),
        ("/a b/c.yaml", "file:///a%20b/c.yaml"),
        ("a:b.yaml", "a%3Ab.yaml"),
    ],
)
def test_a_path_becomes_a_reference(path: str, reference: str) -> None:
    assert uri(path) == reference


def test_junit_counts_what_it_holds(report: Report) -> None:
    top = ElementTree.fromstring(as_junit(report, Severity.WARNING))
    for element in (top, *top):
        assert int(element.attrib["tests"]) == len(element.findall(".//testcase"))
        for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(element.attrib[name]) == len(element.findall(f".//{tag}"))


@pytest.mark.parametrize(("level", "failures"), [(Severity.ERROR, 1), (Severity.WARNING, 2), (Severity.NOTE, 3)])
def test_junit_fails_from_the_fail_level_on(report: Report, level: Severity, failures: int) -> None:
    assert ElementTree.fromstring(as_junit(report, level)).attrib["failures"] == str(failures)


@given(st.text())
def test_any_text_can_stand_in_xml(text: str) -> None:
    element = ElementTree.Element("a", b=clean(text))
    element.text = clean(text)
    ElementTree.fromstring(ElementTree.tostring(element, "unicode").encode("utf-8"))


def test_annotations_come_worst_first_and_ten_at_most(report: Report) -> None:
    book = report.books[0]
    book.findings += [found(n, Severity.NOTE) for n in range(20)] + [found(99, Severity.ERROR)]
    ranks = [a.severity.rank for a in worst_first(report)]
    lines = as_github(report, "").splitlines()
    assert ranks == sorted(ranks) and len([x for x in lines if x.startswith("::")]) == MOST
    assert f"{len(ranks) - MOST} more are in the summary of this step." in lines
    assert summary(report, "").count("| notice |") == len(ranks) - MOST


def test_an_annotation_is_escaped() -> None:
    told = command(Annotation(Severity.ERROR, Position("a,b:c.yaml", 3, 4), "x: 5 %, y", "5 %\r\n::error::"))
    assert told == "::error file=a%2Cb%3Ac.yaml,line=3,col=4,title=x%3A 5 %25%2C y::5 %25%0D%0A::error::"


@given(st.text(), st.text())
def test_an_annotation_is_one_line(title: str, message: str) -> None:
    told = command(Annotation(Severity.NOTE, Position("a.yaml"), title, message))
    assert "\n" not in told and "\r" not in told and told.startswith("::notice file=a.yaml")


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("a | b\nc", "a \\| b c"),
        ("<img src=x>", "&lt;img src=x&gt;"),
        ("[x](y) *z* `w`", "\\[x\\]\\(y\\) \\*z\\* \\`w\\`"),
        ("a \\| b", "a \\\\\\| b"),
    ],
)
def test_nothing_is_markup_in_a_summary(text: str, escaped: str) -> None:
    assert markdown(text) == escaped


def test_a_summary_is_appended_to_the_file_that_the_workflow_names(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "summary.md").write_text("Before.\n", encoding="utf-8")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(here / "summary.md"))
    assert call(*CHECK, "--format", "github").output.startswith("::error file=town/town.yaml,line=7,")
    text = (here / "summary.md").read_text(encoding="utf-8")
    assert text.startswith("Before.\n## Rulewright\n") and "### Known" in text and "### Ruled" in text


def test_no_summary_is_written_for_other_formats(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(here / "summary.md"))
    call(*CHECK)
    assert not (here / "summary.md").exists()


def test_a_summary_that_would_be_too_large_is_cut_between_lines(report: Report) -> None:
    report.books[0].findings += [found(n, reason="x" * 900, status="baselined") for n in range(1500)]
    text = summary(report, figures(report))
    assert LARGEST - 2000 < len(text.encode()) < LARGEST + 100
    assert text.endswith(" |\n\nCut short: the report is too large for a summary.\n")
