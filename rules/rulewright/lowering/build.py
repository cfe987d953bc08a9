"""From the model and phrase files to sorts, fields, acts, laws and a phrase book."""

from __future__ import annotations

from rulewright.book.model import Law
from rulewright.files.files import Files
from rulewright.files.schema import FieldShape
from rulewright.language.types import BOOL
from rulewright.lowering.builder import Builder
from rulewright.lowering.declare import read_field, read_sorts
from rulewright.lowering.vocabulary import read_acts, read_phrases
from rulewright.phrasing.parse import Names, check_type, parse_expression
from rulewright.phrasing.phrases import PhraseBook

MOST_STEPS = 20_000  # as many as a book may have pages


def build_model(files: Files) -> Builder:
    """Read model.yaml and phrases.yaml; what is wrong is in ``files.problems``."""
    builder = Builder(files)
    document = files.documents["model.yaml"]
    _lose_unread(builder)
    sorts = read_sorts(builder, document)
    builder.names = Names(sorts)
    for group in ("fields", "inputs"):
        shapes: dict[str, FieldShape] = getattr(files.model, group)
        for name, shape in shapes.items():
            known = read_field(builder, name, shape, group == "inputs", document, (group, name))
            if known is not None:
                builder.names.fields[name] = known
            else:
                builder.lose(name)
    members: dict[str, list[tuple[str, str]]] = {}
    for sort in sorts.values():
        for member in sort.members:
            members.setdefault(member, []).append((sort.name, member))
    builder.phrases = PhraseBook(members=members, fields=builder.names.fields, acts=builder.acts)
    builder.steps = tuple(files.model.timeline)[:MOST_STEPS]
    if len(files.model.timeline) > MOST_STEPS:
        hint = "Leave out the steps that no clause speaks of."
        builder.problem(document.at(("timeline",)), f"a timeline of more than {MOST_STEPS} steps", hint)
    seen: set[str] = set()
    for i, step in enumerate(builder.steps):
        if step in seen:
            hint = "Give one of them another name."
            builder.problem(document.at(("timeline", i)), f"the step '{step}' stands twice in the timeline", hint)
        seen.add(step)
    read_phrases(builder, files.documents["phrases.yaml"])
    read_acts(builder, document)
    for name, law in files.model.laws.items():
        text = law if isinstance(law, str) else law.means
        place = document.at(("laws", name))
        expr = builder.attempt(place, lambda: check_type(parse_expression(text, builder.names, {}), BOOL, "a law"))
        if expr is not None:
            builder.laws.append(Law(name, expr, place))
    return builder


def _lose_unread(builder: Builder) -> None:
    """Count as lost what stands in the two files and cannot be read; all there may be where that is not known."""
    for name in ("model.yaml", "phrases.yaml"):
        for where, entry in builder.files.documents[name].unread:
            keys = ("act", "say", "also", "not") if isinstance(entry, dict) else ()
            names = [entry[key] for key in keys if key in entry] or [where[-1] if len(where) == 2 else ""]
            builder.lose(*(name if isinstance(name, str) else "" for name in names))
