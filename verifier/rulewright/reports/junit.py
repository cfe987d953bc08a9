"""Reports as JUnit XML: a suite for each book, a test for each open finding and for each clause without one."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rulewright.evidence.findings import Finding, Severity, Unsettled
from rulewright.language.errors import Problem
from rulewright.run.run import BookReport, Report

UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def as_junit(report: Report, fail_on: Severity) -> str:
    """The report; findings below the fail level and settled ones are skipped tests, undecided questions errors."""
    top = Element("testsuites", name="rulewright")
    for book in report.books:
        book_suite(top, book, fail_on)
    if report.problems:
        suite = SubElement(top, "testsuite", name="errors")
        for problem in report.problems:
            problem_case(suite, problem)
    for suite in top:
        _count(suite)
    _count(top)
    indent(top)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{tostring(top, "unicode")}\n'


def book_suite(top: Element, report: BookReport, fail_on: Severity) -> None:
    """The tests of one book: clauses that nothing is wrong with, findings, open questions."""
    suite = SubElement(top, "testsuite", name=clean(report.book.id))
    concerned = {c for f in report.findings for c in f.clauses} | {c for u in report.undecided for c in u.clauses}
    for clause in report.book.clauses:
        if clause not in concerned:
            case(suite, report.book.id, clause)
    for finding in report.findings:
        finding_case(suite, finding, fail_on)
    for unsettled in report.undecided:
        undecided_case(suite, unsettled)


def case(suite: Element, book: str, name: str) -> Element:
    """A test."""
    return SubElement(suite, "testcase", classname=clean(book), name=clean(name))


def finding_case(suite: Element, finding: Finding, fail_on: Severity) -> None:
    """The test that a finding makes fail, or skips."""
    parties = " × ".join(finding.clauses)
    made = case(suite, finding.book, f"{finding.code} {finding.name} {parties} {finding.fingerprint}")
    if finding.status != "open":
        SubElement(made, "skipped", message=clean(f"{finding.status}: {finding.reason}"))
    elif finding.severity.rank > fail_on.rank:
        SubElement(made, "skipped", message=clean(f"{finding.severity.value}: {finding.message}"))
    else:
        failure = SubElement(made, "failure", type=finding.severity.value, message=clean(finding.message))
        places = "".join(f"{p}\n" for p in finding.positions)
        failure.text = clean(places + finding.scenario)


def undecided_case(suite: Element, unsettled: Unsettled) -> None:
    """The test that a question without an answer makes."""
    made = case(suite, unsettled.book, f"{unsettled.code} {' × '.join(unsettled.clauses)}")
    if unsettled.known:
        SubElement(made, "skipped", message=clean(f"undecided: {unsettled.why}"))
    else:
        SubElement(made, "error", type="undecided", message=clean(unsettled.reason))


def problem_case(suite: Element, problem: Problem) -> None:
    """The test that an error of a book makes."""
    made = case(suite, "errors", str(problem.position))
    SubElement(made, "error", type="error", message=clean(problem.message)).text = clean(problem.hint)


def _count(element: Element) -> None:
    """State the numbers of tests in an element."""
    element.set("tests", str(len(list(element.iter("testcase")))))
    for name in ("failures", "errors", "skipped"):
        element.set(name, str(len(list(element.iter(name.removesuffix("s") if name != "skipped" else name)))))


def clean(text: str) -> str:
    """A text without the signs that XML cannot hold."""
    return UNWRITABLE.sub("\ufffd", text)
