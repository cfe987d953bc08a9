"""A file that is ours to write is the old one or the new one whole, wherever the writing breaks off."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from reported import FILES, write_book
from rulewright.files.outfile import write_file, write_files
from rulewright.files.places import page_paths
from rulewright.language.errors import BookError

STEPS = ("open", "fdopen", "fchmod", "fsync", "replace")
OLD, NEW = "old\n", "new words\n"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A file of the user's with a mode of its own."""
    path = tmp_path / "a.yaml"
    path.write_text(OLD, "utf-8")
    path.chmod(0o640)
    return path


def test_a_file_is_written_whole_and_keeps_its_mode(place: Path) -> None:
    write_file(place, NEW)
    assert place.read_text("utf-8") == NEW and place.stat().st_mode & 0o777 == 0o640
    assert os.listdir(place.parent) == ["a.yaml"]


def test_a_new_file_has_the_mode_of_any_other_and_its_folder_is_made(tmp_path: Path) -> None:
    write_file(tmp_path / "inner" / "b.txt", NEW)
    (tmp_path / "c.txt").write_text("", "utf-8")
    assert (tmp_path / "inner" / "b.txt").stat().st_mode == (tmp_path / "c.txt").stat().st_mode


def test_ends_of_lines_are_written_as_they_are(place: Path) -> None:
    write_file(place, "a\r\nb\nc")
    assert place.read_bytes() == b"a\r\nb\nc"


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()])
def test_what_breaks_off_leaves_the_old_file_and_nothing_beside_it(
    place: Path, monkeypatch: pytest.MonkeyPatch, step: str, error: BaseException
) -> None:
    def breaking(*_: object, **__: object) -> None:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(os, step, breaking)
        with pytest.raises(BookError if isinstance(error, OSError) else KeyboardInterrupt) as told:
            write_file(place, NEW)
    assert place.read_text("utf-8") == OLD and os.listdir(place.parent) == ["a.yaml"]
    if isinstance(told.value, BookError):
        assert "it cannot be written: No space left on device" in str(told.value)


def test_half_a_write_leaves_the_old_file(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = os.fdopen

    def half(number: int, mode: str) -> object:
        file = whole(number, mode)

        class Half:
            def __enter__(self) -> Half:
                return self

            def __exit__(self, *_: object) -> None:
                file.close()

            def write(self, data: bytes) -> None:
                file.write(data[:3])
                file.flush()
                raise OSError(errno.EIO, "Input/output error")

        return Half()

    monkeypatch.setattr(os, "fdopen", half)
    with pytest.raises(BookError, match="Input/output error"):
        write_file(place, NEW)
    assert place.read_text("utf-8") == OLD and os.listdir(place.parent) == ["a.yaml"]


@pytest.mark.parametrize("step", [*STEPS, "unlink"])
def test_a_process_that_is_killed_leaves_one_whole_file_and_no_page(tmp_path: Path, step: str) -> None:
    """What may stay beside it is hidden and no page."""
    book = write_book(tmp_path)
    path = book / "baseline.yaml"
    code = (
        "import os, signal\nfrom pathlib import Path\nfrom rulewright.files.outfile import write_file\n"
        f"os.{step} = lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL)\n"
        f"write_file(Path({str(path)!r}), 'survivors: []\\n')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parent.parent)
    assert done.returncode == (0 if step == "unlink" else -signal.SIGKILL)
    assert path.read_text("utf-8") == ("survivors: []\n" if step == "unlink" else FILES["baseline.yaml"])
    assert [p.name for p in page_paths(book)] == ["town.yaml"]


def test_a_process_that_is_killed_at_any_time_leaves_one_of_the_texts(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    texts = ["a" * 300_000, "b" * 300_000]
    path.write_text(texts[0], "utf-8")
    code = (
        "from pathlib import Path\nfrom rulewright.files.outfile import write_file\nprint('on', flush=True)\n"
        f"while True:\n    for letter in 'ba':\n        write_file(Path({str(path)!r}), letter * 300_000)\n"
    )
    for pause in (0.002, 0.01, 0.03):
        with subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parent.parent, stdout=-1) as process:
            assert process.stdout is not None and process.stdout.readline() == b"on\n"
            time.sleep(pause)
            process.kill()
        assert path.read_text("utf-8") in texts
    assert all(name.startswith(".") for name in os.listdir(tmp_path) if name != "a.yaml")


def test_a_link_is_not_followed_and_stays(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(OLD, "utf-8")
    for target in (other, tmp_path / "nothing.txt"):
        link = tmp_path / "link.yaml"
        link.unlink(missing_ok=True)
        link.symlink_to(target)
        with pytest.raises(BookError, match="link.yaml: it is a link, which is not followed"):
            write_file(link, NEW)
        assert link.is_symlink() and other.read_text("utf-8") == OLD and not (tmp_path / "nothing.txt").exists()


def test_what_is_no_file_is_written_to_and_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_file(pipe, NEW)
        assert os.read(reader, 100) == NEW.encode() and pipe.is_fifo()
    finally:
        os.close(reader)


def test_what_may_not_be_written_is_told(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place.chmod(0o440)
    monkeypatch.setattr(os, "access", lambda *_: False)  # as it is for any user but root
    with pytest.raises(BookError, match="a.yaml: it cannot be written: Permission denied"):
        write_file(place, NEW)
    assert place.read_text("utf-8") == OLD


@pytest.mark.parametrize("last", ["link", "folder", "read-only"])
def test_of_files_that_belong_together_none_is_written_where_one_cannot_be(
    place: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """All that cannot be are told."""
    others = [place.with_name("b.yaml"), place.with_name("c.yaml")]
    access = os.access
    for other in others:
        if last == "link":
            other.symlink_to(place)
        elif last == "folder":
            other.mkdir()
        else:
            other.write_text(OLD, "utf-8")
            monkeypatch.setattr(os, "access", lambda path, how: path not in others and access(path, how))
    with pytest.raises(BookError) as told:
        write_files({place: NEW, place.with_name("new.yaml"): NEW, **dict.fromkeys(others, NEW)})
    assert [Path(p.position.path).name for p in told.value.problems] == ["b.yaml", "c.yaml"]
    assert place.read_text("utf-8") == OLD and sorted(os.listdir(place.parent)) == ["a.yaml", "b.yaml", "c.yaml"]


def test_files_that_belong_together_are_written_in_the_order_given(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is whole; one that breaks off between two leaves those behind as they were, and nothing beside them."""
    paths = [place, place.with_name("b.yaml"), place.with_name("c.yaml")]
    put = os.replace

    def breaking(new: Path, path: Path) -> None:
        if path == paths[1]:
            raise KeyboardInterrupt
        put(new, path)

    monkeypatch.setattr(os, "replace", breaking)
    with pytest.raises(KeyboardInterrupt):
        write_files(dict.fromkeys(paths, NEW))
    assert os.listdir(place.parent) == ["a.yaml"] and place.read_text("utf-8") == NEW
