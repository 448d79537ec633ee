"""Playing Dolorès by keyboard and by mouse, in secret and in company."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    Deal,
    DoloresAction,
    Draw,
    Lay,
    Pass,
    Play,
    Reveal,
    Settle,
    Steal,
    Take,
)
from engine.dolores.cards import (
    CONFLIT,
    CONVOI,
    EMBROUILLE,
    ESQUIVE,
    LANTERNE,
    PARI,
    PARTAGE,
    REMOUS,
    RUSE,
    VOL,
)
from engine.dolores.phases import BOTTLES, GESTURES, REVEAL
from engine.dolores.state import State
from engine.frame import EVERYONE
from saves.reading import load
from saves.verify import verify
from saves.writing import LiveGame
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tests.tui.wreckers import CARGO, FIRST_LOOT, drifted, new_sea, targets, written
from tui.app import LudothequeApp
from tui.ink import plain
from tui.screens.curtain import CurtainScreen
from tui.screens.play import PlayScreen
from tui.screens.replay import ReplayScreen
from tui.screens.result import ResultScreen

Finds = Callable[[], object]


def screen(app: LudothequeApp) -> PlayScreen:
    assert isinstance(app.screen, PlayScreen)
    return app.screen


def asked(app: LudothequeApp) -> bool:
    return isinstance(app.screen, PlayScreen) and app.screen.board.open


async def my_turn(pilot: Pilot[Any], app: LudothequeApp) -> None:
    await until(pilot, lambda: asked(app))


async def click(pilot: Pilot[Any], app: LudothequeApp, target: object) -> None:
    """Click on what stands for something on the board."""
    board = screen(app).board
    for y, spans in enumerate(board.lines):
        x = 0
        for span in spans:
            if span.target == target:
                await pilot.click(board, offset=(x + 1, y))
                return
            x += len(span.text)
    raise AssertionError(f"nothing stands for {target}:\n{text(app)}")


def dealt(
    live: LiveGame,
    *actions: DoloresAction,
    loot: tuple[tuple[int, ...], ...] = FIRST_LOOT,
    cargo: tuple[int, ...] = CARGO,
) -> LiveGame:
    """The first sharing of a scripted game."""
    return written(live, Deal(loot, 0), Draw(cargo), *actions)


LAST_KEYS: dict[str, tuple[str, ...]] = {
    "lanterne": ("1", "enter"),
    "guetteur": ("1", "enter"),
    "claims": ("3", "enter"),
    "bottles": ("n",),
    "keep": ("right", "enter"),
    "embrouille": ("1", "enter"),
    "take": ("1", "2", "enter"),
    "pick": ("down", "enter"),
    "name": ("1", "enter"),
    "theft": ("down", "right", "enter"),
}


def keys_for(state: State) -> tuple[str, ...]:
    """Some keys that answer a question."""
    if state.phase == GESTURES:
        if 0 not in (state.donor, (state.donor + 1) % len(state.goods)):
            return ("s", "d", "enter")
        return ("sfd"[len(state.discard) % 3], "enter")
    return LAST_KEYS[state.phase]


@pytest.mark.parametrize(
    "seats", [pytest.param(2, marks=pytest.mark.slow), 3, pytest.param(4, marks=pytest.mark.slow)]
)
async def test_a_whole_game_by_keyboard_ends_in_its_result_and_a_sound_save(
    tmp_path: Path, seats: int
) -> None:
    live = new_sea(tmp_path, seats)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (80, 24)) as pilot:
        while not isinstance(app.screen, ResultScreen):
            await until(pilot, lambda: isinstance(app.screen, ResultScreen) or asked(app))
            if isinstance(app.screen, ResultScreen):
                break
            step = len(live.journal)
            await pilot.press(*keys_for(live.journal.state))
            await until(pilot, lambda step=step: len(live.journal) > step)  # type: ignore[misc]
        await until(pilot, lambda: "points" in text(app))
    assert verify(live.path).status == "complete"
    assert load(live.path).journal.actions == live.journal.actions


PICKED = ("gesture", "bet", "bottle", "slot", "kind", "face", "card")
"""What can be clicked and is no button."""


async def test_a_whole_game_with_the_mouse_alone(tmp_path: Path) -> None:
    live = new_sea(tmp_path, 3)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (80, 24)) as pilot:
        while not isinstance(app.screen, ResultScreen):
            await until(pilot, lambda: isinstance(app.screen, ResultScreen) or asked(app))
            if isinstance(app.screen, ResultScreen):
                break
            step = len(live.journal)
            for nth in (0, -1, 0):
                there = targets(screen(app).board.lines)
                if ("commit", 0) in there:
                    break
                await click(pilot, app, [each for each in there if each[0] in PICKED][nth])
                await pilot.pause()
            await click(pilot, app, ("commit", 0))
            await until(pilot, lambda step=step: len(live.journal) > step)  # type: ignore[misc]
    assert verify(live.path).status == "complete"


@pytest.mark.parametrize(
    ("key", "gesture"),
    [("s", 1), ("p", 1), ("f", 2), ("c", 2), ("d", 4), ("e", 4)],
)
async def test_gestures_go_by_the_initials_of_either_language(
    tmp_path: Path, key: str, gesture: int
) -> None:
    live = dealt(new_sea(tmp_path))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        await pilot.press(key)
        assert len(live.journal) == step
        await pilot.press("enter")
        await until(pilot, lambda: Commit(0, gesture) in live.journal.actions)


async def test_the_keys_bar_shows_the_initials_of_its_language(
    tmp_path: Path,
) -> None:
    live = dealt(new_sea(tmp_path))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: "S share  F fight  D dodge  A announce" in text(app))
        # A key that comes too early must not mean something else.
        assert "S speed" not in text(app)
        app.change(language="fr")
        await until(pilot, lambda: "P partage  C conflit  E esquive  A annoncer" in text(app))


async def test_an_announcement_is_speech_and_does_not_commit(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("a", "f", "enter")
        await until(pilot, lambda: Announce(0, CONFLIT) in live.journal.actions)
        await my_turn(pilot, app)
        await until(pilot, lambda: "“I fight”" in text(app))
        assert 0 in live.table.to_act
        await pilot.press("a", "escape", "s", "enter")
        await until(pilot, lambda: Commit(0, PARTAGE) in live.journal.actions)


async def test_ruse_commits_two_and_keeps_one(tmp_path: Path) -> None:
    loot = ((11, 21, RUSE), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), loot=loot)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("t", "s", "enter")
        await until(pilot, lambda: "Choose a gesture first" in text(app))
        await pilot.press("d", "enter")
        await until(pilot, lambda: Commit(0, PARTAGE | ESQUIVE) in live.journal.actions)
        await until(pilot, lambda: asked(app) and live.journal.state.phase == "keep")
        await pilot.press("f")
        await until(pilot, lambda: "You did not show that one" in text(app))
        await pilot.press("d", "enter")
        await until(pilot, lambda: live.journal.state.phase != "keep")


async def test_a_bottle_is_declined_by_one_key_and_played_by_two(tmp_path: Path) -> None:
    loot = ((11, 21, CONVOI), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), loot=loot)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        assert live.journal.state.phase == BOTTLES
        await pilot.press("n")
        await until(pilot, lambda: Pass(0) in live.journal.actions)
        await my_turn(pilot, app)
        await pilot.press("u")
        await until(pilot, lambda: asked(app) and live.journal.state.phase == BOTTLES)
        await pilot.press("ampersand", "enter")
        await until(pilot, lambda: Play(0, CONVOI) in live.journal.actions)


async def test_remous_is_laid_by_numbers_or_by_the_mouse(tmp_path: Path) -> None:
    loot = ((11, 21, REMOUS), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), loot=loot)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("1", "1", "enter")
        await until(pilot, lambda: "Choose first what you play" in text(app))
        await click(pilot, app, ("slot", 1))
        await click(pilot, app, ("commit", 0))
        await until(pilot, lambda: Lay(0, (0, 3)) in live.journal.actions)


async def test_the_looker_says_what_he_likes_and_then_no_more(tmp_path: Path) -> None:
    loot = ((11, 21, LANTERNE), (41, 51, 61), (71, 12, 22))
    live = written(new_sea(tmp_path), Deal(loot, 0))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("1", "enter")
        await until(pilot, lambda: asked(app) and live.journal.state.phase == "claims")
        await pilot.press("right", "7", "7", "enter")
        await until(pilot, lambda: Claim(0, 4, 72) in live.journal.actions)
        await until(pilot, lambda: "“gold 2”" in text(app))
        await my_turn(pilot, app)
        await pilot.press("n")
        await until(pilot, lambda: live.journal.state.phase == GESTURES)


async def test_a_bet_is_won_and_cards_are_taken(tmp_path: Path) -> None:
    loot = ((11, 21, PARI), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), Commit(0, PARTAGE), Commit(1, PARTAGE), loot=loot)
    # The next sharing is between the two robots: Anna watches with Pari.
    written(live, Reveal(), Settle())
    drifted(live, lambda state: state.phase == GESTURES)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        assert live.journal.state.donor == 1
        await pilot.press("c", "enter")
        await until(pilot, lambda: "Choose a gesture for both" in text(app))
        await pilot.press("e", "enter")
        await until(pilot, lambda: Bet(0, CONFLIT, ESQUIVE) in live.journal.actions)


async def test_taking_cards_of_a_bet_won(tmp_path: Path) -> None:
    loot = ((41, 51, 61), (71, 12, 22), (11, 21, PARI))
    live = new_sea(tmp_path, humans=("Anna", "Yann", "Maëlle"))
    written(live, Deal(loot, 0), Draw(CARGO), Commit(0, PARTAGE), Commit(1, CONFLIT))
    written(live, Bet(2, PARTAGE, CONFLIT), Reveal())
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("enter")
        await my_turn(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: "or N for none" in text(app))
        await pilot.press("1", "4", "1", "2", "enter")
        # 2 and 4 as they are read: the neighbour's second card and the donor's second.
        await until(pilot, lambda: Take(2, (1, 4)) in live.journal.actions)


async def test_a_theft_by_the_mouse(tmp_path: Path) -> None:
    loot = ((11, 21, VOL), (41, 51, 61), (71, 12, 22))
    live = written(new_sea(tmp_path), Deal(loot, 0))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await click(pilot, app, ("card", 271))
        await until(pilot, lambda: "gold 1 of ◆" in text(app))
        await click(pilot, app, ("card", 271))
        await until(pilot, lambda: Steal(0, 2, 71) in live.journal.actions)


async def test_two_people_choose_behind_a_curtain(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert "wine" not in text(app) and "Anna" in text(app)
        await pilot.press("enter")
        await my_turn(pilot, app)
        await pilot.press("f")
        await until(pilot, lambda: "[F fight]" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await until(pilot, lambda: "Yann" in text(app))
        assert "fight" not in text(app) and "▣" not in text(app)
        await pilot.press("enter")
        await my_turn(pilot, app)
        await until(pilot, lambda: "Anna has chosen ▣" in text(app))
        # The gesture stands in the dialogue, in the keys and twice in the outcome table.
        shown = text(app)
        assert "│ fight │" not in shown and "▣ fight" not in shown and "[F" not in shown
        await pilot.press("s", "enter")
        await until(pilot, lambda: Reveal() in live.journal.actions)
        assert live.journal.actions[2:5] == [Commit(0, CONFLIT), Commit(1, PARTAGE), Reveal()]


async def test_people_at_one_keyboard_talk_in_turn(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        for said in (Announce(0, PARTAGE), Announce(1, CONFLIT), Announce(0, ESQUIVE)):
            await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
            await pilot.press("enter")
            await my_turn(pilot, app)
            assert screen(app).perspective == said.seat
            await pilot.press("a", {1: "s", 2: "f", 4: "d"}[said.gesture], "enter")
            await until(
                pilot,
                lambda said=said: said in live.journal.actions,  # type: ignore[misc]
            )


async def test_the_game_goes_on_after_one_of_two_secret_choices(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")), Commit(0, CONFLIT))
    live.close()
    again = LiveGame.resume(live.path)
    app = app_on(lambda: PlayScreen(again), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert "Yann" in text(app) and "fight" not in text(app)
        await pilot.press("enter")
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


async def test_the_countdown_goes_word_by_word_and_can_be_skipped(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")), Commit(0, CONFLIT))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow", motion=True)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("enter")
        await my_turn(pilot, app)
        await pilot.press("s", "enter")
        await until(pilot, lambda: live.journal.state.phase == REVEAL)
        assert screen(app).board.choice.counted < 3
        assert "Rès" not in text(app)
        await until(pilot, lambda: "Do · Lo" in text(app))
        await pilot.press("space")
        await until(pilot, lambda: "Do · Lo · Rès! ■ Anna" in text(app))


async def test_without_motion_nothing_counts(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path, humans=("Anna", "Yann")), Commit(0, CONFLIT))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow", motion=False)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("enter")
        await my_turn(pilot, app)
        await pilot.press("s", "enter")
        await until(pilot, lambda: "Do · Lo · Rès" in text(app))


@pytest.mark.parametrize("bottles", ["always", "own"])
async def test_who_wants_to_be_asked_in_his_own_sharings_alone_is(
    tmp_path: Path, bottles: str
) -> None:
    loot = ((41, 51, 61), (71, 12, 22), (11, 21, 31))
    live = new_sea(tmp_path)
    written(live, Deal(((11, 21, EMBROUILLE), *loot[:2]), 0), Draw(CARGO))
    written(live, Commit(0, PARTAGE), Commit(1, PARTAGE), Reveal())
    # Embrouille was not played in Anna's own sharing; the next is between two robots.
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
        assert "What each pair" not in text(app)
        await pilot.press("o")
        await until(pilot, lambda: "What each pair" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: "What each pair" not in text(app))
        assert isinstance(app.screen, PlayScreen)
    app = app_on(lambda: PlayScreen(LiveGame.resume(live.path)), tmp_path)
    async with running(app, (120, 40)) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: "What each pair" in text(app))
        assert "O outcomes" not in text(app)


async def test_a_replay_is_seen_from_each_seat_and_by_sharings(tmp_path: Path) -> None:
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
        await until(pilot, lambda: f" ▣ {word}" in text(app))
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
        await until(pilot, lambda: "Dawn has come" in text(app) or "Dawn is past" in text(app))
