"""Playing Dolce Vita by keyboard and by mouse, leaving, returning, undo."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets._toast import Toast

from engine.dolce_vita.actions import Place
from engine.dolce_vita.cards import Column
from engine.game import DEALER
from saves.problems import SaveError
from saves.reading import load
from saves.verify import verify
from saves.writing import LiveGame
from tests.tui.screens import text
from tests.tui.tables import advance, app_on, at_rest, new_live, running, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.home import HomeScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.result import ResultScreen
from tui.games.dolce_vita.board import DolceVitaBoard
from tui.words import Wording
from tui.words.spans import Line


def table(app: LudothequeApp) -> PlayScreen:
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    return screen


async def my_turn(pilot: Pilot[object], app: LudothequeApp) -> None:
    await until(pilot, lambda: isinstance(app.screen, PlayScreen) and table(app).board.open)


async def test_a_whole_game_by_keyboard_ends_in_its_result_and_a_sound_save(tmp_path: Path) -> None:
    live = new_live(tmp_path, seats=3)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        while not isinstance(app.screen, ResultScreen):
            await until(
                pilot, lambda: isinstance(app.screen, ResultScreen) or table(app).board.open
            )
            if isinstance(app.screen, ResultScreen):
                break
            step = len(live.journal)
            card = live.table.view(0).hands[0].bit_length()
            await pilot.press(str(card), "abcdefg"[step % 7], "enter")
            await until(pilot, lambda step=step: len(live.journal) > step)  # type: ignore[misc]
        outcome = live.table.outcome
        assert outcome is not None
        winner = live.header.players[outcome.places.index(1)].name
        # Its name stands on the table, too: the keys at the bottom tell that the result is drawn.
        await until(pilot, lambda: winner in text(app) and "Esc table" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: f"{winner} wins" in text(app).splitlines()[0])
    assert verify(live.path).status == "complete"
    assert load(live.path).journal.actions == live.journal.actions


async def test_a_card_and_a_column_are_picked_and_placed_with_the_mouse_alone(
    tmp_path: Path,
) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        board = table(app).board

        async def click(target: object) -> None:
            for y, line in enumerate(board.lines):
                x = 0
                for span in line:
                    if span.target == target:
                        await pilot.click(board, offset=(x + 1, y))
                        return
                    x += len(span.text)
            raise AssertionError(f"nothing stands for {target}")

        await click(("card", 4))
        await click(("column", 2))
        assert board.choice.action(0) == Place(0, 4, Column(2))
        await click(("column", 2))
        await until(pilot, lambda: Place(0, 4, Column(2)) in live.journal.actions)


async def test_a_key_that_does_nothing_is_answered_but_not_the_one_that_hurried(
    tmp_path: Path,
) -> None:
    live = new_live(tmp_path, seats=3)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await pilot.press("5", "space")
        await pilot.pause()
        assert "does nothing here" not in text(app)
        await pilot.press("x")
        await until(pilot, lambda: "X does nothing here. ? lists the keys" in text(app))
        assert table(app).board.choice.card == 5
        await pilot.press("u")  # nothing was done yet
        await until(pilot, lambda: "You cannot undo now" in text(app))


async def test_the_number_row_of_an_azerty_keyboard_picks_cards(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        keys = ("ampersand", "é", "quotation_mark", "apostrophe", "left_parenthesis", "minus")
        for card, key in enumerate(keys, 1):
            await pilot.press(key)
            assert table(app).board.choice.card == card


async def test_the_arrows_go_through_columns_and_cards_and_escape_drops_the_choice(
    tmp_path: Path,
) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("right", "right", "up", "up")
        assert table(app).board.choice.action(0) == Place(0, 2, Column(1))
        await pilot.press("left", "left", "down", "down")
        assert table(app).board.choice.action(0) == Place(0, 6, Column(6))
        await pilot.press("escape")
        assert table(app).board.choice.action(0) is None
        await pilot.press("escape")
        assert not isinstance(app.screen, PlayScreen)


async def test_what_cannot_be_played_is_said_and_changes_nothing(tmp_path: Path) -> None:
    live = advance(
        new_live(tmp_path),
        lambda live: live.table.view(0).hands[0] not in (0, 63) and live.table.to_act == (0,),
    )
    app = app_on(lambda: PlayScreen(live), tmp_path)
    gone = next(n for n in range(1, 7) if not live.table.view(0).hands[0] >> (n - 1) & 1)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        await pilot.press(str(gone))
        await until(pilot, lambda: f"You no longer hold the {gone}" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: "Choose a number card" in text(app))
        assert len(live.journal) == step


async def test_a_move_is_taken_back_against_robots(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        await pilot.press("5", "c", "enter")
        await until(pilot, lambda: len(live.journal) > step + 3)
        await my_turn(pilot, app)
        others = live.journal.actions[step + 1 : step + 4]
        await pilot.press("u")
        await until(pilot, lambda: len(live.journal) == step)
        await my_turn(pilot, app)
        await pilot.press("5", "c", "enter")
        await until(pilot, lambda: len(live.journal) > step + 3)
        # The robots get the same chance, so that an undo does not bring better luck.
        assert live.journal.actions[step + 1 : step + 4] == others
    assert [each.to for each in load(live.path).take_backs] == [step]


async def test_nobody_takes_back_what_another_person_has_answered(tmp_path: Path) -> None:
    live = new_live(tmp_path, seats=3, humans=("Anna", "Bruno", "Chiara"))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        for seat, keys in enumerate((("1", "a"), ("2", "b"), ("3", "c"))):
            await until(pilot, lambda seat=seat: table(app).perspective == seat)  # type: ignore[misc]
            await my_turn(pilot, app)
            await pilot.press(*keys, "enter")
            await until(
                pilot,
                lambda seat=seat: live.journal.actions[-1].seat == seat,  # type: ignore[misc]
            )
        await until(pilot, lambda: table(app).perspective == 0)
        await my_turn(pilot, app)
        assert not table(app).check_action("take_back", ())


async def test_the_game_goes_on_where_the_window_was_closed(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("6", "d", "enter")
        await until(pilot, lambda: len(live.journal) > 4)
        await my_turn(pilot, app)
    played = list(live.journal.actions)
    again = LiveGame.resume(live.path)
    assert again.journal.actions == played
    app = app_on(lambda: PlayScreen(again), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        assert "6 under\N{NO-BREAK SPACE}D" in text(app)


async def test_when_the_save_cannot_be_written_nothing_is_lost_and_it_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        submit = live.table.submit

        def full(action: object) -> None:
            raise SaveError("disk-full", path="x")

        monkeypatch.setattr(live.table, "submit", full)
        await pilot.press("6", "d", "enter")
        await until(pilot, lambda: Wording("en")("save.disk-full", path="x")[:20] in text(app))
        assert len(live.journal) == step
        monkeypatch.setattr(live.table, "submit", submit)
        await pilot.press("r")
        await my_turn(pilot, app)
        await pilot.press("6", "d", "enter")
        await until(pilot, lambda: len(live.journal) > step)


async def test_at_a_slow_speed_a_key_rushes_to_the_next_decision(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("1", "a", "enter", "end")
        await my_turn(pilot, app)
        assert len(live.journal) == 5


@pytest.mark.parametrize(("pauses", "told"), [("never", "to the end"), ("always", "to the pause")])
async def test_the_key_that_rushes_says_where_it_stops_when_robots_play_alone(
    pauses: str, told: str, tmp_path: Path
) -> None:
    """Called “fast forward”, it played the whole game at once."""
    live = new_live(tmp_path, humans=())
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow", pauses=pauses)
    async with running(app) as pilot:
        await until(pilot, lambda: f"> {told}" in text(app).splitlines()[-1])


async def test_a_notice_reaches_the_edge(tmp_path: Path) -> None:
    """The scores beside a shorter notice would read as its end."""
    app = app_on(lambda: PlayScreen(new_live(tmp_path)), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        app.notify("Mind the edge.")
        await until(pilot, lambda: "Mind the edge." in text(app))
        assert app.screen.query_one(Toast).region.right == 80


async def test_a_notice_keeps_a_sign_with_its_word(tmp_path: Path) -> None:
    """Textual would break the line before a French colon, which a no-break space precedes."""
    app = app_on(lambda: PlayScreen(new_live(tmp_path)), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        told = f"{'x' * 72} mot\N{NO-BREAK SPACE}: la suite"
        app.notify(told)
        await until(pilot, lambda: "la suite" in text(app))
        assert "mot\N{NO-BREAK SPACE}: la suite" in text(app)
        app.withdraw(told)
        await until(pilot, lambda: "la suite" not in text(app))


async def test_what_a_key_could_not_do_is_not_said_over_the_next_question(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        before = len(live.journal)
        await pilot.press("z")
        told = app.say("table.dead", key="Z")
        await until(pilot, lambda: [n.message for n in app._notifications] == [told])
        await pilot.press("1", "a", "enter")
        await until(pilot, lambda: len(live.journal) > before + 1 and table(app).board.open)
        assert not app._notifications


async def test_the_speed_goes_round_and_one_notice_tells_it(tmp_path: Path) -> None:
    app = app_on(lambda: PlayScreen(new_live(tmp_path)), tmp_path, speed="normal")
    async with running(app) as pilot:
        await my_turn(pilot, app)
        for speed in ("fast", "at-once", "slow", "normal"):
            await pilot.press("plus")
            label, words = app.say("settings.speed"), app.say(f"settings.speed.{speed}")
            told = app.say("labelled", label=label, words=words)
            await until(pilot, lambda told=told: [n.message for n in app._notifications] == [told])  # type: ignore[misc]
            assert app.settings.speed == speed


async def test_the_language_changes_on_the_open_table(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await until(pilot, lambda: "Anna, place a card" in text(app))
        await pilot.press("2")
        app.change(language="fr")
        await until(pilot, lambda: "Anna, placez une carte" in text(app))
        await until(pilot, lambda: "Chronique" in text(app) and "commence" in text(app))
        await pilot.press("b", "enter")
        await until(pilot, lambda: Place(0, 2, Column(1)) in live.journal.actions)


async def test_from_the_result_to_the_replay_and_to_another_game(tmp_path: Path) -> None:
    live = to_the_end(new_live(tmp_path))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
    again = LiveGame.resume(live.path)
    app = app_on(lambda: PlayScreen(again), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("p")
        await until(
            pilot, lambda: isinstance(app.screen, PlayScreen) and table(app).live is not again
        )
        assert table(app).live.header.players == live.header.players
        assert table(app).live.header.seed != live.header.seed


async def test_leaving_a_table_stops_it(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("q")
        await until(pilot, lambda: not isinstance(app.screen, PlayScreen))
    again = LiveGame.resume(live.path)
    assert DEALER in again.table.to_act or again.table.to_act == (0,)
    again.close()


async def test_the_first_picture_already_has_the_layout_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, widths, painted = new_live(tmp_path), set[int](), DolceVitaBoard.paint

    def paint(board: DolceVitaBoard, cells: int, height: int) -> list[Line]:
        widths.add(cells)
        return painted(board, cells, height)

    monkeypatch.setattr(DolceVitaBoard, "paint", paint)
    app = app_on(HomeScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        app.push_screen(PlayScreen(live))
        await until(pilot, lambda: bool(widths))
        await my_turn(pilot, app)
    assert widths == {80}


async def test_the_log_opens_at_its_newest_line_and_has_keys_to_both_ends(tmp_path: Path) -> None:
    """End must not end the pause of the table behind the log. A log that was paged back must open
    at its newest line all the same."""
    live = advance(new_live(tmp_path), lambda live: live.journal.state.round == 2)
    live = advance(live, lambda live: live.table.to_act == (0,))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await my_turn(pilot, app)
        await pilot.press("l")
        await until(pilot, lambda: table(app).focused is table(app).chronicle)
        await at_rest(pilot)
        newest = text(app)
        for keys in (("end",), ("l", "l")):
            await pilot.press("home")
            await until(pilot, lambda: text(app).splitlines()[2].strip().startswith("Round 1"))
            await pilot.press(*keys)
            await until(pilot, lambda: text(app) == newest)


async def test_beside_the_table_the_log_shows_the_newest_again_once_it_is_left(
    tmp_path: Path,
) -> None:
    """If the log stayed where it was read, the remarks of robots would never be in sight."""
    live = advance(new_live(tmp_path), lambda live: live.journal.state.round == 2)
    live = advance(live, lambda live: live.table.to_act == (0,))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (120, 30)) as pilot:
        await my_turn(pilot, app)
        await at_rest(pilot)
        newest = text(app)
        await pilot.press("l", "home")
        await until(pilot, lambda: "Round 1" in text(app) and text(app) != newest)
        await pilot.press("escape")
        await until(pilot, lambda: text(app) == newest)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("key", ["escape", "l"])
async def test_the_log_is_closed_and_not_the_game(
    tmp_path: Path, size: tuple[int, int], key: str
) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, size) as pilot:
        await my_turn(pilot, app)
        await pilot.press("l")
        await until(pilot, lambda: table(app).focused is table(app).chronicle)
        keys = text(app).splitlines()[-1]
        assert "Esc to the table" in keys and "L log" not in keys
        await pilot.press(key)
        await until(pilot, lambda: table(app).focused is table(app).board)
        await pilot.press("6", "D", "enter")
        await until(pilot, lambda: any(each.seat == 0 for each in live.journal.actions))


async def test_a_question_is_answered_from_the_log_beside_it(tmp_path: Path) -> None:
    """The table goes on asking for a card, so its keys must work while the log has the focus."""
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (120, 40)) as pilot:
        await my_turn(pilot, app)
        await pilot.press("l", "6")
        await until(pilot, lambda: table(app).focused is table(app).board)
        await pilot.press("D", "l", "enter")
        await until(pilot, lambda: any(each.seat == 0 for each in live.journal.actions))
