"""The voice of the chronicle of Dolorès: the parts that all its sentences share."""

from typing import Any, Final

from engine.dolores.actions import Reveal
from engine.dolores.cards import GESTURES, PARI
from engine.dolores.phases import KEEP, MIX_UP
from engine.dolores.state import NO_BET, NOBODY, gestures_of, holder
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import listed
from tui.games.dolores.outcomes import gesture_verb
from tui.games.dolores.seating import sharers
from tui.render.face import Company
from tui.words.spans import Line, Span, line

INDENT: Final = "   "


class Voice:
    """One action to be told, with what the perspective saw before and after it."""

    def __init__(
        self, company: Company, before: DoloresView, action: Any, after: DoloresView
    ) -> None:
        self.company = company
        self.say = company.say
        self.before = before
        self.action = action
        self.after = after

    def who(self, seat: Seat) -> Line:
        """Return a player by sign and name."""
        return self.company.who(seat)

    def gesture(self, gesture: int) -> Span:
        """Return a gesture as a verb."""
        return Span(gesture_verb(self.company, gesture), "strong")

    def hand(self, hand: int) -> Line:
        """Return one gesture, or the two of a Ruse."""
        both = [self.gesture(each) for each in GESTURES if hand & each]
        if len(both) == 1:
            return (both[0],)
        return self.say.line("do.either", one=both[0], two=both[1])

    def truth(self, said: list[int], truth: list[int]) -> Line:
        """Return whether a claim was true, else the cards as they were."""
        if sorted(said) == sorted(truth):
            return (Span(self.say("do.tell.true"), "gain"),)
        return self.say.line("do.tell.truth", cards=listed(self.company, truth))

    def seal(self) -> Span:
        """Return the sign of a secret choice."""
        return Span(self.company.glyphs.sealed, "accent")

    def bet(self) -> list[Line]:
        """Return a line for the bet: both gestures, and once nothing can change that any more,
        whether it is won. Until then only the reveal tells of it. The reveal also tells of a bet
        that was possible and not made. [] if there is nothing to tell."""
        sharing, open_still = self.after.sharing, self.after.phase in (KEEP, MIX_UP)
        if sharing.bet == NO_BET and isinstance(self.action, Reveal):
            spent = sharing.pari != NOBODY  # on a bet before a Mix-up
            who = self.who(sharing.pari if spent else holder(self.after, PARI))
            return [line(INDENT, self.say.line("do.tell.bet-none", who=who))]
        if sharing.bet in (0, NO_BET) or (open_still and not isinstance(self.action, Reveal)):
            return []
        donor, other = sharers(self.after)
        one, two = gestures_of(sharing.bet)
        shown = self.say.line(
            "do.tell.bet-shown",
            who=self.who(sharing.pari),
            one=line(self.company.shape(donor), " ", self.gesture(one)),
            two=line(self.company.shape(other), " ", self.gesture(two)),
        )
        if open_still:
            return [line(INDENT, shown)]
        won = sharing.hands == (one, two)
        key, role = ("do.tell.bet-won", "gain") if won else ("do.tell.bet-lost", "loss")
        return [line(INDENT, shown, " ", Span(self.say(key), role))]

    def words(self) -> list[Line]:
        """Return a line for each sharer whose announcement has just been kept or broken."""
        lines = []
        for seat in sharers(self.after):
            old, new = self.before.records[seat], self.after.records[seat]
            if new.kept > old.kept:
                lines.append(line(INDENT, self.say.line("do.tell.kept", who=self.who(seat))))
            elif new.broken > old.broken:
                lines.append(line(INDENT, self.say.line("do.tell.broke", who=self.who(seat))))
        return lines
