"""What if: moves tried from a step of a replay, dropped or saved; nothing hidden is learnt."""

from pathlib import Path
from pkgutil import resolve_name
from string import ascii_lowercase
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dolce_vita.actions import Place
from engine.dolce_vita.cards import Column
from engine.game import DEALER, EVERYONE
from saves.reading import load
from saves.verify import verify
from tests.tui.app.test_look_back import dalmuti, looking_back, my_turn, table
from tests.tui.app.test_replay import replaying
from tests.tui.cli.running import saved_game
from tests.tui.screens import click, text
from tests.tui.tables import advance, app_on, lifted, new_live, noon, running, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.learn import LearnScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.app.screens.what_if_seats import WhatIfSeatsScreen
from tui.app.widgets.fields import field_words
from tui.games.registry import card_of, offered_games
from tui.session.new_game import keep
from tui.session.what_if import Trial
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import plain, text_of


def trying(app: LudothequeApp) -> WhatIfScreen:
    screen = app.screen
    assert isinstance(screen, WhatIfScreen)
    return screen


async def tried(pilot: Pilot[Any], app: LudothequeApp) -> WhatIfScreen:
    await until(pilot, lambda: isinstance(app.screen, WhatIfScreen) and trying(app).board.open)
    return trying(app)


async def choosing(pilot: Pilot[Any], app: LudothequeApp) -> None:
    await until(pilot, lambda: isinstance(app.screen, WhatIfSeatsScreen))


async def place(pilot: Pilot[Any], screen: WhatIfScreen, column: str) -> Place:
    """Place the highest card in hand, and return the action."""
    step, view = len(screen.live.journal), screen.live.table.view(screen.perspective)
    card = view.hands[view.seat].bit_length()
    await pilot.press(str(card), column, "enter")
    await until(pilot, lambda: len(screen.live.journal) > step)
    return Place(view.seat, card, Column("abcdefg".index(column)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_no_letter_of_a_board_is_one_of_the_screen_around_it(game: str, language: Language) -> None:
    """While somebody is asked, the board would take the letter. Retrying, and playing on what was
    found, are offered only while nobody is asked."""
    say, board = Wording(language), resolve_name(card_of(game).board)
    answered = {key for command in board.commands for key in command.all_keys(say)}
    spelt = (each for each in board.commands if not each.keys)
    assert all(key in ascii_lowercase for each in spelt for key in each.all_keys(say))
    for screen in (LearnScreen, PlayScreen, WhatIfScreen):
        for command in screen.commands:
            if command.action not in ("retry", "play_on"):
                letters = {key for key in command.all_keys(say) if key.isalpha() and len(key) == 1}
                assert not letters & answered, (screen.__name__, command.action)


@pytest.mark.parametrize(
    ("language", "keys"),
    [("en", "H and then Enter"), ("fr", "H puis Entrée"), ("de", "H und dann Eingabe")],
)
async def test_the_help_says_which_keys_let_a_robot_move_for_one(
    language: Language, keys: str, tmp_path: Path
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    trial = Trial(saved, 1, {0}, EVERYONE)
    app = app_on(lambda: WhatIfScreen(trial, True), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await tried(pilot, app)
        await pilot.press("f1")
        await until(pilot, lambda: keys in " ".join(text(app).split()))


async def test_the_help_of_the_seats_speaks_of_no_other_field(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=40) as (pilot, app, _):
        await pilot.press("w")
        await choosing(pilot, app)
        assert field_words(app.screen.focused, app.say) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_cut_before_and_in_a_trial(language: Language, tmp_path: Path) -> None:
    say, live = Wording(language), dalmuti(tmp_path, 1)
    at = len(live.journal)
    to_the_end(live)
    app = app_on(lambda: ReplayScreen(live, at), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("w")
        await choosing(pilot, app)
        words = " ".join(say("what_if.about").split())
        await until(pilot, lambda: words in " ".join(text(app).split()))
        await pilot.press("enter")
        screen = await tried(pilot, app)
        view, top = screen.board.view, text(app).split("\n")[0]
        assert text_of(screen.face.where(view)) in top and text_of(screen.asked()) in top


async def test_moves_are_tried_taken_back_and_dropped_and_the_save_is_not_touched(
    tmp_path: Path,
) -> None:
    async with replaying(tmp_path, step=40) as (pilot, app, replay):
        before, actions = replay.saved.path.read_bytes(), list(replay.saved.journal.actions)
        await pilot.press("w")
        await choosing(pilot, app)
        await until(pilot, lambda: "All seats" in text(app))
        await pilot.press("enter")
        screen = await tried(pilot, app)
        assert screen.conductor.people == {0} and screen.trial.start == 40
        await until(pilot, lambda: "What if" in text(app))
        first = len(screen.live.journal)
        assert await place(pilot, screen, "c") == screen.live.journal.actions[first]
        await tried(pilot, app)
        await place(pilot, screen, "d")
        await tried(pilot, app)
        await pilot.press("u")
        await tried(pilot, app)
        await pilot.press("u")
        await until(pilot, lambda: len(screen.live.journal) == first)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        assert replay.step == 40 and replay.saved.journal.actions == actions
        assert replay.saved.path.read_bytes() == before
        assert len(list(tmp_path.glob("*.ludo"))) == 1


async def test_after_an_undo_robots_think_anew_of_what_lies_there_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules may no longer allow what a robot chose before the undo."""
    async with replaying(tmp_path, step=40) as (pilot, app, _):
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        asked, choose = list[Any](), app.thinker.choose

        async def watched(game: Any, player: Any, view: Any, seed: str, step: int) -> Any:
            asked.append((step, view))
            return await choose(game, player, view, seed, step)

        monkeypatch.setattr(app.thinker, "choose", watched)
        first = len(screen.live.journal)
        await place(pilot, screen, "c")
        await tried(pilot, app)
        before = [each for each in asked if each[0] < len(screen.live.journal)]
        await pilot.press("u")
        await until(pilot, lambda: len(screen.live.journal) == first)
        await tried(pilot, app)
        asked.clear()
        await place(pilot, screen, "d")
        await tried(pilot, app)
        assert [step for step, _ in asked] == [step for step, _ in before] != []
        assert all(one[1] != two[1] for one, two in zip(asked, before, strict=True))


async def test_one_plays_all_seats_each_with_its_own_cards(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=1) as (pilot, app, _):
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("end", "enter")
        screen = await tried(pilot, app)
        assert screen.conductor.people == {0, 1, 2, 3}
        for seat in (0, 1, 2, 3, 0):
            await until(pilot, lambda seat=seat: screen.perspective == seat)  # type: ignore[misc]
            await tried(pilot, app)
            assert (await place(pilot, screen, "b")).seat == seat


async def test_another_seat_is_taken_and_robots_play_ones_own(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=1, seat=2) as (pilot, app, replay):
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        assert screen.conductor.people == {2} and screen.perspective == 2
        assert [each.by for each in screen.trial.header.players] == [
            "normal",
            "random",
            "human",
            "random",
        ]
        assert [action.seat for action in screen.trial.tried] == [0, 1]
        assert replay.saved.header.players[0].by == "human"


async def test_what_was_tried_is_kept_as_a_save_that_names_its_parent(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=40) as (pilot, app, replay):
        before = replay.saved.path.read_bytes()
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        move = await place(pilot, screen, "g")
        await tried(pilot, app)
        actions = list(screen.live.journal.actions)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and table(app).board.open)
        live = table(app).live
        assert live.header.parent is not None
        assert (live.header.parent.file, live.header.parent.step) == (replay.saved.path.name, 40)
        assert live.journal.actions == actions and move in actions[40:]
        assert verify(live.path).status == "unfinished"
        assert replay.saved.path.read_bytes() == before and live.path != replay.saved.path
        await until(pilot, lambda: live.path.name in text(app))
        await pilot.press("q")
        await until(pilot, lambda: app.screen is replay)
        assert live.path.name not in text(app), "it is not played any more"


async def test_a_branch_and_its_parent_lead_to_each_other(tmp_path: Path) -> None:
    source = load(to_the_end(new_live(tmp_path)).path)
    keep(Trial(source, 40, {0}), tmp_path).close()
    (child,) = (each for each in tmp_path.glob("*.ludo") if each != source.path)
    app = app_on(lambda: ReplayScreen(source), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.family)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await until(pilot, lambda: replay.marks().get(40) == "┳")
        assert not replay.check_action("branch", ())
        await pilot.press("4", "0", "enter")
        await until(pilot, lambda: "branch from this step" in text(app))
        assert child.name in plain(replay.told(40))
        await pilot.press("x")
        await until(pilot, lambda: app.screen is not replay)
        branch = app.screen
        assert isinstance(branch, ReplayScreen) and branch.saved.path == child
        assert branch.step == 40
        await until(pilot, lambda: branch.check_action("branch", ()))
        assert f"branched from {source.path.name}" in plain(branch.told(40))
        await pilot.press("x")
        await until(pilot, lambda: app.screen is not branch)
        assert isinstance(app.screen, ReplayScreen) and app.screen.saved.path == source.path


async def test_by_mouse_alone(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=40) as (pilot, app, replay):
        await until(pilot, lambda: "what if" in text(app))
        await click(pilot, app, "what if")
        await choosing(pilot, app)
        await until(pilot, lambda: "All seats" in text(app))
        await click(pilot, app, "Bruno")
        screen = await tried(pilot, app)
        assert screen.perspective == 1
        await until(pilot, lambda: "Esc back" in text(app))
        await click(pilot, app, "Esc back")
        await until(pilot, lambda: app.screen is replay)


async def test_to_the_end_of_the_game_and_back_from_it(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=112) as (pilot, app, replay):
        assert not replay.check_action("what_if", ())
        last = max(
            n for n, action in enumerate(replay.saved.journal.actions) if action.seat != DEALER
        )
        replay.go_near(last)
        seat = replay.saved.journal.actions[last].seat
        replay.action_what_if()
        await choosing(pilot, app)
        await pilot.press("home", *["down"] * seat, "enter")
        screen = await tried(pilot, app)
        await place(pilot, screen, "a")
        await until(pilot, lambda: not screen.live.table.to_act)
        await pilot.press("u")
        await tried(pilot, app)
        assert len(screen.live.journal) == last and isinstance(app.screen, WhatIfScreen)


async def test_against_robots_one_tries_with_ones_own_knowledge_alone(tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=1)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        await pilot.press("pageup")
        await looking_back(pilot, app)
        await pilot.press("w")
        screen = await tried(pilot, app)
        await until(pilot, lambda: "hidden cards guessed" in text(app))
        game, true, guess = screen.game, live.journal.state, screen.live.journal.states[step]
        assert game.view(guess, 0) == game.view(true, 0)
        assert guess != true and screen.trial.header.seed != live.header.seed
        assert screen.conductor.people == {0} and not screen.check_action("keep", ())
        assert not screen.check_action("hint", ()), "nobody would note it"
        await pilot.press("k", "escape")
        await looking_back(pilot, app)
        await pilot.press("escape")
        await my_turn(pilot, app)
        assert len(live.journal) == step and live.journal.state == true


def test_two_games_alike_to_a_seat_are_tried_alike(tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=1)
    game, step = live.journal.game, len(live.journal)
    other = Trial(live, step, {0}, 0)
    assert other.journal.state != live.journal.state
    trials = [advance_trial(Trial(live, step, {0}, 0))]
    live.journal.states[-1] = other.journal.state
    trials.append(advance_trial(Trial(live, step, {0}, 0)))
    first, second = ([game.view(state, 0) for state in trial.journal.states] for trial in trials)
    assert first == second and len(first) > step + 5
    live.close()


def advance_trial(trial: Trial) -> Trial:
    advance(trial, lambda trial: len(trial.tried) > 40)  # type: ignore[arg-type,attr-defined]
    return trial


async def test_a_finished_game_of_secrets_is_tried_as_it_was(tmp_path: Path) -> None:
    live = to_the_end(dalmuti(tmp_path, people=2))
    live.close()
    app = app_on(lambda: ReplayScreen(load(live.path), step=20, seat=EVERYONE), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("end", "enter")
        screen = await tried(pilot, app)
        assert screen.live.journal.states[20] == live.journal.states[20]
        assert screen.trial.header.seed == live.header.seed
        assert screen.conductor.people == {0, 1, 2, 3}


async def test_who_shares_the_keyboard_tries_nothing_during_the_game(tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=3)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await lifted(pilot, app)
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        assert not replay.check_action("what_if", ())


async def test_while_a_game_waits_a_trial_is_kept_beside_it(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) > 10)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        await pilot.press("left", "w")
        await choosing(pilot, app)
        await pilot.press("enter")
        await tried(pilot, app)
        await pilot.press("m")
        await until(pilot, lambda: len(list(tmp_path.glob("*.ludo"))) == 2)
        assert isinstance(app.screen, WhatIfScreen)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        await pilot.press("escape")
        await my_turn(pilot, app)
        assert table(app).live is live


def test_what_is_kept_goes_on_with_the_chance_of_the_game(tmp_path: Path) -> None:
    live = to_the_end(dalmuti(tmp_path, people=2))
    live.close()
    with keep(Trial(live, 0, {0}), tmp_path, noon) as again:
        assert again.table.deal() == live.journal.actions[0]


@pytest.mark.parametrize("step", [0, 5, 13])
def test_a_guess_fits_at_any_step(step: int, tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=1)
    trial = Trial(live, step, {0}, 0)
    view = live.journal.game.view
    assert view(trial.journal.state, 0) == view(live.journal.states[step], 0)
    live.close()
