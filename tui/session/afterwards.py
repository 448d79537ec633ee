"""Facts about a finished game beside the player's other games: goals reached, and the deal of the
day."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tui.games.registry import goals_of
from tui.render.face import Company
from tui.session.daily import by_day, played_day, robots_in_place, standing
from tui.session.daily_lines import compared_words, shared
from tui.session.statistics.archive import Archive
from tui.words.spans import Line, line


class Afterwards(NamedTuple):
    """A finished game beside the others: facts of a kind with their label, and the lines to
    share."""

    facts: tuple[tuple[str, tuple[Line, ...]], ...] = ()
    shared: tuple[str, ...] = ()
    """Three lines if the game was a deal of the day."""


NOTHING: Final = Afterwards()


def afterwards(
    archive: Archive, company: Company, path: Path, name: str, going_on: Callable[[], bool]
) -> Afterwards:
    """Return the goals newly reached, the next goal, and if the game is a deal of the day how it
    stands, for the player of this name. NOTHING if the game does not count as theirs, or if
    `going_on` returns False. Raises as `Archive.results` does."""
    games = archive.results(path.parent, name, going_on).games
    here = next((played for played in games if played.path == path), None)
    if here is None or not going_on():
        return NOTHING
    say = company.say
    own = [played for played in games if played.game == here.game]
    before = {goal for played in own if played is not here for goal in played.goals}
    names = [goal.name for goal in goals_of(here.game)]
    reached = [each for each in names if each in here.goals and each not in before]
    left = [each for each in names if each not in here.goals and each not in before]
    told = ((say("goals.new", n=len(reached)), reached), (say("goals.next"), left[:1]))
    facts = [
        (label, tuple(line(say(f"goal.{here.game}.{each}")) for each in goals))
        for label, goals in told
        if goals
    ]
    day = played_day(here)
    if day is None or by_day(own, here.game)[day] is not here:
        return Afterwards(tuple(facts))
    robots = robots_in_place(here.game, day)
    stands = standing(games, here.game, day)
    facts.append((say("daily.title"), (line(compared_words(company, stands, robots)),)))
    return Afterwards(tuple(facts), tuple(shared(company, stands, robots)))
