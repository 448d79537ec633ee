"""Dolorès among several people: curtains, announcements, secrets kept over a pause, the countdown,
the replay."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dolores.actions import (
    Announce,
    Commit,
    Deal,
    Draw,
    Pass,
    Play,
    Reveal,
    Settle,
)
from engine.dolores.cards import (
    CONFLIT,
    CONVOI,
    EMBROUILLE,
    ESQUIVE,
    LANTERNE,
    PARTAGE,
)
from engine.dolores.phases import CLAIMS, REVEAL
from engine.game import BYSTANDER, EVERYONE
from saves.reading import load
from saves.writing import LiveGame
from tests.tui.screens import text
from tests.tui.tables import app_on, lifted, running, until
from tests.tui.wreckers import (
    CARGO,
    asked,
    dealt,
    drifted,
    invited,
    my_turn,
    new_sea,
    screen,
    silent,
    written,
)
from tui.app.app import LudothequeApp
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.games.dolores.part import Revealing
from tui.render.scene import Frame
from tui.settings import BEATS
from tui.widgets.board import Board
from tui.words.spans import plain


async def test_two_people_choose_behind_a_curtain(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await silent(pilot, app, 0, 1)
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert "wine" not in text(app) and "Anna" in text(app)
        await lifted(pilot, app)
        await my_turn(pilot, app)
        await pilot.press("f")
        await until(pilot, lambda: "[F fight]" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await until(pilot, lambda: "Yann" in text(app))
        assert "fight" not in text(app) and "▣" not in text(app)
        await lifted(pilot, app)
        await my_turn(pilot, app)
        await until(pilot, lambda: "Anna has chosen ▣" in text(app))
        # The bare word stands in the dialogue, in the keys and twice in the outcome table.
        shown = text(app)
        assert "│ fight │" not in shown and "▣ fight" not in shown and "[F" not in shown
        await pilot.press("s", "enter")
        await until(pilot, lambda: Reveal() in live.journal.actions)
        assert live.journal.actions[2:5] == [Commit(0, CONFLIT), Commit(1, PARTAGE), Reveal()]


async def test_people_at_one_keyboard_talk_in_turn_before_all(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        for said in (Announce(0, PARTAGE), Announce(1, CONFLIT), Announce(0, ESQUIVE)):
            await invited(pilot, app, said.seat)
            who = ("Anna", "Yann")[said.seat]
            await until(
                pilot,
                lambda who=who: f"{who}, anything to say?" in text(app),  # type: ignore[misc]
            )
            assert not screen(app).check_action("hint", ())
            await pilot.press("enter", {1: "s", 2: "f", 4: "d"}[said.gesture], "enter")
            await until(
                pilot,
                lambda said=said: said in live.journal.actions,  # type: ignore[misc]
            )
        await silent(pilot, app, 1, 0)
        await lifted(pilot, app)
        await my_turn(pilot, app)
        assert not screen(app).board.check_action("talk", ()), "all has been said"


async def test_what_the_lantern_shows_is_covered_when_its_player_has_spoken(tmp_path: Path) -> None:
    """At a shared keyboard the cards lie open only while the player who may see them is asked."""
    live = new_sea(tmp_path, humans=("Anna", "Yann"))
    written(live, Deal(((11, 21, 31), (41, 51, LANTERNE), (71, 12, 22)), 0))
    written(live, Play(1, LANTERNE), Draw((62, 42, 73, 53)))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert "gold" not in text(app)
        await lifted(pilot, app)
        await my_turn(pilot, app)
        await until(pilot, lambda: "gold 3" in text(app))
        await pilot.press("n")
        await until(pilot, lambda: live.journal.state.phase != CLAIMS)
        await invited(pilot, app, 0)
        assert "gold 3" not in text(app)
        await silent(pilot, app, 0, 1)
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        table = app.screen_stack[-2]
        assert isinstance(table, PlayScreen) and table.perspective == BYSTANDER
        told = plain(
            [line for step in range(1, len(live.journal) + 1) for line in table.told(step)]
        )
        assert "face down" in told and "gold 3" not in told


async def test_the_game_goes_on_after_one_of_two_secret_choices(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")), Commit(0, CONFLIT))
    live.close()
    again = LiveGame.resume(live.path)
    app = app_on(lambda: PlayScreen(again), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen) and "Yann" in text(app))
        assert "fight" not in text(app)
        await lifted(pilot, app)
        await my_turn(pilot, app)
        assert screen(app).perspective == 1
        await until(pilot, lambda: "Anna has chosen ▣" in text(app))
        await pilot.press("s", "enter")
        await until(pilot, lambda: Reveal() in again.journal.actions)


async def test_with_one_person_there_is_no_curtain(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("s", "enter")
        await until(pilot, lambda: asked(app) and live.journal.state.donor != 0)
        assert not any(isinstance(each, CurtainScreen) for each in app.screen_stack)


async def to_the_count(pilot: Pilot[Any], app: LudothequeApp) -> None:
    """Choose the second of two gestures, behind the curtain."""
    await lifted(pilot, app)
    await my_turn(pilot, app)
    await pilot.press("s", "enter")


async def test_the_countdown_goes_word_by_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")), Commit(0, CONFLIT))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="fast", motion=True)
    counted, show = list[int](), PlayScreen._show

    def noted(self: PlayScreen, frame: Frame) -> None:
        if isinstance(action := frame.moment.action, Revealing) and not action.turned:
            counted.append(action.words)
        show(self, frame)

    monkeypatch.setattr(PlayScreen, "_show", noted)
    async with running(app) as pilot:
        await to_the_count(pilot, app)
        await until(pilot, lambda: "fights" in text(app))
        assert list(dict.fromkeys(counted)) == [1, 2, 3]


async def test_the_countdown_is_skipped_by_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BEATS, "slow", 3600.0)
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")), Commit(0, CONFLIT))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow", motion=True)
    async with running(app) as pilot:
        await to_the_count(pilot, app)
        await until(pilot, lambda: live.journal.state.phase == REVEAL)
        table = screen(app)
        while "fights" not in text(app):
            frame = table.frame
            await pilot.press("space")
            await until(pilot, lambda last=frame: table.frame is not last)  # type: ignore[misc]


@pytest.mark.parametrize("bottles", ["always", "own"])
async def test_who_wants_to_be_asked_in_his_own_splits_alone_is(
    tmp_path: Path, bottles: str
) -> None:
    loot = ((41, 51, 61), (71, 12, 22), (11, 21, 31))
    live = new_sea(tmp_path)
    written(live, Deal(((11, 21, EMBROUILLE), *loot[:2]), 0), Draw(CARGO))
    written(live, Commit(0, PARTAGE), Commit(1, PARTAGE), Reveal())
    # The Mix-up was not played in Anna's own split; the next split is between two robots.
    written(live, Pass(0), Settle())
    app = app_on(lambda: PlayScreen(live), tmp_path, bottles=bottles)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        state = live.journal.state
        if bottles == "always":
            assert (state.phase, state.donor) == ("embrouille", 1)
        else:
            assert state.donor != 1


async def test_what_is_no_choice_is_done_without_asking(tmp_path: Path) -> None:
    loot = ((11, 11, 11), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), Commit(0, ESQUIVE), Commit(1, ESQUIVE), loot=loot)
    written(live, Reveal())
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        # Anna owns one collection: there is nothing to choose.
        await my_turn(pilot, app)
        assert live.journal.state.donor != 0
        assert live.journal.state.goods[0] == (0,) * 7


async def test_the_outcome_table_is_on_a_key_where_it_has_no_room(tmp_path: Path) -> None:
    loot = ((11, 21, CONVOI), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), Play(0, CONVOI), Draw((32, 52)), loot=loot)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (100, 24)) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: "O outcomes" in text(app))
        assert "Score changes" not in text(app)
        await pilot.press("o")
        await until(pilot, lambda: "Score changes" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: "Score changes" not in text(app))
        assert isinstance(app.screen, PlayScreen)
    app = app_on(lambda: PlayScreen(LiveGame.resume(live.path)), tmp_path)
    async with running(app, (120, 40)) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: "Score changes" in text(app))
        assert "O outcomes" not in text(app)


async def test_a_table_that_is_not_in_sight_offers_no_outcomes(tmp_path: Path) -> None:
    app = app_on(lambda: PlayScreen(dealt(new_sea(tmp_path))), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await pilot.press("l")
        board = app.screen.query_one(Board)
        await until(pilot, lambda: not board.size)
        assert not board.check_action("outcomes", ())


async def test_a_replay_is_seen_from_each_seat_and_by_splits(tmp_path: Path) -> None:
    live = drifted(new_sea(tmp_path), lambda _: False)
    live.close()
    saved = load(live.path)
    step = next(
        n for n, action in enumerate(saved.journal.actions, 1) if isinstance(action, Commit)
    )
    committed = saved.journal.actions[step - 1]
    app = app_on(lambda: ReplayScreen(saved, step=step, seat=EVERYONE), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        word = {1: "share", 2: "fight", 4: "dodge"}[committed.gestures]
        await until(pilot, lambda: f"{word}s ▣" in text(app))
        box = f"│{word:^7}│"
        for seat in range(3):
            await pilot.press("v")
            assert replay.perspective == seat
            await until(pilot, lambda: "seen by" in text(app))
            await pilot.pause()
            mine = seat == committed.seat
            assert (box in plain(replay.board.lines)) == mine
        begun = replay.step
        await pilot.press("pagedown")
        assert replay.step > begun
        before, after = (saved.journal.states[n] for n in (replay.step - 1, replay.step))
        assert after.donor != before.donor
        await pilot.press("pageup", "end")
        await until(pilot, lambda: "Dawn has broken" in text(app) or "Dawn held back" in text(app))


async def test_a_second_tap_answers_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(PlayScreen, "notify", lambda _, words, **__: said.append(words))
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await silent(pilot, app, 0, 1)
        for seat in (0, 1):
            await lifted(pilot, app)
            await my_turn(pilot, app)
            for _ in range(2):  # so that both are there before the first is looked at
                screen(app).board.post_message(Board.Intent(Commit(seat, CONFLIT)))
        await until(pilot, lambda: any(isinstance(each, Settle) for each in live.journal.actions))
        assert not said


async def test_when_all_may_look_it_says_so(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await silent(pilot, app, 0, 1)
        for key in ("s", "f"):
            await lifted(pilot, app)
            await my_turn(pilot, app)
            assert "Everyone may look" not in text(app)
            await pilot.press(key, "enter")
        await until(pilot, lambda: "Everyone may look" in text(app) and "Do · Lo" in text(app))
