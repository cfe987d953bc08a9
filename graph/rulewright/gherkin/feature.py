"""Feature files as data: scenarios with their steps, outlines expanded, each with its place in the file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.files.places import of_an_editor
from rulewright.files.textfile import hidden, place_of, read_text
from rulewright.language.errors import BookError, Position, Problem

if TYPE_CHECKING:
    from gherkin.dialect import Dialect
    from gherkin.errors import ParserError

CONTEXT = "(context)"
MOST_SCENARIOS = 5_000  # of one file
MOST_STEPS = 20_000
MOST_TAGS = 1_000  # of one scenario
LONGEST_LINE = 4_000  # letters of a step, a title, or a cell of a table
MOST_LETTERS = 20_000_000  # of all steps, once outlines are filled
STAND = "Begin a step with Given, When, Then, And or But, and a heading with its word and a colon."
END = "unexpected end of file"
STEPS = (  # what to do where the parser says something
    (END, 'Close the text that """ opens, and write the scenario that a tag is for.'),
    ("inconsistent cell count", "Give each row of the table the same number of cells."),
    ("whitespace", "Write a tag in one word; several tags stand side by side, each with its @."),
    ("Language", "Leave out the line '# language'."),
)
_KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}
_PLACEHOLDER = re.compile(r"<([^<>]+)>")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a scenario; ``context`` marks a fact that is there only to be read."""

    keyword: str  # given, when or then
    text: str
    line: int
    context: bool = False


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario, complete with the steps of its backgrounds."""

    clause: str  # the first tag: its own, else its rule's, else its feature's
    tags: tuple[str, ...]
    title: str
    path: str
    line: int
    rule: str
    steps: tuple[Step, ...]

    def is_titled(self, text: str) -> bool:
        """Whether the title holds a text, in capitals or not."""
        return text.casefold() in self.title.casefold()


class TooMuch(Exception):
    """A file asks for more scenarios, or for more or longer steps in them, than are ever played."""


@dataclass
class Reader:
    """What is known while one file is read."""

    path: str
    dialect: Dialect | None = None  # the words of the language that the file names
    problems: list[Problem] = field(default_factory=list)
    titles: dict[str, int] = field(default_factory=dict)
    scenarios: int = 0
    steps: int = 0
    letters: int = 0

    def count(self, steps: int, line: int) -> None:
        """Count a scenario and its steps; raises TooMuch."""
        self.scenarios, self.steps = self.scenarios + 1, self.steps + steps
        if self.scenarios > MOST_SCENARIOS or self.steps > MOST_STEPS:
            what = f"more than {MOST_SCENARIOS} scenarios, or {MOST_STEPS} steps in them, once its outlines are filled"
            self.problem(line, what, "Split the file, or drop examples.")
            raise TooMuch

    def count_letters(self, step: str, line: int) -> None:
        """Count the letters of a step; raises TooMuch."""
        self.letters += len(step)
        if self.letters > MOST_LETTERS:
            what = f"more than {MOST_LETTERS} letters in its steps, once its outlines are filled"
            self.problem(line, what, "Split the file, or drop examples.")
            raise TooMuch

    def written(self, node: dict[str, Any], key: str) -> str:
        """A text of the file; raises TooMuch where it is too long a line."""
        text: str = node[key]
        if len(text) > LONGEST_LINE:
            line = node["location"]["line"]
            self.problem(line, f"a line of more than {LONGEST_LINE} letters", "Say it in fewer words.")
            raise TooMuch
        return text

    def problem(self, line: int, message: str, hint: str = "", column: int = 1) -> None:
        """Note something wrong with the file."""
        self.problems.append(Problem(Position(self.path, line, column), message, hint))


def read_feature(path: Path) -> list[Scenario]:
    """The scenarios of a file, outlines expanded, in order.

    Raises:
        BookError: with every problem of the file.
    """
    reader = Reader(str(path))
    document = _parse(path, reader)
    scenarios: list[Scenario] = []
    with suppress(TooMuch):  # it is noted as a problem
        scenarios.extend(_scenarios(document.get("feature") or {}, reader))
    if not scenarios and not reader.problems:
        reader.problem(0, "the file holds no scenario", "Write one, or remove the file.")
    if reader.problems:
        raise BookError(reader.problems)
    return scenarios


def feature_files(path: Path) -> list[Path]:
    """The feature files at a path, which is one or a folder of them, in order."""
    if path.is_file():
        return [path]
    return sorted(p for p in path.rglob("*.feature") if not any(map(of_an_editor, p.relative_to(path).parts)))


def _parse(path: Path, reader: Reader) -> dict[str, Any]:
    from gherkin.dialect import Dialect
    from gherkin.errors import CompositeParserException, ParserError
    from gherkin.parser import Parser

    try:
        text = read_text(path)
        found = hidden(text)
        if found is not None:
            line = text.count("\n", 0, found[1]) + 1
            reader.problem(line, f"the text holds {found[0]}, which cannot be seen", "Remove it.")
            return {}
        document: dict[str, Any] = dict(Parser().parse(text))
        reader.dialect = Dialect.for_name(dict(document.get("feature") or {}).get("language", "en"))
        return document
    except CompositeParserException as error:
        for part in error.errors:
            _problem(part, reader)
    except ParserError as error:
        _problem(error, reader)
    except UnicodeDecodeError as error:
        message = f"the file cannot be read: it is not UTF-8 (byte {error.start})"
        line, column = place_of(error)
        reader.problem(line, message, "Save it as UTF-8.", column)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else "") or str(error)
        reader.problem(0, f"the file cannot be read: {reason}", "Put a text file there that can be read.")
    return {}


def _problem(error: ParserError, reader: Reader) -> None:
    """What the parser finds, in the words of a feature file; that there is no feature is said once."""
    location: dict[str, int] = getattr(error, "location", None) or {}
    text = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    expected = re.match(r"expected: (.+?), got '(.*)'\Z", text, re.DOTALL)
    message, hint = f"{text[:1].lower()}{text[1:]}", next((hint for said, hint in STEPS if said in text), "")
    if "#FeatureLine" in text:
        if reader.problems:
            return
        message, hint = "the file does not begin with a feature", "Write 'Feature: TITLE' as its first line."
    elif expected:
        message, hint = f"'{expected[2]}' cannot stand here", STAND
    elif text.startswith(END):
        message = END
    reader.problem(location.get("line", 0), message, hint, location.get("column", 1))


def _scenarios(feature: dict[str, Any], reader: Reader) -> Iterator[Scenario]:
    tags = _tags(feature)
    _check_prose(feature, reader)
    opening: list[dict[str, Any]] = []
    for child in feature.get("children", ()):
        if "background" in child:
            opening = [*opening, *_block(child["background"], reader)]
        elif "scenario" in child:
            yield from _expand(child["scenario"], opening, "", (), tags, reader)
        else:
            yield from _rule(child["rule"], opening, tags, reader)


def _check_prose(node: dict[str, Any], reader: Reader) -> None:
    """A heading without its colon would pass for prose and drop what stands below it."""
    said: str = node.get("description") or ""
    if not said or reader.dialect is None:
        return
    known = reader.dialect
    words = [*known.rule_keywords, *known.background_keywords, known.examples_keywords[0], known.scenario_keywords[-1]]
    heading = "|".join(map(re.escape, words))
    for found in re.finditer(rf"^[ \t]*({heading})\b.*", said, re.MULTILINE):
        reader.problem(node["location"]["line"], f"'{found[0].strip()}' below is read as prose", "Add a colon.")


def _block(node: dict[str, Any], reader: Reader) -> list[dict[str, Any]]:
    """The steps of a background or a scenario, the first of which says what kind it is."""
    steps: list[dict[str, Any]] = node["steps"]
    if steps and steps[0]["keywordType"] not in _KEYWORDS:
        line, word = steps[0]["location"]["line"], steps[0]["keyword"].strip()
        message = f"the first step begins with '{word}', as if it went on with another"
        reader.problem(line, message, "Begin it with Given, When or Then.")
    return steps


def _rule(
    rule: dict[str, Any], opening: list[dict[str, Any]], tags: tuple[str, ...], reader: Reader
) -> Iterator[Scenario]:
    steps = list(opening)
    _check_prose(rule, reader)
    for child in rule["children"]:
        if "background" in child:
            steps.extend(_block(child["background"], reader))
        else:
            yield from _expand(child["scenario"], steps, rule["name"], _tags(rule), tags, reader)


def _expand(
    scenario: dict[str, Any],
    opening: list[dict[str, Any]],
    rule: str,
    rule_tags: tuple[str, ...],
    feature_tags: tuple[str, ...],
    reader: Reader,
) -> Iterator[Scenario]:
    title, line = reader.written(scenario, "name"), scenario["location"]["line"]
    if title in reader.titles:
        reader.problem(line, f"'{title}' is the title of a scenario in line {reader.titles[title]} too", "Reword one.")
    reader.titles.setdefault(title, line)
    _check_prose(scenario, reader)
    written = [*opening, *_block(scenario, reader)]
    if not written:
        reader.problem(line, f"'{title}' has no steps", "Write Given, When and Then below it.")
    for shown, at, values, own in _rows(scenario, reader):
        reader.count(len(written), at)
        tags = tuple(dict.fromkeys((*_tags(scenario), *own, *rule_tags, *feature_tags)))
        if len(tags) > MOST_TAGS:
            reader.problem(at, f"more than {MOST_TAGS} tags", "Tag it with the clauses that it is about.")
            raise TooMuch
        steps = tuple(_steps(written, values, reader))
        yield Scenario(tags[0] if tags else "", tags, shown, reader.path, at, rule, steps)


def _rows(scenario: dict[str, Any], reader: Reader) -> Iterator[tuple[str, int, dict[str, str], tuple[str, ...]]]:
    """Each choice of values for the placeholders: the title with it, its line, the values, its tags."""
    title, line = scenario["name"], scenario["location"]["line"]
    if not scenario["examples"]:
        if reader.dialect is not None and scenario["keyword"] not in reader.dialect.scenario_keywords:
            reader.problem(line, f"the outline '{title}' has no examples", "Add an Examples table.")
        yield title, line, {}, ()
    for table in scenario["examples"]:
        names = [reader.written(cell, "value") for cell in (table.get("tableHeader") or {}).get("cells", ())]
        at = table["location"]["line"]
        if not table["tableBody"]:
            reader.problem(at, f"the examples of '{title}' have no rows", "Add a row below the names, or remove them.")
        for name in sorted(n for n, number in Counter(names).items() if number > 1):
            reader.problem(at, f"two columns of examples are called '{name}'", "Give one of them another name.")
        for row in table["tableBody"]:
            values = dict(zip(names, (reader.written(cell, "value") for cell in row["cells"]), strict=True))
            filled = _fill(title, values)
            shown = filled if filled != title else f"{title} ({', '.join(values.values())})"
            yield shown, row["location"]["line"], values, _tags(table)


def _steps(written: list[dict[str, Any]], values: dict[str, str], reader: Reader) -> Iterator[Step]:
    keyword = "given"
    for step in written:
        line = step["location"]["line"]
        keyword = _KEYWORDS.get(step["keywordType"], keyword)
        text = _fill(reader.written(step, "text"), values).strip()
        reader.count_letters(text, line)
        if "docString" in step or "dataTable" in step:
            reader.problem(line, "a step has no text or table below it", "Say it in the line of the step.")
        if values and _PLACEHOLDER.search(text):
            hint = "Add the column to the examples, or write a value."
            reader.problem(line, f"'{text}' has a placeholder without a column", hint)
        context = text.endswith(CONTEXT)
        yield Step(keyword, text.removesuffix(CONTEXT).strip(), line, context)


def _fill(text: str, values: dict[str, str]) -> str:
    """The text with values, in which nothing is filled once more."""
    return _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)


def _tags(tagged: dict[str, Any]) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in tagged.get("tags", ()))
