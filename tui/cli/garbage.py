"""A start without a look for garbage: looking at all that has been loaded, again and again, is a
tenth of the way to the first frame."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_look_for_garbage() -> Iterator[None]:
    """Look for no garbage meanwhile, and later not among what is made meanwhile: it stays to the
    end."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            look_for_garbage()


def look_for_garbage() -> None:
    """Look for garbage from now on, except among all objects that there are. Looking at them again
    would hold up a key now and then by 30 ms."""
    gc.freeze()
    gc.enable()
