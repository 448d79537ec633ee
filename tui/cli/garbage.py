"""A start without garbage collection. Looking for garbage among all that has been loaded, again and
again, takes a tenth of the time to the first frame."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_look_for_garbage() -> Iterator[None]:
    """Disable garbage collection in the block, and later for what is made in it, because that stays
    to the end."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            look_for_garbage()


def look_for_garbage() -> None:
    """Enable garbage collection from now on, except for all objects that exist. Looking at them
    again would hold up a key now and then by 30 ms."""
    gc.freeze()
    gc.enable()
