"""One command line: parse it, run its command, end with a status."""

import sys
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any

from tui.cli.context import Context
from tui.cli.crash import write_crash
from tui.cli.garbage import no_look_for_garbage
from tui.cli.opening import home
from tui.console.failures import Failure
from tui.console.output import flushed, replace_unprintable, shown, silence, tell
from tui.console.status import CRASHED, DONE, FAILED, NOBODY_READS
from tui.session.problems import problem_sentence, settings_sentence
from tui.session.refusals import RobotFailed
from tui.settings import Fault, Settings, read_settings, settings_path
from tui.words import LANGUAGES, Language, Wording, default_language


def obey(words: list[str]) -> int:
    """Run a command line and return the exit status. No traceback is printed: a crash is written to
    a log."""
    replace_unprintable()
    asked = wanted_language(words)
    say = Wording(asked or default_language())
    try:
        settings, fault = read_settings(settings_path())
        say = voice(asked, settings)
        return run(words, say, settings, fault)
    except Failure as failure:
        tell(str(failure))
        return failure.status
    except RobotFailed as failure:
        tell(say.behind_colon(problem_sentence(say, failure)))
        return FAILED
    except BrokenPipeError:
        silence(sys.stdout)
        return NOBODY_READS
    except Exception as error:
        return crashed(say, error)


def voice(asked: Language | None, settings: Settings) -> Wording:
    """Return the wording in the language asked for, else in that of the settings, else of the
    locale."""
    if asked is None and settings.language != "auto":
        asked = settings.language
    return Wording(asked or default_language())


def run(words: list[str], say: Wording, settings: Settings, fault: Fault | None) -> int:
    """Parse the words, run their command and return its exit status. `fault` is that of the
    settings file, None if it has none."""
    try:
        with no_look_for_garbage():
            asked = parsed(say, words)
    except SystemExit:  # after printing help or the version
        flushed(say)
        return DONE
    notice = notice_of(say, settings, fault)
    context = Context.of(say, settings, notice, asked)
    if notice is not None and not asked.screen:
        tell(notice)
    status: int = asked.run(context, asked)
    return status


def notice_of(say: Wording, settings: Settings, fault: Fault | None) -> str | None:
    """Return what is wrong with the settings in a line, None if nothing is."""
    told = [settings_sentence(say, fault)] if fault is not None else []
    if settings.robots:  # which most players leave empty: they need not load what reads it
        from tui.session.own_bots import names
        from tui.session.strength import no_strengths

        if wrong := no_strengths(say, settings.robots, names):
            robots = ", ".join(map(shown, wrong))
            told.append(say("settings.broken.robots", file=settings_path().name, robots=robots))
    return " ".join(told) or None


def parsed(say: Wording, words: list[str]) -> Any:
    """Return the parsed words, as argparse does. Raises Misuse, or SystemExit after printing help.
    Without a word there is nothing to parse, and the home screen comes quicker."""
    if not words:
        return SimpleNamespace(run=home, screen=True)
    from tui.cli.parser import parse

    return parse(say, words)


def wanted_language(words: list[str]) -> Language | None:
    """Return the language given by `--lang`, found before the parser is built in that language;
    None without a valid one."""
    wanted = None
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            value = following if word == "--lang" else word.removeprefix("--lang=")
            wanted = next((language for language in LANGUAGES if language == value), wanted)
    return wanted


def crashed(say: Wording, error: Exception) -> int:
    """Write the crash to a log. Print one line that says the program is at fault and names the log.
    Return the exit status."""
    log = write_crash(error)
    if log is None:
        tell(say("cli.crash.unwritten", error=type(error).__name__))
    else:
        tell(say("cli.crash", file=str(log)))
    return CRASHED
