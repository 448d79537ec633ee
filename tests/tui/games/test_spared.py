"""Skipped questions tell nobody about a hand: the games' faces before a conductor."""

from functools import cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from engine.dolores import DOLORES
from engine.dolores.actions import Pass
from engine.game import DEALER
from engine.registry import GAMES
from tests.engine.conducting import check_conducted, check_cues
from tests.engine.dolores.test_contract import OPEN_BOTTLES, SECRET_BOTTLES
from tests.engine.journeys import plans
from tests.engine.sittings import Made, Sitting, sittings
from tests.engine.terms import Contract
from tests.engine.test_conductor import contract_of
from tests.tui.plain.test_reading import courses, questions
from tui.games.dolores.seating import sharers
from tui.games.line_mode import spoken
from tui.games.registry import face_for
from tui.render.face import Face
from tui.words import Wording

CONTRACTS = {name: contract_of(name) for name in GAMES} | {
    "dolores, secret bottles": SECRET_BOTTLES,
    "dolores, open bottles": OPEN_BOTTLES,
}

WISHES = [(automatic, bottles) for automatic in (True, False) for bottles in ("own", "always")]
"""The settings on skipped questions, in all combinations."""


@cache
def face(game: str) -> Face[Any, Any]:
    """Return a face whose lines are not looked at."""
    return face_for(game, spoken(tuple("ABCDEFGHIJKL"), Wording("en")))


def spared(contract: Contract, automatic: bool, bottles: str, *shared: bool) -> Any:
    """Return the rule by which a game skips questions. If `shared` is given, it says whether the
    screen counts as shared, whatever the conductor says."""
    mine = face(contract.game.name)

    def spare(view: Any, among: bool) -> Any:
        return mine.spared(view, shared[0] if shared else among, automatic, bottles)

    return spare


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("name", CONTRACTS)
@settings(max_examples=15)
@given(data=st.data())
def test_who_is_spared_at_a_shared_screen_follows_from_what_all_know(
    name: str, wish: tuple[bool, str], data: DataObject
) -> None:
    contract = CONTRACTS[name]
    sitting, made = data.draw(sittings(contract)), Made(spared=spared(contract, *wish))
    check_conducted(contract, sitting, made)
    check_cues(contract, sitting, made)


@pytest.mark.parametrize("name", CONTRACTS)
@settings(max_examples=15)
@given(data=st.data())
def test_what_is_spared_is_one_of_the_things_that_could_be_done(
    name: str, data: DataObject
) -> None:
    contract = CONTRACTS[name]
    journey, game = (
        contract.travel(data.draw(plans(contract.game, contract.options))),
        contract.game,
    )
    for state in journey.states:
        for seat in set(game.to_act(state)) - {DEALER}:
            view = game.view(state, seat)
            for wish in WISHES:
                alone = spared(contract, *wish)(view, False)
                among = spared(contract, *wish)(view, True)
                assert alone is None or alone in game.legal(view)
                assert among in (None, alone), "what all foresee he knows himself"


def test_a_pass_that_only_its_player_foresees_is_no_secret_if_spared_among_others() -> None:
    """This is an old breach: who is skipped at a shared screen is known to be unable to beat what
    lies there."""
    contract = CONTRACTS["dalmuti"]
    made = Made(spared=spared(contract, True, "always", False))

    @settings(max_examples=300, database=None, derandomize=True, phases=[Phase.generate])
    @given(sitting=sittings(contract))
    def look(sitting: Sitting) -> None:
        check_cues(contract, sitting, made)

    with pytest.raises(AssertionError):
        look()


def test_a_bottle_is_asked_about_in_ones_own_splits_alone_for_who_wants_so() -> None:
    dolores = face("dolores")
    views = [view for each in courses(DOLORES, 12) for view in questions(each)]
    watchers = [v for v in views if v.phase == "bottles" and v.seat not in sharers(v)]
    owners = [v for v in views if v.phase == "bottles" and v.seat in sharers(v)]
    assert watchers and owners
    for shared in (False, True):
        for view in watchers:
            assert dolores.spared(view, shared, True, "own") == Pass(view.seat)
            assert dolores.spared(view, shared, False, "own") == Pass(view.seat)
            assert dolores.spared(view, shared, True, "always") is None
        assert not any(dolores.spared(view, shared, True, "own") for view in owners)
