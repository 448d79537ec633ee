"""A save at a glance, for lists: its table and how far the game has come. Nothing here imports
Textual."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from engine.account import Account, Moment
from engine.game import BYSTANDER, Seat
from saves.listing import FOLDED
from saves.problems import SaveError
from saves.reading import SavedGame, load, size_of
from tui.games.registry import face_for, offered_games
from tui.render.face import Company, Face
from tui.session.perspectives import perspectives

Gather = Callable[[Iterable[str]], Company]
"""A function that makes a company of players' names, in the present language."""


class SavePreview(NamedTuple):
    """A save that could be read, of a game that has a board."""

    saved: SavedGame

    def face(self, gather: Gather) -> Face[Any, Any]:
        """Return the face of the game for the save's players."""
        names = (player.name for player in self.saved.header.players)
        return face_for(self.saved.header.game, gather(names))

    def seat(self) -> Seat | None:
        """Return the perspective that may be shown: EVERYONE where all hands may be open, else the
        person's seat. None if no hand may be shown."""
        seats = perspectives(self.saved)
        return seats[-1] if seats else None

    def moment(self, seat: Seat) -> Moment:
        """Return the newest moment of the game, as a seat sees it."""
        return Moment(Account(self.saved.journal, seat).view)

    def where(self, face: Face[Any, Any], dot: str) -> str:
        """Return the newest chapter, such as a hand and the trick in it; "" before the first. It
        tells only what everybody at the table knows."""
        account = Account(self.saved.journal, BYSTANDER)
        names: list[str] = []
        level = 2
        for number in range(account.last, 0, -1):
            after, before, seen = account.moment(number)
            chapter = face.chapter(before, seen, after)
            if chapter is not None and chapter.level < level:
                names.insert(0, chapter.brief or chapter.name)
                level = chapter.level
            if level == 0:
                break
        return f" {dot} ".join(names)


def preview_of(path: Path) -> SavePreview | None:
    """Read a save for its preview. Return None if it cannot be read, is larger than any game, or
    its game has no board."""
    try:
        if size_of(path) > FOLDED:
            return None
        saved = load(path)
    except SaveError:
        return None
    return SavePreview(saved) if saved.header.game in offered_games() else None
