"""The shape of a book's files, as pydantic models: what may stand where, before any phrase is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema, model_validator

from rulewright.files.outfile import write_file

FOLDER = Path(__file__).parent / "schemas"
TEXT = {"type": ["string", "integer"]}
DATE = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
LINK = r"^[Hh][Tt][Tt][Pp][Ss]?://[^\s<>\"'`\\]+$"


def _flag(value: object) -> object:
    return {"yes": True, "no": False}.get(value, value) if isinstance(value, str) else value


def _text(value: object) -> object:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _texts(value: object) -> object:
    if isinstance(value, str | int) and not isinstance(value, bool):
        return [str(value)]
    return [_text(v) for v in value] if isinstance(value, list) else value


def _listed(value: object) -> object:
    return [value] if isinstance(value, str | dict) else value


Flag = Annotated[bool, BeforeValidator(_flag), WithJsonSchema({"enum": ["yes", "no", True, False]})]
Text = Annotated[str, BeforeValidator(_text), WithJsonSchema(TEXT)]
Texts = Annotated[
    list[Text], BeforeValidator(_texts), WithJsonSchema({"anyOf": [TEXT, {"type": "array", "items": TEXT}]})
]
Scalar = str | int | bool | None
Date = Annotated[str, BeforeValidator(_text), WithJsonSchema({"type": "string", "format": "date", "pattern": DATE})]
Link = Annotated[str, WithJsonSchema({"type": "string", "pattern": f"{LINK}|^$"})]
KindName = Literal[
    "rule", "definition", "table", "header", "example", "component", "flavour", "note", "pointer", "draft"
]


class Shape(BaseModel):
    """A mapping whose keys are all known."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True, strict=False)


class All(Shape):
    """Conditions that all hold."""

    all: Conditions


class Any_(Shape):
    """Conditions of which one holds."""

    any: Conditions


class Not(Shape):
    """A condition that does not hold."""

    not_: Conditions = Field(alias="not")


ConditionShape = Text | All | Any_ | Not
Conditions = Annotated[list[ConditionShape], BeforeValidator(_listed)]


class OneOf(Shape):
    """Acts of which one is to be done."""

    any: Texts


SHARED = ("at", "upon", "onset", "life", "for_", "let", "when")  # what stands beside parts is meant for each of them


class Voluntary(Shape):
    """An act that a player may not choose to do; that a clause does it, or obliges to it, is another matter."""

    voluntarily: Text


Duties = Annotated[list[Text | OneOf], BeforeValidator(_listed)]
Bans = Annotated[list[Text | Voluntary], BeforeValidator(_listed)]


class SortShape(Shape):
    """Members of a sort, how many anonymous ones, and what names that are codes stand for."""

    members: Texts
    names: dict[str, str] = {}
    spare: Annotated[int, Field(ge=0, le=20)] = 0


class FieldShape(Shape):
    """A field or an input."""

    of: Texts = []
    is_: Text = Field(default="bool", alias="is")
    start: Scalar = None
    starts: dict[str, Scalar] = {}
    closed: Flag = False
    set_up: Literal["any", ""] = Field(default="", alias="set up")
    within: Text = ""
    constant: Flag = False
    derived: Flag = False
    clamped: Flag = False
    symmetric: Flag = False
    chance: Flag = False
    by: str = ""
    default: Scalar = None


class ActShape(Shape):
    """An act: how it is said, what it needs, what it does."""

    act: str
    say: str
    also: Texts = []
    requires: Conditions = []
    then: Texts = []
    permissions: Literal["exhaustive", ""] = ""
    by: Text = ""


class MoveShape(Shape):
    """What the rest of the game may do between any two moments: when, and what it changes."""

    move: str
    for_: dict[str, str] = Field(default={}, alias="for")
    when: Conditions = []
    then: Texts


class ClockShape(Shape):
    """In which turns each period is: the field that counts them, and of each period the first and the last."""

    turn: Text
    periods: dict[str, tuple[int, int]]


class LawShape(Shape):
    """A law written as a mapping."""

    means: str


class ModelShape(Shape):
    """model.yaml"""

    sorts: dict[str, SortShape | Texts] = {}
    values: dict[str, Texts] = {}
    fields: dict[str, FieldShape] = {}
    inputs: dict[str, FieldShape] = {}
    acts: list[ActShape] = []
    outside: list[MoveShape] | None = None
    clock: ClockShape | None = None
    laws: dict[str, str | LawShape] = {}
    timeline: Texts = []


class PhraseShape(Shape):
    """A phrase that tests, sets or changes."""

    say: str
    also: Texts = []
    not_: Texts = Field(default=[], alias="not")
    means: str = ""
    changes: dict[str, Text] = {}
    for_example: str = Field(default="", alias="for example")
    true_when: Texts = Field(default=[], alias="true when")
    false_when: Texts = Field(default=[], alias="false when")


class TermShape(Shape):
    """A phrase that names a value."""

    say: str
    also: Texts = []
    is_: str = Field(alias="is")


class SetShape(Shape):
    """A narrowed sort."""

    say: str
    of: str
    where: str


class PhrasesShape(Shape):
    """phrases.yaml"""

    phrases: list[PhraseShape] = []
    terms: list[TermShape] = []
    sets: list[SetShape] = []


class ConventionShape(Shape):
    """How the book says it is read."""

    convention: str
    says: str


class CompletionShape(Shape):
    """What silence on some axes means."""

    convention: str
    when: dict[str, Scalar] = {}
    then: dict[str, Scalar]


class EventsShape(Shape):
    """How events are drawn."""

    sort: str
    rolled: str
    starts: str
    ends: str
    axes: dict[str, str] = {}
    completes: list[CompletionShape] = []
    draws_again: dict[str, Scalar] = Field(default={}, alias="draws again")
    draw_step: str = Field(default="", alias="draw step")
    end_step: str = Field(default="", alias="end step")
    in_effect: str = Field(default="{event} is in effect", alias="in effect")
    lasted: str = "{event} is in its turn {n} or later"


Order = Literal["given", ""] | list[Text]  # what stands earlier on a page goes first, or these pages do, too


class BookShape(Shape):
    """book.yaml"""

    book: str
    title: str
    document: str = ""
    about: str = ""
    block: Literal["steps", "together"] = "steps"
    order: Order = ""
    ordered_by: str = Field(default="", alias="ordered by")
    prohibition_prevails: Flag = Field(default=False, alias="prohibition prevails")
    prohibited_by: str = Field(default="", alias="prohibition prevails by")
    layers: Texts = []
    layered_by: str = Field(default="", alias="layered by")
    conventions: list[ConventionShape] = []
    periods: dict[str, tuple[int, int]] = {}
    external: Texts = []
    numbering: Flag = True
    events: EventsShape | None = None


class OtherwiseShape(Shape):
    """A disposition: its axes, and effects of the failure."""

    model_config = ConfigDict(extra="allow")
    then: Texts = []


class FirstShape(Shape):
    """The first candidate whose condition holds."""

    first: list[dict[str, Conditions]]
    else_: Text | None = Field(default=None, alias="else")


class ValueShape(Shape):
    """An expression under a short name."""

    value: Text


class ModifierShape(Shape):
    """What is added to a roll, when, and per what."""

    by: int
    per: Text = ""
    when: Conditions = []


class UntilShape(Shape):
    """The moment that ends what stands: it, how often it has to come, and what has to be so then."""

    at: Text | None = None
    upon: Text | None = None
    turns: int | None = None
    times: int = 1
    when: Conditions = []


class InsteadShape(Shape):
    """The act that something comes about instead of, and whether it does only where that could be done."""

    act: Text
    only_if_allowed: bool = Field(default=False, alias="only if allowed")


class PartShape(Shape):
    """What a clause or one of its parts says."""

    at: Text | None = None
    upon: Text | None = None
    instead_of: Text | InsteadShape | None = Field(default=None, alias="instead of")
    onset: Text | None = None
    while_: Conditions | None = Field(default=None, alias="while")
    life: Conditions | None = None
    for_: dict[str, str] = Field(default={}, alias="for")
    let: dict[str, Text | FirstShape | ValueShape] = {}
    when: Conditions = []
    then: Texts = []
    holds: Texts = []
    defines: Texts = []
    keeps: Texts = []
    forbids: Bans = []
    permits: Texts = []
    obliges: Duties = []
    until: Text | UntilShape | None = None
    remember: Texts = []
    requires: Conditions = []
    otherwise: OtherwiseShape | None = None
    confirms: Conditions = []


class LastsShape(Shape):
    """How long an event lasts."""

    turns: int | None = None
    until: Conditions = []
    at: Text = ""


class ReadingShape(PartShape):
    """What one reading of a clause replaces."""

    parts: list[PartShape] = []
    roll: Text = ""
    row: Text = ""
    case: Literal["else"] | Conditions | None = None  # one without conditions, an empty list, always applies
    modify: list[ModifierShape] = []
    lasts: Literal["immediate", "permanent"] | LastsShape | None = None

    @model_validator(mode="after")
    def _nothing_beside_parts(self) -> ReadingShape:
        """What is said beside parts would be lost, but for what they share."""
        own = self.model_fields_set - {"confirms", *SHARED}
        beside = [f.alias or n for n, f in PartShape.model_fields.items() if n in own]
        if self.parts and beside:
            raise ValueError(f"'{beside[0]}' stands beside 'parts'; write it in each part that it is meant for")
        return self


class SourceShape(Shape):
    """Where a clause stands in its document."""

    lines: tuple[int, int] = (0, 0)
    chars: tuple[int, int] | None = None
    hash: Text = ""
    document: str = ""
    page: Annotated[int, Field(ge=0)] = 0
    box: tuple[int, int, int, int] | None = None


class ClauseShape(ReadingShape):
    """One clause."""

    clause: Text
    says: str
    kind: KindName = "rule"
    source: SourceShape = SourceShape()
    refs: Texts = []
    of: Text = ""
    rest: Flag = False
    cases: Flag = False
    hit: Literal["unique", "any", "first", "collect"] = "unique"
    among: Conditions = []
    overrides: Texts = []
    default: Flag = False
    layer: Text = ""
    restates: Text = ""
    date: tuple[int, int] | None = None
    period: Text = ""
    repeatable: Flag = False
    readings: dict[str, ReadingShape] = {}
    reading: str = ""
    counts: dict[str, Text] = {}
    takes: dict[str, Text] = {}
    partial: str = ""
    assumes: Texts = []
    note: str = ""


class SectionShape(Shape):
    """A run of clauses under one heading, with what they share."""

    section: Text
    title: str = ""
    block: Literal["steps", "together", ""] = ""
    follows: Texts = []
    layer: Text = ""
    life: Conditions = []
    at: Text | None = None
    upon: Text | None = None
    onset: Text | None = None
    while_: Conditions | None = Field(default=None, alias="while")
    clauses: list[ClauseShape] = []


class PageShape(Shape):
    """A file of clauses."""

    page: Text
    title: str
    document: str = ""
    event: Text = ""
    layer: Text = ""
    sections: list[SectionShape] = []


class AddedShape(ClauseShape):
    """A clause that an erratum adds, behind one that is there."""

    after: Text


class ErratumShape(Shape):
    """A file of errata: clauses restated or added by those who published them, each whole and under its id."""

    erratum: Text
    date: Date
    says: str
    source: str
    link: Link = ""
    amends: list[ClauseShape] = []
    adds: list[AddedShape] = []
    deletes: Texts = []


class RulingShape(Shape):
    """A person's decision on a conflict."""

    prevails: Text
    over: Text
    because: str


class MeaningShape(Shape):
    """A person's decision on what a clause means where it reads in two ways or is silent."""

    clause: Text
    is_: Text = Field(alias="is")
    because: str


class RulingsShape(Shape):
    """rulings.yaml"""

    rulings: list[RulingShape] = []
    meanings: list[MeaningShape] = []


class ReportShape(Shape):
    """What somebody has seen to be wrong with the text."""

    report: Text
    clauses: Texts
    says: str
    seen: str
    state: Conditions = []
    told_by: Texts = Field(default=[], alias="told by")
    struck: str = ""


class ReportsShape(Shape):
    """reports.yaml"""

    reports: list[ReportShape] = []


class KnownShape(Shape):
    """A finding that is known and stays open."""

    fingerprint: Text
    code: str
    clauses: Texts
    reason: str


class SurvivorShape(Shape):
    """A mutant that no scenario notices, and why that stays so."""

    clause: str
    mutant: str
    reason: str


class ReviewShape(Shape):
    """Something that a person has looked at since what it refers to has changed."""

    id: Text
    digest: Text


class ReviewedShape(Shape):
    """reviewed.yaml"""

    reviewed: list[ReviewShape] = []


class BaselineShape(Shape):
    """baseline.yaml"""

    survivors: list[SurvivorShape] = []
    known: list[KnownShape] = []


for _model in list(globals().values()):
    if isinstance(_model, type) and issubclass(_model, Shape):
        _model.model_rebuild()


def json_schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schema of each kind of file, for editors."""
    shapes: dict[str, type[Shape]] = {
        "book": BookShape,
        "model": ModelShape,
        "phrases": PhrasesShape,
        "page": PageShape,
        "erratum": ErratumShape,
        "rulings": RulingsShape,
        "reports": ReportsShape,
        "baseline": BaselineShape,
        "reviewed": ReviewedShape,
    }
    schemas = {}
    for name, shape in shapes.items():
        schema = shape.model_json_schema(by_alias=True)
        schemas[name] = {"$schema": "https://json-schema.org/draft/2020-12/schema", **_allow_one(schema)}
    return schemas


def _allow_one(schema: Any) -> Any:
    """A condition may stand alone, without a list around it."""
    if isinstance(schema, list):
        return [_allow_one(v) for v in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {k: _allow_one(v) for k, v in schema.items()}
    if inner.get("type") == "array" and {"$ref": "#/$defs/All"} in inner.get("items", {}).get("anyOf", ()):
        around = {k: v for k, v in inner.items() if k not in ("type", "items")}
        return {**around, "anyOf": [{"type": "array", "items": inner["items"]}, *inner["items"]["anyOf"]]}
    return inner


def schema_texts() -> dict[str, str]:
    """The schema files by name, as they are checked in."""
    return {f"{name}.json": json.dumps(schema, indent=1) + "\n" for name, schema in json_schemas().items()}


def main() -> None:
    """Write the schema files."""
    for name, text in schema_texts().items():
        write_file(FOLDER / name, text)


if __name__ == "__main__":
    main()
