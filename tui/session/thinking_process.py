"""The child process in which bots think: questions in, answers out, until the input ends."""

import contextlib
import os
import resource
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from tui.session.thinking import Question, answer

NICENESS: Final = 10
"""How far the thinking stands back for the screen: where both share a core, a key goes first."""

MEMORY: Final = 4 << 30
"""How much a robot of another package may take, in bytes of address space."""


def main(own: bool) -> None:
    """Answer questions, a line each, until the program that asks is gone. `own` is a process for a
    robot of another package."""
    if own:
        # Not every system has the limit, or lets it be set.
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.nice(NICENESS)
    # What a robot of another package prints, from whatever language, is no answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Question)
    while True:
        answers.write(encoder.encode(answer(decoder.decode(questions.get()))) + b"\n")
        answers.flush()


def _listen(questions: SimpleQueue[bytes]) -> None:
    """Take the questions in, also in the middle of a thought: when the program that asks is gone,
    however it went, the thinking is over at once, here and in whatever was started here."""
    try:
        # An answer that nobody has taken makes the end an error: the connection was reset.
        for line in sys.stdin.buffer:
            questions.put(line)
    finally:
        try:
            os.killpg(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(0)
