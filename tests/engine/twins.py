"""Twin games: equal for a seat, different in what it cannot know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engine.arena import play_out
from engine.chance import dice, pick, shuffled
from engine.dalmuti.actions import Deal
from engine.game import DEALER, Game, Illegal, Seat, Setup
from engine.journal import Journal
from engine.random_bot import random_bot

AnyJournal = Journal[Any, Any, Any]


def twins(journal: AnyJournal, seat: Seat, since: int, rng: Random) -> tuple[AnyJournal, ...]:
    """Return the journal and a twin that the seat cannot tell from it, both as far as a twin is
    found.

    From step `since` on, the hidden parts of every action are chosen anew.
    """
    game = journal.game
    twin = journal.branch(since)
    step = since
    for step in range(since, len(journal)):
        state, action = journal.states[step], journal.actions[step]
        seen = game.seen(state, action, seat)
        if seen is not None and not _goes_on(
            twin, action, seen, journal.states[step + 1], seat, rng
        ):
            break
    else:
        step = len(journal)
    return journal.branch(step), twin


def _goes_on(twin: AnyJournal, action: Any, seen: Any, after: Any, seat: Seat, rng: Random) -> bool:
    """Let the twin do something that looks the same to the seat, after actions that it does not
    see. Return False, with the twin as it was, if nothing is found."""
    game, start = twin.game, len(twin)
    for _ in range(4):
        for other in _others(game, twin.state, action, seat, rng):
            if game.seen(twin.state, other, seat) != seen:
                continue
            try:
                state = twin.attempt(other)
            except Illegal:
                continue
            if game.view(state, seat) == game.view(after, seat):
                twin.append(other)
                return True
        if not _happens_unseen(twin, seat, rng):
            break
    twin.rewind(start)
    return False


def _happens_unseen(twin: AnyJournal, seat: Seat, rng: Random) -> bool:
    """Play an action that the seat does not learn of, and return whether there was one."""
    game, state = twin.game, twin.state
    for who in game.to_act(state):
        if who in (DEALER, seat):
            continue
        for action in shuffled(game.legal(game.view(state, who)), rng):
            if game.seen(state, action, seat) is None:
                twin.append(action)
                return True
    return False


def _others(
    game: Game[Any, Any, Any], state: Any, action: Any, seat: Seat, rng: Random
) -> Iterator[Any]:
    """Yield actions that might be taken instead of an action, and at last the action itself."""
    if game.seen(state, action, seat) != action or isinstance(action, Deal):
        if isinstance(action, Deal):
            yield from (_redealt(action, seat, rng) for _ in range(6))
        elif action.seat != DEALER:
            legal = game.legal(game.view(state, action.seat))
            yield from shuffled([each for each in legal if each != action], rng)
        elif game.to_act(state) == (DEALER,):
            yield from (game.deal(state, rng) for _ in range(12))
    yield action


def _redealt(deal: Deal, seat: Seat, rng: Random) -> Deal:
    """Return a deal with one to three pairs of cards exchanged between two other players.

    Mostly one gets the other's Jester, so that one player then holds both Jesters, or no longer
    does.
    """
    hands = [list(hand) for hand in deal.hands]
    one, two = shuffled([other for other in range(len(hands)) if other != seat], rng)[:2]
    holders = [other for other in range(len(hands)) if other != seat and hands[other][12]]
    jesters = bool(holders) and rng.random() < 0.7
    if jesters:
        one, two = holders[0], two if two != holders[0] else one
        two = holders[1] if len(holders) > 1 else two
    for _ in range(1 + int(rng.random() * 3)):
        taken = pick([rank for rank in range(12 + jesters) if hands[one][rank]], rng)
        taken = 12 if jesters and hands[one][12] else taken
        given = pick([rank for rank in range(12) if hands[two][rank]], rng)
        for rank, change in ((taken, -1), (given, 1)):
            hands[one][rank] += change
            hands[two][rank] -= change
    return msgspec.structs.replace(deal, hands=tuple(map(tuple, hands)))


def some_twins(
    game: Game[Any, Any, Any], options: msgspec.Struct, most: int
) -> Iterator[tuple[AnyJournal, AnyJournal, Seat]]:
    """Yield twins that differ, without end, and the seat that cannot tell them apart. They end
    after at most `most` steps, or a third as many after the dealer first draws cards face down."""
    number = 0
    while True:
        number += 1
        rng = dice("twins", number, DEALER)
        seats = game.seats[number % len(game.seats)]
        random = [random_bot(game.legal)] * seats
        whole = play_out(game, Setup(seats, options), random, f"twin {number}")
        seat = int(rng.random() * seats)
        last = min(len(whole) - 1, int(most * (0.2 + 0.8 * rng.random())))
        since = int(max(rng.random() - 0.5, 0.0) * last)
        dark = drawn_unseen(whole, seat)
        if dark is not None and rng.random() < 0.5:
            since, last = dark, min(len(whole) - 1, dark + most // 3)
        journal = whole.branch(last)
        one, two = twins(journal, seat, since, rng)
        if one.actions != two.actions:
            yield one, two, seat


def drawn_unseen(journal: AnyJournal, seat: Seat) -> int | None:
    """Return the step at which the dealer first draws cards face down for a seat after the first
    deal; None if that never happens."""
    pairs = zip(journal.states, journal.actions, strict=False)
    for step, (state, action) in enumerate(pairs):
        seen = journal.game.seen(state, action, seat)
        if step and action.seat == DEALER and seen != action and not isinstance(action, Deal):
            return step
    return None
