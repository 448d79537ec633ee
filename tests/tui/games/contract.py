"""The program's demands on every game, and the names of those that a game does not meet.

No game is named here: they are found in the two registries and in the folders.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

import engine
import tui.games
from engine.arena import play_out
from engine.game import BYSTANDER, DEALER, EVERYONE, Game, Setup
from engine.journal import Journal
from engine.registry import GAMES, game_named
from saves.reading import load
from themes.loader import BUNDLED
from tui.games.card import EMBLEM_CELLS, Card
from tui.games.lesson import Guide, Lesson
from tui.games.line_mode import LineMode, spoken
from tui.games.registry import CARDS, card_of
from tui.render.face import PLACES, Company, Face, Moment, victory
from tui.render.glyphs import ASCII, UNICODE
from tui.session.options import options_of
from tui.widgets.board import Board
from tui.words import LANGUAGES, Wording
from tui.words.catalogue import rules_of
from tui.words.spans import text_of, width

ENGINE: Final = Path(engine.__file__).parent
SCREEN: Final = Path(tui.games.__file__).parent
MOMENTS: Final = 40
"""The number of moments of a game that are painted."""


def games() -> list[str]:
    """Return every game that one of the registries or a folder names."""
    folders = [*ENGINE.glob("*/rules.py"), *SCREEN.glob("*/card.py")]
    found = [*GAMES, *CARDS, *(each.parent.name.replace("_", "-") for each in folders)]
    return list(dict.fromkeys(found))


class Missing(list[str]):
    """The demands that are not met, a sentence each."""

    def ask(self, what: str, question: Callable[..., Any], *about: Any) -> Any:
        """Return the answer to a question, or None after noting that it failed."""
        try:
            return question(*about)
        except Exception as error:  # any error is a demand not met, told by its name
            self.append(f"{what}: {type(error).__name__} {error}")
            return None

    def check(self, what: str, holds: bool) -> None:
        """Note a demand that does not hold."""
        if not holds:
            self.append(what)


def missing(game: str) -> list[str]:
    """Return the demands that a game does not meet."""
    found, folder = Missing(), game.replace("-", "_")
    for part in (ENGINE / folder / "rules.py", SCREEN / folder / "card.py"):
        found.check(str(part.relative_to(ENGINE.parent)), part.is_file())
    found.check("a line in the registry of the engine", game in GAMES)
    found.check("a line in the registry of tui", game in CARDS)
    rules = found.ask("the rules", game_named, game)
    card = found.ask("the card", card_of, game)
    if rules is not None and card is not None:
        _facts(found, rules, card)
        _parts(found, rules, card)
        _samples(found, card)
        _words(found, rules, card)
    return found


def _facts(found: Missing, rules: Game[Any, Any, Any], card: Card) -> None:
    most = rules.seats[-1]
    found.check("its name on the card", rules.name == card.game)
    found.check("its seats on the card", rules.seats == card.seats)
    found.check("usual seats that the game takes", card.usual_seats in rules.seats)
    found.check("colours for all seats", most <= PLACES)
    found.check("robots' names for all seats", len(card.robots) >= most)
    found.check("a robot that plays at random", "random" in rules.bots)
    found.check("a bundled theme", card.theme in BUNDLED)
    for glyphs in (UNICODE, ASCII):
        emblem = found.ask("an emblem", card.emblem, glyphs) or []
        found.check("an emblem of three lines", len(emblem) == 3)
        cells = max(map(width, emblem), default=0)
        found.check(f"an emblem of {EMBLEM_CELLS} cells", cells <= EMBLEM_CELLS)


def _parts(found: Missing, rules: Game[Any, Any, Any], card: Card) -> None:
    """Check face, line mode, board and tutorial, and their words on a game."""
    face = found.ask("its face", resolve_name, card.face)
    line_mode = found.ask("its line mode", resolve_name, card.line_mode)
    board = found.ask("its board", resolve_name, card.board)
    guide = found.ask("its lesson", resolve_name, card.lesson) if card.lesson else None
    if board is not None:
        found.check("a board that is one", issubclass(board, Board))
    if guide is not None:
        found.ask("a lesson that keeps to the rules", _keeps, rules, guide)
    bots = [rules.bots["random"]] * rules.seats[0]
    setup = Setup(rules.seats[0], rules.options())
    played = found.ask("a game that ends", play_out, rules, setup, bots, card.game)
    if played is None or face is None or line_mode is None:
        return
    names = tuple(card.robots)[: setup.seats]
    for language in LANGUAGES:
        say = Wording(language)
        # Signs are the same in all languages.
        for glyphs in (UNICODE, ASCII) if language == LANGUAGES[0] else (UNICODE,):
            lines = face(Company(names, say, glyphs))
            found.ask(f"{language}: what the face says", _shows, played, lines)
        reader = line_mode(spoken(names, say))
        found.ask(f"{language}: what is read line by line", _reads, played, reader)


def _words(found: Missing, rules: Game[Any, Any, Any], card: Card) -> None:
    keys = found.ask("its keys", list, _keys(rules, card)) or []
    written = {language: bool(rules_of(card.game, language)) for language in LANGUAGES}
    for language, there in written.items():
        for key in keys:
            found.check(f"{language}: words for {key}", Wording(language).has(key))
        found.check(f"{language}: rules pages", there or not any(written.values()))


def _shows(played: Journal[Any, Any, Any], face: Face[Any, Any]) -> None:
    """Ask a face for everything it can show, from the beginning of a game to its end."""
    game, states = played.game, played.states
    for seat in (0, EVERYONE, BYSTANDER):
        before = None
        for step, state in enumerate(states):
            view = game.view(state, seat)
            action = game.seen(states[step - 1], played.actions[step - 1], seat) if step else None
            moment = Moment(view, before, action)
            if before is not None and action is not None:
                _lines(face.tell(before, action, view))
                found = face.chapter(before, action, view), face.decisive(before, action, view)
                assert isinstance(action, face.landmarks or object) or found == (None, False)
                assert face.still(moment).moment == moment
            if step % (len(states) // MOMENTS + 1) == 0 or step == len(states) - 1:
                assert text_of(face.where(view)) and text_of(face.asked(view, max(seat, 0)))
                assert len(face.table(moment, 80, 20)) <= 20, "a table of at most 20 lines"
                for cells in (34, 80):
                    _lines(face.standings(moment, cells))
                for shared in (False, True):
                    face.spared(view, shared, True, "always")
                for each in list(game.legal(view))[:5] if seat in game.to_act(state) else ():
                    assert text_of(face.proposal(view, each))
            before = view
    outcome = game.outcome(states[-1])
    assert outcome is not None and face.score(max(outcome.scores))
    _lines([victory(face, outcome), *face.result(game.view(states[-1], EVERYONE), outcome)])
    _lines(face.sample())
    title, series = face.course([game.view(state, EVERYONE) for state in states])
    assert title and len(series) == len(outcome.places)


def _reads(played: Journal[Any, Any, Any], reader: LineMode[Any, Any]) -> None:
    game = played.game
    for state in played.states:
        for seat in game.to_act(state) or (0,):
            if seat != DEALER:
                view = game.view(state, seat)
                _lines([*reader.position(view), *reader.hand(view)])
                if game.to_act(state):
                    _lines(reader.question(view))
                    assert reader.how(view)


def _lines(lines: Any) -> None:
    for each in lines:
        text_of(each)


def _keeps(rules: Game[Any, Any, Any], guide: Guide) -> None:
    """Go through a lesson, and check that the person's moves are legal for them."""
    journal: Journal[Any, Any, Any] = Journal(rules, Setup(guide.seats, guide.options))
    for step in guide.steps:
        action = step.action if isinstance(step, Lesson) else step
        if isinstance(step, Lesson) and action is not None:
            assert action in rules.legal(rules.view(journal.state, 0)), step.key
        if action is not None:
            assert action.seat in rules.to_act(journal.state), action
            journal.append(action)
    assert guide.game == rules.name and guide.lessons[-1].action is None


def _samples(found: Missing, card: Card) -> None:
    for each in card.samples:
        saved = found.ask(f"the sample {each.path.name}", load, each.path)
        if saved is not None:
            found.check(f"a sample of the game: {each.name}", saved.header.game == card.game)
            found.check(f"step {each.step} of {each.name}", each.step <= len(saved.journal))


def _keys(rules: Game[Any, Any, Any], card: Card) -> Iterator[str]:
    """Yield the keys for which every language must have words."""
    game = card.game
    yield f"game.{game}"
    for option in options_of(rules):
        yield from (f"option.{game}.{option.name}", f"option.{game}.{option.name}.help")
        for value in () if option.is_switch else option.values:
            yield f"option.{game}.{option.name}.{value}"
    yield from (f"illegal.{code}" for code in _refusals(ENGINE / game.replace("-", "_")))
    if rules.advise is not None:
        yield f"hint.worth.{game}"
    if rules.expect is not None:
        yield f"review.unit.{game}"
    if rules.victory is not None:
        assert rules.part is not None
        yield from (f"review.whole.{game}", f"review.chances.{game}", f"outlook.unit.{game}")
    if card.lesson is not None:
        yield from (lesson.key for lesson in resolve_name(card.lesson).lessons)
    for sample in card.samples:
        yield from (f"sample.{sample.name}", f"sample.{sample.name}.about")
    for command in resolve_name(card.board).commands:
        yield from (command.label, f"{command.label}.help")


def _refusals(folder: Path) -> Iterator[str]:
    """Yield the codes with which a game's rules refuse."""
    for source in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                assert isinstance(node.args[0], ast.Constant), "a code is written out"
                yield str(node.args[0].value)
