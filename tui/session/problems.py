"""Sentences for the problems of saves, settings, robots and new games."""

from pathlib import Path

from saves.names import clean, visible
from saves.problems import Loss, SaveError
from tui.session.refusals import Impossible, RobotFailed
from tui.settings import Fault
from tui.words import Wording


def problem_sentence(say: Wording, problem: SaveError | Loss | Impossible | RobotFailed) -> str:
    """Return the problem as one sentence. The file is not named, because the caller knows it."""
    facts: dict[str, int | str] = {"line": 1, **problem.facts}
    if isinstance(problem, Impossible):
        for name in facts.keys() & {"level", "levels"}:
            facts[name] = ", ".join(_level(say, each) for each in str(facts[name]).split(", "))
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


def _level(say: Wording, level: str) -> str:
    return say(f"level.{level}") if say.has(f"level.{level}") else level


def loss_sentence(say: Wording, loss: Loss) -> str:
    """Return the fault that ends the good part of a save, and how many lines are lost."""
    if loss.code == "no-end":
        return problem_sentence(say, loss)
    return f"{problem_sentence(say, loss)} {say('save.lost', lost=loss.lost)}"


def file_sentence(say: Wording, file: Path | str, sentence: str) -> str:
    """Return a sentence about a file with the name of the file before it."""
    return say("labelled", label=visible(str(file)), words=say.behind_colon(sentence))


def settings_sentence(say: Wording, fault: Fault) -> str:
    """Return what is wrong with the settings file, what holds instead, and where the file is
    now."""
    first = fault.errors[0]
    why = "; ".join(say(f"file.why.{each.code}", field=clean(each.field)) for each in fault.errors)
    if fault.kept is None:
        return say("settings.broken.there", file=fault.file, why=why)
    key = "some" if fault.some else "line" if first.line else "whole"
    return say(f"settings.broken.{key}", file=fault.file, line=first.line, why=why, kept=fault.kept)
