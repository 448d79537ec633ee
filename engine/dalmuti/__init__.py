"""Der Große Dalmuti (Richard Garfield, 1995): 4 to 12 players shed their cards to rise in society.

Actions: the dealer draws for seats and deals; the two Dalmutis choose what they give, a player with
both Jesters may call a revolution, and the dealer collects the tax; then players play and pass, and
the dealer sweeps the tricks and scores the hand. Hands, gifts and who was asked are hidden.

What a choice or a moment is worth to a seat (`advise`, `expect`) is the share of its opponents that
it is expected to finish this hand ahead of, from 0 to 1. Philanthropy (DA15) may lift it above 1.
"""

from engine.dalmuti import rules, score, views
from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots import BOTS, TRIES, cast
from engine.dalmuti.bots.expect import expect
from engine.dalmuti.bots.explain import CONSEQUENCES, explain
from engine.dalmuti.bots.master import advise
from engine.dalmuti.bots.reasons import REASONS
from engine.dalmuti.bots.trials import TRIALS
from engine.dalmuti.bots.victory import victory
from engine.dalmuti.guess import guess
from engine.dalmuti.legal import legal
from engine.dalmuti.state import Options, State, to_act
from engine.dalmuti.views import DalmutiView
from engine.game import Game

DALMUTI: Game[State, DalmutiView, DalmutiAction] = Game(
    name="dalmuti",
    rules=1,
    seats=range(4, 13),
    options=Options,
    actions=DalmutiAction,
    views=DalmutiView,
    secrets=True,
    sights=views.Seen,
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
    idle=rules.idle,
    part_places=score.hand_places,
    placed=score.placed,
    beaten=lambda view: score.beaten(view.match, view.table),
    bots=BOTS,
    tries=TRIES,
    cast=cast,
    advise=advise,
    reasons=REASONS,
    explain=explain,
    consequences=CONSEQUENCES,
    trials=TRIALS,
    expect=expect,
    victory=victory,
    part=lambda state: state.match.hand,
)
