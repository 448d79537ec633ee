"""The door for guests with a browser: `http://HOST:PORT/CODE` is a page with a guest's program in
it.

A cookie of the page identifies a guest who comes back. Guests without a cookie are asked for their
name first.
"""

import time
from secrets import token_urlsafe
from ssl import SSLContext
from typing import Final
from urllib.parse import quote, unquote

from aiohttp import web

from saves.names import clean
from tui.online.codes import written
from tui.online.doors.homes import Homes, Programs
from tui.online.gate import Gate, Shut
from tui.online.sentences import refusal_sentence
from tui.online.server import LINES, Log, Note
from tui.web.pages import Pages
from tui.words import LANGUAGES, Language, Wording

GUESTS: Final = 16
"""How many guests' programs may run at a time."""

COOKIE: Final = "guest"
NAME: Final = "name"

LASTS: Final = 30 * 24 * 3600
"""Seconds for which a browser keeps the cookie."""

LONGEST: Final = 64
"""The longest cookie that is looked at, in characters."""


class PageDoor(Pages):
    """Pages for guests, GUESTS at most at a time."""

    def __init__(self, say: Wording, gate: Gate, homes: Homes, log: Log, programs: Programs):
        super().__init__(say, frozenset(), GUESTS)
        self.gate, self.homes, self.log, self.programs = gate, homes, log, programs
        self.port = 0
        self._secure = False
        self._runner: web.AppRunner | None = None

    async def open(
        self, addresses: tuple[str, ...], port: int, secure: SSLContext | None = None
    ) -> None:
        """Listen at every address. Raises OSError."""
        self._secure = secure is not None
        self._runner = web.AppRunner(self.app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            for address in addresses:
                site = web.TCPSite(self._runner, address, port, backlog=LINES, ssl_context=secure)
                await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop listening, and end all pages."""
        if self._runner is not None:
            await self._runner.cleanup()

    def routes(self) -> list[web.RouteDef]:
        """See Pages."""
        return [web.get("/{code}", self._page), web.get("/{code}/line", self._line)]

    def _code(self, request: web.Request) -> str:
        """Return the code in a request's path. Raises an HTTP error for a wrong code."""
        asked = request.match_info["code"]
        try:
            self.gate.let_in(request.remote or "", asked, time.monotonic())
        except Shut as shut:
            self.log(Note(shut.code, {"address": request.remote or ""}))
            words = refusal_sentence(self.say, shut.code, shut.facts)
            if shut.code == "wait":
                raise web.HTTPTooManyRequests(text=words) from None
            raise web.HTTPNotFound(text=words) from None
        return written(asked)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        code = self._code(request)
        if request.match_info["code"] != code:
            raise web.HTTPFound(f"/{code}")
        language = _language(request)
        say = Wording(language) if language else self.say
        name = clean(request.query.get("name", ""))
        if not name and not _guest(request):
            return self.filled("name.html", say)
        if not name:
            return await self.page(say)
        known = web.HTTPFound(f"/{code}")
        for cookie, value in ((COOKIE, _guest(request) or token_urlsafe(16)), (NAME, quote(name))):
            known.set_cookie(
                *(cookie, value),
                max_age=LASTS,
                path=f"/{code}",
                httponly=True,
                samesite="Strict",
                secure=self._secure,
            )
        raise known

    async def _line(self, request: web.Request) -> web.StreamResponse:
        code, guest = self._code(request), _guest(request)
        if not guest:
            raise web.HTTPBadRequest
        home = self.homes.home(code, "page", guest)
        around = self.homes.surroundings(code, home, _language(request) or "")
        facts = {"address": request.remote or ""}
        name = clean(unquote(request.cookies.get(NAME, "")[: 10 * LONGEST]))
        words = self.programs(code, home, name)
        self.log(Note("page-came", facts))
        try:
            return await self.line(request, words, around)
        finally:
            self.log(Note("page-gone", facts))


def _guest(request: web.Request) -> str:
    """Return the secret in a request's cookie, "" if there is none of the right length."""
    shown = request.cookies.get(COOKIE, "")
    return shown if 16 <= len(shown) <= LONGEST else ""


def _language(request: web.Request) -> Language | None:
    """Return the first language in a browser's list that starts with one of ours; None if there is
    none."""
    for wanted in request.headers.get("Accept-Language", "")[:200].split(","):
        for language in LANGUAGES:
            if wanted.strip().lower().startswith(language):
                return language
    return None
