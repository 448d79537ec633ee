"""The child process in which bots think: questions in, actions out, until the input ends."""

import sys

import msgspec

from tui.thinking import Question, answer


def main() -> None:
    """Answer questions, a line each, until the program that asks is gone."""
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(encoder.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()
