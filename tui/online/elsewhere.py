"""The Driver of a guest's table: a game whose journal is at a host."""

import asyncio
from typing import Any

from engine.conductor import Ask, Cue, Over, Spare, Spared
from engine.game import Illegal
from tui.online.heard import HeardAccount
from tui.online.visit import Visit
from tui.session.driver import HERE, Told


class Elsewhere:
    """A Driver of what a guest has heard. While the line is lost, the account stays unchanged."""

    def __init__(self, visit: Visit, spared: Spared[Any, Any]) -> None:
        """Follow the game of a visit, of which at least the first step has been heard. `spared`
        returns the action of a decision that goes without saying, None for real decisions."""
        account = visit.heard.account
        assert account is not None
        self.account: HeardAccount = account
        self.game = account.game
        self.names = tuple(player.name for player in visit.heard.players)
        self.shared = False
        self.news = 0
        self._visit, self._spared = visit, spared
        self._stirred = asyncio.Event()
        self._refused = 0
        """The turn of the last answered question. If it is open again, the answer was refused."""

    def stir(self) -> None:
        """Wake `next` and `act` after a message of the host, so that they look at the state
        again."""
        self._stirred.set()

    def rejoin(self, told: int) -> int | None:
        """Follow the account that was told anew after the line was lost. Return up to which step it
        need not be shown again: `told`, or the newest step if the game changed before `told`.
        Return None if another game is played now."""
        old, new = self.account, self._visit.heard.account
        if new is None or new.game is not old.game or not 0 <= told <= new.last:
            return None
        if tuple(player.name for player in self._visit.heard.players) != self.names:
            return None
        self.account = new
        return told if new.moment(told) == old.moment(told) else new.last

    @property
    def over(self) -> bool:
        """See Driver."""
        return self.account.outcome(self.account.last) is not None

    @property
    def returns(self) -> bool:
        """Return True if the guest may ask to undo a decision; whether the rules allow it is known
        to the host alone."""
        account, heard = self.account, self._visit.heard
        quiet = heard.wish is None and heard.paused is None and self._visit.guest.told
        return quiet and not self.over and self._decided(account)

    def _decided(self, account: HeardAccount) -> bool:
        moments = (account.moment(number) for number in range(account.last, 0, -1))
        return any(each.action.seat == account.seat for each in moments)

    def pauses(self, setting: str) -> bool:
        """Return True if the end of a round waits for a key: only if set to always, and never while
        the others wait for this guest."""
        return setting == "always" and not self._visit.heard.ask.turn

    async def next(self, told: int) -> Cue | Told:
        """See Driver."""
        while (cue := self._cue(told)) is None:
            await self._heard()
        return cue

    def _cue(self, told: int) -> Cue | Told | None:
        account, visit, heard = self.account, self._visit, self._visit.heard
        if told < account.last:
            return Told()
        if (outcome := account.outcome(account.last)) is not None:
            return Over(outcome)
        turn = heard.ask.turn
        if not visit.guest.told or heard.paused is not None or visit.sent is not None or not turn:
            return None
        action = self._spared(account.view, False) if turn != self._refused else None
        return Ask(HERE, account.seat) if action is None else Spare(HERE, action)

    async def act(self, action: Any) -> bool:
        """Send a decision, and wait for the host's answer. See Driver."""
        visit = self._visit
        if visit.heard.ask.turn == 0 or visit.sent is not None:
            return False
        self._refused = visit.heard.ask.turn
        visit.decide(action)
        while visit.sent is not None:
            await self._heard()
        if visit.refused is not None:
            refused = visit.refused
            raise Illegal(refused.code, **refused.facts)
        return True

    async def _heard(self) -> None:
        self._stirred.clear()
        await self._stirred.wait()
