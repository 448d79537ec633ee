"""What becomes of a program behind a page when its page is gone, without a page."""

import os
import signal
from threading import Event

import pytest
from textual.drivers.web_driver import WebDriver

from tui.web import driver
from tui.web.driver import VanishingPage


@pytest.mark.parametrize("leaves", [True, False])
def test_without_its_page_it_is_told_to_go_and_killed_if_it_does_not(
    monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    page = VanishingPage.__new__(VanishingPage)
    page.exit_event = Event()
    sent: list[signal.Signals] = []

    def kill(_: int, each: signal.Signals) -> None:
        sent.append(each)
        if leaves:
            page.exit_event.set()

    monkeypatch.setattr(WebDriver, "run_input_thread", lambda _: None)
    monkeypatch.setattr(driver, "LEAVING", 0.0)
    monkeypatch.setattr(os, "kill", kill)
    page.run_input_thread()
    assert sent == [signal.SIGHUP, *([] if leaves else [signal.SIGKILL])]
