"""The list of saves, in the order of the column it is sorted by."""

from pathlib import Path

from msgspec.structs import replace

from saves.header import Player
from saves.listing import SaveInfo
from tests.saves.games import header
from tui.session.save_filter import in_order


def info(name: str, *people: str, modified: int = 0) -> SaveInfo:
    """Return a save of these people; without people, one that cannot be read."""
    players = tuple(Player(each, "human") for each in people)
    head = replace(header(), players=players) if people else None
    return SaveInfo(Path(name), modified=modified, header=head)


def test_by_players_a_title_comes_before_the_names_and_what_is_unreadable_last() -> None:
    """Capitals and accents make no difference, and no title takes no place."""
    untitled = "dolce-vita-2026-11-21-1405.ludo"
    saves = [
        info("broken.ludo"),
        info(untitled, "Zoé", "Anna"),
        info("Émile.ludo", "Anna"),
        info("elan.ludo", "Zoé"),
        info("a.ludo", "Zoé"),
        info(untitled, "bruno"),
        info(untitled, "Anna", "Zoé"),
    ]
    ordered = [saves[n] for n in (4, 6, 5, 3, 2, 1, 0)]
    assert in_order(saves, "players") == in_order(saves[::-1], "players") == ordered


def test_what_is_equal_stands_the_newest_first() -> None:
    saves = [info("a.ludo", "Anna", modified=when) for when in (1, 3, 2)]
    for by in ("when", "players", "game", "state", "size"):
        assert [each.modified for each in in_order(saves, by)] == [3, 2, 1]
