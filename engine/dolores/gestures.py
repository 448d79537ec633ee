"""Talk, gestures, bets, and what cancels them (DO13 to DO16)."""

from typing import Final

from msgspec.structs import replace

from engine.dolores.actions import Announce, Bet, Commit, Keep, Reveal
from engine.dolores.cards import EMBROUILLE, GESTURES, PAIRS, PARI, RUSE
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.phases import KEEP, MIX_UP, REVEAL
from engine.dolores.settling import settling
from engine.dolores.state import (
    NO_BET,
    NOBODY,
    Record,
    Sharing,
    State,
    Table,
    bet_on,
    holder,
    holders_with,
    neighbour,
    side,
    with_seat,
)
from engine.game import DEALER, Illegal, Seat

ANNOUNCEMENTS: Final = 9
"""How often a sharer may announce in one talk. The rule knows no limit (DO13); a game must end."""


def talk(state: State) -> State:
    """Ask the sharers, and a watcher with Pari, to choose at the same moment (DO13, DO14)."""
    sharers = (state.donor, neighbour(state))
    watcher = bettor(state)
    waiting = sharers if watcher == NOBODY else (*sharers, watcher)
    return replace(state, phase=GESTURING, waiting=waiting)


def bettor(table: Table) -> Seat:
    """Return the watcher who may bet, who holds Pari or spent it in this sharing (DO14, DO16);
    NOBODY if there is none."""
    seat = holder(table, PARI)
    if seat == NOBODY:
        seat = table.sharing.pari
    return NOBODY if seat in (table.donor, neighbour(table)) else seat


def may_trick(table: Table, seat: Seat) -> bool:
    """Return whether a sharer may commit two gestures: they hold Ruse, or spent it in this
    sharing."""
    return seat in (holder(table, RUSE), table.sharing.ruse)


def announce(state: State, action: Announce) -> State:
    """Note a sharer's announcement, which binds nobody; whether it was true is recorded when the
    gestures are shown (DO13). Raises Illegal for a watcher and after ANNOUNCEMENTS words."""
    which, sharing = side(state, action.seat), state.sharing
    if which < 0:
        raise Illegal("dolores.only-watching", seat=action.seat)
    if action.gesture not in GESTURES:
        raise Illegal("dolores.no-such-gesture", gesture=action.gesture)
    words = sharing.words[which] + 1
    if words > ANNOUNCEMENTS:
        raise Illegal("dolores.said-enough", limit=ANNOUNCEMENTS)
    said = with_seat(sharing.said, which, action.gesture)
    talked = with_seat(sharing.words, which, words)
    return replace(state, sharing=replace(sharing, said=said, words=talked))


def commit(state: State, action: Commit) -> State:
    """Commit one gesture in secret, or two with Ruse (DO14). Raises Illegal for a watcher and for
    two without Ruse."""
    which, gestures = side(state, action.seat), action.gestures
    if which < 0:
        raise Illegal("dolores.only-watching", seat=action.seat)
    if gestures not in GESTURES:
        if gestures not in PAIRS:
            raise Illegal("dolores.no-such-gesture", gesture=gestures)
        if not may_trick(state, action.seat):
            raise Illegal("dolores.not-held", bottle=RUSE)
    hands = with_seat(state.sharing.hands, which, gestures)
    return _chosen(state, action.seat, replace(state.sharing, hands=hands))


def bet(state: State, action: Bet) -> State:
    """Bet on both final gestures, as a watcher with Pari (DO14). Raises Illegal for a sharer."""
    if action.donor not in GESTURES or action.neighbour not in GESTURES:
        raise Illegal("dolores.no-such-gesture", gesture=max(action.donor, action.neighbour))
    return _bet(state, action.seat, bet_on(action.donor, action.neighbour))


def pass_bet(state: State, seat: Seat) -> State:
    """Do not bet: the watcher keeps Pari for later. Raises Illegal for a sharer."""
    return _bet(state, seat, NO_BET)


def _bet(state: State, seat: Seat, bet: int) -> State:
    if side(state, seat) >= 0:
        raise Illegal("dolores.must-commit", seat=seat)
    return _chosen(state, seat, replace(state.sharing, bet=bet))


def _chosen(state: State, seat: Seat, sharing: Sharing) -> State:
    """Note that the seat has made its choice; when all have, the dealer reveals."""
    waiting = tuple([other for other in state.waiting if other != seat])
    if waiting:
        return replace(state, waiting=waiting, sharing=sharing)
    return replace(state, phase=REVEAL, waiting=(DEALER,), sharing=sharing)


def reveal(state: State, action: Reveal) -> State:
    """Show both gestures and the bet (DO15). A Ruse or a Pari used for the first time is discarded,
    and works on to the end of this sharing (DO16)."""
    sharing, holders, spent = state.sharing, state.holders, state.discard
    if sharing.bet not in (0, NO_BET) and sharing.pari == NOBODY:
        sharing = replace(sharing, pari=holder(state, PARI))
        holders, spent = holders_with(holders, PARI, NOBODY), (*spent, PARI)
    trick = [which for which in (0, 1) if sharing.hands[which] in PAIRS]
    if trick and sharing.ruse == NOBODY:
        sharing = replace(sharing, ruse=holder(state, RUSE))
        holders, spent = holders_with(holders, RUSE, NOBODY), (*spent, RUSE)
    if sharing is not state.sharing:
        state = replace(state, sharing=sharing, holders=holders, discard=spent)
    if trick:
        return replace(state, phase=KEEP, waiting=(sharing.ruse,))
    return _final(state)


def keep(state: State, action: Keep) -> State:
    """Keep one gesture of a Ruse, having seen the other player's (DO15). Raises Illegal for one
    that was not committed."""
    which, committed = side(state, action.seat), state.sharing.hands
    if action.gesture not in GESTURES or not committed[which] & action.gesture:
        raise Illegal("dolores.not-committed", gesture=action.gesture)
    hands = with_seat(committed, which, action.gesture)
    return _final(replace(state, sharing=replace(state.sharing, hands=hands)))


def _final(state: State) -> State:
    """Record both gestures, which are known now; Embrouille may cancel them, else they are
    settled."""
    sharing, records = state.sharing, list(state.records)
    for seat, said, hand in zip(
        (state.donor, neighbour(state)), sharing.said, sharing.hands, strict=True
    ):
        old, spot = records[seat], hand >> 1  # 1, 2, 4 are counted at 0, 1, 2
        records[seat] = Record(
            kept=old.kept + (said == hand),
            broken=old.broken + (said not in (0, hand)),
            shown=with_seat(old.shown, spot, old.shown[spot] + 1),
            last=hand,
        )
    state = replace(state, records=tuple(records))
    who = holder(state, EMBROUILLE)
    if who == NOBODY:
        return settling(state)
    return replace(state, phase=MIX_UP, waiting=(who,))


def play_embrouille(state: State) -> State:
    """Cancel the gestures and the bet; the talk begins anew over the same cards (DO16)."""
    return talk(
        replace(
            state,
            holders=holders_with(state.holders, EMBROUILLE, NOBODY),
            discard=(*state.discard, EMBROUILLE),
            sharing=replace(state.sharing, said=(0, 0), words=(0, 0), hands=(0, 0), bet=0),
        )
    )


def pass_embrouille(state: State, seat: Seat) -> State:
    """Settle the gestures, as Embrouille is not played (DO16)."""
    return settling(state)
