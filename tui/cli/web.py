"""The server of the extra `web`: textual-serve, and who may speak to it."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final, cast
from urllib.parse import urlsplit

from aiohttp import web
from textual_serve.app_service import AppService
from textual_serve.server import Server

from tui.console.output import put
from tui.words import Wording

LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""How a browser on this machine may call it."""

LARGEST: Final = 500
"""The most columns or lines of a page: more than any screen shows, and little enough to draw."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class WebServer(Server):
    """Answers pages of its own alone: a page of another site that the same browser shows could
    else play, for browsers let any page open such a connection."""

    def __init__(self, command: str, host: str, port: int, say: Wording) -> None:
        shown = f"[{host}]" if ":" in host else host
        url = f"http://{shown}" if port == 80 else f"http://{shown}:{port}"
        super().__init__(command, host, port, say("program"), url)
        self.say = say
        self.names = LOCAL if is_local(host) else frozenset()

    def initialize_logging(self) -> None:
        """No tracebacks: they would show what other players hold."""
        logging.getLogger("textual-serve").addHandler(logging.NullHandler())

    async def on_startup(self, app: web.Application) -> None:
        """Nothing is said before it listens."""

    def serve(self, debug: bool = False) -> None:
        """Listen until somebody ends it. Raises OSError if the address cannot be had."""
        self.initialize_logging()
        web.run_app(
            self._make_app(), host=self.host, port=self.port, print=self._ready, access_log=None
        )

    def _ready(self, *lines: object) -> None:
        """Say where it is."""
        put(self.say, self.say("cli.serve.ready", url=self.public_url))
        if not self.names:
            put(self.say, self.say("cli.serve.open"))

    async def _make_app(self) -> web.Application:
        app: web.Application = await super()._make_app()

        @web.middleware
        async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
            try:
                known = welcome(request.host, request.headers.get("Origin"), self.names)
                sizes = [int(request.query.get(side, 1)) for side in ("width", "height")]
            except ValueError:
                raise web.HTTPBadRequest from None
            if not known:
                raise web.HTTPForbidden
            if not all(map(fits, sizes)):
                raise web.HTTPBadRequest
            return await handler(request)

        app.middlewares.append(guard)
        return app

    async def _process_messages(
        self, websocket: web.WebSocketResponse, app_service: AppService
    ) -> None:
        """What the page sends, until it sends what no page of ours does."""
        service = cast(AppService, Bounded(app_service))
        with suppress(AssertionError, AttributeError, LookupError, TypeError, ValueError):
            await super()._process_messages(websocket, service)


class Bounded:
    """The program behind a page, which takes no size that could not be drawn."""

    def __init__(self, service: AppService) -> None:
        self._service = service

    def __getattr__(self, name: str) -> Any:
        return getattr(self._service, name)

    async def set_terminal_size(self, width: int, height: int) -> None:
        """The page has another size. Raises ValueError for one that no page has."""
        if not (fits(width) and fits(height)):
            raise ValueError
        await self._service.set_terminal_size(width, height)


def fits(cells: int) -> bool:
    """Whether a page can have so many columns or lines."""
    return 1 <= cells <= LARGEST


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
