"""The terms of a new game as one sentence."""

from collections.abc import Collection

from engine.game import Seat
from saves.header import Player
from tui.session.new_game import HUMAN, NewGame
from tui.session.robots import level_name
from tui.words import Wording
from tui.words.spans import Line, Span


def summaries(say: Wording, new: NewGame, equals: Collection[Seat] = ()) -> tuple[Line, Line]:
    """Return game, players and levels as a sentence, and the same with the robots counted, for
    where there is less room. Of robots at the seats `equals`, which are equals of a person, that
    stands before the level that this means now."""
    people = [player for player in new.players if player.by == HUMAN]
    robots = [player for player in new.players if player.by != HUMAN]
    levels = {(player.by, seat in equals) for seat, player in enumerate(new.players)}
    levels -= {(HUMAN, False)}

    def name(seat: Seat, player: Player) -> Line:
        if player.by == HUMAN:
            return (Span(say("new.you") if len(people) == 1 else player.name, "strong"),)
        if len(levels) == 1:
            return (Span(player.name),)
        key = "new.with-equal" if seat in equals else "new.with-level"
        return say.line(key, who=player.name, level=level_name(say, player.by))

    facts: dict[str, str | int] = {"game": say(f"game.{new.game}"), "n": len(new.players)}
    key = "new.sentence"
    if len(levels) == 1:
        [(by, equal)] = levels
        level = level_name(say, by)
        now = say("new.equals.now", level=level) if equal else level
        key, facts["level"] = "new.sentence.level", now
    named = [name(seat, each) for seat, each in enumerate(new.players)]
    whole = say.line(key, who=say.listing(named), **facts)
    counted = [each for each, player in zip(named, new.players, strict=True) if player in people]
    if robots:
        counted.append((Span(say("new.robots", n=len(robots))),))
    return whole, say.line(key, who=say.listing(counted), **facts)
