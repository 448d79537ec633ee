"""The perspectives from which a save may be shown. Nobody sees other hands in a game that they
still play."""

from collections.abc import Set

from engine.game import EVERYONE, Seat
from saves.reading import SavedGame
from saves.writing import LiveGame


def perspectives(saved: SavedGame | LiveGame) -> tuple[Seat, ...]:
    """Return the seats from which a save may be viewed, EVERYONE last where all hands may be open.

    All of them if nothing is hidden, the game is over or only robots play. The person's own seat in
    a game against robots; () while several people still hold cards.
    """
    header = saved.header
    if not saved.journal.game.secrets or saved.finished or not header.humans:
        return (*range(len(header.players)), EVERYONE)
    only = alone(header.humans)
    return () if only is None else (only,)


def alone(humans: Set[Seat]) -> Seat | None:
    """Return the seat of the only person who played, None if there were several or none."""
    return min(humans) if len(humans) == 1 else None


def looking_back(live: LiveGame, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats from which a game in progress may be replayed. With secrets that is only
    `seat`, the one shown at the table, even if others share the keyboard."""
    secret = live.journal.game.secrets and not live.finished
    return (seat,) if secret else perspectives(live)


def notes_may_tell(saved: SavedGame | LiveGame) -> bool:
    """Return True if the notes of a save may tell secrets: several people wrote them and still hold
    cards."""
    return saved.journal.game.secrets and not saved.finished and len(saved.header.humans) > 1


def usual_viewer(saved: SavedGame | LiveGame) -> Seat | None:
    """Return the perspective from which a save is shown if none is chosen: the first person's, or
    EVERYONE if only robots play. None if nothing may be shown."""
    seats = perspectives(saved)
    own = min(saved.header.humans, default=EVERYONE)
    return own if own in seats else None
