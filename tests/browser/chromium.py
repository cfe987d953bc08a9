"""The browser that the tests drive: that of the system. Run as a script, it installs one where apt can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
HINT = "Install Chromium with your system's package manager (Debian: apt-get install chromium), then run this again."


def chromium() -> str:
    """The path of the browser; an error with the next step where there is none."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    raise SystemExit(f"browser: none of {', '.join(NAMES)} found\n  {HINT}")


def install() -> None:
    """Have apt install the browser, where this is root's to do and there is none."""
    if any(map(shutil.which, NAMES)) or not shutil.which("apt-get") or os.geteuid():
        return
    for command in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"]):
        subprocess.run(["apt-get", "-y", *command], check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


if __name__ == "__main__":
    install()
    print(chromium(), file=sys.stderr)
