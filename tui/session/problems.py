"""What is wrong with a save, a robot, a theme, or with a game that cannot begin, in words."""

from typing import Any

from engine.game import Game
from saves.names import clean, visible
from saves.problems import Loss, SaveError
from themes.loader import Broken
from tui.session.new_game import Impossible
from tui.session.own_bots import RobotFailed
from tui.session.robots import usual_level
from tui.words import Wording


def problem_sentence(say: Wording, problem: SaveError | Loss | Impossible | RobotFailed) -> str:
    """One sentence. It does not name the file: whoever shows it knows which."""
    facts: dict[str, int | str] = {"line": 1, **problem.facts}
    if isinstance(problem, Impossible):
        return say(f"start.{problem.code}", **facts)
    if isinstance(problem, RobotFailed):
        return say(f"start.robot-{problem.code}", **facts)
    code = problem.code
    if code == "in-use" and not (facts["pid"] and facts["host"]):
        code = "in-use.somewhere"
    for name in ("size", "limit", "length"):
        if isinstance(number := facts.get(name), int):
            facts[name] = say.thousands(number)
    if say.has(f"game.{facts.get('game')}"):
        facts["game"] = say(f"game.{facts['game']}")
    return say(f"save.{code}", **facts)


def loss_sentence(say: Wording, loss: Loss) -> str:
    """Why a save is read no further, and how much is lost with it."""
    if loss.code == "no-end":
        return problem_sentence(say, loss)
    return f"{problem_sentence(say, loss)} {say('save.lost', lost=loss.lost)}"


def stand_in_sentence(
    say: Wording, game: Game[Any, Any, Any], failure: RobotFailed, who: str
) -> str:
    """Why another robot chooses for somebody's, and which."""
    level = say(f"level.{usual_level(game)}")
    return say("play.stands-in", why=problem_sentence(say, failure), level=level, who=who)


def theme_sentence(say: Wording, broken: Broken) -> str:
    """Which theme file is left out, and why, by its line."""
    error = broken.error
    why = say(f"theme.why.{error.code}", field=clean(error.field))
    key = "theme.broken" if error.line else "theme.broken.whole"
    return say(key, file=visible(broken.path.name), line=error.line, why=why)
