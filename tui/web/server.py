"""The server of the extra `web`: this program behind every page."""

from aiohttp import web

from tui.console.output import put, without_tracebacks
from tui.web.pages import LOCAL, Pages, is_local
from tui.words import Wording


class WebServer(Pages):
    """A server that runs one program for every page, up to a number of places."""

    def __init__(self, command: list[str], host: str, port: int, say: Wording, pages: int) -> None:
        super().__init__(say, LOCAL if is_local(host) else frozenset(), pages)
        self.command, self.host, self.port = command, host, port
        shown = f"[{host}]" if ":" in host else host
        self.url = f"http://{shown}" if port == 80 else f"http://{shown}:{port}"

    def routes(self) -> list[web.RouteDef]:
        """See Pages."""
        return [web.get("/", self._page), web.get("/line", self._line)]

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return await self.page()

    async def _line(self, request: web.Request) -> web.StreamResponse:
        return await self.line(request, self.command)

    def serve(self) -> None:
        """Listen until somebody ends the server. Raises OSError if the address cannot be used."""
        without_tracebacks("aiohttp")
        web.run_app(self.app(), host=self.host, port=self.port, print=self._ready, access_log=None)

    def _ready(self, *lines: object) -> None:
        """Print the address of the server."""
        put(self.say, self.say("cli.serve.ready", url=self.url))
        if not self.names:
            put(self.say, self.say("cli.serve.open"))
