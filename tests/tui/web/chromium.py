"""A page in headless Chromium, over its own protocol (CDP): messages, keys, touches, pictures."""

import asyncio
import base64
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

import aiohttp
import pyte

from tests.browsers import CHROMIUM
from tests.patience import PATIENCE


class Device(NamedTuple):
    """The device that shows a page; sizes in CSS pixels."""

    width: int
    height: int
    scale: int = 1
    phone: bool = False


DESK: Final = Device(1200, 800)
PHONE: Final = Device(390, 844, 3, phone=True)
ACROSS: Final = Device(844, 390, 3, phone=True)
"""The same phone, held across."""


class Tab:
    """A page, and the screen of the terminal in it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self.session = ""
        self.asked: list[str] = []
        """Addresses of everything that the page asked for."""
        self.complaints: list[str] = []
        """Warnings and errors in the browser's console."""
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)

    async def do(self, method: str, **what: Any) -> Any:
        """Send a command to the browser, and return its answer."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        question = {"id": number, "method": method, "params": what}
        session = {"sessionId": self.session} if self.session else {}
        await self._socket.send_json(question | session)
        return await asyncio.wait_for(answer, PATIENCE)

    async def listen(self) -> None:
        """Read what the browser sends, until it closes."""
        async for message in self._socket:
            told = json.loads(message.data)
            if (answer := self._answers.pop(told.get("id", 0), None)) is not None:
                if not answer.done():
                    answer.set_result(told.get("result", told.get("error")))
            else:
                self._heard(told.get("method", ""), told["params"])

    def _heard(self, method: str, told: dict[str, Any]) -> None:
        match method:
            case "Network.requestWillBeSent":
                self.asked.append(told["request"]["url"])
            case "Network.webSocketCreated":
                self.asked.append(told["url"])
                size = parse_qs(urlsplit(told["url"]).query)
                self._resize(int(size["width"][0]), int(size["height"][0]))
            case "Network.webSocketFrameSent":
                with suppress(ValueError):
                    kind, *what = json.loads(told["response"]["payloadData"])
                    if kind == "resize":
                        self._resize(**what[0])
            case "Network.webSocketFrameReceived" if told["response"]["opcode"] == 2:
                self._stream.feed(base64.b64decode(told["response"]["payloadData"]))
            case "Runtime.exceptionThrown":
                self.complaints.append(str(told["exceptionDetails"]))
            case "Log.entryAdded" if told["entry"]["level"] in ("error", "warning"):
                self.complaints.append(told["entry"]["text"])

    def _resize(self, width: int, height: int) -> None:
        self.screen.resize(height, width)

    @property
    def text(self) -> str:
        """Return the text of the terminal."""
        return "\n".join(self.screen.display)

    async def until(self, seen: Callable[[str], object]) -> str:
        """Wait until the text of the terminal is as wanted, and return it."""
        async with asyncio.timeout(PATIENCE):
            while not seen(self.text):
                await asyncio.sleep(0.05)
        return self.text

    async def shows(self, words: str) -> str:
        """Wait until the words stand in the terminal, and return its text."""
        try:
            return await self.until(lambda text: words in text)
        except TimeoutError:
            raise AssertionError(f"{words!r} is not in\n{self.text}") from None

    async def settled(self) -> None:
        """Wait until something stands in the terminal and stays where it is. A page that has just
        been opened may find its size anew, and then all is drawn in other places."""
        same, before = 0, ""
        async with asyncio.timeout(PATIENCE):
            while same < 10:
                await asyncio.sleep(0.1)
                now = self.text
                same, before = (same + 1 if now == before and now.strip() else 0), now

    async def open(self, url: str) -> None:
        """Open an address."""
        await self.do("Page.navigate", url=url)

    async def value(self, script: str) -> Any:
        """Return the value of an expression in the page."""
        found = await self.do("Runtime.evaluate", expression=script, returnByValue=True)
        return found["result"].get("value")

    async def comes_true(self, script: str) -> None:
        """Wait until an expression holds in the page."""
        async with asyncio.timeout(PATIENCE):
            while not await self.value(script):
                await asyncio.sleep(0.05)

    async def press(self, key: str) -> None:
        """Press a key of a letter, or Enter, on the keyboard."""
        text = "\r" if key == "Enter" else key
        code = 13 if key == "Enter" else ord(key.upper())
        for kind in ("keyDown", "keyUp"):
            what = {"text": text} if kind == "keyDown" else {}
            await self.do(
                "Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **what
            )

    async def touch(self, x: float, y: float, device: Device) -> None:
        """Touch a place in CSS pixels of the page, with a finger, or with the mouse on a device
        without touch."""
        if device.phone:
            points = [{"x": x, "y": y}]
            await self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=points)
            await self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        for kind in ("mousePressed", "mouseReleased"):
            where = {"x": x, "y": y, "button": "left", "clickCount": 1}
            await self.do("Input.dispatchMouseEvent", type=kind, **where)

    async def swipe(self, upwards: float) -> None:
        """Move a finger up over the terminal, by so many whole cells."""
        area = await self.box(".xterm-screen")
        x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] * 0.8
        cell = area["height"] / self.screen.lines
        for step in range(int(upwards) + 1):
            kind = "touchMove" if step else "touchStart"
            points = [{"x": x, "y": y - cell * step}]
            await self.do("Input.dispatchTouchEvent", type=kind, touchPoints=points)
        await self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def touch_words(self, words: str, device: Device) -> None:
        """Touch the first place in the terminal where the words stand."""
        text = await self.shows(words)
        row, line = next((row, each) for row, each in enumerate(text.split("\n")) if words in each)
        area = await self.box(".xterm-screen")
        # Letters are counted for cells, so no sign two cells wide may stand before the words.
        column = line.index(words) + len(words) / 2
        await self.touch(
            area["x"] + area["width"] * column / self.screen.columns,
            area["y"] + area["height"] * (row + 0.5) / self.screen.lines,
            device,
        )

    async def touch_key(self, name: str, device: Device) -> None:
        """Touch a key of the row below the terminal."""
        area = await self.box(f"#keys [data-name='{name}']")
        await self.touch(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2, device)

    async def box(self, selector: str) -> dict[str, float]:
        """Return the place and size of an element, in CSS pixels of the page."""
        found = await self.value(
            f"""(() => {{
              const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
              return {{x: box.x, y: box.y, width: box.width, height: box.height}};
            }})()"""
        )
        assert isinstance(found, dict), selector
        return found

    async def picture(self, file: Path) -> None:
        """Save a picture of the page as a PNG, to be looked at; no test reads it."""
        shot = await self.do("Page.captureScreenshot", format="png")
        file.write_bytes(base64.b64decode(shot["data"]))


class Browser(NamedTuple):
    """A browser of one test, and the page in it."""

    process: asyncio.subprocess.Process
    tab: Tab

    def kill(self) -> None:
        """Kill the browser, as a crash would."""
        os.killpg(self.process.pid, signal.SIGKILL)


@asynccontextmanager
async def browser(folder: Path, device: Device = DESK) -> AsyncIterator[Browser]:
    """Yield a browser whose data lie in a folder."""
    assert CHROMIUM is not None
    process = await asyncio.create_subprocess_exec(
        CHROMIUM,
        "--headless=new",
        "--no-sandbox",
        "--no-first-run",
        "--disable-background-networking",
        "--enable-unsafe-swiftshader",
        f"--user-data-dir={folder}",
        "--remote-debugging-port=0",
        f"--force-device-scale-factor={device.scale}",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        async with aiohttp.ClientSession() as client:
            where = await _address(folder / "DevToolsActivePort")
            async with client.ws_connect(where, max_msg_size=0) as socket:
                tab = Tab(socket)
                listening = asyncio.create_task(tab.listen())
                await _begin(tab, device)
                yield Browser(process, tab)
                listening.cancel()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def _address(file: Path) -> str:
    async with asyncio.timeout(PATIENCE):
        while not file.exists() or file.read_text().count("\n") < 1:
            await asyncio.sleep(0.05)
    port, path = file.read_text().split("\n")[:2]
    return f"ws://127.0.0.1:{port}{path}"


async def _begin(tab: Tab, device: Device) -> None:
    target = (await tab.do("Target.createTarget", url="about:blank"))["targetId"]
    found = await tab.do("Target.attachToTarget", targetId=target, flatten=True)
    tab.session = found["sessionId"]
    for domain in ("Page", "Network", "Runtime", "Log"):
        await tab.do(f"{domain}.enable")
    await tab.do(
        "Emulation.setDeviceMetricsOverride",
        width=device.width,
        height=device.height,
        screenWidth=device.width,
        screenHeight=device.height,
        deviceScaleFactor=device.scale,
        mobile=device.phone,
    )
    if device.phone:
        await tab.do("Emulation.setTouchEmulationEnabled", enabled=True)
        # Report a coarse pointer and no other, as a phone does.
        await tab.do("Emulation.setEmitTouchEventsForMouse", enabled=False)
