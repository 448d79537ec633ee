"""The folders of guests whose programs run on the host's machine: settings, and the kept seat. The
same key or name at the same table leads to the same folder."""

import os
import re
import shutil
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tui.online.client import Address
from tui.online.invitations import Ways, passed_on
from tui.online.kept import SUFFIX
from tui.session.child import PYTHON

PROGRAM: Final = (*PYTHON, "-m", "tui.cli.main")

MOST: Final = 200
"""How many folders are kept. The folder unused for the longest time is deleted first."""

KEPT: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "TZ", "VIRTUAL_ENV")
"""The variables of the host's environment that a guest's program gets."""

_LANGUAGE: Final = re.compile(r"[A-Za-z]{2,3}(_[A-Za-z]{2})?(\.[A-Za-z0-9-]{1,12})?")


class Homes:
    """The folders of guests, one each."""

    def __init__(self, folder: Path, ways: Callable[[str], Ways] = lambda _: Ways()) -> None:
        """`ways` returns the ways to the table of a code, for guests to pass on."""
        self._folder, self._ways = folder, ways

    def home(self, code: str, *shown: str) -> Path:
        """Return a guest's folder, made if there is none. `shown` identifies the guest at the table
        of this code. Delete all but the MOST newest folders. Raises OSError."""
        digest = blake2b("\0".join((code, *shown)).encode("utf-8", "replace"), digest_size=16)
        home = self._folder / digest.hexdigest()
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.utime(home)
        others = sorted(self._folder.iterdir(), key=lambda each: -each.stat().st_mtime)
        for old in others[MOST:]:
            shutil.rmtree(old, ignore_errors=True)
        return home

    def surroundings(
        self, code: str, home: Path, language: str = "", **more: str
    ) -> dict[str, str]:
        """Return the environment of a guest's program: the host's variables in KEPT, the guest's
        harmless variables in `more`, and the ways to the guest's table. `language` is as in LANG;
        if it is missing or malformed, the host's is used."""
        of_host = {name: os.environ[name] for name in KEPT if name in os.environ}
        if not _LANGUAGE.fullmatch(language):
            language = os.environ.get("LANG", "")
        told = passed_on(self._ways(code))
        return {**of_host, **told, "HOME": str(home), "LANG": language, "PYTHONUTF8": "1", **more}


Programs = Callable[[str, Path, str], list[str]]
"""A function that returns the command line of a guest's program, for the code of a table, the
guest's folder, and the guest's name if it was said."""


def command(address: Address, home: Path, name: str = "") -> list[str]:
    """Return the command line of a guest's program. The name is used only for guests without a kept
    seat."""
    named = [f"--name={name}"] if name and new(home) else []
    return [*PROGRAM, "join", str(address), *named, "--saves", str(home / "saves")]


def new(home: Path) -> bool:
    """Return True if a guest's folder holds no kept seat."""
    return next(home.rglob(f"*{SUFFIX}"), None) is None


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that an environment asks for, as in LANG; "" if it asks for none."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((environment[name] for name in names if environment.get(name)), "")
