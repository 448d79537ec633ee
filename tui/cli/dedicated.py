"""A host without a screen: what is to be hosted, its invitations, and a log until it is ended."""

import argparse
import asyncio
import os
import signal
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from engine.registry import game_named
from saves.header import Player
from saves.reading import load
from tui.cli.context import Context
from tui.cli.join import on_screen, sit
from tui.cli.options import options_from
from tui.cli.save_words import found_save
from tui.console.failures import Failure, Misuse, refusals
from tui.console.output import put, shown, speaks_unicode
from tui.console.status import DONE
from tui.games.registry import offered_games
from tui.online import HERE
from tui.online.doors.house import House
from tui.online.doors.own_table import OwnTable
from tui.online.doors.plan import Doors, Plan, Trouble, address_near
from tui.online.host import Terms
from tui.online.hosting import Hosted
from tui.online.qr import page_code
from tui.online.server import Note
from tui.session.new_game import (
    NewGame,
    bot_names,
    check,
    check_seats,
    person,
    usual_seats,
)
from tui.session.problems import file_sentence
from tui.session.robots import usual_level
from tui.words import Wording
from tui.words.spans import text_of

QR_COLOURS: Final = "\x1b[30;107m"
"""Black on bright white, whatever the colours of the terminal: cameras want a light background."""

RESET: Final = "\x1b[0m"


def plan_asked(context: Context, asked: argparse.Namespace) -> Plan:
    """Return the game to host and its doors, as the command line names them. Raises Misuse, and
    Failure for a game that cannot be hosted."""
    doors = doors_asked(context.say, asked)
    if asked.what in offered_games():
        return _game_asked(context.say, asked)._replace(doors=doors)
    return _save_asked(context, asked)._replace(doors=doors)


def doors_asked(say: Wording, asked: argparse.Namespace) -> Doors:
    """Return the doors that the command line names. Raises Misuse, and Failure where there is no
    local network."""
    files = (asked.tls_cert, asked.tls_key)
    if (files[0] is None) != (files[1] is None):
        raise Misuse(say("doors.half-certificate"))
    address = address_near() if asked.lan else asked.bind or HERE
    if not address:
        raise Failure(say("doors.no-lan"))
    doors = Doors(
        address,
        asked.port,
        asked.ssh_port,
        asked.web_port,
        None if files[0] is None else files,
        asked.near,
    )
    ports = [port for port in (doors.port, doors.ssh_port, doors.web_port) if port]
    if len(set(ports)) < len(ports):
        raise Misuse(say("doors.same-port"))
    if doors.near and doors.reach == "here":
        raise Misuse(say("doors.near-here"))
    return doors


def _game_asked(say: Wording, asked: argparse.Namespace) -> Plan:
    game = game_named(asked.what)
    options = options_from(say, game, asked.options)
    levels = asked.bots
    seats = usual_seats(game) if asked.players is None else asked.players
    robots = zip(bot_names(game.name, ()), levels, strict=False)
    bots = [Player(name, level) for name, level in robots]
    with refusals(say):
        check_seats(game, seats)
        people = seats - len(levels)
        if people < 1:
            raise Misuse(say("doors.no-seat", robots=len(levels), players=seats))
        named = [person(f"{number}") for number in range(people)]
        check(NewGame(game.name, (*named, *bots), options, asked.seed or ""))
    terms = _terms(asked, Terms(game.name, options, usual_level(game)))
    return Plan(terms, (*[None] * people, *bots), asked.seed or "")


def _save_asked(context: Context, asked: argparse.Namespace) -> Plan:
    say, path = context.say, found_save(Path(asked.what).expanduser(), context.saves)
    if not os.path.lexists(path):
        games = ", ".join(offered_games())
        raise Misuse(say("doors.no-game", word=shown(asked.what), games=games))
    with refusals(say, path):
        saved = load(path)
    if saved.finished:
        raise Failure(file_sentence(say, path, say("cli.is-over")))
    header = saved.header
    level = usual_level(game_named(header.game))
    return Plan(_terms(asked, Terms(header.game, header.options, level)), save=path)


def _terms(asked: argparse.Namespace, terms: Terms) -> Terms:
    return terms._replace(grace=asked.grace, clock=asked.clock, delay=asked.watch_delay)


def run_with_screen(context: Context, plan: Plan) -> int:
    """Host from the waiting room, where the host plays too. Return the exit status."""
    on_screen(context, "cli.bad.host-plain")
    with refusals(context.say, plan.save or context.saves):
        own = OwnTable(plan, context.saves, context.say, context.settings.name)
    return sit(context, own.visit, own)


def run_dedicated(context: Context, plan: Plan) -> int:
    """Host until somebody ends it. Return the exit status."""
    folder = context.folder()
    with refusals(context.say, plan.save or folder):
        hosted = plan.table(folder, None)
    try:
        asyncio.run(_host(context, plan, hosted))
    except Trouble as trouble:
        raise Failure(trouble_sentence(context.say, trouble)) from trouble
    finally:
        hosted.host.close()
    return DONE


async def _host(context: Context, plan: Plan, hosted: Hosted) -> None:
    """Open the doors, print the invitations, and wait for the end."""
    say, over = context.say, asyncio.Event()
    if sys.platform != "win32":
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(name, over.set)

    def log(note: Note) -> None:
        try:
            put(say, note_line(say, note))
        except (Failure, BrokenPipeError):  # nobody reads it any more
            over.set()

    house = House({hosted.code: hosted.host}, plan.doors, say, log, context.settings.name)
    await house.open()
    try:
        for line in opened(say, house, hosted.code, plan.terms.game):
            put(say, line)
        await over.wait()
    finally:
        await house.close()


def opened(say: Wording, house: House, code: str, game: str) -> list[str]:
    """Return the lines on what is hosted, how to come in, which door is encrypted, and who can
    reach the host. On a terminal the QR code of the browser door follows, if that door has one."""
    lines = [say("doors.hosted", game=say(f"game.{game}"))]
    ways = house.ways(code)
    for door, words, encrypted in ways.invitations:
        secret = say("room.encrypted" if encrypted else "room.open")
        lines.append(
            say("doors.invitation", door=say(f"room.door.{door}"), words=words, how=secret)
        )
    if ways.fingerprint:
        lines.append(say("doors.fingerprint", fingerprint=ways.fingerprint))
    lines.append(say(f"doors.reach.{ways.reach}"))
    if sys.stdout is not None and sys.stdout.isatty() and speaks_unicode(sys.stdout):
        lines += [f"{QR_COLOURS}{text_of(each)}{RESET}" for each in page_code(ways)]
    return [*lines, say("doors.ending")]


def note_line(say: Wording, note: Note) -> str:
    """Return a line of the log."""
    return f"{datetime.now():%H:%M:%S}  {say(f'doors.log.{note.code}', **note.facts)}"


def trouble_sentence(say: Wording, trouble: Trouble) -> str:
    """Return why a door cannot be opened."""
    return say(f"doors.{trouble.code}", **trouble.facts)
