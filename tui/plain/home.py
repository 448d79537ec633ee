"""The first question of line mode, when the command line names neither a game nor a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from saves.listing import last_unfinished
from saves.problems import SaveError
from tui.games.line_mode import whole
from tui.games.registry import offered_games
from tui.plain.orders import Order, order_of
from tui.plain.paper import Paper


class Wish(NamedTuple):
    """The answer: a save to go on with, or the name of a game to begin; perhaps its deal of the
    day."""

    save: Path | None = None
    game: str = ""
    deal: bool = False


def wish(paper: Paper, folder: Path, deals: Sequence[str] = ()) -> Wish | None:
    """Ask what to play, and return the answer; None to leave. `deals` are the games whose deals of
    the day may still be played. Raises Gone."""
    say = paper.say
    try:
        last = last_unfinished(folder, offered_games())
    except SaveError:  # beginning a game will tell the reason
        last = None
    wishes: list[tuple[Wish, str]] = []
    if last is not None and last.header is not None:
        game = say(f"game.{last.header.game}")
        wishes.append((Wish(save=last.path), say("plain.continue", game=game)))
    wishes += [
        (Wish(game=name), say("plain.new", game=say(f"game.{name}"))) for name in offered_games()
    ]
    wishes += [
        (Wish(game=name, deal=True), say("daily.home", game=say(f"game.{name}"))) for name in deals
    ]
    paper.put(say("plain.home"))
    paper.put(*(f"{n}. {words}" for n, (_, words) in enumerate(wishes, 1)))
    paper.put(say("plain.new.help"))
    while True:
        paper.put(say("plain.number"))
        words = paper.ask()
        if order_of(say, words) == Order("quit"):
            return None
        number = whole(words)
        if number is not None and 1 <= number <= len(wishes):
            return wishes[number - 1][0]
        if words:
            paper.put(say("plain.not-understood", words=words))
