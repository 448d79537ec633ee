"""The commands that open a screen, run line by line instead."""

from pathlib import Path
from typing import Any

import tui.session.new_game
from engine.account import Account
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.writing import LiveGame
from tui.cli.context import Context
from tui.console.failures import save_failure
from tui.console.output import tell
from tui.console.status import DONE
from tui.games.registry import face_for, line_mode_for, offered_games
from tui.plain.home import wish
from tui.plain.paper import Gone, Paper
from tui.plain.table import PlainTable
from tui.plain.teller import company_of, result
from tui.render.telling import told
from tui.session.daily import opened, stand_of
from tui.session.new_game import begin, met
from tui.session.problems import loss_sentence
from tui.session.statistics.archive import ARCHIVE


def paper_for(context: Context) -> Paper:
    """Return the paper to write on, after telling a fault of the settings."""
    if context.notice is not None:
        tell(context.notice)
    return Paper(context.say)


def home_in_lines(context: Context) -> int:
    """Ask what to play, and play it, until the person leaves. Return the exit status."""
    paper, folder, name = paper_for(context), context.folder(), context.settings.name
    try:
        while (wanted := wish(paper, folder, _deals(context, folder))) is not None:
            if wanted.save is not None:
                live = LiveGame.resume(wanted.save)
            elif wanted.deal:
                live = opened(wanted.game, folder, name, tui.session.new_game.now())
            else:
                live = begin(met(wanted.game, human=name), folder)
            with live:
                _table(context, live, paper).play()
    except SaveError as error:
        raise save_failure(context.say, error, folder) from error
    except Gone:
        pass
    return DONE


def _deals(context: Context, folder: Path) -> list[str]:
    """Return the games whose deals of the day have not been played, unless a setting is against
    them."""
    if not context.settings.goals:
        return []
    day = tui.session.new_game.now().date()
    stand = stand_of(ARCHIVE, folder, context.settings.name, offered_games(), day)
    return [each.game for each in stand if each.played is None]


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
    """Print the log of an account up to a step, and how the game ended if it did there. Return the
    exit status."""
    paper = paper_for(context)
    if saved.loss is not None:
        tell(context.say.behind_colon(loss_sentence(context.say, saved.loss)))
    company = company_of(saved.header, context.say, context.settings)
    face = face_for(saved.header.game, company)
    mode, begun = line_mode_for(saved.header.game, company), False
    for number in range(1, last + 1):
        moment = account.moment(number)
        chapter = face.chapter(moment.before, moment.action, moment.view)
        if chapter is not None and chapter.level == 0:
            if begun:
                paper.put(*mode.between(moment.before))
            begun = True
        paper.put(*told(face, account, number))
    outcome = account.outcome(last)
    if outcome is not None:
        paper.put(*result(face, outcome))
    return DONE
