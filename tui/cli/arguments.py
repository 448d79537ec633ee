"""The declaration of arguments: argparse, with its sentences in the reader's language.

Options that hold everywhere may stand before and after the command.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from textwrap import fill
from typing import Any, Final, NoReturn

from tui.cli.examples import examples_of
from tui.cli.readers import Readers
from tui.console.failures import Misuse
from tui.console.output import shown
from tui.version import VERSION
from tui.words import LANGUAGES, Wording
from tui.words.spans import capital

WIDEST: Final = 80
"""The most cells of a line of help."""

LIKE: Final = 0.8
"""How like an option must be for it to be meant: --theme for --them, but not --plain for --players.
"""

CHOICE: Final = "invalid choice: %(value)s (choose from %(choices)s)"
COMMAND: Final = "invalid command: %(value)s (choose from %(choices)s)"
MEANT: Final = "invalid command: %(value)s, maybe %(meant)s (choose from %(choices)s)"
BEFORE: Final = "option before the command: %(option)s"
REQUIRED: Final = "the following arguments are required: %s"
OPTION: Final = "invalid option: %(option)s"
OPTION_MEANT: Final = "invalid option: %(option)s, maybe %(meant)s"
ARGPARSE: Final = {
    "usage: ": "argparse.usage",
    "positional arguments": "argparse.positional",
    "options": "argparse.options",
    "argument %(argument_name)s: %(message)s": "argparse.argument",
    "unrecognized arguments: %s": "argparse.unrecognized",
    "ignored explicit argument %r": "argparse.explicit",
    REQUIRED: "argparse.required",
    "expected one argument": "argparse.one",
    "expected at least one argument": "argparse.one",
    CHOICE: "argparse.choice",
    f"{CHOICE} by": "argparse.choice.by",
    f"{CHOICE} lang": "argparse.choice.lang",
    COMMAND: "argparse.command",
    MEANT: "argparse.command.meant",
    BEFORE: "argparse.before",
    OPTION: "argparse.option",
    OPTION_MEANT: "argparse.option.meant",
    "not allowed with argument %s": "argparse.conflict",
}
"""The sentences that argparse uses in this program, and ours in its place, with the keys of their
translations."""


@contextmanager
def speaking(say: Wording) -> Iterator[None]:
    """Let argparse speak the reader's language: it asks `_` of its module for every sentence."""
    module: Any = argparse
    before = module._
    module._ = lambda sentence: say(key) if (key := ARGPARSE.get(sentence)) else before(sentence)
    try:
        yield
    finally:
        module._ = before


class Parser(argparse.ArgumentParser):
    """A parser that raises Misuse for a wrong command line, instead of printing and leaving.
    `examples` end the help, then the text that `more` returns; it is called only for the help."""

    examples = ""
    more: Callable[[], str] | None = None
    _words: Sequence[Any] = ()

    def ending(self) -> str:
        """Return the end of the help, which is printed without wrapping."""
        more = self.more() if self.more is not None else ""
        return "\n\n".join(filter(None, (self.examples, more)))

    def format_help(self) -> str:
        """Return the help with its end."""
        self.epilog = self.ending()
        return super().format_help()

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a word that is none of the choices, in the quotes of the language."""
        if action.choices is None or value in action.choices:
            return
        speak = vars(argparse)["_"]
        facts = {"value": shown(str(value)), "choices": ", ".join(map(str, action.choices))}
        if not isinstance(action, argparse._SubParsersAction):
            sentence = f"{CHOICE} {action.dest}"
            known = speak(sentence if sentence in ARGPARSE else CHOICE)
            raise argparse.ArgumentError(action, known % facts)
        self._refuse_option(self._words[: self._place_of(value)], before=True)
        meant = get_close_matches(str(value), action.choices, 1)
        if meant:
            raise Misuse(speak(MEANT) % {**facts, "meant": meant[0]})
        raise Misuse(speak(COMMAND) % facts)

    def _place_of(self, command: str) -> int:
        """Return the index of the command among the words; the number of words if it is not there.
        An equal word before it may be the value of an option."""
        options = self._option_string_actions
        before: str | None = None
        for place, word in enumerate(self._words):
            takes_value = before in options and options[before].nargs != 0
            if word == command and not takes_value:
                return place
            before = word
        return len(self._words)

    def _refuse_option(self, words: Sequence[str], *, before: bool = False) -> None:
        """Raise Misuse for the first of some words that is an unknown option, if there is one, with
        the name of a similar option. `before` the command it may be an option of the command."""
        known = self._option_string_actions
        option = next((word for word in words if word[:1] == "-" and word not in known), None)
        if option is None:
            return
        speak, facts = vars(argparse)["_"], {"option": shown(option)}
        meant = get_close_matches(option, known, 1, LIKE)
        if before and not meant:
            raise Misuse(speak(BEFORE) % facts)
        raise Misuse(speak(OPTION_MEANT if meant else OPTION) % {**facts, "meant": "".join(meant)})

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, and refuse words that no argument takes. For a mistyped option, the options of its
        command are searched for a similar one."""
        found, left = self.parse_known_args(args, namespace)
        if left:
            getattr(found, "command", self)._refuse_option(left)
            raise Misuse(vars(argparse)["_"]("unrecognized arguments: %s") % " ".join(left))
        return found

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, and remember the words for the case that an option stands before its command."""
        self._words = list(args or ())
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Raise Misuse with the message of argparse. An unknown option is named before other
        faults, because it may be the missing one, mistyped, and its value is then taken for
        something else."""
        missing = message.startswith(vars(argparse)["_"](REQUIRED).partition("%s")[0])
        words = [str(word).partition("=")[0] for word in self._words]
        self._refuse_option([word for word in words if missing or word[:2] == "--"])
        raise Misuse(message)


class Commands:
    """The commands of the program. Each module of commands adds its own."""

    def __init__(self, say: Wording, subparsers: Any) -> None:
        self.say = say
        self.read = Readers(say)
        self.declared: list[Parser] = []
        """The parsers of the commands with their arguments."""
        self._subparsers = subparsers

    def mention(self, name: str) -> None:
        """Add a command that this command line does not use, for the help and for the choices."""
        self._subparsers.add_parser(name, help=self.say(f"cli.{name}"), add_help=False)

    def add(
        self,
        name: str,
        run: Callable[..., int],
        *,
        screen: bool = False,
        **facts: str,
    ) -> "Parser":
        """Add a command, described by the words at `cli.` and its name, and by those that have
        `.about` behind it if there are any. `run` takes the context and the parsed arguments;
        `screen` is True if the command opens one."""
        about = self.say(f"cli.{name}")
        described = [capital(about) + "."]
        if self.say.has(f"cli.{name}.about"):
            described.append(self.say(f"cli.{name}.about"))
        command: Parser = self._subparsers.add_parser(
            name,
            help=about,
            description=fill(" ".join(described), WIDEST),
            usage=self.say(f"cli.{name}.usage", **facts),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        command.set_defaults(run=run, screen=screen, command=command)
        command.examples = examples(self.say, name)
        self.declared.append(command)
        return command


def examples(say: Wording, name: str) -> str:
    """Return the examples of a command under their heading."""
    return "\n  ".join((say("cli.examples"), *examples_of(say, name)))


def add_everywhere(say: Wording, parser: argparse.ArgumentParser) -> None:
    """Add the options that hold before and after the command. An option not given sets nothing, so
    that a command does not reset an option that stood before it."""
    read, languages = Readers(say), sorted(LANGUAGES)
    group = parser.add_argument_group(say("cli.everywhere"))
    for flags, key, more in (
        (["--lang"], "lang", {"choices": languages, "metavar": "|".join(languages)}),
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
