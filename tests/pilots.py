"""A pilot that asks only the widgets that work whether they are done."""

import asyncio
from typing import Any

from textual.message_pump import MessagePump
from textual.pilot import Pilot, WaitForScreenTimeout


def working(pump: MessagePump) -> bool:
    """Return whether a widget has messages, or is busy with one. A widget that waits for its next
    message would only answer that it has none."""
    queue: Any = pump._message_queue
    return bool(queue.values) or not queue.ready_event._waiters


async def wait_for_screen(pilot: Pilot[Any], timeout: float = 30.0) -> bool:
    """Wait until all that was told to the app and its screen is done; return False if the app
    failed or has no screen.

    This takes the place of the pilot's own, which asks every widget: three of five messages of the
    tests of screens.
    """
    app = pilot.app
    if not app.screen_stack:
        return False
    asked = [app, app.screen, *filter(working, app.screen.walk_children())]
    answers = [asyncio.Event() for _ in asked]
    told = [each for pump, each in zip(asked, answers, strict=True) if pump.call_later(each.set)]
    done = asyncio.gather(*(each.wait() for each in told))
    failed: Any = asyncio.create_task(app._exception_event.wait())
    await asyncio.wait((done, failed), timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
    if not done.done() and not failed.done():
        raise WaitForScreenTimeout("Some widget never did what it was told.")
    done.cancel()
    failed.cancel()
    return all(each.is_set() for each in told)
