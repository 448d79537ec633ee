"""The tutorials: every lesson with the real keys, and nothing of them is saved."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dalmuti.actions import Gift, Pass
from engine.dolores.actions import Announce, Commit
from engine.game import Setup
from engine.journal import Journal
from engine.registry import game_named
from saves.writing import LiveGame
from tests.tui.screens import click, text
from tests.tui.tables import app_on, noon, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.home import HomeScreen
from tui.app.screens.lesson import LessonScreen
from tui.app.screens.memo import MemoScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.what import WhatScreen
from tui.app.widgets.caption import Caption
from tui.app.widgets.standings import Standings
from tui.games.lesson import Lesson, words_of
from tui.games.registry import card_of, face_for, guide_for, offered_games
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.render.places import Place, shows
from tui.render.prose import strong
from tui.render.scene import Frame
from tui.session.new_game import begin, default_game
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import BLANK, NO_BREAK, text_of, width, wrap

ENGLISH = Wording("en")
GUIDES = [game for game in offered_games() if card_of(game).lesson]


def keys(game: str, action: Any, say: Wording = ENGLISH) -> list[str]:
    """Return the keys of a move, as the lessons say them."""
    if game == "dolce-vita":
        return [str(action.card), "abcdefg"[action.column], "enter"]
    if isinstance(action, Pass):
        return ["p"]
    if isinstance(action, Gift):
        return [*"".join(map(str, action.cards)), "enter"]
    if game == "dalmuti":
        return [*str(action.rank), *[say("da.jester").lower()] * action.jesters, "enter"]
    if isinstance(action, Announce):
        return ["a", say(f"cap.do.{action.gesture}").lower(), "enter"]
    if isinstance(action, Commit):
        return [say(f"cap.do.{action.gestures}").lower(), "enter"]
    return ["2", "enter"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_every_lesson_fits_the_panel_of_its_terminal(game: str, language: Language) -> None:
    say = Wording(language)
    for key in ("guide.done", "guide.done.only"):
        assert len(wrap(strong(say(key, game=say("game.dalmuti"))), 78)) <= 4
        assert len(wrap(strong(say(key, game=say("game.dalmuti"))), 98)) <= 3
    for key in ("guide.dead", "guide.read-first", "table.helped"):
        assert width(say(key, key="X")) <= 78
    for lesson in guide_for(game).lessons:
        for cells, lines in ((78, 4), (98, 3)):
            assert len(wrap(strong(words_of(lesson, say, UNICODE)), cells)) <= lines, lesson.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_what_the_lesson_wants_instead_is_said_in_whole(game: str, language: Language) -> None:
    guide, say = guide_for(game), Wording(language)
    face = face_for(game, Company(tuple(card_of(game).robots)[: guide.seats], say, UNICODE))
    journal = Journal(game_named(game), Setup(guide.seats, guide.options))
    for step in guide.steps:
        action = step.action if isinstance(step, Lesson) else step
        if isinstance(step, Lesson) and action is not None:
            move = text_of(face.proposal(journal.game.view(journal.state, 0), action))
            assert width(say("guide.not-this", move=move)) <= 78
        if action is not None:
            journal.append(action)


def test_the_lessons_name_the_keys_of_their_language() -> None:
    for say in map(Wording, LANGUAGES):
        assert f"*{say('cap.do.talk')}*" in say("guide.do.announce")
        assert f"*{say('cap.do.1')}*" in say("guide.do.share")
        shown = [f"{say(f'cap.do.{gesture}')}{int(gesture == 1)}" for gesture in (1, 2, 4)]
        assert NO_BREAK.join(shown) in say("guide.do.record")
        assert f"*{say('da.jester')}*" in say("guide.da.jester")


def lit(screen: LessonScreen) -> set[Place]:
    """Return those places that the current lesson speaks of and that are in sight, even in part."""
    assert screen.lesson is not None
    canvases = [screen.board, *screen.query(Standings)]
    spans = [
        span
        for canvas in canvases
        if canvas.size.width
        for row in canvas.lines[: canvas.size.height]
        for span in row
    ]
    return {place for place in screen.lesson.lit if any(shows(each, [place]) for each in spans)}


async def learn(pilot: Pilot[Any], app: LudothequeApp, screen: LessonScreen) -> list[str]:
    """Do as every lesson says. Return the text of the screen at each lesson, once all places that
    the lesson speaks of are in sight."""
    pages = []
    for lesson in screen.guide.lessons:
        await until(pilot, lambda lesson=lesson: screen.lesson is lesson)  # type: ignore[misc]
        reads = lesson.action is None
        await until(pilot, lambda reads=reads: screen.check_action("go_on", ()) or not reads)  # type: ignore[misc]
        await until(pilot, lambda reads=reads: screen.board.open or reads)  # type: ignore[misc]
        await until(pilot, lambda: lit(screen) == set(screen.lesson.lit))  # type: ignore[union-attr]
        await pilot.pause()
        pages.append(text(app))
        moves = keys(screen.guide.game, lesson.action, app.say) if not reads else ["enter"]
        await pilot.press(*moves)
    await until(pilot, lambda: screen.finished)
    await until(pilot, lambda: screen.asked() == BLANK)
    return pages


@pytest.mark.parametrize(
    ("size", "language"), [((80, 24), "de"), ((100, 30), "en"), ((120, 40), "fr")]
)
@pytest.mark.parametrize("game", GUIDES)
async def test_a_guide_is_gone_through_with_the_keys_it_names(
    tmp_path: Path, game: str, size: tuple[int, int], language: Language
) -> None:
    app = app_on(lambda: LessonScreen(game, "Zoé"), tmp_path, language=language)
    async with running(app, size) as pilot:
        screen = await opened(pilot, app)
        pages = await learn(pilot, app, screen)
        last = app.say("guide.lesson", n=len(pages), of=len(pages))
        await until(pilot, lambda: app.say("guide.title") in text(app) and last not in text(app))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    for number, page in enumerate(pages, 1):
        assert app.say("guide.lesson", n=number, of=len(pages)) in page

    assert any("Zoé" in page for page in pages)
    assert list(tmp_path.iterdir()) == []


async def opened(pilot: Pilot[Any], app: LudothequeApp) -> LessonScreen:
    """Return the tutorial, once it is on the screen."""
    await until(pilot, lambda: isinstance(app.screen, LessonScreen) and app.screen.query("#lesson"))
    screen = app.screen
    assert isinstance(screen, LessonScreen)
    return screen


async def to_the_first_move(pilot: Pilot[Any], app: LudothequeApp) -> LessonScreen:
    """Read on up to the first lesson that asks for a move."""
    screen = await opened(pilot, app)
    while not screen.board.open:
        await until(pilot, lambda: screen.board.open or screen.check_action("go_on", ()))
        if not screen.board.open:
            await pilot.press("enter")
    return screen


async def at_its_end(pilot: Pilot[Any], app: LudothequeApp) -> LessonScreen:
    """Finish a tutorial that is cut down to its last page, and return its screen."""
    screen = await opened(pilot, app)
    await until(pilot, lambda: screen.check_action("go_on", ()))
    await pilot.press("enter")
    await until(pilot, lambda: screen.finished)
    return screen


def last_page(game: str, pages: int = 1) -> LessonScreen:
    """Return a tutorial of which only the last pages are left, with no place lit."""
    screen = LessonScreen(game, "Zoé")
    told = [each._replace(lit=()) for each in screen.guide.lessons[-pages:]]
    screen.guide = screen.guide._replace(steps=tuple(told))
    return screen


@pytest.mark.parametrize("game", GUIDES)
async def test_a_guide_ends_in_a_first_game_against_novices(tmp_path: Path, game: str) -> None:
    app = app_on(lambda: last_page(game), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await at_its_end(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        (person, *robots) = screen.live.header.players
        assert (person.name, person.by) == ("Zoé", "human")
        assert {each.by for each in robots} == {"novice"}
        assert screen.live.header.options == guide_for(game).options
        await until(pilot, lambda: "suggests a move" in text(app))
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, MemoScreen))
        await until(pilot, lambda: "Tutorial · " in text(app).splitlines()[0])
        await until(pilot, lambda: "read on" in text(app).splitlines()[-1])
        assert not screen.scenes.here.is_set()
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await until(pilot, screen.scenes.here.is_set)


@pytest.mark.parametrize("level", ["novice", "normal"])
async def test_a_game_continued_against_novices_keeps_the_words_of_the_tutorial(
    level: str, tmp_path: Path
) -> None:
    live = begin(default_game("dolores", level=level), tmp_path, noon)
    live.close()
    app = app_on(lambda: PlayScreen(LiveGame.resume(live.path)), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        assert ("M shows the tutorial" in text(app)) == (level == "novice")
        await pilot.press("m")
        assert isinstance(app.screen, MemoScreen) == (level == "novice")


async def test_the_rules_open_at_the_section_of_the_page(tmp_path: Path) -> None:
    app = app_on(lambda: last_page("dolores", 2), tmp_path)
    async with running(app, (80, 24)) as pilot:
        screen = await opened(pilot, app)
        for words in ("sum of its values", "the game ends", "1  What it is about"):
            await until(pilot, lambda: screen.finished or screen.check_action("go_on", ()))
            await pilot.press("f2")
            await until(pilot, lambda: isinstance(app.screen, RulesScreen))
            await until(pilot, lambda words=words: words in text(app))  # type: ignore[misc]
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is screen)
            if not screen.finished:
                await pilot.press("enter")


async def test_a_guide_leads_to_the_next_one(tmp_path: Path) -> None:
    app = app_on(lambda: last_page(GUIDES[-1]), tmp_path)
    async with running(app, (80, 24)) as pilot:
        screen = await at_its_end(pilot, app)
        await pilot.press("n")
        await until(pilot, lambda: app.screen is not screen)
        assert (await opened(pilot, app)).guide.game == GUIDES[0]


async def test_another_move_is_answered_beside_the_lesson_and_the_table_stays(
    tmp_path: Path,
) -> None:
    app = app_on(lambda: LessonScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        screen = await to_the_first_move(pilot, app)
        step = len(screen.conductor.table.journal)
        await pilot.press("2", "c")
        await until(
            pilot, lambda: "2 under\N{NO-BREAK SPACE}C?" in text(app) and "Q: leave" in text(app)
        )
        await pilot.press("enter")
        await until(
            pilot, lambda: "needs another move: 5 under column\N{NO-BREAK SPACE}A." in text(app)
        )
        assert len(screen.conductor.table.journal) == step and screen.board.open
        assert "house is at the bottom of A." in text(app) and "clear the choice" in text(app)
        await pilot.press("escape")
        await until(pilot, lambda: "2 of " in text(app))
        await pilot.press("5", "a", "enter")
        await until(pilot, lambda: len(screen.conductor.table.journal) > step)


async def test_escape_clears_a_choice_and_never_loses_the_place(tmp_path: Path) -> None:
    app = app_on(lambda: LessonScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 40)) as pilot:
        screen = await to_the_first_move(pilot, app)
        await pilot.press("2", "question_mark")
        await until(pilot, lambda: "Everywhere" in text(app))
        assert "  Esc     Clear" in text(app) and "  Q       Leave" in text(app)
        await pilot.press("escape", "escape")
        await until(pilot, lambda: app.screen is screen and "choose a" in text(app).lower())
        await pilot.press("escape", "x")
        await until(pilot, lambda: "X does nothing here" in text(app))
        assert "house is at the bottom of A." in text(app)


async def test_a_key_that_does_nothing_is_answered_beside_the_lesson(tmp_path: Path) -> None:
    app = app_on(lambda: LessonScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        screen = await opened(pilot, app)
        await until(pilot, lambda: screen.check_action("go_on", ()))
        await pilot.press("5")
        await until(pilot, lambda: "Press Enter to read on. 5 does nothing here" in text(app))
        await pilot.press("space")
        await until(pilot, lambda: "Space does nothing here" in text(app))
        assert "Seven columns" in text(app), "a page is not turned by the key that hurries"
        await pilot.press("enter")
        await until(pilot, lambda: screen.board.open)
        await pilot.press("x")
        await until(pilot, lambda: "X does nothing here" in text(app))
        await pilot.press("5")
        await until(pilot, lambda: "2 of " in text(app))


async def test_keys_pressed_while_others_play_are_kept(tmp_path: Path) -> None:
    app = app_on(lambda: LessonScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        screen = await to_the_first_move(pilot, app)
        play, gate = screen.play, asyncio.Event()

        async def held_up(number: int, spared: float = 0.0) -> Frame:
            frame = await play(number, spared)
            await gate.wait()
            return frame

        screen.play = held_up  # type: ignore[method-assign]
        await pilot.press("5", "a", "enter")
        await until(pilot, lambda: not screen.asking)
        await pilot.press("6", "b", "enter")
        gate.set()
        await until(pilot, lambda: "Nobody is in G" in text(app))


async def test_a_guide_can_be_left_at_once_and_speaks_another_language_at_once(
    tmp_path: Path,
) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await pilot.press("right", "o")
        await until(pilot, lambda: "Tutorial" in text(app) and "wreckers" in text(app))
        app.change(language="fr")
        await until(pilot, lambda: "naufrageurs" in text(app))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    assert list(tmp_path.iterdir()) == []


async def test_the_mouse_reads_on_and_finds_the_way_out(tmp_path: Path) -> None:
    app = app_on(lambda: LessonScreen("dolores"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "1 of 13" in text(app) and "Enter: continue" in text(app))
        await click(pilot, app, "Enter: continue")
        await until(pilot, lambda: "2 of 13" in text(app))
        await click(pilot, app, "Q: leave")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_leaves_early_is_told_where_the_tutorial_is(
    language: Language, tmp_path: Path
) -> None:
    app = app_on(lambda: LessonScreen("dolores"), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LessonScreen) and app.screen.waits)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        told = Wording(language)("guide.left")
        await until(pilot, lambda: [each.message for each in app._notifications] == [told])
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))


async def test_a_move_is_asked_for_only_until_it_is_made(tmp_path: Path) -> None:
    app = app_on(lambda: LessonScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Enter: continue" in text(app))
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        await pilot.press("enter")
        await until(pilot, lambda: screen.asking and "your move" in text(app))
        screen.play = never  # type: ignore[method-assign, assignment]
        await pilot.press("5", "a", "enter")
        await until(pilot, lambda: not screen.asking)
        await until(pilot, lambda: "watch the table" in text(app))
        assert "your move" not in text(app)


async def never(*_: object) -> None:
    """Play a scene that does not end."""
    await asyncio.Event().wait()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_under_a_card_the_lesson_does_not_name_keys_that_do_something_else(
    language: Language, tmp_path: Path
) -> None:
    """While a card is open, Enter opens the rules, and Q closes the card."""
    app = app_on(lambda: LessonScreen("dolce-vita"), tmp_path, language=language)
    keys = app.say("guide.read"), app.say("guide.leave", key="Q")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: all(each in text(app) for each in keys))
        panel = app.screen.query_one("#lesson", Caption)
        await pilot.press("i")
        await until(pilot, lambda: isinstance(app.screen, WhatScreen))
        await until(pilot, lambda: text_of(panel.lines[0]).strip().endswith("13"))
        assert app.say("guide.title") in text_of(panel.lines[0])
        await pilot.press("q")
        await until(pilot, lambda: all(each in text_of(panel.lines[0]) for each in keys))
