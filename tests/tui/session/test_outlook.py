"""What may be expected in a what-if, beside the game as it was played."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import dice
from engine.game import DEALER
from engine.handicap import tried
from engine.review import same_step
from saves.reading import SavedGame, load
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import mistaken
from tests.tui.tables import at_turn, new_live
from tui.games.registry import face_for, offered_games
from tui.render.company import Company
from tui.render.glyphs import glyphs
from tui.session import outlook
from tui.session.later_moves import Moved
from tui.session.outlook import (
    CLOSE,
    SHOWN,
    Lookout,
    Outlook,
    Question,
    Tries,
    Unknown,
    asked,
    compared_with,
    outlook_line,
    outlooks,
    taken,
    weighed,
    weighed_line,
)
from tui.session.review import Review, told_worth
from tui.session.what_if import Trial
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of, width

NAMES = ("Anna", "Bruno", "Chiara", "Dario")


def a_game(folder: Path, game: str) -> SavedGame:
    return load(saved_game(folder / f"{game}.ludo", *NAMES, game=game))


def play_on(trial: Trial, steps: int) -> Trial:
    """Let everybody at a trial play so many steps at random, and return the trial."""
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
    """A hand played out in more or fewer steps is held against its own end in the game, not that of
    the next hand."""
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


def test_nothing_is_told_of_a_game_that_still_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = at_turn(new_live(tmp_path), 20)
    assert compared_with(Trial(live, 10, {0})) is None
    live.close()
    going_on = load(live.path)
    assert compared_with(Trial(going_on, 10, {0})) is None
    over = a_game(tmp_path, "dalmuti")
    assert compared_with(Trial(over, 10, {0})) is over
    assert compared_with(Trial(over, 10, {0}, 0)) is None
    monkeypatch.setattr(outlook, "foresees", lambda _: False)
    assert compared_with(Trial(over, 10, {0})) is None


async def test_a_process_answers_as_this_one_and_what_is_gone_is_unknown(tmp_path: Path) -> None:
    saved = a_game(tmp_path, "dolores")
    trial = play_on(Trial(saved, 40, {0}), 5)
    apart = Lookout(saved)
    try:
        answer = await apart.look(asked(trial))
        assert answer == taken(saved, asked(trial))
    finally:
        apart.stop()
    saved.path.unlink()
    gone = Lookout(saved)
    with pytest.raises(Unknown):
        await gone.judge(Moved(0, "[]"))
    with pytest.raises(Unknown):
        await gone.look(Question(0, "[]"))
    gone.stop()


async def test_tries_are_taken_in_batches_until_enough_is_known() -> None:
    asked_for = []

    class Steady(Lookout):
        """A lookout whose tries are equal for the second seat, and differ by a margin for the
        first."""

        def __init__(self, margin: float) -> None:
            self.margin = margin

        async def look(self, question: Question) -> Tries:
            asked_for.append(question.first)
            each = (-1) ** (question.first // 2) * self.margin
            return Tries(((0.5 + each, 0.5), (0.5 - each, 0.5)), ((0.5, 0.5), (0.5, 0.5)))

    async def tries(margin: float, seat: int) -> list[int]:
        asked_for.clear()
        lookout = Steady(margin)
        return [each.tries async for each in outlooks(lookout, Question(3, "[]"), seat)]

    few = await tries(0.4, 1)
    assert few[-1] < SHOWN[-1] and asked_for == [0, *few[:-1]]
    assert await tries(0.4, 0) == list(range(2, SHOWN[-1] + 1, 2))


def test_what_is_known_well_enough_is_not_rough() -> None:
    few = Outlook((0.5,), (0.5,), (0.0,), SHOWN[0] - 1)
    assert few.rough(0) and not few._replace(tries=SHOWN[0]).rough(0)
    wide = few._replace(margins=(CLOSE + 0.001,))
    assert wide._replace(tries=SHOWN[-1] - 1).rough(0)
    assert not wide._replace(tries=SHOWN[-1]).rough(0)
    assert not few._replace(margins=(CLOSE,), tries=SHOWN[0]).rough(0)


def test_what_is_the_same_so_far_is_no_loss() -> None:
    same = ALIKE._replace(there=ALIKE.here, tries=2)
    line = told("en", "dolores", same, 100)
    assert {each.roles for each in line if each.text == "41%"} == {"strong"}


def test_shares_are_alike_as_far_as_the_margin_goes() -> None:
    found = Outlook((0.5, 0.25), (0.25, 0.5), (0.25, 0.125), 8)
    assert found.alike(0) and not found.alike(1)


def test_what_is_found_is_the_mean_by_seat() -> None:
    tries = Tries(((0.25, 0.75), (0.75, 0.25)), ((1.0, 0.0), (0.5, 0.5)))
    found = Outlook.of(tries)
    assert (found.here, found.there, found.tries) == ((0.5, 0.5), (0.75, 0.25), 2)


def test_a_question_asks_for_other_chance_from_its_first_try_on(tmp_path: Path) -> None:
    saved = a_game(tmp_path, "dolores")
    question = asked(Trial(saved, 20, {0}))
    four = taken(saved, replace(question, tries=4), tried(2))
    assert len(four.here) == len(four.there) == 4
    last = taken(saved, replace(question, first=2), tried(2))
    assert (last.here, last.there) == (four.here[2:], four.there[2:])
    assert max(max(each) for each in four.here) <= 1


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
        "■ Anna: better, 41% instead of 23% (chance of winning the game, quick estimate)"
    )
    assert text_of(told("en", "dalmuti", BETTER, 120)) == (
        "■ Anna: better, on average 2.8 instead of 3.3 "
        "(place in the hand, with all cards known, luck included)"
    )


def test_without_room_it_is_said_what_numbers_count_that_do_not_tell_it() -> None:
    assert text_of(told("en", "dolores", BETTER, 78)) == (
        "■ Anna: better, 41% instead of 23% (with all cards known, luck included)"
    )
    assert text_of(told("en", "dalmuti", BETTER, 78)) == (
        "■ Anna: better, on average 2.8 instead of 3.3 (place in the hand)"
    )


@pytest.mark.parametrize(
    ("language", "average"), [("en", "on average"), ("fr", "en moyenne"), ("de", "im Schnitt")]
)
@pytest.mark.parametrize("found", [BETTER, ALIKE])
def test_what_could_be_a_result_is_always_said_to_be_an_average(
    found: Outlook, language: Language, average: str
) -> None:
    """An average could be read as a place. So it is named even where there is no room for what the
    figures count."""
    for cells in (44, 60, 78, 120):
        assert average in text_of(told(language, "dalmuti", found, cells))
        assert average not in text_of(told(language, "dolores", found, cells))


def test_what_chance_explains_is_called_alike_but_not_while_it_is_rough() -> None:
    alike = text_of(told("en", "dolores", ALIKE, 100))
    assert "Anna: about 41%, as in the game" in alike
    rough = text_of(told("en", "dolores", ROUGH, 100))
    assert "Anna: worse, 41% instead of 42%" in rough and rough.endswith(")…")
    line = told("en", "dolores", BETTER, 100)
    roles = [each.roles for each in line if each.text in ("41%", "23%")]
    assert roles == ["strong gain", "strong"]


def test_a_move_that_was_weighed_is_told_in_the_figures_of_the_panel(tmp_path: Path) -> None:
    """The worth of the first move stands to the end, because no later decision of its player was
    weighed."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES, game="dolores")
    (judged,) = Review(saved).costly()
    face = face_for("dolores", Company(NAMES, Wording("en"), glyphs(False)))
    trial = Trial(saved, judged.step - 1, {0})
    assert weighed(face, trial, judged) is None
    trial.table.submit(judged.best)
    worth = weighed(face, trial, judged)
    assert worth == judged.choices[0].worth and weighed(face, trial, None) is None
    line = weighed_line(face, load_view("dolores"), judged, worth, 100)
    assert text_of(line) == (
        "Tried move · ■ Anna: better, 60% instead of 30% "
        "(chance of winning the game, given what ■ Anna knew)"
    )
    other = next(seat for seat in trial.table.to_act if seat != judged.seat)
    trial.table.submit(trial.journal.game.legal(trial.table.view(other))[0])
    assert weighed(face, trial, judged) == worth, "what others do does not change what was known"
    assert weighed(face, play_on(trial, 40), judged) == worth
    for cells in (44, 60, 78):
        for language in LANGUAGES:
            company = Company(("Maximilienne-Rose", *NAMES[1:]), Wording(language), glyphs(False))
            short = weighed_line(
                face_for("dolores", company), load_view("dolores"), judged, worth, cells
            )
            assert width(short) <= cells and {"60", "30"} <= {*re.findall(r"\d+", text_of(short))}
    again = Trial(saved, judged.step - 1, {0})
    again.table.submit(judged.choices[judged.taken].action)
    assert weighed(face, again, judged) == told_worth(face, judged, judged.taken), "as in the game"
    watched = Trial(saved, judged.step - 1, {other}, then=[judged.best])
    assert weighed(face, watched, judged) is None, (
        "who tries the moves of another has decided nothing"
    )
    worse = BETTER._replace(here=BETTER.there, there=BETTER.here)
    assert [each.roles for each in told("en", "dolores", worse, 100) if each.text == "23%"] == [
        "strong loss"
    ]
    assert [each.roles for each in told("en", "dolores", ALIKE, 100) if each.text == "41%"] == [
        "strong"
    ]
