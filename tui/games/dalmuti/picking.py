"""The pick of a person: cards chosen but not yet played, and how keys and clicks change it.

Pure functions from a view and a pick to another pick. A pick is always a legal action, a part of
one, or nothing; an impossible pick changes nothing but the remark.
"""

from typing import Literal, NamedTuple

from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution, Send
from engine.dalmuti.cards import JESTER, RANKS, Rank, count, deck
from engine.dalmuti.dealing import receivers
from engine.dalmuti.legal import BETTER, answers, legal
from engine.dalmuti.state import pairs
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.naming import brief, sign
from tui.render.face import Company

Answer = Literal["", "revolution", "decline", "pass"]
"""An answer that is picked instead of cards."""


class Pick(NamedTuple):
    """rank     the rank picked, or under the cursor when a gift is chosen; 0 for none
    number   how many cards of it
    jesters  how many Jesters with them
    given    the cards of a gift, best first
    answer   a revolution, its refusal, or a pass
    to       the seat to get the card that was shown; None for none
    one      the pick to start from if a second digit makes a typed 1 a 10, 11 or 12; else None
    remark   why something could not be picked
    """

    rank: Rank = Rank(0)
    number: int = 0
    jesters: int = 0
    given: tuple[int, ...] = ()
    answer: Answer = ""
    to: Seat | None = None
    one: "Pick | None" = None
    remark: str = ""

    def refused(self, remark: str) -> "Pick":
        """Return this pick with a remark on why nothing else could be picked. An answer is dropped:
        the remark stands where its question stood, and nobody answers what they cannot read."""
        return self._replace(remark=remark, one=None, answer="")

    @property
    def nothing(self) -> bool:
        """Whether nothing is chosen. A rank under the cursor is not; a 1 that awaits a digit is."""
        return self.one is None and not (
            self.number or self.jesters or self.given or self.answer or self.to is not None
        )


NOTHING = Pick()


def plays(view: DalmutiView) -> list[Play]:
    """Return the plays that the view's seat may make now."""
    return [action for action in legal(view) if isinstance(action, Play)]


def typeable(view: DalmutiView) -> list[Rank]:
    """Return the ranks that a number picks now, Jesters aside."""
    if choosing(view) == "gift":
        return [rank for rank in RANKS if rank != JESTER and count(view.hand, rank)]
    return sorted({play.rank for play in plays(view)} - {JESTER})


def choosing(view: DalmutiView) -> str:
    """Return what is asked of the view's seat: "play", "gift", "revolution", "send", or ""."""
    if view.seat not in view.waiting:
        return ""
    if view.table.stage == "tax":
        return "gift" if owed(view) else "revolution"
    return view.table.stage


def owed(view: DalmutiView) -> tuple[Seat, int] | None:
    """Return the seat to which the view's seat owes a gift, and how many cards; None if it owes
    none."""
    for dalmuti, peon, number in pairs(view.match):
        if dalmuti == view.seat:
            return peon, number
    return None


def may_call(view: DalmutiView) -> bool:
    """Return whether the view's seat may call a revolution now."""
    return view.table.stage == "tax" and Revolution(view.seat) in legal(view)


def passes_only(view: DalmutiView) -> bool:
    """Return whether the view's seat, which is to play, can only pass."""
    return tuple(legal(view)) == (Pass(view.seat),)


def can_only_pass(view: DalmutiView) -> bool:
    """Return True if the view's seat can do nothing but pass until the trick ends."""
    top = view.table.top
    if view.seat < 0 or top is None or top.seat == view.seat:
        return False
    held, cards = view.hand & BETTER[top.rank], top.count + top.jesters
    return len(answers(view.seat, held, top.rank, cards)) == 1


def nothing_left(view: DalmutiView, seat: Seat) -> bool:
    """Return whether everybody at the table can see that a seat must pass.

    It holds too few cards, or no better rank has enough cards left in the game.
    """
    table = view.table
    if table.stage != "play" or table.top is None or seat not in table.waiting:
        return False
    needed = table.top.count + table.top.jesters
    if table.sizes[seat] < needed:
        return True
    left = deck(len(table.sizes), view.match.options.short_deck) - sum(table.played)
    jesters = count(left, JESTER)
    better = [count(left, rank) for rank in RANKS[: table.top.rank - 1]]
    return not any(held and held + jesters >= needed for held in better)


def action(view: DalmutiView, pick: Pick) -> DalmutiAction | None:
    """Return the pick as an action, None while it is incomplete."""
    seat, asked = view.seat, choosing(view)
    made: DalmutiAction | None = None
    if pick.answer == "pass":
        made = Pass(seat)
    elif pick.answer == "revolution":
        made = Revolution(seat)
    elif pick.answer == "decline":
        made = Decline(seat)
    elif asked == "gift":
        made = Gift(seat, pick.given)
    elif asked == "send" and pick.to is not None:
        made = Send(seat, pick.to)
    elif asked == "play" and pick.number + pick.jesters:
        made = Play(seat, pick.rank, pick.number, pick.jesters)
    return made if made is not None and made in legal(view) else None


def with_rank(company: Company, view: DalmutiView, pick: Pick, rank: Rank) -> Pick:
    """Pick a rank: as many cards as the pile's last play, with the fewest Jesters; to lead, all of
    the rank in hand."""
    ways = [play for play in plays(view) if play.rank == rank]
    if not ways:
        return pick.refused(_why_not(company, view, rank))
    top = view.table.top
    fewest = min(play.jesters for play in ways) if top is not None or rank < JESTER else 1
    play = next(play for play in ways if play.jesters == fewest)
    return Pick(rank, play.count, play.jesters)


def _why_not(company: Company, view: DalmutiView, rank: Rank) -> str:
    say, top = company.say, view.table.top
    name = sign(company, rank)
    if not count(view.hand, rank):
        return say("da.remark.no-rank", rank=name)
    if rank == JESTER and any(play.jesters for play in plays(view)):
        return say("da.remark.jester-later")
    if top is None or rank < top.rank:
        cards = top.count + top.jesters if top is not None else 1
        return say("da.remark.too-few", rank=name, n=cards)
    return say("da.remark.not-better", rank=name, top=brief(company, top))


def beside(company: Company, view: DalmutiView, pick: Pick, step: int) -> Pick:
    """Pick the next possible rank to the left or right; for a gift, move the cursor over the
    hand."""
    asked = choosing(view)
    if asked == "revolution":
        return Pick(answer="revolution" if step < 0 else "decline")
    if asked == "send":
        meant, peon = receivers(view.match)
        return Pick(to=meant if step < 0 else peon)
    held = {play.rank for play in plays(view)}
    if asked == "gift":
        held = {rank for rank in RANKS if count(view.hand, rank)}
    if not held:
        return pick.refused(company.say("da.remark.pass"))
    order = sorted(held)
    if pick.rank in held:
        rank = order[(order.index(pick.rank) + step) % len(order)]
    else:
        rank = order[0 if step > 0 else -1]
    if asked == "gift":
        return pick._replace(rank=rank, answer="", remark="", one=None)
    return with_rank(company, view, pick, rank)


def more(company: Company, view: DalmutiView, pick: Pick, by: int) -> Pick:
    """Pick one card more or fewer of the rank picked; for a gift, give or keep one."""
    if choosing(view) == "gift":
        if not pick.rank:
            return beside(company, view, pick, -1)
        return give(company, view, pick, pick.rank) if by > 0 else keep(company, pick, pick.rank)
    if not pick.rank:
        return beside(company, view, pick, -1)
    top = view.table.top
    if top is not None:
        cards = top.count + top.jesters
        return pick.refused(company.say("da.remark.count", n=cards))
    if pick.rank == JESTER:
        return numbered(view, pick, pick.jesters + by)
    return numbered(view, pick, pick.number + by)


def numbered(view: DalmutiView, pick: Pick, number: int) -> Pick:
    """Pick `number` cards of the rank picked, or `number` Jesters if they are picked alone.

    An impossible number leaves the pick as it is.
    """
    ways = [play for play in plays(view) if play.rank == pick.rank]
    if pick.rank == JESTER:
        ways = [play for play in ways if play.jesters == number]
    else:
        ways = [w for w in ways if w.count == number and w.jesters == pick.jesters]
    if not ways:
        return pick.refused("")
    return Pick(pick.rank, ways[0].count, ways[0].jesters)


def jester(company: Company, view: DalmutiView, pick: Pick) -> Pick:
    """Add a Jester to the cards picked; if no more can be added, take all Jesters back.

    With nothing picked, it is picked like a rank; a gift may include it.
    """
    if choosing(view) == "gift":
        return give(company, view, pick._replace(rank=JESTER), JESTER)
    if not pick.rank or pick.rank == JESTER:
        if pick.rank == JESTER:
            added = numbered(view, pick, pick.jesters + 1)
            return added if added.jesters > pick.jesters else numbered(view, pick, 1)
        return with_rank(company, view, pick, JESTER)
    ways = [play for play in plays(view) if play.rank == pick.rank]
    if view.table.top is None:
        ways = [play for play in ways if play.count == pick.number]
    ways.sort(key=lambda play: play.jesters)
    after = [play for play in ways if play.jesters > pick.jesters] or ways
    if after[0].jesters == pick.jesters:
        needed = "needs-jester" if pick.jesters else "no-jester"
        return pick.refused(company.say(f"da.remark.{needed}"))
    return Pick(pick.rank, after[0].count, after[0].jesters)


def give(company: Company, view: DalmutiView, pick: Pick, rank: Rank) -> Pick:
    """Put a card of a rank into the gift; a full gift loses its last card of another rank."""
    due = owed(view)
    assert due is not None
    number, held = due[1], count(view.hand, rank)
    if not held:
        said = company.say("da.remark.no-rank", rank=sign(company, rank))
        return pick.refused(said)
    if pick.given.count(rank) == min(held, number):
        said = company.say("da.remark.all-given", rank=sign(company, rank))
        return pick._replace(rank=rank).refused(said)
    others = list(pick.given)
    if len(others) == number:
        others.remove(next(other for other in reversed(others) if other != rank))
    return Pick(rank, given=tuple(sorted([*others, rank])))


def keep(company: Company, pick: Pick, rank: Rank) -> Pick:
    """Take a card of a rank back out of the gift."""
    if rank not in pick.given:
        said = company.say("da.remark.not-given", rank=sign(company, rank))
        return pick.refused(said)
    given = list(pick.given)
    given.remove(rank)
    return Pick(rank, given=tuple(given))


def clicked(company: Company, view: DalmutiView, pick: Pick, rank: Rank, card: int) -> Pick:
    """Pick by a click on a card of the hand, counted from 1 in its rank, or on the name of the rank
    (0).

    To lead, pick the cards of the rank up to the clicked one. A Jester is added to another rank
    that is picked. A card of a gift is given, or taken back.
    """
    if choosing(view) == "gift":
        back = 0 < card <= pick.given.count(rank)
        return keep(company, pick, rank) if back else give(company, view, pick, rank)
    if rank == JESTER and pick.rank not in (0, JESTER):
        return jester(company, view, pick)
    start = pick if pick.rank == rank else with_rank(company, view, pick, rank)
    if start.rank != rank or start.remark or view.table.top is not None or not card:
        return with_rank(company, view, pick, rank)
    return numbered(view, start, card)


def typed(company: Company, view: DalmutiView, pick: Pick, digit: str) -> Pick:
    """Pick by a digit of a rank. After a 1, a 0, 1 or 2 makes 10, 11 or 12 of it."""
    asked = choosing(view)
    rank, start = Rank(int(digit)), pick.refused("")
    if pick.one is not None and rank <= 2:
        rank, start = Rank(10 + rank), pick.one
    if not rank:
        return start
    pick_rank = give if asked == "gift" else with_rank
    after = pick_rank(company, view, start, rank)
    if rank > 1:
        return after
    if after.remark:
        return start._replace(one=start, remark=company.say("da.remark.rank"))
    return after._replace(one=start)
