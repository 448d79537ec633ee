"""The deal of the day: the same for everybody, found in the saves alone, never in the way."""

import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import tui.session.new_game
from engine.arena import play_out
from engine.game import DEALER, Setup
from engine.registry import game_named
from saves.problems import SaveError
from saves.whole import compose, write_save
from tests.tui.cli.running import here
from tests.tui.screens import text
from tests.tui.tables import advance, app_on, noon, running, to_the_end, until
from tui.app.screens.home import HomeScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.result import ResultScreen
from tui.app.screens.today import TodayScreen
from tui.app.widgets.rows import Rows
from tui.games.registry import offered_games
from tui.render.face import Company, glyphs
from tui.session import daily
from tui.session.afterwards import NOTHING, afterwards
from tui.session.new_game import begin, header_of
from tui.session.statistics.archive import Archive, Played, Results
from tui.words import Wording
from tui.words.spans import text_of

TODAY = date(2026, 11, 21)
"""The day of `noon`."""


@pytest.fixture(autouse=True)
def known_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tui.session.new_game, "now", noon)


def played(folder: Path, game: str, day: date, at: datetime | None = None, **changes: Any) -> Path:
    """Save a deal of a day that robots played, as if it had been begun at a moment."""
    new = daily.deal_of(game, day, "Anna")._replace(**changes)
    rules = game_named(game)
    bots = [rules.bots["random"]] * len(new.players)
    journal = play_out(rules, Setup(len(new.players), new.options), bots, new.seed)
    moment = at or datetime(day.year, day.month, day.day, 20, tzinfo=UTC)
    path = folder / f"{game}-{new.seed}-{moment:%d-%H}.ludo"
    write_save(path, compose(header_of(new, moment), journal.actions))
    return path


def games(folder: Path) -> list[Played]:
    return Archive().results(folder, "Anna").games


@pytest.mark.parametrize("game", offered_games())
def test_everybody_meets_the_same_cards_however_they_play(game: str) -> None:
    """The deck has one order for everybody: the cards of a shorter game begin a longer one, however
    many are drawn at a time. Another day has another deck."""
    rules = game_named(game)

    def deck(level: str, day: date) -> list[Any]:
        new = daily.deal_of(game, day)
        bots = [rules.bots[level]] * len(new.players)
        journal = play_out(rules, Setup(len(new.players), new.options), bots, new.seed)
        dealt = [each for each in journal.actions if each.seat == DEALER]
        parts = ("cards", "columns", "hands")
        return [card for each in dealt for part in parts for card in getattr(each, part, ())]

    for day in (TODAY + n * daily.DAY for n in range(12)):
        first, second = sorted((deck("random", day), deck("easy", day)), key=len)
        assert first and first == second[: len(first)]
    assert deck("easy", TODAY) != deck("easy", TODAY + daily.DAY)


def test_who_talks_longer_meets_the_same_draw(tmp_path: Path) -> None:
    new = daily.deal_of("dolores", TODAY, "Anna")
    draws = []
    for words in (0, 2):
        with begin(new, tmp_path, noon) as live:
            advance(live, lambda live: bool(live.table.to_act and live.table.to_act[0] >= 0))
            table = live.table
            for _ in range(words):
                legal = table.journal.game.legal(table.view(table.to_act[0]))
                said = [each for each in legal if type(each).__name__ == "Announce"]
                if said:
                    table.submit(said[0])
            to_the_end(live)
            cards = [a.cards for a in table.journal.actions if type(a).__name__ == "Draw"]
            draws.append(cards[:2])
    assert draws[0] == draws[1]


def test_a_deal_is_known_by_its_terms(tmp_path: Path) -> None:
    own = daily.deal_of("dolores", TODAY, "Anna")
    played(tmp_path, "dolores", TODAY)
    played(tmp_path, "dalmuti", TODAY)
    weaker = tuple(
        type(each)(each.name, "easy" if each.by != "human" else each.by) for each in own.players
    )
    played(tmp_path, "dolores", TODAY - daily.DAY, players=weaker)
    days = [daily.played_day(each) for each in games(tmp_path)]
    assert sorted(days, key=str) == sorted([TODAY, TODAY, None], key=str)


def test_the_first_game_of_a_day_counts_and_only_on_its_day_for_the_run(tmp_path: Path) -> None:
    first = played(tmp_path, "dolores", TODAY)
    played(tmp_path, "dolores", TODAY, datetime(2026, 11, 21, 22, tzinfo=UTC))
    for back in (1, 2, 4):
        played(tmp_path, ("dolores", "dalmuti")[back % 2], TODAY - back * daily.DAY)
    late = TODAY - 3 * daily.DAY
    played(tmp_path, "dolores", late, datetime(2026, 11, 21, 23, tzinfo=UTC))
    found = games(tmp_path)
    assert daily.by_day(found, "dolores")[TODAY].path == first
    assert daily.run_of_days(found, TODAY) == daily.run_of_days(found, TODAY + daily.DAY) == 3
    assert daily.run_of_days(found, TODAY + 2 * daily.DAY) == 0


def test_a_traveller_keeps_the_run(tmp_path: Path) -> None:
    """The header has the time of Greenwich: an evening in Hawaii is the next day there."""
    played(tmp_path, "dolores", TODAY, datetime(2026, 11, 22, 8, tzinfo=UTC))
    assert daily.run_of_days(games(tmp_path), TODAY) == 1


@pytest.mark.parametrize("text", ["day-2026-11-21x", "day-20261121", "day-2026-13-01", "x", "day-"])
def test_no_other_seed_is_a_day(text: str) -> None:
    assert daily.day_of(text) is None


@pytest.mark.parametrize("game", offered_games())
def test_three_lines_to_share(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    played(tmp_path, game, TODAY)
    folder = ["--saves", str(tmp_path), "--lang", "en"]
    lines = here(capsys, "today", game, *folder).out.splitlines()
    assert len(lines) == 3 and lines[0].endswith("21 Nov 2026") and "without hints" in lines[1]
    assert all(each in lines[2] for each in daily.SHOWN_LEVELS)
    whole = here(capsys, "today", *folder).out
    assert "\n".join(lines) in whole
    assert whole.count("ludotheque today ") == len(offered_games()) - 1


async def test_from_home_to_the_deal_and_back_to_its_result(tmp_path: Path) -> None:
    app = app_on(None, tmp_path, goals=True, name="Anna")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        assert "Deal of the day: Dolce Vita" in text(app)
        await pilot.press("right", "d")
        await until(pilot, lambda: "not played yet" in text(app))
        rows = app.screen.query_one(Rows)
        rows.action_choose()
        rows.action_choose()  # as a double click does
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert len(list(tmp_path.glob("*.ludo"))) == 1
        assert isinstance(app.screen, PlayScreen)
        live = app.screen.live
        assert daily.is_deal(live.header) and live.header.game == "dolores"
        await pilot.press("escape")
        await until(pilot, lambda: "under way" in text(app))
    to_the_end(type(live).resume(live.path)).close()
    app = app_on(TodayScreen, tmp_path, goals=True, name="Anna")
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: "of 3" in text(app))
        await pilot.press("down")
        await until(pilot, lambda: "Robots in the same seat" in text(app))
        await pilot.press("c")
        await until(pilot, lambda: "Three lines copied" in text(app))
        assert app.clipboard.count("\n") == 2
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))


def test_a_goal_is_told_of_when_it_is_new(tmp_path: Path) -> None:
    """The first game that reaches a goal says so; the next goal is one that no game has reached."""
    before, now = (
        Played(
            "dolores", f"2026-11-2{n}T12:00:00Z", 3, "easy", 2, 5, goals=goals, path=tmp_path / n
        )
        for n, goals in (("0", ("pick",)), ("1", ("pick", "bet")))
    )

    class Kept(Archive):
        def results(self, *asked: Any) -> Results:
            return Results([before, now], [])

    company = Company((), Wording("en"), glyphs(False))
    said = afterwards(Kept(), company, now.path, "Anna", lambda: True)
    assert [label for label, _ in said.facts] == ["Extra goal reached", "Next extra goal"]
    (bet,), (share,) = (map(text_of, goals) for _, goals in said.facts)
    assert bet == company.say("goal.dolores.bet") and share == company.say("goal.dolores.share")
    assert not said.shared
    assert afterwards(Kept(), company, tmp_path / "other", "Anna", lambda: True) is NOTHING


async def test_the_podium_tells_of_the_next_goal_and_of_the_deal(tmp_path: Path) -> None:
    for back in range(1, 3):
        played(tmp_path, "dolores", TODAY - back * daily.DAY)
    live = to_the_end(begin(daily.deal_of("dolores", TODAY, "Anna"), tmp_path, noon))
    app = app_on(lambda: PlayScreen(live), tmp_path, goals=True, name="Anna")
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await until(pilot, lambda: "Next extra goal" in text(app))
        assert "3 days in a row" in text(app)
        await pilot.press("c")
        await until(pilot, lambda: app.clipboard.count("\n") == 2)
        app.change(language="fr")
        await until(
            pilot, lambda: "jours de suite" in text(app) and "Next extra goal" not in text(app)
        )


async def test_home_on_the_podium_is_home_though_the_deal_was_opened_elsewhere(
    tmp_path: Path,
) -> None:
    live = to_the_end(begin(daily.deal_of("dolores", TODAY, "Anna"), tmp_path, noon))
    app = app_on(None, tmp_path, goals=True, name="Anna")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        app.go("today")
        app.go("play", live)
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        assert len(app.screen_stack) == 1


async def test_one_setting_switches_all_of_it_off(tmp_path: Path) -> None:
    live = to_the_end(begin(daily.deal_of("dolores", TODAY, "Anna"), tmp_path, noon))
    app = app_on(lambda: PlayScreen(live), tmp_path, goals=False, name="Anna")
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await until(pilot, lambda: not app.workers or all(w.is_finished for w in app.workers))
        assert "Next extra goal" not in text(app) and "Robots in the same seat" not in text(app)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        assert "Deal of the day" not in text(app)
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)


def begun_at(folder: Path, game: str, moment: datetime) -> Path:
    """Begin the deal of a game for TODAY, in a file written at a moment."""
    with begin(daily.deal_of(game, TODAY, "Anna"), folder, noon) as live:
        path = live.path
    os.utime(path, (moment.timestamp(),) * 2)
    return path


def test_only_saves_of_these_days_are_opened_to_find_the_one_begun(tmp_path: Path) -> None:
    path = begun_at(tmp_path, "dolores", noon())
    assert daily.begun(tmp_path, "dolores", noon()) == path
    assert daily.begun(tmp_path, "dalmuti", noon()) is None
    begun_at(tmp_path, "dalmuti", noon() - timedelta(days=3))
    assert daily.begun(tmp_path, "dalmuti", noon()) is None


def test_a_deal_under_way_is_not_said_to_be_unplayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    begun_at(tmp_path, "dolores", noon())
    told = here(capsys, "today", "--saves", str(tmp_path), "--lang", "en").out
    assert "Dolorès: under way" in told
    assert told.count("not played yet") == len(offered_games()) - 1


def test_a_deal_that_is_open_elsewhere_is_not_begun_again(tmp_path: Path) -> None:
    """A second one was, and “today” said that the deal had not been played yet."""
    with daily.opened("dolores", tmp_path, "Anna", noon()) as live:
        assert daily.begun(tmp_path, "dolores", noon()) == live.path
        with pytest.raises(SaveError) as error:
            daily.opened("dolores", tmp_path, "Anna", noon())
        assert error.value.code == "in-use"
    assert len([*tmp_path.glob("*.ludo")]) == 1
