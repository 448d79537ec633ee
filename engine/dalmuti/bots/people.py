"""Moves that people make at a table and a robot that counts turns does not, for robots with a
character. They cost these nothing: docs/robots.md has the figures."""

from typing import Final

from engine.character import Character
from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.bots.counting import rivals, sizes_of_others, stands, unbeatable, unseen
from engine.dalmuti.cards import JESTER, RANKS, Rank, count, size
from engine.dalmuti.views import DalmutiView
from engine.game import Seat

ALARM: Final = 0.7
"""By how much a card must lower the chance that somebody goes out next with their last card, for
the most forgiving to play it."""
GRUDGE: Final = 0.3
"""How much less than ALARM will do for the most vengeful."""
LIKELY: Final = 0.8
"""The least chance that nobody beats a large group for it to be led before worse ones."""
EVEN: Final = 0.5
"""The least chance that nobody beats one of the last two groups for it to be led first."""
LARGE: Final = 4
"""How many cards are a large group, which is of little use but to be led."""
FEW: Final = 3
"""With how many groups at most somebody thinks of the end of the hand."""


def like_people(view: DalmutiView, played: Play | Pass, character: Character) -> Play | Pass:
    """Return `played`, or a move that people prefer to it. As an answer, that is one with which the
    seat surely goes out, or else a card that keeps somebody else from going out, or cards that do
    not leave a Jester alone. As a lead, it is a group that likely takes the trick, or one of
    several cards where a single card would help somebody out."""
    if view.table.top is None:
        return _to_nobodys_last(view, _strong(view, played))
    least = ALARM - GRUDGE * character.vengeful
    return _surely_out(view) or _with_jesters(view, _stopped(view, played, least))


def _with_jesters(view: DalmutiView, played: Play | Pass) -> Play | Pass:
    """Return the answer; but if it leaves nothing but Jesters, of which a last one can beat nobody,
    return it with Jesters in the place of some of its cards, which are then kept instead."""
    if not isinstance(played, Play):
        return played
    left, held = count(view.hand, played.rank) - played.count, count(view.hand, JESTER)
    swapped = min(held - played.jesters, played.count - 1)
    rest = size(view.hand) - played.count - played.jesters
    if left or swapped < 1 or rest != held - played.jesters:
        return played
    return Play(view.seat, played.rank, played.count - swapped, played.jesters + swapped)


def _strong(view: DalmutiView, played: Play | Pass) -> Play | Pass:
    """Return the lead, or instead a group that likely takes the trick. Of a few groups, that is the
    worst large one that is likely to take it, if the lead is not. Of the last two, of different
    sizes and without Jesters, it is the one less likely beaten, since the other goes last."""
    groups = [(rank, held) for rank in RANKS[:-1] if (held := count(view.hand, rank))]
    if not isinstance(played, Play) or not 1 < len(groups) <= FEW:
        return played
    others, players = unseen(view), rivals(view)
    chances = {rank: stands(others, rank, held, players) for rank, held in groups}
    strong = [
        (rank, held)
        for rank, held in groups
        if held >= LARGE and chances[rank] >= LIKELY > chances[played.rank]
    ]
    if len({held for _, held in groups}) == len(groups) == 2 and not count(view.hand, JESTER):
        likely = max(groups, key=lambda group: chances[group[0]])
        strong += [likely] if chances[likely[0]] >= EVEN else []
    return Play(view.seat, *strong[-1], 0) if strong else played


def _to_nobodys_last(view: DalmutiView, played: Play | Pass) -> Play | Pass:
    """Return the lead; but instead of a single card, while another seat holds only one, return the
    worst group of several cards, if there is one."""
    single = isinstance(played, Play) and played.count + played.jesters == 1
    if not single or 1 not in sizes_of_others(view):
        return played
    several = [rank for rank in RANKS if rank < JESTER and count(view.hand, rank) > 1]
    return Play(view.seat, several[-1], count(view.hand, several[-1]), 0) if several else played


def _surely_out(view: DalmutiView) -> Play | None:
    """Return the worst answer that nobody can beat and after which at most one of the groups left
    can be beaten. That group goes last, with the Jesters. None if there is no such answer."""
    top = view.table.top
    assert top is not None
    cards, held = top.count + top.jesters, {rank: count(view.hand, rank) for rank in RANKS[:-1]}
    for rank in reversed(RANKS[: min(top.rank, JESTER) - 1]):
        if held[rank] >= cards and unbeatable(view, rank, cards):
            left = held | {rank: held[rank] - cards}
            groups = [(each, many) for each, many in left.items() if many]
            if sum(not unbeatable(view, *group) for group in groups) <= 1:
                return Play(view.seat, rank, cards, 0)
    return None


def _stopped(view: DalmutiView, played: Play | Pass, least: float) -> Play | Pass:
    """Return `played`, or an answer that stops a seat with one card left from going out next, as it
    would by taking the trick or leading it. To a single card, that is the worst card that lowers
    the chance by at least `least`. To several cards that such a seat has laid, it is the worst
    answer instead of a pass."""
    top = view.table.top
    assert top is not None
    ones = [seat for seat, left in enumerate(view.table.sizes) if left == 1 and seat != view.seat]
    cards = top.count + top.jesters
    if cards > 1 and top.seat in ones and isinstance(played, Pass):
        return next(iter(_beating(view, top.rank, cards)), played)
    if cards != 1 or not ones:
        return played
    lies = played if isinstance(played, Play) else top
    feared = 1.0 if lies.seat in ones else _feared(view, ones, lies.rank)
    for rank in reversed(RANKS[: min(top.rank, JESTER) - 1]):
        if count(view.hand, rank) and feared - _feared(view, ones, rank) >= least:
            return Play(view.seat, rank, 1, 0)
    return played


def _beating(view: DalmutiView, top: Rank, cards: int) -> list[Play]:
    """Return the answers of `cards` cards to the rank `top`, the worst first, those with Jesters
    last."""
    return [
        Play(view.seat, rank, cards - spent, spent)
        for spent in range(count(view.hand, JESTER) + 1)
        for rank in reversed(RANKS[: min(top, JESTER) - 1])
        if 0 < cards - spent <= count(view.hand, rank)
    ]


def _feared(view: DalmutiView, ones: list[Seat], rank: Rank) -> float:
    """Return the chance that one of the seats `ones` beats a rank with its last card, if that may
    be any unseen card."""
    others = unseen(view)
    better = sum(count(others, each) for each in RANKS[: rank - 1])
    return 1 - float((1 - better / max(size(others), 1)) ** len(ones))
