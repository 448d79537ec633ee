"""Characters of Dolorès' robots: who keeps promises, who shares with whom, who is never trusted
again."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import forever, play_out
from engine.character import NEUTRAL, Character
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Claim, Commit, Draw, HandOn, Name, Pass, Play
from engine.dolores.bots.gesture_choices import needless
from engine.dolores.cards import CONFLIT, GESTURES, LANTERNE, PARTAGE, REFLUX
from engine.dolores.payoffs import met
from engine.dolores.score import score
from engine.dolores.state import Record, State, side, with_seat
from engine.dolores.views import DoloresView
from engine.game import Seat, Setup, bots_of
from tests.engine.dolores.positions import FOUR, A, B, play, sharing, table

FAITHFUL = Character(honest=1.0, talkative=1.0)
LIAR = Character(honest=0.0, talkative=1.0)
THINKING = [level for level in DOLORES.bots if level not in ("random", "novice", "easy")]


def chosen(level: str, character: Character, state: State, seat: Seat, luck: object = 0) -> object:
    """Return what a robot of a level and a character does at a seat."""
    view = DOLORES.view(state, seat)
    return bots_of(DOLORES, character)[level](view, Random(f"{luck}"), forever)


def remembered(state: State, seat: Seat, kept: int, broken: int, fought: int = 0) -> State:
    """Return a state in which a player has kept so many promises to share, has broken so many, and
    has fought so often as announced."""
    shown = (kept, broken + fought, 0)
    record = Record(kept + fought, broken, shown, CONFLIT if broken else PARTAGE)
    return replace(state, records=with_seat(state.records, seat, record))


def worth_sharing(seats: int = 3) -> State:
    """Return a state with a split in which each side adds to its owner's only collection."""
    goods = {A: (71, 71), B: (61, 61)}
    return sharing(table(seats, goods=goods), (62, 61, 72, 71))


def acquainted(state: State) -> State:
    """Return a state in which both sharers have shown some gestures and broken no word."""
    known = Record(0, 0, (0, 3, 2), CONFLIT)
    return replace(state, records=(known, known, *state.records[2:]))


@pytest.mark.parametrize("level", THINKING)
def test_two_who_keep_faith_promise_and_share(level: str) -> None:
    state = acquainted(worth_sharing())
    for seat in (A, B):
        promise = chosen(level, FAITHFUL, state, seat)
        assert promise == Announce(seat, PARTAGE)
        state = play(state, promise)
    assert chosen(level, FAITHFUL, state, A) == Commit(A, PARTAGE)
    assert chosen(level, FAITHFUL, state, B) == Commit(B, PARTAGE)


@pytest.mark.parametrize("level", THINKING)
def test_who_broke_his_word_is_promised_nothing_until_he_has_made_up_for_it(level: str) -> None:
    for kept, broken, vengeful, shares in ((0, 1, 0, False), (3, 1, 0, True), (3, 1, 1, False)):
        character = FAITHFUL._replace(vengeful=vengeful)
        state = remembered(acquainted(worth_sharing()), B, kept, broken)
        said = chosen(level, character, state, A)
        assert (said == Announce(A, PARTAGE)) == shares
        state = play(state, Announce(A, CONFLIT), Announce(B, PARTAGE))
        assert chosen(level, character, state, A) != Commit(A, PARTAGE)


@pytest.mark.parametrize("level", THINKING)
def test_a_stranger_is_promised_nothing_and_who_only_says_that_he_fights_makes_up_for_nothing(
    level: str,
) -> None:
    forgiving = FAITHFUL._replace(vengeful=0.0)
    known = acquainted(worth_sharing())
    stranger = replace(known, records=worth_sharing().records)
    for state in (stranger, remembered(known, B, 0, 1, fought=5)):
        assert chosen(level, forgiving, state, A) != Announce(A, PARTAGE)
        state = play(state, Announce(A, CONFLIT), Announce(B, PARTAGE))
        assert chosen(level, forgiving, state, A) != Commit(A, PARTAGE)


@pytest.mark.parametrize("level", THINKING)
def test_nothing_is_said_to_one_who_has_chosen(level: str) -> None:
    start = acquainted(worth_sharing())
    talked = {type(chosen(level, LIAR, start, B, luck)) for luck in range(4)}
    late = {
        type(chosen(level, LIAR, play(start, Commit(A, PARTAGE)), B, luck)) for luck in range(4)
    }
    assert Announce in talked and late == {Commit}


@pytest.mark.parametrize("level", THINKING)
def test_between_two_players_and_for_the_unfaithful_there_is_no_pact(level: str) -> None:
    for state, character in ((worth_sharing(2), FAITHFUL), (worth_sharing(), NEUTRAL)):
        state = play(acquainted(state), Announce(A, PARTAGE), Announce(B, PARTAGE))
        assert chosen(level, character, state, A) != Commit(A, PARTAGE)


def test_DO11_an_honest_looker_tells_the_truth() -> None:
    start = table(3, bottles={A: (LANTERNE,)})
    state = play(start, HandOn(), Play(A, LANTERNE), Draw(FOUR))
    for character, least, most in ((FAITHFUL, 20, 20), (LIAR, 0, 8)):
        said = [chosen("normal", character, state, A, luck) for luck in range(20)]
        assert all(isinstance(claim, Claim) for claim in said)
        true = sum(claim.card == state.sharing.cards[claim.slot] for claim in said)  # type: ignore[attr-defined]
        assert least <= true <= most


def test_what_comes_to_the_same_is_chosen_by_the_points_at_once() -> None:
    """A robot with a character gives up fewer points, because a player who loses points for nothing
    that can be seen plays like a machine."""
    lost = {NEUTRAL: 0, FAITHFUL: 0}
    for number in range(4):
        setup = Setup(3, DOLORES.options())
        game = play_out(DOLORES, setup, [DOLORES.bots["normal"]] * 3, f"points {number}")
        for step, action in enumerate(game.actions):
            if isinstance(action, Name):
                view = DOLORES.view(game.states[step], action.seat)
                for character in lost:
                    given = chosen("normal", character, game.states[step], action.seat)
                    best = max(points_left(view, each) for each in DOLORES.legal(view))
                    lost[character] += best - points_left(view, given)
    assert 2 * lost[FAITHFUL] < lost[NEUTRAL]


def points_left(view: DoloresView, action: object) -> int:
    """Return the score that is left to a player who gives up a collection."""
    assert isinstance(action, Name)
    return score(with_seat(view.goods[view.seat], action.kind - 1, 0))


@pytest.mark.parametrize("level", THINKING)
def test_nobody_takes_a_promise_back_once_the_other_has_chosen(level: str) -> None:
    """The last word counts, and a promise taken back after the other had chosen once looked like a
    cheat."""
    for honest in (0.6, 1.0):
        character = Character(honest=honest, talkative=1.0)
        promised = play(acquainted(worth_sharing()), Announce(A, PARTAGE))
        state = play(promised, Commit(B, CONFLIT))
        acts = [chosen(level, character, state, A, luck) for luck in range(12)]
        assert all(isinstance(each, Commit) for each in acts)
        assert acts.count(Commit(A, PARTAGE)) >= (12 if honest == 1 else 3)


def test_nobody_promises_a_share_that_costs_much_at_once() -> None:
    """A leading robot once promised a share that cost it eight points, and kept its promise."""
    dear = sharing(table(3, goods={A: (13, 23, 33), B: (61, 61)}), (62, 61, 52, 42))
    for state, told in ((acquainted(worth_sharing()), True), (acquainted(dear), False)):
        said = [chosen("normal", FAITHFUL, state, A, luck) for luck in range(8)]
        assert (Announce(A, PARTAGE) in said) is told


def test_a_bottle_that_seems_to_gain_by_chance_alone_is_kept() -> None:
    """Of 16 futures some always find new cards better. People who saw no reason for a bottle took
    robots for dice."""
    state = sharing(table(3, bottles={A: (REFLUX,)}), FOUR)
    kept = Pass(A)
    assert any(chosen("normal", NEUTRAL, state, A, luck) != kept for luck in range(20))
    assert all(chosen("normal", FAITHFUL, state, A, luck) == kept for luck in range(20))


def test_no_gesture_is_needlessly_bad_for_all_to_see() -> None:
    """A robot shared for ten points less than nothing, where an Esquive brought some whatever the
    other showed. A promise is kept all the same, and who does not see the cards cannot know."""
    one = Character(honest=0.85, talkative=0.4)
    bots = [bots_of(DOLORES, one)["normal"]] * 3
    checked = 0
    for deal in range(6):
        journal = play_out(DOLORES, Setup(3, DOLORES.options()), bots, f"needless {deal}")
        for before, action in zip(journal.states, journal.actions, strict=False):
            if not isinstance(action, Commit) or action.gestures not in GESTURES:
                continue
            view = DOLORES.view(before, action.seat)
            which = side(before, action.seat)
            if view.sharing.said[which]:
                continue
            rows = [[met(view, which, mine, theirs) for theirs in GESTURES] for mine in GESTURES]
            if all(each.sure for row in rows for each in row):
                points = [[each[which] for each in row] for row in rows]
                own = points[GESTURES.index(action.gestures)]
                assert not any(needless(own, other) for other in points)
                checked += 1
    assert checked > 20


def test_who_has_promised_nothing_loses_no_points_by_sharing() -> None:
    """Where a share costs points, the word of the other alone moves nobody to it any more."""
    goods = {A: (11, 21, 31), B: (61, 61)}
    state = acquainted(sharing(table(3, goods=goods), (62, 61, 41, 11)))
    state = play(remembered(state, B, 3, 0), Announce(B, PARTAGE), Commit(B, PARTAGE))
    assert -4 <= met(DOLORES.view(state, A), 0, PARTAGE, PARTAGE).donor < 0
    found = {chosen("normal", FAITHFUL, state, A, luck) for luck in range(12)}
    assert Commit(A, PARTAGE) not in found
