"""The contract's suite passes a game with every kind of secret, and catches each breach."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as change

from engine.chance import pick, shuffled
from engine.game import DEALER, EVERYONE, Illegal, Outcome
from tests.engine import keeping, secrecy, toy
from tests.engine.contract import Contract, contract_tests
from tests.engine.journeys import Journey, plans
from tests.engine.toy import WHISPERS, Answer, Give, Options, Show, Shown, State, WhispersView


def shuffle_unknown(state: State, seat: int, rng: Random) -> State:
    """Return a state with other cards for the other seats and in the rest of the deck, and perhaps
    with other fingers and another answer."""
    if state.stage in (0, 3):
        return state
    rest = shuffled((card for at, card in enumerate(state.deck) if at != seat), rng)
    shown = list(state.shown)
    for other, fingers in enumerate(shown):
        if fingers and other != seat:
            shown[other] = pick((1, 2), rng)
    deck = (*rest[:seat], state.deck[seat], *rest[seat:])
    world = change(state, deck=deck, shown=tuple(shown))
    if state.deck[seat] == 5:
        return world
    nobody = toy.holder(world) == DEALER
    return change(world, bold=-1 if nobody else pick((0, 1), rng))


WHISPERS_CONTRACT = Contract(
    game=WHISPERS,
    options=st.builds(Options, fingers=st.integers(2, 3)),
    cards=lambda state: tuple(sorted(state.deck)) or None,
    bound=lambda setup: 4 + setup.seats,
    shuffle_unknown=shuffle_unknown,
)

TestWhispers = contract_tests(WHISPERS_CONTRACT)


def caught(check: Callable[[Contract, Journey], None], **breach: Any) -> None:
    """Check that a check fails on Whispers with some of its functions replaced."""
    contract = replace(WHISPERS_CONTRACT, game=change(WHISPERS, **breach))

    @settings(
        max_examples=200,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(plan=plans(contract.game, contract.options))
    def look(plan: Any) -> None:
        check(contract, contract.travel(plan))

    with pytest.raises((AssertionError, Illegal)):
        look()


def test_a_view_that_shows_a_hidden_choice_is_caught() -> None:
    def view(state: State, seat: int) -> WhispersView:
        return change(toy.view(state, seat), shown=state.shown)

    caught(secrecy.check_hidden_choices, view=view)
    caught(secrecy.check_secrecy, view=view)


def test_a_view_that_shows_a_secret_question_is_caught() -> None:
    def view(state: State, seat: int) -> WhispersView:
        return change(toy.view(state, seat), bold=state.bold)

    caught(secrecy.check_hidden_choices, view=view)


def test_a_view_that_shows_a_hidden_card_is_caught() -> None:
    def view(state: State, seat: int) -> WhispersView:
        return change(toy.view(state, seat), deck=state.deck)

    caught(secrecy.check_secrecy, view=view)


def test_a_journal_that_shows_a_hidden_choice_is_caught() -> None:
    def seen(state: State, action: Any, seat: int) -> Any:
        return action if isinstance(action, Show) else toy.seen(state, action, seat)

    caught(secrecy.check_hidden_choices, seen=seen)


def test_a_mask_that_tells_what_the_action_does_not_hold_is_caught() -> None:
    def seen(state: State, action: Any, seat: int) -> Any:
        mask = toy.seen(state, action, seat)
        return Shown(state.deck[action.seat]) if isinstance(mask, Shown) else mask

    caught(secrecy.check_secrecy, seen=seen)


def test_a_mask_that_a_save_would_take_is_caught() -> None:
    def seen(state: State, action: Any, seat: int) -> Any:
        mask = toy.seen(state, action, seat)
        return Show(action.seat, 1) if isinstance(mask, Shown) else mask

    caught(secrecy.check_masked, seen=seen)


def test_a_secret_shown_without_being_declared_is_caught() -> None:
    def reveals(state: State, action: Any, seat: int) -> bool:
        return isinstance(action, Give)

    caught(secrecy.check_secrecy, reveals=reveals)


def test_a_guess_against_its_view_is_caught() -> None:
    def guess(view: WhispersView, rng: Random) -> State:
        return change(toy.guess(view, rng), stage=3)

    caught(secrecy.check_guess, guess=guess)


def test_a_guess_that_invents_cards_is_caught() -> None:
    def guess(view: WhispersView, rng: Random) -> State:
        guessed = toy.guess(view, rng)
        return change(guessed, deck=tuple(5 if card == 5 else 1 for card in guessed.deck))

    caught(secrecy.check_guess, guess=guess)


def test_a_legal_action_that_is_refused_is_caught() -> None:
    def legal(view: WhispersView) -> tuple[Any, ...]:
        return (*toy.legal(view), *((Show(view.seat, 4),) if view.seat in view.waiting else ()))

    caught(keeping.check_legal, legal=legal)


def test_an_action_that_is_accepted_and_not_legal_is_caught() -> None:
    def legal(view: WhispersView) -> tuple[Any, ...]:
        return toy.legal(view)[1:]

    def check(contract: Contract, journey: Journey) -> None:
        keeping.check_refused(contract, journey, (Show(0, 1),))

    caught(check, legal=legal)


def test_an_action_that_is_nearly_legal_and_accepted_is_caught() -> None:
    def apply(state: State, action: Any) -> State:
        if isinstance(action, Show) and action.fingers == 0:
            return toy.apply(state, change(action, fingers=1))
        return toy.apply(state, action)

    def check(contract: Contract, journey: Journey) -> None:
        keeping.check_refused(contract, journey, ())

    caught(check, apply=apply)


def test_an_action_accepted_after_the_end_is_caught() -> None:
    def apply(state: State, action: Any) -> State:
        return state if state.stage == 3 else toy.apply(state, action)

    caught(keeping.check_outcome, apply=apply)


def test_a_refusal_without_the_name_of_the_game_is_caught() -> None:
    def apply(state: State, action: Any) -> State:
        try:
            return toy.apply(state, action)
        except Illegal as refusal:
            raise Illegal("no") from refusal

    caught(keeping.check_outcome, apply=apply)


def test_a_lost_card_is_caught() -> None:
    def apply(state: State, action: Any) -> State:
        after = toy.apply(state, action)
        return change(after, deck=after.deck[:-1]) if isinstance(action, Answer) else after

    caught(keeping.check_cards, apply=apply)


def test_a_dealer_with_dice_of_its_own_is_caught() -> None:
    own = Random(1)

    def deal(state: State, rng: Random) -> Any:
        return toy.deal(state, own)

    caught(keeping.check_dealer, deal=deal)


def test_a_perspective_that_acts_is_caught() -> None:
    def legal(view: WhispersView) -> tuple[Any, ...]:
        return (Show(0, 1),) if view.seat == EVERYONE else toy.legal(view)

    caught(keeping.check_turns, legal=legal)


def test_a_game_that_does_not_end_is_caught() -> None:
    def apply(state: State, action: Any) -> State:
        after = toy.apply(state, action)
        return change(after, stage=1) if after.stage == 3 else after

    caught(keeping.check_fold, apply=apply)


def test_places_that_do_not_follow_from_the_scores_are_caught() -> None:
    def outcome(state: State) -> Outcome | None:
        end = toy.outcome(state)
        return end and change(end, places=tuple(range(1, len(end.places) + 1)))

    caught(keeping.check_outcome, outcome=outcome)
