"""Why the best move of a decision is better than one that was tried, worked out where robots
think."""

from typing import Any

import msgspec

from engine.game import Reason
from engine.reasons import borne_out, listed
from engine.review import decided
from saves.reading import SavedGame
from saves.reviews import Judged
from tui.session.thinking import Question, Thinker, ThinkingFailed

Reasons = tuple[Reason | None, Reason | None]
"""What speaks for a better move beside another, and what comes of the other, as `Game.explain`
tells them."""

NOTHING: Reasons = (None, None)


async def compared(
    thinker: Thinker, saved: SavedGame, judged: Judged[Any], tried: Any, right: bool
) -> Reasons:
    """Return why the best move of a decision is better than one that was tried, by what the player
    knew; or with `right` why the one tried is better than the one taken. NOTHING if the one tried
    is the best, because the review tells of it, if the game gives no reasons, or if nobody can
    think."""
    game, players = saved.journal.game, saved.journal.setup.seats
    if game.explain is None or tried == judged.best:
        return NOTHING
    view, taken = decided(saved.journal, judged.step)
    moves = (tried, taken) if right else (judged.best, tried)
    raw, pair = (msgspec.Raw(msgspec.json.encode(each)) for each in (view, moves))
    question = Question("explain", game.name, "", saved.seed, judged.step, raw, moves=pair)
    try:
        reply = await thinker.answered(question, None)
        why, came = msgspec.json.decode(reply.found, type=Reasons)
    except (ThinkingFailed, ValueError):
        return NOTHING
    worths = [each.worth for move in moves for each in judged.choices if each.action == move]
    if len(worths) == len(moves):
        why = borne_out(why, worths[0] - worths[1], judged.margin)
    return listed(game, why, came, players)
