"""What a save is found by: names, days, robots, winners, hints, misspelt or by kind."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from saves.filing import rename
from saves.listing import inspect
from saves.writing import LiveGame
from tests.tui.screens import PLAYED, finished, stamp, unfinished
from tui.session.hints import note_hint
from tui.session.save_search import sought_in, status_words, words_of
from tui.session.shelf import Shelf, Told
from tui.words import LANGUAGES, Language, Wording

NOW = datetime.fromtimestamp(PLAYED, UTC)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of three games: Élodie's unfinished one with a hint, Mia's, an old one."""
    found = tmp_path_factory.mktemp("saves")
    hinted = unfinished(found, humans=("Élodie",), age=1)
    with LiveGame.resume(hinted) as live:
        note_hint(live, Wording("de")("hint.noted", who="Élodie"))
    stamp(hinted, 1)
    rename(finished(found, humans=("Mia",), seats=3), "Regenabend")
    finished(found, age=400, humans=("Jean-Baptiste", "Zoé"))
    return found


def found(folder: Path, language: Language, typed: str) -> list[str]:
    """Return the first person of each game that is found."""
    shelf = Shelf(words=status_words(Wording(language)))
    infos = [info for path in folder.glob("*.ludo") if (info := inspect(path))]
    shelf.put(Told(info, words_of(Wording(language), info, "Mia", NOW)) for info in infos)
    shelf.seek(typed)
    return [info.header.players[0].name for info in shelf.found if info.header]


def test_a_status_that_no_game_has_is_not_another_misspelt(folder: Path) -> None:
    finished_only = Shelf(words=status_words(Wording("en")))
    infos = [info for path in folder.glob("*.ludo") if (info := inspect(path)) and info.finished]
    finished_only.put(Told(each, words_of(Wording("en"), each, "Mia", NOW)) for each in infos)
    finished_only.seek("unfinished")
    assert finished_only.found == []
    finished_only.seek("finishde")
    assert finished_only.found


@pytest.mark.parametrize(
    ("language", "typed", "names"),
    [
        ("en", "elodie", ["Élodie"]),
        ("en", "eldoie", ["Élodie"]),
        ("en", "elodie dolec", ["Élodie"]),
        ("en", "batist", ["Jean-Baptiste"]),
        ("en", "regenabnd", ["Mia"]),
        ("en", "unfinished", ["Élodie"]),
        ("fr", "en cours", ["Élodie"]),
        ("de", "Stand:beendet", ["Mia", "Jean-Baptiste"]),
        ("en", "yesterday", ["Élodie"]),
        ("fr", "hier", ["Élodie"]),
        ("en", "date:yesterday", ["Élodie"]),
        ("en", "november 2026", ["Mia", "Élodie"]),
        ("de", "Datum:2025", ["Jean-Baptiste"]),
        ("en", "players:3", ["Mia"]),
        ("en", "3 players", ["Mia"]),
        ("fr", "3 joueurs mia", ["Mia"]),
        ("en", "5 players", []),
        ("en", "hints", ["Élodie"]),
        ("fr", "conseils:oui", ["Élodie"]),
        ("en", "hints:no", ["Mia", "Jean-Baptiste"]),
        ("en", "no", ["Mia", "Élodie"]),  # as a part of November, and not of “hints: no”
        ("en", "robot:random", ["Mia", "Élodie", "Jean-Baptiste"]),
        ("en", "robot:hard", []),
        ("en", "winner:elodie", []),
        ("en", "zoe mia", []),
        ("en", "2027", []),
    ],
)
def test_games_are_found(folder: Path, language: Language, typed: str, names: list[str]) -> None:
    assert found(folder, language, typed) == names


def test_a_winner_is_found_by_name_and_ones_own_games_by_won_or_lost(folder: Path) -> None:
    info = inspect(next(folder.glob("Regen*")))
    assert info is not None and info.header is not None and info.end is not None
    winners = [info.header.players[seat].name for seat, at in enumerate(info.end.places) if at == 1]
    assert "Mia" in found(folder, "en", f"winner:{winners[0]}")
    assert ("Mia" in found(folder, "en", "won")) is ("Mia" in winners)
    assert ("Mia" in found(folder, "en", "lost")) is ("Mia" not in winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_may_be_named_in_any_language(language: Language) -> None:
    say = Wording(language)
    for kind in ("title", "robot", "winner", "players", "date"):
        assert sought_in(f"{say(f'saves.by.{kind}')}:x") == [f"{kind}:x"]


@pytest.mark.parametrize(
    ("moment", "day", "words"),
    [
        (datetime(2026, 11, 21, tzinfo=UTC), "2026-11-21", "today"),
        (datetime(2026, 11, 20, 23, 59, 59, tzinfo=UTC), "2026-11-20", "yesterday"),
        (datetime(2026, 11, 20, tzinfo=UTC), "2026-11-20", "yesterday"),
    ],
)
def test_a_save_has_the_day_of_its_last_second(
    tmp_path: Path, moment: datetime, day: str, words: str
) -> None:
    path = unfinished(tmp_path)
    seconds = int(moment.timestamp())
    os.utime(path, (seconds, seconds))
    for typed in (f"date:{day}", f"date:{words}", words):
        assert found(tmp_path, "en", typed), typed
    another = "yesterday" if words == "today" else "today"
    for typed in (f"date:{another}", another):
        assert not found(tmp_path, "en", typed), typed
