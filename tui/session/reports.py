"""What `verify` finds of a save, in a sentence."""

from typing import Final

from saves.problems import SaveError
from saves.verify import Report
from tui.session.problems import problem_sentence
from tui.words import Wording

WHOLE: Final = {"complete": "finished", "unfinished": "unfinished"}
"""The words of the list of saves, by the status that `verify` gives a save without faults."""


def report_sentence(say: Wording, report: Report, file: str) -> str:
    """Return a report on a save, whose file is named as `file`, on one line."""
    verdict = say(f"saves.{WHOLE.get(report.status, report.status)}")
    if report.status in WHOLE:
        return say("cli.verify.whole", file=file, verdict=verdict)
    why = problem_sentence(say, SaveError(report.code, **report.facts))
    if "lost" in report.facts and report.code != "no-end":
        why += " " + say("save.lost", lost=report.facts["lost"])
    if report.status == "unreadable":  # the reason says so itself
        return say("labelled", label=file, words=say.behind_colon(why))
    if report.steps:
        why += " " + say("cli.verify.good", steps=report.steps)
    return say("cli.verify.bad", file=file, verdict=verdict, why=why)
