"""The Textual application: settings, language, themes; the screens do the rest."""

import os
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from textual import constants
from textual.binding import BindingType
from textual.events import AppBlur
from textual.notifications import Notify
from textual.screen import Screen
from textual.widgets._toast import ToastRack

from themes.loader import Broken, layout
from tui.app.own_keys import EVERYWHERE, OwnKeys
from tui.app.stack import StackApp
from tui.app.textual_theme import as_textual
from tui.app.widgets.notice import Notice
from tui.games.registry import CARDS, card_of
from tui.render.company import Company
from tui.render.glyphs import IN_ASCII, Glyphs, glyphs
from tui.render.palettes import USUAL, Palettes, theme_sentence, variables
from tui.settings import BEATS, Settings, write_settings
from tui.widgets.commands import Command, bindings, game_on
from tui.words import Language, Wording, default_language
from tui.words.spans import line, text_of, width, wrap

if TYPE_CHECKING:
    from saves.reading import SavedGame
    from tui.session.outlook import Lookout
    from tui.session.review import Source
    from tui.session.reviews import Reviews
    from tui.session.thinking import Thinker

QUIT = Command("quit", "ctrl+q", "key.quit", cap="cap.ctrl_q", shown=False)
HELP = Command("help", "question_mark,f1", "key.help", cap="?", kept=True)
PALETTE = Command("command_palette", "ctrl+p", "key.palette", cap="cap.ctrl_p", shown=False)

LOOK_AT_THEMES: Final = 1.0
"""Seconds between two looks at a player's own theme files, which may be edited meanwhile."""

NOTICE_FRAME: Final = 3
"""How many cells the border and the padding of a notification take beside its words."""

MOST_TOLD: Final = 3
"""The most broken theme files, and the most faults in the player's keys, that are shown at a time;
the settings list all broken theme files."""


class LudothequeApp(StackApp):
    """The program on a terminal."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [layout("app"), layout("base")]
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
        # With NO_COLOR use the terminal's own colours, because Textual would paint in greys.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.settings = settings
        self.settings_file = settings_file
        """The file for changed settings; None if they hold for this run only."""
        self._kept = kept or settings
        """The settings of the file, without those that the command line sets for this run."""
        self.saves = saves
        self.opening = opening
        self.left: str | None = None
        """The game of the table that was left, until home selects it."""
        self.tonight: set[str] = set()
        """The names of the explanations given since the program began: see tui.session.teaching."""
        self.notice = notice
        self.findings: Source | None = None
        """The source of reviews of finished games; None for a process of its own."""
        self.lookout: Callable[[SavedGame], Lookout] | None = None
        """The function that makes the Lookout of a what-if; None for a process of its own."""
        self.draft: Any = None
        """The form of a new game that was left, a `tui.session.draft.Draft`; None before the first,
        and when a game has begun. The type is Any, because Draft would be loaded before the first
        frame."""
        self.say = Wording(self._language(settings))
        self.title = self.say("program")
        self.own_keys = OwnKeys(
            settings_file.parent / "keys.toml" if settings_file else None, self.commands, self.say
        )
        self.own_keys.bind(self, EVERYWHERE)
        self.say.own_keys = self.own_keys.caps(self.say)
        self._follow_motion()
        self.set_class(settings.ascii, "-ascii")
        # Set without its watcher: that would parse every style twice before the first frame.
        self.set_reactive(LudothequeApp.theme, self._known(settings.theme))
        self.stylesheet.set_variables(self.get_css_variables())
        self._refresh_truecolor_filter(self.ansi_theme)

    @cached_property
    def thinker(self) -> "Thinker":
        """The thinking of the robots; stopped when a table is left."""
        from tui.session.thinking import ProcessThinker

        return ProcessThinker()

    @cached_property
    def reviews(self) -> "Reviews":
        """The reviews of finished games that screens show."""
        from tui.session.reviews import Reviews

        return Reviews()

    @property
    def glyphs(self) -> Glyphs:
        """Return the signs to draw with."""
        return glyphs(self.settings.ascii)

    def spelt(self, text: str) -> str:
        """Return a text in the signs that may be used: in ASCII mode, typographic signs of the
        words are replaced."""
        return text.translate(IN_ASCII) if self.settings.ascii else text

    def notify(self, message: str, *, timeout: float | None = None, **how: Any) -> None:
        """Show a notification over the screen, in the signs that may be used. It is broken into
        lines here, because Textual breaks lines at no-break spaces, too; but for a path or the like
        that is wider than a line."""
        seconds = self.NOTIFICATION_TIMEOUT if timeout is None else timeout
        said = self.spelt(message)
        cells, text = self._notice_cells, said
        if all(width(word) <= cells for word in said.split()):
            lines = [part for each in said.split("\n") for part in wrap(line(each), cells)]
            text = "\n".join(map(text_of, lines))
        self.post_message(Notify(Notice(text, said, timeout=seconds, **how)))

    @property
    def _notice_cells(self) -> int:
        """How many cells the lines of a notification have on the screen in front."""
        beside = sum(rack.styles.padding.width for rack in self.screen.query(ToastRack))
        return max(1, self.size.width - beside - NOTICE_FRAME)

    def withdraw(self, message: str) -> None:
        """Remove a notification, if it is still shown."""
        said = self.spelt(message)
        for shown in [each for each in self._notifications if getattr(each, "said", "") == said]:
            self._unnotify(shown)

    def company(self, names: Iterable[str]) -> Company:
        """Return the players of a game, in the program's language and signs."""
        return Company(tuple(names), self.say, self.glyphs, self.settings.cards)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the program's own variables, for themes that do not define them."""
        return variables(self.palettes[USUAL])

    def on_mount(self) -> None:
        """Show the notice and the broken theme files, if any."""
        if self.notice is not None:
            self.notify(self.notice, severity="warning", timeout=12, markup=False)
        for fault in self.own_keys.faults[:MOST_TOLD]:
            assert self.own_keys.path is not None
            words = fault.sentence(self.say, self.own_keys.path)
            self.notify(words, severity="warning", timeout=12, markup=False)
        self._tell_broken(self.palettes.broken[:MOST_TOLD])
        if self.palettes.folder is not None and self.palettes.folder.is_dir():
            self.set_interval(LOOK_AT_THEMES, self.follow_themes)

    def _tell_broken(self, files: Sequence[Broken]) -> None:
        for broken in files:
            words = theme_sentence(self.say, broken)
            self.notify(words, severity="warning", timeout=12, markup=False)

    def follow_themes(self) -> None:
        """Show a player's own themes as their files are now, and tell which are broken."""
        now = self.palettes.reread(self.settings.theme)
        if now is None:
            return
        told = {theme_sentence(self.say, each) for each in self.palettes.broken}
        self.palettes = now
        for theme in now.own:
            if theme.name in self.available_themes:
                self.register_theme(as_textual(theme))
        if self.theme in {theme.name for theme in now.own}:
            self._watch_theme(self.theme)
        self.apply_theme()
        for screen in self.screen_stack:
            if getattr(screen, "lists_themes", False):
                screen.refresh(recompose=True)
        news = (each for each in now.broken if theme_sentence(self.say, each) not in told)
        self._tell_broken([*news][:MOST_TOLD])

    def on_app_blur(self, event: AppBlur) -> None:
        """Keep the focus in a window that loses it.

        A screen that opens meanwhile must have the keys as soon as the player is back, and a page
        in a browser begins as if its window had lost the focus.
        """
        event.prevent_default()

    @property
    def few_colours(self) -> bool:
        """Return whether the terminal has only sixteen colours."""
        return self.console.color_system == "standard"

    def use_theme(self, theme: str) -> None:
        """Show everything in a theme, or in its replacement on a terminal of few colours."""
        self.theme = self._known(theme)

    def _known(self, theme: str) -> str:
        """Return the name of the theme to use where `theme` is wanted, and register it with
        Textual."""
        used = self.palettes.theme_for(theme, self.few_colours)
        if used.name not in self.available_themes:
            self.register_theme(as_textual(used))
        return used.name

    def apply_theme(self) -> None:
        """Use the theme that is set. If the setting `by_game` is on and the topmost game on the
        stack of screens has a theme of its own, use that one."""
        game = next(filter(None, map(game_on, reversed(self.screen_stack))), "")
        own = card_of(game).theme if self.settings.by_game and game in CARDS else None
        self.use_theme(own or self.settings.theme)

    def confirmed(self, question: str, then: Callable[[], object], *, always: bool = False) -> None:
        """Call `then`, after a question if the player wants to be asked or if `always` is set,
        which is for what cannot be undone."""
        if not (self.settings.confirm or always):
            then()
        else:
            self._open_over("confirm", question, then)

    def _follow_motion(self) -> None:
        # TEXTUAL_ANIMATIONS=none overrides the player's setting.
        still = not self.settings.motion or self.slow
        self.animation_level = "none" if still else constants.TEXTUAL_ANIMATIONS

    @property
    def slow(self) -> bool:
        """Return whether the terminal is too slow for motion: one of sixteen colours, such as a
        console, or a remote one without all colours."""
        far = "SSH_CONNECTION" in os.environ and self.console.color_system != "truecolor"
        return self.few_colours or far

    @property
    def moves(self) -> bool:
        """Return whether anything moves by itself now: not without animations, nor at a speed whose
        beat takes no time."""
        return self.animation_level != "none" and BEATS[self.settings.speed] > 0

    def change(self, **settings: object) -> None:
        """Change settings at once, on every open screen, and write them to the file.

        If they cannot be written, show a warning; they then hold for this run only.
        """
        self.settings = msgspec.structs.replace(self.settings, **settings)
        self._kept = msgspec.structs.replace(self._kept, **settings)
        self._follow_motion()
        self.set_class(self.settings.ascii, "-ascii")
        if settings.keys() & {"theme", "by_game"}:
            self.apply_theme()
        language = self._language(self.settings)
        if language != self.say.language or settings.keys() & {"ascii", "cards"}:
            self.say = Wording(language)
            self.say.own_keys = self.own_keys.caps(self.say)
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

    async def action_quit(self) -> None:
        """Leave the program. Every game is saved already."""
        self.confirmed(self.say("confirm.quit"), self.exit)

    def action_help_quit(self) -> None:
        """Show which key leaves the program, because Ctrl+C leaves other programs."""
        self.clear_notifications()
        words = self.say("labelled", label=QUIT.key_cap(self.say), words=self.say(QUIT.label))
        self.notify(words, markup=False)

    def action_help(self) -> None:
        """Open the help on the focused widget and every key, without notices over it."""
        self.clear_notifications()
        self._open_over("help", self.screen, waits=True)

    def action_command_palette(self) -> None:
        """Open the palette, which finds by name whatever can be done from the screen on top; wait
        until that screen is mounted."""
        screen = self.screen
        if screen.is_mounted:
            self._open_over("palette", screen, waits=True)
        else:
            screen.call_later(self.action_command_palette)
