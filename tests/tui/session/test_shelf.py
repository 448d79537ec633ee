"""The list of saves, in the order of the column it is sorted by."""

from pathlib import Path

from msgspec.structs import replace

from engine.registry import GAMES
from saves.family import Branch
from saves.header import Parent, Player
from saves.listing import SaveInfo
from tests.saves.games import header
from tui.session.shelf import ORDERS, Shelf, Told, in_order


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


def branch(name: str, file: str, *people: str) -> Told:
    """Return a save that branched from a file."""
    told = info(name, *people)
    assert told.info.header is not None
    head = replace(told.info.header, parent=Parent(file, 3))
    return Told(replace(told.info, header=head), ())


def test_a_branch_and_what_it_branched_from_are_told() -> None:
    shelf = Shelf()
    parent, child = info("a.ludo", "Anna"), branch("b.ludo", "a.ludo", "Anna")
    alone, broken = info("c.ludo", "Anna"), info("d.ludo")
    shelf.put([parent, child, alone, broken])
    assert [shelf.branched(each.info) for each in (parent, child, alone, broken)] == [
        *(True, True, False, False),
    ]
    assert shelf.branches(parent.info) == [Branch(child.info.path, 3)] and not shelf.branches(
        child.info
    )
    shelf.remove([child.info.path])
    assert not shelf.branched(parent.info)


def test_a_shelf_keeps_what_it_is_told_to_and_shows_the_newest_first() -> None:
    shelf = Shelf()
    assert (shelf.backwards, shelf.titles, shelf.by) == (False, 0, "when")
    saves = [info(f"{name}.ludo", "Anna", modified=n) for n, name in enumerate("abc")]
    shelf.put(saves)
    assert [each.path.stem for each in shelf.found] == ["c", "b", "a"]
    shelf.order("when", backwards=True)
    assert [each.path.stem for each in shelf.found] == ["a", "b", "c"]
    shelf.keep({saves[0].info.path, Path("none.ludo")})
    assert [each.path.stem for each in shelf.known] == ["a"]


def test_the_longest_title_counts_unless_it_is_that_of_no_save() -> None:
    shelf = Shelf()
    shelf.put([info("no save at all.ludo"), info(UNTITLED, "Anna")])
    assert shelf.titles == 0
    shelf.put([info("Regen.ludo", "Anna"), info("Sonne am.ludo", "Anna"), info("x.ludo", "Anna")])
    assert shelf.titles == len("Sonne am")


def test_games_are_sorted_as_they_are_offered_and_the_unreadable_last() -> None:
    names = list(GAMES)
    saves = []
    for name in reversed(names):
        told = info(f"{name}.ludo", "Anna")
        assert told.info.header is not None
        head = replace(told.info.header, game=name)
        saves.append(Told(replace(told.info, header=head), ()))
    broken = info("broken.ludo")
    assert in_order([broken, *saves], "game") == [*saves[::-1], broken]


def test_what_has_every_word_is_shown() -> None:
    shelf = Shelf()
    words = (("anna", "regen"), ("anna", "sonne"), ("bo", "sonne"))
    shelf.put(
        Told(info(f"{n}.ludo", "Anna", modified=-n).info, each) for n, each in enumerate(words)
    )
    for sought, names in (("anna", "01"), ("anna so", "1"), ("son", "12"), ("bo regen", "")):
        shelf.seek(sought)
        assert "".join(each.path.stem for each in shelf.found) == names
