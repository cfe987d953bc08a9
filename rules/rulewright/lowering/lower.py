"""From written clauses to parts: the one kernel that the player, the verifier and the site read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from rulewright.book.model import (
    CLAUSES,
    OUTSIDE,
    Amount,
    Anchor,
    AnchorKind,
    Block,
    Claim,
    Clause,
    FieldKind,
    Header,
    Keep,
    Kind,
    Norm,
    NormKind,
    Outcome,
    Page,
    Part,
    Section,
    SetCell,
    Source,
)
from rulewright.files.schema import (
    SHARED,
    ClauseShape,
    LastsShape,
    OneOf,
    PageShape,
    PartShape,
    ReadingShape,
    Voluntary,
)
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position
from rulewright.language.expr import Expr, Literal, Read, conj, disj, equal, exists, negate, sampled
from rulewright.language.lazy import postponed
from rulewright.language.types import IntType
from rulewright.lowering.dispositions import Dispositions
from rulewright.lowering.durations import Duration, bounds, duration, until_said
from rulewright.lowering.errata import Corrections, corrected
from rulewright.lowering.joined import all_in_words
from rulewright.lowering.settings import ANCHORS, ELSE
from rulewright.lowering.source import Setting, Written, replace_conditions
from rulewright.phrasing.parse import nearest, one_of
from rulewright.phrasing.phrases import PhraseError

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

ALONE = (  # keys that do not go with 'restates'
    "of",
    "roll",
    "row",
    "case",
    "modify",
    "cases",
    "lasts",
    "overrides",
    "default",
    "readings",
    "remember",
    "requires",
)
STANDING = ("holds", "defines", "keeps", "permits", "forbids", "obliges")  # keys of what has no moment


def after(section: Section, others: list[str]) -> Section:
    """A section that follows some others by the order of the book, those that it says it follows left out."""
    new = tuple(s for s in others if s not in section.follows)
    return replace(section, follows=(*section.follows, *new), by_convention=(*section.by_convention, *new))


@dataclass
class Lowering(Dispositions):
    """All pages of a book being lowered."""

    def run(self, pages: list[tuple[PageShape, Document]], errata: Corrections = ()) -> None:
        """Lower every clause of the pages as errata left it."""
        for page, document in pages:
            self.gather(page, document)
        self.check_order(pages)
        self.errata = corrected(self, errata)
        for written in self.written.values():
            self.check_id(written)
            parent = written.shape.of
            if parent and parent not in self.written:
                self.no_clause(written.document.at((*written.where, "of")), parent)
            elif parent:
                if self.circular(written):
                    place = written.document.at((*written.where, "of"))
                    self.problem(place, f"'{written.id}' is below itself", "Name the clause that it belongs to.")
                    written.shape = written.shape.model_copy(update={"of": ""})
                else:
                    self.written[parent].children.append(written)
        in_turn = sorted(self.written.values(), key=lambda written: bool(written.shape.restates))
        self.announce([written for written in in_turn if until_said(written.shape)])
        for written in in_turn:  # what a clause restates is known when it is read
            self.clauses[written.id] = self.clause(written)
        self.clauses.update({identifier: self.clauses.pop(identifier) for identifier in self.written})
        for written in self.written.values():
            if written.children:
                self.choose_rows(written)
                self.set_apart(written)
        for written in self.written.values():
            if written.shape.restates:
                self.check_restated(written)
            for i, other in enumerate(written.shape.overrides):
                place = written.document.at((*written.where, "overrides", i))
                self.check_party(other, place)
                self.check_layers(written.id, other, place)

    def announce(self, lasting: list[Written]) -> None:
        """Let it be said everywhere that what some clauses lay down until a moment lasts, wherever these stand."""
        problems, phrases = self.builder.files.problems, self.builder.phrases
        known, said, counted = len(problems), len(phrases.phrases), dict(phrases.uses)
        for written in lasting:
            self.clause(written)
        del problems[known:]  # each is told when the clause is read
        added = {phrase.say: phrases.uses[phrase.say] for phrase in phrases.phrases[said:]}
        phrases.uses.clear()
        phrases.uses.update({**counted, **added})

    def put_in_order(self, every: dict[str, Section]) -> None:
        """Each page of the order follows those before it: its first section the last one of the page before."""
        if not isinstance(self.order, list):
            return
        known = {s.page for s in every.values()} | self.pages.keys()
        document = self.builder.files.documents.get("book.yaml")
        for i, page in enumerate(self.order):
            if page not in known and document is not None:
                self.problem(document.at(("order", i)), f"there is no page '{page}'", one_of(page, list(known)))
            elif page in self.order[:i] and document is not None:
                self.problem(document.at(("order", i)), f"the page '{page}' stands twice", "Name each page once.")
        by_page = {p: [s.id for s in every.values() if s.page == p] for p in self.order}
        filled = [p for p in dict.fromkeys(self.order) if by_page[p]]
        for before, page in pairwise(filled):
            first = every[by_page[page][0]]
            if first.id in self.sections:
                self.sections[first.id] = every[first.id] = after(first, by_page[before][-1:])

    def check_order(self, pages: list[tuple[PageShape, Document]]) -> None:
        """The sections that others follow are there, and none follows itself."""
        every = {**self.elsewhere, **self.sections}
        self.put_in_order(every)
        for page, document in pages:
            for i, section in enumerate(page.sections):
                for j, other in enumerate(section.follows):
                    if other not in every:
                        place = document.at(("sections", i, "follows", j))
                        self.problem(place, f"there is no section '{other}'", one_of(other, list(every)))
        order: nx.DiGraph[str] = nx.DiGraph((other, s.id) for s in every.values() for other in s.follows)
        circles = {s for group in nx.strongly_connected_components(order) if len(group) > 1 for s in group}
        circles.update(nx.nodes_with_selfloops(order))
        for page, document in pages:
            for i, section in enumerate(page.sections):
                if section.section in circles:
                    self.problem(
                        document.at(("sections", i)),
                        f"the section '{section.section}' follows itself",
                        "Take one of the sections of the circle out of 'follows'.",
                    )
                    self.sections[section.section] = replace(self.sections[section.section], follows=())

    def check_restated(self, written: Written) -> None:
        """What a clause restates is another one that lays something down, and it says so in so many words."""
        shape, other = written.shape, written.shape.restates
        place = written.document.at((*written.where, "restates"))
        beside = [key for key in ALONE if getattr(shape, key) not in ("", False, None, [], {})]
        if other not in self.clauses:
            self.no_clause(place, other)
        elif other == written.id or not self.clauses[other].parts:
            self.problem(place, f"'{other}' lays nothing down that can be restated", "Name the clause that does.")
        elif beside:
            message = f"'{beside[0]}' stands beside 'restates'"
            self.problem(place, message, "What only restates has a moment, conditions and effects, no more.")
        elif not self.clauses[written.id].restated:
            self.problem(place, f"'{written.id}' does not say what it restates", "Write it as if it laid it down.")
        for child in written.children:
            message = f"'{written.id}', which only restates '{other}', has nothing below it"
            self.problem(child.document.at((*child.where, "of")), message, f"Write 'of: {other}'.")

    def check_party(self, clause: str, place: Position) -> None:
        """What prevails over another clause, or yields to it, is a clause that takes part in the game."""
        if clause not in self.clauses:
            self.no_clause(place, clause)
        elif self.clauses[clause].restates:
            message = f"'{clause}' only says again what '{self.clauses[clause].restates}' does"
            self.problem(place, message, f"Name '{self.clauses[clause].restates}'.")

    def level(self, written: Written) -> int:
        """How low a clause ranks: by its layer first, then below those of its layer that are no defaults."""
        layer = self.layer(written)
        found = self.layers.index(layer) if layer in self.layers else 0
        return 2 * found + written.shape.default

    def layer(self, written: Written) -> str:
        """The layer of a clause, which it says itself or which its section or page says."""
        said = ((written.shape, written.where), (written.section, written.where[:2]), (written.page, ()))
        shape, where = next(((s, w) for s, w in said if s.layer), (written.page, ()))
        place = written.document.at((*where, "layer") if shape.layer else ("page",))
        if shape.layer and shape.layer not in self.layers:
            hint = one_of(shape.layer, list(self.layers)) if self.layers else "List them under 'layers' in book.yaml."
            self.problem_once(place, f"there is no layer '{shape.layer}'", hint)
        elif self.layers and not shape.layer:
            message = f"the page '{written.page.page}' is of none of the layers"
            self.problem_once(place, message, f"Write 'layer', one of {', '.join(self.layers)}.")
        return shape.layer

    def check_layers(self, one: str, other: str, place: Position) -> None:
        """No clause prevails by a word over one of a layer that prevails over its own."""
        if one not in self.clauses or other not in self.clauses:
            return
        below, above = self.clauses[one].layer, self.clauses[other].layer
        if below > above:
            mine, theirs = self.layers[below], self.layers[above]
            message = f"'{one}' cannot prevail over '{other}': the layer '{theirs}' prevails over '{mine}'"
            self.problem(place, message, f"Give '{one}' a 'layer' of its own.")

    def check_id(self, written: Written) -> None:
        """A scenario can be tagged with the id."""
        if not written.id or re.search(r"[\s@]", written.id):
            message = f"'{written.id}' cannot be the tag of a scenario, as the id of a clause is"
            self.problem(written.position, message, "Write it in one word without @.")

    def circular(self, written: Written) -> bool:
        seen = {written.id}
        above = self.written.get(written.shape.of)
        while above is not None and above.id not in seen:
            seen.add(above.id)
            above = self.written.get(above.shape.of)
        return above is not None

    def gather(self, page: PageShape, document: Document) -> None:
        if page.page in self.pages:
            self.problem(document.at(("page",)), f"the page '{page.page}' stands twice", "Give one of them another id.")
        if page.event and (self.protocol is None or page.event not in self.events()):
            hint = nearest(page.event, list(self.events())) or "Declare it in the sort that book.yaml names for events."
            self.problem(document.at(("event",)), f"'{page.event}' is no event of this book", hint)
        names = list[str]()
        for i, section in enumerate(page.sections):
            where: Where = ("sections", i)
            if section.section in self.sections:
                message = f"the section '{section.section}' stands twice"
                self.problem(document.at(where), message, "Give one of them another id.")
            ids = []
            for j, shape in enumerate(section.clauses):
                written = Written(shape, section, page, document, (*where, "clauses", j))
                if shape.clause in self.written:
                    first = self.written[shape.clause].position
                    message = f"the clause '{shape.clause}' stands twice"
                    self.problem(written.position, message, f"It also stands at {first}.")
                    continue
                self.written[shape.clause] = written
                ids.append(shape.clause)
            block = Block(section.block) if section.block else self.default_block
            title = section.title or section.section
            own = Section(section.section, title, page.page, block, tuple(ids), page.event, tuple(section.follows))
            given = names[-1:] if self.order == "given" or page.page in self.order else []
            self.sections[section.section] = after(own, given)
            names.append(section.section)
        self.pages[page.page] = Page(page.page, page.title, document.path, tuple(names), page.event)

    def clause(self, written: Written) -> Clause:
        shape = written.shape
        adopted, others = self.readings(written)
        level = self.level(written)
        parts = ranked(shape, level, self.parts(written, adopted, shape.reading))
        confirms = tuple(self.confirmed.pop(written.id, ()))
        parts, restated = ((), parts) if shape.restates else (parts, ())
        alternatives = tuple(
            part
            for name, reading in others
            for part in (
                *ranked(shape, level, self.parts(written, reading, name)),
                *self.rows_under(written, adopted, reading, name),
            )
        )
        self.confirmed.pop(written.id, None)
        stated = shape.source
        source = Source(stated.document or written.page.document, stated.lines, stated.hash, stated.chars, stated.page)
        heading = Header(shape.date, shape.period, _words(adopted.lasts), shape.repeatable)
        header = heading if shape.kind == "header" else None
        return Clause(
            shape.clause,
            Kind(shape.kind),
            " ".join(shape.says.split()),
            written.page.page,
            written.section.section,
            written.position,
            source,
            tuple(shape.refs),
            shape.of,
            parts,
            self.table(written, adopted),
            header,
            shape.reading,
            alternatives,
            confirms,
            shape.restates,
            restated,
            level // 2,
            self.amounts(written, "counts"),
            self.amounts(written, "takes"),
            " ".join(shape.partial.split()),
            " ".join(shape.note.split()),
            tuple(dict.fromkeys(self.selections.get(written.id, ()))),
            tuple(dict.fromkeys(" ".join(said.split()) for said in shape.assumes)),
        )

    def amounts(self, written: Written, key: str) -> dict[str, Amount]:
        """How many of each component a clause states under a key."""
        found = {}
        for name, text in getattr(written.shape, key).items():
            place = written.document.at((*written.where, key, name))
            told = self.builder.attempt(place, lambda: self.builder.phrases.term(text, {}, IntType(0, 0)))
            if told is not None:
                found[name] = Amount(text, told)
        return found

    def rows_under(self, written: Written, adopted: ReadingShape, other: ReadingShape, name: str) -> tuple[Part, ...]:
        """The parts of the rows of a table that this clause modifies, under another reading of it."""
        table = self.written.get(written.shape.of)
        if table is None or not table.shape.roll or adopted.modify == other.modify:
            return ()
        self.taken[written.id] = name
        rows = [row for row in table.children if row is not written and self.readings(row)[0].row]
        told = [(row, self.parts(row, self.readings(row)[0], row.shape.reading)) for row in rows]
        del self.taken[written.id]
        return tuple(
            replace(part, reading=name) for row, parts in told for part in ranked(row.shape, self.level(row), parts)
        )

    def parts(self, written: Written, shape: ReadingShape, reading: str) -> tuple[Part, ...]:
        base = above = self.base(written)
        bodies: list[tuple[PartShape, Where, str]]
        prefix: Where = ("readings", reading) if reading and reading != written.shape.reading else ()
        if shape.parts:
            listed = enumerate(shape.parts)
            bodies = [(p, (*written.where, *prefix, "parts", i), f"{written.id}#{_letter(i)}") for i, p in listed]
            if not shape.model_fields_set.isdisjoint(SHARED):
                base, above = self.setting(written, shape, (*written.where, *prefix), base), base
            self.confirm(written, shape, (*written.where, *prefix), base)
        else:
            bodies = [(shape, (*written.where, *prefix), written.id)]
        found = [p for body, where, name in bodies for p in self.part(written, body, where, name, base, above, shape)]
        if shape.lasts is not None:
            read = written.shape.readings.get(reading)
            stands: Where = ("readings", reading) if read is not None and read.lasts is not None else ()
            name = f"{written.id}#end" if found else written.id
            found.extend(self.ending(written, shape.lasts, (*written.where, *stands, "lasts"), name))
        return tuple(replace(p, reading=reading) for p in found)

    def part(
        self,
        written: Written,
        shape: PartShape,
        where: Where,
        name: str,
        base: Setting,
        above: Setting,
        whole: ReadingShape,
    ) -> list[Part]:
        """What one body of a clause comes to; ``base`` is what is ``above`` the clause with what its parts share."""
        lent = above.conditions
        base, group = self.inherited(written, shape, whole, base, above)
        inherited = tuple(c for c in base.conditions if c in lent)
        setting = self.setting(written, shape, where, base)
        builder, document, scope = self.builder, written.document, setting.scope
        self.confirm(written, shape, where, setting)
        conditions = list(setting.conditions)
        found: list[Part] = []
        if shape.requires:
            found.extend(self.precondition(written, shape, where, name, replace_conditions(setting, conditions)))
        elif shape.otherwise is not None:
            self.problem(document.at(where), "'otherwise' stands without 'requires'", "Write 'requires' above it.")
        outcomes, needs, standing = self.outcomes(written, shape, where, setting)
        conditions += builder.somebody(needs, scope)
        anchor = setting.anchor
        place = document.at(where)
        lasting = self.lasting(written, shape, where, name, setting, outcomes if standing else [])
        if standing and lasting is None:
            if shape.until is None:
                self.check_stands(shape, setting, place)
            anchor = Anchor(AnchorKind.STANDING)
        remembered, more = builder.effects(shape.remember, scope, document, (*where, "remember"))
        idle = not outcomes and not remembered
        if idle and (anchor is None or not group or shape is not whole):
            return found
        if anchor is None or (anchor.kind is AnchorKind.STANDING and not standing):
            hint = "Give it 'at', 'upon' or 'onset', or its section."
            self.problem(place, f"{name} has effects but no moment", hint)
            return found
        section, event = written.section.section, written.page.event
        if remembered:
            kept = (*conditions, *builder.somebody(more, scope))
            found.append(
                Part(f"{name}+", written.id, anchor, setting.variables, kept, tuple(remembered), setting.life,
                     section=section, event=event, remember=True, position=place, inherited=inherited)
            )  # fmt: skip
        if lasting is not None:
            begun = Part(name, written.id, anchor, setting.variables, tuple(conditions), (), setting.life,
                         group, section, event, position=place, inherited=inherited)  # fmt: skip
            if anchor == lasting.ends and not begun.conditions and not begun.life:
                self.problem(place, f"{name} ends whenever it begins", "Name another moment with 'until'.")
            found.extend(bounds(lasting, begun))
            anchor, conditions, group, inherited = Anchor(AnchorKind.STANDING), [lasting.lasts, *lasting.among], "", ()
            setting = replace(setting, variables=lasting.args)
        if outcomes and all(isinstance(o, Norm) for o in outcomes):
            conditions = [replace(c, expr=sampled(c.expr)) for c in conditions]
        if outcomes or idle:  # a row that does nothing covers its results
            found.append(
                Part(name, written.id, anchor, setting.variables, tuple(conditions), tuple(outcomes), setting.life,
                     group, section, event, position=place, inherited=inherited)
            )  # fmt: skip
        defined = [o for o in outcomes if isinstance(o, Claim) and o.text in shape.defines]
        if defined:
            found.append(self.only(found[-1], defined))
        return found

    def confirm(self, written: Written, shape: PartShape, where: Where, setting: Setting) -> None:
        """Note what a body says to be so wherever it applies."""
        said = self.builder.conditions(list(shape.confirms), setting.scope, written.document, (*where, "confirms"))
        if said:
            kept = tuple(Keep(c.expr, True, c.text) for c in said)
            anchor = setting.anchor
            if anchor is None or anchor.kind is not AnchorKind.ACT:
                anchor = Anchor(AnchorKind.STANDING)
            part = Part(written.id, written.id, anchor, setting.variables, setting.conditions, kept, setting.life)
            self.confirmed.setdefault(written.id, []).append(part)

    def inherited(
        self, written: Written, shape: PartShape, whole: ReadingShape, base: Setting, above: Setting
    ) -> tuple[Setting, str]:
        """What a part takes over and the group it belongs to; with a moment of its own it is in no row and no guard."""
        parent = written.shape.of
        self.check_table(written, whole)
        if not parent:
            return base, ""
        if shape is not whole and (self.own_anchor(shape) or shape.while_ is not None):
            own = base.conditions[len(above.conditions) :]
            return Setting(base.variables, base.scope, base.life, (*above.members, *own), None, base.members), ""
        row = self.row_condition(written, whole.row, base.scope) if whole.row else None
        if row is not None:
            base = replace(base, conditions=(*base.conditions, row))
        if shape is not whole and whole.case is not None and whole.case != ELSE:
            case = self.builder.conditions(list(whole.case), base.scope, written.document, (*written.where, "case"))
            base = replace(base, conditions=(*base.conditions, *case))
        return base, parent if whole.row or whole.case is not None else ""

    @staticmethod
    def own_anchor(shape: PartShape) -> bool:
        return any(getattr(shape, k) is not None for k in ANCHORS)

    def outcomes(
        self, written: Written, shape: PartShape, where: Where, setting: Setting
    ) -> tuple[list[Outcome], list[Expr], bool]:
        builder, document, scope = self.builder, written.document, setting.scope
        outcomes, needs = builder.effects(shape.then, scope, document, (*where, "then"))
        standing: list[Outcome] = []
        for key in ("holds", "defines", "keeps"):
            for i, text in enumerate(getattr(shape, key)):
                place = document.at((*where, key, i))
                got = builder.attempt(place, lambda: self.held(text, scope, key != "keeps", place))
                standing.extend(got or [])
                if key == "defines" and got is not None:
                    self.check_defined(got, setting, place, text)
        for kind in (NormKind.FORBID, NormKind.PERMIT, NormKind.OBLIGE):
            for i, said in enumerate(getattr(shape, kind.value)):
                place = document.at((*where, kind.value, i))
                if isinstance(said, OneOf):
                    standing += self.offers(said, scope, place)
                    continue
                meant = kind
                if isinstance(said, Voluntary):
                    meant, said = NormKind.BAR, said.voluntarily
                if (act := builder.attempt(place, lambda: builder.phrases.act(said, scope))) is not None:
                    norm = Norm(meant, act.act, act.args, said)
                    self.check_norm(norm, place)
                    standing.append(norm)
        if outcomes and standing:
            self.problem(document.at(where), "a part either does something or stands", "Split it into parts.")
        return [*outcomes, *standing], needs, bool(standing)

    def check_norm(self, norm: Norm, place: Position) -> None:
        """What is forbidden, permitted or obliged is an act of players."""
        by = self.builder.acts[norm.act].by if norm.act in self.builder.acts else ""
        if by == OUTSIDE or (by == CLAUSES and norm.kind is NormKind.PERMIT):
            who = "only clauses do" if by == CLAUSES else "the rest of the game does"
            message = f"'{norm.text}' is what {who}: nobody who plays does it"
            self.problem(place, message, "Let the act be 'by' a player.")

    def lasting(
        self, written: Written, shape: PartShape, where: Where, name: str, setting: Setting, stands: list[Outcome]
    ) -> Duration | None:
        """Until when a part stands, if it says so."""
        if shape.until is None:
            return None
        place = written.document.at((*where, "until"))
        if not stands:
            keys = ", ".join(f"'{key}'" for key in STANDING)
            self.problem(place, "'until' says how long something stands, and nothing does here", f"One of {keys}.")
            return None
        if setting.anchor is None or setting.anchor.kind is AnchorKind.STANDING:
            self.problem(place, "'until' says when something ends, and no moment when it begins", "Use 'at' or 'upon'.")
            return None
        return duration(self, written, shape, where, name, setting, stands)

    def check_stands(self, shape: PartShape, setting: Setting, place: Position) -> None:
        """What stands has no moment, and from that of an act nobody could tell since when and how long it stands."""
        anchor = setting.anchor
        if anchor is None or anchor.kind is AnchorKind.STANDING:
            return
        if self.own_anchor(shape):
            hint = "Use 'while' instead of a moment, or say with 'until' when it ends, as in 'until: end of STEP'."
            self.problem(place, "what holds or is forbidden stands, it has no moment", hint)
        elif anchor.kind is AnchorKind.ACT and not setting.life:
            keys = [key for key in STANDING if getattr(shape, key)]
            message = f"'{keys[0]}' stands and has no moment, and what it stands under gives it that of an act"
            self.problem(
                place, message, "Say with 'while' or 'life' how long it stands, or move it to another section."
            )

    def offers(self, said: OneOf, scope: Mapping[str, Expr], place: Position) -> list[Norm]:
        """A duty to one of several acts: an offer of each, in one order however they are written."""
        phrases = self.builder.phrases
        read = [self.builder.attempt(place, partial(phrases.act, text, scope)) for text in said.any]
        ways = tuple(replace(act, text=text) for act, text in zip(read, said.any, strict=True) if act is not None)
        if len({(way.act, way.args) for way in ways}) < max(2, len(ways)) and None not in read:
            self.problem(place, "'any' is for two acts or more that differ", "Name them, or oblige to the one act.")
        text, ways = "; ".join(said.any), tuple(sorted(ways, key=lambda way: way.act))
        return [Norm(NormKind.OFFER, way.act, way.args, text, ways) for way in ways]

    def held(self, text: str, scope: Mapping[str, Expr], claims: bool, place: Position) -> list[Outcome]:
        phrases = self.builder.phrases
        if claims:
            try:
                outcomes, needs = phrases.effects_and_needs(text, scope)
            except PhraseError:
                outcomes, needs = (), ()
            claimed = [Claim(o.field, o.args, o.value, text) for o in outcomes if isinstance(o, SetCell)]
            if claimed and len(claimed) == len(outcomes) and not needs:
                self.builder.check_range(outcomes, place, text)
                self.check_claimable(claimed, place, text)
                return list(claimed)
        return [Keep(phrases.condition(text, scope), claims, text)]

    def check_defined(self, said: list[Outcome], setting: Setting, place: Position, text: str) -> None:
        """What is defined is derived, and of things that have a name."""
        for outcome in said:
            if not isinstance(outcome, Claim) or self.builder.names.fields[outcome.field].kind is not FieldKind.DERIVED:
                self.problem(place, f"'{text}' is no derived field that can be defined", "Declare it 'derived: yes'.")
            elif not all(isinstance(a, Literal) or a in setting.variables for a in outcome.args):
                self.problem(place, f"'{text}' is defined of what has no name", "Write a name from 'for', or a member.")

    def only(self, part: Part, defined: list[Claim]) -> Part:
        """That what a part defines is so nowhere else."""
        kept = []
        for claim in defined:
            here = tuple(v for v in part.variables if v in claim.args)
            others = tuple(v for v in part.variables if v not in here)
            cell = equal(Read(claim.field, claim.args, claim.value.type), claim.value)
            where = exists(others, conj([c.expr for c in (*part.life, *part.conditions)]))
            kept.append(Keep(disj([negate(cell), where]), True, f"{claim.text} only where {part.clause} says so"))
        about = tuple(v for v in part.variables if any(v in claim.args for claim in defined))
        return replace(part, id=f"{part.id}#only", variables=about, conditions=(), life=(), outcomes=tuple(kept))

    def check_claimable(self, claimed: list[Claim], place: Position, text: str) -> None:
        for claim in claimed:
            kind = self.builder.names.fields[claim.field].kind
            if kind in (FieldKind.CONSTANT, FieldKind.INPUT):
                hint = "Only stored and derived fields can be held."
                self.problem(place, f"'{text}' would hold {claim.field}, which is {kind.value}", hint)


def ranked(shape: ClauseShape, level: int, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause with the priority that the clause has."""
    return tuple(replace(p, overrides=tuple(shape.overrides), level=level) for p in parts)


def _letter(index: int) -> str:
    return chr(ord("a") + index) if index < 26 else f"z{index}"


def _words(lasts: LastsShape | str | None) -> str:
    if not isinstance(lasts, LastsShape):
        return lasts or ""
    turns = lasts.turns
    words = [f"{turns} turn" if turns == 1 else f"{turns} turns"] if turns is not None else []
    until = all_in_words(lasts.until)
    return " or ".join([*words, *([f"until {until}"] if until else [])])
