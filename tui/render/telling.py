"""What the log tells of a step: what has happened, and what a robot remarks on it."""

from typing import Any

from engine.account import AnyAccount
from tui.render.face import Face
from tui.render.remarks import Occasion, ending, remark, remarks
from tui.words.spans import Line


def told(face: Face[Any, Any], account: AnyAccount, number: int) -> list[Line]:
    """Return the chronicle of a step of an account; [] while the next step tells it, too."""
    moment = account.moment(number)
    if moment.action is None:
        return []
    if number < account.last:
        then = account.moment(number + 1)
        if face.continues(then.before, then.action):
            return []
    lines = face.tell(moment.before, moment.action, moment.view)
    return [*lines, *remarked(face, account, number)]


def remarked(face: Face[Any, Any], account: AnyAccount, number: int) -> list[Line]:
    """Return what a robot remarks on a step, [] for most."""
    occasions = spoken_of(face, account, number) if face.company.voices else []
    if not remarks(face.company, occasions):
        return []  # whatever was said before
    before = said_before(face, account, number)
    return [remark(face.company, *each) for each in remarks(face.company, occasions, before)]


def said_before(face: Face[Any, Any], account: AnyAccount, number: int) -> list[str]:
    """Return all that was remarked before a step."""
    heard, actions = face.heard, list(account.actions[: number - 1])
    known = min(len(actions), len(heard.actions))
    if heard.actions[:known] != actions[:known]:
        heard.actions, heard.said, known = [], [], 0
    for each in range(len(heard.actions) + 1, number):
        before = [words for _, words in heard.said]
        found = remarks(face.company, spoken_of(face, account, each), before)
        heard.said += [(each, words) for _, words in found]
    heard.actions += actions[len(heard.actions) :]
    return [words for each, words in heard.said if each < number]


def spoken_of(face: Face[Any, Any], account: AnyAccount, number: int) -> list[Occasion]:
    """Return what may be remarked on at a step: the end of the game first, then what the game
    knows."""
    outcome = account.outcome(number) if 0 < number == account.last else None
    found = [] if outcome is None else ending(outcome)
    if number and isinstance(account.actions[number - 1], face.great):
        moment = account.moment(number)
        found += face.occasions(moment.before, moment.action, moment.view)
    return found
