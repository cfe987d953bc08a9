"""Gherkin as highlighted HTML, in the classes that the theme colours: a line at a time, by its first word."""

from __future__ import annotations

import re
from html import escape
from typing import Any

_LINE = re.compile(
    r"(?P<nt>\s*@.*)|(?P<c1>\s*#.*)|(?P<k>\s*(?:Feature|Rule|Background|Scenario(?: Outline)?|Examples):)(?P<nl>.*)"
    r"|(?P<space>\s*)(?P<step>(?:Given|When|Then|And|But|\*)(?= ))(?P<rest>.*)|(?P<other>.*)"
)
_MARKED = ("nt", "c1", "k", "nl")


def highlighted(source: str, language: str, css_class: str, *_: Any, **__: Any) -> str:
    """A block of Gherkin; called by the Markdown renderer for each."""
    lines = "\n".join(map(_line, source.split("\n")))
    return f'<div class="language-{language} highlight"><pre><span></span><code>{lines}\n</code></pre></div>'


def _line(line: str) -> str:
    found = _LINE.fullmatch(line)
    assert found is not None, "the last way to read a line takes any"
    return "".join(_marked(name, words) for name, words in found.groupdict().items() if words)


def _marked(name: str, words: str) -> str:
    shown = escape(words, quote=False)
    if name == "step":
        return f"<b>{shown}</b>"  # there are thousands on a page
    return f'<span class="{name}">{shown}</span>' if name in _MARKED else shown
