"""Packages with robots, as pip would leave them behind."""

import importlib
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.tui.cli.running import ROOT
from tui.session.offers import forget
from tui.session.own_bots import load


def install(folder: Path, module: str, source: str, robots: Mapping[str, str]) -> Path:
    """Put a package of one module into a folder, and return the folder; `robots` are its entry
    points by name."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    lines = [f"{name} = {module}:{thing}" for name, thing in robots.items()]
    (info / "entry_points.txt").write_text("\n".join(["[ludotheque.bots]", *lines, ""]))
    return folder


@contextmanager
def reachable(folder: Path) -> Iterator[Path]:
    """Let this process and its children import from the folder for a while."""
    loaded = set(sys.modules)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder), str(ROOT), before)))
    sys.path.insert(0, str(folder))
    _look_again()
    try:
        yield folder
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
        sys.path.remove(str(folder))
        for name in set(sys.modules) - loaded:
            if getattr(sys.modules[name], "__file__", None) == str(folder / f"{name}.py"):
                del sys.modules[name]
        _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    load.cache_clear()
    forget()
