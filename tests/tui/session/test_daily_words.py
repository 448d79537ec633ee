"""The deal of the day in words, and what it means beside other games."""

import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.arena import play_out
from engine.game import Setup
from engine.registry import game_named
from saves.header import Player
from tests.tui.screens import stamp
from tests.tui.tables import noon
from tui.games.registry import card_of, character_of
from tui.render.face import Company, glyphs
from tui.session import daily
from tui.session.afterwards import NOTHING, afterwards
from tui.session.daily import (
    DAY,
    Robot,
    Standing,
    by_day,
    deal_of,
    in_time,
    played_day,
    run_of_days,
)
from tui.session.daily_lines import (
    EARLIER,
    compared_words,
    date_words,
    home_words,
    page,
    result_words,
    shared,
    short_words,
    terms_words,
)
from tui.session.new_game import begin, usual_seats
from tui.session.robots import usual_level
from tui.session.statistics.archive import Archive, Played, Results
from tui.words import Wording
from tui.words.spans import plain, text_of

SAY = Wording("en")
COMPANY = Company((), SAY, glyphs(False))
TODAY = date(2026, 11, 21)
ROBOTS = (Robot("easy", 3, 4), Robot("normal", 1, 9))


def deal(day: date = TODAY, game: str = "dolores", **changes: Any) -> Played:
    """Return the deal of a day as it was played: first place, 7 points, no hints, unless
    changed."""
    seats, level = usual_seats(game_named(game)), usual_level(game_named(game))
    options = tuple(card_of(game).daily.items())
    robots = tuple((level, place) for place in range(2, seats + 1))
    played = Played(
        *(game, f"{day}T12:00:00Z", seats, level, 1, 7, 0, options, robots),
        seed=daily.seed_of(day),
        path=Path(f"{game}-{day}.ludo"),
    )
    return played._replace(**changes)


def stands(played: Played | None, run: int = 0, earlier: int = 0) -> Standing:
    """Return how the deal of Dolorès stands on TODAY."""
    days = [TODAY - n * DAY for n in range(1, earlier + 1)]
    return Standing("dolores", TODAY, played, tuple((day, deal(day)) for day in days), run)


def plainly(words: str) -> str:
    """Return words with ordinary blanks in place of those that do not break."""
    return words.replace("\N{NO-BREAK SPACE}", " ")


def test_a_result_is_place_score_and_hints() -> None:
    assert plainly(result_words(COMPANY, deal())) == "place 1 of 3 · 7 points · without hints"
    hinted = plainly(result_words(COMPANY, deal(hints=1, place=2)))
    assert hinted == "place 2 of 3 · 7 points · 1 hint"


def test_days_running_are_told_from_two_on() -> None:
    robots = "Robots in the same seat: place 3 of 3 (easy), 1 of 3 (normal)"
    assert plainly(compared_words(COMPANY, stands(deal(), 1), ROBOTS)) == robots
    assert plainly(compared_words(COMPANY, stands(deal(), 2), ROBOTS)) == (
        f"{robots} · 2 days in a row"
    )
    assert home_words(COMPANY, stands(None, 1)) == ()
    assert plainly(text_of(home_words(COMPANY, stands(None, 2)))) == " · 2 days in a row"
    assert plainly(text_of(home_words(COMPANY, stands(deal(), 2)))) == (
        " · place 1 of 3 · 7 points · 2 days in a row"
    )


def test_a_date_has_the_name_of_its_month() -> None:
    assert [plainly(date_words(SAY, date(2026, month, 9))) for month in (1, 12)] == [
        *("9 Jan 2026", "9 Dec 2026"),
    ]


def test_how_a_deal_stands_in_a_few_words() -> None:
    assert short_words(COMPANY, stands(None), True)[0].text == SAY("daily.going-on")
    assert short_words(COMPANY, stands(None), False)[0].text == SAY("daily.to-play")
    assert text_of(short_words(COMPANY, stands(deal()), True)) == result_words(COMPANY, deal())


def test_a_page_has_the_terms_until_the_deal_is_played_then_the_lines_to_share() -> None:
    terms = terms_words(SAY, "dolores", TODAY)
    assert "3 players, normal robots" in plainly(terms)
    assert " ".join(plain(page(COMPANY, stands(None), ROBOTS, 78)).split("\n")) == terms
    lines = page(COMPANY, stands(deal()), ROBOTS, 200)
    assert [text_of(each) for each in lines] == shared(COMPANY, stands(deal()), ROBOTS)
    assert plainly(text_of(lines[0])) == f"{SAY('program')} · Dolorès · 21 Nov 2026"
    narrow = page(COMPANY, stands(deal()), ROBOTS, 30)
    assert len(narrow) > 3 and max(len(text_of(each)) for each in narrow) <= 30


def test_earlier_days_are_told_up_to_a_number() -> None:
    lines = plainly(plain(page(COMPANY, stands(deal(), 1, EARLIER + 1), ROBOTS, 99))).splitlines()
    assert lines[3:6] == [
        *("", SAY("daily.earlier"), "20 Nov 2026  place 1 of 3 · 7 points · without hints"),
    ]
    assert len(lines) == 5 + EARLIER


def test_a_deal_is_one_on_all_of_its_terms() -> None:
    own = deal()
    others = {
        "another seat": own._replace(seat=1),
        "more players": own._replace(players=4),
        "another level": own._replace(robots=(("novice", 2), own.robots[1])),
        "one robot less": own._replace(robots=own.robots[:1]),
        "other rules": own._replace(options=(("simple", True),)),
        "another seed": own._replace(seed="seed"),
    }
    assert played_day(own) == TODAY
    assert {name: played_day(each) for name, each in others.items()} == dict.fromkeys(others)


@pytest.mark.parametrize(
    ("moment", "counts"),
    [
        ("2026-11-20T00:00:00Z", True),
        ("2026-11-22T23:59:59Z", True),
        ("2026-11-19T23:59:59Z", False),
        ("2026-11-23T00:00:00Z", False),
    ],
)
def test_a_deal_is_begun_on_its_day_somewhere_on_earth(moment: str, counts: bool) -> None:
    assert in_time(deal(begun=moment), TODAY) is counts
    assert run_of_days([deal(begun=moment)], TODAY) == counts


def test_the_deals_of_a_game_stand_by_day_the_last_first_and_the_first_game_counts() -> None:
    first, again, before = deal(), deal(place=2), deal(TODAY - DAY)
    played = [before, first, again, deal(game="dalmuti"), deal(seed="seed")]
    assert list(by_day(played, "dolores").items()) == [(TODAY, first), (TODAY - DAY, before)]
    found = daily.standing(played, "dolores", TODAY)
    assert found == Standing("dolores", TODAY, first, ((TODAY - DAY, before),), 2)
    assert daily.standing(played, "dolores", TODAY - DAY).earlier == ()


def test_a_run_ends_with_the_first_day_that_is_missing() -> None:
    played = [deal(TODAY - n * DAY) for n in (0, 1, 3)]
    assert [run_of_days(played, TODAY + n * DAY) for n in (0, 1, 2)] == [2, 2, 0]
    assert run_of_days(played[1:], TODAY) == 1 and run_of_days([], TODAY) == 0


def test_a_branch_of_a_deal_and_other_terms_are_no_deal() -> None:
    new = deal_of("dolores", TODAY, "Anna")
    header = {
        "seed": new.seed,
        "parent": None,
        "game": "dolores",
        "players": new.players,
        "options": new.options,
    }
    assert daily.is_deal(cast(Any, SimpleNamespace(**header)))
    for name, other in (
        ("seed", "seed"),
        ("parent", object()),
        ("players", new.players[:2]),
        ("players", tuple(Player(each.name, "human") for each in new.players)),
        ("options", None),
    ):
        assert not daily.is_deal(cast(Any, SimpleNamespace(**{**header, name: other}))), name


def test_a_deal_written_up_to_the_day_before_is_taken_up_again(tmp_path: Path) -> None:
    moment = noon()
    with begin(deal_of("dolores", TODAY, "Anna"), tmp_path, lambda: moment) as live:
        path = live.path
    midnight = datetime(2026, 11, 20, tzinfo=UTC).timestamp()
    os.utime(path, (midnight, midnight))
    assert daily.begun(tmp_path, "dolores", moment) == path
    assert daily.begun(tmp_path, "dolores", moment + timedelta(hours=11, minutes=59)) == path
    assert daily.begun(tmp_path, "dolores", moment + timedelta(hours=12)) is None
    os.utime(path, (midnight - 1, midnight - 1))
    assert daily.begun(tmp_path, "dolores", moment) is None
    stamp(path, 0)
    (tmp_path / "broken.ludo").write_bytes(b"junk")
    assert daily.begun(tmp_path, "dolores", moment) == path
    assert daily.begun(tmp_path, "dolores", moment + DAY) is None
    with daily.opened("dolores", tmp_path, "Anna", moment) as opened:
        assert opened.path == path


def test_robots_come_to_the_same_in_the_persons_seat_every_time() -> None:
    found = daily.robots_in_place("dolores", TODAY)
    assert [each.level for each in found] == list(daily.SHOWN_LEVELS)
    seats = usual_seats(game_named("dolores"))
    assert all(1 <= each.place <= seats for each in found)


@pytest.mark.parametrize("game", ["dolores", "dalmuti"])
def test_robots_take_the_persons_seat_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other seats keep the robots of the deal, and the result is that of the first seat."""
    rules, terms = game_named(game), deal_of(game, TODAY)
    sat: list[tuple[str, str]] = []

    def chance(_: Any, level: str, character: Any) -> Any:
        player = terms.players[len(sat) % len(terms.players)]
        assert character == character_of(game, player.name)
        sat.append((player.by, level))
        return rules.bots["random"]

    monkeypatch.setattr(daily, "robot", chance)
    found = daily.robots_in_place.__wrapped__(game, TODAY)
    others = [(each.by, each.by) for each in terms.players[1:]]
    assert sat == [("human", "easy"), *others, ("human", "normal"), *others]
    bots = [rules.bots["random"]] * len(terms.players)
    journal = play_out(rules, Setup(len(terms.players), terms.options), bots, terms.seed)
    outcome = rules.outcome(journal.state)
    assert outcome is not None and outcome.scores[0] != outcome.scores[1]
    assert outcome.places[0] != outcome.places[1]
    assert found == tuple(
        Robot(level, outcome.places[0], outcome.scores[0]) for level in daily.SHOWN_LEVELS
    )


class Kept(Archive):
    """An archive that holds the given games."""

    def __init__(self, *played: Played) -> None:
        self._played = [*played]

    def results(self, *asked: Any, **named: Any) -> Results:
        """Return the given games as results."""
        return Results(self._played, [])


def after(here: Played, *others: Played, going_on: bool = True) -> Any:
    """Return what is told after a game, beside others that came before it."""
    return afterwards(Kept(*others, here), COMPANY, here.path, "Anna", lambda: going_on)


def test_a_goal_is_new_only_once_and_counts_by_game() -> None:
    path = Path("here.ludo")
    here = deal(seed="seed", path=path, goals=("pick",))
    labels = [label for label, _ in after(here).facts]
    assert labels == [SAY("goals.new", n=1), SAY("goals.next")]
    (pick,), (following,) = (goals for _, goals in after(here).facts)
    assert text_of(pick) == SAY("goal.dolores.pick")
    assert text_of(following) == SAY("goal.dolores.share")
    before = deal(seed="x", path=Path("x"), goals=("pick", "share"))
    [(label, (following,))] = after(here, before).facts
    assert label == SAY("goals.next") and text_of(following) == SAY("goal.dolores.word")
    elsewhere = after(here, before._replace(game="dalmuti")).facts
    assert [label for label, _ in elsewhere] == labels
    assert after(here, going_on=False) is NOTHING


def test_only_the_first_deal_of_a_day_is_shared() -> None:
    first = after(deal())
    assert first.facts[-1][0] == SAY("daily.title") and len(first.shared) == 3
    again = after(deal(path=Path("again.ludo")), deal())
    assert again.shared == () and SAY("daily.title") not in [label for label, _ in again.facts]
    assert after(deal(), deal(TODAY - DAY)).shared[2].endswith(SAY("daily.run", n=2))
