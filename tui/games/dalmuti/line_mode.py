"""Der Große Dalmuti line by line: the hand by rank, a play typed as `3x7`, `9` or `2x9 J`."""

import re
from typing import Any, Final

from engine.dalmuti.actions import (
    DalmutiAction,
    Deal,
    Decline,
    Gift,
    Pass,
    Play,
    Revolution,
    Send,
    Show,
)
from engine.dalmuti.cards import JESTER, RANKS, Rank, count
from engine.dalmuti.dealing import receivers
from engine.dalmuti.views import DalmutiView, OwnDeal
from tui.games.dalmuti.chronicle import trick_number
from tui.games.dalmuti.figures import title_name, title_of
from tui.games.dalmuti.naming import brief, numbered, place_name, sign, some
from tui.games.dalmuti.picking import (
    NOTHING,
    choosing,
    may_call,
    owed,
    plays,
    with_rank,
)
from tui.games.dalmuti.standings import points_of
from tui.games.line_mode import LineMode, NotUnderstood, Unclear
from tui.words.spans import Line, Span, joined, line
from tui.words.typed import meant, spellings

PLAY: Final = re.compile(
    r"(?:(?P<number>\d+)\s*[x×*]\s*)?(?P<rank>\d+|)\s*\+?\s*\(?(?P<jesters>[^\W\d_]{0,2})\)?"
)
"""A play as it is typed: the number of all cards, the rank, and the Jesters among them."""


class DalmutiLineMode(LineMode[DalmutiView, DalmutiAction]):
    """See tui.games.line_mode.LineMode."""

    typing = ("da.plain.how.lead", "da.plain.how.beat", "da.plain.how.gift")

    def position(self, view: DalmutiView) -> list[Line]:
        """Return the seats in order with their cards and points, and the trick."""
        lines = self.scores(view)
        if view.table.trick:
            lines.append(self._trick(view))
        return lines

    def scores(self, view: DalmutiView) -> list[Line]:
        """Return the seats in order with their cards and points."""
        say, table, match = self.company.say, view.table, view.match
        points = points_of(view)
        lines = []
        for seat in match.order:
            held = say("da.plain.left" if any(table.played) else "da.cards", n=table.sizes[seat])
            if seat in table.out:
                held = place_name(self.company, table.out.index(seat) + 1)
            lines.append(
                say.line(
                    "da.plain.seat",
                    who=self.company.who(seat),
                    title=title_name(self.company, title_of(match.order, seat)),
                    held=held,
                    points=say("da.status.points", n=points[seat]),
                )
            )
        return lines

    def _trick(self, view: DalmutiView) -> Line:
        say = self.company.say
        moves = [
            line(
                *self.company.who(move.seat),
                " ",
                brief(self.company, move) if isinstance(move, Play) else say("da.status.pass"),
            )
            for move in view.table.trick
        ]
        trick = say("da.tell.trick", trick=trick_number(view))
        return say.line("da.plain.trick", trick=trick, moves=say.listing(moves))

    def hand(self, view: DalmutiView) -> list[Line]:
        """Return the seat's cards by rank."""
        say = self.company.say
        groups = [
            line(say.named(some(rank, held)), numbered(rank))
            for rank in RANKS
            if (held := count(view.hand, rank))
        ]
        return [say.line("da.plain.hand", cards=say.listing(groups))] if groups else []

    def news(self, before: DalmutiView, action: Any, after: DalmutiView) -> list[Line]:
        """Return a new order of the seats with their titles, and the hand that is dealt; [] for a
        player who is asked next, because the question tells both."""
        if after.seat in after.waiting:
            return []
        dealt, turned = isinstance(action, Deal | OwnDeal), isinstance(action, Revolution)
        begins = isinstance(action, Show) or (dealt and before.match.slip is None)
        new = begins and bool(before.match.points)
        lines: list[Line] = []
        if new or (turned and before.match.order != after.match.order):
            lines.append(self._order(after))
        return lines + self.hand(after) if dealt else lines

    def _order(self, view: DalmutiView) -> Line:
        company, order = self.company, view.match.order
        titled = [
            line(company.who(seat), f" ({title_name(company, title_of(order, seat))})")
            for seat in order
        ]
        return company.say.line("da.tell.order", who=joined(titled))

    def question(self, view: DalmutiView) -> list[Line]:
        """Return the plays that are possible now, or what has to be chosen."""
        say, asked = self.company.say, choosing(view)
        if asked == "send":
            meant, other = (self.company.who(to) for to in receivers(view.match))
            return [say.line("da.plain.send", meant=meant, peon=other)]
        if asked == "gift":
            due = owed(view)
            assert due is not None
            lines = [say.line(f"da.plain.gift.{due[1]}", who=self.company.who(due[0]))]
            return [*lines, say.line("da.plain.may-call")] if may_call(view) else lines
        if asked == "revolution":
            greater = view.seat == view.match.order[-1]
            return [say.line("da.choose.revolution" + ".greater" * greater)]
        if view.table.top is None:
            return []
        ways = self._ways(view)
        return [
            say.line("da.plain.beat", plays=say.listing(ways))
            if ways
            else say.line("da.choose.pass")
        ]

    def how(self, view: DalmutiView) -> str:
        """See LineMode."""
        asked = choosing(view)
        if asked == "play":
            asked = "lead" if view.table.top is None else "beat"
        return self.company.say(f"da.plain.how.{asked}")

    def _ways(self, view: DalmutiView) -> list[Line]:
        """Return the plays that beat the pile, one for each rank: the one with the fewest
        Jesters."""
        best: dict[int, Play] = {}
        for play in plays(view):
            if play.rank not in best or play.jesters < best[play.rank].jesters:
                best[play.rank] = play
        return [(Span(brief(self.company, play)),) for play in best.values()]

    def read(self, view: DalmutiView, words: str) -> DalmutiAction:
        """Return a play, a pass, a gift of ranks, or an answer."""
        seat, asked = view.seat, choosing(view)
        if asked == "send" and words in ("1", "2"):
            return Send(seat, receivers(view.match)[int(words) - 1])
        if asked == "gift":
            return self._gift(view, words)
        if asked == "revolution":
            said = meant(self.company.say, words, ("da.typed.call", "typed.yes", "typed.no"))
            if said is not None:
                return Decline(seat) if said == "typed.no" else Revolution(seat)
        if asked == "play":
            # A player asked whether to beat a play may as well say no.
            no = spellings("typed.no") if view.table.top is not None else frozenset()
            passes = words in spellings("da.typed.pass") | no
            return Pass(seat) if passes else self._play(view, words)
        raise NotUnderstood(self.how(view))

    def _gift(self, view: DalmutiView, words: str) -> DalmutiAction:
        if words in spellings("da.typed.call") and may_call(view):
            return Revolution(view.seat)
        tokens = re.split(r"[\s,;+]+", words)
        cards = [_rank(token) for token in tokens if token]
        if not cards or not all(cards):
            raise NotUnderstood(self.how(view))
        return Gift(view.seat, tuple(sorted(cards)))

    def _play(self, view: DalmutiView, words: str) -> Play:
        found = PLAY.fullmatch(words)
        jesters = found["jesters"] if found else ""
        wrong = set(jesters) - spellings("da.jester")
        if found is None or not (found["rank"] or jesters) or wrong:
            raise NotUnderstood(self.how(view))
        added = len(jesters)
        rank = Rank(int(found["rank"])) if found["rank"] else JESTER
        number = int(found["number"]) if found["number"] else None
        if rank == JESTER and not found["rank"]:
            return Play(view.seat, JESTER, 0, min(number or added, 2))
        if not 1 <= rank < JESTER:
            raise Unclear(self.company.say("illegal.dalmuti.no-such-rank", rank=rank))
        ways = [play for play in plays(view) if play.rank == rank]
        if not ways:
            raise Unclear(with_rank(self.company, view, NOTHING, rank).remark)
        fits = [play for play in ways if number in (None, play.count + play.jesters)]
        fits = [play for play in fits if not added or play.jesters == added]
        if not fits:
            raise Unclear(self._misfit(view, rank, number, added))
        # If the words leave it open, take the fewest Jesters, and to lead all cards of the rank.
        return min(fits, key=lambda play: (play.jesters, -play.count))

    def _misfit(self, view: DalmutiView, rank: Rank, number: int | None, jesters: int) -> str:
        """Return why this number of cards of a rank, with `jesters` among them, cannot be played
        though other numbers can."""
        say, top = self.company.say, view.table.top
        if top is not None and number not in (None, top.count + top.jesters):
            return say("da.remark.count", n=top.count + top.jesters)
        held = count(view.hand, JESTER)
        if jesters > held:
            return say("da.remark.lacks-jester", n=jesters)
        if number is None or number <= count(view.hand, rank) + held:
            return say("da.remark.no-jester")
        return say("da.remark.too-few", rank=sign(self.company, rank), n=number)


def _rank(token: str) -> Rank:
    """Return a rank by its number or the Jester's letter, 0 for neither."""
    if token in spellings("da.jester") | {"13"}:
        return JESTER
    return Rank(int(token) if token.isascii() and token.isdigit() and len(token) < 3 else 0)
