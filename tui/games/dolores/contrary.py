"""What others did in Dolorès that reasons did not tell of, or otherwise than in another game."""

from collections.abc import Sequence
from itertools import takewhile

from engine.dolores.actions import Bet, Commit, DoloresAction, HandOn, Keep, Play, Reveal
from engine.dolores.cards import EMBROUILLE
from engine.game import Reason, Seat
from tui.games.dolores.proposal import verbs
from tui.render.face import Company
from tui.words.spans import BLANK, Line


def contrary(company: Company, why: Reason, actions: Sequence[DoloresAction], start: int) -> Line:
    """Return a sentence on the gesture that the other sharer shows, if the reasons for one's own
    action tell of others; BLANK if they tell of this one, or if none is shown. If the likeliest of
    those had at least 50%, it is said to have been expected; else only how likely they were
    together. BLANK too if the better gesture is better whatever the other shows. For a bet, the
    sentence tells that it is lost."""
    if isinstance(bet := actions[start], Bet):
        split = takewhile(lambda each: not isinstance(each, HandOn), actions[start:])
        lost = _lost(bet, tuple(split), actions[:start], len(company.names))
        return company.say.line("do.contrary.bet") if lost else BLANK
    told, chosen = _percents(why), _chosen(actions, start)
    if not told or why.code == "whatever" or not chosen:
        return BLANK
    other = why.facts["seat"]
    shown = chosen[other]
    if any(shown & each for each in told):
        return BLANK
    likeliest = max(told, key=told.__getitem__)
    expected = told[likeliest] >= 50
    words = company.say.line(
        "do.contrary" if expected else "do.contrary.told",
        who=company.who(other),
        gesture=verbs(company, shown),
        expected=verbs(company, likeliest if expected else sum(told)),
        percent=told[likeliest] if expected else sum(told.values()),
    )
    return company.titled("outlook.contrary", words) if expected else words


def otherwise(
    company: Company,
    why: Reason | None,
    actions: Sequence[DoloresAction],
    played: Sequence[DoloresAction],
    start: int,
) -> Line:
    """Return a sentence on the gesture of the other sharer beside that of the game `played`, once
    both are shown and differ; else BLANK. BLANK too if the action at step `start` is no gesture."""
    if not isinstance(own := actions[start], Commit):
        return BLANK
    here, there = _chosen(actions, start), _chosen(played, start)
    other = next((seat for seat in here if seat != own.seat), None)
    if other is None or here[other] == there.get(other, here[other]):
        return BLANK
    told = {} if why is None else _percents(why)
    likely = told.get(there[other])
    return company.say.line(
        "do.otherwise" if likely is None else "do.otherwise.likely",
        who=company.who(other),
        gesture=verbs(company, here[other]),
        played=verbs(company, there[other]),
        percent=likely or 0,
    )


def _percents(why: Reason) -> dict[int, int]:
    """Return by gesture of the other sharer how likely it is, in percent, as far as the reasons
    tell."""
    return {
        each.facts["gesture"]: each.facts["percent"]
        for each in (why, *why.also)
        if "mine" in each.facts
    }


def _chosen(actions: Sequence[DoloresAction], start: int) -> dict[Seat, int]:
    """Return by seat the gestures of the two sharers that are revealed first after step `start`,
    even if chosen before it; {} if none are."""
    ends = (n for n, each in enumerate(actions[start:], start) if isinstance(each, Reveal))
    end = next(ends, 0)
    last = [each for each in actions[:end] if isinstance(each, Commit)][-2:]
    return {each.seat: each.gestures for each in last}


def _lost(
    bet: Bet, since: Sequence[DoloresAction], before: Sequence[DoloresAction], players: int
) -> bool:
    """Return whether a bet is known to be lost by the gestures shown `since`, some of them chosen
    `before`: not yet while a Ruse is to be kept, nor if an Embrouille cancels it (DO16)."""
    if not any(isinstance(each, Reveal) for each in since):
        return False
    if any(isinstance(each, Play) and each.bottle == EMBROUILLE for each in since):
        return False
    end = [isinstance(each, Reveal) for each in since].index(True)
    chosen = [each for each in (*before, *since[:end]) if isinstance(each, Commit)][-2:]
    hands = {each.seat: each.gestures for each in chosen}
    kept = next((each for each in since if isinstance(each, Keep)), None)
    if kept is not None:
        hands[kept.seat] = kept.gesture
    donor = next(seat for seat in hands if (seat + 1) % players in hands)
    return not (hands[donor] & bet.donor and hands[(donor + 1) % players] & bet.neighbour)
