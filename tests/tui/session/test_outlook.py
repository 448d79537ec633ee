"""What may be expected in a what-if, beside the game as it was played."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.chance import dice
from engine.game import DEALER
from engine.handicap import tried
from engine.review import same_step
from saves.reading import SavedGame, load
from tests.tui.cli.running import saved_game
from tests.tui.tables import at_turn, new_live
from tui.games.registry import face_for, offered_games
from tui.render.company import Company
from tui.render.glyphs import glyphs
from tui.session.outlook import (
    LookoutApart,
    LookoutHere,
    Outlook,
    Question,
    Unknown,
    asked,
    compared_with,
    outlook_line,
    taken,
)
from tui.session.what_if import Trial
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of, width

NAMES = ("Anna", "Bruno", "Chiara", "Dario")


def a_game(folder: Path, game: str) -> SavedGame:
    return load(saved_game(folder / f"{game}.ludo", *NAMES, game=game))


def play_on(trial: Trial, steps: int) -> Trial:
    """Let everybody at a trial play so many steps at random."""
    table, game = trial.table, trial.journal.game
    for step in range(steps):
        if table.to_act:
            seat = table.to_act[0]
            action = (
                table.deal()
                if seat == DEALER
                else game.bots["random"](table.view(seat), dice("on", step, seat), bool)
            )
            table.submit(action)
    return trial


@pytest.mark.parametrize("game", offered_games())
def test_what_was_played_brings_what_it_brought(game: str, tmp_path: Path) -> None:
    saved = a_game(tmp_path, game)
    start = len(saved.journal) // 2
    for then in (0, 3, len(saved.journal) - start):
        trial = Trial(saved, start, {0}, then=saved.journal.actions[start : start + then])
        tries = taken(saved, asked(trial), tried(2))
        assert tries.here == tries.there and tries == taken(saved, asked(trial), tried(2))
        found = Outlook.of(tries)
        assert found.here == found.there and all(map(found.alike, range(len(NAMES))))


def test_more_moves_than_were_played_are_held_against_the_end(tmp_path: Path) -> None:
    saved = a_game(tmp_path, "dolores")
    trial = play_on(Trial(saved, len(saved.journal) // 2, {0}), 1000)
    assert not trial.table.to_act
    step = same_step(saved.journal, trial.journal)
    assert step == min(len(trial.journal), len(saved.journal))
    won = trial.journal.game.outcome(trial.journal.state)
    found = Outlook.of(taken(saved, asked(trial), tried(2)))
    assert won is not None and won.places[found.here.index(max(found.here))] == 1


def test_a_hand_is_held_against_the_same_hand(tmp_path: Path) -> None:
    """Whoever plays a hand out sooner or later than it was played meets its end there, not the next
    one."""
    saved = a_game(tmp_path, "dalmuti")
    game, played = saved.journal.game, saved.journal
    assert game.part is not None
    hands = [game.part(state) for state in played.states]
    assert all(one <= other for one, other in pairwise(hands))
    elsewhere = 0
    for start in range(20, len(played), 60):
        trial = Trial(saved, start, {0})
        for _ in range(12):
            play_on(trial, 10)
            step = same_step(played, trial.journal)
            assert hands[step] == game.part(trial.journal.state)
            elsewhere += step != len(trial.journal)
    assert elsewhere


def test_nothing_is_told_of_a_game_that_still_goes_on(tmp_path: Path) -> None:
    live = at_turn(new_live(tmp_path), 20)
    assert compared_with(Trial(live, 10, {0})) is None
    live.close()
    going_on = load(live.path)
    assert compared_with(Trial(going_on, 10, {0})) is None
    over = a_game(tmp_path, "dalmuti")
    assert compared_with(Trial(over, 10, {0})) is over
    assert compared_with(Trial(over, 10, {0}, 0)) is None


async def test_a_process_answers_as_this_one_and_what_is_gone_is_unknown(tmp_path: Path) -> None:
    saved = a_game(tmp_path, "dolores")
    trial = play_on(Trial(saved, 40, {0}), 5)
    apart = LookoutApart(saved)
    try:
        answer = await apart.look(asked(trial))
        assert answer == await LookoutHere(saved).look(asked(trial))
    finally:
        apart.stop()
    saved.path.unlink()
    gone = LookoutApart(saved)
    with pytest.raises(Unknown):
        await gone.look(Question(0, "[]"))
    gone.stop()


def told(language: Language, game: str, found: Outlook, cells: int) -> Any:
    company = Company(NAMES, Wording(language), glyphs(False))
    face = face_for(game, company)
    view = load_view(game)
    return outlook_line(face, view, found, 0, cells)


def load_view(game: str) -> Any:
    from engine.game import EVERYONE, Setup
    from engine.registry import game_named

    rules = game_named(game)
    state = rules.start(Setup(len(NAMES), rules.options()))
    return rules.view(state, EVERYONE)


BETTER = Outlook((0.412, 0.2, 0.2, 0.188), (0.23, 0.3, 0.3, 0.17), (0.01,) * 4, 8)
ALIKE = Outlook((0.412, 0.2, 0.2, 0.188), (0.42, 0.2, 0.2, 0.18), (0.02,) * 4, 8)
ROUGH = ALIKE._replace(margins=(0.1,) * 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_the_line_fits_into_80_cells(game: str, language: Language) -> None:
    for found in (BETTER, ALIKE, ROUGH):
        assert width(told(language, game, found, 78)) <= 78


def test_the_line_says_of_what_by_what_knowledge_and_for_whom() -> None:
    assert text_of(told("en", "dolce-vita", BETTER, 100)) == (
        "Chances of winning, all cards known: ■ Anna 41% here, 23% in the game as played"
    )
    assert text_of(told("en", "dalmuti", BETTER, 100)) == (
        "Average place in this hand, all cards known: ■ Anna 2.8 here, 3.3 in the game as played"
    )


def test_what_chance_explains_is_called_alike_but_not_while_it_is_rough() -> None:
    assert "about 41% here, as in the game as played" in text_of(told("en", "dolores", ALIKE, 100))
    rough = text_of(told("en", "dolores", ROUGH, 100))
    assert "41% here, 42% in the game as played …" in rough
