"""The terms of a new game as one sentence."""

from saves.header import Player
from tui.session.new_game import HUMAN, NewGame
from tui.session.robots import level_name
from tui.words import Wording
from tui.words.spans import Line, Span


def summaries(say: Wording, new: NewGame, equals: bool = False) -> tuple[Line, Line]:
    """Return game, players and levels as a sentence, and the same with the robots counted, for
    where there is less room. If all robots are `equals` of a person, that stands before the level
    that this means now."""
    people = [player for player in new.players if player.by == HUMAN]
    robots = [player for player in new.players if player.by != HUMAN]
    levels = {player.by for player in robots}

    def name(player: Player) -> Line:
        if player.by == HUMAN:
            return (Span(say("new.you") if len(people) == 1 else player.name, "strong"),)
        if len(levels) == 1:
            return (Span(player.name),)
        return say.line("new.with-level", who=player.name, level=level_name(say, player.by))

    facts: dict[str, str | int] = {"game": say(f"game.{new.game}"), "n": len(new.players)}
    key = "new.sentence"
    if len(levels) == 1:
        level = level_name(say, robots[0].by)
        now = say("new.equals.now", level=level) if equals else level
        key, facts["level"] = "new.sentence.level", now
    whole = say.line(key, who=say.listing([name(each) for each in new.players]), **facts)
    counted = [name(each) for each in people]
    if robots:
        counted.append((Span(say("new.robots", n=len(robots))),))
    return whole, say.line(key, who=say.listing(counted), **facts)
