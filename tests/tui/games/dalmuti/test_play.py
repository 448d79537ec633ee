"""Playing Der Große Dalmuti by keyboard and by mouse, and leaving in the middle."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dalmuti.actions import (
    Collect,
    Decline,
    Gift,
    Pass,
    Play,
    Revolution,
    Send,
    Show,
)
from engine.dalmuti.cards import Rank
from engine.dalmuti.state import Options
from saves.reading import load
from saves.verify import verify
from saves.writing import LiveGame
from tests.engine.dalmuti.tables import DalmutiJournal, J, lay, seated, taxed
from tests.tui.games.dalmuti.tables import (
    board,
    click_on,
    journey,
    live_from,
    live_with,
    my_turn,
    table,
)
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.app.screens.result import ResultScreen
from tui.app.widgets.bars import KeysBar
from tui.games.dalmuti.picking import NOTHING, Pick, choosing
from tui.words import LANGUAGES, Language
from tui.words.spans import text_of

ANSWERS = {
    "play": ("left", "enter"),
    "gift": ("left", "up", "left", "up", "enter"),
    "revolution": ("n", "enter"),
    "send": ("2", "enter"),
}
"""Keys that make a move whatever the hand, by what is asked."""


def playing_on(live: LiveGame, folder: Path, **settings: Any) -> LudothequeApp:
    return app_on(lambda: PlayScreen(live), folder, **settings)


async def gone(pilot: Pilot[Any], live: LiveGame, action: object) -> None:
    """Wait until an action is in the journal."""
    await until(pilot, lambda: action in live.journal.actions)


@pytest.mark.parametrize(("language", "hands"), [("en", 2), ("fr", 1)])
async def test_a_match_by_keyboard_ends_in_its_result_and_a_sound_save(
    tmp_path: Path, language: str, hands: int
) -> None:
    options = Options(hands=hands, short_deck=True, misdeal=True)
    live = live_from(tmp_path, seated((1, 0, 3, 2), options))
    app = playing_on(live, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        while not isinstance(app.screen, ResultScreen):
            await until(pilot, lambda: isinstance(app.screen, ResultScreen) or board(app).open)
            if isinstance(app.screen, ResultScreen):
                break
            step, asked = len(live.journal), choosing(live.table.view(0))
            await pilot.press(*ANSWERS[asked])
            await until(pilot, lambda step=step: len(live.journal) > step)  # type: ignore[misc]
        outcome = live.table.outcome
        assert outcome is not None
        winner = live.header.players[outcome.places.index(1)].name
        await until(pilot, lambda: winner in text(app))
    assert verify(live.path).status == "complete"
    assert load(live.path).journal.actions == live.journal.actions


def to_lead(journal: DalmutiJournal) -> None:
    """Continue a journal up to the first lead."""
    taxed(journal)


async def test_a_hand_is_played_with_the_mouse_alone(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [12, 12, 11, 9, 9, 9, J]})
    app = playing_on(live, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await click_on(pilot, app, ("card", 12, 1))
        await click_on(pilot, app, ("card", 11, 1))
        await click_on(pilot, app, ("commit", 0))
        await gone(pilot, live, Gift(0, (11, 12)))
        await my_turn(pilot, app)
        await until(pilot, lambda: "Lead: choose a rank" in text(app))
        await click_on(pilot, app, ("card", 9, 3))
        await click_on(pilot, app, ("more", -1))
        await click_on(pilot, app, ("card", J, 1))
        assert "Three Cooks\N{NO-BREAK SPACE}(9), one a Jester?" in text(app)
        await click_on(pilot, app, ("commit", 0))
        await gone(pilot, live, lay(0, 9, 9, J))


async def test_the_bottom_line_says_give_at_the_tax_and_play_at_a_trick(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [12, 12, 11, 9, 9, 9, J]})
    app = playing_on(live, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await pilot.press("1", "2", "1", "2")
        await until(pilot, lambda: "Enter give" in text(app).splitlines()[-1])
        await pilot.press("enter")
        await gone(pilot, live, Gift(0, (12, 12)))
        await my_turn(pilot, app)
        await until(pilot, lambda: "Lead: choose a rank" in text(app))
        await pilot.press("9")
        await until(pilot, lambda: "Enter play" in text(app).splitlines()[-1])


async def test_a_pass_and_a_dropped_choice_with_the_mouse_alone(tmp_path: Path) -> None:
    def answered(journal: DalmutiJournal) -> None:
        taxed(journal)
        journal.append(lay(1, 12))

    live = live_with(tmp_path, {0: [1, 2]}, answered, order=(1, 0, 2, 3))
    app = playing_on(live, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await click_on(pilot, app, ("card", 1, 1))
        assert "The Dalmuti\N{NO-BREAK SPACE}(1)?" in text(app)
        await pilot.click(offset=(text(app).splitlines()[-1].index("clear"), 23))
        await until(pilot, lambda: "Choose what to play" in text(app))
        await click_on(pilot, app, ("pass", 0))
        await click_on(pilot, app, ("commit", 0))
        await gone(pilot, live, Pass(0))


async def test_ranks_are_typed_on_either_keyboard(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [10, 11, 12, 12, 12, 7, 1]}, to_lead)
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        for keys, rank in (
            (("1", "0"), 10),
            (("ampersand", "à"), 10),
            (("ampersand", "ampersand"), 11),
            (("ampersand", "é"), 12),
            (("è",), 7),
            (("1",), 1),
        ):
            await pilot.press(*keys)
            choice = board(app).choice
            assert choice is not None and choice.rank == rank, keys
            await pilot.press("escape")


async def test_arrows_choose_the_number_and_enter_plays_what_is_previewed(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [12] * 5 + [11] * 4 + [J]}, to_lead)
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        await pilot.press("enter")
        await until(pilot, lambda: "Choose cards first." in text(app))
        await pilot.press("1", "2", "down", "j")
        held = live.journal.states[step].hands[0] >> 44 & 15
        number = {3: "Three", 4: "Four", 5: "Five"}[held]
        await until(
            pilot, lambda: f"{number} Peasants\N{NO-BREAK SPACE}(12), one a Jester?" in text(app)
        )
        assert len(live.journal) == step
        await pilot.press("enter")
        await gone(pilot, live, Play(0, Rank(12), held - 1, 1))


async def test_escape_drops_what_is_picked_and_then_leaves(tmp_path: Path) -> None:
    live = live_with(tmp_path, {}, to_lead)
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("right")
        assert board(app).choice != NOTHING
        await pilot.press("escape")
        assert board(app).choice == NOTHING
        await pilot.press("escape")
        assert not isinstance(app.screen, PlayScreen)


async def test_T8_no_tap_passes_a_hand_that_could_play(tmp_path: Path) -> None:
    """The key that hurries never passes. The key that passes only asks, and another key
    answers."""
    order = (1, 2, 3, 0)
    live = live_with(tmp_path, {0: [5, 6], 2: [11], 3: [10]}, taxed, order=order)
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        await pilot.press(*["space"] * 5, *["p"] * 5, *["space"] * 5, "end")
        await until(pilot, lambda: "You could play. Pass" in text(app))
        await until(pilot, lambda: "Esc no" in text(app) and "Enter: yes" in text(app))
        assert len(live.journal) == step
        await pilot.press("escape", "enter")
        assert len(live.journal) == step
        await pilot.press("p", "enter")
        await gone(pilot, live, Pass(0))


async def test_DA8_a_leader_who_wants_to_pass_is_told_why_not(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [5, 6]}, taxed, order=(0, 1, 2, 3))
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        assert "P pass" not in text(app)
        await pilot.press("p")
        await until(pilot, lambda: "The leader cannot pass." in text(app))
        assert len(live.journal) == step


async def test_what_cannot_be_played_passes_by_itself_if_the_player_wants(tmp_path: Path) -> None:
    def led(journal: DalmutiJournal) -> None:
        taxed(journal)
        journal.append(lay(1, 1))

    for automatic in (True, False):
        live = live_with(tmp_path / str(automatic), {1: [1]}, led, order=(1, 0, 2, 3))
        app = playing_on(live, tmp_path, automatic=automatic)
        async with running(app) as pilot:
            if automatic:
                await gone(pilot, live, Pass(0))
            else:
                await my_turn(pilot, app)
                assert "You cannot beat that" in text(app)
                await pilot.press("enter")
                assert "You cannot beat that" in text(app)
                assert Pass(0) not in live.journal.actions


async def test_the_bottom_line_offers_to_clear_only_what_is_chosen(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [12, 12, 11]})
    app = playing_on(live, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: "You must give two cards" in text(app))
        await pilot.press("right", "left")
        await until(pilot, lambda: board(app).choice != NOTHING)
        assert not board(app).check_action("cancel", ()), "only the cursor has moved"
        await pilot.press("up")
        await until(pilot, lambda: board(app).check_action("cancel", ()))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bottom_line_names_the_arrows_that_change_the_number(
    tmp_path: Path, language: Language
) -> None:
    live = live_with(tmp_path, {0: [12] * 5 + [11] * 4 + [1, J]}, to_lead)
    app = playing_on(live, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        for keys, number in (((), False), (("1", "2"), True), (("left",) * 9, True)):
            await pilot.press(*keys)
            await until(pilot, lambda number=number: ("↑↓" in text(app).splitlines()[-1]) == number)  # type: ignore[misc]
        await pilot.press("escape", "right")
        assert board(app).choice == Pick(Rank(1), 1)
        await until(pilot, lambda: "↑↓" not in text(app).splitlines()[-1])


async def test_DA5_a_revolution_is_offered_and_called_or_let_be(tmp_path: Path) -> None:
    for keys, action in ((("r", "enter"), Revolution(0)), (("right", "enter"), Decline(0))):
        live = live_with(tmp_path / keys[0], {0: [J, J]}, order=(1, 2, 0, 3, 4), humans=("Anna",))
        app = playing_on(live, tmp_path)
        async with running(app, (80, 24)) as pilot:
            await my_turn(pilot, app)
            assert "Anna, call a revolution?" in text(app)
            assert not board(app).check_action("digit", ())
            await pilot.press(*keys)
            await gone(pilot, live, action)


async def test_DA5_a_dalmuti_with_both_jesters_may_call_instead_of_giving(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [J, J]})
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await click_on(pilot, app, ("answer", "revolution"))
        await until(pilot, lambda: "Call a revolution, so that" in text(app))
        await pilot.press("escape", "r", "enter")
        await gone(pilot, live, Revolution(0))


async def test_DA16_the_greater_dalmuti_decides_on_the_card_by_key_or_mouse(tmp_path: Path) -> None:
    options = Options(misdeal=True)
    for name, to in (("key", 1), ("mouse", 3)):
        journal = seated((0, 1, 2, 3), options)
        journal.append(Show(Rank(9), 1))
        live = live_from(tmp_path / name, journal)
        app = playing_on(live, tmp_path)
        async with running(app, (80, 24)) as pilot:
            await my_turn(pilot, app)
            if name == "key":
                await pilot.press("2", "left", "enter")
            else:
                await click_on(pilot, app, ("to", 3))
                await click_on(pilot, app, ("commit", 0))
            await gone(pilot, live, Send(0, to))


async def test_when_one_is_out_a_key_finishes_the_hand_at_once(tmp_path: Path) -> None:
    whole = journey(5, "d", Options(hands=1))
    assert 0 in whole.states[-2].table.out[:2]
    journal = whole.branch(next(n for n, each in enumerate(whole.states) if 0 in each.table.out))
    live = live_from(tmp_path, journal)
    app = playing_on(live, tmp_path, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await until(pilot, lambda: "Out of this hand" in text(app))
        await pilot.press("end")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))


@pytest.mark.parametrize("stage", ["tax", "trick"])
async def test_a_match_goes_on_where_the_window_was_closed(tmp_path: Path, stage: str) -> None:
    live = live_with(tmp_path, {0: [12, 12, 12, 11]}, taxed if stage == "trick" else lambda _: None)
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        before = text(app)
        await pilot.press("1", "2")
    again = LiveGame.resume(live.path)
    app = playing_on(again, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        assert text(app) == before
        keys = ("1", "1", "1", "2") if stage == "tax" else ("1", "2")
        await pilot.press(*keys, "enter")
        await until(pilot, lambda: len(again.journal) > len(live.journal))


async def test_a_gift_cannot_be_taken_back_once_the_tax_has_shown_cards(tmp_path: Path) -> None:
    live = live_with(tmp_path, {0: [12, 12, 11]})
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("1", "2", "1", "1", "enter")
        await gone(pilot, live, Collect())
        await my_turn(pilot, app)
        assert not table(app).check_action("take_back", ())


async def test_the_language_changes_on_the_open_table(tmp_path: Path) -> None:
    live = live_with(tmp_path, {}, to_lead)
    app = playing_on(live, tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: "Anna, you lead" in text(app))
        app.change(language="fr")
        await until(pilot, lambda: "Anna, vous avez la main" in text(app))
        await until(pilot, lambda: "Manche 1" in text(app) and "Grand Dalmuti" in text(app))
        await pilot.press("left", "enter")
        await until(pilot, lambda: any(isinstance(each, Play) for each in live.journal.actions))


async def test_enter_is_named_after_what_it_does(tmp_path: Path) -> None:
    """Passing is confirmed with the key that plays; a remark leaves nothing to clear."""
    held = {0: [5, 6], 2: [11], 3: [10]}
    live = live_with(tmp_path, held, taxed, order=(1, 2, 3, 0))
    app = playing_on(live, tmp_path)
    async with running(app, (120, 40)) as pilot:
        await my_turn(pilot, app)
        bar = app.screen.query_one(KeysBar)
        for keys, shown, hidden in (
            (("enter",), "", "Esc clear"),
            (("p",), "Enter pass", "P pass"),
            (("escape", "right"), "Enter play", "Enter pass"),
        ):
            await pilot.press(*keys)
            await until(pilot, lambda shown=shown: shown in text_of(bar.lines[0]))  # type: ignore[misc]
            assert hidden not in text_of(bar.lines[0])
