"""The branches of a game: saves that went on from a step of another, and the save they came from.

A branch names the file of its parent as it was called then. If no file has that name any more, the
parent is the one that was dealt with the same seed.
"""

from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import Any, NamedTuple

from saves.header import Header
from saves.listing import saves_among
from saves.problems import SaveError
from saves.reading import opened, read_header


class Branch(NamedTuple):
    """A relative of a save, its parent or a branch of it, and the step at which the younger of the
    two began."""

    path: Path
    step: int


class Family(NamedTuple):
    """The relatives of a save: its parent, from which it branched (None if there is none any more),
    and its own branches in the order of their steps."""

    parent: Branch | None = None
    children: tuple[Branch, ...] = ()

    @property
    def all(self) -> tuple[Branch, ...]:
        """Return the parent, if there is one, and the branches."""
        return self.children if self.parent is None else (self.parent, *self.children)


def family_of(path: Path, header: Header[Any]) -> Family:
    """Return parent and branches of a save among the saves of its folder. The step of the parent is
    the one from which the save went on."""
    return families_of({**dict(_headers(path.parent)), path: header})[path]


def families_of(headers: Mapping[Path, Header[Any]]) -> dict[Path, Family]:
    """Return parent and branches of each of the saves of a folder, as `family_of` does for one."""
    names = {path.name for path in headers}
    dealt: dict[tuple[str, str], dict[Path, Header[Any]]] = {}
    for path, header in headers.items():
        dealt.setdefault((header.game, header.seed), {})[path] = header
    return {
        path: _family(path, header, alike, names)
        for alike in dealt.values()
        for path, header in alike.items()
    }


def _family(
    path: Path, header: Header[Any], alike: Mapping[Path, Header[Any]], names: Set[str]
) -> Family:
    """Return parent and branches of a save among those of the same deal."""
    others = [(each, its) for each, its in alike.items() if each != path]
    children = [
        Branch(each, its.parent.step)
        for each, its in others
        if its.parent is not None and _comes_from(its, path, header, names)
    ]
    parent = None
    if header.parent is not None:
        found = (each for each, its in others if _comes_from(header, each, its, names))
        origin = next(found, None)
        parent = Branch(origin, header.parent.step) if origin is not None else None
    return Family(parent, tuple(sorted(children, key=lambda each: (each.step, each.path))))


def _comes_from(branch: Header[Any], path: Path, header: Header[Any], names: Set[str]) -> bool:
    """Return whether `branch` branched from the save at `path`, which has the same deal."""
    if branch.parent is None:
        return False
    if branch.parent.file in names:
        return branch.parent.file == path.name
    return header.parent is None


def _headers(folder: Path) -> Iterator[tuple[Path, Header[Any]]]:
    """Yield the headers of the saves of a folder, without those that cannot be read."""
    try:
        paths = saves_among(folder)
    except SaveError:
        return
    for path in paths:
        try:
            with opened(path) as file:
                yield path, read_header(file).header
        except (SaveError, OSError):
            continue
