"""Findings as plain data that can be kept, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, fields
from typing import Any

from rulewright.evidence.findings import Finding, Proof, Severity, Tier
from rulewright.language.errors import Position
from rulewright.reach.witness_data import texts

WORDS = (
    *("code", "name", "book", "message", "moment", "scenario", "fingerprint", "former", "status", "reason", "reach"),
    *("example", "record"),
)
LISTS = ("clauses", "witness", "core", "related", "region", "cures", "path", "proved_cures", "granted")
KNOWN = {"tier": Tier, "never": Proof}


def finding_data(finding: Finding) -> dict[str, Any]:
    """A finding as plain data."""
    told = {f.name: getattr(finding, f.name) for f in fields(finding)}
    places = [astuple(p) for p in finding.positions]
    known = {name: getattr(finding, name) and getattr(finding, name).value for name in KNOWN}
    return told | known | {"severity": finding.severity.value, "demands": dict(finding.demands), "positions": places}


def finding_of(data: Mapping[str, Any]) -> Finding:
    """The finding that was kept; raises KeyError, TypeError, ValueError, AttributeError."""
    told: dict[str, Any] = {name: str(data[name]) for name in WORDS} | {name: texts(data[name]) for name in LISTS}
    return Finding(
        **told,
        **{name: None if data[name] is None else kind(data[name]) for name, kind in KNOWN.items()},
        severity=Severity(data["severity"]),
        demands={str(clause): str(text) for clause, text in data["demands"].items()},
        replayed=bool(data["replayed"]),
        brief=bool(data["brief"]),
        positions=tuple(Position(*place) for place in data["positions"]),
        cells=tuple((str(name), tuple(args), value) for name, args, value in data["cells"]),
    )
