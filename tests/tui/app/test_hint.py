"""Hints: the best robot's move, on the person's own turn and from their own view only."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from textual.pilot import Pilot

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.cards import Column, cards_in
from engine.dolores.actions import Commit
from engine.dolores.cards import PARTAGE
from engine.dolores.phases import GESTURES
from engine.game import DEALER, Game, Prospect, Reason
from engine.registry import GAMES, game_named
from saves.header import Player
from saves.problems import SaveError
from saves.reading import load
from saves.verify import verify
from saves.writing import LiveGame
from tests.engine.journeys import Journey, Plan, plans
from tests.tui.cli.running import saved_game
from tests.tui.screens import click, text
from tests.tui.tables import SEED, advance, app_on, at_rest, lifted, new_live, noon, running, until
from tests.tui.wreckers import silent
from tui.app.app import LudothequeApp
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.app.widgets.hint import Hint
from tui.games.registry import face_for
from tui.render.face import Company, glyphs
from tui.session.hints import hint_strip
from tui.session.new_game import NewGame, begin, default_game
from tui.session.thinking import LocalThinker, ProcessThinker, ThinkingFailed
from tui.session.what_if import Trial
from tui.widgets.commands import commands_of
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of, width

Compare = Callable[..., bool]

FORESEEN = (
    Prospect(Place(0, 5, Column(2)), 0.414, 40),
    Prospect(Place(0, 6, Column(2)), 0.39, 40),
    Prospect(Place(0, 1, Column(0)), 0.051, 8),
    Prospect(Place(0, 2, Column(0)), 0.05, 8),
)


class Oracle(LocalThinker):
    """A thinker that gives the same advice to every question, once `may` is set. It keeps the
    questions, and counts those dropped before the answer."""

    def __init__(self, found: tuple[Prospect[Any], ...] | Exception = FORESEEN) -> None:
        self.found = found
        self.may = asyncio.Event()
        self.asked: list[tuple[Any, int]] = []
        self.dropped = 0

    async def advise(
        self, game: Game[Any, Any, Any], view: Any, seed: str, step: int
    ) -> tuple[Prospect[Any], ...]:
        self.asked.append((view, step))
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


def mine(live: LiveGame) -> bool:
    return 0 in live.table.to_act and len(live.journal) > 4


def at_table(folder: Path, oracle: Oracle, **settings: Any) -> tuple[LudothequeApp, LiveGame]:
    """Return the program and a game of Dolce Vita at Anna's third decision."""
    live = advance(new_live(folder, 3), mine)
    app = app_on(lambda: PlayScreen(live), folder, **settings)
    app.thinker = oracle
    return app, live


def advised_at_once(
    folder: Path, found: tuple[Prospect[Any], ...] = FORESEEN
) -> tuple[LudothequeApp, LiveGame]:
    """Return what `at_table` returns, with an oracle that answers at once."""
    oracle = Oracle(found)
    oracle.may.set()
    return at_table(folder, oracle)


async def asked(pilot: Pilot[Any], app: LudothequeApp) -> PlayScreen:
    await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
    assert isinstance(app.screen, PlayScreen)
    return app.screen


async def test_the_three_best_choices_are_told_with_what_they_promise(tmp_path: Path) -> None:
    oracle = Oracle()
    app, live = at_table(tmp_path, oracle)
    async with running(app) as pilot:
        await asked(pilot, app)
        assert "H hint" in text(app)
        await pilot.press("h")
        await until(pilot, lambda: "Working out a hint" in text(app))
        assert live.notes == {}
        oracle.may.set()
        await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" in text(app))
        shown = text(app)
        for words, share in (
            ("5 under column\N{NO-BREAK SPACE}C", 41),
            ("6 under column\N{NO-BREAK SPACE}C", 39),
            ("1 under column\N{NO-BREAK SPACE}A", 5),
        ):
            [row] = [row for row in shown.splitlines() if words in row]
            assert f" {share}%" in row
        assert "2 under column\N{NO-BREAK SPACE}A" not in shown and "chance of winning" in shown
        assert oracle.asked == [(live.table.view(0), len(live.journal))]
        await pilot.press("h")
        await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" not in text(app))


@pytest.mark.parametrize("size", [(100, 30), (120, 40), (200, 60)])
async def test_the_newest_lines_of_the_log_are_seen_above_a_hint(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Otherwise the hint covers what robots have just said to the player."""
    app, live = advised_at_once(tmp_path)
    async with running(app, size) as pilot:
        screen = await asked(pilot, app)
        newest = [text_of(each) for each in screen.told(len(live.journal))][-1].split()[0]
        await pilot.press("h")
        await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" in text(app))
        log = screen.chronicle
        [*_, last] = [row for row in map(text_of, log.lines) if row.strip()]
        assert newest in last or last.startswith("  "), last
        top = screen.query_one("#hint #hint-panel").region.y
        assert log.region.y + len(log.lines) <= top


async def test_one_is_given_in_a_what_if_of_a_game_that_is_over_and_played(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", *"ABC"))
    actions = enumerate(saved.journal.actions)
    start = next(n for n, each in actions if each.seat == 0 and saved.journal.chose(n))
    game = saved.journal.game
    action = game.legal(game.view(saved.journal.states[start], 0))[3]
    oracle = Oracle((Prospect(action, 0.5, 9),))
    oracle.may.set()
    app = app_on(lambda: WhatIfScreen(Trial(saved, start, {0}), True), tmp_path)
    app.thinker = oracle
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen) and app.screen.board.open)
        screen = app.screen
        assert isinstance(screen, WhatIfScreen)
        await pilot.press("h")
        await until(pilot, lambda: "Enter: follow the hint" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: screen.trial.tried[:1] == [action])
    assert load(saved.path).notes == {}


async def test_why_is_said_and_one_key_plays_it(tmp_path: Path) -> None:
    answer = Reason("unless", {"seat": 1, "card": 6})
    why = Reason("takes", {"column": 2, "object": 17}, (answer,))
    found = (replace(FORESEEN[0], why=why), *FORESEEN[1:])
    app, live = advised_at_once(tmp_path, found)
    async with running(app) as pilot:
        await asked(pilot, app)
        step = len(live.journal)
        await pilot.press("h")
        await until(pilot, lambda: "Enter: follow the hint" in text(app))
        shown = " ".join(text(app).replace("│", " ").split())
        assert "wins the 700,000 house" in shown and "(already included)" in shown
        bottom = text(app).splitlines()[-1]
        assert "Enter play it" in bottom and "Esc close" in bottom
        enter = [each for _, each in commands_of(app, app.screen) if each.keys == "enter"]
        assert [each.action for each in enter] == ["follow"]
        await pilot.press("enter")
        await until(pilot, lambda: len(live.journal) > step)
        assert live.journal.actions[step] == FORESEEN[0].action


@pytest.mark.parametrize("language", LANGUAGES)
async def test_both_keys_of_a_hint_have_room_beside_the_gestures(
    language: Language, tmp_path: Path
) -> None:
    new = default_game("dolores", 2, level="random", seed=SEED)
    live = advance(begin(new, tmp_path, noon), lambda each: each.table.view(0).phase == GESTURES)
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language)
    app.thinker = oracle = Oracle((Prospect(Commit(0, PARTAGE), 0.5, 40),))
    oracle.may.set()
    async with running(app, (80, 24)) as pilot:
        await asked(pilot, app)
        await pilot.press("h")
        follow, close = app.say("key.follow"), app.say("key.close_hint")
        await until(pilot, lambda: f" {follow}  " in text(app).splitlines()[-1])
        assert f" {close}  " in text(app).splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_covers_nothing_of_the_table(game: str, tmp_path: Path) -> None:
    new = default_game(game, level="random", seed=SEED)
    live = advance(begin(new, tmp_path, noon), mine)
    app = app_on(lambda: PlayScreen(live), tmp_path, language="fr")
    legal = list(live.journal.game.legal(live.table.view(0)))
    why = Reason("ahead", {"percent": 60, "instead": 50})
    app.thinker = oracle = Oracle(tuple(Prospect(each, 0.5, 40, why=why) for each in legal[:3]))
    oracle.may.set()
    async with running(app, (80, 24)) as pilot:
        table = await asked(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: ": suivre" in text(app))
        panel, board = table.query_one("#hint #hint-panel"), table.board
        await until(pilot, lambda: panel.region.height > 2)
        assert not panel.region.overlaps(board.region)
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: ": suivre" in text(app) and panel.region.x > 60)
        assert not panel.region.overlaps(board.region)
        await pilot.press("escape")
        await until(pilot, lambda: ": suivre" not in text(app))


async def test_who_picks_something_else_plays_that_with_the_same_key(tmp_path: Path) -> None:
    app, live = advised_at_once(tmp_path)
    async with running(app) as pilot:
        table = await asked(pilot, app)
        step, hand = len(live.journal), cards_in(live.table.view(0).hands[0])
        await pilot.press("h")
        await until(pilot, lambda: "Enter: follow the hint" in text(app))
        await pilot.press(str(hand[0]))
        await until(pilot, lambda: "Enter: follow the hint" not in text(app))
        assert "5 under column\N{NO-BREAK SPACE}C" in text(app) and table.board.open
        await pilot.press("g", "enter")
        await until(pilot, lambda: len(live.journal) > step)
        assert live.journal.actions[step] == Place(0, hand[0], Column(6))


async def test_what_was_picked_before_a_hint_is_still_what_the_key_plays(tmp_path: Path) -> None:
    app, live = advised_at_once(tmp_path)
    async with running(app) as pilot:
        await asked(pilot, app)
        step, hand = len(live.journal), cards_in(live.table.view(0).hands[0])
        await pilot.press(str(hand[0]), "g")
        await until(pilot, lambda: "Enter place" in text(app).splitlines()[-1])
        await pilot.press("h")
        await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" in text(app))
        assert "Enter: follow the hint" not in text(app)
        await pilot.press("enter")
        await until(pilot, lambda: len(live.journal) > step)
        assert live.journal.actions[step] == Place(0, hand[0], Column(6))


async def test_a_mere_remark_leaves_the_key_to_the_hint(tmp_path: Path) -> None:
    """A player who pressed Enter too early has picked nothing."""
    app, live = advised_at_once(tmp_path)
    async with running(app) as pilot:
        await asked(pilot, app)
        step = len(live.journal)
        await pilot.press("enter")
        await until(pilot, lambda: "Choose a number card" in text(app))
        assert "clear" not in text(app).splitlines()[-1], "there is nothing to clear"
        await pilot.press("h")
        await until(pilot, lambda: "Enter: follow the hint" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: len(live.journal) > step)
        assert live.journal.actions[step] == FORESEEN[0].action


async def test_the_bottom_line_begins_with_the_key_that_follows_a_hint(tmp_path: Path) -> None:
    app, _ = advised_at_once(tmp_path)
    async with running(app) as pilot:
        await asked(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: text(app).splitlines()[-1].startswith(" Enter play it"))


@pytest.mark.parametrize("away", ["escape", "l", "click", "a move"])
async def test_a_hint_goes_when_it_has_been_read(tmp_path: Path, away: str) -> None:
    app, live = advised_at_once(tmp_path)
    async with running(app) as pilot:
        await asked(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" in text(app))
        step = len(live.journal)
        if away == "a move":
            await pilot.press("up", "right", "enter")
            await until(pilot, lambda: len(live.journal) > step)
        elif away == "click":
            await click(pilot, app, "5 under column\N{NO-BREAK SPACE}C")
        else:
            await pilot.press(away)
        await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" not in text(app))
        assert isinstance(app.screen, PlayScreen)
        assert (len(live.journal) > step) == (away == "a move")


async def test_that_a_hint_was_taken_stands_in_the_save_and_not_which(tmp_path: Path) -> None:
    app, live = advised_at_once(tmp_path)
    step = len(live.journal)
    live.note(step, "hm", "?")
    async with running(app) as pilot:
        await asked(pilot, app)
        for _ in range(2):
            await pilot.press("h")
            await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" in text(app))
            await pilot.press("h")
            await until(pilot, lambda: "5 under column\N{NO-BREAK SPACE}C" not in text(app))
    note = load(live.path).notes[step]
    assert (note.text, note.glyph) == ("hm\nAnna asked for a hint.", "?")
    assert verify(live.path).status == "unfinished"


@pytest.mark.parametrize("way", ["a move", "taking back", "leaving", "asking no more"])
async def test_a_hint_no_longer_wanted_is_not_thought_about(tmp_path: Path, way: str) -> None:
    oracle = Oracle()
    app, live = at_table(tmp_path, oracle)
    keys = {
        "a move": ("up", "right", "enter"),
        "taking back": ("u",),
        "leaving": ("q",),
        "asking no more": ("h",),
    }
    async with running(app) as pilot:
        await asked(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: oracle.asked)
        await pilot.press(*keys[way])
        await until(pilot, lambda: oracle.dropped)
        await until(pilot, lambda: "Working out a hint" not in text(app))
        assert live.notes == {}


async def test_no_answer_and_no_room_on_the_disk_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    oracle = Oracle(ThinkingFailed("dead"))
    oracle.may.set()
    app, live = at_table(tmp_path, oracle)

    def full(*_: object) -> None:
        raise SaveError("disk-full")

    async with running(app) as pilot:
        await asked(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: "No hint could be found. Ask again." in text(app))
        assert "Working out a hint" not in text(app)
        app.clear_notifications()
        oracle.found = FORESEEN
        monkeypatch.setattr(live, "note", full)
        await pilot.press("h")
        await until(pilot, lambda: Wording("en")("save.disk-full") in " ".join(text(app).split()))
        assert "5 under column\N{NO-BREAK SPACE}C" not in text(app)


async def test_without_advice_or_a_decision_there_is_no_hint(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path, 3), mine)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        screen = await asked(pilot, app)
        screen.game = replace(DOLCE_VITA, advise=None)
        screen.show_keys()
        await until(pilot, lambda: "H hint" not in text(app))
        screen.game = DOLCE_VITA
        screen.show_keys()
        await until(pilot, lambda: "H hint" in text(app))
        screen._open(False)
        await until(pilot, lambda: "H hint" not in text(app))
        await pilot.press("h")
        assert screen.query_one(Hint).query_one("#hint-panel").display is False


async def test_each_person_is_advised_from_his_own_view_and_never_behind_a_curtain(
    tmp_path: Path,
) -> None:
    usual = default_game("dolores", 2, human="Anna", seed=SEED)
    players = (Player("Anna", "human"), Player("Bob", "human"))
    live = begin(NewGame("dolores", players, usual.options, SEED), tmp_path, noon)
    advance(live, lambda live: live.table.to_act == (0, 1))
    oracle = Oracle()
    app = app_on(lambda: PlayScreen(live), tmp_path)
    app.thinker = oracle
    async with running(app) as pilot:
        await silent(pilot, app, 0, 1)
        for seat in (0, 1):
            await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
            await pilot.press("h")
            await lifted(pilot, app)
            screen = await asked(pilot, app)
            assert len(oracle.asked) == seat
            await pilot.press("h")
            await until(pilot, lambda seat=seat: len(oracle.asked) > seat)  # type: ignore[misc]
            assert oracle.asked[-1][0] == live.table.view(seat)
            assert screen.perspective == seat
            await pilot.press("s", "enter")


@pytest.mark.parametrize("game", GAMES)
async def test_the_thinking_process_advises_in_every_game(game: str, tmp_path: Path) -> None:
    live = begin(default_game(game, level="random", seed=SEED), tmp_path, noon)
    advance(live, lambda live: 0 in live.table.to_act)
    view, thinker = live.table.view(0), ProcessThinker()
    try:
        found = await thinker.advise(live.journal.game, view, SEED, len(live.journal))
    finally:
        thinker.stop()
        live.close()
    legal = live.journal.game.legal(view)
    assert found and all(prospect.action in legal for prospect in found)
    assert all(0 <= prospect.worth <= 1 for prospect in found)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15)
@given(data=st.data())
def test_whatever_can_be_done_can_be_said(game: str, data: st.DataObject) -> None:
    rules = game_named(game)
    plan: Plan = data.draw(plans(rules, st.just(rules.options())))
    journey = Journey(rules, plan, 9999)
    names = tuple(f"P{seat}" for seat in journey.seats)
    for step in journey.spots(12):
        state = journey.states[step]
        for seat in rules.to_act(state):
            if seat == DEALER:
                continue
            view = rules.view(state, seat)
            actions = list(rules.legal(view))[:200]
            for language in LANGUAGES:
                face = face_for(game, Company(names, Wording(language), glyphs(False)))
                said = [text_of(face.proposal(view, action)) for action in actions]
                assert all(said)
                # Two cards of Dolorès that lie on different sides may be alike.
                assert game == "dolores" or len(set(said)) == len(said)


@pytest.mark.parametrize("cells", [78, 98])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_numbers_of_a_hint_mean_stands_whole_beside_its_title(
    language: Language, cells: int, tmp_path: Path
) -> None:
    new = default_game("dolce-vita", 3, level="random", seed="unit")
    live = advance(begin(new, tmp_path, noon), lambda live: 0 in live.table.to_act)
    say, view = Wording(language), live.table.view(0)
    face = face_for("dolce-vita", Company(("Anna", "Bruno", "Chiara"), say, glyphs(False)))
    found = [Prospect(action, 0.35, 9) for action in DOLCE_VITA.legal(view)[:3]]
    lines = hint_strip(face, view, found, cells, True)
    assert say("hint.worth.dolce-vita") in text_of(lines[0])
    assert max(map(width, lines)) <= cells


def test_how_often_to_play_a_choice_follows_its_worth_and_never_is_left_out(tmp_path: Path) -> None:
    new = default_game("dolce-vita", 3, level="random", seed="unit")
    live = advance(begin(new, tmp_path, noon), lambda live: 0 in live.table.to_act)
    say, view = Wording("en"), live.table.view(0)
    face = face_for("dolce-vita", Company(("Anna", "Bruno", "Chiara"), say, glyphs(False)))
    often = zip(DOLCE_VITA.legal(view), (0.7, 0.298, 0.002), strict=False)
    found = [Prospect(action, 0.93, 9, chance) for action, chance in often]
    told = " ".join(text_of(row) for row in hint_strip(face, view, found, 100, True))
    told = told.replace("\N{NO-BREAK SPACE}", " ")
    assert "93% (70% of the time)" in told and "93% (30% of the time)" in told
    assert told.count("of the time") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_of_a_hint_never_stands_beside_the_choices_that_it_does_not_play(
    language: Language, tmp_path: Path
) -> None:
    live = begin(default_game("dalmuti", 4, level="random", seed="key"), tmp_path, noon)
    advance(live, lambda live: 0 in live.table.to_act)
    say, view = Wording(language), live.table.view(0)
    face = face_for("dalmuti", Company(("Anna", "Bruno", "Chiara", "Dario"), say, glyphs(False)))
    legal = list(live.journal.game.legal(view))[:3]
    found = [Prospect(action, 0.35, 9, why=Reason("even", {})) for action in legal]
    for cells in (60, 78, 98, 118):
        lines = [text_of(each) for each in hint_strip(face, view, found, cells, True)]
        key = text_of(say.line("hint.follow", key=say("cap.enter")))
        marked = next(at for at, each in enumerate(lines) if key in each)
        other = text_of(face.proposal(view, legal[1]))
        assert other in lines[-1] and marked < len(lines) - 1


@pytest.mark.parametrize(
    ("size", "language", "theme", "signs"),
    [
        ((80, 24), "fr", "riviera-night", False),
        ((120, 40), "en", "riviera-afternoon", False),
        ((80, 24), "en", "riviera-night", True),
    ],
)
def test_the_hint(
    snap_compare: Compare,
    tmp_path: Path,
    size: tuple[int, int],
    language: str,
    theme: str,
    signs: bool,
) -> None:
    oracle = Oracle()
    app, _ = at_table(tmp_path, oracle, language=language, theme=theme, ascii=signs)

    async def ask(pilot: Pilot[Any]) -> None:
        await asked(pilot, app)
        oracle.may.set()
        await pilot.press("h")
        await until(pilot, lambda: re.search(r"\s41", text(app)) is not None)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=ask)
