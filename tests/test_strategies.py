"""The strategies that are held against Dolorès' best robot do what their names say, and the page
shows what was measured."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import forever, play_out
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots.hard import advise
from engine.dolores.cards import CONFLIT, ESQUIVE, GESTURES, PARTAGE
from engine.dolores.state import Record, State, with_seat
from engine.dolores.views import DoloresView
from engine.game import Enough, Setup
from tests.engine.dolores.positions import A, B, play, sharing, table
from tests.strategies import reader
from tests.strategies.learner import drawn_up, learnt
from tests.strategies.measures import PAGE, kept, strategies, with_table
from tests.strategies.plain import lead


def asked(name: str, state: State) -> DoloresAction:
    """Return the action of A, who follows a strategy."""
    return strategies()[name](DOLORES.view(state, A), Random("strategy"))


def known(state: State, shown: tuple[int, int, int], last: int) -> State:
    """Return a state in which B has shown these gestures."""
    return replace(state, records=with_seat(state.records, B, Record(0, 0, shown, last)))


def even() -> State:
    """Return a state of two players at a split."""
    return sharing(table(2, goods={A: (71, 61), B: (72, 62)}), (71, 61, 72, 62))


def follower(name: str) -> Callable[[DoloresView, Random, Enough], DoloresAction]:
    """Return a robot that follows a strategy at the gestures, and plays as a `normal` otherwise."""

    def choose(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
        chosen = strategies()[name] if view.phase == "gestures" else None
        return chosen(view, rng) if chosen else DOLORES.bots["normal"](view, rng, enough)

    return choose


def test_the_page_shows_what_was_measured() -> None:
    text = PAGE.read_text(encoding="utf-8")
    measures = kept()
    assert text == with_table(text, measures), "make strategies ARGS=--table draws it anew"
    assert measures
    assert {each.strategy for each in measures} <= set(strategies())


@pytest.mark.parametrize("name", strategies())
def test_every_strategy_plays_whole_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "EVALUATORS", 1)
    monkeypatch.setattr(reader, "WORDS", 1)
    normal = DOLORES.bots["normal"]
    for seats in ((follower(name), normal), (normal, follower(name))):
        journal = play_out(DOLORES, Setup(2, DOLORES.options()), seats, "whole")
        assert DOLORES.outcome(journal.state) is not None


def test_who_promises_and_fights_says_so_first() -> None:
    state = even()
    assert asked("promise to share, and fight", state) == Announce(A, PARTAGE)
    state = play(state, Announce(A, PARTAGE))
    assert asked("promise to share, and fight", state) == Commit(A, CONFLIT)
    assert asked("fixed frequencies, truthfully announced", state) == Commit(A, PARTAGE)


@pytest.mark.parametrize("last", GESTURES)
def test_what_the_other_showed_last_is_copied_or_repaid(last: int) -> None:
    state = known(even(), (1, 1, 1), last)
    assert asked("the other’s last gesture", state) == Commit(A, last)
    paid = Commit(A, CONFLIT) if last == CONFLIT else Announce(A, PARTAGE)
    assert asked("tit for tat", state) == paid


def test_who_counts_robs_a_sharer_and_what_one_wins_the_other_loses() -> None:
    state = even()
    counting = "best answer to the gestures shown"
    assert asked(counting, known(state, (30, 0, 0), PARTAGE)) == Commit(A, CONFLIT)
    mine, theirs = (lead(DOLORES.view(state, seat)) for seat in (A, B))
    assert mine[1][0] > 0
    assert theirs == [[-row[column] for row in mine] for column in range(3)]


def test_the_reader_foresees_the_robots_own_mixture() -> None:
    state = play(even(), Announce(A, PARTAGE))
    found = reader.foreseen(DOLORES.view(state, A), PARTAGE, Random("mind"), 24)
    own = advise(DOLORES.view(state, B), Random("other"), forever, 24)
    chances = {each.action: each.chance or 0.0 for each in own}
    mixture = [chances.get(Commit(B, gesture), 0.0) for gesture in GESTURES]
    assert sum(found) == pytest.approx(1)
    assert found == pytest.approx(mixture, abs=0.25)


def test_the_table_learnt_holds_what_brought_most() -> None:
    fight, dodge = [0.1, 0.6, 0.3], [0.1, 0.2, 0.5]
    table = drawn_up(
        [
            *[("say x", "x 0", 0, fight), ("say x", "x 0", 0, dodge), ("say x", "x 0", 0, fight)],
            *[("say x", "x 1", PARTAGE, dodge), ("", "x 1", PARTAGE, dodge)],
        ]
    )
    assert table == {"say x": PARTAGE, "x 0": CONFLIT, "x 1": ESQUIVE}
    assert len(learnt()) > 50
