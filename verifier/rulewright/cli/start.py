"""The command as a process: it ends in a sentence and a code of its own, from its first import to its last line.

130 where somebody interrupts it, 143 where it is told to end, 141 where nobody reads on; other codes are those of
the commands.
"""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

ENDINGS = {"SIGINT": 130, "SIGTERM": 143}  # as shells count the signals


class Ended(BaseException):
    """The process is told to end; carries its code."""


def main() -> None:
    """Run the command that the arguments name, and end with its code."""
    _open_streams()
    _hear(_end_at_once)
    code = 2
    try:
        from rulewright.cli.main import main as command

        _hear(_end)
        command()
    except SystemExit as done:
        code = done.code if isinstance(done.code, int) else int(done.code is not None)
    except Ended as told:
        code = told.args[0]
    except OSError:
        pass  # that there is an error cannot be told either
    except Exception:
        import traceback

        _say(f"{traceback.format_exc()}FAULT OF RULEWRIGHT, please report it with the lines above.")
    _hear(_end_at_once)  # nothing of what is left to do can be broken off
    sys.exit(code if _flushed() else code or 2)


def _open_streams() -> None:
    """What is closed leads nowhere; else the next file that is opened would take what is meant for a person."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # the lowest number that is free
            setattr(sys, name, open(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False))


def _hear(handler: object) -> None:
    """Let a handler hear what ends processes, but for what this one is to ignore."""
    for name in ENDINGS:
        number = getattr(signal, name)
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)  # type: ignore[arg-type]


def _end_at_once(number: int, _: FrameType | None) -> None:
    os._exit(ENDINGS[signal.Signals(number).name])


def _end(number: int, frame: FrameType | None) -> None:
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    signal.signal(number, signal.SIG_IGN)  # told again, as some tools do, it would break off the end
    raise Ended(ENDINGS["SIGTERM"])


def _say(text: str) -> None:
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        pass


def _flushed() -> bool:
    """Whether all that was said has gone out; what is left cannot, and is dropped."""
    good = True
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            good = False
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return good


if __name__ == "__main__":
    main()
