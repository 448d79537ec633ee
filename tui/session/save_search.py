"""The words by which a save is found, from its row in the list and from its file.

A word of one kind has the kind before it, such as `winner:anna`; `date:2026-11` is a month. The
kinds may be typed in any language. Nothing here imports Textual.
"""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import Final

from saves.disk import read_file
from saves.folder import title_of
from saves.listing import FOLDED, SaveInfo
from saves.names import visible
from tui.session.moments import moment_at, year_text
from tui.session.new_game import HUMAN
from tui.session.options import OFF, ON
from tui.session.save_status import STATUSES, status_of
from tui.session.statistics.archive import seat_of
from tui.session.strength import level_of
from tui.words import LANGUAGES, Wording
from tui.words.search import folded, words_in
from tui.words.typed import spellings

KINDS: Final = (
    *("title", "game", "player", "robot", "winner"),
    *("players", "hints", "date", "status", "branch"),
)
"""The kinds of words that can be sought, as the program calls them; `saves.by.` and a kind is the
key of its names."""


APART: Final = ("date", "hints", "branch")
"""The kinds whose words are found only with the kind before them: a bare "no" would be
anybody's."""


def words_of(say: Wording, info: SaveInfo, me: str, now: datetime) -> list[str]:
    """Return the words of a save, folded. `me` is the player's name, for the games won and lost;
    `now` is the moment for "today" and "yesterday". Reads the whole file, for the hints in it."""
    words = words_in(visible(info.path.stem))
    for kind, said in _told(say, info, me, now):
        each = said.split() if kind in APART else words_in(said)
        words += [] if kind in APART else each
        # "not finished" is found as a status by its beginning, not as "finished".
        named = ["".join(each)] if kind == "status" else each
        words += [f"{kind}:{word}" for word in named] if kind else []
    return list(dict.fromkeys(words))


def status_words(say: Wording) -> list[str]:
    """Return the words of every status, folded. So a status that no save of a folder has is not
    taken for another one, misspelt."""
    return [word for each in STATUSES for word in words_in(_spoken(say, f"saves.{each}"))]


def _told(say: Wording, info: SaveInfo, me: str, now: datetime) -> Iterator[tuple[str, str]]:
    """Yield what is known of a save, each with its kind, or "" for what is no kind."""
    yield "title", title_of(info.path)
    yield "status", _spoken(say, f"saves.{status_of(info)}")
    yield from _day(say, info, now)
    yield "branch", branch_words(info.path.name)
    header = info.header
    if header is None:
        return
    if header.parent is not None:
        yield "branch", branch_words(header.parent.file)
    yield "game", _spoken(say, f"game.{header.game}")
    yield "players", f"{len(header.players)} {_spoken(say, 'saves.by.players')}"
    for player in header.players:
        yield "player", player.name
        if player.by != HUMAN:
            level = f"level.{level_of(player.by)}"
            yield "robot", f"{player.name} {player.by} {_spoken(say, level)}"
    if info.end is not None:
        for seat, place in enumerate(info.end.places):
            if place == 1:
                yield "winner", header.players[seat].name
        names, by = zip(*((each.name, each.by) for each in header.players), strict=True)
        mine = seat_of(names, by, me)
        if mine is not None:
            won = info.end.places[mine] == 1
            yield "status", _spoken(say, "saves.won" if won else "saves.lost")
    hinted = _hinted(info)
    yield "hints", "yes" if hinted else "no"
    yield "", _spoken(say, "saves.by.hints") if hinted else ""


def branch_words(file: str) -> str:
    """Return the name of a file as one word, by which a game and its branches are found."""
    return "_".join(folded(visible(file)).split())


@lru_cache(maxsize=256)  # because there are thousands of saves, but few games and states
def _spoken(say: Wording, key: str) -> str:
    """Return the words of a key, "" if there are none."""
    return say(key) if say.has(key) else ""


def _day(say: Wording, info: SaveInfo, now: datetime) -> Iterator[tuple[str, str]]:
    """Yield the day on which a save was last written, as numbers and in words."""
    year, moment = moment_at(info.modified // 1_000_000_000, now.tzinfo)
    yield "date", f"{year_text(year)}-{moment:%m-%d}"
    months = _spoken(say, "saves.months.whole").split()
    yield "", f"{moment.day} {months[moment.month - 1]} {year}"
    for days, key in ((0, "saves.today"), (1, "saves.yesterday")):
        if year == now.year and moment.date() == (now - timedelta(days)).date():
            yield "date", folded(_spoken(say, key))
            yield "", _spoken(say, key)


@cache
def _hint_marks() -> tuple[bytes, ...]:
    """Return, for each language, the bytes that stand in a file where somebody asked for a hint."""
    said = (Wording(each)("hint.noted", who="\0") for each in LANGUAGES)
    return tuple(max(each.split("\0"), key=len).encode() for each in said)


def _hinted(info: SaveInfo) -> bool:
    """Return whether somebody asked for a hint, as far as the file can be read."""
    if info.size <= FOLDED:
        with suppress(OSError):
            content = read_file(info.path, FOLDED)
            return any(mark in content for mark in _hint_marks())
    return False


def sought_in(typed: str) -> list[str]:
    """Return the words that were typed for a search, folded; a kind before a colon as the program
    calls it, and a number of players, such as "5 players", as that kind.

    >>> sought_in("Mia gagnant:Élo date:2026-11 tipps:nein")
    ['mia', 'winner:elo', 'date:2026-11', 'hints:no']
    """
    found: list[str] = []
    for each in folded(typed).split():
        if found and found[-1].isdecimal() and each in _names("players"):
            found[-1] = f"players:{found[-1]}"
            continue
        head, colon, tail = each.partition(":")
        kind = next((kind for kind in KINDS if colon and head in _names(kind)), "")
        if kind in APART:
            found.append(f"{kind}:{_switched(tail)}")
        else:
            words = words_in(tail if kind else each)
            found += [f"{kind}:{word}" if kind else word for word in words]
    return found


@cache
def _names(kind: str) -> set[str]:
    """Return the names of a kind in every language."""
    return {folded(word) for word in spellings(f"saves.by.{kind}")}


def _switched(word: str) -> str:
    """Return a yes or no of any language as the program calls it, and any other word as it is."""
    return "yes" if word in spellings(ON) else "no" if word in spellings(OFF) else word
