"""The relations of a save to others, for lists: the save that it branched from, and its
branches."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from engine.account import Account
from engine.registry import game_named
from saves.family import Branch, families_of
from saves.listing import SaveInfo
from saves.names import visible
from tui.session.perspectives import usual_viewer
from tui.session.save_preview import SavePreview, preview_of
from tui.words import Wording
from tui.words.spans import line, text_of


class Relative(NamedTuple):
    """A save from which another branched or that branched from it: the name of its file, and the
    step at which they part; None if that is not known or must not be told."""

    file: str
    step: int | None


class Kin(NamedTuple):
    """The save from which one branched, None if there is none, and its own branches."""

    parent: Relative | None = None
    branches: tuple[Relative, ...] = ()


def kin_in_folder(found: Iterable[SaveInfo]) -> dict[Path, Kin]:
    """Return by path how the saves of a folder are related to each other. Unfinished games are read
    for that if they are related to any."""
    infos = {info.path: info for info in found}
    headers = {path: info.header for path, info in infos.items() if info.header is not None}
    related = dict.fromkeys(infos, Kin())
    for path, family in families_of(headers).items():
        if headers[path].parent is None and not family.children:
            continue
        seen = None if infos[path].finished else preview_of(path)
        renamed = None if family.parent is None else family.parent.path.name
        related[path] = kin_of(infos[path], family.children, seen, renamed)
    return related


def kin_of(
    info: SaveInfo,
    branches: Iterable[Branch],
    seen: SavePreview | None,
    renamed: str | None = None,
) -> Kin:
    """Return how a save is related to its branches and to the one that it branched from. `renamed`
    is the present name of the latter; None stands for the name it had then."""
    if info.header is None:
        return Kin()
    parent = None
    if (begun := info.header.parent) is not None:
        parent = Relative(renamed or begun.file, step_told(info, begun.step, seen))
    told = (Relative(each.path.name, step_told(info, each.step, seen)) for each in branches)
    return Kin(parent, tuple(told))


def step_told(info: SaveInfo, step: int, seen: SavePreview | None) -> int | None:
    """Return the number by which a list tells a step of a save.

    While a game with secrets goes on, the journal's number would tell of hidden steps. Then it is
    the player's own, for which the save must have been read: None without that, or while several
    people hold cards.
    """
    assert info.header is not None
    if info.finished or not game_named(info.header.game).secrets:
        return step
    viewer = usual_viewer(seen.saved) if seen is not None else None
    if seen is None or viewer is None:
        return None
    return Account(seen.saved.journal, viewer).number(step)


def kin_words(say: Wording, kin: Kin) -> list[str]:
    """Return words on the save from which this one branched, and words on its branches, as far as
    there are any."""
    words = []
    if (parent := kin.parent) is not None:
        file = visible(parent.file)
        if parent.step is None:
            words.append(say("saves.branch-of", file=file))
        else:
            words.append(say("saves.branch-of.at", file=file, n=parent.step))
    if kin.branches:
        told = say.listing([line(_branch(say, each)) for each in kin.branches])
        words.append(say("saves.branches", n=len(kin.branches), files=text_of(told)))
    return words


def _branch(say: Wording, branch: Relative) -> str:
    file = visible(branch.file)
    return file if branch.step is None else say("saves.branch.at", file=file, n=branch.step)
