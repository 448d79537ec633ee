"""The limits of the format, in figures: another limit is another format, so each is held on both
sides. What docs/save-format.md says of them is read off the page."""

import io
import json
import re
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.dolce_vita import DOLCE_VITA
from saves.chain import START, frame, next_line
from saves.header import FORMAT, Parent, Player, decode_header, encode_header, format_of
from saves.names import clean
from saves.problems import SaveError
from saves.reading import load
from saves.records import Back, Decider, End, Note, decode, encode, state_hash
from tests.saves.games import header

PAGE = Path(__file__).parents[2] / "docs" / "save-format.md"

HEADER: dict[str, tuple[Any, Any]] = {
    "seed": ("s" * 64, "s" * 65),
    "seed, the shortest": ("s", ""),
    "program": ("1" * 32, "1" * 33),
    "program, the shortest": ("1", ""),
    "parent": ({"file": "a", "step": 10_000_000}, {"file": "a", "step": 10_000_001}),
    "parent, the first step": ({"file": "a", "step": 0}, {"file": "a", "step": -1}),
    "players": ([{"name": "A", "by": "b" * 64}] * 3, [{"name": "A", "by": "b" * 65}] * 3),
    "players, the shortest": ([{"name": "", "by": "b"}] * 3, [{"name": "", "by": ""}] * 3),
}
"""For each field of the header, a value at its limit and one past it."""

END = {"is": "end", "state": "0" * 16, "places": [1], "scores": [0], "reason": ""}

BACK = {"is": "back", "to": 0, "seat": 0}

BY = {"is": "by", "seat": 0, "by": "human"}

RECORDS: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    (BACK, {"seat": 0}, {"seat": -1}),
    (BACK, {"seat": 99}, {"seat": 100}),
    (BACK, {"to": 0}, {"to": -1}),
    (BACK, {"to": 10_000_000}, {"to": 10_000_001}),
    (BY, {"seat": 99}, {"seat": 100}),
    (BY, {"seat": 0}, {"seat": -1}),
    (BY, {"by": "b" * 64}, {"by": "b" * 65}),
    (BY, {"by": "b"}, {"by": ""}),
    (END, {"state": "f" * 16}, {"state": "f" * 15}),
    (END, {"state": "f" * 16}, {"state": "f" * 17}),
    (END, {"places": [1]}, {"places": [0]}),
    (END, {"places": [99]}, {"places": [100]}),
    (END, {"scores": [10**9]}, {"scores": [10**9 + 1]}),
    (END, {"scores": [-(10**9)]}, {"scores": [-(10**9) - 1]}),
    (END, {"reason": "r" * 64}, {"reason": "r" * 65}),
    (
        {"is": "note", "step": 0, "text": "", "glyph": ""},
        {"text": "t" * 2000},
        {"text": "t" * 2001},
    ),
]
"""A record, a field of it at its limit, and the same field past it."""


def changed(field: str, content: Any) -> bytes:
    """Return a header with something else in a field."""
    fields = msgspec.json.decode(encode_header(header()))
    return msgspec.json.encode({**fields, field.partition(",")[0]: content})


@pytest.mark.parametrize("field", HEADER)
def test_a_field_of_the_header_is_held_to_its_limit(field: str) -> None:
    most, more = HEADER[field]
    decode_header(changed(field, most))
    with pytest.raises(SaveError, match="bad-header"):
        decode_header(changed(field, more))


@pytest.mark.parametrize(("record", "most", "more"), RECORDS, ids=str)
def test_a_field_of_a_record_is_held_to_its_limit(
    record: dict[str, Any], most: dict[str, Any], more: dict[str, Any]
) -> None:
    read = decode(DOLCE_VITA, msgspec.json.encode(record | most))
    assert isinstance(read, Back | Decider | End | Note)
    assert encode(DOLCE_VITA, read)
    with pytest.raises(SaveError, match="bad-record"):
        decode(DOLCE_VITA, msgspec.json.encode(record | more))


def test_versions_are_told_as_long_as_they_are_numbers_that_may_be_versions() -> None:
    """A newer version is told with its number; a number that can be no version is a bad header."""
    assert format_of(b'{"ludo":0}') == 0 and FORMAT == 2
    with pytest.raises(SaveError, match="newer-format"):
        format_of(b'{"ludo":1000000}')
    with pytest.raises(SaveError, match="newer-rules"):
        decode_header(changed("rules", 1_000_000))
    with pytest.raises(SaveError, match="older-rules"):
        decode_header(changed("rules", 0))
    for wrong in (-1, 1_000_001):
        with pytest.raises(SaveError, match="bad-header"):
            format_of(b'{"ludo":%d}' % wrong)
        with pytest.raises(SaveError, match="bad-header"):
            decode_header(changed("rules", wrong))


def test_of_an_unknown_games_name_64_characters_are_told() -> None:
    with pytest.raises(SaveError) as caught:
        decode_header(changed("game", "g" * 63 + "hi"))
    assert caught.value.facts == {"game": "g" * 63 + "h"}


def test_names_are_cut_at_24_cells_and_those_of_files_at_120() -> None:
    assert Player("n" * 25, "human").name == "n" * 24
    assert Parent("n" * 121, 0).file == "n" * 120
    assert clean("犬" * 13) == "犬" * 12 and clean("a" + "犬" * 12) == "a" + "犬" * 11


def test_a_letter_keeps_two_marks_and_of_a_name_1000_characters_are_looked_at() -> None:
    assert clean("q\u0301\u0302\u0303") == "q\u0301\u0302"
    assert clean("\u200b" * 999 + "AB") == "A"


def test_the_largest_file_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = tmp_path / "large.ludo"
    path.touch()
    for size, code in ((67_108_864, "not-a-save"), (67_108_865, "too-large")):
        with path.open("r+b") as file:
            file.truncate(size)
        with pytest.raises(SaveError, match=code):
            load(path)


def test_the_longest_line_is_65536_bytes() -> None:
    body = b'"%b"' % (b"x" * (65_536 - 24))
    line, _ = frame(START, body)
    assert len(line) == 65_536 and next_line(io.BytesIO(line)) == line
    with pytest.raises(SaveError) as caught:
        frame(START, body + b" ")
    assert caught.value.facts == {"limit": 65_536}
    with pytest.raises(SaveError, match="line-too-long"):
        next_line(io.BytesIO(b" " + line))


def test_32_brackets_may_be_open_at_once() -> None:
    frame(START, b"[" * 32 + b"]" * 32)
    with pytest.raises(SaveError) as caught:
        frame(START, b"[" * 33 + b"]" * 33)
    assert caught.value.facts == {"limit": 32}


def test_the_hash_of_a_state_is_the_one_of_the_page() -> None:
    state = DOLCE_VITA.start(header().setup)
    fields = json.loads(msgspec.json.encode(state))
    text = json.dumps(fields, sort_keys=True, separators=(",", ":"))
    assert state_hash(state) == blake2b(text.encode(), digest_size=8).hexdigest()
    assert len(state_hash(state)) == 16


def test_the_page_states_these_limits() -> None:
    page = re.sub(r"\s+", " ", PAGE.read_text(encoding="utf-8"))
    for words in (
        "| 67,108,864 bytes (64 MiB) |",
        "| 65,536 bytes (64 KiB) |",
        "in strings not counted | 32 |",
        "1 to 64 characters",
        "cut at 24 cells of a terminal",
        "two combining marks at most",
        "at most 2,000 characters",
        "as 16 lower-case hexadecimal digits",
    ):
        assert words in page
