"""The list of saves, in the order of the column it is sorted by."""

from pathlib import Path

from msgspec.structs import replace

from saves.header import Player
from saves.listing import SaveInfo
from tests.saves.games import header
from tui.session.shelf import ORDERS, Told, in_order


def info(name: str, *people: str, modified: int = 0) -> Told:
    """Return a save of these people; without people, one that cannot be read."""
    players = tuple(Player(each, "human") for each in people)
    head = replace(header(), players=players) if people else None
    return Told(SaveInfo(Path(name), modified=modified, header=head), ())


UNTITLED = "dolce-vita-2026-11-21-1405.ludo"


def test_by_players_accents_and_capitals_make_no_difference_and_the_unreadable_come_last() -> None:
    saves = [
        info("broken.ludo"),
        info("a.ludo", "Zoé", "Anna"),
        info("b.ludo", "Émile"),
        info("c.ludo", "elan"),
        info("d.ludo", "Anna", "Zoé"),
    ]
    assert in_order(saves, "players") == [saves[n] for n in (4, 3, 2, 1, 0)]
    assert in_order(saves, "players", backwards=True) == [saves[n] for n in (1, 2, 3, 4, 0)]


def test_titles_are_sorted_as_people_count_and_no_title_comes_last() -> None:
    names = ("Spiel 2", "Spiel 10", "spiel 11", "Œuvre", "Zürich")
    saves = [info(f"{name}.ludo", "Anna") for name in names]
    untitled = info(UNTITLED, "Anna")
    ordered = [saves[3], *saves[:3], saves[4]]
    assert in_order([untitled, *saves[::-1]], "title") == [*ordered, untitled]
    assert in_order([untitled, *saves], "title", backwards=True) == [*ordered[::-1], untitled]


def test_what_is_equal_stands_the_newest_first() -> None:
    saves = [info("a.ludo", "Anna", modified=when) for when in (1, 3, 2)]
    for by in ORDERS:
        assert [each.info.modified for each in in_order(saves, by)] == [3, 2, 1]
