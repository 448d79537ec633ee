"""Everything that can be done from where one is, by name: what the palette lists."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from textual.screen import Screen

from saves.folder import title_of
from saves.listing import inspect, saves_among
from saves.problems import SaveError
from themes.loader import ThemeFile
from tui.app.app import LudothequeApp
from tui.app.choices import Value, choices
from tui.app.screens.base import BaseScreen
from tui.app.screens.last_game import LastGame
from tui.app.screens.open_save import open_save
from tui.games.registry import card_of, offered_games
from tui.widgets.commands import alone, commands_of, game_on
from tui.words import LANGUAGES, Wording
from tui.words.catalogue import grammar, rules_of
from tui.words.search import words_in
from tui.words.spans import capital, text_of

Write = Callable[[Wording], str]


class Order(NamedTuple):
    """Something that can be done. It is found by its name and by what it does, in every
    language."""

    name: str
    run: Callable[[], Any]
    about: str = ""
    cap: str = ""
    """The key that does it, or a sign."""
    others: tuple[str, ...] = ()
    """Its names in the other languages."""
    explained: tuple[str, ...] = ()
    """What it does, in every language, the program's first."""

    def words(self) -> tuple[frozenset[str], ...]:
        """Return the words by which it is found, the best first: those of its name, of what it does
        in the program's language, of its other names, of what it does in any language."""
        texts = (
            self.name,
            " ".join(self.explained[:1]),
            " ".join(self.others),
            " ".join(self.explained[1:]),
        )
        return tuple(frozenset(words_in(text)) for text in texts)


def _nothing(say: Wording) -> str:
    return ""


def _order(
    app: LudothequeApp,
    write: Write,
    run: Callable[[], Any],
    about: Write,
    cap: str = "",
    more: Write = _nothing,
) -> Order:
    """Return an order with its names and explanations in every language. The words of `more` find
    it, too, but are not shown."""
    voices = (app.say, *(Wording(each) for each in LANGUAGES if each != app.say.language))
    name, *others = map(write, voices)
    explained = tuple(f"{about(say)} {more(say)}" for say in voices)
    return Order(capital(name), run, about(app.say), cap, tuple(others), explained)


def _said(key: str) -> Write:
    """Return a function that writes the words of a key."""
    return lambda say: say(key)


def _alone(label: str, behind: Screen[Any]) -> Write:
    """Return a function that writes a command's name for a line of its own."""
    return lambda say: alone(say, label, game_on(behind))


def _own(key: str, behind: Screen[Any]) -> Write:
    """Return a function that writes the words of a key, those of the game on the table where it has
    its own."""
    return lambda say: say(say.own(key, game_on(behind)))


def _labelled(key: str, words: Write) -> Write:
    """Return a function that writes the words of a key, then a colon and more words."""
    return lambda say: say("labelled", label=say(key), words=words(say))


def held(app: LudothequeApp) -> bool:
    """Return whether a game goes on in the stack of screens, so that no other may be opened over
    it."""
    return any(isinstance(each, BaseScreen) and each.holds for each in app.screen_stack)


def orders(app: LudothequeApp, behind: Screen[Any]) -> Iterator[Order]:
    """Yield what can be done from a screen: first its own commands. Where a game goes on, no other
    game is opened over it."""
    yield from _commands(app, behind)
    if not held(app):
        yield from _doors(app)
    yield from _rules(app, behind)
    yield from _themes(app)
    yield from _settings(app)


def _commands(app: LudothequeApp, behind: Screen[Any]) -> Iterator[Order]:
    for node, command in commands_of(app, behind):
        if command.listed and command.action != "command_palette":
            run = partial(app.run_action, command.action, default_namespace=node)
            name, about = _alone(command.label, behind), _own(f"{command.label}.help", behind)
            yield _order(app, name, run, about, command.key_cap(app.say, alone=True))


def _doors(app: LudothequeApp) -> Iterator[Order]:
    """Yield the screens that lead away from any other, and some of their commands."""
    me, saved = app.settings.name, partial(app.go, "saved_games")
    for game in offered_games():
        write = _labelled("new.title", _said(f"game.{game}"))
        yield _order(app, write, partial(app.go, "new_game", game, me), _nothing)
        if card_of(game).lesson is not None:
            write = _labelled("guide.key.open", _said(f"game.{game}"))
            yield _order(app, write, partial(app.go, "lesson", game, me), _nothing)
    yield _order(app, _said("saves.title"), saved, _nothing)
    yield _order(app, _said("home.replays"), partial(saved, finished=True), _nothing)
    for action in ("search", "import_save"):
        write = _labelled("saves.title", _said(f"saves.key.{action}"))
        about = _said(f"saves.key.{action}.help")
        yield _order(app, write, partial(_saves_to, app, action), about)
    yield _order(app, _said("rules.title"), partial(app.go, "rules", offered_games()[0]), _nothing)
    for key, where in DOORS.items():
        yield _order(app, _said(key), partial(app.go, where), _nothing)


DOORS: Final = {
    "examples.title": "examples",
    "trash.title": "trash",
    "stats.title": "statistics",
    "join.title": "join",
    "settings.title": "settings",
}
"""The screens that are opened without arguments, by the keys of their names."""


def _saves_to(app: LudothequeApp, action: str) -> None:
    """Open the list of saves, and do something there."""
    app.go("saved_games")
    app.screen.call_after_refresh(app.screen.run_action, action)


def _rules(app: LudothequeApp, behind: Screen[Any]) -> Iterator[Order]:
    go = getattr(behind, "aside", app.go)  # under the rules a table waits
    for game in offered_games():
        for at in range(len(rules_of(game, app.say.language))):
            write = _labelled(f"game.{game}", partial(_section, game, at))
            yield _order(app, write, partial(go, "rules", game, "", at), _said("rules.title"))


def _section(game: str, at: int, say: Wording) -> str:
    """Return the title of a section of the rules; "" where a language has fewer."""
    sections = rules_of(game, say.language)
    return sections[at].title if at < len(sections) else ""


def _themes(app: LudothequeApp) -> Iterator[Order]:
    for name in app.palettes.names:
        theme = app.palettes[name]
        write = _labelled("settings.theme", partial(_called, theme))
        sign = app.glyphs.check if name == app.settings.theme else ""
        run = partial(app.change, theme=name)
        yield _order(app, write, run, partial(_mood, theme), sign, _said("field.theme"))


def _called(theme: ThemeFile, say: Wording) -> str:
    return theme.called(say.language)


def _mood(theme: ThemeFile, say: Wording) -> str:
    return theme.mood(say.language)


def _settings(app: LudothequeApp) -> Iterator[Order]:
    for setting, values in choices(app.say).items():
        for at, (value, _) in enumerate(values):
            write = _labelled(f"settings.{setting}", partial(_value, setting, at))
            sign = app.glyphs.check if getattr(app.settings, setting) == value else ""
            run = partial(app.change, **{setting: value})
            about, more = _said(f"field.{setting}"), _said("settings.title")
            order = _order(app, write, run, about, sign, more)
            yield order._replace(others=(*order.others, *_abroad(setting, value)))


def _abroad(setting: str, value: Value) -> tuple[str, ...]:
    """Return the names of a language in other languages, because the form shows only its own name;
    () for other settings."""
    return grammar(str(value)).abroad if setting == "language" and value in LANGUAGES else ()


def _value(setting: str, at: int, say: Wording) -> str:
    return choices(say)[setting][at][1]


def opening(app: LudothequeApp, behind: Screen[Any]) -> Iterator[Order]:
    """Yield the game played last, if it goes on, and all saves with a title, to be opened over a
    screen. Reads the folder, and one save."""
    if not isinstance(behind, BaseScreen):
        return
    last = LastGame.of(app.saves, offered_games())
    if last is not None:
        words = text_of(last.words(app)(ABOUT)).rstrip()
        yield _order(app, _said("home.continue"), partial(last.resume, behind), lambda _: words)
    about = app.say("saves.title")
    for path in _titled(app.saves):
        yield Order(title_of(path), partial(_open, behind, path), about, explained=(about,))


ABOUT: Final = 76
"""The cells in which the game played last is told."""


def _titled(folder: Path) -> list[Path]:
    """Return the saves of a folder that have a title, by the names of their files alone; [] if it
    cannot be read."""
    try:
        return sorted(path for path in saves_among(folder) if title_of(path))
    except SaveError:
        return []


def _open(behind: BaseScreen, path: Path) -> None:
    info = inspect(path)
    if info is not None:
        open_save(behind, info)
