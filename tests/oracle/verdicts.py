"""For each check what has to be found in a book and what may be, by what its page says and by everything that is seen.

Between the two lies what the page leaves open, or what was not gone through. A party is the clauses of a finding.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Any

from .reading import Book, Part
from .seen import DIRECT, NESTED, Said, Seen, direct, outranks, prevailing
from .states import played
from .table import Cell, Record, Stop, Table, bindings, sets_of

Party = tuple[str, ...]
BANS = ("forbids", "bars")


@dataclass
class Verdict:
    """What has to be found and what may be found."""

    must: set[Party] = field(default_factory=set)
    may: set[Party] = field(default_factory=set)
    open: bool = False  # whatever is found may be so

    def so(self, party: Party, certain: bool = True) -> None:
        """Note what is so; it has to be found if that is certain."""
        self.may.add(party)
        if certain:
            self.must.add(party)

    def between(self, other: Verdict) -> Verdict:
        """What has to be found by both, and what may be by either."""
        return Verdict(self.must & other.must, self.may | other.may, self.open or other.open)


def party(*clauses: str) -> Party:
    """Clauses in one order, each once."""
    return tuple(sorted(set(clauses)))


def can_be_done(book: Book, about: tuple[Any, ...]) -> bool:
    """Whether nobody stands only in slots of an act that take nobody."""
    slots = book.acts[about[0]].slots
    return all(a is not None or k[2] for (_, k), a in zip(slots, about[1], strict=True))


def _real(part: Part) -> bool:
    return not part.id.startswith("act ")


def dead(seen: Seen) -> Verdict:
    """RW201: a part never speaks. A row may be RW208 as well."""
    found = Verdict()
    for part in seen.book.parts:
        ways = seen.fired[part.id]
        bare = not part.tests and not part.life  # then it speaks whenever its moment comes
        if part.fails or (bare and part.anchor[:1] != ("act",)):
            continue
        starts = (seen.book.head.get("events") or {}).get("starts")
        if not ways & {DIRECT, NESTED}:
            sure = not ways and not seen.stopped and not seen.blurred and not part.of and not part.id.endswith("#until")
            sure = sure and not _tried(seen, part)
            # that an event never starts is told of the event, by RW612
            found.so((part.clause,), sure and seen.complete and not (bare and part.anchor[1] == starts))
    for table in seen.book.tables:
        found.may.add((table,))
    return found


def _tried(seen: Seen, part: Part) -> bool:
    """Whether only clauses do the act that a part waits for, and some try to: whether it can succeed is left open."""
    if part.anchor[:1] != ("act",) or seen.book.acts[part.anchor[1]].by is not None:
        return False
    return any(name == part.anchor[1] for _, r in seen.plays for _, name, _, _ in r.attempts)


def collisions(seen: Seen) -> Verdict:
    """RW302: two effects or claims on one cell that differ where neither prevails."""
    found = Verdict()
    for moment, record in seen.plays:
        for one, other, _, depth in record.sides:
            if not (_real(one) and _real(other)) or (one.fails and other.fails):
                continue
            if one.table and one.table == other.table and one.clause != other.clause:
                found.may.add(party(one.clause, other.clause))
                continue
            found.so(party(one.clause, other.clause), direct(moment, depth) and not record.broken)
    for world in seen.worlds:
        unread: list[Part] = []  # whether one of these prevails over what is at odds is open
        claims = [s for s in seen.standing(world, unread) if s.what == "claims"]
        fields = {c.name for p in unread for c in p.claims}
        for one, other in combinations(claims, 2):
            if one.about == other.about and one.value != other.value:
                rivals = prevailing(seen.book, [s.part for s in claims if s.about == one.about])
                if {one.part.id, other.part.id} <= rivals:
                    found.so(party(one.part.clause, other.part.clause), one.about[0] not in fields)
    return found


def unordered(seen: Seen) -> Verdict:
    """RW603, by two sections: if one of them is made to follow the other a moment ends otherwise than side by side.

    What the two contest side by side is RW302's, and where one prevails over the other no order is wanting.
    """
    found = Verdict()
    sections = sorted({p.section for p in seen.book.parts if not p.lasting})
    pairs = [(a, b) for a, b in combinations(sections, 2) if _apart(seen.book, a, b)]
    for moment, record in seen.plays:
        fired = {p.section for p, _, _, _ in record.fired}
        for one, other in pairs:
            if {one, other} & fired and (one, other) not in found.must:
                follows = [_after(seen.book.follows, a, b) for a, b in ((one, other), (other, one))]
                plays = [played(seen.book, moment, record.before, record.inputs, f) for f in follows]
                if _ends_differ(record, plays, one, other):
                    plain = _ends_differ(record, plays, one, other, record.blurred)
                    sure = plain and all(_between(seen.book, moment, r, {one, other}) for r in (record, *plays))
                    found.so((one, other), sure)
    return found


def overwritten(seen: Seen) -> Verdict:
    """RW602: wherever a step writes a cell, later ones set it anew; only that what is found is so."""
    found = Verdict()
    later: dict[tuple[str, str, int], list[frozenset[str]]] = defaultdict(list)
    for _, record in seen.plays:
        for said in record.spoken:
            later[said.write.part.clause, said.write.part.id, said.write.number].append(said.later)
    for (clause, _, _), ways in later.items():
        if all(ways):
            others = sorted(frozenset().union(*ways))
            for size in (1, 2, 3):
                found.may |= {party(clause, *some) for some in combinations(others, size)}
    return found


def _apart(book: Book, one: str, other: str) -> bool:
    return one not in book.follows[other] and other not in book.follows[one]


def _after(follows: dict[str, frozenset[str]], later: str, earlier: str) -> dict[str, frozenset[str]]:
    """The order of sections in which one more follows another, with all that follow it."""
    more = follows[earlier] | {earlier}
    return {s: before | more if s == later or later in before else before for s, before in follows.items()}


def _ends_differ(
    record: Record, plays: list[Record], one: str, other: str, but: Iterable[tuple[str, str, Cell]] = ()
) -> bool:
    """Whether a moment ends otherwise in some order than side by side, but for what the two contest or settle there."""
    theirs = {cell for a, b, cell in (*record.apart, *record.yielded, *but) if {a, b} == {one, other}}
    contested = theirs.union(record.contested, *(p.contested for p in plays))
    for play in plays:
        if (record.contested.keys() ^ play.contested.keys()) - theirs or bool(record.stop) != bool(play.stop):
            return True
        if any(play.after.get(c) != record.after.get(c) for c in {*play.after, *record.after} - contested):
            return True
    return False


def _between(book: Book, moment: Any, record: Record, sections: set[str]) -> bool:
    """Whether all that a moment came to was said by these sections, at the moment itself, lawfully and as equals."""
    if record.stop or record.broken or record.disputes:
        return False
    fired = [(p, depth) for p, _, depth, _ in record.fired if _real(p)]
    if any(outranks(book, p, q) for p, _ in fired for q, _ in fired if p.section != q.section):
        return False  # whether a priority says who is first is left open
    return all(p.section in sections and direct(moment, depth) for p, depth in fired)


def _all_said(seen: Seen) -> list[list[Said]]:
    found = []
    for world in seen.worlds:
        try:
            found.append(seen.standing(world))
        except Stop:
            seen.blurred = True
    return found


def meeting(seen: Seen) -> set[Party]:
    """The clauses that ever speak of one cell or act, two by two."""
    found = {party(s.write.part.clause, who) for _, r in seen.plays for s in r.spoken for who in s.who}
    for said in _all_said(seen):
        found |= {party(a.part.clause, b.part.clause) for a, b in combinations(said, 2) if a.about == b.about}
    return found


def disputes(seen: Seen) -> Verdict:
    """RW303: what one clause permits, demands or does another forbids."""
    found = Verdict()
    bans = {p.clause for p in seen.book.parts for n in p.norms if n.kind in BANS}
    for _, record in seen.plays:
        for _, _, does, forbids, depth in record.disputes:
            for one in does:
                for other in forbids:
                    if other in bans and not one.startswith("act "):
                        found.so(party(one, other), depth == 0 and not record.broken)
    return found


def overlaps(seen: Seen) -> Verdict:
    """RW304: two rows that apply to one thing and come to different things."""
    found = Verdict()
    for _, record in seen.plays:
        for one, other, differ in record.rows:
            if differ is None:
                found.may.add(party(one.clause, other.clause))
            elif differ:
                found.so(party(one.clause, other.clause))
    return found


def harmless(seen: Seen) -> Verdict:
    """RW305: two rows that apply to one thing and never come to different things, where only one is to apply."""
    found, differ = Verdict(), overlaps(seen)
    for _, record in seen.plays:
        for one, other, _ in record.rows:
            if seen.book.tables[one.table].hit == "any":
                continue
            rows = party(one.clause, other.clause)
            if rows not in differ.must:
                found.so(rows, rows not in differ.may and seen.complete)
    return found


def gaps(seen: Seen) -> Verdict:
    """RW401: a table speaks and no row applies; beyond the end of a die where the last row stops it is RW402."""
    found = Verdict()
    for _, record in seen.plays:
        for name, result in record.missed:
            if not seen.book.tables[name].rest and _edge(seen.book, name, result) is None:
                found.so((name,))
    return found


def edges(seen: Seen) -> Verdict:
    """RW402: modifiers carry a roll past the row at an end of the die, and that row stops there."""
    found = Verdict()
    for _, record in seen.plays:
        for name, result in record.missed:
            row = _edge(seen.book, name, result)
            if row is not None:
                found.so(party(name, row), not seen.book.tables[name].rest)
    return found


def _edge(book: Book, name: str, result: Any) -> str | None:
    """The row at that end of the die past which a result lies, if it is the last one there and stops."""
    table = book.tables[name]
    rows = [p for p in book.parts if p.table == name and p.rows]
    if table.total is None or table.low <= result <= table.high or not rows:
        return None
    above = result > table.high
    end = table.high if above else table.low
    beyond = range(end + 1, end + 99) if above else range(end - 99, end)
    last = next((p.clause for p in rows if p.rows and p.rows.has(end)), None)
    past = any(p.rows.has(n) for p in rows if p.rows for n in beyond)
    return None if past else last


def unreachable(seen: Seen) -> Verdict:
    """RW208: no roll leads to a row, or to some of the results that it names."""
    found = Verdict()
    totals: dict[str, set[Any]] = defaultdict(set)
    within: set[str] = set()
    for _, record in seen.plays:
        within |= record.within
        for name, result in record.totals:
            totals[name].add(result)
    for part in seen.book.parts:
        if part.of and part.id not in within:
            found.may.add((part.clause,))
            if not part.rows and totals[part.table] and DIRECT in seen.fired[part.id]:
                found.so((part.clause,), seen.complete and not seen.stopped)
        if part.rows and totals[part.table]:
            results, row = totals[part.table], part.rows
            if not any(map(row.has, results)):
                found.so((part.clause,), part.id not in within and seen.complete and not seen.stopped)
            elif not results.issuperset(row.named()):
                table = seen.book.tables[part.table]  # what its conditions keep from a bare die is left open
                past = min(row.named()) < min(table.low, *results) or max(row.named()) > max(table.high, *results)
                found.so((part.clause,), past and seen.complete and not seen.stopped)
    return found


def idle(seen: Seen) -> Verdict:
    """RW207: a priority between two that never speak of one cell or act."""
    found = Verdict()
    heard: set[str] = set()
    met: set[tuple[str, str]] = set()
    kinds: dict[str, set[Any]] = defaultdict(set)
    for part in seen.book.parts:
        kinds[part.clause].add((part.section, part.anchor, part.together, bool(part.norms), bool(part.claims)))
        if part.keeps or part.demands or any(e.what == "do" for e in part.effects) or part.fails or part.table:
            kinds[part.clause] |= {1, 2}  # of which it is not plain what they speak of
    for _, record in seen.plays:
        for said in record.spoken:
            heard.add(said.write.part.clause)
            met |= {(said.write.part.clause, other) for other in said.who}
    for standing in _all_said(seen):
        for one in standing:
            heard.add(one.part.clause)
            met |= {(one.part.clause, s.part.clause) for s in standing if s.about == one.about}
    for part in seen.book.parts:
        for other in part.over:
            if (part.clause, other) not in met:
                plain = _of_one_moment(seen.book, kinds[part.clause], kinds[other])
                sure = plain and {part.clause, other} <= heard and seen.complete
                found.so((part.clause,), sure and not seen.stopped and not seen.blurred)
    return found


def _of_one_moment(book: Book, one: set[Any], other: set[Any]) -> bool:
    """Whether two clauses, by what kinds their parts are of, plainly speak at once if they speak at all."""
    if len(one) > 1 or len(other) > 1:
        return False
    (here, at, together, *said), (there, at_other, _, *said_other) = *one, *other
    if at != at_other or said != said_other:
        return False
    if here == there:
        return not at or (together and at[0] == "step")
    return bool(at) and at[0] == "step" and _apart(book, here, there)


def laws_broken(seen: Seen) -> Verdict:
    """RW308, by the name of the law: what a clause does breaks it."""
    found = Verdict()
    for moment, record in seen.plays:
        alone = {p.clause for p, _, _, _ in record.fired}
        sure = moment[0] == "step" and not record.acts and not record.contested and not record.stop
        found.may |= {(law,) for law in record.broken}
        broken = record.broken_at_end
        if broken:  # where sections break it only side by side RW603 tells that their order matters
            broken = broken.intersection(*(p.broken_at_end for p in _in_order(seen, moment, record)))
        for law in broken:
            found.so(
                (law,), sure or (moment[0] == "step" and len(alone) == 1 and not record.contested and not record.stop)
            )
    _duties_that_break(seen, found)
    return found


def _in_order(seen: Seen, moment: Any, record: Record) -> Iterator[Record]:
    """The plays of a moment in which of two sections that spoke side by side one follows the other."""
    sections = sorted({p.section for p, _, _, _ in record.fired})
    for one, other in combinations(sections, 2):
        if _apart(seen.book, one, other):
            for follows in (_after(seen.book.follows, a, b) for a, b in ((one, other), (other, one))):
                yield played(seen.book, moment, record.before, record.inputs, follows)


def _duties_that_break(seen: Seen, found: Verdict) -> None:
    obliged = {n.act for p in seen.book.parts for n in p.norms if n.kind == "obliges"}
    for moment, record in seen.plays:
        if moment[0] == "act" and moment[1] in obliged:
            found.may |= {(law,) for law in record.broken}


def permitted_illegal(seen: Seen) -> Verdict:
    """RW313: a permitted act breaks a law."""
    found = Verdict()
    permits = {n.act for p in seen.book.parts for n in p.norms if n.kind == "permits"}
    for moment, record in seen.plays:
        if moment[0] != "act" or moment[1] not in permits or not record.broken:
            continue
        world = _world(seen, record)
        for said in seen.standing(world):
            if said.what == "permits" and said.about == (moment[1], moment[2]):
                plain = not record.contested and not record.stop and not any(_real(p) for p, _, _, _ in record.fired)
                found.so((said.part.clause,), plain)
    return found


def _world(seen: Seen, record: Any) -> Any:
    from .table import World

    return World(seen.book, record.before, None, record.inputs)


def unkept(seen: Seen, demands: bool) -> Verdict:
    """RW309 or RW312, by the clause that keeps or demands: a landing makes false what it keeps."""
    found = Verdict()
    parts = {p.id: p for p in seen.book.parts}
    for moment, record in seen.plays:
        sure = moment[0] == "step" and not record.acts and not record.contested and not record.stop
        for name, writer in record.unkept:
            part = parts[name]
            if bool(part.demands) == demands:
                free = writer != part.clause and not any(
                    outranks(seen.book, part, p) for p in seen.book.parts if p.clause == writer
                )
                found.so((part.clause,), sure and free and not demands and not record.broken)
    return found


def duties(seen: Seen) -> Verdict:
    """RW205: a duty stands whose act lacks what it requires."""
    found = Verdict()
    for world in seen.worlds:
        for said, able in _duties(seen, world):
            if not able:
                found.so((said.part.clause,))
    return found


def _duties(seen: Seen, world: Any) -> list[tuple[Said, bool]]:
    """The duties that stand in a world, and whether each can be met."""
    try:
        every = seen.standing(world)
        found = []
        for said in every:
            if said.what != "obliges":
                continue
            act = seen.book.acts[said.about[0]]
            if not can_be_done(seen.book, said.about):
                continue
            rivals = [s.part for s in every if s.about == said.about]
            if said.part.id in prevailing(seen.book, rivals):
                env = {n: a for (n, _), a in zip(act.slots, said.about[1], strict=True)}
                found.append((said, all(t.holds(world, env) for t in act.requires)))
        return found
    except Stop:
        return []


def duties_apart(seen: Seen) -> Verdict:
    """RW310: two duties of one doer to acts that set one cell apart, or each take away what the other needs."""
    found = Verdict()
    book = seen.book
    for world in seen.worlds:
        able = [said for said, can in _duties(seen, world) if can]
        for one, other in combinations_with_replacement(able, 2):
            left, right = (sets_of(book, book.acts[s.about[0]], s.about[1], world) for s in (one, other))
            apart = any(right.get(c, v) != v for c, v in left.items())
            free = one.part is other.part or not (
                outranks(book, one.part, other.part) or outranks(book, other.part, one.part)
            )
            doers = [book.acts[s.about[0]].doer(s.about[1]) for s in (one, other)]
            if doers[0] == doers[1] and free:
                if apart:
                    found.so(party(one.part.clause, other.part.clause))
                elif _spoils(book, world, one, other) and _spoils(book, world, other, one):
                    found.may.add(party(one.part.clause, other.part.clause))
    return found


def _spoils(book: Book, world: Any, one: Said, other: Said) -> bool:
    """Whether an act takes away what another requires, as far as is plain from what it writes itself."""
    table = Table(book, world.cells, world.inputs)
    table.effects_of(*one.about)
    act = book.acts[other.about[0]]
    env = {n: a for (n, _), a in zip(act.slots, other.about[1], strict=True)}
    now = table.world(world.cells)
    return not all(t.holds(now, env) for t in act.requires)


def inert(seen: Seen) -> Verdict:
    """RW407: nothing ever stands against a permission."""
    found = Verdict()
    permits: set[tuple[str, str]] = set()
    opposed: set[tuple[str, str]] = set()
    for said in _all_said(seen):
        for one in said:
            if one.what == "permits":
                permits.add((one.about[0], one.part.clause))
                for other in said if can_be_done(seen.book, one.about) else ():  # against one of nobody nothing stands
                    if (other.what in BANS and other.about == one.about) or (
                        other.what == "obliges" and other.about[0] == one.about[0]
                    ):
                        opposed.add((one.about[0], one.part.clause))
    for act, clause in permits:
        idle = not seen.book.acts[act].effects and not any(p.anchor[:2] == ("act", act) for p in seen.book.parts)
        if seen.book.acts[act].exhaustive or idle:  # what comes to nothing is inert whatever forbids it
            found.may.add((clause,))
        elif (act, clause) not in opposed:
            found.so((clause,), seen.complete and not seen.blurred)
    return found


def displaced(seen: Seen) -> Verdict:
    """RW203: wherever an outcome is spoken, one with priority speaks of the same."""
    found = Verdict()
    heard: dict[tuple[str, str, int], set[bool]] = defaultdict(set)
    for _, record in seen.plays:
        for said in record.spoken:
            part = said.write.part
            if _real(part):
                heard[part.clause, part.id, said.write.number].add(said.kept)
    for standing in _all_said(seen):
        for one in standing:
            same = [s for s in standing if s.about == one.about]
            rivals = [s.part for s in same if (s.what == "claims") == (one.what == "claims")]
            key = (one.part.clause, one.part.id, 100 + one.number if one.what != "claims" else 200 + one.number)
            if one.what == "claims" or can_be_done(seen.book, one.about):
                heard[key].add(one.part.id in prevailing(seen.book, rivals) and not _banned(seen, one, standing))
    for (clause, _, _), ways in heard.items():
        if ways == {False}:
            found.so((clause,), seen.complete and not seen.stopped and not seen.blurred)
    lists = (c for c, raw in seen.book.raw.items() if any("let" in said for said in (raw, *raw.get("parts", ()))))
    found.may |= {(c,) for c in lists}  # an entry of a list is told so too
    found.may |= {(p.clause,) for p in seen.book.parts if any(e.what == "do" for e in p.effects)}
    return found


def _banned(seen: Seen, permission: Said, said: list[Said]) -> bool:
    """Whether a ban stands against a permission in a book in which bans prevail."""
    if permission.what != "permits" or not seen.book.prohibition_prevails:
        return False
    kept = prevailing(seen.book, [s.part for s in said if s.about == permission.about and s.what != "claims"])
    return any(s.what in BANS and s.about == permission.about and s.part.id in kept for s in said)


def dispositions(seen: Seen) -> Verdict:
    """RW301: two preconditions fail together and say different things of one axis."""
    found = Verdict()
    for _, record in seen.plays:
        for one, other, _, _ in record.sides:
            if one.fails and other.fails and one.clause != other.clause:
                said = [a for a in one.axes if "unstated" not in (one.axes[a], other.axes[a])]
                found.so(party(one.clause, other.clause), any(one.axes[a] != other.axes[a] for a in said))
    return found


def unstated(seen: Seen) -> Verdict:
    """RW403: a precondition can fail and leaves an axis open."""
    found = Verdict()
    for part in seen.book.parts:
        if part.fails and "unstated" in part.axes.values() and seen.fired[part.id]:
            found.so((part.clause,), DIRECT in seen.fired[part.id])
    return found


def vacuous(seen: Seen) -> Verdict:
    """RW204: a precondition never fails where it is tested."""
    found = Verdict()
    for part in seen.book.parts:
        if part.fails and DIRECT not in seen.fired[part.id]:
            found.so((part.clause,), seen.complete and not seen.stopped)
    if any(_always_met(seen, act) for act in seen.book.acts.values() if act.requires):
        found.so((), False)
    return found


def _always_met(seen: Seen, act: Any) -> bool:
    """Whether something that an act requires is so in all states, whoever does it."""
    envs = [dict(zip([n for n, _ in act.slots], a, strict=True)) for a in seen.space.choices(act)]
    for test in act.requires:
        try:
            if all(test.holds(w, e) for w in seen.worlds for e in envs):
                return True
        except Stop:
            continue
    return False


def circles(seen: Seen) -> Verdict:
    """RW611: priorities in a circle; any circle of those that lie on one may be told."""
    found = Verdict(open=False)
    clauses = {c for edge in seen.book.circles for c in edge}
    for size in range(2, len(clauses) + 1):
        found.may |= {party(*c) for c in combinations(sorted(clauses), size)}
    for one, other in seen.book.circles:
        if (other, one) in seen.book.circles:
            found.must.add(party(one, other))
    return found


def never_decides(seen: Seen) -> Verdict:
    """RW202: a condition holds wherever the others do; only that what is found is so."""
    found = Verdict()
    for part in seen.book.parts:
        if part.fails:
            continue
        worlds = [(w, w, {}) for w in seen.worlds]
        turns = [(w, b, bound) for _, r in seen.plays for p, w, b, bound in r.turns if p is part] or worlds
        for tests in (part.tests, part.life):
            for test in tests:
                if any(_implied(part, test, ws) for ws in (worlds, turns)) or _alternative(part, test):
                    found.may.add((part.clause,))
    return found


def _alternative(part: Part, test: Any) -> bool:
    return test.text.startswith("{'any'") or "'any'" in test.text


def _implied(part: Part, test: Any, worlds: list[Any]) -> bool:
    """Whether a condition of a part holds wherever its others do."""
    from itertools import product

    for world, began, bound in worlds:
        free = [v for v in part.variables if v.name not in bound]
        for choice in product(*(v.values for v in free)):
            env = {**bound, **{v.name: c for v, c in zip(free, choice, strict=True)}}
            try:
                others = all(t.holds(began, env) for t in part.life if t is not test) and all(
                    t.holds(world, env) for t in part.tests if t is not test
                )
                if others and not test.holds(began if test in part.life else world, env):
                    return False
            except Stop:
                continue
    return True


def redundant(seen: Seen) -> Callable[[Party], bool]:
    """RW209: whether one of two clauses can be left out and nothing is played otherwise."""

    def spare(clauses: Party) -> bool:
        return any(_alike(seen, c) for c in clauses)

    return spare


def _alike(seen: Seen, clause: str) -> bool:
    """Whether all plays go alike without a clause, but for those that stop at what clauses contest.

    How long the clause itself lasts is no difference: no other one asks for it.
    """
    book = seen.book
    every = book.parts
    own = {f"{p.id} lasts" for p in every if p.clause == clause}
    book.parts = [p for p in every if p.clause != clause]
    try:
        for moment, record in seen.plays:
            other = played(book, moment, record.before, record.inputs)
            if "contested" in (record.stop, other.stop):
                continue
            mine, theirs = (
                (
                    {c: v for c, v in r.after.items() if c[0] not in own},
                    r.refused is None,
                    r.stop,
                    set(r.contested),
                    {d[:2] for d in r.disputes},
                )
                for r in (record, other)
            )
            if mine != theirs:
                return False
        return True
    finally:
        book.parts = every


def reading_differs(seen: Seen, other: Book) -> bool | None:
    """Whether some play goes otherwise in another reading or convention; nothing where some may that stop in it."""
    found: bool | None = False
    for moment, record in seen.plays:
        there = played(other, moment, record.before, record.inputs)
        if record.stop or there.stop:
            found = None
            continue
        mine, theirs = ((r.after, r.refused is None, set(r.contested)) for r in (record, there))
        if mine != theirs:  # where clauses contest a cell nobody knows what it holds
            return True
    return found


VERDICTS: dict[str, Callable[[Seen], Verdict]] = {
    "RW201": dead,
    "RW202": never_decides,
    "RW203": displaced,
    "RW204": vacuous,
    "RW205": duties,
    "RW207": idle,
    "RW208": unreachable,
    "RW301": dispositions,
    "RW302": collisions,
    "RW303": disputes,
    "RW304": overlaps,
    "RW305": harmless,
    "RW308": laws_broken,
    "RW309": lambda seen: unkept(seen, False),
    "RW310": duties_apart,
    "RW312": lambda seen: unkept(seen, True),
    "RW313": permitted_illegal,
    "RW401": gaps,
    "RW402": edges,
    "RW403": unstated,
    "RW407": inert,
    "RW602": overwritten,
    "RW603": unordered,
    "RW611": circles,
}

__all__ = ["VERDICTS", "NESTED", "Verdict", "bindings", "meeting", "party", "reading_differs", "redundant"]
