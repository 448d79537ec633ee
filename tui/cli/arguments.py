"""How arguments are declared: argparse, with its own words in the reader's language.

Options that hold everywhere may stand before and after the command.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from textwrap import fill
from typing import Any, Final, NoReturn

from tui.cli.examples import EXAMPLES
from tui.cli.readers import Readers
from tui.console.failures import Misuse
from tui.version import VERSION
from tui.words import LANGUAGES, Wording

WIDEST: Final = 80
"""No line of a help has more cells."""

ARGPARSE: Final = {
    "usage: ": "argparse.usage",
    "positional arguments": "argparse.positional",
    "options": "argparse.options",
    "argument %(argument_name)s: %(message)s": "argparse.argument",
    "unrecognized arguments: %s": "argparse.unrecognized",
    "ignored explicit argument %r": "argparse.explicit",
    "the following arguments are required: %s": "argparse.required",
    "expected one argument": "argparse.one",
    "expected at least one argument": "argparse.one-or-more",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse.choice",
}
"""What argparse says in a parser such as this, and our words for it."""


@contextmanager
def speaking(say: Wording) -> Iterator[None]:
    """Let argparse speak our language: it asks `_` of its module for every sentence."""
    module: Any = argparse
    before = module._
    module._ = lambda sentence: say(key) if (key := ARGPARSE.get(sentence)) else before(sentence)
    try:
        yield
    finally:
        module._ = before


class Parser(argparse.ArgumentParser):
    """Raises Misuse for a wrong command line instead of printing and leaving. `examples` and what
    `more` makes when it is asked for stand at the end of the help."""

    examples = ""
    more: Callable[[], str] | None = None

    def ending(self) -> str:
        """What the help says at the end, as it stands."""
        more = self.more() if self.more is not None else ""
        return "\n\n".join(filter(None, (self.examples, more)))

    def format_help(self) -> str:
        """The help, its end included."""
        self.epilog = self.ending()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """What is wrong, on one line."""
        raise Misuse(message)


class Commands:
    """The commands as they are declared: each module of a group adds its own."""

    def __init__(self, say: Wording, subparsers: Any) -> None:
        self.say = say
        self.read = Readers(say)
        self._subparsers = subparsers

    def add(
        self,
        name: str,
        run: Callable[..., int],
        *,
        screen: bool = False,
        **facts: str,
    ) -> "Parser":
        """One command. Its words are at `cli.` and its name; `run` takes the context and what was
        parsed; `screen` says that it opens one."""
        about = self.say(f"cli.{name}")
        command: Parser = self._subparsers.add_parser(
            name,
            help=about,
            description=fill(about[:1].upper() + about[1:] + ".", WIDEST),
            usage=self.say(f"cli.{name}.usage", **facts),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        command.set_defaults(run=run, screen=screen)
        command.examples = examples(self.say, name)
        return command


def examples(say: Wording, name: str) -> str:
    """The examples of a command under their heading."""
    return "\n  ".join((say("cli.examples"), *EXAMPLES.get(name, ())))


def add_everywhere(say: Wording, parser: argparse.ArgumentParser) -> None:
    """The options that hold everywhere, before the command and after it. What is not given is left
    out of what is parsed, so that a command does not undo what stood before it."""
    read = Readers(say)
    group = parser.add_argument_group(say("cli.everywhere"))
    for flags, key, more in (
        (["--lang"], "lang", {"choices": LANGUAGES}),
        (["--theme"], "theme", {"type": read.theme, "metavar": say("cli.meta.name")}),
        (["--saves"], "saves", {"type": read.path, "metavar": say("cli.meta.folder")}),
        (["--ascii"], "ascii", {"action": "store_true"}),
        (["--plain"], "plain", {"action": "store_true"}),
        (["-h", "--help"], "help", {"action": "help"}),
    ):
        settings: dict[str, Any] = {"default": argparse.SUPPRESS, **more}
        group.add_argument(*flags, help=say(f"cli.help.{key}"), **settings)
    version = f"ludotheque {VERSION}"
    group.add_argument(
        "-V", "--version", action="version", version=version, help=say("cli.help.version")
    )
