"""Every command in a folder of strangers: what lies there is read as a book or not at all, and none of it is run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli.main import main
from rulewright.gherkin.feature import feature_files, read_feature
from rulewright.run.memory import Store
from rulewright.run.scenarios import run_pytest
from test_cli import QUARREL

MODULES = (
    *(
        "rulewright",
        "rules",
        "graph",
        "verifier",
        "tests",
        "multiprocessing",
        "mkdocs",
        "material",
        "z3",
        "networkx",
        "gherkin",
    ),
    *("conftest", "json", "pytest", "pytest_bdd", "yaml", "click", "sqlite3", "runpy", "pickle", "random", "hmac"),
    *("sitecustomize", "usercustomize", "platformdirs", "rich", "site", "hooks", "evil", "setup", "noxfile"),
)
SETTINGS = {
    "pytest.ini": "[pytest]\naddopts = --collect-only -p evil\npython_files = *.py\n",
    "tox.ini": "[pytest]\naddopts = --collect-only -p evil\n",
    "setup.cfg": "[tool:pytest]\naddopts = --collect-only -p evil\n",
    "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "--collect-only -p evil"\npythonpath = ["."]\n',
    "mkdocs.yml": "site_name: theirs\nhooks: [hooks.py]\nplugins: [evil]\n",
    ".env": "PYTEST_ADDOPTS=--collect-only\nPYTHONPATH=.\n",
    ".coveragerc": "[run]\nplugins = evil\n",
}
STEERING = {"PYTEST_ADDOPTS": "--collect-only -p evil", "PYTEST_PLUGINS": "evil"}
COMMANDS = (
    "check book",
    "check book --jobs 2 --no-cache --format json",
    "check",
    "test book",
    "test book --junit results",
    "list book",
    "show taxes.1 book",
    "explain RW302",
    "suggest taxes.1 book",
    "mutate book",
    "phrases book",
    "baseline book --write",
    "init another",
    "site book --output out",
)


@pytest.fixture
def theirs(tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a stranger, who leaves a mark with whatever is run; a book with a contradiction lies in it."""
    folder = tmp_path / "theirs"
    folder.mkdir()
    monkeypatch.chdir(folder)
    assert CliRunner().invoke(main, ["init", "book"]).exit_code == 0
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(QUARREL)
    shutil.copy("book/book.yaml", "book.yaml")
    evil = f"open({str(tmp_path / 'ran')!r}, 'a').write(__file__ + '\\n')\n"
    for place in (folder, folder / "book", folder / "book" / "features"):
        for name in MODULES if place is folder else ("conftest", "json", "pytest"):
            (place / f"{name}.py").write_text(evil, "utf-8")
            (place / name).mkdir(exist_ok=True)
            (place / name / "__init__.py").write_text(evil, "utf-8")
        for name, text in SETTINGS.items():
            if place is folder or not name.endswith(".yml"):  # that would be a page of the book
                (place / name).write_text(text, "utf-8")
    return folder


def ran(folder: Path, *command: str, **named: str) -> subprocess.CompletedProcess[str]:
    """A command that is given in a folder, in an environment that would steer it; none of the folder is run."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**environment, **named},
        capture_output=True,
        text=True,
        timeout=300,
    )
    mark = folder.parent / "ran"
    assert not mark.exists(), mark.read_text("utf-8")
    assert "Traceback" not in done.stderr, done.stderr
    return done


@pytest.fixture
def script(tmp_path: Path) -> str:
    """What the installer makes of an entry point."""
    (tmp_path / "bin").mkdir()
    path = tmp_path / "bin" / "rulewright"
    path.write_text(
        "import sys\nfrom rulewright.cli.main import main\nif __name__ == '__main__':\n    sys.exit(main())\n", "utf-8"
    )
    return str(path)


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_runs_what_lies_in_the_current_folder(theirs: Path, script: str, command: str) -> None:
    if command.startswith("site"):
        pytest.importorskip("material")
    done = ran(theirs, script, *command.split(), **STEERING)
    assert done.returncode in (0, 1) or (command == "check" and done.returncode == 2), done.stdout + done.stderr
    if command.startswith("test"):
        assert done.returncode == 0 and "passed" in done.stdout, done.stdout + done.stderr
    if command.startswith("site"):
        assert done.returncode == 0 and (theirs / "out" / "index.html").is_file(), done.stderr


def test_a_scenario_that_fails_fails_the_run_whatever_lies_there(theirs: Path, script: str) -> None:
    feature = theirs / "book" / "features" / "taxes.feature"
    feature.write_text(feature.read_text("utf-8").replace("is taxed", "is not taxed"), "utf-8")
    done = ran(theirs, script, "test", "book", **STEERING)
    assert done.returncode == 1 and "failed" in done.stdout, done.stdout + done.stderr


def test_the_modules_of_the_program_do_not_come_from_the_folder_that_python_m_adds(theirs: Path) -> None:
    """What Python itself reads before, ``runpy`` and the module that is named, cannot be helped."""
    for name in ("runpy", "rulewright", "sitecustomize", "usercustomize"):
        (theirs / f"{name}.py").unlink()
        shutil.rmtree(theirs / name)
    assert "taxes.1" in ran(theirs, "-m", "rulewright.cli", "list", "book").stdout


def test_a_process_that_is_spawned_does_not_begin_with_the_current_folder(theirs: Path, tmp_path: Path) -> None:
    script = tmp_path / "spawning.py"
    script.write_text(
        "from types import SimpleNamespace\n"
        "from rulewright.run import workers\n"
        "from rulewright.cli.main import main\n"
        "if __name__ == '__main__':\n"
        "    workers.sys, workers.PATIENCE = SimpleNamespace(platform='darwin'), 0\n"
        "    main(['check', 'book', '--jobs', '2', '--no-cache'])\n",
        "utf-8",
    )
    assert "RW302" in ran(theirs, str(script)).stdout


def test_the_solver_is_not_a_library_in_the_current_folder(theirs: Path) -> None:
    """Where its library is looked for, the current folder once came first."""
    script = theirs.parent / "loading.py"
    script.write_text(
        "import ctypes\n"
        "class Noted(ctypes.CDLL):\n"
        "    def __init__(self, name, *more, **named):\n"
        "        super().__init__(name, *more, **named)\n"
        "        print(name)\n"
        "ctypes.CDLL = Noted\n"
        "import rulewright.solver.solve, z3\n"
        "z3.Context()\n",
        "utf-8",
    )
    real = Path(ran(theirs, str(script)).stdout.strip())
    for name in ("libz3.so", "libz3.dylib", "libz3.dll", real.name):
        shutil.copy(real, theirs / name)
    assert ran(theirs, str(script)).stdout.strip() == str(real)


@pytest.mark.parametrize("missing", [-1, 1])
def test_a_run_is_green_only_if_all_scenarios_were_played(
    theirs: Path, missing: int, capsys: pytest.CaptureFixture[str]
) -> None:
    book = theirs / "book"
    number = sum(len(read_feature(path)) for path in feature_files(book / "features"))
    assert run_pytest([(book, number)], None, "") == 0
    assert run_pytest([(book, number + missing)], None, "", Store(theirs / "store")) == 2
    assert f"{number} of {number + missing} scenarios were played" in capsys.readouterr().err


def test_results_of_another_run_do_not_stand_for_one(theirs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that ends well without having played anything is none."""
    book = theirs / "book"
    assert run_pytest([(book, 2)], "results", "") == 0
    monkeypatch.setattr("rulewright.run.scenarios.command", lambda *_: [sys.executable, "-I", "-c", ""])
    assert run_pytest([(book, 2)], "results", "") == 2


def test_a_page_that_a_stranger_left_in_the_place_of_the_site_is_not_kept(theirs: Path, script: str) -> None:
    """Their list names it with the right hashes."""
    pytest.importorskip("material")
    from rulewright.site.page_store import LIST, digest

    assert ran(theirs, script, "site", "book", "--output", "out").returncode == 0
    page = next(p for p in (theirs / "out").rglob("taxes*.html"))
    good = page.read_bytes()
    bad = good.replace(b"</body>", b"<script>theirs()</script></body>")
    page.write_bytes(bad)
    listed = theirs / "out" / LIST
    listed.write_text(listed.read_text("utf-8").replace(digest(good), digest(bad)), "utf-8")
    assert digest(bad) in listed.read_text("utf-8")
    assert ran(theirs, script, "site", "book", "--output", "out").returncode == 0
    assert page.read_bytes() == good


@pytest.mark.skipif(shutil.which("sh") is None, reason="run is a script of the shell")
def test_the_script_that_sets_all_up_starts_no_python_that_heeds_the_current_folder() -> None:
    lines = (Path(__file__).parent.parent / "run").read_text("utf-8").splitlines()
    calls = [line for line in lines if '"$name" ' in line or 'python" ' in line]
    assert len(calls) >= 6 and all(" -I " in call for call in calls), calls
