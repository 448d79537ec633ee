"""The first line: strict, cleaned, and tolerant of newer fields."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import msgspec
import pytest

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.state import Options
from saves.header import (
    FORMAT,
    Parent,
    Player,
    decode_header,
    encode_header,
    format_of,
    new_header,
    stamp,
)
from saves.problems import SaveError
from tests.saves.games import BEGUN, header


def body(**changes: Any) -> bytes:
    fields = msgspec.json.decode(encode_header(header()))
    return msgspec.json.encode({**fields, **changes})


def test_a_header_is_read_as_it_was_written() -> None:
    made = header()
    assert decode_header(encode_header(made)) == made
    assert made.humans == {0}
    assert made.setup.seats == 3


def test_every_option_is_written_even_at_its_default() -> None:
    fields = msgspec.json.decode(body())
    assert fields["options"] == {"hundreds": 9, "first": "seat-1"}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": 7}, "bad-header"),
        ({"rules": DOLCE_VITA.rules + 1}, "newer-rules"),
        ({"rules": DOLCE_VITA.rules - 1}, "older-rules"),
        ({"players": []}, "wrong-seats"),
        ({"players": [{"name": "A", "by": "human"}] * 6}, "wrong-seats"),
        ({"players": [{"name": "A", "by": "Human!"}] * 3}, "bad-header"),
        ({"players": [{"name": "A", "by": "human", "age": 7}] * 3}, "bad-header"),
        *(
            ({"players": [{"name": "A", "by": by}] * 3}, "bad-header")
            for by in ("", "@4", "hard@", "hard@0", "hard@04", "hard@9m", "human@4", "h" * 65)
        ),
        ({"options": {"hundreds": 18}}, "bad-header"),
        ({"options": {"cheats": True}}, "bad-header"),
        ({"seed": ""}, "bad-header"),
        ({"seed": "x" * 65}, "bad-header"),
        ({"seed": "a\x1b[2Jb"}, "bad-header"),
        ({"seed": "a\u202eb"}, "bad-header"),
        ({"seed": "ab\n"}, "bad-header"),
        ({"begun": "yesterday"}, "bad-header"),
        ({"begun": "2026-13-01T00:00:00Z"}, "bad-header"),
        ({"begun": "2026-11-21T14:05:00+01:00"}, "bad-header"),
        ({"program": "new\n"}, "bad-header"),
        ({"parent": {"file": "../../other", "step": 1}}, "bad-header"),
        ({"parent": {"file": "a.ludo", "step": -1}}, "bad-header"),
        ({"colour": "red"}, "bad-header"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(SaveError) as caught:
        decode_header(body(**changes))
    assert caught.value.code == code
    if code == "wrong-seats":
        players = len(changes["players"])
        assert caught.value.facts == {"players": players, "least": 3, "most": 5}


@pytest.mark.parametrize("by", ["hard@100", "normal@999999999ms", "own.bot:2@3s", "h" * 64])
def test_a_robot_may_have_a_bound(by: str) -> None:
    read = decode_header(body(players=[{"name": "A", "by": by}] * 3))
    assert read.players[0].by == by and read.humans == frozenset()


def test_a_bad_header_says_where() -> None:
    with pytest.raises(SaveError) as caught:
        decode_header(body(options={"hundreds": 18}))
    assert caught.value.facts == {"at": "$.options.hundreds"}


def test_the_format_is_told_before_anything_else_of_the_header() -> None:
    newer = b'{"ludo":%d,"all":"else","is":["new"]}' % (FORMAT + 1)
    with pytest.raises(SaveError) as caught:
        format_of(newer)
    assert caught.value.code == "newer-format"
    assert caught.value.facts == {"found": FORMAT + 1, "known": FORMAT}
    with pytest.raises(SaveError, match="bad-header"):
        format_of(b'{"ludo":"one"}')
    with pytest.raises(SaveError, match="bad-header"):
        format_of(b"{" * 30000)


def test_hostile_names_are_cleaned_when_made_and_when_read() -> None:
    assert Player("\x1b[31m" + "A" * 10_000, "human").name == "[31m" + "A" * 20
    players = [{"name": "\u202eA\x07", "by": "human"}, *[{"name": "\x00", "by": "easy"}] * 2]
    read = decode_header(body(players=players, parent={"file": "a\x1b.ludo", "step": 1}))
    assert [player.name for player in read.players] == ["A", "", ""]
    assert read.parent == Parent("a.ludo", 1)


@pytest.mark.parametrize("seed", ["", "x" * 65, "\x1b", "\ud800"])
def test_a_new_header_that_could_not_be_read_back_is_refused(seed: str) -> None:
    players = [Player("A", "human")] * 3
    with pytest.raises(SaveError, match="bad-header"):
        new_header(DOLCE_VITA, players, Options(), seed, BEGUN, "0.1.0")


def test_a_new_header_with_impossible_options_is_refused() -> None:
    players = [Player("A", "human")] * 3
    with pytest.raises(SaveError, match="bad-header"):
        new_header(DOLCE_VITA, players, Options(hundreds=99), "s", BEGUN, "0.1.0")
    with pytest.raises(SaveError, match="wrong-seats"):
        new_header(DOLCE_VITA, players[:2], Options(), "s", BEGUN, "0.1.0")


def test_a_moment_is_written_in_utc() -> None:
    paris = timezone(timedelta(hours=1))
    assert stamp(datetime(2026, 11, 21, 15, 5, tzinfo=paris)) == BEGUN
    assert stamp(datetime(2026, 11, 21, 14, 5, tzinfo=UTC)) == BEGUN
