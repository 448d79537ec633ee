"""The end of a hand and of the match: DA11, DA12, DA15."""

from msgspec.structs import replace

from engine.dalmuti.actions import Score
from engine.dalmuti.state import Match, State, Tabletop, bare, totals
from engine.game import Illegal, Outcome, Seat, rank


def points(match: Match, finish: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return by seat its points for a hand with this order of going out: one for every player who
    still held cards when it went out (DA12), and one for philanthropy (DA15)."""
    order, last = match.order, len(finish) - 1
    scores = [0] * len(finish)
    for place, seat in enumerate(finish):
        scores[seat] = last - place
    if match.options.philanthropy:
        scores[order[0]] += finish.index(order[-1]) < last
        scores[order[1]] += finish.index(order[-2]) < last - 1
    return tuple(scores)


def final_order(state: State) -> tuple[Seat, ...]:
    """Return the seats in the order of going out; the one that still holds cards is last (DA10,
    DA11)."""
    table = state.table
    return table.out + tuple(seat for seat, size in enumerate(table.sizes) if size)


def hand_places(state: State) -> tuple[int, ...] | None:
    """Return by seat the place in the hand that has just ended, 1 for the first to go out; None in
    any other state."""
    if state.table.stage != "score":
        return None
    order = final_order(state)
    return tuple(1 + order.index(seat) for seat in range(len(order)))


def placed(state: State, seat: Seat) -> int | None:
    """Return the place of a seat in this hand, 1 for the first out, once it is out or the hand has
    ended. None before, and when the hand has been scored."""
    places, out = hand_places(state), state.table.out
    if places is not None:
        return places[seat]
    return 1 + out.index(seat) if seat in out else None


def score(state: State, action: Score) -> State:
    """Score the hand; its order of going out is the social order of the next (DA11)."""
    if state.table.stage != "score":
        raise Illegal("dalmuti.not-now", stage=state.table.stage)
    match = state.match
    order = final_order(state)
    players = len(order)
    over = match.hand == match.options.hands
    table = bare("over" if over else "deal", players)
    match = replace(
        match,
        hand=match.hand if over else match.hand + 1,
        order=order,
        points=(*match.points, points(match, order)),
        slip=None,
        called=None,
    )
    return replace(state, match=match, table=table, hands=(0,) * players, taxes=((),) * players)


def beaten(match: Match, table: Tabletop) -> frozenset[Seat]:
    """Return the seats that cannot win the match any more: even at best, they end with fewer points
    than some seat has at worst (DA12). Points are never lost, and philanthropy (DA15) brings at
    most one a hand."""
    over, last = table.stage == "over", len(table.sizes) - 1
    gift = int(match.options.philanthropy)
    later = (match.options.hands - match.hand) * (last + gift)
    most, least = [], []
    for seat, points in enumerate(totals(match) or (0,) * len(table.sizes)):
        out = seat in table.out
        place = table.out.index(seat) if out else len(table.out)
        best, worst = last - place, last - place if out else 0
        most.append(points if over else points + best + gift + later)
        least.append(points if over else points + worst)
    return frozenset(seat for seat, points in enumerate(most) if points < max(least))


def outcome(state: State) -> Outcome | None:
    """Return places and points after the last hand: the most points win (DA12). None before."""
    if state.table.stage != "over":
        return None
    return rank(totals(state.match), "hands")
