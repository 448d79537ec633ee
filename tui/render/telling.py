"""What the log tells of a step: what has happened, and what a robot remarks on it."""

from collections.abc import Sequence
from typing import Any

from engine.account import AnyAccount
from engine.game import Outcome
from tui.render.company import Company
from tui.render.face import Face, victory
from tui.render.remarks import (
    LULL,
    Heard,
    Occasion,
    Remark,
    after_silence,
    again,
    ending,
    remark,
    remarks,
    with_first_words,
)
from tui.words.spans import Line, Span


def told(face: Face[Any, Any], account: AnyAccount, number: int, heard: int = 0) -> list[Line]:
    """Return the chronicle of a step of an account, with the winners at the end of the game; [] if
    the lines on the next step tell this one too. Steps told by themselves up to step `heard` are
    not told again."""
    moment = account.moment(number)
    if moment.action is None:
        return []
    if number < account.last:
        then = account.moment(number + 1)
        if face.continues(then.before, then.action):
            return []
    steps = map(account.moment, range(heard + 1, number + 1))
    if heard and all(face.continues(each.before, each.action) for each in steps):
        lines = face.rest(account.moment(heard).view, moment.action, moment.view)
    else:
        lines = face.tell(moment.before, moment.action, moment.view)
    outcome, said = ended(account, number), remarked(face, account, number)
    lines = [*introduced(face, account, number), *lines]
    if face.chapter(moment.before, moment.action, moment.view):  # its heading comes last
        return [*lines[:-1], *said, *lines[-1:]]
    won = [] if outcome is None else [victory(face, outcome)]
    return [*lines, *won, *said]


def introduced(face: Face[Any, Any], account: AnyAccount, number: int) -> list[Line]:
    """Return who the robots are whose remarks are told, a heading and one line each, before the
    first step that is told; [] before any other."""
    company = face.company
    if not company.voices or not _first(face, account, number):
        return []
    lines = list[Line]()
    for seat, _ in company.voices:
        if sentence := company.character(face.game, seat):
            before, _, after = sentence.partition(company.names[seat])
            lines.append((Span(f"  {before}"), *company.who(seat), Span(after)))
    if lines:
        lines.insert(0, company.say.line("robots.introduced", robots=len(lines)))
    return lines


def _first(face: Face[Any, Any], account: AnyAccount, number: int) -> bool:
    """Return whether the log begins with this step, because every step after the first, up to this
    one, only continues the one before."""
    return all(
        face.continues(then.before, then.action)
        for then in map(account.moment, range(number, 1, -1))
    )


def ended(account: AnyAccount, number: int) -> Outcome | None:
    """Return places and scores if the game ended with a step, else None."""
    return account.outcome(number) if 0 < number == account.last else None


def remarked(face: Face[Any, Any], account: AnyAccount, number: int) -> list[Line]:
    """Return what robots remark on a step, [] for most."""
    company = face.company
    occasions = spoken_of(face, account, number) if company.voices else []
    if not occasions:
        return []
    said = _said(company, occasions, heard(face, account, number), number)
    return [remark(company, each) for each in said]


def _said(
    company: Company, occasions: Sequence[Occasion], before: Heard, number: int
) -> list[Remark]:
    """Return the remarks on a step, after what was `heard` before it."""
    met, said = before.until(number)
    occasions = again(company, before.unspoken(number, occasions), met)
    occasions = with_first_words(occasions, met, said)
    if before.passed(number, dict(company.voices)) >= LULL:
        occasions = after_silence(company, occasions)
    return remarks(company, occasions, said)


def heard(face: Face[Any, Any], account: AnyAccount, number: int) -> Heard:
    """Return the face's record of remarks, worked out at least for all steps before `number`. It is
    begun anew if the account's actions differ from those gone through."""
    heard, actions = face.heard, list(account.actions[: number - 1])
    known = min(len(actions), len(heard.actions))
    if heard.actions[:known] != actions[:known]:
        heard.actions, heard.met, heard.said = [], [], []
    for each in range(len(heard.actions) + 1, number):
        if occasions := spoken_of(face, account, each):
            said = _said(face.company, occasions, heard, each)
            heard.met += [(each, one) for one in occasions]
            heard.said += [(each, one) for one in said]
    heard.actions += actions[len(heard.actions) :]
    return heard


def spoken_of(face: Face[Any, Any], account: AnyAccount, number: int) -> list[Occasion]:
    """Return what may be remarked on at a step: the end of the game first, then what the game
    knows."""
    outcome = ended(account, number)
    robots = [seat for seat, _ in face.company.voices]
    found = [] if outcome is None else ending(outcome, robots)
    if number and isinstance(account.actions[number - 1], face.great):
        moment = account.moment(number)
        found += face.occasions(moment.before, moment.action, moment.view)
    return found
