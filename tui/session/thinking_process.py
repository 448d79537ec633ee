"""The child process in which bots think: it reads questions and writes answers until its input
ends."""

import contextlib
import os
import resource
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from tui.session.background import stay_in_the_background
from tui.session.thinking import Question, answer

MEMORY: Final = 4 << 30
"""The most address space for a robot of another package, in bytes."""


def main(own: bool) -> None:
    """Answer questions, a line each, until the program that asks is gone. `own` is True in a
    process for a robot of another package."""
    if own:
        # Not every system has the limit, or lets it be set.
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    stay_in_the_background()
    # Standard output is moved away: text that a foreign package prints, even from C, is no answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Question)
    while True:
        answers.write(encoder.encode(answer(decoder.decode(questions.get()))) + b"\n")
        answers.flush()


def _listen(questions: SimpleQueue[bytes]) -> None:
    """Queue the questions as they come. When the program that asks is gone, kill this process and
    all that it started, even in the middle of a search."""
    try:
        # The end comes as an error if the program left an answer unread: the connection is reset.
        for line in sys.stdin.buffer:
            questions.put(line)
    finally:
        try:
            os.killpg(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(0)
