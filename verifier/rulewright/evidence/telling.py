"""From a witness to a finding: the scenario that replays it, played at the table, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulewright.book.model import Anchor, AnchorKind, Book, Part
from rulewright.evidence.core import conditions_of, parties, plays, rests_on
from rulewright.evidence.examples import example_text, share_of
from rulewright.evidence.findings import Ending, Finding, Query, demands_by_clause, in_one_line
from rulewright.evidence.readings import tell_apart
from rulewright.evidence.values_read import at_start, effects_read
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.feature import CONTEXT
from rulewright.gherkin.moment import say_step
from rulewright.gherkin.scenario import Result, Scenario, Step, run
from rulewright.language.errors import Position
from rulewright.language.expr import Expr, Literal, free_variables, substitute
from rulewright.language.types import IntType, MemberType, Type, Value
from rulewright.solver.witness import Witness
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.story.interference import set_off
from rulewright.story.story import requirements
from rulewright.table.evaluate import NOTHING, Contested, MissingInput, Scene, evaluate
from rulewright.table.index import index_of
from rulewright.table.state import Cell, cell_of
from rulewright.table.trace import Trace


@dataclass(frozen=True)
class Teller:
    """Tells the witnesses of one book as findings."""

    book: Book

    def told(self, query: Query, found: Witness, brief: bool = False) -> Finding:
        """A query's finding with this witness, replayed at the table; unconfirmed ones say why in their message.

        A brief one comes without evidence.
        """
        query, scenario, result, found = (*self.replay(query, found), found) if brief else self.spared(query, found)
        core = () if brief else rests_on(self.book, query, scenario, result)
        lines = [line for play in plays(query, scenario, result) if play.trace is not None for line in play.trace.lines]
        parts = reading(self.book, query, result)
        read = [] if brief else at_start(self.book, parts, found, lines, self.lacking(query))
        finding = Finding(
            query.check.code,
            query.check.name,
            query.severity or query.check.severity,
            self.book.id,
            query.clauses,
            self.message(query, found) if result.passed else replay_failure(scenario, result),
            self.moment(query.anchor, found),
            (*in_phrases(self.book, found.state(self.book)), *self.inputs(found), *read),
            {**query.demands, **demands_by_clause((clause, self.ending(said, found)) for clause, said in query.named)},
            tuple(dict.fromkeys((*core, *query.core))),
            query.related,
            query.region,
            gherkin(scenario),
            result.passed,
            query.cures,
            *query.names(self.book),
            positions=self.positions(query.clauses),
            cells=found.cells,
            example=example_text(share_of(query.parts, query.anchor), found),
        )
        return in_one_line(finding) if brief else finding

    def message(self, query: Query, found: Witness) -> str:
        """What a query finds, with whom the variables that it names stand for."""
        said = [f"{v.name} is {self.book.phrases.say_term(self.bound(v, found.binding))}" for v in query.whom]
        return f"{query.message} Here {' and '.join(said)}." if said else query.message

    def lacking(self, query: Query) -> list[Expr]:
        """What the acts require of which a query says that they cannot be done."""
        endings = (query.ending, *query.also)
        acts = [e.act for e in endings if e.act is not None and e.words.endswith(("is refused", "is not allowed"))]
        return [requirements(self.book, *act) for act in acts]

    def spared(self, query: Query, found: Witness) -> tuple[Query, Scenario, Result, Witness]:
        """A replay without the dice and choices that it does not need."""
        asked, scenario, result = self.replay(query, found)
        if not result.passed:
            return asked, scenario, result, found
        for given in found.inputs[: effort.INPUTS_SPARED]:
            fewer = replace(found, inputs=tuple(i for i in found.inputs if i != given))
            again, shorter, outcome = self.replay(query, fewer)
            if outcome.passed and len(shorter.steps) < len(scenario.steps):
                asked, scenario, result, found = again, shorter, outcome, fewer
        return asked, scenario, result, found

    def replay(self, query: Query, found: Witness) -> tuple[Query, Scenario, Result]:
        """The scenario of a query, played; what the play asks for on the way and laws that it breaks are added.

        With another book the scenario has to fail there: the two readings of a clause come to different ends.
        """
        extra: dict[Cell, Value] = {}
        broken: tuple[str, ...] = ()
        loose = False  # whether what is asked about leaves an input unread
        while True:
            asked = query if query.other is None else self.parted(query, query.other, found, extra)
            scenario = self.scenario(asked, found, extra, broken, loose)
            result = run(self.book, scenario)
            against = run(query.other, scenario) if query.other is not None else result
            if result.trace is not None and result.trace.broken != broken:
                broken = result.trace.broken
                continue
            may_be_unread = query.other is not None or query.anchor is None
            if may_be_unread and not loose and not result.passed and result.keyword == "end":
                loose = True
                continue
            missing = result.missing or against.missing
            if missing is None or missing in extra or len(extra) >= effort.INPUTS_ADDED:
                if query.other is not None and result.passed and not against.failed_then:
                    result = replace(result, passed=False, failure="both readings come to the same")
                if result.passed and query.between and not self.between(query, found, result):
                    result = replace(result, passed=False, failure="others contest the cell")
                return asked, scenario, result
            name, args = missing
            extra[missing] = domain(self.book, self.book.fields[name], args)[0]

    def between(self, query: Query, found: Witness, result: Result) -> bool:
        """Whether the clauses of a query contest its cell when its moment has been played, with each other.

        Those that set it do so with two values: with one they may both contest it with a third. Of one that contests it
        alone, under one binding, just one value is told.
        """
        if query.ending.cell is None or result.trace is None:
            return False
        name, args, _ = query.ending.cell
        cell = cell_of(self.book, name, tuple(getattr(self.named(a, found), "value", None) for a in args))
        parts = index_of(self.book).parts
        said = [(side.split(" (")[0], value) for side, value in result.trace.contested.get(cell, {}).items()]
        clauses = [(parts[side].clause if side in parts else side, value) for side, value in said]
        values = {value for clause, value in clauses if clause in query.clauses}
        differ = query.changes or len(values) > 1 or len(said) == 1
        return differ and {clause for clause, _ in clauses}.issuperset(query.clauses)

    def between_sections(self, query: Query, trace: Trace | None) -> frozenset[Cell]:
        """The cells that the sections of a query contest in a play, themselves or by what is said upon their acts."""
        if trace is None or not trace.contested:
            return frozenset()
        asked = [index_of(self.book).parts[p] for p in query.parts]
        acting = [p for p in self.book.parts() if p.anchor.moment == asked[0].anchor.moment]

        def sections(side: str) -> set[str]:
            name = side.split(" (")[0]
            return {p.section for p in acting if name == p.id or name in set_off(self.book, p)}

        every = ((cell, set[str]().union(*map(sections, sides))) for cell, sides in trace.contested.items())
        return frozenset(cell for cell, found in every if found.issuperset(p.section for p in asked))

    def parted(self, query: Query, other: Book, found: Witness, extra: Mapping[Cell, Value]) -> Query:
        """A query on two readings, with a Then that tells their end states apart and what each makes of the state."""
        denied = replace(query.ending, words=opposite(query.ending))
        thens = self.ending(query.ending, found), self.ending(denied, found)
        if query.ending.cell is not None:
            name, args, _ = query.ending.cell
            cell = cell_of(self.book, name, tuple(getattr(self.named(a, found), "value", None) for a in args))
            scenario = self.scenario(replace(query, ending=Ending()), found, extra)
            but = frozenset[Cell]()
            if query.between is False:  # of what they contest it is said elsewhere that no order is given
                but = self.between_sections(query, run(self.book, scenario).trace)
            thens = tell_apart(self.book, other, scenario, cell, but)
        told = [f"{reading}: {then}" for reading, then in zip(query.readings, thens, strict=True)]
        demands = {query.clauses[0]: "; ".join(told)}
        if len(query.clauses) == len(told):
            demands = {clause: f"{own}; {end}" for (clause, own), end in zip(query.demands.items(), told, strict=True)}
        return replace(query, ending=Ending(thens[0]), demands=demands)

    def positions(self, clauses: tuple[str, ...]) -> tuple[Position, ...]:
        """Where the clauses stand."""
        return tuple(self.book.clauses[c].position for c in clauses if c in self.book.clauses)

    def inputs(self, found: Witness) -> list[str]:
        """The dice and choices of a witness, in phrases, defaults left out."""
        told = []
        for name, args, value in found.inputs:
            spec = self.book.fields[name]
            if not spec.has_default or spec.default != value:
                told.append(self.book.phrases.say_cell(name, args, value))
        return told

    def scenario(
        self,
        query: Query,
        found: Witness,
        extra: Mapping[Cell, Value] = NOTHING,
        broken: tuple[str, ...] = (),
        loose: bool = False,
    ) -> Scenario:
        """The runnable scenario that shows the finding."""
        steps = [Step("given", text, 0) for text in in_phrases(self.book, found.state(self.book))]
        steps += [Step("then", self.ending(e, found), 0) for e in query.first]
        inputs = self.inputs(found) + [self.book.phrases.say_cell(*cell, value) for cell, value in extra.items()]
        steps += [Step("when", f"{text} {CONTEXT}" if loose else text, 0) for text in inputs]
        if query.anchor is not None:
            steps.append(Step("when", self.moment(query.anchor, found), 0))
        if query.then_played:
            steps.append(Step("when", query.then_played, 0))
        thens = [self.ending(e, found) for e in (query.ending, *query.also)]
        thens += [f"the law {law} is broken" for law in broken]
        steps += [Step("then", text, 0) for text in dict.fromkeys(thens) if text]
        title = f"{query.check.name}: {' and '.join(query.clauses) or query.cell}"
        clause = query.clauses[0] if query.clauses else ""  # of what an act itself does no clause speaks
        return Scenario(clause, query.clauses, title, "", 0, clause, tuple(steps))

    def moment(self, anchor: Anchor | None, found: Witness) -> str:
        """The words that play a moment."""
        if anchor is None or anchor.kind is AnchorKind.STANDING:
            return ""
        if anchor.kind is AnchorKind.STEP:
            return say_step(self.book, anchor.step, anchor.edge)
        return self.book.phrases.say_act(anchor.act, tuple(self.named(a, found) for a in anchor.args))

    def ending(self, ending: Ending, found: Witness) -> str:
        """The words of a Then."""
        if ending.act is not None:
            ways = (ending.act, *ending.others)
            said = (self.book.phrases.say_act(name, tuple(self.named(a, found) for a in args)) for name, args in ways)
            return ending.words.replace("…", " or ".join(said))
        if ending.cell is not None:
            name, args, value = ending.cell
            return ending.words.replace("…", self.say_cell(name, args, value, found))
        return ending.words

    def say_cell(self, name: str, args: tuple[Expr, ...], value: Expr, found: Witness) -> str:
        """A cell in a phrase, under a witness; the value is any that the phrase can name."""
        spec = self.book.fields[name]
        values = [getattr(self.named(a, found), "value", None) for a in args]
        said = self.named(value, found)
        shown = said.value if isinstance(said, Literal) else spec.start
        return self.book.phrases.say_cell(name, tuple(values), shown)

    def named(self, expr: Expr, found: Witness) -> Expr:
        """An expression under a witness, worked out to the thing it names."""
        closed = self.bound(expr, found.binding)
        if isinstance(closed, Literal) or free_variables(closed):
            return closed
        scene = Scene(self.book, found.state(self.book), found.state_before(self.book), dict(found.given()))
        try:
            value = evaluate(closed, scene)
        except (Contested, MissingInput):
            return closed
        return Literal(value, literal_type(closed.type, value))

    def bound(self, expr: Expr, binding: Mapping[str, Value]) -> Expr:
        """The expression with its variables replaced by the members of a binding."""
        literals: dict[str, Expr] = {
            v.name: Literal(binding[v.name], literal_type(v.type, binding[v.name]))
            for v in free_variables(expr)
            if v.name in binding
        }
        return substitute(expr, literals)


def reading(book: Book, query: Query, result: Result) -> list[Part]:
    """The parts that decide a finding: of a table or split that misses something all its rows."""
    own = [p for p in parties(book, query, result) if conditions_of(p) or effects_read(book, p)]
    return own or [p for c in query.related if c in book.clauses for p in book.clauses[c].parts if p.group]


def opposite(ending: Ending) -> str:
    """The words that deny a verdict on an act."""
    return (
        ending.words.replace("… is not ", "… is ")
        if "… is not " in ending.words
        else ending.words.replace("… is ", "… is not ")
    )


def literal_type(kind: Type, value: Value) -> Type:
    """The type of a value of a variable."""
    if isinstance(kind, IntType) and isinstance(value, int):
        return IntType(value, value)
    return MemberType(kind.sort, True) if isinstance(kind, MemberType) and value is None else kind


def gherkin(scenario: Scenario) -> str:
    """A scenario as the text of a feature file."""
    lines = ["Scenario: " + scenario.title]
    last = ""
    for step in scenario.steps:
        keyword = "And" if step.keyword == last else step.keyword.capitalize()
        lines.append(f"  {keyword} {step.text}")
        last = step.keyword
    return "\n".join(lines) + "\n"


def replay_failure(scenario: Scenario, result: Result) -> str:
    """What went wrong when a scenario was replayed."""
    return f"{result.failure}\n{gherkin(scenario)}"
