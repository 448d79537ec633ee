"""Dolorès (Bruno Faidutti and Eric M. Lang, 2016): 2 to 4 wreckers share out a stranded cargo,
two by two, with secret simultaneous gestures.

Actions: the dealer deals and draws, holders play bottles when they are asked, the sharers talk
and commit, the dealer reveals and settles. What lies open is known to all; only gestures, bets,
named collections and cards under Lanterne brisée are secret for a while.

`advise` and `expect` both count in shares of the victory: 1 is a sure win, 1/n a win shared by n or
an even chance among n.
"""

from engine.dolores import rules, score, views
from engine.dolores.actions import DoloresAction
from engine.dolores.bots import BOTS, TRIES, cast
from engine.dolores.bots.expect import expect
from engine.dolores.bots.explain import CONSEQUENCES, explain
from engine.dolores.bots.hard import advise
from engine.dolores.bots.reasons import REASONS
from engine.dolores.bots.trials import TRIALS
from engine.dolores.guess import guess
from engine.dolores.legal import legal
from engine.dolores.state import Options, State, to_act
from engine.dolores.views import DoloresView
from engine.game import Game

DOLORES: Game[State, DoloresView, DoloresAction] = Game(
    name="dolores",
    rules=1,
    seats=range(2, 5),
    options=Options,
    actions=DoloresAction,
    views=DoloresView,
    secrets=True,
    sights=views.DoloresSeen,
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
    reasons=REASONS,
    explain=explain,
    consequences=CONSEQUENCES,
    trials=TRIALS,
    expect=expect,
)
