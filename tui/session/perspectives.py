"""Whose view of a save may be shown: nobody sees the cards of a game that he is still playing."""

from engine.game import EVERYONE, Seat
from saves.reading import SavedGame
from saves.writing import LiveGame


def perspectives(saved: SavedGame | LiveGame) -> tuple[Seat, ...]:
    """The seats from which a save may be looked at, EVERYONE last where all hands may be open.

    All of them when nothing is hidden, the game is over or only robots play it; one's own against
    robots; none while several people still hold cards.
    """
    header = saved.header
    if not saved.journal.game.secrets or saved.finished or not header.humans:
        return (*range(len(header.players)), EVERYONE)
    return tuple(header.humans) if len(header.humans) == 1 else ()


def looking_back(live: LiveGame, seat: Seat) -> tuple[Seat, ...]:
    """The seats from which a game that waits may be looked back at: where there are secrets only
    the one that the table has shown, whoever else shares the keyboard."""
    secret = live.journal.game.secrets and not live.finished
    return (seat,) if secret else perspectives(live)


def notes_may_tell(saved: SavedGame | LiveGame) -> bool:
    """Whether the notes of a save may tell somebody what he must not know: several people wrote
    them who still hold cards."""
    return saved.journal.game.secrets and not saved.finished and len(saved.header.humans) > 1


def usual_viewer(saved: SavedGame | LiveGame) -> Seat | None:
    """Whose view of a save is shown where nobody says: the first person's, else everything; None
    where nothing may be shown."""
    seats = perspectives(saved)
    own = min(saved.header.humans, default=EVERYONE)
    return own if own in seats else None
