"""The line of a What if: what may be expected here, beside the game as it was played."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from engine.dolce_vita.actions import Place
from engine.dolce_vita.cards import Column
from engine.game import EVERYONE
from engine.review import decided
from saves.header import Player
from saves.reading import SavedGame, load
from saves.reviews import Judged, Weighed
from tests.tui.app.test_replay import replaying
from tests.tui.app.test_what_if import choosing, place, tried, trying
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import mistaken
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.games.registry import offered_games
from tui.session.aftermath import End
from tui.session.later_moves import Moved, branched
from tui.session.outlook import Question, Tries, Unknown
from tui.session.thinking import LocalThinker
from tui.session.what_if import Trial
from tui.words import LANGUAGES, Language
from tui.words.spans import BLANK, Span, plain, text_of


class Told:
    """A lookout that expects more the more was tried."""

    def __init__(self, saved: SavedGame) -> None:
        self.seats = len(saved.header.players)
        self.stopped = False

    async def look(self, question: Question) -> Tries:
        await asyncio.sleep(0)
        share = 0.3 + question.tried.count("{") / 100
        rest = (0.1,) * (self.seats - 1)
        return Tries(((share, *rest),) * question.tries, ((0.2, *rest),) * question.tries)

    async def judge(self, moved: Moved) -> Judged[Any] | None:
        await asyncio.sleep(0)
        return None

    def stop(self) -> None:
        self.stopped = True


class Lost(Told):
    """A lookout whose process is gone."""

    async def look(self, question: Question) -> Tries:
        raise Unknown


class Stern(Told):
    """A lookout that keeps the later moves it judges. The second of them costs 30 %, every other
    12 %."""

    def __init__(self, saved: SavedGame) -> None:
        super().__init__(saved)
        self.saved = saved
        self.judged: list[Moved] = []

    async def judge(self, moved: Moved) -> Judged[Any] | None:
        self.judged.append(moved)
        branch = branched(self.saved, moved.start, moved.tried)
        view, action = decided(branch, len(branch))
        best = next(each for each in branch.game.legal(view) if each != action)
        cost = 0.3 if len(self.judged) == 2 else 0.12
        return Judged(
            len(branch), 0, (Weighed(best, 0.5), Weighed(action, 0.5 - cost)), 1, cost, 0.02
        )


class Slow(Told):
    """A lookout whose differences are never known well, and which remembers what it was asked."""

    def __init__(self, saved: SavedGame) -> None:
        super().__init__(saved)
        self.questions: list[Question] = []

    async def look(self, question: Question) -> Tries:
        self.questions.append(question)
        found = await super().look(question)
        swing = [0.2 * ((question.first + n) % 2) for n in range(question.tries)]
        here = ((each[0] + by, *each[1:]) for each, by in zip(found.here, swing, strict=True))
        return Tries(tuple(here), found.there)


@asynccontextmanager
async def at_mistake(
    saved: SavedGame, folder: Path, lookout: Any, size: tuple[int, int] = (120, 40), **settings: Any
) -> AsyncIterator[tuple[Pilot[Any], LudothequeApp]]:
    app = app_on(lambda: ReplayScreen(saved, seat=0), folder, **settings)
    app.lookout = lookout
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("j")
        await until(pilot, lambda: app.screen.mistake is not None)  # type: ignore[attr-defined]
        yield pilot, app


@asynccontextmanager
async def trying_any(
    folder: Path, lookout: Any, size: tuple[int, int] = (120, 40), **settings: Any
) -> AsyncIterator[tuple[Pilot[Any], LudothequeApp, WhatIfScreen]]:
    """Try moves from a step whose decision no review has judged."""
    saved = load(saved_game(folder / "game.ludo"))
    step = next(n for n, each in enumerate(saved.journal.actions) if each.seat == 0)
    app = app_on(lambda: ReplayScreen(saved, step, seat=0), folder, **settings)
    app.lookout = lookout
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        yield pilot, app, await tried(pilot, app)


def told(caption: Any) -> str:
    return plain(caption.lines)


WEIGHED = (
    "Tried move · ■ Anna: better, 60% instead of 30% "
    "(chance of winning the game, given what ■ Anna knew)"
)
"""What the review says of the better move."""


def expected(screen: WhatIfScreen) -> str:
    share = 30 + len(screen.trial.tried)
    return f"Anna: better, {share}% instead of 20%"


async def test_what_the_better_move_was_worth_stands_to_the_end_and_nothing_beside_it(
    tmp_path: Path,
) -> None:
    """Chances counted with all cards known would be compared with this worth, and hold luck."""
    async with at_mistake(mistaken(tmp_path / "game.ludo"), tmp_path, Slow) as (pilot, app):
        await pilot.press("enter")
        screen = await tried(pilot, app)
        await until(pilot, lambda: WEIGHED in text(app))
        await place(pilot, screen, "a")
        await tried(pilot, app)
        await pilot.pause()
        assert WEIGHED in text(app) and "quick estimate" not in text(app)
        lookout = screen._lookout
        assert isinstance(lookout, Slow) and not lookout.questions
        await pilot.press("u")
        await tried(pilot, app)
        assert WEIGHED in text(app)


async def test_before_the_first_move_of_a_judged_decision_no_other_figure_stands(
    tmp_path: Path,
) -> None:
    async with at_mistake(mistaken(tmp_path / "game.ludo"), tmp_path, Told) as (pilot, app):
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        await until(pilot, lambda: screen._outlook is not None)
        assert not screen.trial.tried and told(screen.query_one("#outlook")).strip() == ""


async def test_from_any_other_step_it_is_told_after_every_move(tmp_path: Path) -> None:
    async with trying_any(tmp_path, Told) as (pilot, app, screen):
        for _ in range(2):
            await place(pilot, screen, "a")
            await until(pilot, lambda: screen.board.open and expected(screen) in text(app))
            assert "quick estimate" in text(app)
        lookout = screen._lookout
        assert isinstance(lookout, Told) and not lookout.stopped
        await pilot.press("escape")
        await until(pilot, lambda: lookout.stopped)


async def test_the_better_move_is_shown_until_a_key_where_tables_wait(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with at_mistake(saved, tmp_path, Told, pauses="robots") as (pilot, app):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen))
        screen = trying(app)
        await until(pilot, lambda: "Enter to continue" in text(app).splitlines()[0])
        bottom = text(app).splitlines()[-1]
        assert "Enter continue" in bottom and "> to your turn" in bottom
        await until(pilot, lambda: WEIGHED in text(app))
        assert len(screen.trial.tried) == 1 and not screen.board.open
        await pilot.press("enter")
        await tried(pilot, app)
        assert len(screen.trial.tried) > 1


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_where_an_end_is_told_the_costliest_later_move_of_ones_own_is_told_too(
    game: str, language: Language, size: tuple[int, int], tmp_path: Path
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", *"ABCD", game=game))
    actions, chose = saved.journal.actions, saved.journal.chose
    own = [n for n, each in enumerate(actions) if each.seat == 0 and chose(n)]
    trial, lookout = Trial(saved, own[-3], {0}, EVERYONE, actions[own[-3] :]), cast(Any, Stern)
    app = app_on(lambda: WhatIfScreen(trial, True), tmp_path, language=language)
    app.lookout = lookout
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen))
        later, screen = app.say("outlook.later"), app.screen
        await until(pilot, lambda: later in text(app))
        [row] = (each for each in text(app).splitlines() if later in each)
        cost = r",\D* 0[.,]9 ±0[.,]1" if game == "dalmuti" else " −30 ±2"
        assert re.search(f"{app.say('review.grade.blunder')}{cost}", row.replace("\xa0", " "))
        assert isinstance(screen, WhatIfScreen) and isinstance(screen._lookout, Stern)
        assert len(screen._lookout.judged) == 2, "the first move is told of by itself"
        better = text_of(app.say.line("review.here", best=BLANK)).replace("\xa0", " ").strip()
        assert better in told(screen.query_one("#outlook")).replace("\xa0", " ").splitlines()[-1]


async def test_before_an_end_no_later_move_is_judged_or_told(tmp_path: Path) -> None:
    async with trying_any(tmp_path, Stern) as (pilot, app, screen):
        for _ in range(2):
            await place(pilot, screen, "a")
            await tried(pilot, app)
        await until(pilot, lambda: expected(screen) in text(app))
        lookout = screen._lookout
        assert isinstance(lookout, Stern) and not lookout.judged
        assert app.say("outlook.later") not in text(app)


async def test_in_the_pause_after_a_round_it_is_told_what_that_came_to(tmp_path: Path) -> None:
    """The key to one's turn stops at the pause. The lookout, which never answers here, is not
    needed."""
    saved = load(saved_game(tmp_path / "game.ludo"))
    chose, actions = saved.journal.chose, saved.journal.actions
    ends = next(n for n in range(len(actions)) if any(saved.journal.branch(n).interims()))
    own = max(n for n in range(ends) if actions[n].seat == 0 and chose(n))
    trial = Trial(saved, own, {0}, EVERYONE, actions[own : own + 1])
    app = app_on(lambda: WhatIfScreen(trial, True), tmp_path, pauses="robots", speed="normal")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen))
        await pilot.press("greater_than_sign")
        await until(pilot, lambda: "Enter to continue" in text(app))
        assert "Round 1 ·" in text(app)
        await pilot.press("greater_than_sign")
        await until(pilot, lambda: app.screen.board.open)  # type: ignore[attr-defined]
        assert "Round 1 ·" in text(app)


class Listening(LocalThinker):
    """A thinker that remembers at which seats it chose, and as whom."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str]] = []

    async def choose(self, game: Any, player: Player, view: Any, *more: Any) -> Any:
        """See Thinker."""
        self.asked.append((view.seat, player.by))
        return await super().choose(game, player, view, *more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_a_key_lets_robots_finish_the_round_and_what_it_came_to_is_told(
    game: str, language: Language, tmp_path: Path
) -> None:
    """The moves that robots make for the player are not judged, but undone like the player's own.
    A strong robot makes them, so that a better first move is not wasted."""
    saved = load(saved_game(tmp_path / "game.ludo", *"ABCD", game=game))
    chose, actions = saved.journal.chose, saved.journal.actions
    own = next(n for n in range(len(actions)) if actions[n].seat == 0 and chose(n))
    trial = Trial(saved, own, {0}, EVERYONE, actions[own : own + 1])
    app = app_on(lambda: WhatIfScreen(trial, True), tmp_path, language=language)
    app.lookout = cast(Any, Stern)
    thinker = app.thinker = Listening()
    async with running(app, (80, 24)) as pilot:
        screen = await tried(pilot, app)
        await until(pilot, lambda: f"Z {app.say('what_if.finish')}" in text(app).splitlines()[-1])
        await pilot.press("z")
        await until(pilot, lambda: screen.driver.over or screen.board.open)
        journal = trial.journal
        ends = journal.part_places if game == "dalmuti" else journal.interims
        over = len([*ends(own)]) if game != "dalmuti" else 1
        ended = app.say(f"outlook.end.{game}", n=over)
        await until(pilot, lambda: f"{ended} · " in text(app))
        assert over and not screen._moves
        assert {level for seat, level in thinker.asked if seat == 0} == {"master@400"}
        step = len(journal)
        if not screen.driver.over:  # and so once more
            await pilot.press("z")
            await until(pilot, lambda: len(journal) > step)
            await until(pilot, lambda: screen.driver.over or screen.board.open)
            assert not screen._moves
        step = len(journal)
        await pilot.press("u")
        await until(pilot, lambda: len(trial.journal) < step and screen.board.open)
        assert screen.check_action("finish", ()) and screen._finishing is None


async def test_what_is_chosen_on_the_board_is_played_before_robots_finish(tmp_path: Path) -> None:
    """A robot once played another card than the one that was laid out."""
    saved = load(saved_game(tmp_path / "game.ludo"))
    app = app_on(lambda: WhatIfScreen(Trial(saved, 4, {0}, EVERYONE), True), tmp_path)
    app.lookout = cast(Any, Stern)
    async with running(app, (80, 24)) as pilot:
        screen = app.screen
        assert isinstance(screen, WhatIfScreen)
        await until(pilot, lambda: screen.board.open)
        journal, seat = screen.trial.journal, screen.perspective
        step, hand = len(journal), screen.live.table.view(seat).hands[seat]
        card = (hand & -hand).bit_length()
        await pilot.press(str(card), "g", "z")
        await until(pilot, lambda: len(journal) > step + 3)
        assert journal.actions[step] == Place(seat, card, Column(6))
        await until(pilot, lambda: screen.driver.over or screen.board.open)


async def test_no_key_waits_for_it(tmp_path: Path) -> None:
    """The lookout never answers here, and still every key works."""
    async with replaying(tmp_path, step=40) as (pilot, app, replay):
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        await until(pilot, lambda: "Working out the chances" in text(app))
        await place(pilot, screen, "a")
        await tried(pilot, app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)


async def test_what_cannot_be_worked_out_is_said(tmp_path: Path) -> None:
    async with trying_any(tmp_path, Lost) as (pilot, app, screen):
        await place(pilot, screen, "a")
        await until(pilot, lambda: "The chances here cannot be worked out." in text(app))


async def test_a_game_that_goes_on_has_no_such_line(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "half.ludo", steps=40))
    app = app_on(lambda: ReplayScreen(saved, 30, seat=0), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        assert not screen.query("#outlook") and "with all cards known" not in text(app)


SIZES = [(80, 24), (100, 30), (200, 60)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_whole_at_every_size(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    async with trying_any(tmp_path, Told, size, language=language) as (pilot, app, screen):
        line = screen.query_one("#outlook")
        await place(pilot, screen, "a")
        await until(pilot, lambda: f"{30 + len(screen.trial.tried)}" in told(line))
        assert "20" in told(line) and text(app).splitlines()[-2].rstrip() == told(line).rstrip()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_a_judged_move_it_is_told_whole_too(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with at_mistake(saved, tmp_path, Told, size, language=language) as (pilot, app):
        await pilot.press("enter")
        screen = await tried(pilot, app)
        line = screen.query_one("#outlook")
        await until(pilot, lambda: "60" in told(line) and "30" in told(line))
        first, second = told(line).splitlines()
        assert [each.rstrip() for each in text(app).splitlines()[-3:-1]] == [first, second]
        assert "Anna" in first and first.endswith(")") and second.strip()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "luck in the game: 3.1 expected"),
        ("fr", "De la chance dans la partie : on attendait 3,1"),
        ("de", "In der Partie Glück: zu erwarten war 3,1"),
    ],
)
async def test_a_mistake_that_cost_nothing_this_time_is_told_to_be_one_on_average(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The sentence stands whole on the smallest terminal; otherwise the mistake seems to cost
    nothing."""
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3), *"ABCD", game="dalmuti")
    both = End((Span("Hand 2 · "),), (1, 1))
    monkeypatch.setattr("tui.session.aftermath.ended", lambda *_: both)
    async with at_mistake(saved, tmp_path, Told, (80, 24), language=language) as (pilot, app):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen))
        await until(pilot, lambda: said in text(app).replace("\xa0", " "))


async def test_each_try_is_taken_once_and_none_where_the_trial_is_no_more(tmp_path: Path) -> None:
    async with trying_any(tmp_path, Slow) as (pilot, app, screen):
        await place(pilot, screen, "a")
        await tried(pilot, app)
        lookout = screen._lookout
        assert isinstance(lookout, Slow)
        await until(pilot, lambda: screen._outlook is not None and screen._outlook.tries == 64)
        last = lookout.questions[-1].tried
        asked = [each.first for each in lookout.questions if each.tried == last]
        assert asked == [*range(0, 64, 2)]
        passed = [each for each in lookout.questions if each.tried not in ("[]", last)]
        assert len(passed) < 32
