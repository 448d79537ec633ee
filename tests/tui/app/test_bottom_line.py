"""The bottom line says what is true now: whatever key it shows at a question does something, and
what can be done is shown."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.chance import dice
from engine.dalmuti.cards import RANKS, count
from engine.dolores.phases import BOTTLES, CLAIMS
from saves.reading import load
from saves.writing import LiveGame
from tests.tui.mistakes import mistaken
from tests.tui.screens import text
from tests.tui.tables import advance, app_on, noon, running, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.join import JoinScreen
from tui.app.screens.learn import LearnScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.app.screens.what_if_seats import WhatIfSeatsScreen
from tui.app.widgets.bars import KeysBar, rows_of_keys
from tui.games.dalmuti.picking import choosing
from tui.games.registry import card_of, offered_games
from tui.render.scene import Frame
from tui.session.learning import Learning, exercises
from tui.session.new_game import begin, default_game
from tui.session.review import Review
from tui.widgets.board import COMMIT, Board
from tui.words import LANGUAGES, Language
from tui.words.spans import line, ranges, text_of


def test_numbers_in_a_row_are_one_range() -> None:
    assert ranges([2, 3, 4, 9, 11, 12]) == "2–4, 9, 11, 12"


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


def shown_at_all(app: LudothequeApp) -> set[str]:
    """Return the names of the actions in the bottom line."""
    bar = app.screen.query_one(KeysBar)
    bar.repaint()
    targets = [span.target for each in bar.lines for span in each]
    return {each[2].partition("(")[0] for each in targets if isinstance(each, tuple)}


def numbers(cap: str) -> list[int]:
    """Return the numbers that a cap names: 1–3, 5 is 1, 2, 3, 5; 2, 5… is 2, 5 alone."""
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
                if not await does(app, board, *typed):
                    wrong.append(f"{cap}: {number} does nothing")
        elif not await does(app, board, action):
            wrong.append(f"{cap} ({action}) does nothing")
    if COMMIT in shown:
        wrong.append("Enter plays nothing yet")
    for command in board.commands:
        usable = board.check_action(command.action.partition("(")[0], ())
        if command.shown and usable and command.action not in shown:
            name = command.action
            # Where nothing is picked, ↑ does what ← does, which is shown.
            if name not in (COMMIT, "cancel", "more(1)") and await does(app, board, name):
                wrong.append(f"{name} can be done and is not shown")
    return wrong


class Undoing(PlayScreen):
    """A table that keeps, at the start of each scene, whether undo is shown and would work."""

    def __init__(self, live: LiveGame) -> None:
        super().__init__(live)
        self.undo: list[tuple[bool, bool]] = []

    async def play(self, number: int, spared: float = 0.0) -> Frame:
        bar = self.query_one(KeysBar)
        shown = "take_back" in str([span.target for each in bar.lines for span in each])
        self.undo.append((shown, self.driver.returns))
        return await super().play(number, spared)


async def test_undo_is_shown_only_in_scenes_in_which_it_works(tmp_path: Path) -> None:
    """A robot's cards end what can be undone as soon as they lie there, not a scene later."""
    live = begin(default_game("dalmuti", 4, level="random", seed="undo"), tmp_path, noon)
    app = app_on(lambda: Undoing(live), tmp_path, automatic=False)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Undoing) and app.screen.board.open)
        screen = app.screen
        assert isinstance(screen, Undoing)
        for _ in range(4):
            await until(pilot, lambda: screen.board.open)
            action = live.journal.game.bots["random"](live.table.view(0), dice("undo", 0, 0), bool)
            more = len(screen.undo) + 2
            screen.board.post_message(Board.Intent(action))

            def again(more: int = more) -> bool:
                return len(screen.undo) >= more and screen.board.open

            await until(pilot, again)
    assert screen.undo and all(works or not shown for shown, works in screen.undo)


def begun(game: str, folder: Path) -> LiveGame:
    """Return a new game of its usual number of players, with robots that play by chance."""
    new = default_game(game, card_of(game).usual_seats, level="random", seed=f"bottom {game}")
    return begin(new, folder, noon)


async def move_by_chance(
    pilot: Pilot[Any], live: LiveGame, screen: PlayScreen, number: int
) -> None:
    """Let the first seat answer a question by chance."""
    step, rules = len(live.journal), live.journal.game
    action = rules.bots["random"](live.table.view(0), dice("bottom", number, 0), bool)
    screen.board.post_message(Board.Intent(action))
    await until(pilot, lambda: len(live.journal) > step)


@pytest.mark.parametrize("questions", [4, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", offered_games())
async def test_every_key_at_a_question_does_something_and_what_can_be_done_is_shown(
    game: str, questions: int, tmp_path: Path
) -> None:
    """A key that does nothing would be named if ranks far apart were named as one range."""
    live = begun(game, tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, automatic=False)
    async with running(app, (240, 50)) as pilot:
        for number in range(questions):

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
            await move_by_chance(pilot, live, screen, number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_a_hint_and_the_way_out_stay_where_the_log_and_the_speed_give_way(
    game: str, language: Language, tmp_path: Path
) -> None:
    """This holds even at the least width, where not all keys have room."""
    live = begun(game, tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language, automatic=False)
    async with running(app, (80, 24)) as pilot:
        for number in range(2):
            await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
            shown = shown_at_all(app)
            assert "hint" in shown
            assert "leave" in shown or not shown & {"chronicle", "speed", "look_back"}
            screen = app.screen
            assert isinstance(screen, PlayScreen)
            await move_by_chance(pilot, live, screen, number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_a_replay_and_a_trial_name_the_way_out(
    game: str, language: Language, tmp_path: Path
) -> None:
    """The way out has room even at the least width."""
    live = begun(game, tmp_path)
    step = len(advance(live, lambda live: 0 in live.table.to_act).journal)
    to_the_end(live).close()
    app = app_on(
        lambda: ReplayScreen(load(live.path), step=step, seat=0), tmp_path, language=language
    )
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert "leave" in shown_at_all(app)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, WhatIfSeatsScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen) and app.screen.board.open)
        assert "leave" in shown_at_all(app)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_a_mistake_to_learn_from_names_the_way_out(
    game: str, language: Language, tmp_path: Path
) -> None:
    """The way out has room at the least width, while a move is sought and once it is shown."""
    names = ("Anna", "Bo", "Ci", "Da")[: card_of(game).usual_seats]
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3), *names, game=game)
    learning = Learning(exercises(saved, Review(saved)))
    app = app_on(lambda: LearnScreen(learning), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LearnScreen) and app.screen.board.open)
        assert "leave" in shown_at_all(app)
        await pilot.press("h")
        await until(pilot, lambda: "again" in shown_at_all(app))
        assert "leave" in shown_at_all(app)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_search_in_the_rules_names_the_way_out(language: Language, tmp_path: Path) -> None:
    """The way out has room at the least width, while words are typed and once they are found."""
    app = app_on(lambda: RulesScreen("dalmuti"), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        await pilot.press("slash", "d")
        await until(pilot, lambda: "drop" in shown_at_all(app))
        await pilot.press("enter")
        await until(pilot, lambda: "match" in shown_at_all(app))
        assert "forget" in shown_at_all(app)
        await pilot.press("escape")
        await until(pilot, lambda: "back" in shown_at_all(app))


@pytest.mark.parametrize(("cells", "kept"), [(14, "abcd"), (13, "acd"), (10, "ac"), (7, "a")])
def test_what_yields_most_gives_way_first_and_the_rest_keeps_its_order(
    cells: int, kept: str
) -> None:
    pieces = [(yields, line(key)) for key, yields in {"a": 0, "b": 2, "c": 1, "d": 1}.items()]
    (row,) = rows_of_keys(pieces, line("?"), cells, 1)
    assert text_of(row) == " " + "  ".join([*kept, "?"])


def test_keys_take_the_lowest_lines() -> None:
    above, below = rows_of_keys([(0, line("aaa")), (0, line("b"))], line("?"), 6, 2)
    assert (text_of(above), text_of(below)) == (" aaa", " b  ?")
    assert [text_of(row) for row in rows_of_keys([], line("?"), 6, 2)] == ["", " ?"]


async def test_enter_says_give_where_it_gives(tmp_path: Path) -> None:
    new = default_game("dalmuti", 4, level="random", seed="give")

    def gives(live: LiveGame) -> bool:
        return 0 in live.table.to_act and choosing(live.table.view(0)) == "gift"

    live = advance(begin(new, tmp_path, noon), gives)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        ranks = [rank for rank in RANKS if count(live.table.view(0).hand, rank) > 1]
        await pilot.press(*str(ranks[-1]), *str(ranks[-1]))
        assert "Enter give" in " ".join(text(app).split())


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
        await until(pilot, lambda: "Enter place" in text_of(bar.lines[0]))


async def test_a_button_names_what_it_does(tmp_path: Path) -> None:
    app = app_on(JoinScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, JoinScreen))
        app.screen.query_one("#go").focus()
        await until(pilot, lambda: app.focused is not None and app.focused.id == "go")
        assert "Enter join" in text(app).splitlines()[-1]


@pytest.mark.parametrize(
    ("phase", "seed", "words"),
    [(BOTTLES, "decline 6", "not now"), (CLAIMS, "decline 7", "say no more")],
)
async def test_the_key_that_declines_is_named_as_its_button(
    phase: str, seed: str, words: str, tmp_path: Path
) -> None:
    def asked(live: LiveGame) -> bool:
        view = live.table.view(0)
        return 0 in live.table.to_act and view.phase == phase

    new = default_game("dolores", 3, level="random", seed=seed)
    live = advance(begin(new, tmp_path, noon), asked)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        await until(pilot, lambda: f"N: {words}" in text(app))
        assert f"N {words}" in text(app).splitlines()[-1]
