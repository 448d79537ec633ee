"""Opening a table on the net: for a new game or a saved one, with its save and the keys by which
its guests come back."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from engine.game import Seat
from saves.header import Player
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.online.codes import new_code
from tui.online.host import Host, Terms
from tui.online.play import Book
from tui.online.tables import Keys, forget_keys, keep_keys, kept_keys
from tui.session.new_game import NewGame, begin
from tui.session.robots import usual_level


class Hosted(NamedTuple):
    """A table, the code that lets people in, and the owner's token, "" without an owner."""

    host: Host
    code: str
    token: str


def new_table(
    terms: Terms, players: Sequence[Player | None], folder: Path, owner: str | None, seed: str = ""
) -> Hosted:
    """Return a new table. The owner, if named, and the robots of `players` sit there already; None
    in `players` is a seat for a guest. The save is made when the game begins."""
    code = new_code()

    def open_book(found: tuple[Player, ...]) -> Book:
        return TableSave(begin(NewGame(terms.game, found, terms.options, seed), folder), code)

    host = Host(terms, players, open_book)
    token = host.reserve(owner, owner=True) if owner is not None else ""
    return Hosted(host, code, token)


class TableSave:
    """The save of a table, a Book. The keys of its guests lie beside it until the game is over."""

    def __init__(self, live: LiveGame, code: str) -> None:
        self._live, self._code = live, code
        self.table, self.header = live.table, live.header
        self.decides, self.content = live.decides, live.content

    def seated(self, tokens: tuple[str, ...], owner: Seat | None) -> None:
        """Keep the tokens and the owner's seat beside the save. See Book."""
        keep_keys(self._live.path, Keys(self._code, tokens, owner))

    def close(self) -> None:
        """Close the save; after the end of the game, delete the keys of its guests."""
        self._live.close()
        if self._live.finished:
            with suppress(SaveError):
                forget_keys(self._live.path)


def resumed_table(
    path: Path, now: float, folder: Path, owner: str | None = None, **times: int
) -> Hosted:
    """Return a table that continues a save. Guests come back by their tokens. Without kept keys the
    table has a new code, and the seats of people are free for anybody. `owner` is the name of the
    person at the host's own screen, who gets the owner's seat. Raises SaveError. `times` are as in
    Terms."""
    live = LiveGame.resume(path)
    try:
        header = live.header
        keys = kept_keys(live.path)
        none: tuple[str, ...] = ("",) * len(header.players)
        if keys is None or len(keys.tokens) != len(none):
            keys = Keys(new_code(), none, None)
    except BaseException:
        live.close()
        raise
    level = usual_level(live.journal.game)
    terms = Terms(header.game, header.options, level, **times)

    def open_book(found: tuple[Player, ...]) -> Book:
        return TableSave(begin(NewGame(terms.game, found, terms.options), folder), keys.code)

    host = Host(terms, header.players, open_book)
    host.owner = keys.owner
    host.resume(TableSave(live, keys.code), keys.tokens, now)
    return Hosted(host, keys.code, host.regain(owner) if owner is not None else "")
