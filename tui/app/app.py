"""The Textual application: settings, language, themes; the screens do the rest."""

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path, PurePath
from typing import Any, ClassVar, Final

import msgspec
from textual import constants
from textual.app import App, SystemCommand
from textual.await_remove import AwaitRemove
from textual.binding import BindingType
from textual.dom import DOMNode
from textual.events import AppBlur
from textual.screen import Screen
from textual.widget import Widget

from themes.loader import layout
from tui.app.doors import behind
from tui.app.textual_theme import as_textual
from tui.games.registry import CARDS, card_of
from tui.render.face import Company, glyphs
from tui.render.glyphs import IN_ASCII, Glyphs
from tui.render.palettes import USUAL, Palettes, variables
from tui.session.problems import theme_sentence
from tui.session.review import Source
from tui.session.thinking import ProcessThinker, Thinker
from tui.settings import BEATS, Settings, write_settings
from tui.widgets.commands import Command, bindings, commands_of
from tui.words import LANGUAGES, Language, Wording, default_language

QUIT = Command("quit", "ctrl+q", "key.quit", cap="cap.ctrl_q", shown=False)
HELP = Command("help", "question_mark,f1", "key.help", cap="?")
PALETTE = Command("command_palette", "ctrl+p", "key.palette", cap="cap.ctrl_p", shown=False)

MOST_TOLD: Final = 3
"""How many broken theme files are told of at the start; the settings list them all."""


class LudothequeApp(App[int]):
    """The program on a terminal.

    `opening` makes the first screen above Home, when the command line asks for one.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = [layout("app"), layout("base"), layout("home")]
    commands: ClassVar[tuple[Command, ...]] = (HELP, PALETTE, QUIT)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    ENABLE_COMMAND_PALETTE = True
    ALLOW_SELECT = False

    def __init__(
        self,
        settings: Settings,
        settings_file: Path | None,
        saves: Path,
        opening: Callable[[], Screen[Any]] | None = None,
        notice: str | None = None,
        kept: Settings | None = None,
    ) -> None:
        self.palettes = Palettes(settings_file.parent / "themes" if settings_file else None)
        # Textual would paint in greys; who wants no colour wants the terminal's own ink.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.settings = settings
        self.settings_file = settings_file
        """Where changed settings are written; None keeps them for this run alone."""
        self._kept = kept or settings
        """What the file holds: without what the command line sets for this run."""
        self.saves = saves
        self.opening = opening
        self.notice = notice
        self.thinker: Thinker = ProcessThinker()
        """Where the bots think; stopped when a table is left."""
        self.findings: Source | None = None
        """Where the reviews of finished games come from, if not from a process of their own."""
        self.say = Wording(self._language(settings))
        self.title = self.say("program")
        self._follow_motion()
        self.set_class(settings.ascii, "-ascii")
        for theme in self.palettes.themes.values():
            self.register_theme(as_textual(theme))
        self.wear(settings.theme)

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        return glyphs(self.settings.ascii)

    def spelt(self, text: str) -> str:
        """A text with the signs that may be used: words come with some of their own."""
        return text.translate(IN_ASCII) if self.settings.ascii else text

    def notify(self, message: str, **how: Any) -> None:
        """Say something over the screen."""
        super().notify(self.spelt(message), **how)

    def company(self, names: Iterable[str]) -> Company:
        """The players of a game, in the program's language and signs."""
        return Company(tuple(names), self.say, self.glyphs, self.settings.cards)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The program's own variables, for themes that are not its own."""
        return variables(self.palettes.themes[USUAL])

    def get_default_screen(self) -> Screen[Any]:
        """Home lies under everything: a first frame, not a second screen over an empty one."""
        home: Screen[Any] = behind("home")()
        return home

    def on_mount(self) -> None:
        """Open the screen asked for, and say what there is to say."""
        if self.opening is not None:
            self.push_screen(self.opening())
        if self.notice is not None:
            self.notify(self.notice, severity="warning", timeout=12, markup=False)
        for broken in self.palettes.broken[:MOST_TOLD]:
            words = theme_sentence(self.say, broken)
            self.notify(words, severity="warning", timeout=12, markup=False)

    def on_app_blur(self, event: AppBlur) -> None:
        """A window that is left keeps its place: what opens meanwhile must have the keys as soon as
        somebody is back, and a page in a browser begins as if it had been left."""
        event.prevent_default()

    @property
    def few_colours(self) -> bool:
        """Whether the terminal has but sixteen colours."""
        return self.console.color_system == "standard"

    def wear(self, theme: str) -> None:
        """Show everything in a theme, or in the one that stands in for it."""
        self.theme = self.palettes.worn(theme, self.few_colours).name

    def dress(self) -> None:
        """Wear the theme that is set, or, over a table whose game has its own, that if wanted."""
        games = (getattr(screen, "played", None) for screen in reversed(self.screen_stack))
        game = next((game for game in games if game is not None), "")
        own = card_of(game).theme if self.settings.by_game and game in CARDS else None
        self.wear(own or self.settings.theme)

    async def run_action(
        self,
        action: Any,
        default_namespace: DOMNode | None = None,
        namespaces: Mapping[str, DOMNode] | None = None,
    ) -> bool:
        """Do what a key stands for, or a click, where it was meant. What was pressed on a screen
        that has been left or covered since does nothing; on one that is not there yet, it waits."""
        if isinstance(default_namespace, Widget):
            meant = [
                each for each in default_namespace.ancestors_with_self if isinstance(each, Screen)
            ]
            if meant != self.screen_stack[-1:]:
                return True
            if not meant[0].is_mounted:
                # Not there yet: it is done when it is.
                return meant[0].call_later(self.run_action, action, default_namespace, namespaces)
        return await super().run_action(action, default_namespace, namespaces)

    def _prune(self, *nodes: Widget, parent: DOMNode | None = None) -> AwaitRemove:
        # First the work, then the widgets that it is done on: Textual has it the other way round.
        for node in nodes:
            self.workers.cancel_node(node)
            for each in node.walk_children(Widget, with_self=True):
                # Textual remembers these for as long as a thousand others have not come.
                each._styles_cache.clear()
        return super()._prune(*nodes, parent=parent)

    def confirmed(self, question: str, then: Callable[[], object], *, always: bool = False) -> None:
        """Do something, after a question if the player wants to be asked, or `always`: what cannot
        be undone."""
        if not (self.settings.confirm or always):
            then()
        else:
            self._lay_over("confirm", question, then)

    def go(
        self, door: str, *what: Any, then: Callable[[Any], None] | None = None, **how: Any
    ) -> None:
        """Open a screen over the one that is shown; `then` hears when it is left."""
        self.push_screen(behind(door)(*what, **how), then)

    def _lay_over(self, door: str, *what: Any) -> None:
        """Open what can lie over any screen, but not twice."""
        if not isinstance(self.screen, behind(door)):
            self.go(door, *what)

    def _follow_motion(self) -> None:
        # A terminal that asks for none (TEXTUAL_ANIMATIONS) gets none, whatever is set.
        still = not self.settings.motion or self.slow
        self.animation_level = "none" if still else constants.TEXTUAL_ANIMATIONS

    @property
    def slow(self) -> bool:
        """Whether the terminal is one that motion would only hold up: of sixteen colours, such as
        a console, or far away and without all colours."""
        far = "SSH_CONNECTION" in os.environ and self.console.color_system != "truecolor"
        return self.few_colours or far

    @property
    def moves(self) -> bool:
        """Whether anything moves on its own now; nothing does where all is to be at once."""
        return self.animation_level != "none" and BEATS[self.settings.speed] > 0

    def change(self, **settings: object) -> None:
        """Change settings at once, on every open screen, and keep them.

        What cannot be written is said, and stays changed for this run.
        """
        self.settings = msgspec.structs.replace(self.settings, **settings)
        self._kept = msgspec.structs.replace(self._kept, **settings)
        self._follow_motion()
        self.set_class(self.settings.ascii, "-ascii")
        if settings.keys() & {"theme", "by_game"}:
            self.dress()
        language = self._language(self.settings)
        if language != self.say.language or settings.keys() & {"ascii", "cards"}:
            self.say = Wording(language)
            self.title = self.say("program")
            for screen in self.screen_stack:
                screen.refresh(recompose=True)
        if self.settings_file is not None:
            try:
                write_settings(self.settings_file, self._kept)
            except OSError as error:
                reason = error.strerror or type(error).__name__
                self.notify(
                    self.say("settings.unwritten", reason=reason),
                    severity="warning",
                    markup=False,
                )

    @staticmethod
    def _language(settings: Settings) -> Language:
        return default_language() if settings.language == "auto" else settings.language

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette lists what can be done now, and finds it in any language."""
        others = [Wording(each) for each in LANGUAGES if each != self.say.language]
        for node, command in commands_of(self, screen):
            if not command.listed or command.action == "command_palette":
                continue

            async def run(action: str = command.action, owner: object = node) -> None:
                await self.run_action(action, default_namespace=owner)  # type: ignore[arg-type]

            title = self.say(command.label)
            explained = " · ".join(
                [self.say(f"{command.label}.help"), *(other(command.label) for other in others)]
            )
            yield SystemCommand(
                self.spelt(title[:1].upper() + title[1:]), self.spelt(explained), run
            )

    async def action_quit(self) -> None:
        """Leave the program. Every game is saved already."""
        self.confirmed(self.say("confirm.quit"), self.exit)

    def action_help_quit(self) -> None:
        """Ctrl+C leaves other programs: say which key leaves this one."""
        self.clear_notifications()
        self.notify(f"{QUIT.key_cap(self.say)}: {self.say(QUIT.label)}", markup=False)

    def action_help(self) -> None:
        """Explain the focused thing and every key."""
        self._lay_over("help", self.screen)

    def action_command_palette(self) -> None:
        """Find any command by its name."""
        words = (self.spelt(self.say(f"palette.{each}")) for each in ("search", "none"))
        self._lay_over("palette", *words)
