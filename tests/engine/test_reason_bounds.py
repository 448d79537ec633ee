"""Reasons that come from files: one that no search can have given is not accepted."""

from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from engine.game import Reason
from engine.reasons import SHARED, WHOLE, borne_out, could_be, could_come
from engine.registry import GAMES, game_named

Known = Mapping[str, Mapping[str, Sequence[int]]]


SEATED = ("seat", "owner", "giver")
"""The facts that are seats."""


def ends(facts: Mapping[str, Sequence[int]], at: int) -> dict[str, int]:
    """Return the first (0) or the last (-1) value of every fact; 0 for every seat."""
    return {name: 0 if name in SEATED else values[at] for name, values in facts.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_first_and_the_last_value_of_a_fact_can_be_and_nothing_beyond(name: str) -> None:
    game = game_named(name)
    for known, allowed in (({**SHARED, **game.reasons}, could_be), (game.consequences, could_come)):
        for code, facts in known.items():
            for at, beyond in ((0, -1), (-1, 1)):
                assert allowed(game, Reason(code, ends(facts, at)), 3)
                for one in facts.keys() - {*SEATED}:
                    other = ends(facts, at) | {one: facts[one][at] + beyond}
                    assert not allowed(game, Reason(code, other), 3) or other[one] in facts[one]
            for one in facts.keys() & {*SEATED}:
                for seat in range(5):
                    told = Reason(code, ends(facts, 0) | {one: seat})
                    assert allowed(game, told, 3) == (seat < 3)


def test_what_is_told_behind_a_reason_is_one_that_can_be_and_has_none_behind_itself() -> None:
    game, told = game_named("dalmuti"), Reason("before", {"seat": 1})
    assert could_be(game, replace(told, also=(told, Reason("even"))), 3)
    assert not could_be(game, replace(told, also=(replace(told, facts={}),)), 3)
    assert not could_be(game, replace(told, also=(replace(told, also=(told,)),)), 3)
    assert not could_be(
        game, replace(told, also=(replace(told, facts=told.facts | {"seat": 3}),)), 3
    )


@pytest.mark.parametrize("percent", [-1, 0, 100, 101])
def test_a_chance_is_from_0_to_100_percent(percent: int) -> None:
    told = Reason("ahead", {"percent": percent, "instead": 50})
    assert could_be(game_named("dalmuti"), told, 4) == (0 <= percent <= 100)


def test_what_is_said_of_the_rest_is_left_out_where_a_longer_search_finds_otherwise() -> None:
    """“Otherwise both moves are about equally good” stood beside a cost of 14% of which what was
    told made 5%."""
    rest = Reason("else-even", {WHOLE: 6})
    told = Reason("chances", {"percent": 36}, (Reason("owns"), rest))
    assert borne_out(told, 0.14, 0.03) == replace(told, also=(Reason("owns"),))
    assert borne_out(told, 0.08, 0.01) == borne_out(told, 0.04, 0.01) == told
    assert borne_out(told, 0.01, 0.0) == replace(told, also=(Reason("owns"),))
    assert borne_out(None, 0.1, 0.0) is None
