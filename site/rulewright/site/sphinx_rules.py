"""A Sphinx extension: ``:rule:clause:`ID``` links to a clause on a site of rulebooks, found by its inventory.

Name it in ``extensions`` beside ``sphinx.ext.intersphinx``, whose ``intersphinx_mapping`` says where the site is.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from sphinx.application import Sphinx
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole


class RuleDomain(Domain):
    """Clauses of rulebooks; a manual has none of its own, all are in inventories."""

    name = "rule"
    label = "Rulebook"
    object_types = {"clause": ObjType("clause", "clause")}
    roles = {"clause": XRefRole(warn_dangling=True)}

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Nothing to merge from another process that reads."""


def setup(app: Sphinx) -> dict[str, bool]:
    """Adds the domain."""
    app.add_domain(RuleDomain)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
