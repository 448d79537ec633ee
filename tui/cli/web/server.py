"""The server of the extra `web`: who may speak to it, how many at once, and what it answers."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
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

from tui.cli.web.program import Program, Refused, fitting
from tui.console.output import put
from tui.words import Wording

LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""How a browser on this machine may call it."""

HEARTBEAT: Final = 5.0
"""Seconds between two questions whether a page is still there; it has half of that to answer."""

WAITING: Final = 4.0
"""Seconds that a page waits for a place: one that is loaded anew has left its own just now."""

HEADERS: Final = {
    # The terminal writes style sheets of its own; nothing else is taken but from here.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}

WORDS: Final = ("full", "again", "ended", "lost", "script", "keys", "keyboard", "letters")
"""What the pages say, by the ends of the keys."""

PAGE: Final = Path(str(files("tui.cli.web") / "page"))
TERMINAL: Final = Path(textual_serve.__file__).parent / "static"
"""The terminal of a page and its font, as textual-serve brings them along."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class WebServer:
    """Runs a program for every page, so many at once as there are places.

    It answers pages of its own alone: a page of another site that the same browser shows could
    else play, for browsers let any page open such a connection.
    """

    def __init__(self, command: list[str], host: str, port: int, say: Wording, pages: int) -> None:
        self.command, self.host, self.port, self.say = command, host, port, say
        self.names = LOCAL if is_local(host) else frozenset()
        shown = f"[{host}]" if ":" in host else host
        self.url = f"http://{shown}" if port == 80 else f"http://{shown}:{port}"
        self._places = asyncio.Semaphore(pages)
        self._lines: WeakSet[web.WebSocketResponse] = WeakSet()

    def serve(self) -> None:
        """Listen until somebody ends it. Raises OSError if the address cannot be had."""
        # No tracebacks: they would show what other players hold.
        logging.getLogger("aiohttp").addHandler(logging.NullHandler())
        logging.getLogger("aiohttp").propagate = False
        web.run_app(self.app(), host=self.host, port=self.port, print=self._ready, access_log=None)

    def _ready(self, *lines: object) -> None:
        """Say where it is."""
        put(self.say, self.say("cli.serve.ready", url=self.url))
        if not self.names:
            put(self.say, self.say("cli.serve.open"))

    def app(self) -> web.Application:
        """What is served."""
        app = web.Application(middlewares=[self._guard])
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/line", self._line),
                web.static("/page", PAGE),
                web.static("/terminal", TERMINAL),
            ]
        )
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

    async def _index(self, request: web.Request) -> web.Response:
        """The page, or one that says that there is no place."""
        free = await self._place()
        if free:
            self._places.release()
        words = {name: self.say(f"web.{name}") for name in WORDS}
        words |= {"language": self.say.language, "title": self.say("program")}
        page = Template((PAGE / ("table.html" if free else "full.html")).read_text("utf-8"))
        text = page.substitute({name: escape(word) for name, word in words.items()})
        return web.Response(text=text, status=200 if free else 503, content_type="text/html")

    async def _place(self) -> bool:
        """Take a place, if one is free or is soon."""
        try:
            async with asyncio.timeout(WAITING):
                return await self._places.acquire()
        except TimeoutError:
            return False

    async def _line(self, request: web.Request) -> web.WebSocketResponse:
        """The line between a page and its program."""
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
            program = await Program.start(self.command, width, height)
            shown = asyncio.create_task(program.show(line.send_bytes))
            code = await _play(line, program, shown)
            await line.close(code=code)
            if request.transport is not None:  # what nobody takes is not kept for him
                request.transport.abort()
            await asyncio.wait([shown], timeout=HEARTBEAT)
            shown.cancel()
        finally:
            self._places.release()
        return line

    async def _hang_up(self, _: web.Application) -> None:
        """The server ends: so do its pages."""
        for line in list(self._lines):
            await line.close(code=WSCloseCode.GOING_AWAY)


async def _play(
    line: web.WebSocketResponse, program: Program, shown: asyncio.Task[None]
) -> WSCloseCode:
    """Let a page and its program talk until one of them is gone, and end the program. What the page
    is told."""
    heard = asyncio.create_task(_hear(line, program))
    try:
        await asyncio.wait([shown, heard], return_when=asyncio.FIRST_COMPLETED)
    finally:
        left = await program.end()
        heard.cancel()
        await asyncio.wait([heard])
    return WSCloseCode.OK if left else WSCloseCode.INTERNAL_ERROR


async def _hear(line: web.WebSocketResponse, program: Program) -> None:
    """Do what the page says, as long as it is what a page of ours says and the program takes it."""
    with suppress(OSError, Refused):
        async for message in line:
            await _obey(message.data, program, line)


async def _obey(message: object, program: Program, line: web.WebSocketResponse) -> None:
    """Do what the page says. Raises Refused for what no page of ours does, OSError if nobody takes
    it."""
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
    """Whether nobody outside this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def welcome(host: str, origin: str | None, names: frozenset[str]) -> bool:
    """Whether a request is answered: it calls the server by one of its names, where those are
    known, and comes from a page of the server, if from any.

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
