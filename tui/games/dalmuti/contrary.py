"""A trick of Der Große Dalmuti that goes to others, against the reasons for a play."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Play, Sweep
from engine.game import Reason
from tui.games.dalmuti.naming import played
from tui.render.face import Company
from tui.words.spans import BLANK, Line

TAKES: Final = frozenset(
    {
        "surely",
        "surely-leads",
        "surely-usually",
        "surely-next",
        "wins-leads",
        "lasts",
        "lasts-wins",
        "at-once-wins",
    }
)
"""Codes of reasons that a play most likely takes the trick."""


def contrary(company: Company, why: Reason, actions: Sequence[DalmutiAction], start: int) -> Line:
    """Return a sentence on who has beaten the play at step `start`, if a reason for it is that it
    most likely takes the trick; BLANK as long as nobody else's cards lie on top."""
    if not TAKES & {each.code for each in (why, *why.also)}:
        return BLANK
    trick = takewhile(lambda each: not isinstance(each, Sweep), actions[start:])
    plays = [each for each in trick if isinstance(each, Play)]
    if not plays or plays[-1].seat == plays[0].seat:
        return BLANK
    say, last = company.say, plays[-1]
    words = say.line("da.contrary", who=company.who(last.seat), cards=played(last, ranked=True))
    return company.titled("outlook.contrary", words)
