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


def finding_data(finding: Finding) -> dict[str, Any]:
    """A finding as plain data."""
    told = {f.name: getattr(finding, f.name) for f in fields(finding)}
    places = [astuple(p) for p in finding.positions]
    kinds = (("tier", finding.tier), ("never", finding.never), ("lowered_from", finding.lowered_from))
    known = {name: kind and kind.value for name, kind in kinds}
    return told | known | {"severity": finding.severity.value, "demands": dict(finding.demands), "positions": places}


def finding_of(data: Mapping[str, Any]) -> Finding:
    """The finding that was kept; raises KeyError, TypeError, ValueError, AttributeError."""
    told: dict[str, Any] = {name: str(data[name]) for name in WORDS} | {name: texts(data[name]) for name in LISTS}
    return Finding(
        **told,
        tier=None if data["tier"] is None else Tier(data["tier"]),
        lowered_from=None if data["lowered_from"] is None else Severity(data["lowered_from"]),
        never=None if data["never"] is None else Proof(data["never"]),
        severity=Severity(data["severity"]),
        demands={str(clause): str(text) for clause, text in data["demands"].items()},
        replayed=bool(data["replayed"]),
        brief=bool(data["brief"]),
        positions=tuple(Position(*place) for place in data["positions"]),
        cells=tuple((str(name), tuple(args), value) for name, args, value in data["cells"]),
    )
