"""Learning from mistakes: try, be told, try again; what is solved is remembered."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot

import tui.app.screens.learn
from engine.game import EVERYONE, Reason, Seat
from engine.review import decided
from saves.learnt import read_learnt
from saves.reading import SavedGame, load
from tests.tui.mistakes import CAME, made_up, mistaken
from tests.tui.screens import flat, text
from tests.tui.tables import app_on, at_rest, new_live, running, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.learn import LearnScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.games.registry import offered_games
from tui.session.learning import Exercise, Learning, all_exercises, exercises
from tui.session.learning_lines import answered
from tui.session.reasoning import Reasons
from tui.session.review import Review
from tui.widgets.board import Board
from tui.words import LANGUAGES, Language
from tui.words.spans import text_of


async def test_a_position_that_is_shown_comes_first_else_the_costliest(tmp_path: Path) -> None:
    """Positions that cost less follow, then those that cost more. Once learning is closed, the
    replay stands where it stood."""
    saved = mistaken(tmp_path / "game.ludo", (0.06, 0.3, 0.25))
    app = app_on(lambda: ReplayScreen(saved), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        for keys, asked in (
            ((), (1, 2, 3)),
            (("j",), (1, 2, 3)),
            (("j",), (2, 3, 1)),
            (("j",), (3, 1, 2)),
            (("g",), (1, 2)),  # because the move shown is below the grade now chosen
            (("j",), (1, 2)),
        ):
            await pilot.press(*keys)
            step = replay.step
            for key, n in zip(("t", *("pagedown",) * 2), asked, strict=False):
                before = app.screen
                await pilot.press(key)
                await until(pilot, lambda before=before: app.screen is not before)  # type: ignore[misc]
                await until(pilot, lambda n=n: f"costliest: {n} of {len(asked)}" in text(app))  # type: ignore[misc]  # noqa: B023
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is replay)
            assert replay.step == step


@asynccontextmanager
async def learning_from(
    saved: SavedGame, size: tuple[int, int] = (120, 40), language: Language = "en"
) -> AsyncIterator[tuple[Pilot[Any], LudothequeApp]]:
    app = app_on(lambda: ReplayScreen(saved), saved.path.parent, language=language)
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen) and app.screen.board.open)
        yield pilot, app


def learn(app: LudothequeApp) -> LearnScreen:
    screen = app.screen
    assert isinstance(screen, LearnScreen)
    return screen


async def test_one_tries_is_told_and_tries_again(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with learning_from(saved) as (pilot, app):
        screen = learn(app)
        judged = screen.exercise.judged
        await until(pilot, lambda: "), played: " in text(app) and "Find the best" in text(app))
        for choice, said in ((3, "Same as in the game"), (2, "Better than in the game")):
            screen.board.post_message(Board.Intent(judged.choices[choice].action))
            await until(pilot, lambda said=said: said in text(app))  # type: ignore[misc]
            assert screen.board.open and not screen.over
        screen.board.post_message(Board.Intent(judged.best))
        await until(pilot, lambda: "Good: " in text(app) and "1 solved" in text(app))
        assert "Better: 60% chance of winning" in text(app)
        assert not screen.board.open and read_learnt(saved) == {judged.step}
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is not screen and learn(app).board.open)
        assert learn(app).exercise.judged.cost == 0.1
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))


async def test_the_step_and_how_many_are_solved_are_apart(tmp_path: Path) -> None:
    """« étape 249 0 résolu » would read as one number."""
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3, 0.2))
    async with learning_from(saved, (80, 24), "fr") as (pilot, app):
        for cells in range(80, 92):
            await pilot.resize_terminal(cells, 24)
            await until(pilot, lambda cells=cells: learn(app).size.width == cells)  # type: ignore[misc]
            await until(pilot, lambda: "résolu" in text(app))
            assert not re.search(r"\d {1,3}\d+.résolu", text(app))


async def test_after_the_last_it_is_told_how_many_were_found_and_one_may_begin_again(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3, 0.2))
    async with learning_from(saved, (80, 24)) as (pilot, app):
        for tries in ([0], [3, 0], []):  # at once, at the second try, shown
            screen = learn(app)
            judged = screen.exercise.judged
            for choice in tries:
                screen.board.post_message(Board.Intent(judged.choices[choice].action))
            await until(pilot, lambda screen=screen: not tries or screen.over)  # type: ignore[misc]  # noqa: B023
            await pilot.press(*(["enter"] if tries else ["h", "enter"]))
            await until(pilot, lambda screen=screen: app.screen is not screen or not tries)  # type: ignore[misc]  # noqa: B023
        await until(pilot, lambda: "All done, 3 positions: 2 solved" in text(app))
        assert "2 solved (1 on the first try), 1 shown." in " ".join(text(app).split())
        assert "start again" in text(app) and not learn(app).board.open
        screen = learn(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is not screen and learn(app).board.open)
        assert learn(app).exercise.judged.cost == 0.1, "the one that is not solved"


async def test_what_was_skipped_is_not_done_and_a_position_keeps_its_number(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3, 0.2))
    async with learning_from(saved, (80, 24)) as (pilot, app):
        for number, keys in ((1, ()), (2, ("pagedown",)), (3, ("h", "pagedown"))):
            await until(pilot, lambda number=number: f"costliest: {number} of 3" in text(app))  # type: ignore[misc]
            if not keys:
                screen = learn(app)
                screen.board.post_message(Board.Intent(screen.exercise.judged.best))
                await until(pilot, lambda screen=screen: screen.over)  # type: ignore[misc]
            await pilot.press(*(keys or ("enter",)))
        await until(pilot, lambda: "shown, 1 skipped." in " ".join(text(app).split()))
        assert "All done" not in text(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("t")
        for number, cost in ((2, 0.2), (3, 0.1), (1, 0.3)):
            await until(pilot, lambda number=number: f"costliest: {number} of 3" in text(app))  # type: ignore[misc]
            assert learn(app).exercise.judged.cost == cost
            await pilot.press("pagedown")


async def test_what_was_found_is_played_on_and_the_replay_stands_where_one_was(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.06, 0.3, 0.25))
    async with learning_from(saved) as (pilot, app):
        assert not learn(app).check_action("play_on", ())
        await pilot.press("h", "pagedown")
        await until(pilot, lambda: "2 of 3" in text(app))
        judged = learn(app).exercise.judged
        learn(app).board.post_message(Board.Intent(judged.best))
        await until(pilot, lambda: learn(app).over)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen))
        assert isinstance(app.screen, WhatIfScreen)
        assert app.screen.trial.start == judged.step - 1
        assert app.screen.trial.tried[0] == judged.best
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.step == 0


async def test_of_another_move_as_good_as_the_best_the_worth_is_told_and_no_figures_of_the_best(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with learning_from(saved, (80, 24)) as (pilot, app):
        screen = learn(app)
        near = screen.exercise.judged.choices[1].action
        screen.board.post_message(Board.Intent(near))
        await until(pilot, lambda: "Good: " in text(app))
        assert text(app).count("58%") == 2
        assert "Move played:" in text(app)


@pytest.mark.parametrize(("margin", "told"), [(0.01, False), (0.03, True)])
async def test_that_the_best_is_about_as_good_is_told_of_another_right_move(
    margin: float, told: bool, tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,), game="dolores", margin=margin)
    async with learning_from(saved, (80, 24)) as (pilot, app):
        screen = learn(app)
        near = screen.exercise.judged.choices[1].action
        screen.board.post_message(Board.Intent(near))
        await until(pilot, lambda: "Good: " in text(app))
        view, _ = decided(saved.journal, screen.exercise.judged.step)
        best = text_of(screen.face.proposal(view, screen.exercise.judged.best))
        assert (f"bout as good: {best}" in text(app)) == told


def reasoning(monkeypatch: pytest.MonkeyPatch, why: Reason | None, came: Reason | None) -> None:
    """Give every move that is tried the same reasons: why it is better, and what comes of it."""

    async def found(*_: Any) -> Reasons:
        return why, came

    monkeypatch.setattr(tui.app.screens.learn, "compared", found)


@pytest.mark.parametrize(("why", "told"), [("free", True), ("even", False)])
@pytest.mark.parametrize("margin", [0.01, 0.03])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_after_another_right_move_it_is_told_why_that_one_is_better_than_the_one_played(
    language: Language,
    margin: float,
    why: str,
    told: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The reason teaches more than that the best move is about as good. Where both moves are alike,
    no reason is told."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,), game="dolores", margin=margin)
    reasoning(monkeypatch, Reason(why, {}), None)
    async with learning_from(saved, (80, 24), language) as (pilot, app):
        screen = learn(app)
        screen.board.post_message(Board.Intent(screen.exercise.judged.choices[1].action))
        await until(pilot, lambda: screen.over)
        await at_rest(pilot)
        gain = app.say.behind_label(app.say.line("hint.why.dolores.free"))
        said = text_of(app.say.line("review.why", why=gain)).casefold()
        assert (flat(said) in flat(text(app)).casefold()) == told


async def test_after_a_wrong_move_it_is_told_what_comes_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This is told of the move played too, until the answer is shown, because a number alone does
    not tell why."""
    saved = mistaken(tmp_path / "game.ludo")
    reasoning(monkeypatch, None, CAME["dolce-vita"])
    async with learning_from(saved, (80, 24)) as (pilot, app):
        screen = learn(app)
        judged = screen.exercise.judged
        view, taken = decided(saved.journal, judged.step)
        others = {each.action for each in judged.choices} | {taken}
        wrong = next(each for each in saved.journal.game.legal(view) if each not in others)
        screen.board.post_message(Board.Intent(wrong))
        await until(pilot, lambda: "Your move: " in text(app))
        screen.board.post_message(Board.Intent(taken))
        await until(pilot, lambda: "Same as in the game" in text(app))
        assert "Your move: " in text(app), "what the review says of it"
        await pilot.press("h")
        await until(pilot, lambda: screen.over and "Your move: " not in text(app))


async def test_a_reason_that_comes_late_is_not_told_of_another_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = asyncio.Event()

    async def late(*_: Any) -> Reasons:
        await told.wait()
        return None, CAME["dolce-vita"]

    monkeypatch.setattr(tui.app.screens.learn, "compared", late)
    saved = mistaken(tmp_path / "game.ludo")
    async with learning_from(saved, (80, 24)) as (pilot, app):
        screen = learn(app)
        screen.board.post_message(Board.Intent(screen.exercise.judged.best))
        await until(pilot, lambda: screen.over)
        await pilot.press("u")
        await until(pilot, lambda: not screen.over)
        told.set()
        await at_rest(pilot)
        assert "Your move: " not in text(app)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "played: "), ("fr", "joué : "), ("de", "gespielt: ")]
)
@pytest.mark.parametrize("game", offered_games())
async def test_the_question_says_what_was_played(
    game: str, language: Language, said: str, tmp_path: Path
) -> None:
    players = ("Anna", "Bo", "Ci", "Da")
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3), *players, game=game)
    async with learning_from(saved, (80, 24), language) as (pilot, app):
        screen = learn(app)
        view, taken = decided(saved.journal, screen.exercise.judged.step)
        played = flat(said + text_of(screen.face.proposal(view, taken)))
        await until(pilot, lambda: played in flat(text(app)))


async def test_nothing_that_comes_after_is_told_before_the_answer(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    for size in ((80, 24), (120, 40)):
        async with learning_from(saved, size) as (pilot, app):
            screen = learn(app)
            shown = [*screen.chronicle.lines, *screen.query_one("#learn").lines]  # type: ignore[attr-defined]
            later = screen.told(screen.number + 1)
            assert later and not any(each in shown for each in later)
            await pilot.press("h")
            await until(pilot, lambda: "What was best" in text(app))
            assert not screen.board.open and read_learnt(saved) == frozenset()
            await pilot.press("u")
            await until(pilot, lambda: "Find the best move" in flat(text(app)))
            assert screen.board.open


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_way_out_is_in_the_bottom_line_at_eighty_columns(
    tmp_path: Path, language: Language
) -> None:
    players = ("Anna", "Bo", "Ci")
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3), *players, game="dolores")
    async with learning_from(saved, (80, 24), language) as (pilot, app):
        await until(pilot, lambda: app.say("learn.leave") in text(app).splitlines()[-1])


async def test_what_the_worth_of_a_move_is_counted_in_is_said(tmp_path: Path) -> None:
    players = ("Anna", "Bo", "Ci", "Da")
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3), *players, game="dalmuti")
    async with learning_from(saved) as (pilot, app):
        screen = app.screen
        assert isinstance(screen, LearnScreen)
        for answer in ("right", "worse"):
            best = screen.exercise.judged.best
            told = answered(screen.face, *screen.exercise, answer, best)
            assert "place in this hand" in text_of(told)
        await pilot.press("h")
        await until(pilot, lambda: "place in this hand" in text(app))


async def test_all_games_are_one_key_away(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    mistaken(tmp_path / "other.ludo", (0.25,))
    async with learning_from(saved) as (pilot, app):
        await until(pilot, lambda: "1 of 2" in text(app))
        await pilot.press("x")
        await until(pilot, lambda: "1 of 3" in text(app))


async def test_after_the_moves_of_a_game_it_is_said_that_no_other_game_has_any(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with learning_from(saved) as (pilot, app):
        await until(pilot, lambda: "1 of 2" in text(app))
        await pilot.press("x")
        await until(pilot, lambda: "No other reviewed game" in text(app))


async def test_keys_are_obeyed_while_all_games_are_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    mistaken(tmp_path / "other.ludo", (0.25,))
    read = Event()

    def slowly(folder: Path) -> list[Exercise]:
        read.wait()
        return [*all_exercises(folder)]

    monkeypatch.setattr("tui.app.screens.learn.all_exercises", slowly)
    async with learning_from(saved) as (pilot, app):
        await until(pilot, lambda: "1 of 2" in text(app))
        try:
            await pilot.press("x", "h")
            await until(pilot, lambda: "What was best" in text(app))
        finally:
            read.set()
        await until(pilot, lambda: "1 of 3" in text(app))


def test_a_picture(snap_compare: Callable[..., bool], tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.25, 0.3))
    app = app_on(lambda: ReplayScreen(saved), tmp_path, language="fr", theme="parchment")

    async def told(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen) and app.screen.board.open)
        await pilot.press("h")
        await until(pilot, lambda: "Ce qui valait mieux" in text(app))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=(80, 24), run_before=told)


async def test_without_a_mistake_there_is_nothing_to_learn(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", ())
    app = app_on(lambda: ReplayScreen(saved), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert not app.screen.check_action("learn", ())
        await until(pilot, lambda: "No costly moves" in text(app))


async def test_with_mistakes_of_others_alone_the_key_says_so(tmp_path: Path) -> None:
    saved = load(mistaken(tmp_path / "game.ludo").path)
    others = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 1]
    made_up(saved, {others[0]: 0.3}, 10)
    app = app_on(lambda: ReplayScreen(saved), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("t")
        await until(pilot, lambda: "K goes to others’ costly moves" in text(app))
        assert isinstance(app.screen, ReplayScreen)


@pytest.mark.parametrize("seat", [1, EVERYONE])
async def test_from_the_seat_of_a_robot_its_own_mistakes_are_asked_for(
    seat: Seat, tmp_path: Path
) -> None:
    """With all hands open the mistakes of robots are asked for, too, where people made none."""
    saved = load(mistaken(tmp_path / "game.ludo").path)
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 1]
    made_up(saved, dict.fromkeys(own[:2], 0.3), 10)
    app = app_on(lambda: ReplayScreen(saved, seat=seat), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen) and app.screen.board.open)
        assert learn(app).exercise.judged.seat == 1
        await until(pilot, lambda: "1 of 2" in text(app))
        name = saved.header.players[1].name
        assert f"Learn from {name}’s costly moves" in text(app)


async def test_it_is_said_that_the_costliest_comes_first(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3, 0.2))
    learning = Learning(exercises(saved, Review(saved)))
    app = app_on(lambda: LearnScreen(learning), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "costliest: 1 of 3; step " in text(app))


@pytest.mark.parametrize("game", offered_games())
async def test_the_question_takes_no_more_room_than_its_lines_and_the_table_is_whole(
    game: str, tmp_path: Path
) -> None:
    """Blank lines under the question would cover the standings and the hand."""
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3), "Anna", "Bo", "Ci", "Da", game=game)
    async with learning_from(saved, (80, 24)) as (pilot, app):
        await until(pilot, lambda: "Find the best move." in flat(text(app)))
        assert text(app).splitlines()[-2].rstrip().endswith("move.")
        assert app.screen.query_one("#rows").size.height > 0
        await pilot.press("h")
        await until(pilot, lambda: not app.screen.query_one("#rows").display)
        await pilot.press("u")
        await until(pilot, lambda: app.screen.query_one("#rows").display)


async def test_from_the_seat_of_one_of_several_people_only_their_own_are_asked_for(
    tmp_path: Path,
) -> None:
    """The games of the rules' examples have people at every seat, and all their moves were asked
    for under the name of one."""
    live = to_the_end(new_live(tmp_path, humans=("Anna", "Bruno")))
    live.close()
    saved = load(live.path)
    first = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    second = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 1]
    made_up(saved, {first[0]: 0.1, first[1]: 0.2, second[0]: 0.3}, 10)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen) and app.screen.board.open)
        assert {each.judged.seat for each in learn(app).learning.exercises} == {0}
