"""The figures of the statistics, one by one: sums, the rating, and the page they stand on."""

from pathlib import Path
from typing import Any

import pytest

from saves.listing import SaveInfo
from saves.problems import SaveError
from tui.render.face import Company, glyphs
from tui.session.new_game import HUMAN
from tui.session.statistics import rating, table
from tui.session.statistics.archive import PEOPLE, Played, game_of, seat_of, strongest
from tui.session.statistics.facts import Deeds, Facts
from tui.session.statistics.sums import Record, goals, grouped, records, runs
from tui.session.statistics.table import (
    COURSE,
    NAMED,
    bad_lines,
    course,
    goal_lines,
    label,
    rating_chart,
    record_lines,
    summary,
    unit_lines,
)
from tui.words import Wording
from tui.words.spans import plain, text_of

EN = Wording("en")
COMPANY = Company((), EN, glyphs(False))


def games(*places: int, players: int = 4, against: str = "easy") -> list[Played]:
    """Return games of Dolorès with these places, and ten points less a place, against two
    robots."""
    robots = (("easy", 2), ("normal", 3))
    return [
        Played(
            *("dolores", f"2026-11-{n:02}T12:00:00Z", players, against, place, 10 - place),
            robots=robots,
        )
        for n, place in enumerate(places, 1)
    ]


def record(*places: int) -> Record:
    """Return the totals of games with these places."""
    [found] = records(games(*places), ["dalmuti", "dolores"])
    return found


PAGE = """\
Dolorès · 4 games · 2 won, 50%
Longest winning streak: 1; current: 0
Elo: 1,550 (after 4 games without hints)
Results, oldest first (taller = better): █▁█▁

players and robots      games      won  avg. place  avg. score      best
2 players, hard             1        0        2.00         8.0         8
4 players, easy             3        2        2.00         8.0         9
all                         4        2        2.00         8.0         9"""


def test_a_page_of_figures() -> None:
    played = [*games(1, 4, 1), *games(2, players=2, against="hard")]
    found = records(played, ["dalmuti", "dolores"])
    page = plain(record_lines(COMPANY, found, (), 72, goals=False))
    assert page.replace("\N{NO-BREAK SPACE}", " ") == PAGE
    narrow = plain(record_lines(COMPANY, found, (), 50, goals=False)).splitlines()
    assert narrow[5:7] == page.splitlines()[5:7], "words keep some room"
    wide = plain(record_lines(COMPANY, found, (), 73, goals=False)).splitlines()
    assert wide[7] == page.splitlines()[7].replace("easy ", "easy  ")


def test_one_group_needs_no_row_of_all_and_two_games_stand_apart() -> None:
    lines = plain(record_lines(COMPANY, [record(1)], (), 72, goals=False)).splitlines()
    assert len(lines) == 7 and lines[-1].startswith("4 players, easy")
    assert lines[0].endswith("1 won, 100%") and lines[4:5] == [""]
    both = plain(record_lines(COMPANY, [record(1), record(2)], (), 72, goals=False)).splitlines()
    assert both[:9] == [*lines, "", ""] and len(both) == 16


def test_goals_are_told_of_if_they_are_wanted_and_the_game_has_some() -> None:
    told = [text_of(each) for each in record_lines(COMPANY, [record(1)], (), 72)]
    assert "Extra goals: 0 of 5 reached" in told and told[7] == ""
    none = record(1)._replace(goals={})
    assert len(record_lines(COMPANY, [none], (), 72)) == 7


def test_goals_have_a_check_once_they_are_done() -> None:
    first, second = goal_lines(COMPANY, "dolores", {"bet": 2, "pick": 0}, 80)[1:]
    assert text_of(first) == "✓ Win a bet on the gestures of two others  2\N{NO-BREAK SPACE}games"
    assert (first[0].roles, first[1].roles, first[-1].roles) == ("gain", "", "dim")
    assert text_of(second).startswith("· Be the only one") and not text_of(second).endswith("games")
    assert (second[0].roles, second[1].roles) == ("faint", "dim")
    narrow = goal_lines(COMPANY, "dolores", {"bet": 0}, 41)
    assert text_of(narrow[0]) == "Extra goals: 0 of 1 reached" and len(narrow) == 2
    assert [text_of(each)[:2] for each in goal_lines(COMPANY, "dolores", {"bet": 0}, 40)] == [
        *("Ex", "· ", "  ")
    ]


def test_the_rating_names_a_level_once_it_has_settled() -> None:
    before, settled = record(*[2] * (rating.SETTLED - 1)), record(*[2] * rating.SETTLED)
    assert text_of(summary(COMPANY, before)[2]).endswith("(after 9 games without hints)")
    assert "robots" not in text_of(summary(COMPANY, before)[2])
    assert "robots (after 10" in text_of(summary(COMPANY, settled)[2])
    assert len(summary(COMPANY, before._replace(ratings=()))) == 3


@pytest.mark.parametrize(
    ("place", "players", "height", "look"),
    [
        *((1, 4, 7, "gain"), (2, 4, 4, "dim"), (3, 4, 2, "dim"), (4, 4, 0, "dim")),
        *((1, 2, 7, "gain"), (2, 3, 3, "dim"), (1, 1, 0, "gain")),
    ],
)
def test_a_bar_is_as_high_as_the_place(place: int, players: int, height: int, look: str) -> None:
    [bar] = course(COMPANY, [(place, players)])
    assert (bar.text, bar.roles) == (COMPANY.glyphs.levels[height], look)


def test_only_the_last_places_are_drawn() -> None:
    drawn = course(COMPANY, [(1, 2)] + [(2, 2)] * COURSE)
    assert len(drawn) == COURSE and {each.roles for each in drawn} == {"dim"}


def test_a_long_course_of_ratings_keeps_its_first_and_its_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(table, "chart", lambda *given, **_: drawn.append(given))
    found = record(2)._replace(ratings=(1600, 1550, 1580, 1590))
    for cells in (13, 12, 10, 9):
        rating_chart(COMPANY, found, cells, 8)
    every = [tuple(series[0]) for _, series, *_ in drawn]
    assert every[0] == (1500, 1600, 1550, 1580, 1590)
    assert every[1] == (1500, 1600, 1580, 1590)
    assert every[2] == every[3] == (1500, 1590)
    assert [feet for *_, feet in drawn][:2] == [["", "", "", "", "4"], ["", "", "", "4"]]


def test_bad_saves_are_named_up_to_a_number() -> None:
    bad = [SaveInfo(Path(f"{n}.ludo"), problem=SaveError("disk-full")) for n in range(NAMED + 1)]
    lines = [text_of(each) for each in bad_lines(COMPANY, bad[:NAMED], 78)]
    assert lines[0] == "" and len([each for each in lines if ".ludo" in each]) == NAMED
    told = " ".join(lines)
    more = [text_of(each) for each in bad_lines(COMPANY, bad, 78)]
    assert more[: len(lines)] == lines and len(more) > len(lines)
    rest = EN("stats.bad.more", n=1)
    assert " ".join(more) == f"{told} {rest}"
    assert not list(bad_lines(COMPANY, [], 78))


def test_a_unit_is_told_if_it_is_not_a_point() -> None:
    assert [plain(unit_lines(COMPANY, game)) for game in ("dolores", "dalmuti", "dolce-vita")] == [
        *("", "", "Scores in units of 100,000."),
    ]


@pytest.mark.parametrize(
    ("by", "changed", "words"),
    [
        ("kind", {}, "4 players, easy"),
        ("kind", {"against": PEOPLE}, "4 players, people"),
        ("against", {}, "easy"),
        ("against", {"against": "hard@40"}, "hard@40"),
        ("players", {}, "4 players"),
        ("seat", {"seat": 2}, "seat 3"),
        ("hints", {"hints": 1}, "with hints"),
        ("hints", {}, "without hints"),
        ("month", {"begun": "2026-01-15T12:00:00Z"}, "Jan 2026"),
        ("month", {"begun": "2026-12-15T12:00:00Z"}, "Dec 2026"),
        ("options", {}, "standard rules"),
        (
            "options",
            {"game": "dalmuti", "options": (("short_deck", True), ("hands", 3))},
            "Short deck (4 or 5 players), Hands in the match: 3",
        ),
        (
            "options",
            {"game": "dalmuti", "options": (("first_hand_revolution", False),)},
            "First hand without taxes: no",
        ),
    ],
)
def test_a_group_is_called_by_what_its_games_share(
    by: str, changed: dict[str, Any], words: str
) -> None:
    said = label(EN, games(1)[0]._replace(**changed), by)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == words


def test_people_and_chosen_values_are_called_by_their_own_words() -> None:
    say, played = Wording("de"), games(1, against=PEOPLE)[0]
    assert label(say, played, "against") == "Mensch"
    chosen = label(say, played._replace(options=(("first", "random"),)), "options")
    assert chosen.endswith(f": {say('option.dolores.first.random')}")


def test_games_are_counted() -> None:
    found = record(1, 4, 1, 1)
    assert (found.sum.games, found.sum.won, found.sum.best) == (4, 3, 9)
    assert (found.sum.mean_place, found.sum.mean_score) == (1.75, 8.25)
    assert (found.longest, found.current) == (2, 2) == runs([True, False, True, True])
    assert runs([]) == (0, 0) and runs([True, False]) == (1, 0)
    reached = [each._replace(goals=("bet",)) for each in games(1, 2)]
    assert goals("dolores", [*reached, *games(1)])["bet"] == 2


def test_groups_stand_in_the_order_of_the_levels_people_last() -> None:
    against = ("people", "hard", "foreign", "easy@5", "easy")
    played = [games(1, against=each)[0] for each in against]
    found = [each.first.against for each in grouped(played, "against")]
    assert found == ["foreign", "easy", "easy@5", "hard", "people"]
    hinted = [each._replace(hints=n) for n, each in enumerate(games(1, 1, 1))]
    assert [each.sum.games for each in grouped(hinted, "hints")] == [1, 2]
    seats = [each._replace(seat=n % 2) for n, each in enumerate(games(1, 1, 1))]
    assert [each.sum.games for each in grouped(seats, "seat")] == [2, 1]


def against(level: str, place: int, own: int = 2) -> Played:
    """Return a game of Dolorès with the place `own`, against one robot that came in at `place`."""
    return games(own)[0]._replace(robots=((level, place),))


def test_a_robot_counts_as_its_level_if_its_bound_changes_nothing() -> None:
    for by, level in (("hard@100", "hard"), ("easy@50ms", "easy"), ("master@24", "master")):
        assert rating.course([against(by, 3)]) == rating.course([against(level, 3)]) != []
    for by in ("master@10", "hard@100ms", "foreign", "foreign@3"):
        assert rating.course([against(by, 3)]) == []


def test_the_rating_moves_by_how_much_better_one_was_than_expected() -> None:
    ahead, level, behind = against("normal", 3), against("normal", 2), against("normal", 1)
    assert [rating.course([each]) for each in (ahead, level, behind)] == [[1600], [1500], [1400]]
    assert rating.surprise(ahead, 1500) == 0.5 == -rating.surprise(behind, 1500)
    # The largest change is 200 in the first game, 150 in the second, 120 in the third.
    assert rating.course([ahead, level, level]) == [1600, 1579, 1566]
    assert rating.course([*[level] * 40, ahead])[-1] == 1500 + 12
    assert rating.course([level, level, ahead])[-1] == 1500 + 60
    robots = (("normal", 3), ("foreign", 1), ("random", 3))
    both = ahead._replace(robots=robots)
    share = rating.expected(1500, rating.levels_of("dolores")["random"])
    assert rating.surprise(both, 1500) == pytest.approx((0.5 + 1 - share) / 2)


def test_only_what_was_played_alone_against_known_robots_counts() -> None:
    played = against("normal", 3)
    assert rating.counts(played)
    assert not rating.counts(played._replace(hints=1))
    assert not rating.counts(played._replace(stood_in=True))
    assert not rating.counts(played._replace(robots=(("foreign", 1),)))
    assert rating.counts(played._replace(robots=(("foreign", 1), ("easy", 3))))
    assert not rating.counts(played._replace(game="chess"))


def test_the_nearest_level_is_that_of_the_nearest_rating() -> None:
    levels = rating.levels_of("dolores")
    for level, by in levels.items():
        assert rating.nearest("dolores", by) == rating.nearest("dolores", by + 5) == level
    assert rating.nearest("dolores", 0) == "random" and rating.nearest("dolores", 3000) == "master"
    assert rating.nearest("chess", 1500) == "" and rating.levels_of("chess") == {}


def test_the_strongest_robot_is_found_whatever_its_bound() -> None:
    assert strongest(["easy", "hard@3", "foreign", "normal"]) == "hard@3"
    assert strongest(["foreign", "random"]) == "random"
    assert strongest([]) == PEOPLE


def test_a_seat_is_found_by_name_or_as_that_of_the_only_person() -> None:
    names = ("Anna", "Bo", "Bo")
    assert seat_of(names, (HUMAN, HUMAN, "easy"), "bo") == 1
    assert seat_of(names, (HUMAN, HUMAN, "easy"), "Zoé") is None
    assert seat_of(names, (HUMAN, HUMAN, HUMAN), "Bo") == 1
    assert seat_of(names, ("easy", HUMAN, "easy"), "Zoé") == 1
    assert seat_of(names, (HUMAN, HUMAN, "easy"), "") is None
    assert seat_of(names, ("easy",) * 3, "Bo") is None


def test_a_game_is_seen_from_ones_own_seat() -> None:
    facts = Facts(
        game="dalmuti",
        begun="2026-11-21T12:00:00Z",
        names=("Bo", "Anna", "Ci"),
        by=("easy", HUMAN, "hard"),
        options={"hands": 99, "philanthropy": False},
        seed="seed",
        branched=False,
        places=(3, 1, 2),
        scores=(4, 9, 7),
        state="state",
    )
    deeds = Deeds((0, 2, 0), (0, 3, 0), (False, True, False), ((), ("first",), ()))
    path = Path("a.ludo")
    played = game_of(path, facts, None, "Anna")
    assert played == Played(
        *("dalmuti", "2026-11-21T12:00:00Z", 3, "hard", 1, 9, 1, (("hands", 99),)),
        (("easy", 3), ("hard", 2)),
        seed="seed",
        path=path,
    )
    known = game_of(path, facts, deeds, "Anna")
    assert played is not None and known == played._replace(
        hints=2, taken_back=3, stood_in=True, goals=("first",)
    )
