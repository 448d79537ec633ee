"""The level `novice`: a sensible beginner.

It looks at what the score board would say now, shares with a player who did not fight last time,
keeps its word, and uses a bottle at the first occasion.
"""

from collections.abc import Callable
from operator import mul
from random import Random
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolores import phases
from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    DoloresAction,
    Keep,
    Lay,
    Name,
    Pass,
    Pick,
    Play,
    Steal,
    Take,
)
from engine.dolores.bottles import playable, unclaimed
from engine.dolores.cards import (
    CONFLIT,
    CONVOI,
    EMBROUILLE,
    GESTURES,
    GUETTEUR,
    LANTERNE,
    PARTAGE,
    REFLUX,
    REMOUS,
    without_card,
)
from engine.dolores.gestures import may_trick
from engine.dolores.legal import legal
from engine.dolores.payoffs import gained, payoffs
from engine.dolores.score import score
from engine.dolores.settling import SIDES
from engine.dolores.state import neighbour, occupied, side, with_seat
from engine.dolores.views import DoloresView
from engine.game import Enough

SHARES: Final = 0.6
"""How often it at least shares with a player it has no quarrel with; the chance rises to 1 with its
honesty."""
FEARS: Final = (0.5, 0.3, 0.2)
"""How likely it thinks that the other sharer shows Partage, Conflit, Esquive, when it does not
share itself."""
HARM: Final = -1
"""The least change of its score, in points, that its own side of the sharing may bring for it to
share."""


def novice(
    view: DoloresView, rng: Random, enough: Enough, character: Character = NEUTRAL
) -> DoloresAction:
    """Choose as a beginner does, in any phase."""
    if view.phase == phases.GESTURES:
        return _gesture(view, character, rng)
    return CHOICES[view.phase](view, rng)


def _gesture(view: DoloresView, character: Character, rng: Random) -> DoloresAction:
    seat, which = view.seat, side(view, view.seat)
    if which < 0:
        return Bet(seat, PARTAGE, PARTAGE)
    shares = SHARES + (1 - SHARES) * character.honest
    cells = _by_own_gesture(view)
    other = (view.donor, neighbour(view))[1 - which]
    friendly = view.records[other].last != CONFLIT and cells[0][0] >= HARM
    if friendly and not view.sharing.words[which] and rng.random() < character.talkative:
        return Announce(seat, PARTAGE)
    if may_trick(view, seat):
        return Commit(seat, PARTAGE | CONFLIT)
    if view.sharing.said[which] or (friendly and rng.random() < shares):
        return Commit(seat, PARTAGE)
    hopes = [sum(map(mul, FEARS, row)) for row in cells]
    return Commit(seat, GESTURES[hopes.index(max(hopes))])


def _by_own_gesture(view: DoloresView) -> list[list[int]]:
    """Return the seat's gains in points: a row for each of its gestures, a column for each of the
    other sharer's."""
    which = side(view, view.seat)
    cells = [[cell[which] for cell in row] for row in payoffs(view)]
    return [list(column) for column in zip(*cells, strict=True)] if which else cells


def _keep(view: DoloresView, rng: Random) -> DoloresAction:
    which, hands = side(view, view.seat), view.sharing.hands
    cells, column = _by_own_gesture(view), GESTURES.index(hands[1 - which])
    choices = [gesture for gesture in GESTURES if hands[which] & gesture]
    return Keep(view.seat, max(choices, key=lambda g: cells[GESTURES.index(g)][column]))


def _lantern(view: DoloresView, rng: Random) -> DoloresAction:
    return Pass(view.seat) if side(view, view.seat) < 0 else Play(view.seat, LANTERNE)


def _lookout(view: DoloresView, rng: Random) -> DoloresAction:
    scores = [score(goods) for goods in view.goods]
    ahead = scores[view.seat] == max(scores)
    return Pass(view.seat) if ahead else Play(view.seat, GUETTEUR)


def _claim(view: DoloresView, rng: Random) -> DoloresAction:
    slot = unclaimed(view.sharing)[0]
    return Claim(view.seat, slot, view.sharing.cards[slot])


def _bottle(view: DoloresView, rng: Random) -> DoloresAction:
    """Play a bottle in own sharings only: a Convoi at once, a Remous if it helps the seat's side, a
    Reflux if that side is worth nothing; else pass."""
    seat, which = view.seat, side(view, view.seat)
    if which < 0:
        return Pass(seat)
    mine, cards, held = view.goods[seat], view.sharing.cards, playable(view, seat)
    now = gained(mine, tuple([cards[slot] for slot in SIDES[which]]))
    if CONVOI in held:
        return Play(seat, CONVOI)
    if REMOUS in held:
        there = occupied(view.sharing)

        def brings(lay: Lay) -> int:
            slots = [slot for slot in there if (slot in lay.slots) != bool(which)]
            return gained(mine, tuple([cards[slot] for slot in slots]))

        best = max((lay for lay in legal(view) if isinstance(lay, Lay)), key=brings)
        if brings(best) > now:
            return best
    return Play(seat, REFLUX) if REFLUX in held and now <= 0 else Pass(seat)


def _mix_up(view: DoloresView, rng: Random) -> DoloresAction:
    """Play Embrouille if the gestures shown cost this seat points or give the other player more;
    else pass."""
    which, hands = side(view, view.seat), view.sharing.hands
    if which < 0:
        return Pass(view.seat)
    cell = payoffs(view)[GESTURES.index(hands[0])][GESTURES.index(hands[1])]
    worse = cell[which] < max(0, cell[1 - which])
    return Play(view.seat, EMBROUILLE) if worse else Pass(view.seat)


def _take(view: DoloresView, rng: Random) -> DoloresAction:
    mine, cards = view.goods[view.seat], view.sharing.cards
    takes = [take for take in legal(view) if isinstance(take, Take)]
    return max(takes, key=lambda take: gained(mine, tuple([cards[slot] for slot in take.slots])))


def _pick(view: DoloresView, rng: Random) -> DoloresAction:
    mine, cards = view.goods[view.seat], view.sharing.cards
    slots = occupied(view.sharing)
    return Pick(view.seat, max(slots, key=lambda slot: gained(mine, (cards[slot],))))


def _name(view: DoloresView, rng: Random) -> DoloresAction:
    mine = view.goods[view.seat]
    names = [name for name in legal(view) if isinstance(name, Name)]
    return max(names, key=lambda name: score(with_seat(mine, name.kind - 1, 0)))


def _steal(view: DoloresView, rng: Random) -> DoloresAction:
    """Steal what helps the seat most, and of equal thefts what hurts the victim most."""
    mine = view.goods[view.seat]

    def worth(steal: Steal) -> tuple[int, int]:
        theirs = view.goods[steal.victim]
        loss = score(theirs) - score(without_card(theirs, steal.card))
        return gained(mine, (steal.card,)), loss

    return max((steal for steal in legal(view) if isinstance(steal, Steal)), key=worth)


CHOICES: Final[dict[str, Callable[[DoloresView, Random], DoloresAction]]] = {
    phases.LANTERN: _lantern,
    phases.LOOKOUT: _lookout,
    phases.CLAIMS: _claim,
    phases.BOTTLES: _bottle,
    phases.KEEP: _keep,
    phases.MIX_UP: _mix_up,
    phases.TAKE: _take,
    phases.PICK: _pick,
    phases.NAME: _name,
    phases.THEFT: _steal,
}
"""By phase, the function that chooses. GESTURES is missing, as only `_gesture` depends on the
character."""
