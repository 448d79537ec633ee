"""Where the deals of an arena are played: in this process, in several, or on several machines."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent import futures
from contextlib import contextmanager
from typing import Final

REACHED: Final = "10s"
"""How long a scheduler may take to answer."""


class Unreachable(Exception):
    """There is no scheduler at that address, or it does not answer."""


@contextmanager
def executor(jobs: int, scheduler: str | None = None) -> Iterator[futures.Executor | None]:
    """Yield what plays: the workers of a scheduler of dask.distributed, so many processes, or None
    for this process. What is still played ends with the block.

    Raises ImportError where dask.distributed is not installed, Unreachable, and BrokenExecutor if
    a robot ends the processes that it plays in.
    """
    if scheduler is not None:
        with _cluster(scheduler) as pool:
            yield pool
    elif jobs == 1:
        yield None
    else:
        with _processes(jobs) as pool:
            yield pool


@contextmanager
def _cluster(address: str) -> Iterator[futures.Executor]:
    """Yield the workers of a scheduler. A deal whose worker is lost is played by another one."""
    from distributed import Client, KilledWorker

    try:
        client = Client(address, timeout=REACHED, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Unreachable(address) from error
    with client:
        try:
            yield client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        except KilledWorker as error:
            raise futures.BrokenExecutor(str(error)) from error


@contextmanager
def _processes(number: int) -> Iterator[futures.Executor]:
    """Yield processes to play in. They end with the block: what one of them still plays is of no
    use any more. Only this process heeds Ctrl+C.

    The pool of `multiprocessing` waits for ever for a process that a robot ended.
    """
    others = set(multiprocessing.active_children())
    pool = futures.ProcessPoolExecutor(
        number, multiprocessing.get_context("spawn"), _ignore_interrupts
    )
    try:
        yield pool
    finally:
        for each in set(multiprocessing.active_children()) - others:
            each.terminate()
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
