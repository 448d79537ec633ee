"""Keys and clicks on a board that stands on no screen: what is picked, said and played."""

from ast import literal_eval
from functools import lru_cache
from typing import Any

from tui.games.registry import board_class
from tui.render.face import Face, Moment
from tui.render.scene import Frame
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas


@lru_cache
def _quiet(game: str) -> Any:
    base = board_class(game)

    class Quiet(base):  # type: ignore[misc, valid-type]
        """A board that keeps what it posts to itself."""

        def post_message(self, message: Any) -> bool:
            if isinstance(message, Board.Intent):
                self.posted.append(message.action)
            return True

    return Quiet


def board_at(face: Face[Any, Any], moment: Moment) -> Any:
    """Return a board on which a moment is shown and its seat is asked; `posted` holds the actions
    that it has played."""
    board = _quiet(face.game)(face)
    board.posted = []
    board.open = True
    board.set_reactive(Board.frame, Frame(moment))
    return board


def pressed(board: Any, key: str) -> bool:
    """Press a key; return whether a command answers it."""
    for command in board.commands:
        name, _, arguments = command.action.partition("(")
        keys = command.all_keys(board.face.company.say)
        if key in keys and board.check_action(name, ()):
            given = literal_eval(f"({arguments[:-1]},)") if arguments else ()
            getattr(board, f"action_{name}")(*given)
            return True
    return False


def clicked(board: Any, target: object) -> None:
    """Click on a target."""
    board.on_canvas_clicked(Canvas.Clicked(board, target))


def handled(face: Face[Any, Any], moment: Moment) -> str:
    """Return what comes of every key, pressed first, after an arrow and twice, and of every click.
    Return also which commands are named."""
    found: dict[str, list[str]] = {}
    fresh = board_at(face, moment)
    say, nothing = face.company.say, _outcome(fresh)
    keys = list(dict.fromkeys(each.all_keys(say)[0] for each in fresh.commands))
    for key in keys:
        for before in ((), ("right",), (key,)):
            board = board_at(face, moment)
            for each in before:
                pressed(board, each)
            if pressed(board, key):
                found.setdefault(_outcome(board), []).append("+".join([*before, key]))
    table = face.table(moment, 100, 40, fresh.choice)
    for target in dict.fromkeys(span.target for each in table for span in each if span.target):
        board = board_at(face, moment)
        for times in ("click", "click again"):
            clicked(board, target)
            if (outcome := _outcome(board)) != nothing:
                found.setdefault(outcome, []).append(f"{times} {target}")
    texts = [f"{outcome} <- {', '.join(ways)}" for outcome, ways in found.items()]
    for before in ((), ("right",)):
        board = board_at(face, moment)
        for each in before:
            pressed(board, each)
        now = [
            board.now(each)
            for each in board.commands
            if board.check_action(each.action.partition("(")[0], ())
        ]
        named = [f"{each.label} {each.cap} {each.yields}" for each in now if each.shown]
        listed = [each.action for each in now if each.listed and not each.shown]
        texts.append(f"named: {', '.join(named)}; listed: {', '.join(listed)}")
    clicked(fresh, None)
    assert _outcome(fresh) == nothing
    fresh.open = False
    closed = _outcome(fresh)
    for target in dict.fromkeys(span.target for each in table for span in each):
        clicked(fresh, target)
    assert _outcome(fresh) == closed
    texts.append(f"closed: {[key for key in keys if pressed(fresh, key)]}")
    return "\n".join(texts)


def _outcome(board: Any) -> str:
    choice = board.choice
    picked = tuple(choice) if isinstance(choice, tuple) else choice
    return f"{picked} {board.posted or ''}".strip()
