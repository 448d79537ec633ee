"""Playing Dolorès by keyboard and by mouse: every question of the game."""

import re
from pathlib import Path

import pytest

from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    Deal,
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
    ESQUIVE,
    LANTERNE,
    PARI,
    PARTAGE,
    REMOUS,
    RUSE,
    VOL,
    Slot,
)
from engine.dolores.phases import BOTTLES, GESTURES
from engine.dolores.state import State
from saves.reading import load
from saves.verify import verify
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tests.tui.wreckers import (
    CARGO,
    asked,
    click,
    dealt,
    drifted,
    my_turn,
    new_sea,
    screen,
    targets,
    written,
)
from tui.app.screens.play import PlayScreen
from tui.app.screens.result import ResultScreen
from tui.app.widgets.bars import KeysBar
from tui.words import Language
from tui.words.spans import text_of

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
    """Return some keys that answer the question which a state asks the first seat."""
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


async def test_who_gives_up_a_collection_picks_collections_by_number(tmp_path: Path) -> None:
    dodges = (Commit(0, ESQUIVE), Commit(1, ESQUIVE), Reveal(), Settle())
    live = dealt(new_sea(tmp_path), *dodges)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: re.search("1–[0-9] collection", text(app)))


PICKED = ("gesture", "bet", "bottle", "slot", "kind", "face", "card")
"""The kinds of targets that can be clicked and are no buttons."""


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
    ("language", "keys"),
    [("en", {"sp": 1, "fc": 2, "dew": 4}), ("fr", {"f": 2}), ("de", {"fp": 1, "kc": 2, "wd": 4})],
)
async def test_gestures_go_by_the_initials_of_ones_own_language_and_then_of_the_others(
    tmp_path: Path, language: Language, keys: dict[str, int]
) -> None:
    for key, gesture in ((key, gesture) for initials, gesture in keys.items() for key in initials):
        await chosen_by(key, gesture, language, tmp_path / key)


async def chosen_by(key: str, gesture: int, language: Language, folder: Path) -> None:
    live = dealt(new_sea(folder))
    app = app_on(lambda: PlayScreen(live), folder, language=language)
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
        # Beside the gestures no other command names a key of theirs.
        bar = " ".join(text_of(row) for row in app.screen.query_one(KeysBar).lines)
        assert sorted(re.findall(r"(?<!\S)[SFDA](?= \w)", bar)) == ["A", "D", "F", "S"]
        app.change(language="fr")
        await until(pilot, lambda: "P partage  C conflit  E esquive  A annoncer" in text(app))
        app.change(language="de")
        await until(pilot, lambda: "F Frieden  K Kampf  W Wahl  A ansagen" in text(app))


async def test_an_announcement_is_speech_and_does_not_commit(tmp_path: Path) -> None:
    live = dealt(new_sea(tmp_path))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("a", "f")
        await until(pilot, lambda: "Enter: say" in text(app))
        await until(pilot, lambda: "Enter say it" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: Announce(0, CONFLIT) in live.journal.actions)
        await my_turn(pilot, app)
        await until(pilot, lambda: "“I’ll fight”" in text(app))
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
        await until(pilot, lambda: "Choose a second gesture" in text(app))
        await pilot.press("d", "enter")
        await until(pilot, lambda: Commit(0, PARTAGE | ESQUIVE) in live.journal.actions)
        await until(pilot, lambda: asked(app) and live.journal.state.phase == "keep")
        await pilot.press("f")
        await until(pilot, lambda: "That is not one of your two gestures" in text(app))
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


async def test_the_bottom_line_names_the_numbers_that_do_something(tmp_path: Path) -> None:
    loot = ((11, 21, CONVOI), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), loot=loot)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: "1 bottle" in text(app) and "1–3" not in text(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: bool(re.search(r"^ *1 +Bottle", text(app), re.MULTILINE)))


async def test_remous_is_laid_by_numbers_or_by_the_mouse(tmp_path: Path) -> None:
    loot = ((11, 21, REMOUS), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), loot=loot)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: "Choose a bottle first, or N for none." in text(app))
        await pilot.press("3")
        await until(pilot, lambda: "There is no number 3 here." in text(app))
        await pilot.press("1", "enter")
        await until(pilot, lambda: "pick the cards to swap" in text(app))
        await pilot.press("1", "enter")
        await until(pilot, lambda: "Pick the same number from the other side." in text(app))
        await click(pilot, app, ("slot", 1))
        await click(pilot, app, ("commit", 0))
        await until(pilot, lambda: Lay(0, (Slot(0), Slot(3))) in live.journal.actions)


async def test_the_looker_says_what_he_likes_and_then_no_more(tmp_path: Path) -> None:
    loot = ((11, 21, LANTERNE), (41, 51, 61), (71, 12, 22))
    live = written(new_sea(tmp_path), Deal(loot, 0))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("1", "enter")
        await until(pilot, lambda: asked(app) and live.journal.state.phase == "claims")
        await until(pilot, lambda: "1–8 type" in text(app))
        await pilot.press("right", "7")
        await until(pilot, lambda: "1–3 value" in text(app))
        await pilot.press("2", "enter")
        await until(pilot, lambda: Claim(0, Slot(4), 72) in live.journal.actions)
        await until(pilot, lambda: "“gold 2”" in text(app))
        await my_turn(pilot, app)
        await pilot.press("n")
        await until(pilot, lambda: live.journal.state.phase == GESTURES)


async def test_a_type_pressed_while_a_claim_is_told_is_no_value_too(tmp_path: Path) -> None:
    """The key was once kept until the next question, and then answered it twice."""
    loot = ((11, 21, LANTERNE), (41, 51, 61), (71, 12, 22))
    live = written(new_sea(tmp_path), Deal(loot, 0), Play(0, LANTERNE), Draw(CARGO))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("7", "2", "enter")
        await until(pilot, lambda: isinstance(live.journal.actions[-1], Claim))
        screen = app.screen
        assert isinstance(screen, PlayScreen) and not screen.board.open
        await pilot.press("3")
        await until(pilot, lambda: screen.board.open and "1–3 value" in text(app))
        assert "[jewels 1]" in text(app)


async def test_a_bet_is_made_on_both_gestures(tmp_path: Path) -> None:
    loot = ((11, 21, PARI), (41, 51, 61), (71, 12, 22))
    live = dealt(new_sea(tmp_path), Commit(0, PARTAGE), Commit(1, PARTAGE), loot=loot)
    # The next split is between the two robots: Anna watches with the Bet.
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
        # What is taken is taken before the eyes of all: nobody is handed the screen.
        await my_turn(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: "or N for none" in text(app))
        await pilot.press("1", "4", "1", "2", "enter")
        # 2 and 4 as they are read: the neighbour's second card and the donor's second.
        await until(pilot, lambda: Take(2, (Slot(1), Slot(4))) in live.journal.actions)


async def test_a_theft_by_the_mouse(tmp_path: Path) -> None:
    loot = ((11, 21, VOL), (41, 51, 61), (71, 12, 22))
    live = written(new_sea(tmp_path), Deal(loot, 0))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await click(pilot, app, ("card", 271))
        await until(pilot, lambda: "Gold 1 from ◆" in text(app))
        await click(pilot, app, ("card", 271))
        await until(pilot, lambda: Steal(0, 2, 71) in live.journal.actions)
