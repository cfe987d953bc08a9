"""The project as it is laid out and shipped: what the folder `site/` must not do, and what the wheel holds."""

from __future__ import annotations

import os
import shutil
import site
import subprocess
import sys
import sysconfig
import tomllib
from importlib import import_module
from importlib.metadata import distribution, files
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOTS = ("rules", "graph", "verifier", "site")
ROOMS = sorted(p.parent.name for root in ROOTS for p in (ROOT / root / "rulewright").glob("*/__init__.py"))
THEIRS = ("rules", "graph", "verifier")  # packages that another distribution may own
in_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs the git checkout")
wheel = pytest.mark.wheel


def checkout_files(pattern: str) -> set[str]:
    """The files of the checkout that match the pattern, as paths from its root."""
    return {path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern) if path.is_file()}


def shipped_files() -> set[str]:
    """The files that the installed distribution says it has put into site-packages."""
    return {file.as_posix() for file in files("rulewright") or ()}


def rulewright(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the installed command in the folder the tests run in."""
    command = [str(Path(sysconfig.get_path("scripts")) / "rulewright"), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_import_site_is_the_standard_library() -> None:
    assert Path(site.__file__).parent == Path(sysconfig.get_path("stdlib"))


@pytest.mark.parametrize("root", ROOTS)
def test_a_source_root_is_no_package_and_what_it_holds_of_ours_is_a_part_of_one(root: str) -> None:
    assert checkout_files(f"{root}/__init__.py") | checkout_files(f"{root}/rulewright/__init__.py") == set()


def test_no_mkdocs_configuration_at_the_root_cleans_the_site_folder() -> None:
    assert checkout_files("mkdocs.y*ml") == set()


@in_git
def test_git_does_not_ignore_the_site_folder() -> None:
    answer = subprocess.run(["git", "check-ignore", "site", "site/conf.py"], cwd=ROOT, capture_output=True)
    assert answer.returncode == 1


@pytest.mark.parametrize("room", ROOMS)
def test_in_the_checkout_the_rooms_are_those_of_the_checkout(room: str) -> None:
    (root,) = (root for root in ROOTS if (ROOT / root / "rulewright" / room).is_dir())
    assert import_module(f"rulewright.{room}").__file__ == str(ROOT / root / "rulewright" / room / "__init__.py")


def test_the_command_is_named_rulewright() -> None:
    commands = {entry.name: entry.value for entry in distribution("rulewright").entry_points}
    assert commands == {"rulewright": "rulewright.cli.start:main"}


@in_git
def test_the_lowest_versions_that_are_tried_are_those_that_are_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    allowed = [*project["dependencies"], *extras["site"], *extras["distributed"], *extras["import"]]
    lines = (ROOT / "tests" / "lowest.txt").read_text(encoding="utf-8").splitlines()
    tried = sorted(line.replace("==", ">=") for line in lines if not line.startswith("#"))
    assert tried == sorted(one.removesuffix(",<2") for one in allowed)


@wheel
@pytest.mark.parametrize("room", ROOMS)
def test_the_wheel_puts_the_rooms_into_site_packages(room: str) -> None:
    place = Path(sysconfig.get_path("purelib"), "rulewright", room, "__init__.py")
    assert import_module(f"rulewright.{room}").__file__ == str(place)


@wheel
@pytest.mark.parametrize("root", ROOTS)
def test_the_wheel_ships_every_file_of_the_rooms(root: str) -> None:
    found = checkout_files(f"{root}/rulewright/**/*")
    wanted = {path.removeprefix(f"{root}/") for path in found if "__pycache__" not in path}
    assert wanted and wanted <= shipped_files()


@wheel
def test_the_wheel_ships_every_book() -> None:
    wanted = {path.replace("rules/", "rulewright/", 1) for path in checkout_files("rules/books/**/*")}
    assert wanted and wanted <= shipped_files()


@wheel
def test_the_wheel_ships_every_scenario() -> None:
    wanted = {f"rulewright/{path}" for path in checkout_files("features/**/*.feature")}
    assert wanted and wanted <= shipped_files()


@wheel
def test_the_wheel_ships_the_source_of_the_site() -> None:
    wanted = {path.replace("site/", "rulewright/site/source/", 1) for path in checkout_files("site/pages/*")}
    assert wanted and wanted <= shipped_files()


@wheel
def test_the_wheel_adds_nothing_else_to_site_packages() -> None:
    tops = {path.split("/")[0] for path in shipped_files() if not path.startswith("..")}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"rulewright"}


def pip(python: Path, *arguments: str) -> None:
    """Runs pip for another environment."""
    command = [sys.executable, "-I", "-m", "pip", "-q", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*command, *arguments], check=True, capture_output=True, text=True)


def wheel_of_theirs(folder: Path) -> Path:
    """A wheel of a distribution that owns packages named as our source roots are."""
    path = folder / "engine-1.0-py3-none-any.whl"
    info = "engine-1.0.dist-info"
    made = {f"{name}/__init__.py": f"WHOSE = 'theirs {name}'\n" for name in THEIRS}
    made[f"{info}/METADATA"] = "Metadata-Version: 2.1\nName: engine\nVersion: 1.0\n"
    made[f"{info}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    made[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in (*made, f"{info}/RECORD"))
    with ZipFile(path, "w") as file:
        for name, text in made.items():
            file.writestr(name, text)
    return path


@wheel
@pytest.mark.parametrize("first", ["engine", "rulewright"])
def test_a_distribution_that_owns_the_names_of_our_source_roots_is_left_as_it_is(tmp_path: Path, first: str) -> None:
    """Both work side by side, and each goes without a trace of it or harm to the other."""
    subprocess.run([sys.executable, "-I", "-m", "pip", "-q", "wheel", "--no-deps", "-w", tmp_path, ROOT], check=True)
    wheels = {"engine": wheel_of_theirs(tmp_path), "rulewright": next(tmp_path.glob("rulewright-*.whl"))}
    subprocess.run([sys.executable, "-I", "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    python = tmp_path / "env" / "bin" / "python"
    works = {
        "engine": ";".join(f"import {name}; assert {name}.WHOSE == 'theirs {name}'" for name in THEIRS),
        "rulewright": "from rulewright.language.expr import TRUE; import rulewright.cli; assert TRUE",
    }
    order = sorted(wheels, key=lambda name: name != first)
    for name in order:
        pip(python, "install", "--no-deps", "--no-index", str(wheels[name]))
    for number, name in enumerate(order):
        for left in order[number:]:
            subprocess.run([python, "-I", "-B", "-c", works[left]], check=True)
        pip(python, "uninstall", "-y", name)
    (purelib,) = (tmp_path / "env" / "lib").glob("python*/site-packages")
    left_over = [p for name in (*THEIRS, "rulewright") for p in (purelib / name).rglob("*") if p.is_file()]
    assert left_over == []


@wheel
def test_the_tests_of_the_wheel_run_away_from_the_checkout() -> None:
    assert str(ROOT) not in sys.path and "rules" not in os.listdir()


@wheel
def test_the_installed_command_lists_the_shipped_clauses_from_elsewhere() -> None:
    answer = rulewright("list", "--format", "json")
    assert answer.returncode == 0 and '"clauses"' in answer.stdout, answer.stderr


@wheel
def test_the_installed_command_checks_shipped_books_from_elsewhere() -> None:
    """Two of them; the files of all are those of the checkout, where all are checked."""
    answer = rulewright("check", "peace_of_westphalia", "price_of_power")
    assert answer.returncode == 0, answer.stdout + answer.stderr


@wheel
def test_the_installed_command_builds_the_site_of_a_book_of_ones_own(tmp_path: Path) -> None:
    assert rulewright("init", str(tmp_path / "mine")).returncode == 0
    answer = rulewright("site", str(tmp_path / "mine"), "--output", str(tmp_path / "site"))
    assert answer.returncode == 0, answer.stdout + answer.stderr
    sources = (path for path in ROOT.glob("site/pages/*.js") if path.name != "search.js")  # which loses its comments
    scripts = {path.read_text("utf-8") for path in sources}
    assert scripts and scripts <= {path.read_text("utf-8") for path in (tmp_path / "site").rglob("*.js")}
    assert (tmp_path / "site" / "mine" / "applies.html").is_file()


@wheel
def test_the_installed_command_checks_a_book_of_ones_own(tmp_path: Path) -> None:
    book = next(Path(sysconfig.get_path("purelib"), "rulewright", "books").glob("*/book.yaml")).parent
    shutil.copytree(book, tmp_path / "mine")
    answer = rulewright("check", str(tmp_path / "mine"), "--exit-zero")
    assert answer.returncode == 0, answer.stdout + answer.stderr
