"""A site shown on this machine: its files, served to a browser here and to nobody else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE, PORT = "127.0.0.1", 8000


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and writes no log."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


def preview(folder: Path, begun: Callable[[str], None]) -> None:
    """Serve a folder until it is interrupted; ``begun`` is told the address, whose port is 8000 where that is free.

    Raises:
        OSError: no port can be had.
    """
    with server(folder, PORT) as serving:
        begun(f"http://{HERE}:{serving.server_port}/")
        with suppress(KeyboardInterrupt):
            serving.serve_forever()


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of a folder on this port, or on a free one where it is taken."""
    handler = partial(_Quiet, directory=str(folder))
    with suppress(OSError):
        return ThreadingHTTPServer((HERE, port), handler)
    return ThreadingHTTPServer((HERE, 0), handler)
