"""Lines, their checks and their limits."""

import io
from hashlib import blake2b

import pytest

from saves.chain import (
    DEPTH_LIMIT,
    LINE_LIMIT,
    START,
    depth,
    frame,
    frames,
    next_line,
    stated_check,
    unframe,
)
from saves.problems import SaveError


def test_a_line_is_framed_as_the_page_says() -> None:
    first = blake2b(b'{"a":1}', digest_size=8)
    line, check = frame(START, b'{"a":1}')
    assert line == b'["' + first.hexdigest().encode() + b'",{"a":1}]\n'
    second = blake2b(first.digest() + b"{}", digest_size=8)
    assert frame(check, b"{}")[0] == b'["' + second.hexdigest().encode() + b'",{}]\n'


def test_what_is_framed_is_unframed() -> None:
    data, last = frames(START, [b"{}", b'{"b":[1,2]}'])
    check = START
    for line, body in zip(data.splitlines(keepends=True), [b"{}", b'{"b":[1,2]}'], strict=True):
        found, check = unframe(check, line)
        assert found == body
        assert stated_check(line) == check
    assert check == last


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"f", b"F"),
        (b",", b", "),
        (b"\n", b"\r\n"),
        (b"]\n", b"] \n"),
        (b"[", b" ["),
        (b'{"a":1}', b'{"a": 1}'),
        (b'",{"a":1}]', b""),
        (b'["', b""),
    ],
)
def test_another_spelling_of_the_line_is_damage(old: bytes, new: bytes) -> None:
    line, _ = frame(START, b'{"a":1}')
    assert old in line
    with pytest.raises(SaveError, match="damaged"):
        unframe(START, line.replace(old, new, 1))


def test_a_line_of_the_limit_passes_and_one_byte_more_does_not() -> None:
    body = b'"%b"' % (b"x" * (LINE_LIMIT - 24))
    line, _ = frame(START, body)
    assert len(line) == LINE_LIMIT
    assert next_line(io.BytesIO(line)) == line
    with pytest.raises(SaveError, match="line-too-long"):
        frame(START, body + b" ")
    with pytest.raises(SaveError, match="line-too-long"):
        next_line(io.BytesIO(b"x" + line))


def test_only_brackets_outside_of_strings_are_deep() -> None:
    assert depth(b'{"a":[[1],"[[[\\"[["]}') == 3
    assert depth(b"[[],[],[[]]]") == 3
    flat = b"[" + b",".join([b"[]"] * 100) + b"]"
    frame(START, flat)
    frame(START, b'"' + b"[" * 1000 + b'"')
    deep = b"[" * DEPTH_LIMIT + b"]" * DEPTH_LIMIT
    frame(START, deep)
    frame(START, deep[:-1] + b",[]]")
    with pytest.raises(SaveError, match="too-deep"):
        frame(START, b"[" + deep + b"]")
    half = DEPTH_LIMIT // 2
    mixed = b'{"a":[' * half + b"]}" * half
    frame(START, mixed)
    with pytest.raises(SaveError, match="too-deep"):
        frame(START, b'{"a":' + mixed + b"}")
