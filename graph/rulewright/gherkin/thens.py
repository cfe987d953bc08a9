"""What a Then can say of a moment: verdicts on acts, disagreements, gaps, broken laws, facts and changes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from rulewright.book.model import (
    BANNING,
    AnchorKind,
    ChangeCell,
    Condition,
    Keep,
    Norm,
    NormKind,
    Part,
    Perform,
    SetCell,
    expressions_of,
)
from rulewright.gherkin.components import components, plain
from rulewright.gherkin.session import Session, bare
from rulewright.language.expr import Expr, Literal, equal, free_variables, substitute, walk
from rulewright.language.types import MemberType, Value
from rulewright.phrasing.parse import nearest
from rulewright.phrasing.phrases import PhraseError
from rulewright.play.play import play_act
from rulewright.table.evaluate import bindings, evaluate, matching, read
from rulewright.table.index import frame_of, index_of, standing
from rulewright.table.scene import Binding, Contested, MissingInput, Scene
from rulewright.table.state import Cell, OutOfRange, cell_of, in_one_order
from rulewright.table.trace import ActLoop, Done

_VERDICT = re.compile(r"(.+?) is (not )?(refused|allowed|obligatory)(?: because of (.+))?\Z")
_APPLIES = re.compile(r"(\S+)(?: and (\S+) both)? (applies|apply|does not apply)\Z")
ENDLESS = "there is no end to it"
BEYOND = "a number goes past the end"
_BEYOND = re.compile(rf"{BEYOND}(?: because of (\S+))?: (.+)\Z")
_Saying = tuple[str, tuple[Value, ...], type, NormKind | None, str, tuple[Value, ...]]
_WHETHER = re.compile(r"the rules disagree whether (.+?)( is allowed)?\Z")


def tells_of_a_defect(text: str) -> bool:
    """Whether a Then says that rules disagree, that none settles something, or that a moment comes to no end."""
    return text.startswith(("the rules disagree ", "no rule settles ", ENDLESS, BEYOND))


def check_then(session: Session, text: str) -> None:
    """Test what came of the last moment; fail unless what a Then says is so."""
    session.tested = True
    session.check_laws()
    text = bare(text)
    if not text.startswith((ENDLESS, BEYOND)):
        session.check_end()
    try:
        _check(session, text)
    except (Contested, MissingInput) as stop:
        raise AssertionError(f"'{text}' cannot be told: {stop}") from stop


def _check(session: Session, text: str) -> None:
    verdict = _VERDICT.match(text)
    if verdict and session.book.phrases.is_act(verdict[1]):
        act, negative, word, because = verdict.groups()
        _verdict(session, text, act, word, because or "", not negative)
        session.idle = ""
        return
    if verdict and verdict[3] == "obligatory" and " or " in verdict[1]:
        _either(session, text, verdict[1].split(" or "), verdict[4] or "", not verdict[2])
        session.idle = ""
        return
    applies = _APPLIES.match(text)
    names = [name for name in applies.groups()[:2] if name] if applies else []
    known = [name for name in names if name in session.book.clauses or name in index_of(session.book).parts]
    if applies and known:
        if unknown := next((name for name in names if name not in known), ""):
            hint = nearest(unknown, list(session.book.clauses))
            raise AssertionError(f"there is no clause '{unknown}'. {hint}".strip())
        _applies(session, text, names, applies[3] != "does not apply")
        session.idle = ""
        return
    for pattern, check in _FORMS:
        found = pattern.match(text)
        if found:
            session.recorder.anything = True
            check(session, text, found[1])
            session.idle = ""
            return
    _state(session, text)


def _verdict(session: Session, text: str, act: str, word: str, because: str, wanted: bool) -> None:
    """Whether an act is refused, allowed or obligatory, or with ``because`` whether this clause makes it so."""
    trace = session.attempt(act)
    if because and not wanted:
        _could_say(session, act, word, because)
    if word != "obligatory":
        session.refused.pop(session.done(session.act(act)), None)
    match word:
        case "refused":
            reasons = (*trace.refused.clauses, trace.refused.requirement) if trace.refused else ()
            so = because in reasons if because else trace.refused is not None
        case "allowed":
            so = session.done(session.act(act)) in trace.acts
            permits = _norms(session, act, NormKind.PERMIT)
            so = because in permits and (so or not wanted) if because else so
        case _:
            obliges = _norms(session, act, NormKind.OBLIGE)
            so = because in obliges if because else bool(obliges)
    if so is not wanted:
        raise AssertionError(f"it is not so that {text}{session.why(trace)}")


def _could_say(session: Session, act: str, word: str, clause: str) -> None:
    """Fail where the clause says this of the act in no reading, so that to deny it shows nothing."""
    kinds = {
        "refused": {*BANNING, NormKind.OBLIGE},
        "allowed": {NormKind.PERMIT},
        "obligatory": {NormKind.OBLIGE, NormKind.OFFER},
    }
    name, _ = session.done(session.act(act))
    said = {norm.kind for part, norm in index_of(session.book).norms.get(name, ()) if part.clause == clause}
    others = (p for c in session.book.clauses.values() for p in c.alternatives if p.clause == clause)
    else_said = {norm.kind for p in others for norm in p.outcomes if isinstance(norm, Norm) and norm.act == name}
    if clause in session.book.clauses and not (said | else_said) & kinds[word]:
        hint = f": write '{act} is refused because of {clause}'" if said & {*BANNING} else ""
        raise AssertionError(f"{clause} never says that this act is {word}, so that it is not says nothing{hint}")


def _norms(session: Session, act: str, kind: NormKind) -> set[str]:
    """The clauses whose norm of this kind applies to an act, before the act if it was the last moment."""
    name, args = session.done(session.act(act))
    scene = session.scene().past if session.moment == (name, args) else session.scene()
    index = index_of(session.book)
    speaking = [
        (part, norm.kind)
        for part, norm in index.norms.get(name, ())
        if next(matching(part, norm.args, args, scene), None) is not None
    ]
    kept = {part.id for part in standing([part for part, _ in speaking], index)}
    found = {part.clause for part, said in speaking if said is kind and part.id in kept}
    if kind is NormKind.OBLIGE:
        offers = [(p, n) for p, n in index.norms.get(name, ()) if n.kind is NormKind.OFFER and p.id in kept]
        found |= {p.clause for p, n in offers if _forced(session, p, n, args, scene)}
    session.recorder.fired |= found
    return found


def _forced(session: Session, part: Part, norm: Norm, args: tuple[Value, ...], scene: Scene) -> bool:
    """Whether an act is the only way left to meet a duty to one of several."""
    for binding in matching(part, norm.args, args, scene):
        others = _ways(norm, scene, binding) - {(norm.act, args)}
        if all(_barred(session, scene, done) for done in others):
            return True
    return False


def _ways(norm: Norm, scene: Scene, binding: Binding) -> set[Done]:
    """The acts of which one is to be done."""
    return {(way.act, tuple(evaluate(arg, scene, binding) for arg in way.args)) for way in norm.ways}


def _barred(session: Session, scene: Scene, done: Done) -> bool:
    """Whether nobody can do an act, or the rules disagree whether he may."""
    optional = [isinstance(v.type, MemberType) and v.type.optional for v in session.book.acts[done[0]].parameters]
    if any(arg is None and not free for arg, free in zip(done[1], optional, strict=True)):
        return True
    trace = play_act(session.book, scene.state, *done, session.inputs)
    session.recorder.saw(trace)
    return done not in trace.acts


def _either(session: Session, text: str, acts: list[str], because: str, wanted: bool) -> None:
    """Whether a clause obliges to one of just these acts."""
    ways = {session.done(session.act(act)) for act in acts}
    scene = session.scene().past if session.moment in ways else session.scene()
    index = index_of(session.book)
    found: set[str] = set()
    for act, args in ways:
        speaking = [
            (p, n) for p, n in index.norms.get(act, ()) if next(matching(p, n.args, args, scene), None) is not None
        ]
        kept = {part.id for part in standing([part for part, _ in speaking], index)}
        for part, norm in ((p, n) for p, n in speaking if n.kind is NormKind.OFFER and p.id in kept):
            if any(_ways(norm, scene, b) == ways for b in matching(part, norm.args, args, scene)):
                found.add(part.clause)
    session.recorder.fired |= found
    if (because in found if because else bool(found)) is not wanted:
        raise AssertionError(f"it is not so that {text}{session.why()}")


def _applies(session: Session, text: str, names: list[str], wanted: bool) -> None:
    """Whether each of these clauses, or parts of clauses, had a say in the last moment, or stands now."""
    trace, parts = session.trace, index_of(session.book).parts
    fired = trace.fired.union(line.part for line in trace.lines if line.fired) if trace is not None else frozenset()
    for name in names:
        known = session.book.clauses.get(name)
        own = known.parts if known is not None else (parts[name],) if name in parts else ()
        session.recorder.clauses.update([name] if known is not None else [part.clause for part in own])
        stands = any(_stands(part, session.scene()) for part in own)
        if (name in fired or stands) is not wanted:
            raise AssertionError(f"it is not so that {text}{session.why()}")


def _often(session: Session, text: str, clause: str) -> None:
    """Whether a clause had a say in the last moment for more than so many."""
    lines = session.trace.lines if session.trace is not None else ()
    told = {line.binding for line in lines if line.fired and line.clause == clause}
    session.recorder.clauses.add(clause)
    session.recorder.fired |= {clause} if told else set()
    if len(told) <= int(text.split()[-2]):
        raise AssertionError(f"it is not so that {text}{session.why()}")


def _stands(part: Part, scene: Scene) -> bool:
    always = part.anchor.kind is AnchorKind.STANDING
    return always and any(_speaks(part, scene, binding) for binding in bindings(part, scene))


def _speaks(part: Part, scene: Scene, binding: Binding) -> bool:
    """Whether a part says something under a binding: a norm does not on an act with nobody, where it takes somebody."""
    norms = [o for o in part.outcomes if isinstance(o, Norm)]
    return len(norms) < len(part.outcomes) or any(_of_somebody(norm, scene, binding) for norm in norms)


def _of_somebody(norm: Norm, scene: Scene, binding: Binding) -> bool:
    pairs = zip(scene.book.acts[norm.act].parameters, norm.args, strict=True)
    taken = (arg for v, arg in pairs if not (isinstance(v.type, MemberType) and v.type.optional))
    return all(evaluate(arg, scene, binding) is not None for arg in taken)


def _about(session: Session, text: str, term: str) -> None:
    _disagree(session, text, session.term(term))


def _whether(session: Session, text: str, what: str) -> None:
    if session.book.phrases.is_act(what):
        done = session.done(session.act(what))
        session.refused.pop(done, None)
        disputed, tried = session.trace.disputed if session.trace is not None else (), session.attempt(what)
        if not any(dispute.what == done for dispute in (*disputed, *tried.disputed)):
            if isinstance(tried.stopped, MissingInput):
                raise tried.stopped
            raise AssertionError(f"'{text}': they do not{session.why()}")
        return
    try:
        _disagree(session, text, session.book.phrases.condition(what))
    except PhraseError as error:
        scene = session.scene()
        changed = [o for o in session.effects(what) if isinstance(o, ChangeCell)]
        cells = [cell_of(scene.book, o.field, tuple(session.value(a, scene) for a in o.args)) for o in changed]
        if not any(cell in scene.contested for cell in cells):
            raise AssertionError(f"'{text}': they do not{session.why()}") from error


def _disagree(session: Session, text: str, expr: Expr) -> None:
    """Some value in the expression is contested, or a clause demands it of every state and it is not so."""
    scene = session.scene()
    closed = [inner for inner in walk(expr) if not free_variables(inner)]
    told = in_one_order(expr, scene.book)
    unmet = any(told == in_one_order(demand, scene.book) for demand in _unmet(scene))
    if not unmet and not any(_is_contested(inner, scene) for inner in closed):
        raise AssertionError(f"'{text}': they do not{session.why()}")


def _is_contested(expr: Expr, scene: Scene) -> bool:
    try:
        evaluate(expr, scene)
    except Contested:
        return True
    except MissingInput:
        return False
    return False


def _unmet(scene: Scene, lasting: bool = False) -> dict[Expr, set[str]]:
    """What clauses demand of every state and is not so in this one, with them; with what they keep, if wanted."""
    found: dict[Expr, set[str]] = {}
    for part, keep, _ in index_of(scene.book).keeps:
        for demand in _demands(part, keep, scene) if keep.timeless or lasting else ():
            found.setdefault(demand, set()).add(part.clause)
    scene.cited.update(*found.values())
    return found


def _demands(part: Part, keep: Keep, scene: Scene) -> Iterator[Expr]:
    try:
        for binding in bindings(part, scene):
            if not evaluate(keep.condition, scene, binding):
                literals = {v.name: Literal(binding[v.name], v.type) for v in part.variables}
                yield substitute(keep.condition, literals)
    except (Contested, MissingInput):
        return


def _unsettled(session: Session, text: str, what: str) -> None:
    trace = session.trace
    unsettled = trace.unsettled if trace is not None else ()
    if what not in unsettled and what not in _open_axes(session) and not _stands_open(session, what):
        raise AssertionError(f"'{what}' is settled{session.why()}")


def _stands_open(session: Session, clause: str) -> bool:
    """Whether a split of what stands speaks of somebody of whom none of its cases does."""
    index, scene = index_of(session.book), session.scene()
    whole = frame_of(clause, index)
    if whole is None or whole.anchor.kind is not AnchorKind.STANDING:
        return False
    cases = [part for part in index.tables[clause][1] if part.anchor.kind is AnchorKind.STANDING]
    names = [v.name for v in whole.variables]
    asked = ({name: binding[name] for name in names} for binding in bindings(whole, scene))
    return any(all(next(bindings(case, scene, bound), None) is None for case in cases) for bound in asked)


def _open_axes(session: Session) -> set[str]:
    """``AXIS of EVENT`` for each axis that a failed precondition leaves unstated."""
    lines = session.trace.lines if session.trace is not None else ()
    parts = index_of(session.book).parts
    fired = [parts[line.part] for line in lines if line.fired and line.part in parts]
    return {f"{axis.axis} of {p.event}" for p in fired for axis in p.dispositions if axis.origin == "unstated"}


def _law(session: Session, text: str, law: str) -> None:
    if law not in session.broken:
        raise AssertionError(f"the law '{law}' is not broken{session.why()}")
    session.broken = [name for name in session.broken if name != law]


def _not_kept(session: Session, text: str, clause: str) -> None:
    if not _is_broken(session, clause):
        raise AssertionError(f"{clause} is kept{session.why()}")


def _kept(session: Session, text: str, clause: str) -> None:
    speaks = any(part.clause == clause for part, _, _ in index_of(session.book).keeps)
    if not speaks and not (clause in session.book.clauses and session.book.clauses[clause].confirms):
        raise AssertionError(f"{clause} keeps nothing and demands nothing of every state")
    if not speaks and not any(True for p in session.book.clauses[clause].confirms for _ in _of_moment(session, p)):
        raise AssertionError(f"{clause} confirms what an act comes to, which was not done{session.why()}")
    if _is_broken(session, clause):
        raise AssertionError(f"{clause} is not kept{session.why()}")


def _is_broken(session: Session, clause: str) -> bool:
    """Whether the last moment made false what a clause keeps, or what it demands is not so."""
    parts, trace = index_of(session.book).parts, session.trace
    broken = {parts[name].clause for name in (trace.broken_keeps if trace is not None else ())}
    unmet = _unmet(session.scene(), lasting=trace is None).values()
    return clause in broken or any(clause in clauses for clauses in unmet) or _is_denied(session, clause)


def _is_denied(session: Session, clause: str) -> bool:
    """Whether what a clause confirms is not so."""
    scene, clauses = session.scene(), session.book.clauses
    said = [(p, o) for p in clauses[clause].confirms for o in p.outcomes] if clause in clauses else []
    denied = any(
        next(_demands(one, o, scene), None) is not None
        for p, o in said
        if isinstance(o, Keep)
        for one in _of_moment(session, p)
    )
    if denied:
        scene.cited.add(clause)
    return denied


def _of_moment(session: Session, part: Part) -> Iterator[Part]:
    """What is confirmed, of each act of the last moment that it waits for; of any moment if it waits for none."""
    anchor = part.anchor
    if anchor.kind is not AnchorKind.ACT:
        yield part
        return
    for act, args in session.trace.acts if session.trace is not None else ():
        if act == anchor.act:
            pairs = zip(anchor.args, args, strict=True)
            same = tuple(Condition(equal(pattern, Literal(a, pattern.type)), "") for pattern, a in pairs)
            yield replace(part, conditions=(*same, *part.conditions))


def _same(session: Session, text: str, _: str) -> None:
    if _differ(session, text):
        raise AssertionError(f"the two differ{session.why()}")


def _otherwise(session: Session, text: str, _: str) -> None:
    if not _differ(session, text):
        raise AssertionError(f"the two say the same{session.why()}")


def _differ(session: Session, text: str) -> bool:
    """Whether a clause, the first word, says otherwise of the state than the one that it restates, the last word."""
    one, *_, other = text.split()
    clauses, scene = session.book.clauses, session.scene()
    if one not in clauses or other not in clauses or clauses[one].restates != other:
        raise AssertionError(f"{one} does not restate {other}")
    scene.cited.update((one, other))
    parts = clauses[one].restated, clauses[other].parts
    mine, theirs = (_all_said([said for part in some for said in _sayings(part, scene)]) for some in parts)
    return mine != theirs


def _all_said(sayings: list[_Saying]) -> set[_Saying]:
    """All that is said, amounts by which a cell changes added up."""
    sums: Counter[_Saying] = Counter()
    for moment, done, kind, norm, about, said in sayings:
        if kind is ChangeCell and isinstance(said[-1], int):
            sums[moment, done, kind, norm, about, said[:-1]] += said[-1]
    changes: set[_Saying] = {(m, d, k, n, about, (*cell, by)) for (m, d, k, n, about, cell), by in sums.items() if by}
    return changes.union(said for said in sayings if said[2] is not ChangeCell)


def _sayings(part: Part, scene: Scene) -> Iterator[_Saying]:
    """What a part says under each choice of its names: of which moment, in which way, of what."""
    for binding in bindings(part, scene):
        told = tuple(evaluate(arg, scene, binding) for arg in part.anchor.args)
        for outcome in part.outcomes:
            said = tuple(evaluate(e, scene, binding) for e in expressions_of(outcome))
            name = getattr(outcome, "field", "")
            if name:
                count = len(scene.book.fields[name].parameters)
                said = (*cell_of(scene.book, name, said[:count])[1], *said[count:])
            if not (isinstance(outcome, Keep) and outcome.timeless and said == (True,)):
                about = name or getattr(outcome, "act", "")
                yield part.anchor.moment, told, type(outcome), getattr(outcome, "kind", None), about, said


def _nothing(session: Session, text: str, _: str) -> None:
    trace = session.trace
    if trace is None:
        raise AssertionError("nothing has been played yet")
    if trace.before != trace.after:
        raise AssertionError(f"something changes{session.why()}")


def _endless(session: Session, text: str, _: str) -> None:
    if not session.ends_by(ActLoop):
        raise AssertionError(f"there is an end to it{session.why()}")


def _beyond(session: Session, text: str, _: str) -> None:
    said = _BEYOND.match(text)
    clause, what = said.groups() if said else ("", text)
    ends = [session.cell(o) for o in session.effects(what) if isinstance(o, SetCell)]
    if len(ends) != 1:
        raise AssertionError(f"'{what}' does not name one number")
    (cell, end), stop = ends[0], session.stopped
    past = [s for s in stop.every if (s.cell, s.end) == (cell, end)] if isinstance(stop, OutOfRange) else []
    if not past:
        raise AssertionError(f"no number goes past '{what}'{session.why()}")
    if clause and not any(clause in one.clauses for one in past):
        raise AssertionError(f"it is not because of {clause} that a number goes past '{what}'{session.why()}")
    session.recorder.clauses.update([clause] if clause else [])
    session.ends_by(OutOfRange)


def _suffice(session: Session, text: str, name: str) -> None:
    if _lacks(session, name):
        raise AssertionError(f"more {name} are taken than there are{session.why()}")


def _lack(session: Session, text: str, name: str) -> None:
    if not _lacks(session, name):
        raise AssertionError(f"no more {name} are taken than there are{session.why()}")


def _lacks(session: Session, name: str) -> bool:
    """Whether clauses take more of a component than are counted."""
    component = components(session.book).get(plain(name))
    if component is None:
        raise AssertionError(f"no clause counts or takes {name}")
    scene = session.scene()
    scene.cited.update(clause.id for clause, _ in (*component.counts, *component.takes))
    return bool(session.value(component.lacking(), scene))


_FORMS: tuple[tuple[re.Pattern[str], Callable[[Session, str, str], None]], ...] = (
    (re.compile(r"the rules disagree about (.+)\Z"), _about),
    (_WHETHER, _whether),
    (re.compile(r"no rule settles (.+)\Z"), _unsettled),
    (re.compile(r"the law (.+) is broken\Z"), _law),
    (re.compile(r"(\S+) is not kept\Z"), _not_kept),
    (re.compile(r"(\S+) is kept\Z"), _kept),
    (re.compile(r"(\S+) says the same as \S+\Z"), _same),
    (re.compile(r"(\S+) says otherwise than \S+\Z"), _otherwise),
    (re.compile(r"(\S+) applies more than \d+ times\Z"), _often),
    (re.compile(r"(nothing) changes\Z"), _nothing),
    (re.compile(rf"({ENDLESS})\Z"), _endless),
    (re.compile(rf"({BEYOND})(?: because of \S+)?: .+\Z"), _beyond),
    (re.compile(r"the (.+) do not suffice\Z"), _lack),
    (re.compile(r"the (.+) suffice\Z"), _suffice),
)


def _state(session: Session, text: str) -> None:
    """A fact that the moment brought about, or with *still* one that it left alone."""
    bare = " ".join(word for word in text.split() if word != "still")
    happened = _happenings(session, bare)
    if happened:
        _change(session, bare, happened)
        return
    condition = session.condition(bare)
    if not session.value(condition, session.scene()):
        raise AssertionError(f"'{bare}' is not so{session.why()}")
    if session.trace is None:
        return
    before = _was_so(session, condition)
    if before and bare == text:
        raise AssertionError(f"'{text}' was so before; write it with 'still', or choose a stronger test")
    if not before and bare != text:
        raise AssertionError(f"'{bare}' was not so before; write it without 'still'")
    if before:
        session.idle = ""


def _was_so(session: Session, condition: Expr) -> bool:
    try:
        return bool(evaluate(condition, session.scene().past))
    except (Contested, MissingInput):
        return False


def _happenings(session: Session, text: str) -> list[ChangeCell | Perform]:
    """What a text changes or does; nothing if it states a fact."""
    try:
        outcomes = session.book.phrases.effects(text)
    except PhraseError:
        return []
    return [session.spoken(outcome) for outcome in outcomes if isinstance(outcome, ChangeCell | Perform)]


def _change(session: Session, text: str, happened: list[ChangeCell | Perform]) -> None:
    """A change between before and after, or an act that was done in the course of the moment."""
    for outcome in happened:
        match outcome:
            case ChangeCell():
                _changed(session, text, outcome)
            case Perform():
                done = session.done(outcome)
                if session.trace is None or done not in session.trace.acts or done == session.moment:
                    raise AssertionError(f"'{text}' does not come about{session.why()}")


def _changed(session: Session, text: str, outcome: ChangeCell) -> None:
    scene = session.scene()
    args = tuple(session.value(arg, scene.past) for arg in outcome.args)
    amount = session.value(outcome.amount, scene.past)
    cell: Cell = (outcome.field, args)
    try:
        old, new = read(*cell, scene.past), read(*cell, scene)
    except Contested as contested:
        raise AssertionError(str(contested)) from contested
    if not isinstance(old, int) or not isinstance(new, int) or new - old != amount:
        raise AssertionError(
            f"'{text}': {session.book.phrases.say_place(*cell)} went from {old} to {new}{session.why()}"
        )
