"""The longer search that a review is held against, as far as it has to be taken."""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from engine.arena import forever
from engine.chance import dice
from engine.dalmuti.bots import trials as dalmuti
from engine.dolce_vita.bots import trials as dolce_vita
from engine.dolce_vita.bots.search import ITERATIONS
from engine.dolores.bots import trials as dolores
from engine.game import Trials
from engine.journal import Journal
from engine.review import Verdict, decided
from engine.weighing import Difference, Weighing, difference

TIMES: Final = 20
"""How many times longer the search is that a review is held against."""

LONGER: Final[dict[str, Trials[Any, Any]]] = {
    "dolce-vita": Trials(partial(dolce_vita.begin, TIMES * ITERATIONS), 12),
    "dolores": Trials(partial(dolores.begin, TIMES * dolores.EVALUATORS), 16),
    "dalmuti": Trials(dalmuti.begin, TIMES * dalmuti.FULL // 4),
}
"""The longer search by game.

Dolce Vita takes up to twelve searches, because one alone may be off by more than a mistake costs.
Each tries two or three placements alone with twenty times the iterations that a robot takes for
all. Dolorès takes twenty times as many evaluators, Der Große Dalmuti twenty times the fewest
tries of a review.
"""

PARTS: Final = 8
"""The number of parts of the search, after each of which it may end."""

CERTAIN: Final = 1.5
"""The number of margins by which a loss must differ from the one asked for to settle the question.
They are three standard errors, because the losses are looked at several times."""


def loss_by_longer(
    journal: Journal[Any, Any, Any], step: int, verdicts: list[Verdict[Any]], asked: Iterable[float]
) -> Difference:
    """Return the loss of a decision by the longer search: its distance from the best rival.

    A rival is the best other action by one of the verdicts. The loss is negative if the decision is
    the best, and 0 without a rival. The search ends early once the loss clearly lies on one side
    of each loss in `asked`.
    """
    game = journal.game
    view, action = decided(journal, step)
    rivals = [
        next(each.action for each in verdict.choices if each.action != action)
        for verdict in verdicts
        if len(verdict.choices) > 1
    ]
    actions = [action, *dict.fromkeys(rivals)]
    if len(actions) == 1:
        return Difference(0.0, 0.0)
    trials, asked = LONGER[game.name], list(asked)
    weighing = Weighing(trials.begin(view, dice("longer", step, 0), forever), actions, forever)
    while True:
        weighing.run(max(trials.full // PARTS, 1))
        taken, *others = weighing.results
        losses = [difference(each, taken) for each in others]
        least = max(each.mean - CERTAIN * each.margin for each in losses)
        most = max(each.mean + CERTAIN * each.margin for each in losses)
        if weighing.done >= trials.full or not any(least < each < most for each in asked):
            return max(losses)
