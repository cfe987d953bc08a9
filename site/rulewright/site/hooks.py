"""What mkdocs is told while it builds the site, where neither its configuration nor the theme has a setting for it.

- Pages: mkdocs makes all of them, one after another, at every build. Here those that have not changed are kept, and
  others are made side by side. It checks links in Markdown; here those in HTML are checked too.
- Search: the plugin would index all words of all pages, many times what is looked for; it is given entries instead, and
  adds files for languages that the site does not have.
- Reading: the theme fetches the whole index with the first page, which then weighs several times what it does, and in a
  way that no browser allows to a page that lies on a disk; and it does not find a clause by its number. A worker in the
  place of the theme's fetches numbers and titles when a reader opens the search, all words behind them. Templates of
  the theme leave blank lines by the thousand, which mkdocs cannot be told.

mkdocs runs this file as a list of hooks. Beside its configuration stand ``search.json``, the search entries of the
pages that have their own, and ``last.txt``, which says where the site stands that was built before, if there is one.
"""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mkdocs.plugins import CombinedEvent, event_priority

from rulewright.site.links import broken, ends_of
from rulewright.site.page_store import LAST, Before, Made, digest, read_list, write_list
from rulewright.site.search import Entry, names
from rulewright.site.shares import Shares, shared

LOG = logging.getLogger("mkdocs.hooks.rulewright")
SHAPED_BY = ("mkdocs", "mkdocs-material", "Markdown", "pymdown-extensions", "Pygments", "Jinja2")
PLACES = ("INHERIT", "docs_dir", "site_dir", "hooks")  # of a configuration: where things stand, not how they look
UNUSED = re.compile(r"assets/javascripts/lunr/|assets/.*\.map$")  # search in other languages; maps for debuggers


@dataclass
class Run:
    """One run of mkdocs."""

    shape: str
    before: Before
    entries: dict[str, list[Entry]]
    made: dict[str, Made] = field(default_factory=dict)
    kept: dict[str, str] = field(default_factory=dict)
    unmade: list[Any] = field(default_factory=list)  # the pages that are kept, or made by another process
    shares: Shares = field(default_factory=Shares)


COMMENTS = re.compile(r"^/\*.*?\*/\n| +// [^\n]*", re.MULTILINE | re.DOTALL)  # as ``search.js`` has them

RUN: list[Run] = []  # mkdocs passes nothing from hook to hook; the last is the run that is on


def on_config(config: Any) -> None:
    """Read what stands beside the configuration."""
    folder = Path(config.config_file_path).parent
    entries: dict[str, list[Entry]] = {}
    for entry in json.loads((folder / "search.json").read_text("utf-8")):
        entries.setdefault(str(entry["location"]).partition("#")[0], []).append(entry)
    shape = _shape(config)
    last = folder / LAST
    before = read_list(Path(last.read_text("utf-8")), shape) if last.is_file() else Before(folder)
    RUN[:] = [Run(shape, before, entries)]


def _shape(config: Any) -> str:
    """A hash of all but its source that gives a page its form."""
    given = json.loads(Path(config.config_file_path).read_text("utf-8"))
    own = [Path(__file__).with_name(f"{n}.py") for n in ("hooks", "gherkin", "links", "page_store")]
    own += sorted(Path(__file__).with_name("theme").iterdir())
    code = [path.read_text("utf-8") for path in (Path(given["INHERIT"]), *own)]
    told = {name: value for name, value in given.items() if name not in PLACES}
    return digest("\n".join([*map(version, SHAPED_BY), json.dumps(told), *code]))


def on_files(files: Any, config: Any) -> None:
    """What no page asks for is not part of the site."""
    for file in [f for f in files if UNUSED.match(f.src_uri)]:
        files.remove(file)


def on_nav(nav: Any, config: Any, files: Any) -> None:
    """The pages with search entries of their own, of which the search reads nothing, are made side by side."""
    run = RUN[-1]
    named = ((f.dest_uri, f.content_string) for f in files.documentation_pages() if f.dest_uri in run.entries)
    run.shares = shared({name: len(source) for name, source in named if not run.before.page(name, source)})


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """A page with search entries of its own is not read by the search; nothing is rendered of one that is kept."""
    run, name = RUN[-1], page.file.dest_uri
    if run.shares.elsewhere(name):
        run.unmade.append(page)
        return ""
    if name not in run.entries:
        return markdown
    page.meta = {**page.meta, "search": {"exclude": True}}
    found = run.before.page(name, page.file.content_string)
    if found is None:
        return markdown
    run.made[name], run.kept[name] = found
    run.unmade.append(page)
    return ""


def on_env(env: Any, config: Any, files: Any) -> None:
    """A page that is not made here needs no template, no page the blank lines of one; the search is told its entries.

    A copy makes its pages and nothing else.
    """
    env.trim_blocks = env.lstrip_blocks = True
    run, empty = RUN[-1], env.from_string("kept")
    for page in run.unmade:
        page.meta = {**page.meta, "template": empty}
    for file in [f for f in files if run.shares.mine is not None and not f.is_documentation_page()]:
        files.remove(file)
    search = config.plugins["material/search"].search_index
    search.entries += [entry for entries in run.entries.values() for entry in entries]


def on_post_page(output: str, page: Any, config: Any) -> str:
    """A page that is kept is what it was, and one without words is not written; any other is noted."""
    run, name = RUN[-1], page.file.dest_uri
    if run.shares.elsewhere(name):
        return ""
    if name in run.kept:
        return run.kept.pop(name)
    run.made[name] = Made(digest(page.file.content_string), digest(output), ends_of(name, output))
    return output


def on_post_template(output: str, template_name: str, config: Any) -> str:
    """A copy makes its pages and nothing else."""
    return output if RUN[-1].shares.mine is None else ""


@event_priority(100)
def _gather(config: Any) -> None:
    """Have what the other processes made, before anything is done about the site as a whole."""
    run = RUN[-1]
    if run.shares.mine is not None:
        run.shares.hand_over(run.made)
    made, warnings = run.shares.gathered()
    run.made |= made
    for warning in warnings:
        LOG.warning("%s", warning)


def _finish(config: Any) -> None:
    """Write the list of pages; say which links lead nowhere."""
    run, folder = RUN[-1], Path(config.site_dir)
    when_asked(folder)
    (folder / "sitemap.xml.gz").unlink(missing_ok=True)  # it holds the time of the build
    files = [p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()]
    for page, link in broken({n: m.ends for n, m in run.made.items()}, files):
        LOG.warning("the page %s links to %s, which is not there", page, link)
    write_list(folder, run.shape, run.made)


on_post_build = CombinedEvent(_gather, _finish)


def when_asked(folder: Path) -> None:
    """Put our own in the place of the search's worker, and entries that are fetched when a reader opens the search.

    The names of what is often looked for come first, so that a slow line has an answer at once. What a page would fetch
    is a script, too: one that lies on a disk can fetch nothing else.
    """
    [worker] = (folder / "assets" / "javascripts" / "workers").glob("search.*.js")
    ours = folder / "search.js"
    worker.write_text(COMMENTS.sub("", ours.read_text("utf-8")), "utf-8")
    ours.unlink()
    index = folder / "search" / "search_index.json"
    given = json.loads(index.read_text("utf-8"))
    for name, known in (("names", names(given["docs"])), ("entries", given["docs"])):
        index.with_name(f"{name}.js").write_text(f"var {name} = {_packed(known)}", "utf-8")
    begin = _packed({**given, "docs": []})
    index.write_text(begin, "utf-8")
    index.with_suffix(".js").write_text(f"var __index = {begin}", "utf-8")


def _packed(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
