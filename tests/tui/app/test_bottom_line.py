"""The bottom line says what is true now: whatever key it shows at a question does something, and
what can be done is shown."""

import re
from pathlib import Path
from typing import Any

import pytest

from engine.chance import dice
from tests.tui.tables import app_on, noon, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.app.widgets.bars import KeysBar
from tui.games.registry import card_of, offered_games
from tui.session.new_game import begin, default_game
from tui.widgets.board import COMMIT, Board
from tui.words.spans import ranges, text_of


def test_numbers_in_a_row_are_one_range() -> None:
    assert ranges([2, 3, 4, 9, 11, 12]) == "2–4 9 11 12"


def keys_shown(app: LudothequeApp) -> dict[str, str]:
    """Return the caps of the board's own keys in the bottom line, by their actions."""
    bar = app.screen.query_one(KeysBar)
    bar.repaint()
    spans = (span for each in bar.lines for span in each if isinstance(span.target, tuple))
    found: dict[str, str] = {}
    for span in spans:
        assert isinstance(span.target, tuple)
        _, node, action = span.target
        if isinstance(node, Board) and "key" in span.roles.split():
            found[action] = span.text
    return found


def numbers(cap: str) -> list[int]:
    """Return the numbers that a cap names: 1–3 5 is 1, 2, 3, 5."""
    parts = [[int(n) for n in re.findall(r"\d+", each)] for each in cap.split()]
    return [n for each in parts for n in range(each[0], each[-1] + 1)]


async def does(app: LudothequeApp, board: Board, *actions: str) -> bool:
    """Return whether some actions one after the other change the choice without a complaint."""
    board.forget()
    before = board.choice
    for action in actions:
        await app.run_action(action, default_namespace=board)
    after, complaint = board.choice, getattr(board.choice, "remark", "")
    board.forget()
    return bool(after != before and not complaint)


async def what_is_wrong(app: LudothequeApp, board: Board) -> list[str]:
    board.forget()
    shown, wrong = keys_shown(app), []
    for action, cap in shown.items():
        name = action.partition("(")[0]
        if name in (COMMIT, "outcomes", "decline", "pass"):
            continue
        if re.search(r"\d", cap):
            for number in numbers(cap):
                typed = [f"{name}('{n}')" if "'" in action else f"{name}({n})" for n in str(number)]
                typed = [f"whom({1 if number == 2 else -1})"] if name == "whom" else typed
                if not await does(app, board, *typed) and cap != "1–12":
                    wrong.append(f"{cap}: {number} does nothing")
        elif not await does(app, board, action):
            wrong.append(f"{cap} ({action}) does nothing")
    if COMMIT in shown:
        wrong.append("Enter plays nothing yet")
    for command in board.commands:
        usable = board.check_action(command.action.partition("(")[0], ())
        if command.shown and usable and command.action not in shown:
            name = command.action
            if name not in (COMMIT, "cancel") and await does(app, board, name):
                wrong.append(f"{name} can be done and is not shown")
    return wrong


@pytest.mark.parametrize("questions", [4, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", offered_games())
async def test_every_key_at_a_question_does_something_and_what_can_be_done_is_shown(
    game: str, questions: int, tmp_path: Path
) -> None:
    """Of a number of questions of a game; many ranks far apart are one range."""
    new = default_game(game, card_of(game).usual_seats, level="random", seed=f"bottom {game}")
    live = begin(new, tmp_path, noon)
    app = app_on(lambda: PlayScreen(live), tmp_path, automatic=False)
    rules: Any = live.journal.game
    async with running(app, (240, 50)) as pilot:
        for number in range(questions):
            step = len(live.journal)

            def asked_or_over() -> bool:
                screen = app.screen
                return not live.table.to_act or (
                    isinstance(screen, PlayScreen) and screen.board.open
                )

            await until(pilot, asked_or_over)
            if not live.table.to_act:
                break
            screen = app.screen
            assert isinstance(screen, PlayScreen)
            assert await what_is_wrong(app, screen.board) == []
            view = live.table.view(0)
            action = rules.bots["random"](view, dice("bottom", number, 0), bool)
            screen.board.post_message(Board.Intent(action))
            await until(pilot, lambda step=step: len(live.journal) > step)  # type: ignore[misc]


async def test_enter_is_shown_once_something_is_picked(tmp_path: Path) -> None:
    live = begin(default_game("dolce-vita", 3, level="random", seed="enter"), tmp_path, noon)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:

        def asked() -> bool:
            return isinstance(app.screen, PlayScreen) and app.screen.board.open

        await until(pilot, asked)
        bar = app.screen.query_one(KeysBar)
        await until(pilot, lambda: "1–6 card" in text_of(bar.lines[0]))
        assert "Enter" not in text_of(bar.lines[0])
        await pilot.press("3", "c")
        await until(pilot, lambda: "Enter play" in text_of(bar.lines[0]))
