"""A stranger's reader, written from docs/save-format.md and the rules of the games alone, with the
standard library and nothing of this program: it checks any save and scores it again.

`python -m tests.saves.stranger FILE...` says what each game came to.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from . import dalmuti, dolce_vita, dolores

Json = dict[str, Any]

FOLDS: dict[str, Callable[[Json, list[Json]], tuple[list[int], str, Json]]] = {
    "dolce-vita": dolce_vita.fold,
    "dolores": dolores.fold,
    "dalmuti": dalmuti.fold,
}
"""The function of each game that folds header and actions into scores, reason and last state."""


class Finding(NamedTuple):
    """What a game came to."""

    places: list[int]
    scores: list[int]
    reason: str
    state: str
    steps: int
    notes: int


def bodies(data: bytes) -> list[Json]:
    """Return the bodies of all lines, every check compared."""
    check, found = b"", []
    assert data.endswith(b"\n")
    for line in data.split(b"\n")[:-1]:
        assert line[:2] == b'["' and line[18:20] == b'",' and line[-1:] == b"]"
        body = line[20:-1]
        check = hashlib.blake2b(check + body, digest_size=8).digest()
        assert line[2:18].decode() == check.hex()
        found.append(json.loads(body))
    return found


def history(records: list[Json]) -> tuple[list[Json], int]:
    """Return the actions that were not taken back, and how many notes are left."""
    actions: list[Json] = []
    notes: set[int] = set()
    for record in records:
        if record["is"] == "act":
            actions.append(record["action"])
        elif record["is"] == "back":
            assert actions[record["to"]]["seat"] == record["seat"]
            del actions[record["to"] :]
            notes = {step for step in notes if step <= record["to"]}
        elif record["is"] == "note":
            assert 0 <= record["step"] <= len(actions)
            notes.discard(record["step"])
            if record["text"] or record["glyph"]:
                notes.add(record["step"])
    return actions, len(notes)


def digest(state: Json) -> str:
    """Return the end hash of a last state."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def score_again(data: bytes) -> Finding:
    """Return what a finished game came to, by its actions alone."""
    header, *records = bodies(data)
    assert header["ludo"] in (1, 2) and header["rules"] == 1
    actions, notes = history(records)
    scores, reason, state = FOLDS[header["game"]](header, actions)
    places = [1 + sum(other > mine for other in scores) for mine in scores]
    return Finding(places, scores, reason, digest(state), len(actions), notes)


def stated(data: bytes) -> Finding:
    """Return what the file itself says of its end."""
    _, *records = bodies(data)
    actions, notes = history(records)
    (end,) = [record for record in records if record["is"] == "end"]
    return Finding(end["places"], end["scores"], end["reason"], end["state"], len(actions), notes)
