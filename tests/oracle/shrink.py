"""A book on which the two differ, made as small as can be: whatever can be left out while they still differ is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from .comparison import Difference, compare
from .generator import Written

LISTS = ("when", "then", "while", "holds", "keeps", "forbids", "permits", "obliges", "remember", "life", "requires")
MOST = 400  # books tried


def shrunk(written: Written, kind: str, seed: int = 0, most: int = MOST) -> tuple[Written, Difference]:
    """The smallest book found on which there is still a difference of a kind."""
    differs = _differs(kind, seed)
    found = differs(written)
    assert found is not None, f"no {kind}"
    tried = 0
    again = True
    while again:
        again = False
        for smaller in _smaller(written):
            tried += 1
            if tried > most:
                return written, found
            still = differs(smaller)
            if still is not None:
                written, found, again = smaller, still, True
                break
    return written, found


def _differs(kind: str, seed: int) -> Callable[[Written], Difference | None]:
    table = kind.startswith("table") or kind == "traceback at the table"
    code = kind.split()[0] if kind.startswith("RW") else None
    codes = [] if table else [code] if code else None

    def differs(written: Written) -> Difference | None:
        try:
            outcome = compare(written, seed, codes, tables=table)
        except Exception:
            return None
        return next((d for d in outcome.differences if d.kind == kind), None)

    return differs


def _smaller(written: Written) -> Iterator[Written]:
    for s, section in enumerate(written.sections):
        for c, clause in enumerate(section["clauses"]):
            if len(written.clauses()) > 1:
                smaller = written.copy()
                del smaller.sections[s]["clauses"][c]
                _forget(smaller, clause["clause"])
                _close(smaller)
                yield smaller
    yield from _simpler(written)
    for s, section in enumerate(written.sections):
        for c, clause in enumerate(section["clauses"]):
            for less in _less(clause):
                smaller = written.copy()
                smaller.sections[s]["clauses"][c] = less
                yield smaller


def _close(written: Written) -> None:
    """Take out sections in which nothing stands, and what is said of them."""
    gone = {s["section"] for s in written.sections if not s["clauses"]}
    written.sections = [s for s in written.sections if s["clauses"]]
    written.second -= gone
    for section in written.sections:
        if "follows" in section:
            section["follows"] = [s for s in section["follows"] if s not in gone]
            if not section["follows"]:
                del section["follows"]


def _forget(written: Written, gone: str) -> None:
    """Take out what names a clause that is gone."""
    for clause in written.clauses():
        if gone in clause.get("overrides", ()):
            clause["overrides"] = [o for o in clause["overrides"] if o != gone]
            if not clause["overrides"]:
                del clause["overrides"]
    written.rulings = [r for r in written.rulings if gone not in r]
    if written.erratum and any(a["clause"] == gone for a in written.erratum.get("amends", ())):
        written.erratum = None


def _simpler(written: Written) -> Iterator[Written]:
    for law in written.laws:
        yield replace(written.copy(), laws=[name for name in written.laws if name != law])
    for n in range(len(written.rulings)):
        yield replace(written.copy(), rulings=written.rulings[:n] + written.rulings[n + 1 :])
    if written.erratum:
        yield replace(written.copy(), erratum=None)
    if written.dice:
        yield replace(written.copy(), dice=False)
    if written.event:
        yield replace(written.copy(), event=False)
    if written.spare:
        yield replace(written.copy(), spare=0)
    if written.towns > 2:
        yield replace(written.copy(), towns=2)
    if written.closed:
        yield replace(written.copy(), closed=frozenset())
    if written.exhaustive:
        yield replace(written.copy(), exhaustive=frozenset())
    for n in range(len(written.outside or ())):
        smaller = written.copy()
        assert smaller.outside is not None
        del smaller.outside[n]
        yield smaller
    for move in range(len(written.outside or ())):
        smaller = written.copy()
        assert smaller.outside is not None
        if smaller.outside[move]["when"]:
            smaller.outside[move]["when"] = []
            yield smaller
    for name in written.fixed:
        yield replace(written.copy(), fixed=written.fixed - {name})
    for name in written.by:
        yield replace(written.copy(), by={a: who for a, who in written.by.items() if a != name})
    if written.layers:
        smaller = written.copy()
        for said in (*smaller.sections, *smaller.clauses()):
            said.pop("layer", None)
        yield replace(smaller, layers=())
    if len(written.sections) > 1:
        whole = written.copy()
        first = {k: v for k, v in whole.sections[0].items() if k != "follows"}
        whole.sections = [{**first, "clauses": whole.clauses()}]
        yield replace(whole, second=frozenset(), given=False)
    if written.second:
        yield replace(written.copy(), second=frozenset())
    if written.given:
        yield replace(written.copy(), given=False)
    for n, section in enumerate(written.sections):
        for name in section.get("follows", ()):
            smaller = written.copy()
            smaller.sections[n]["follows"].remove(name)
            _close(smaller)
            yield smaller
        if section["block"] == "together":
            smaller = written.copy()
            smaller.sections[n]["block"] = "steps"
            yield smaller
    for name in sorted(written.fields):
        yield replace(written.copy(), fields=written.fields - {name})


def _less(clause: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Clauses that say less."""
    for key in ("default", "overrides", "let", "life", "remember", "rest", "among", "hit", "layer"):
        if key in clause:
            yield {k: v for k, v in clause.items() if k != key}
    for key in LISTS:
        for n, said in enumerate(clause.get(key, ())):
            if len(clause[key]) > 1 or key in ("when", "while"):
                yield {**clause, key: clause[key][:n] + clause[key][n + 1 :]}
            if isinstance(said, dict):
                ((_, inner),) = said.items()
                for one in inner if isinstance(inner, list) else [inner]:
                    yield {**clause, key: [*clause[key][:n], one, *clause[key][n + 1 :]]}
    if isinstance(clause.get("until"), dict):
        end = clause["until"]
        yield from (
            {**clause, "until": {k: v for k, v in end.items() if k != key}} for key in ("when", "times") if key in end
        )
        if len(end) == 1 and "turns" not in end:
            yield {**clause, "until": next(iter(end.values()))}
    for n, part in enumerate(clause.get("parts", ())):
        if len(clause["parts"]) > 1:
            yield {**clause, "parts": clause["parts"][:n] + clause["parts"][n + 1 :]}
        else:
            yield {**{k: v for k, v in clause.items() if k != "parts"}, **part}
        for less in _less(part):
            yield {**clause, "parts": [*clause["parts"][:n], less, *clause["parts"][n + 1 :]]}
    for name in clause.get("for", ()):
        names = {k: v for k, v in clause["for"].items() if k != name}
        yield {k: v for k, v in {**clause, "for": names}.items() if v != {}}
        named = {k: _named(v, name, "ULM") for k, v in clause.items() if k not in ("for", "clause")}
        own = {k: v for k, v in clause.items() if k == "clause"}  # a part has no name
        yield {**own, **named, **({"for": names} if names else {})}


def _named(said: Any, name: str, member: str) -> Any:
    """What is said, with a member in place of a variable."""
    if isinstance(said, str):
        return " ".join(member if word == name else word for word in said.split(" "))
    if isinstance(said, list):
        return [_named(s, name, member) for s in said]
    if isinstance(said, dict):
        return {k: _named(v, name, member) for k, v in said.items()}
    return said
