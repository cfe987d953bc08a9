"""From the model and phrase files to sorts, fields, acts, laws and a phrase book."""

from __future__ import annotations

from rules.builder import Builder
from rules.declare import read_field, read_sorts
from rules.files import Files
from rules.model import Law
from rules.parse import Names, check_type, parse_expression
from rules.phrases import PhraseBook
from rules.schema import FieldShape
from rules.types import BOOL
from rules.vocabulary import read_acts, read_phrases

MOST_STEPS = 20_000  # as many as a book may have pages


def build_model(files: Files) -> Builder:
    """Read model.yaml and phrases.yaml; what is wrong is in ``files.problems``."""
    builder = Builder(files)
    document = files.documents["model.yaml"]
    sorts = read_sorts(builder, document)
    builder.names = Names(sorts)
    for group in ("fields", "inputs"):
        shapes: dict[str, FieldShape] = getattr(files.model, group)
        for name, shape in shapes.items():
            known = read_field(builder, name, shape, group == "inputs", document, (group, name))
            if known is not None:
                builder.names.fields[name] = known
    members: dict[str, list[tuple[str, str]]] = {}
    for sort in sorts.values():
        for member in sort.members:
            members.setdefault(member, []).append((sort.name, member))
    builder.phrases = PhraseBook(members=members, fields=builder.names.fields, acts=builder.acts)
    builder.steps = tuple(files.model.timeline)[:MOST_STEPS]
    if len(files.model.timeline) > MOST_STEPS:
        hint = "Leave out the steps that no clause speaks of."
        builder.problem(document.at(("timeline",)), f"a timeline of more than {MOST_STEPS} steps", hint)
    read_phrases(builder, files.documents["phrases.yaml"])
    read_acts(builder, document)
    for name, law in files.model.laws.items():
        text = law if isinstance(law, str) else law.means
        place = document.at(("laws", name))
        expr = builder.attempt(place, lambda: check_type(parse_expression(text, builder.names, {}), BOOL, "a law"))
        if expr is not None:
            builder.laws.append(Law(name, expr, place))
    return builder
