"""Sphinx reference of the package: one section per module, found by walking its rooms."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version as installed_version

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

project = "Rulewright"
author = "The Rulewright authors"
copyright = "The Rulewright authors"
version = release = installed_version("rulewright")
extensions = ["sphinx.ext.autodoc"]
exclude_patterns = ["pages"]
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "ignore-module-all": True}
autodoc_class_signature = "separated"
html_theme = "alabaster"
html_copy_source = False
html_theme_options = {"description": "Python reference"}
RUN_ONLY = ("rulewright.cli.__main__", "rulewright.gherkin.bound_features")  # these do something when they are read


def module_names(package: str) -> Iterator[str]:
    """The package and every module below it, in alphabetical order."""
    yield package
    found = pkgutil.walk_packages(import_module(package).__path__, f"{package}.")
    yield from sorted(module.name for module in found if module.name not in RUN_ONLY)


def section(module: str) -> str:
    """The reStructuredText that documents one module."""
    return f"{module}\n{'-' * len(module)}\n\n.. automodule:: {module}\n\n"


class Modules(SphinxDirective):
    """``.. modules:: PACKAGE``: a section for each module of the package."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        text = "".join(section(name) for name in module_names(self.arguments[0]))
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def setup(app: Sphinx) -> None:
    """Adds the directive."""
    app.add_directive("modules", Modules)
