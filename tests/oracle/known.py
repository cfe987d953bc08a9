"""Small books of which it is known what is to be found in them: each shows a kind of error that once was made.

``so`` says whether a finding of the code between the clauses is right. The oracle has to say the same by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .generator import Written


@dataclass(frozen=True)
class Known:
    """A book and whether something is to be found in it."""

    title: str
    book: Written
    code: str
    party: tuple[str, ...]
    so: bool


def book(*clauses: dict[str, Any], fields: str = "walled gold", block: str = "together", **keys: Any) -> Written:
    """A book of one section."""
    said = [{"clause": f"T.{n + 1}", "says": "It is so.", **c} for n, c in enumerate(clauses)]
    sections = [{"section": "all", "block": block, "clauses": said}]
    return Written(fields=frozenset(fields.split()), sections=sections, block=block, **keys)


def sections(**said: Any) -> Written:
    """A book of several sections, each a list of clauses, or a mapping that has one and says ``follows`` or ``block``.

    What else is named of a book, such as ``given`` or ``second``, is no section; of these ``fields`` is in one text.
    """
    keys = {k: said.pop(k) for k in ("given", "second", "laws", "clamped", "closed", "rulings", "layers") if k in said}
    fields = said.pop("fields", "walled gold")
    found: list[dict[str, Any]] = []
    number = 0
    for name, section in said.items():
        clauses, more = (section, {}) if isinstance(section, list) else (section["clauses"], dict(section))
        more.pop("clauses", None)
        named = [{"clause": f"T.{number + n + 1}", "says": "It is so.", **c} for n, c in enumerate(clauses)]
        number += len(named)
        found.append({"section": name, "block": "steps", **more, "clauses": named})
    return Written(fields=frozenset(fields.split()), sections=found, **keys)


def clause(**keys: Any) -> dict[str, Any]:
    """What a clause says; ``while_`` and ``for_`` are keys that Python keeps for itself."""
    return {k.rstrip("_"): v for k, v in keys.items()}


TOWN = {"t": "Town"}
TWO = {"t": "Town", "u": "Town"}

KNOWN: tuple[Known, ...] = (
    Known(
        "a layer decides nothing where a clause says itself that it prevails",
        book(
            clause(at="day", layer="cards", overrides=["T.2"], then=["ULM is walled"]),
            clause(at="day", then=["ULM is not walled"]),
            layers=("cards", "rules"),
        ),
        "RW503",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "of two steps that speak one after the other no layer decides",
        book(
            clause(at="day", layer="cards", then=["ULM is walled"]),
            clause(at="day", then=["ULM is not walled"]),
            block="steps",
            layers=("cards", "rules"),
        ),
        "RW503",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a layer decides between a clause that does an act and a ban on it",
        book(
            clause(at="day", layer="cards", then=["ULM builds"]),
            clause(forbids=["ULM builds"]),
            layers=("cards", "rules"),
        ),
        "RW503",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a row that reads in two ways, and one for all else",
        book(
            clause(at="day", roll="the die"),
            clause(
                of="T.1",
                readings={
                    "broad": {"row": "2..3", "then": ["ULM is walled"]},
                    "narrow": {"row": "2", "then": ["ULM is walled"]},
                },
                reading="broad",
            ),
            clause(of="T.1", row="else", then=["ULM is not walled"]),
            dice=True,
        ),
        "RW304",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "an act that only a clause does, and with somebody else",
        book(
            clause(for_=TOWN, at="day", then=["t swears to t"]),
            clause(upon="ULM swears to nobody", then=["ULM has 0 gold"]),
            fields="gold lord",
            by={"swears": "clauses"},
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "a clause upon an act that only a clause does",
        book(
            clause(for_=TOWN, at="day", then=["t swears to t"]),
            clause(upon="ULM swears to ULM", then=["ULM has 0 gold"]),
            fields="gold lord",
            by={"swears": "clauses"},
        ),
        "RW201",
        ("T.2",),
        False,
    ),
    Known(
        "two acts of one doer, who is named last",
        book(
            clause(obliges=["ULM serves BERN"]),
            clause(obliges=["GENF crowns BERN"]),
            clause(obliges=["ULM crowns GENF"]),
            fields="lord chief",
            towns=3,
            by={"crowns": "b", "serves": "b"},
        ),
        "RW310",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "a ban on choosing against a permission",
        book(clause(forbids=[{"voluntarily": "ULM builds"}]), clause(permits=["ULM builds"])),
        "RW303",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a ban on choosing beside a duty and a clause that does it",
        book(
            clause(forbids=[{"voluntarily": "ULM builds"}]),
            clause(obliges=["ULM builds"]),
            clause(at="day", then=["ULM builds"]),
        ),
        "RW303",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a layer prevails over one behind it before all else is looked at",
        book(
            clause(at="day", layer="cards", default="yes", then=["ULM is walled"]),
            clause(at="day", then=["ULM is not walled"]),
            layers=("cards", "rules"),
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "parts with a moment of their own keep what stands beside them",
        book(
            clause(
                for_={"t": "Town except BERN"},
                at="day",
                when=["t is walled"],
                parts=[{"then": ["t has 0 gold"]}, {"at": "end of day", "then": ["t has 2 gold"]}],
            ),
            clause(at="end of day", when=["ULM is not walled"], then=["ULM has 1 gold"]),
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "what is set up with any value and nothing changes then",
        book(
            clause(at="day", when=["ULM is walled"], then=["ULM has 0 gold"]),
            clause(at="day", when=["ULM is walled"], then=["ULM has 2 gold"]),
            outside=[],
            fixed=frozenset({"walled"}),
        ),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "what ends at the moment at which it begins stands until that comes again",
        book(clause(for_=TWO, upon="t rests", forbids=["t serves u"], until="u rests"), fields="walled lord"),
        "RW302",
        ("T.1",),
        False,
    ),
    Known(
        "what stands until somebody acts ends by just those for whom it began",
        book(
            clause(for_=TWO, upon="t rests", when=["u is walled"], forbids=["t builds"], until="u razes u"),
            clause(permits=["ULM builds"]),
        ),
        "RW303",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a case for all else of a split that collects",
        book(
            clause(at="day", cases="yes", hit="collect"),
            clause(of="T.1", case=["ULM has 0 gold"], then=["ULM is walled"]),
            clause(of="T.1", case="else", then=["ULM is not walled"]),
        ),
        "RW302",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "rows that collect count as clauses of their own",
        book(
            clause(at="day", cases="yes", hit="collect"),
            clause(of="T.1", case=["ULM has 0 gold"], then=["ULM is walled"]),
            clause(of="T.1", case=["BERN has 0 gold"], then=["ULM is not walled"]),
        ),
        "RW302",
        ("T.2", "T.3"),
        True,
    ),
    Known(
        "a row behind one that always goes first",
        book(
            clause(at="day", cases="yes", hit="first"),
            clause(of="T.1", case=["ULM is walled"], then=["ULM has 0 gold"]),
            clause(of="T.1", case=["ULM is walled"], then=["ULM has 2 gold"]),
        ),
        "RW304",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "even and odd leave nothing open",
        book(
            clause(at="day", roll="the die"),
            clause(of="T.1", row="even", then=["ULM has 0 gold"]),
            clause(of="T.1", row="1, 3", then=["ULM has 2 gold"]),
            dice=True,
        ),
        "RW401",
        ("T.1",),
        False,
    ),
    Known(
        "two clauses upon one act share the name of a variable",
        book(
            clause(for_=TOWN, upon="BERN serves t", when=["t is walled"], then=["t is not walled"]),
            clause(for_=TOWN, upon="t serves ULM", when=["ULM is walled"], then=["t is walled"]),
            fields="walled lord",
            block="steps",
        ),
        "RW201",
        ("T.2",),
        False,
    ),
    Known(
        "roads that an earlier clause has made",
        book(
            clause(at="day", then=["ULM is allied with BERN"]),
            clause(at="day", when=["ULM is not bound to BERN"], then=["the chief is ULM"]),
            fields="allied chief",
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "roads that an earlier clause has taken away",
        book(
            clause(at="day", then=["ULM is not allied with BERN"]),
            clause(at="day", when=["ULM is bound to BERN"], then=["the chief is ULM"]),
            fields="allied chief",
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "a way that leads on from a road just made",
        book(
            clause(at="day", then=["ULM is allied with BERN"]),
            clause(at="day", when=["GENF is not bound to ULM", "GENF is bound to BERN"], then=["the chief is ULM"]),
            fields="allied chief",
            block="steps",
            towns=3,
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "a condition that the act has undone",
        book(clause(for_=TOWN, upon="t builds", when=["t is not walled"], then=["t has 1 gold"])),
        "RW201",
        ("T.1",),
        True,
    ),
    Known(
        "a symmetric cell set in one order and unset in the other",
        book(
            clause(at="day", then=["ULM is allied with BERN"]),
            clause(at="day", then=["BERN is not allied with ULM"]),
            fields="allied",
        ),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a symmetric cell read in the other order",
        book(
            clause(at="day", then=["ULM is allied with BERN"]),
            clause(at="day", when=["BERN is not allied with ULM"], then=["ULM is not allied with ULM"]),
            fields="allied",
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "two clauses that override each other",
        book(
            clause(at="day", then=["ULM is walled"], overrides=["T.2"]),
            clause(at="day", then=["ULM is not walled"], overrides=["T.1"]),
        ),
        "RW611",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a third clause that prevails over one side",
        book(
            clause(at="day", then=["ULM has 1 gold"]),
            clause(at="day", then=["ULM has 2 gold"]),
            clause(at="day", when=["ULM is walled"], then=["ULM has 0 gold"], overrides=["T.1", "T.2"]),
        ),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a contradiction after a cell that is contested already",
        book(
            clause(at="beginning of day", then=["BERN is walled"]),
            clause(at="beginning of day", then=["BERN is not walled"]),
            clause(at="day", then=["ULM has 1 gold"]),
            clause(at="day", then=["ULM has 2 gold"]),
        ),
        "RW302",
        ("T.3", "T.4"),
        True,
    ),
    Known(
        "a ban lifted for one of two",
        book(
            clause(for_=TOWN, forbids=["t builds"]),
            clause(permits=["ULM builds"], overrides=["T.1"]),
            clause(for_=TOWN, at="day", then=["t builds"]),
        ),
        "RW303",
        ("T.1", "T.3"),
        True,
    ),
    Known(
        "an act by nobody",
        book(
            clause(at="day", let={"the one": {"first": [{"ULM": ["ULM is walled"]}]}}, then=["the one builds"]),
            clause(for_=TOWN, upon="t builds", when=["t is walled"], then=["t has 2 gold"]),
        ),
        "RW201",
        ("T.2",),
        False,
    ),
    Known(
        "a clause upon an act that is always forbidden",
        book(
            clause(for_=TOWN, forbids=["t builds"]),
            clause(upon="ULM builds", when=["ULM has 1 gold"], then=["ULM has 2 gold"]),
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "one case that always applies beside another",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["ULM is walled"], then=["ULM has 2 gold"]),
            clause(of="T.1", case=[], then=["ULM has 1 gold"]),
        ),
        "RW304",
        ("T.2", "T.3"),
        True,
    ),
    Known(
        "a case that always applies leaves no gap",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=[], then=["ULM has 1 gold"]),
        ),
        "RW401",
        ("T.1",),
        False,
    ),
    Known(
        "a clause upon an act that only it does itself",
        book(
            clause(upon="ULM rests", when=["ULM is walled"], then=["ULM rests"]),
            exhaustive=frozenset(["rests"]),
        ),
        "RW201",
        ("T.1",),
        True,
    ),
    Known(
        "two rows that meet, and a third that prevails and leaves the range",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["ULM has 1 gold"], then=["the gold of ULM rises by 1"]),
            clause(of="T.1", case=["BERN has 1 gold"], then=["the gold of BERN falls by 1"]),
            clause(of="T.1", case=["BERN is not walled"], then=["BERN loses 2 gold"], overrides=["T.2", "T.3"]),
            clamped=False,
        ),
        "RW304",
        ("T.2", "T.3"),
        True,
    ),
    Known(
        "the same, where the first states are those in which it does",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["ULM has the rest of the gold of BERN gold"], then=["the gold of ULM rises by 1"]),
            clause(
                of="T.1",
                case=[
                    "BERN has at least 1 gold",
                    {"all": ["BERN has the rest of the gold of ULM gold", "BERN is among the 1 with most gold"]},
                ],
                then=["the gold of BERN falls by 1"],
            ),
            clause(
                of="T.1",
                case=["BERN has 0 servants", {"any": ["ULM has at least 1 gold", "ULM is among the 2 with most gold"]}],
                then=["BERN loses 2 gold"],
                overrides=["T.2", "T.3"],
            ),
            fields="gold lord",
            clamped=False,
            block="steps",
        ),
        "RW304",
        ("T.2", "T.3"),
        True,
    ),
    Known(
        "a note of a clause that changes what its own effect collides with",
        book(
            clause(
                for_=TOWN,
                let={"the one": {"first": [{"BERN": ["ULM has 2 gold"]}], "else": "ULM"}},
                at="night",
                remember=["t loses 2 gold"],
                then=["the one has 1 gold"],
            ),
            clause(at="night", then=["BERN gains 1 gold"]),
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a promise that yields beside an effect that yields",
        book(
            clause(at="day", then=["ULM is not walled"], default="yes"),
            clause(while_=[], keeps=["every town is walled"], default="yes"),
        ),
        "RW309",
        ("T.2",),
        True,
    ),
    Known(
        "a ban on what somebody does who may be nobody, and a wider one that prevails",
        book(
            clause(forbids=["the chief crowns the chief"]),
            clause(for_=TOWN, forbids=["t crowns t"], overrides=["T.1"]),
            fields="chief",
        ),
        "RW203",
        ("T.1",),
        True,
    ),
    Known(
        "two readings whose difference a later step takes back",
        book(
            clause(
                at="day",
                readings={
                    "broad": {"when": ["the chief is ULM"], "then": ["BERN is allied with ULM"]},
                    "narrow": {"when": ["BERN is not allied with ULM"], "then": ["BERN is allied with ULM"]},
                },
                reading="broad",
            ),
            clause(at="day", then=["ULM is not allied with BERN"]),
            fields="allied chief",
            block="steps",
        ),
        "RW501",
        ("T.1",),
        False,
    ),
    Known(
        "the same, where what is taken back has left its mark elsewhere",
        book(
            clause(
                at="day",
                readings={
                    "broad": {"when": ["the chief is ULM"], "then": ["BERN is allied with ULM"]},
                    "narrow": {"when": ["BERN is not allied with ULM"], "then": ["BERN is allied with ULM"]},
                },
                reading="broad",
            ),
            clause(at="day", when=["BERN is allied with ULM"], then=["the chief is BERN"]),
            clause(at="day", then=["ULM is not allied with BERN"]),
            fields="allied chief",
            block="steps",
        ),
        "RW501",
        ("T.1",),
        True,
    ),
    Known(
        "a reading that contests itself, and one that does not",
        book(
            clause(
                for_=TWO,
                at="day",
                readings={
                    "broad": {"when": [], "then": ["t is walled", "t is not walled"]},
                    "narrow": {"when": [], "then": ["u is walled"]},
                },
                reading="broad",
            ),
            fields="walled",
        ),
        "RW501",
        ("T.1",),
        True,
    ),
    Known(
        "a reading of which another section contests more",
        sections(
            one=[clause(at="day", then=["ULM joins BERN"])],
            two=[
                clause(
                    at="day",
                    readings={
                        "broad": {"when": [], "then": ["BERN leaves ULM"]},
                        "narrow": {"when": ["BERN is allied with ULM"], "then": ["BERN leaves ULM"]},
                    },
                    reading="broad",
                )
            ],
            fields="allied",
        ),
        "RW501",
        ("T.2",),
        True,
    ),
    Known(
        "of two rows that come to the same, one sets what another clause sets otherwise",
        book(
            clause(for_=TOWN, at="day", cases="yes"),
            clause(of="T.1", case=["t has a friend"], then=["t is walled"]),
            clause(of="T.1", case=["t is allied with ULM"], then=["t is not allied with t"]),
            clause(for_=TOWN, at="day", then=["BERN is allied with t"]),
            fields="allied walled",
        ),
        "RW302",
        ("T.3", "T.4"),
        True,
    ),
    Known(
        "acts for each of two, where something prevails over who does them",
        book(
            clause(for_=TOWN, at="day", then=["t crowns t"], default="yes"),
            clause(at="day", then=["the chief is ULM"]),
            fields="walled chief",
        ),
        "RW302",
        ("T.1",),
        False,
    ),
    Known(
        "the same where it does so of one of them only",
        book(
            clause(for_=TOWN, at="day", then=["t swears to t"], default="yes"),
            clause(at="day", then=["the lord of ULM is BERN"]),
            clause(for_=TOWN, at="day", then=["t swears to BERN"], default="yes"),
            fields="walled lord",
        ),
        "RW302",
        ("T.1", "T.3"),
        False,
    ),
    Known(
        "a row that yields and does by an act what the other one does otherwise",
        book(
            clause(for_=TOWN, at="day", cases="yes"),
            clause(of="T.1", case=["t is walled"], then=["t crowns t"], default="yes"),
            clause(of="T.1", case=["t is walled"], then=["the chief is ULM"]),
            fields="walled chief",
        ),
        "RW304",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "two readings of which one contradicts itself in more states",
        book(
            clause(
                at="day",
                readings={
                    "broad": {"when": ["ULM has 0 gold"], "then": ["BERN is walled", "BERN is not walled"]},
                    "narrow": {"when": [], "then": ["BERN is walled", "BERN is not walled"]},
                },
                reading="broad",
            ),
        ),
        "RW501",
        ("T.1",),
        True,
    ),
    Known(
        "a permission of what comes to nothing that is never given",
        book(clause(while_=["ULM is rich"], permits=["ULM rests"]), fields="rich"),
        "RW407",
        ("T.1",),
        False,
    ),
    Known(
        "a permission that a ban always defeats by a rule of the book",
        book(clause(forbids=["ULM builds"]), clause(permits=["ULM builds"]), prevails=True),
        "RW203",
        ("T.2",),
        True,
    ),
    Known(
        "a case that prevails writes by an act what the other one adds to",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["ULM is walled"], then=["BERN pays"]),
            clause(of="T.1", case=["BERN is walled"], then=["the gold of BERN rises by 1"], default="yes"),
        ),
        "RW304",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "a circle of priorities through a clause that only heads its cases",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["ULM is walled"], then=["ULM has 1 gold"]),
            clause(of="T.1", case=["BERN is walled"], then=["ULM has 2 gold"], default="yes"),
            rulings=[("T.3", "T.2")],
        ),
        "RW611",
        ("T.1", "T.2", "T.3"),
        False,
    ),
    Known(
        "what always holds after an act that nobody may do",
        book(
            clause(upon="ULM joins BERN", when=["ULM has a friend"], then=["ULM rests"]),
            fields="allied",
            exhaustive=frozenset(["joins"]),
        ),
        "RW202",
        ("T.1",),
        False,
    ),
    Known(
        "a priority over what is remembered before the moment, and over what then does not apply",
        book(
            clause(
                at="day",
                when=["ULM has the rest of the gold of ULM gold"],
                remember=["ULM loses 1 gold"],
                then=["the gold of ULM falls by 1"],
            ),
            clause(at="day", then=["ULM has 1 gold"], overrides=["T.1"]),
        ),
        "RW207",
        ("T.2",),
        True,
    ),
    Known(
        "an act that sets what another clause sets otherwise at once",
        book(clause(at="day", then=["ULM pays"]), clause(at="day", then=["ULM has 2 gold"])),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "the same in order",
        book(clause(at="day", then=["ULM pays"]), clause(at="day", then=["ULM has 2 gold"]), block="steps"),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "two sections that set one cell",
        sections(one=[clause(at="day", then=["ULM is walled"])], two=[clause(at="day", then=["ULM is not walled"])]),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "the same on two pages, one by an act",
        sections(
            one=[clause(at="day", then=["ULM razes BERN"])],
            two=[clause(at="day", then=["BERN is walled"])],
            second={"one"},
        ),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a section that follows the other sets it anew",
        sections(
            two={"follows": ["one"], "clauses": [clause(at="day", then=["ULM is walled"])]},
            one=[clause(at="day", then=["ULM is not walled"])],
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a later section of the page, where that is the order given",
        sections(
            one=[clause(at="day", then=["ULM is walled"])],
            two=[clause(at="day", then=["ULM is not walled"])],
            given=True,
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "what a section makes another does not see at that moment",
        sections(
            one=[clause(at="day", then=["ULM is walled"])],
            two=[clause(at="day", when=["ULM is not walled"], then=["ULM has 2 gold"])],
        ),
        "RW201",
        ("T.2",),
        False,
    ),
    Known(
        "one that follows it sees it",
        sections(
            one=[clause(at="day", then=["ULM is walled"])],
            two={
                "follows": ["one"],
                "clauses": [clause(at="day", when=["ULM is not walled"], then=["ULM has 2 gold"])],
            },
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "a section that makes what another asks for",
        sections(
            one=[clause(at="day", then=["ULM is walled"])],
            two=[clause(at="day", when=["ULM is walled"], then=["ULM has 2 gold"])],
        ),
        "RW603",
        ("one", "two"),
        True,
    ),
    Known(
        "an act that requires what an act of another section brings about",
        sections(one=[clause(at="day", then=["ULM razes BERN"])], two=[clause(at="day", then=["BERN builds"])]),
        "RW603",
        ("one", "two"),
        True,
    ),
    Known(
        "a sum that hits the end of its range by the way",
        sections(
            one=[clause(at="day", then=["ULM gains 1 gold"])],
            two=[clause(at="day", then=["ULM loses 1 gold"])],
        ),
        "RW603",
        ("one", "two"),
        True,
    ),
    Known(
        "two sections that only contradict one another",
        sections(one=[clause(at="day", then=["ULM is walled"])], two=[clause(at="day", then=["ULM is not walled"])]),
        "RW603",
        ("one", "two"),
        False,
    ),
    Known(
        "a section prevailed over by one beside it",
        sections(
            one=[clause(at="day", then=["ULM is walled"])],
            two=[clause(at="day", then=["ULM is not walled"], overrides=["T.1"])],
        ),
        "RW203",
        ("T.1",),
        True,
    ),
    Known(
        "what the beginning of a step undoes and its end asks for",
        book(
            clause(for_=TOWN, at="beginning of day", then=["t is not walled"]),
            clause(for_=TOWN, at="end of day", when=["t is walled"], then=["t has 0 gold"]),
            block="steps",
        ),
        "RW201",
        ("T.2",),
        False,
    ),
    Known(
        "what a clause of the same moment undoes",
        book(
            clause(for_=TOWN, at="end of day", then=["t is not walled"]),
            clause(for_=TOWN, at="end of day", when=["t is walled"], then=["t has 0 gold"]),
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "what was so is asked at an edge of what was so when it began",
        book(
            clause(at="beginning of day", then=["ULM has 0 gold"]),
            clause(at="end of day", when=["ULM had 1 gold", "ULM has 0 gold"], then=["ULM is walled"]),
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "what was so is asked of what its own moment has done",
        book(
            clause(at="end of day", then=["ULM has 0 gold"]),
            clause(at="end of day", when=["ULM had 1 gold", "ULM has 0 gold"], then=["ULM is walled"]),
            block="steps",
        ),
        "RW201",
        ("T.2",),
        False,
    ),
    Known(
        "a law that the inside of a step breaks and its end mends",
        book(
            clause(at="day", then=["ULM is walled", "ULM has 0 gold"]),
            clause(at="end of day", then=["ULM has 1 gold"]),
            laws=["the walled have gold"],
            block="steps",
        ),
        "RW308",
        ("the walled have gold",),
        True,
    ),
    Known(
        "a law that is broken and mended within a moment",
        book(
            clause(at="day", then=["ULM is walled", "ULM has 0 gold"]),
            clause(at="day", then=["ULM has 1 gold"]),
            laws=["the walled have gold"],
            block="steps",
        ),
        "RW308",
        ("the walled have gold",),
        False,
    ),
    Known(
        "what the end of a step sets that its inside has set",
        book(
            clause(at="day", then=["ULM has 0 gold"]),
            clause(at="end of day", then=["ULM has 2 gold"]),
            block="steps",
        ),
        "RW602",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "two that set the same at two moments of a step",
        book(
            clause(at="beginning of day", then=["ULM is walled"]),
            clause(at="end of day", then=["ULM is walled"]),
        ),
        "RW209",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "two sections at two moments of a step",
        sections(
            one=[clause(at="beginning of day", then=["ULM is walled"])],
            two=[clause(at="end of day", when=["ULM is walled"], then=["ULM has 2 gold"])],
        ),
        "RW603",
        ("one", "two"),
        False,
    ),
    Known(
        "what was so differs from what is so for nobody when a moment begins",
        book(
            clause(at="day", when=["ULM had 1 gold", "ULM has 0 gold"], then=["ULM is walled"]),
            clause(at="day", then=["ULM is not walled"]),
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a law broken by what was so and is not when a moment begins",
        book(
            clause(upon="ULM rests", when=["ULM had 1 gold", "ULM has 0 gold"], then=["ULM is walled"]),
            laws=["the walled have gold"],
        ),
        "RW308",
        ("the walled have gold",),
        False,
    ),
    Known(
        "a row that another of its table always prevails over",
        book(
            clause(for_=TOWN, at="day", cases="yes"),
            clause(of="T.1", case=["t is not walled"], then=["the chief is nobody"]),
            clause(of="T.1", case=["t is not walled"], then=["the chief is BERN"], default="yes"),
            fields="chief walled",
            block="steps",
        ),
        "RW203",
        ("T.3",),
        True,
    ),
    Known(
        "an act that another clause of one batch makes possible",
        book(
            clause(at="day", when=["BERN is walled"], then=["ULM razes BERN"]),
            clause(at="day", then=["BERN builds"]),
            fields="walled",
        ),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a step set anew at the end of its step",
        book(
            clause(at="end of day", then=["BERN is not walled"]),
            clause(at="day", then=["BERN is walled"]),
            block="steps",
        ),
        "RW602",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "an effect that the part's own act undoes stands in for no other",
        book(clause(at="day", then=["BERN is safe"]), clause(at="day", then=["BERN razes BERN", "BERN is safe"])),
        "RW209",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a section always prevailed over by an act beside it",
        sections(
            one=[clause(at="day", then=["the lord of BERN is walled"])],
            two=[clause(for_=TOWN, at="day", then=["t razes t"], overrides=["T.1"])],
            fields="lord walled",
        ),
        "RW203",
        ("T.1",),
        True,
    ),
    Known(
        "a section prevailed over by an act beside it where that can be done",
        sections(
            one=[clause(at="day", then=["BERN is not walled"])],
            two=[clause(at="day", then=["BERN builds"], overrides=["T.1"])],
        ),
        "RW203",
        ("T.1",),
        False,
    ),
    Known(
        "a priority of what is done upon an act over what a section beside it does",
        sections(
            one=[clause(at="day", then=["BERN is not walled"])],
            two=[clause(at="day", when=["ULM has 2 gold"], then=["BERN razes BERN"])],
            three=[clause(for_=TOWN, upon="t razes t", then=["BERN is not walled"], overrides=["T.1"])],
        ),
        "RW207",
        ("T.3",),
        False,
    ),
    Known(
        "two cases that both set what names the cell that one of them writes",
        book(
            clause(for_=TOWN, at="day", cases="yes"),
            clause(of="T.1", case=[], then=["the lord of t is t", "the lord of t is not walled"]),
            clause(of="T.1", case=["t has 0 servants"], then=["the lord of t is t"]),
            fields="lord walled",
        ),
        "RW304",
        ("T.2", "T.3"),
        True,
    ),
    Known(
        "two cases that differ in what a clause beside them prevails over",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["ULM is walled"], then=["BERN has 0 gold"], default="yes"),
            clause(of="T.1", case=["BERN is walled"], then=["BERN has 1 gold"], default="yes"),
            clause(at="day", then=["BERN has 2 gold"]),
        ),
        "RW304",
        ("T.2", "T.3"),
        True,
    ),
    Known(
        "what a section remembers first quarrels with nothing that another then does",
        sections(
            two=[clause(at="day", then=["the gold of BERN rises by 1"])],
            three=[clause(for_=TOWN, at="day", remember=["t has 2 gold"], then=["t loses 2 gold"])],
        ),
        "RW603",
        ("three", "two"),
        True,
    ),
    Known(
        "two sections that contest a cell of somebody named by what one of them did",
        sections(
            one=[clause(at="day", then=["BERN has 1 gold"])],
            two=[
                clause(at="day", then=["ULM robs ULM"]),
                clause(
                    at="day",
                    let={
                        "the one": {
                            "first": [{"ULM": ["some town has 1 gold"]}, {"BERN": ["BERN has more gold than ULM"]}],
                            "else": "ULM",
                        }
                    },
                    then=["the one has 0 gold"],
                ),
            ],
            fields="gold",
        ),
        "RW603",
        ("one", "two"),
        False,
    ),
    Known(
        "what was so is asked before and after what is remembered",
        book(
            clause(
                at="day",
                when=["BERN has more gold than ULM", "ULM had 1 gold"],
                remember=["BERN loses 2 gold"],
                then=["the gold of BERN falls by 1"],
            ),
            fields="gold",
            block="steps",
        ),
        "RW201",
        ("T.1",),
        True,
    ),
    Known(
        "a section whose changes come to nothing contests nothing",
        sections(
            one=[clause(at="day", then=["BERN has 2 gold"])],
            two=[clause(at="day", then=["ULM robs BERN", "the gold of BERN rises by 1"])],
            fields="gold walled",
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "but it may spill over the end of its range",
        sections(
            one=[clause(at="day", then=["BERN has 2 gold"])],
            two=[clause(at="day", then=["ULM robs BERN", "the gold of BERN rises by 1"])],
            fields="gold walled",
        ),
        "RW603",
        ("one", "two"),
        True,
    ),
    Known(
        "a set that the part's own act undoes goes with what another section sets",
        sections(
            two=[clause(at="end of day", then=["ULM razes ULM", "ULM is walled"])],
            three=[clause(at="end of day", then=["ULM is not walled"])],
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "an act refused after what another clause of its batch has set",
        sections(
            two=[clause(at="day", then=["ULM robs BERN"])],
            three={
                "block": "together",
                "clauses": [
                    clause(at="day", then=["BERN robs BERN"]),
                    clause(at="day", then=["BERN has 0 gold"]),
                ],
            },
            fields="gold",
        ),
        "RW302",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "two readings of which only one contradicts what a section beside it does",
        sections(
            two=[clause(at="day", then=["BERN has 2 gold"])],
            three={
                "clauses": [
                    clause(at="day", then=["BERN gains 1 gold"], default="yes"),
                    clause(
                        at="day",
                        remember=["BERN gains 1 gold"],
                        readings={
                            "broad": {"when": ["BERN has 1 gold"], "then": ["BERN loses 2 gold"]},
                            "narrow": {"when": ["ULM has more gold than ULM"], "then": ["BERN loses 2 gold"]},
                        },
                        reading="broad",
                    ),
                ],
            },
            fields="gold",
            second={"three"},
        ),
        "RW501",
        ("T.3",),
        True,
    ),
    Known(
        "two readings that differ in a cell named by what both set",
        book(
            clause(
                at="day",
                readings={
                    "broad": {
                        "when": ["ULM has 0 servants", "the lord of ULM is BERN"],
                        "then": ["the lord of ULM is ULM", "the lord of ULM is walled"],
                    },
                    "narrow": {
                        "when": ["ULM has 0 servants", "the lord of ULM is BERN"],
                        "then": ["the lord of ULM is ULM"],
                    },
                },
                reading="broad",
            ),
            fields="lord walled",
        ),
        "RW501",
        ("T.1",),
        True,
    ),
    Known(
        "an act that brings the ban on one that is named in so many words",
        book(
            clause(for_=TWO, at="day", when=["the lord of BERN is nobody"], then=["t serves u"]),
            clause(while_=["the lord of ULM is BERN"], forbids=["BERN serves ULM"]),
            fields="lord",
        ),
        "RW303",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a ban that no act before brings",
        book(
            clause(for_=TWO, at="day", when=["the lord of BERN is nobody"], then=["t serves u"]),
            clause(while_=["the lord of BERN is BERN"], forbids=["ULM serves ULM"]),
            fields="lord",
        ),
        "RW303",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "two cases that take the same take it once",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["BERN has 2 gold"], then=["BERN loses 1 gold"]),
            clause(of="T.1", case=["BERN has at least 2 gold"], then=["BERN loses 1 gold"]),
            clause(at="day", when=["BERN had 2 gold", "BERN has 1 gold"], then=["ULM has 0 gold"]),
            block="steps",
        ),
        "RW201",
        ("T.4",),
        False,
    ),
    Known(
        "two cases that take the same take it once for each town",
        book(
            clause(for_=TOWN, at="day", cases="yes"),
            clause(of="T.1", case=["t is walled"], then=["BERN loses 1 gold"]),
            clause(of="T.1", case=["every town is walled"], then=["BERN loses 1 gold"]),
            clause(
                at="day",
                when=["every town is walled", "BERN had 2 gold", "BERN has 1 gold"],
                then=["ULM has 0 gold"],
            ),
            block="steps",
        ),
        "RW201",
        ("T.4",),
        True,
    ),
    Known(
        "upon an act two cases take once of who does it",
        book(
            clause(for_=TOWN, upon="t rests", cases="yes"),
            clause(of="T.1", case=["t is walled"], then=["t loses 1 gold"]),
            clause(of="T.1", case=["every town is walled"], then=["t loses 1 gold"]),
            clause(
                for_=TOWN,
                upon="t rests",
                when=["every town is walled", "t had 2 gold", "t has 1 gold"],
                then=["ULM has 0 gold"],
            ),
            block="steps",
        ),
        "RW201",
        ("T.4",),
        False,
    ),
    Known(
        "an act that a clause does in a moment that has broken a law",
        book(
            clause(at="day", then=["BERN is not walled"]),
            clause(at="day", then=["BERN builds"]),
            clause(upon="BERN builds", when=["1 towns are walled"], then=["BERN is walled"]),
            fields="walled",
            block="steps",
            laws=["a town is walled"],
        ),
        "RW201",
        ("T.3",),
        False,
    ),
    Known(
        "an act upon which another is done in a moment that has broken a law",
        book(
            clause(at="day", then=["BERN is not walled"]),
            clause(at="day", then=["ULM rests"]),
            clause(upon="ULM rests", then=["BERN builds"]),
            clause(upon="BERN builds", when=["1 towns are walled"], then=["BERN is walled"]),
            fields="walled",
            block="steps",
            laws=["a town is walled"],
        ),
        "RW201",
        ("T.4",),
        False,
    ),
    Known(
        "an act that a clause does in a moment that has broken no law",
        book(
            clause(at="day", then=["BERN builds"]),
            clause(upon="BERN builds", when=["1 towns are walled"], then=["BERN is walled"]),
            fields="walled",
            block="steps",
            laws=["a town is walled"],
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "an act that only a clause does which never applies",
        book(
            clause(for_=TOWN, upon="t swears to nobody", then=["the lord of BERN is BERN"]),
            clause(upon="BERN razes BERN", when=["every town is walled"], then=["BERN swears to nobody"]),
            fields="walled lord",
            block="steps",
            exhaustive={"swears"},
        ),
        "RW201",
        ("T.1",),
        True,
    ),
    Known(
        "an act that only a clause does which applies",
        book(
            clause(for_=TOWN, upon="t swears to nobody", then=["the lord of BERN is BERN"]),
            clause(upon="BERN razes BERN", when=["ULM is walled"], then=["BERN swears to nobody"]),
            fields="walled lord",
            block="steps",
            exhaustive={"swears"},
        ),
        "RW201",
        ("T.1",),
        False,
    ),
    Known(
        "acts that only clauses do, upon one another, of which the first never applies",
        book(
            clause(upon="ULM swears to BERN", then=["the lord of BERN is BERN"]),
            clause(upon="BERN swears to nobody", then=["ULM swears to BERN"]),
            clause(upon="BERN razes BERN", when=["every town is walled"], then=["BERN swears to nobody"]),
            fields="walled lord",
            block="steps",
            exhaustive={"swears"},
        ),
        "RW201",
        ("T.1",),
        True,
    ),
    Known(
        "a ban against a duty beside a permission that hangs on a die",
        book(
            clause(while_=[], forbids=["ULM rests"]),
            clause(while_=["the die is 3"], permits=["ULM rests"]),
            clause(while_=[], obliges=["ULM rests"]),
            fields="walled",
            block="steps",
            prevails=True,
            dice=True,
        ),
        "RW303",
        ("T.1", "T.3"),
        True,
    ),
    Known(
        "two clauses that set the same and remember otherwise",
        book(
            clause(at="beginning of day", remember=["the chief is the chief"], then=["the chief is GENF"]),
            clause(for_=TOWN, at="beginning of day", remember=["the chief is BERN"], then=["the chief is GENF"]),
            fields="chief",
            towns=3,
        ),
        "RW209",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "two clauses that set the same and remember the same",
        book(
            clause(at="beginning of day", remember=["ULM is walled"], then=["the chief is GENF"]),
            clause(for_=TOWN, at="beginning of day", remember=["t is walled"], then=["the chief is GENF"]),
            fields="chief walled",
            towns=3,
        ),
        "RW209",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "what was so when an act begins that a ban is on",
        book(clause(while_=["ULM had 1 gold", "ULM has 0 gold"], forbids=["ULM rests"])),
        "RW201",
        ("T.1",),
        True,
    ),
    Known(
        "what was so before a clause does an act is nothing to a ban on it",
        book(
            clause(while_=["ULM had 1 gold", "ULM has 0 gold"], forbids=["ULM rests"]),
            clause(at="day", then=["ULM has 0 gold", "ULM rests"]),
        ),
        "RW303",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a law that only the second part of a clause breaks in play",
        sections(
            one=[clause(for_=TOWN, at="day", remember=["ULM gains 2 gold"], then=["t has 2 gold"])],
            fields="gold",
            closed=frozenset({"gold"}),
            laws=["gold is short"],
        ),
        "RW308",
        ("gold is short",),
        True,
    ),
    Known(
        "a law that is broken at the end by one of two values that sections side by side give a cell",
        sections(
            one={"follows": ["three"], "clauses": [clause(at="day", then=["ULM pays"])]},
            two={"follows": ["three"], "clauses": [clause(at="day", then=["ULM has 2 gold"])]},
            three=[clause(at="day", then=["BERN gains 1 gold"])],
            fields="gold",
            laws=["gold is short"],
        ),
        "RW308",
        ("gold is short",),
        False,
    ),
    Known(
        "a law that is broken at the end also where sections side by side agree",
        sections(
            one={"follows": ["three"], "clauses": [clause(at="day", when=["ULM has 1 gold"], then=["ULM pays"])]},
            two={"follows": ["three"], "clauses": [clause(at="day", then=["ULM has 2 gold"])]},
            three=[clause(at="day", then=["BERN gains 1 gold"])],
            fields="gold",
            laws=["gold is short"],
        ),
        "RW308",
        ("gold is short",),
        True,
    ),
    Known(
        "two sections that contest a cell by acts done upon one act, where what prevails leaves one its own",
        sections(
            two=[
                clause(upon="BERN crowns ULM", then=["BERN builds"]),
                clause(for_=TOWN, upon="t builds", then=["t is not walled"]),
            ],
            three=[clause(upon="BERN crowns ULM", then=["BERN builds"], overrides=["T.2"])],
            fields="walled chief",
        ),
        "RW603",
        ("three", "two"),
        False,
    ),
    Known(
        "a section always prevailed over by what is said upon an act beside it",
        sections(
            one=[clause(at="day", then=["BERN is not walled"])],
            two=[clause(at="day", then=["BERN razes BERN"])],
            three=[clause(for_=TOWN, upon="t razes t", then=["BERN is not walled"], overrides=["T.1"])],
        ),
        "RW203",
        ("T.1",),
        True,
    ),
    Known(
        "a section prevailed over by what is said upon an act beside it where that is done",
        sections(
            one=[clause(at="day", then=["BERN is not walled"])],
            two=[clause(at="day", then=["ULM robs BERN"])],
            three=[clause(for_=TOWN, upon="ULM robs t", then=["BERN is not walled"], overrides=["T.1"])],
        ),
        "RW203",
        ("T.1",),
        False,
    ),
    Known(
        "a section always prevailed over by an act beside it that can be done wherever it speaks",
        sections(
            one=[clause(at="end of day", when=["BERN is not walled"], then=["BERN is walled"])],
            two=[clause(at="end of day", then=["BERN builds"], overrides=["T.1"])],
        ),
        "RW203",
        ("T.1",),
        True,
    ),
    Known(
        "one prevails over what is written into a cell that is named by what the act itself writes",
        book(
            clause(upon="ULM swears to BERN", then=["BERN is not walled"], overrides=["T.2"]),
            clause(upon="ULM swears to BERN", then=["the lord of ULM is walled"]),
            fields="lord walled",
        ),
        "RW203",
        ("T.2",),
        True,
    ),
    Known(
        "but not into another one",
        book(
            clause(upon="ULM swears to BERN", then=["ULM is not walled"], overrides=["T.2"]),
            clause(upon="ULM swears to BERN", then=["the lord of ULM is walled"]),
            fields="lord walled",
        ),
        "RW203",
        ("T.2",),
        False,
    ),
    Known(
        "a cell that a later clause of one section contests with the other, and none else ends otherwise",
        sections(
            two=[
                clause(at="day", then=["ULM joins BERN"]),
                clause(for_=TOWN, at="day", cases="yes"),
                clause(of="T.2", case=["t has a friend"], then=["t is allied with BERN"]),
            ],
            three=[clause(at="day", then=["BERN leaves ULM"])],
            fields="allied",
        ),
        "RW603",
        ("three", "two"),
        False,
    ),
    Known(
        "a cell that ends alike whichever is first beside one that the two contest",
        sections(
            one=[clause(at="day", then=["ULM serves ULM", "BERN is not walled"])],
            three={
                "block": "together",
                "clauses": [
                    clause(at="day", then=["ULM is walled"]),
                    clause(for_=TOWN, at="day", cases="yes"),
                    clause(of="T.3", case=["the lord of t is nobody"], then=["t is walled"]),
                ],
            },
            fields="lord walled",
        ),
        "RW603",
        ("one", "three"),
        False,
    ),
    Known(
        "a cell that ends otherwise beside one that the two contest",
        sections(
            one=[clause(at="day", then=["ULM serves ULM", "BERN is not walled"])],
            three={
                "block": "together",
                "clauses": [
                    clause(for_=TOWN, at="day", cases="yes"),
                    clause(of="T.2", case=["the lord of t is nobody"], then=["t is walled"]),
                ],
            },
            fields="lord walled",
        ),
        "RW603",
        ("one", "three"),
        True,
    ),
    Known(
        "two that set a cell alike and both contest it with a third, where an act that one does first says otherwise",
        sections(
            one=[clause(at="day", then=["ULM razes BERN"])],
            two=[clause(at="day", then=["BERN razes BERN", "BERN builds"])],
            three=[clause(at="day", then=["BERN is walled"])],
            fields="walled",
        ),
        "RW302",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "a section that gives a cell two values only where the other goes first",
        sections(
            one=[clause(at="beginning of day", then=["BERN loses 2 gold"])],
            three={
                "block": "together",
                "clauses": [
                    clause(at="beginning of day", then=["ULM gains 1 gold"]),
                    clause(
                        at="beginning of day", when=["some town has 1 gold", "ULM had 2 gold"], then=["ULM has 2 gold"]
                    ),
                ],
            },
            fields="gold",
        ),
        "RW603",
        ("one", "three"),
        True,
    ),
    Known(
        "a section that gives a cell two values in either order",
        sections(
            one=[clause(at="beginning of day", then=["BERN loses 2 gold"])],
            three={
                "block": "together",
                "clauses": [
                    clause(at="beginning of day", then=["ULM gains 1 gold"]),
                    clause(at="beginning of day", when=["BERN had 3 gold", "ULM had 2 gold"], then=["ULM has 2 gold"]),
                ],
            },
            fields="gold",
        ),
        "RW603",
        ("one", "three"),
        False,
    ),
    Known(
        "what is left of a section passes the end of a range but for what another adds",
        sections(
            two=[
                clause(at="day", when=["ULM had 0 gold"], then=["the gold of ULM rises by 1"]),
                clause(at="day", when=["ULM had 0 gold"], then=["ULM loses 1 gold"]),
            ],
            three=[clause(at="day", when=["ULM had 0 gold"], then=["the gold of ULM rises by 1"], overrides=["T.1"])],
            fields="gold",
            clamped=False,
        ),
        "RW203",
        ("T.1",),
        True,
    ),
    Known(
        "what is left of a section passes the end of a range, and another contests the cell",
        sections(
            two=[
                clause(at="day", when=["ULM had 0 gold"], then=["the gold of ULM rises by 1"]),
                clause(at="day", when=["ULM had 0 gold"], then=["ULM loses 1 gold"]),
            ],
            three=[clause(at="day", when=["ULM had 0 gold"], then=["the gold of ULM rises by 1"], overrides=["T.1"])],
            four=[clause(at="day", then=["ULM has 2 gold"])],
            fields="gold",
            clamped=False,
        ),
        "RW302",
        ("T.2", "T.4"),
        True,
    ),
    Known(
        "two duties to acts with one whom a list names otherwise once one of them is done",
        book(
            clause(
                for_=TWO,
                let={"the one": {"first": [{"ULM": ["t is allied with u"]}, {"BERN": ["t is bound to u"]}]}},
                while_=[],
                obliges=["the one leaves t"],
            ),
            fields="allied",
            towns=3,
        ),
        "RW310",
        ("T.1",),
        False,
    ),
    Known(
        "an act made possible by what lands together with it, upon an act",
        book(
            clause(for_=TOWN, upon="t rests", when=["only t is walled"], then=["t is not walled"]),
            clause(for_=TOWN, upon="t rests", then=["BERN builds"]),
            fields="walled",
        ),
        "RW302",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "an act that what lands together with it upon another act does not make possible",
        book(
            clause(
                for_=TOWN, upon="t rests", when=["only t is walled", "BERN is not walled"], then=["t is not walled"]
            ),
            clause(for_=TOWN, upon="t rests", when=["BERN is walled"], then=["BERN builds"]),
            fields="walled",
        ),
        "RW302",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "a permission that is of nobody whenever it is given",
        book(
            clause(let={"the one": "the walled one"}, while_=["every town is walled"], permits=["ULM leaves the one"]),
            fields="allied walled",
        ),
        "RW407",
        ("T.1",),
        True,
    ),
    Known(
        "a ban that stands against a permission where that is of nobody",
        book(
            clause(let={"the one": "the walled one"}, permits=["ULM leaves the one"]),
            clause(let={"the one": "the walled one"}, while_=["every town is walled"], forbids=["ULM leaves the one"]),
            fields="allied walled",
        ),
        "RW407",
        ("T.1",),
        True,
    ),
    Known(
        "a ban that stands against a permission where that is of somebody",
        book(
            clause(let={"the one": "the walled one"}, permits=["ULM leaves the one"]),
            clause(let={"the one": "the walled one"}, while_=["only BERN is walled"], forbids=["ULM leaves the one"]),
            fields="allied walled",
        ),
        "RW407",
        ("T.1",),
        False,
    ),
    Known(
        "a number that one section sets and another makes less twice",
        sections(
            one=[clause(at="day", when=["ULM had 2 gold"], then=["ULM has 2 gold"])],
            two=[
                clause(at="day", when=["ULM had 2 gold"], then=["BERN robs ULM"]),
                clause(at="day", when=["ULM had 2 gold"], then=["the gold of ULM falls by 1"]),
            ],
            fields="gold",
            clamped=False,
        ),
        "RW302",
        ("T.1", "T.3"),
        True,
    ),
    Known(
        "an act that brings the ban on the same act for the next",
        book(
            clause(for_=TOWN, at="day", when=["the lord of BERN is nobody"], then=["BERN serves ULM"]),
            clause(for_=TOWN, while_=["the lord of t is ULM"], forbids=["t serves ULM"]),
            fields="lord",
            prevails=True,
        ),
        "RW303",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "an act that brings the ban on one before it",
        book(
            clause(at="day", when=["ULM is not walled"], then=["BERN rests", "ULM builds"]),
            clause(while_=["ULM is walled"], forbids=["BERN rests"]),
        ),
        "RW303",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "an act that brings the ban on one after it",
        book(
            clause(at="day", when=["ULM is not walled"], then=["ULM builds", "BERN rests"]),
            clause(while_=["ULM is walled"], forbids=["BERN rests"]),
        ),
        "RW303",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a ban that no act before brings",
        book(
            clause(for_=TWO, at="day", when=["the lord of BERN is nobody"], then=["t serves u"]),
            clause(while_=["the lord of BERN is BERN"], forbids=["ULM serves ULM"]),
            fields="lord",
        ),
        "RW303",
        ("T.1", "T.2"),
        False,
    ),
    Known(
        "what stands until somebody acts is told of those of whom it speaks as it names them",
        book(clause(for_=TWO, upon="t pays", when=["u has 2 gold"], permits=["u razes t"], until="t pays")),
        "RW302",
        ("T.1",),
        False,
    ),
    Known(
        "a clause that does the same as another and reads what others contest before",
        sections(
            one={
                "block": "together",
                "follows": ["two"],
                "clauses": [
                    clause(at="day", then=["the chief is nobody"]),
                    clause(at="day", when=["ULM has 0 gold"], then=["the chief is nobody"]),
                ],
            },
            two=[
                clause(at="day", cases="yes"),
                clause(of="T.3", case=["every town is walled"], then=["ULM is walled"]),
                clause(of="T.3", case=["every town is walled"], then=["ULM loses 2 gold"]),
            ],
            fields="walled gold chief",
        ),
        "RW209",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "two that hold opposites of what the condition of a third reads",
        book(
            clause(holds=["ULM is rich"]),
            clause(while_=["ULM is not rich"], keeps=["ULM is walled"]),
            clause(holds=["ULM is not rich"]),
            fields="rich walled",
        ),
        "RW302",
        ("T.1", "T.3"),
        True,
    ),
    Known(
        "upon an act of clauses that they never do with those for whom it waits",
        book(
            clause(for_=TOWN, at="day", when=["only BERN is walled", "only t is walled"], then=["t rests"]),
            clause(upon="ULM rests", then=["ULM is walled"]),
            fields="walled",
            by={"rests": "clauses"},
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "what stands for all but one until it begins anew, and a state in which it stands for that one",
        book(
            clause(for_={"t": "Town except ULM"}, at="beginning of day", obliges=["t builds"], until="beginning of day")
        ),
        "RW302",
        ("T.1",),
        False,
    ),
    Known(
        "what stands is told of those whom only the condition of its end names, as that names them",
        book(
            clause(
                for_=TWO,
                upon="ULM pays",
                forbids=["BERN pays"],
                until={"at": "end of day", "when": ["u has more gold than t"]},
            ),
            fields="gold",
        ),
        "RW302",
        ("T.1",),
        False,
    ),
    Known(
        "upon an act that a clause does in no state in which what waits for it applies",
        book(
            clause(for_=TOWN, at="night", when=["t is walled"], then=["t rests"]),
            clause(for_=TOWN, upon="t rests", when=["t is not walled"], then=["t is walled"]),
            by={"rests": "clauses"},
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "upon an act that a clause does once it has taken away what that asks for",
        book(
            clause(for_=TWO, at="night", then=["u is not walled", "t rests"]),
            clause(upon="BERN rests", when=["only BERN is walled"], then=["ULM is walled"]),
            by={"rests": "clauses"},
            block="steps",
        ),
        "RW201",
        ("T.2",),
        True,
    ),
    Known(
        "upon an act that a clause does once it has brought about what that asks for",
        book(
            clause(for_=TOWN, at="night", then=["t is not walled", "t rests"]),
            clause(upon="BERN rests", when=["BERN is not walled"], then=["ULM is walled"]),
            by={"rests": "clauses"},
            block="steps",
        ),
        "RW201",
        ("T.2",),
        False,
    ),
    Known(
        "a layer decides nothing over a default of one behind it",
        book(
            clause(at="day", cases="yes"),
            clause(of="T.1", case=["BERN is walled"], then=["BERN leaves BERN"], layer="board", default="yes"),
            clause(of="T.1", case=["ULM is walled"], then=["BERN joins BERN"], layer="cards"),
            fields="allied walled",
            layers=("cards", "board", "rules"),
        ),
        "RW503",
        ("T.2", "T.3"),
        False,
    ),
    Known(
        "a layer decides where its default prevails over what is behind it",
        book(
            clause(at="day", layer="cards", default="yes", then=["ULM is walled"]),
            clause(at="day", then=["ULM is not walled"]),
            layers=("cards", "rules"),
        ),
        "RW503",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "a ban until a moment beside one that always stands",
        book(
            clause(for_=TOWN, forbids=["t builds"]),
            clause(upon="ULM crowns BERN", forbids=["BERN builds"], until="BERN crowns BERN"),
            fields="walled chief",
        ),
        "RW209",
        ("T.1", "T.2"),
        True,
    ),
    Known(
        "what is silent beside another section collides with nothing, where another part of its own stops",
        sections(
            one=[clause(for_=TOWN, upon="t rests", when=["BERN has 1 gold"], then=["BERN loses 2 gold"])],
            two={
                "block": "together",
                "clauses": [
                    clause(at="day", then=["BERN gains 1 gold"]),
                    clause(at="day", when=["ULM has 2 gold"], then=["BERN has 2 gold"]),
                    clause(at="day", then=["BERN rests"]),
                ],
            },
            three=[clause(at="day", then=["BERN loses 1 gold"], overrides=["T.2"])],
            fields="gold",
        ),
        "RW302",
        ("T.1",),
        False,
    ),
    Known(
        "a law that two sections break side by side only, of which each keeps it by itself",
        sections(
            one=[clause(for_=TOWN, at="day", then=["the gold of t rises by 1", "the gold of ULM falls by 1"])],
            two=[clause(at="day", then=["ULM gains 1 gold"])],
            fields="gold",
            laws=["gold is short"],
        ),
        "RW603",
        ("one", "two"),
        True,
    ),
    Known(
        "a layer decides between acts of two sections of which one is a default",
        sections(
            one=[clause(at="day", then=["BERN crowns ULM"])],
            two=[clause(at="day", layer="board", default="yes", then=["ULM crowns BERN"])],
            fields="chief",
            layers=("board", "rules"),
        ),
        "RW503",
        ("T.1", "T.2"),
        True,
    ),
)
