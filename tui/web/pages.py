"""Pages and their lines: allowed requests, the number of places, and the answers."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from html import escape
from importlib.resources import files
from ipaddress import ip_address
from pathlib import Path
from string import Template
from typing import Final
from urllib.parse import urlsplit
from weakref import WeakSet

import textual_serve
from aiohttp import WSCloseCode, web

from tui.web.program import Program, Refused, fitting
from tui.words import Wording

LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""The names by which a browser on this machine may call the server."""

HEARTBEAT: Final = 5.0
"""Seconds between two pings to a page, which has half of that to answer."""

WAITING: Final = 4.0
"""Seconds that a page waits for a place, because a reloaded page has only just left its own."""

HEADERS: Final = {
    # Inline styles are allowed because the terminal writes its own style sheets.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}

WORDS: Final = (
    *("full", "again", "ended", "lost", "script", "keys", "keyboard", "letters", "name", "join"),
)
"""The sentences of the pages, by the ends of their keys."""

PAGE: Final = Path(str(files("tui.web") / "page"))
TERMINAL: Final = Path(textual_serve.__file__).parent / "static"
"""The terminal of a page and its font, from textual-serve."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Pages:
    """Pages with a program behind each, up to a number of places. A subclass decides which program.

    Only pages of this server are answered, because browsers let any site's page open a connection.
    Such a page could otherwise play.
    """

    def __init__(self, say: Wording, names: frozenset[str], pages: int) -> None:
        """`names` are the names by which requests may call the server; if empty, they may use
        any."""
        self.say, self.names = say, names
        self._places = asyncio.Semaphore(pages)
        self._lines: WeakSet[web.WebSocketResponse] = WeakSet()
        self._ending = False
        """True while the server ends: connections are then not aborted, so that each page is told
        why."""
        self._open: set[asyncio.Task[None]] = set()
        """The pages with a program, which aiohttp forgets as soon as their connection is gone."""

    def routes(self) -> list[web.RouteDef]:
        """Return the handler of every address. The line of a page is at the page's address and
        `/line`."""
        raise NotImplementedError

    def app(self) -> web.Application:
        """Return the application with all its routes."""
        app = web.Application(middlewares=[self._guard])
        files = [web.static("/page", PAGE), web.static("/terminal", TERMINAL)]
        app.add_routes([*files, *self.routes()])
        app.on_response_prepare.append(_headed)
        app.on_shutdown.append(self._hang_up)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            known = welcome(request.host, request.headers.get("Origin"), self.names)
        except ValueError:
            raise web.HTTPBadRequest from None
        if not known:
            raise web.HTTPForbidden
        return await handler(request)

    async def page(self, say: Wording | None = None) -> web.Response:
        """Return the page, or a page that says that all places are taken, in this wording or the
        server's."""
        say = say or self.say
        free = await self._place()
        if free:
            self._places.release()
        return self.filled("table.html" if free else "full.html", say, 200 if free else 503)

    def filled(self, file: str, say: Wording, status: int = 200) -> web.Response:
        """Return a page with its words filled in."""
        words = {name: say(f"web.{name}") for name in WORDS}
        words |= {"language": say.language, "title": say("program")}
        words = {name: escape(word) for name, word in words.items()}
        words["head"] = _template("head.html").substitute(words)
        text = _template(file).substitute(words)
        return web.Response(text=text, status=status, content_type="text/html")

    async def _place(self) -> bool:
        """Take a place. Return False if none becomes free in time."""
        try:
            async with asyncio.timeout(WAITING):
                return await self._places.acquire()
        except TimeoutError:
            return False

    async def line(
        self, request: web.Request, command: list[str], around: Mapping[str, str] = os.environ
    ) -> web.WebSocketResponse:
        """Connect a page with a program in this environment until one of them is gone."""
        try:
            width, height = (int(request.query[side]) for side in ("width", "height"))
            fitting(width, height)
        except (LookupError, ValueError):
            raise web.HTTPBadRequest from None
        line = web.WebSocketResponse(heartbeat=HEARTBEAT, timeout=HEARTBEAT)
        if not line.can_prepare(request):
            raise web.HTTPBadRequest
        await line.prepare(request)
        self._lines.add(line)
        if not await self._place():
            await line.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return line
        try:
            program = await Program.start(command, width, height, around)
        except BaseException:
            self._places.release()
            raise
        page = asyncio.create_task(self._connect(line, request, program))
        self._open.add(page)
        page.add_done_callback(self._open.discard)
        await asyncio.shield(page)
        return line

    async def _connect(
        self, line: web.WebSocketResponse, request: web.Request, program: Program
    ) -> None:
        """Let a page and its program talk until one of them is gone, then close both."""
        try:
            shown = asyncio.create_task(program.show(line.send_bytes))
            code = await _play(line, program, shown)
            await line.close(code=code)
            if request.transport is not None and not self._ending:
                request.transport.abort()  # drops output that the page does not read
            await asyncio.wait([shown], timeout=HEARTBEAT)
            shown.cancel()
            await asyncio.wait([shown])
            await program.ended()
        finally:
            self._places.release()

    async def _hang_up(self, _: web.Application) -> None:
        """Close the connections of all pages, because the server ends, and wait for their
        programs."""
        self._ending = True
        for line in list(self._lines):
            await line.close(code=WSCloseCode.GOING_AWAY)
        if self._open:
            await asyncio.wait(self._open)


def _template(file: str) -> Template:
    return Template((PAGE / file).read_text("utf-8"))


async def _play(
    line: web.WebSocketResponse, program: Program, shown: asyncio.Task[None]
) -> WSCloseCode:
    """Let a page and its program talk until one of them is gone, then end the program. Return the
    code to close the page with."""
    heard = asyncio.create_task(_hear(line, program))
    try:
        await asyncio.wait([shown, heard], return_when=asyncio.FIRST_COMPLETED)
    finally:
        left = await program.end()
        heard.cancel()
        await asyncio.wait([heard])
    return WSCloseCode.OK if left else WSCloseCode.INTERNAL_ERROR


async def _hear(line: web.WebSocketResponse, program: Program) -> None:
    """Carry out the messages of a page, until it sends a wrong one or the program is gone."""
    with suppress(OSError, Refused):
        async for message in line:
            await _obey(message.data, program, line)


async def _obey(message: object, program: Program, line: web.WebSocketResponse) -> None:
    """Carry out one message of a page. Raises Refused for a message that no page of this server
    sends, OSError if the program or the page is gone."""
    try:
        match json.loads(message) if isinstance(message, str) else None:
            case ["stdin", str(keys)]:
                await program.typed(keys)
            case ["resize", {"width": int(width), "height": int(height)}]:
                await program.resize(width, height)
            case ["ping", str(sent)]:
                await line.send_json(["pong", sent])
            case ["focus" | "blur"]:  # a program in a page is never out of focus
                pass
            case _:
                raise Refused(message)
    except (ValueError, RecursionError) as error:
        raise Refused from error


async def _headed(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


def is_local(host: str) -> bool:
    """Return True if only this machine can reach the address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def welcome(host: str, origin: str | None, names: frozenset[str]) -> bool:
    """Return True if a request may be answered. It must call the server by one of `names`, if there
    are any, and come from no page or a page of this server.

    >>> welcome("127.0.0.1:8000", "http://localhost:8000", LOCAL)
    True
    >>> welcome("127.0.0.1:8000", "http://example.org", LOCAL)
    False
    """
    called = urlsplit(f"//{host}")
    if names and called.hostname not in names:
        return False
    if origin is None:
        return True
    page = urlsplit(origin)
    if names:
        return page.hostname in names and page.port == called.port
    return page.netloc == called.netloc
