"""The deal of the day in words: how it stands, and the three lines to share."""

from collections.abc import Sequence
from datetime import date
from itertools import islice
from typing import Final

from tui.games.registry import face_for
from tui.render.face import Company
from tui.session.daily import Robot, Standing, deal_of
from tui.session.new_game import HUMAN
from tui.session.robots import level_name
from tui.session.statistics.archive import Played
from tui.words import Wording
from tui.words.spans import BLANK, Line, Span, line, wrap

EARLIER: Final = 14
"""The most earlier days that are shown."""


def date_words(say: Wording, day: date) -> str:
    """Return a day with its month and year."""
    month = say("saves.months").split()[day.month - 1]
    return f"{say('saves.day', day=day.day)} {month} {day.year}"


def result_words(company: Company, played: Played) -> str:
    """Return place, score and hints of a finished deal."""
    say, dot = company.say, f" {company.glyphs.dot} "
    score = face_for(played.game, company).score(played.score)
    facts = [
        say("daily.place", place=played.place, n=played.players),
        score,
        say("daily.hints", n=played.hints) if played.hints else say("stats.no-hints"),
    ]
    return dot.join(facts)


def compared_words(company: Company, stands: Standing, robots: Sequence[Robot]) -> str:
    """Return what robots came to in the person's seat, and the run of days."""
    assert stands.played is not None
    say, n = company.say, stands.played.players
    each = [
        say("daily.robot", level=level_name(say, robot.level), place=robot.place, n=n)
        for robot in robots
    ]
    facts = [say("daily.robots", robots=", ".join(each))]
    if stands.run > 1:
        facts.append(say("daily.run", n=stands.run))
    return f" {company.glyphs.dot} ".join(facts)


def shared(company: Company, stands: Standing, robots: Sequence[Robot]) -> list[str]:
    """Return a finished deal in three lines, to be shared: they tell nothing of the cards."""
    assert stands.played is not None
    say, dot = company.say, f" {company.glyphs.dot} "
    head = [say("program"), say(f"game.{stands.game}"), date_words(say, stands.day)]
    result = result_words(company, stands.played)
    return [dot.join(head), result, compared_words(company, stands, robots)]


def short_words(company: Company, stands: Standing, going_on: bool) -> Line:
    """Return how a deal stands in a few words."""
    if stands.played is not None:
        return line(Span(result_words(company, stands.played), "dim"))
    return line(Span(company.say("daily.going-on" if going_on else "daily.to-play"), "accent"))


def home_words(company: Company, stands: Standing) -> Line:
    """Return what the home screen says of a deal: the place and the score, and the run of days."""
    say, played, facts = company.say, stands.played, []
    if played is not None:
        facts.append(say("daily.place", place=played.place, n=played.players))
        facts.append(face_for(played.game, company).score(played.score))
    if stands.run > 1:
        facts.append(say("daily.run", n=stands.run))
    return tuple(Span(f" {company.glyphs.dot} {each}", "dim") for each in facts)


def terms_words(say: Wording, game: str, day: date) -> str:
    """Return the terms of a deal: they are the same for everybody."""
    terms = deal_of(game, day)
    levels = {each.by for each in terms.players if each.by != HUMAN}
    players = say("stats.players", n=len(terms.players))
    return say("daily.terms", players=players, level=level_name(say, min(levels)))


def page(company: Company, stands: Standing, robots: Sequence[Robot], cells: int) -> list[Line]:
    """Return a deal at length: its terms or the lines to share, and earlier days."""
    say = company.say
    if stands.played is None:
        lines = wrap(line(terms_words(say, stands.game, stands.day)), cells)
    else:
        lines = [
            each for text in shared(company, stands, robots) for each in wrap(line(text), cells)
        ]
    if stands.earlier:
        lines += [BLANK, line(Span(say("daily.earlier"), "head"))]
    for day, played in islice(stands.earlier, EARLIER):
        words = line(Span(f"{date_words(say, day)}  ", "dim"), result_words(company, played))
        lines += wrap(words, cells)
    return lines
