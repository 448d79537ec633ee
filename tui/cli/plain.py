"""The commands that open a screen, run line by line instead."""

from typing import Any

from engine.account import Account
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.writing import LiveGame
from tui.cli.context import Context
from tui.console.output import tell
from tui.console.status import DONE
from tui.games.line_mode import spoken
from tui.games.registry import face_for
from tui.plain.home import wish
from tui.plain.paper import Gone, Paper
from tui.plain.table import PlainTable
from tui.render.face import told
from tui.session.new_game import begin, default_game
from tui.session.problems import loss_sentence


def paper_for(context: Context) -> Paper:
    """Return the paper to write on, after telling a fault of the settings."""
    if context.notice is not None:
        tell(context.notice)
    return Paper(context.say)


def home_in_lines(context: Context) -> int:
    """Ask what to play, and play it, until the person leaves. Return the exit status."""
    paper, folder = paper_for(context), context.folder()
    try:
        while (wanted := wish(paper, folder)) is not None:
            if wanted.save is not None:
                live = LiveGame.resume(wanted.save)
            else:
                live = begin(default_game(wanted.game, human=context.settings.name), folder)
            with live:
                _table(context, live, paper).play()
    except SaveError as error:
        raise context.refused(error, folder) from error
    except Gone:
        pass
    return DONE


def play_in_lines(context: Context, live: LiveGame, notice: str | None) -> int:
    """Go on with an open game, and close it in any case. Return the exit status."""
    paper = paper_for(context)
    if notice is not None:
        paper.put(notice)
    with live:
        try:
            _table(context, live, paper).play()
        except Gone:
            paper.put(context.say("plain.kept"))
    return DONE


def _table(context: Context, live: LiveGame, paper: Paper) -> PlainTable:
    settings = context.in_ascii().settings if context.ascii else context.settings
    return PlainTable(live, context.say, settings, paper)


def chronicle_in_lines(
    context: Context, saved: SavedGame, account: Account[Any, Any, Any], last: int
) -> int:
    """Print the log of an account up to a step. Return the exit status."""
    paper = paper_for(context)
    if saved.loss is not None:
        tell(loss_sentence(context.say, saved.loss))
    names = tuple(player.name for player in saved.header.players)
    face = face_for(saved.header.game, spoken(names, context.say))
    for number in range(1, last + 1):
        paper.put(*told(face, account, number))
    return DONE
