"""Why the best move of a decision is better than one that was tried, asked of a thinker."""

from pathlib import Path

import pytest

from engine.reasons import could_be, could_come
from engine.review import decided
from tests.tui.mistakes import mistaken
from tui.games.registry import offered_games
from tui.session.reasoning import NOTHING, compared
from tui.session.review import Review
from tui.session.thinking import Answer, LocalThinker, Own, Question, ThinkingFailed

NAMES = ("Anna", "Bo", "Ci", "Da")


class Failing(LocalThinker):
    """A thinker that gives no answer, or one that makes no sense."""

    def __init__(self, answer: Answer | None) -> None:
        self.answer = answer

    async def answered(self, question: Question, own: Own | None) -> Answer:
        """Return the given answer; raise ThinkingFailed if it is None."""
        if self.answer is None:
            raise ThinkingFailed("gone")
        return self.answer


@pytest.mark.parametrize("game", offered_games())
async def test_every_move_that_is_tried_has_reasons_of_its_game_or_none(
    game: str, tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,) * 4, *NAMES, game=game)
    rules, seats = saved.journal.game, saved.journal.setup.seats
    found = []
    for judged in Review(saved).costly():
        view, _ = decided(saved.journal, judged.step)
        others = [each for each in rules.legal(view) if each != judged.best][:2]
        for right, each in zip((False, True), others, strict=False):
            why, came = await compared(LocalThinker(), saved, judged, each, right)
            assert why is None or could_be(rules, why, seats)
            assert came is None or could_come(rules, came, seats)
            found.append((judged, each, (why, came)))
        assert await compared(LocalThinker(), saved, judged, judged.best, right=True) == NOTHING
    judged, tried, reasons = found[0]
    assert reasons == await compared(LocalThinker(), saved, judged, tried, right=False)


async def test_who_cannot_think_gives_no_reason(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES, game="dolores")
    (judged,) = Review(saved).costly()
    for answer in (None, Answer(), Answer(b'[{"code": "frob"}, null]')):  # type: ignore[arg-type]
        found = await compared(
            Failing(answer), saved, judged, judged.choices[1].action, right=False
        )
        assert found == NOTHING
