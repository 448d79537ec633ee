"""Dolce Vita (Reiner Stockhausen, 1999): 3 to 5 players bid openly for luxury.

Actions: the dealer lays out the objects, players place number cards, the dealer awards the
columns one by one and begins the next round. Everything is open; a view hides nothing. What a
choice or a moment is worth to a seat (`advise`, `expect`) is the share of the victory that it may
expect, between 0 and 1.
"""

from engine.dolce_vita import rules, score, views
from engine.dolce_vita.actions import DolceVitaAction
from engine.dolce_vita.bots import BOTS, TRIES, cast
from engine.dolce_vita.bots.consequences import CONSEQUENCES
from engine.dolce_vita.bots.expect import expect
from engine.dolce_vita.bots.explain import explain
from engine.dolce_vita.bots.master import advise
from engine.dolce_vita.bots.reasons import REASONS
from engine.dolce_vita.bots.trials import TRIALS
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import legal
from engine.dolce_vita.state import Options, State, to_act
from engine.dolce_vita.views import DolceVitaView
from engine.game import Game

DOLCE_VITA: Game[State, DolceVitaView, DolceVitaAction] = Game(
    name="dolce-vita",
    rules=1,
    seats=range(3, 6),
    options=Options,
    actions=DolceVitaAction,
    views=DolceVitaView,
    secrets=False,
    start=rules.start,
    to_act=to_act,
    deal=rules.deal,
    legal=legal,
    apply=rules.apply,
    view=views.view,
    seen=views.seen,
    reveals=views.reveals,
    guess=guess,
    outcome=score.outcome,
    interim=score.interim,
    bots=BOTS,
    tries=TRIES,
    cast=cast,
    advise=advise,
    held=True,
    reasons=REASONS,
    explain=explain,
    consequences=CONSEQUENCES,
    trials=TRIALS,
    expect=expect,
)
