"""The contract of a game (engine.game.Game) as a suite of tests, the same for every game.

A game's own test module says what is particular to the game, and gets the tests:

    TestContract = contract_tests(Contract(game=DOLCE_VITA, options=..., cards=..., bound=...))

The checks themselves are in `keeping` and `secrecy`.
"""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests.engine import keeping, secrecy
from tests.engine.journeys import Plan, plans
from tests.engine.supply import any_action
from tests.engine.terms import Contract

__all__ = ["Contract", "contract_tests"]


def contract_tests(contract: Contract) -> type:
    """Return the test class of one game.

    Every call makes new test functions, because Hypothesis keeps what it learns with the
    function.
    """
    some = settings(max_examples=contract.examples)
    games = plans(contract.game, contract.options)
    strange = any_action(contract.game.actions) | contract.others

    class ContractTests:
        @some
        @given(plan=games)
        def test_the_fold_of_the_journal_is_the_game_as_played(self, plan: Plan) -> None:
            keeping.check_fold(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_who_is_to_act_has_actions_and_nobody_else(self, plan: Plan) -> None:
            keeping.check_turns(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_the_end_is_ranked_and_final(self, plan: Plan) -> None:
            keeping.check_outcome(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_every_legal_action_is_accepted(self, plan: Plan) -> None:
            keeping.check_legal(contract, contract.travel(plan))

        @some
        @given(plan=games, data=st.data())
        def test_every_other_action_is_refused(self, plan: Plan, data: DataObject) -> None:
            keeping.check_refused(
                contract, contract.travel(plan), data.draw(st.lists(strange, max_size=9))
            )

        @some
        @given(plan=games)
        def test_the_dealer_is_always_accepted(self, plan: Plan) -> None:
            keeping.check_dealer(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_what_is_written_is_read_back_and_read_strictly(self, plan: Plan) -> None:
            keeping.check_written(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_states_views_and_actions_are_values(self, plan: Plan) -> None:
            keeping.check_values(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_cards_are_conserved(self, plan: Plan) -> None:
            keeping.check_cards(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_a_guess_fits_its_view_and_can_be_played_on(self, plan: Plan) -> None:
            secrecy.check_guess(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_the_masked_journal_is_what_is_seen(self, plan: Plan) -> None:
            secrecy.check_masked(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_what_a_seat_cannot_know_changes_nothing_for_it(self, plan: Plan) -> None:
            secrecy.check_secrecy(contract, contract.travel(plan))

        @some
        @given(plan=games)
        def test_a_hidden_choice_stays_hidden(self, plan: Plan) -> None:
            secrecy.check_hidden_choices(contract, contract.travel(plan))

        def test_actions_and_options_are_strict_types(self) -> None:
            keeping.check_types(contract.game)

    return ContractTests
