"""A save at a glance: folded once, to say how it stands and to show its table. No Textual."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from engine.account import Account, Moment
from engine.game import BYSTANDER, Seat
from saves.problems import SaveError
from saves.reading import SavedGame, load
from tui.games.registry import face_for, offered_games
from tui.render.face import Company, Face
from tui.session.perspectives import perspectives

Gather = Callable[[Iterable[str]], Company]
"""What makes a company of players' names, in the language of the moment."""


class SavePreview(NamedTuple):
    """A save that could be read, of a game that has a board."""

    saved: SavedGame

    def face(self, gather: Gather) -> Face[Any, Any]:
        """The lines of the game."""
        names = (player.name for player in self.saved.header.players)
        return face_for(self.saved.header.game, gather(names))

    def seat(self) -> Seat | None:
        """Whose view may be shown to whoever looks at the list: everybody's where it may, else
        one's own, or nobody's."""
        seats = perspectives(self.saved)
        return seats[-1] if seats else None

    def moment(self, seat: Seat) -> Moment:
        """The table as it stands, as a seat sees it."""
        return Moment(Account(self.saved.journal, seat).view)

    def where(self, face: Face[Any, Any], dot: str) -> str:
        """What the game has come to: its large part and the small one in it, such as a hand and a
        trick; "" before the first. All of it is what everybody at the table knows."""
        account = Account(self.saved.journal, BYSTANDER)
        names: list[str] = []
        level = 2
        for number in range(account.last, 0, -1):
            after, before, seen = account.moment(number)
            chapter = face.chapter(before, seen, after)
            if chapter is not None and chapter.level < level:
                names.insert(0, chapter.name)
                level = chapter.level
            if level == 0:
                break
        return f" {dot} ".join(names)


def preview_of(path: Path) -> SavePreview | None:
    """A save folded, or None if it cannot be read or its game has no board."""
    try:
        saved = load(path)
    except SaveError:
        return None
    return SavePreview(saved) if saved.header.game in offered_games() else None
