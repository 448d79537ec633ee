"""One command line: parse it, run its command, end with a status."""

import sys
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any

from saves.names import visible
from tui.cli.context import Context
from tui.cli.crash import write_crash
from tui.cli.garbage import no_look_for_garbage
from tui.cli.opening import home
from tui.console.failures import Failure
from tui.console.output import flushed, replace_unprintable, silence, tell
from tui.console.status import CRASHED, DONE, FAILED, NOBODY_READS
from tui.session.problems import problem_sentence
from tui.session.refusals import RobotFailed
from tui.settings import Settings, Trouble, read_settings, settings_path
from tui.words import LANGUAGES, Language, Wording, default_language


def obey(words: list[str]) -> int:
    """Run a command line and return the exit status. No traceback is printed: a crash is written to
    a log."""
    replace_unprintable()
    asked = wanted_language(words)
    say = Wording(asked or default_language())
    try:
        settings, trouble = read_settings(settings_path())
        say = voice(asked, settings)
        return run(words, say, settings, trouble)
    except Failure as failure:
        tell(str(failure))
        return failure.status
    except RobotFailed as failure:
        tell(problem_sentence(say, failure))
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


def run(words: list[str], say: Wording, settings: Settings, trouble: Trouble | None) -> int:
    """Parse the words, run their command and return its exit status. `trouble` is the fault of the
    settings file, None if it has none."""
    try:
        with no_look_for_garbage():
            asked = parsed(say, words)
    except SystemExit:  # after printing help or the version
        flushed(say)
        return DONE
    notice = complaint(say, trouble) if trouble is not None else None
    context = Context.of(say, settings, notice, asked)
    if notice is not None and not asked.screen:
        tell(notice)
    status: int = asked.run(context, asked)
    return status


def complaint(say: Wording, trouble: Trouble) -> str:
    """Return what is wrong with the settings, and where the file is now."""
    if trouble.reason:
        return say("cli.settings.closed", reason=trouble.reason)
    names = ", ".join(map(visible, trouble.names))
    said = say("cli.settings.some", names=names) if names else say("cli.settings.none")
    return f"{said} {say('cli.settings.aside', file=trouble.aside)}" if trouble.aside else said


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
