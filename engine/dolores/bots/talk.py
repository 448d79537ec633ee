"""What a robot says, true or false, by its character."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.chance import pick
from engine.character import NEUTRAL, Character
from engine.dolores.actions import Announce, Claim, DoloresAction, Pass
from engine.dolores.bots.matrix import Mixture, likeliest
from engine.dolores.bots.pact import may_agree
from engine.dolores.bottles import unclaimed
from engine.dolores.cards import CONFLIT, FIRST_BOTTLE, GESTURES, PARTAGE, Gesture
from engine.dolores.state import CHOSEN, side
from engine.dolores.views import DoloresView

LIKELY: Final = 0.2
"""A gesture less likely than this is not made for the sake of one's word."""

WARNING: Final = 0.7
"""A faithful character warns of its Conflit only if that is at least this likely."""

FOUND_OUT: Final = 0.25
"""By how much a character with more words broken than kept raises its chance to tell the truth, as
nobody expects that of a known liar."""

LIES: Final = 2
"""How many lies about a card a searching robot considers at most."""


def announced(
    view: DoloresView, character: Character, mixture: Mixture, lie: Gesture, rng: Random
) -> Announce | None:
    """Return the robot's only announcement in a talk: its likeliest gesture, or a lie; None to say
    nothing. A faithful character keeps its words for pacts, and now and then warns of a Conflit. A
    character that is not NEUTRAL says nothing once the other sharer has chosen. NEUTRAL robots, by
    which levels are measured, speak then too, which changes nothing. A known liar draws its lie by
    chance instead of saying `lie`."""
    likely, which = likeliest_gesture(mixture), side(view, view.seat)
    faithful, spoken = may_agree(view, character), view.sharing.words[which]
    if faithful and (likely != CONFLIT or mixture[GESTURES.index(likely)] < WARNING or spoken):
        return None
    if character != NEUTRAL and view.sharing.hands[1 - which] == CHOSEN:
        return None
    if spoken or rng.random() >= (character.talkative / 4 if faithful else talks(character)):
        return None
    if faithful:
        return Announce(view.seat, likely)
    record = view.records[view.seat]
    known = character != NEUTRAL and record.broken > record.kept
    if rng.random() < character.honest + FOUND_OUT * known:
        return Announce(view.seat, likely)
    others = [each for each in GESTURES if each != likely]
    return Announce(view.seat, pick(others, rng) if known else lie)


def talks(character: Character) -> float:
    """Return the chance, 0.4 to 1, that a character announces a gesture at all."""
    return 0.4 + 0.6 * character.talkative


def likeliest_gesture(mixture: Mixture) -> Gesture:
    """Return the single gesture that is made most often."""
    return GESTURES[likeliest(mixture[: len(GESTURES)])]


def best_lie(
    mixture: Mixture, mine: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]]
) -> Gesture:
    """Return the gesture, other than the likeliest, that would pay most if announced and
    believed."""
    likely = likeliest(mixture[: len(GESTURES)])

    def pays(told: int) -> float:
        answer = max(range(len(theirs)), key=lambda j: theirs[j][told])
        return max(row[answer] for row in mine)

    return GESTURES[max((g for g in range(len(GESTURES)) if g != likely), key=pays)]


def keeps_word(view: DoloresView, character: Character, mixture: Mixture, rng: Random) -> int:
    """Return the gesture announced if the robot keeps its word, else 0. A faithful character always
    keeps a warning, and mostly a promise to share, whatever would pay more by now: taking a promise
    back once the other sharer has chosen is no better than breaking it."""
    said = view.sharing.said[side(view, view.seat)]
    if said and may_agree(view, character):
        return said if said != PARTAGE or rng.random() < character.honest else 0
    if said and mixture[GESTURES.index(said)] >= LIKELY and rng.random() < character.honest:
        return said
    return 0


def claims(view: DoloresView, rng: Random) -> list[DoloresAction]:
    """Return what may be said of the next card in the dark: the truth, a few lies that may be
    believed, or no more words (DO11)."""
    slot = unclaimed(view.sharing)[0]
    goods = [card for card in view.unseen if card < FIRST_BOTTLE]
    said = [view.sharing.cards[slot], *(pick(goods, rng) for _ in range(LIES) if goods)]
    return [*(Claim(view.seat, slot, card) for card in dict.fromkeys(said)), Pass(view.seat)]


def claimed(view: DoloresView, character: Character, rng: Random) -> Claim:
    """Return what the looker says of the next card: what it is, or any card that it might be
    (DO11)."""
    slot = unclaimed(view.sharing)[0]
    card = view.sharing.cards[slot]
    if rng.random() >= character.honest:
        card = pick([other for other in view.unseen if other < FIRST_BOTTLE] or [card], rng)
    return Claim(view.seat, slot, card)
