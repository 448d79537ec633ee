"""docs/table-protocol.md says what the program does: its messages, fields, codes and limits."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect

from engine.registry import GAMES, game_named
from tests.engine.supply import struct_types
from tui.online import PORT, gallery, line, protocol, server, talk
from tui.online.messages import FATAL, SIGNS, FromGuest, FromHost

PAGE = (Path(__file__).parents[3] / "docs" / "table-protocol.md").read_text("utf-8")
NAMED = set(re.findall(r"`([^`]+)`", PAGE)) | set(re.findall(r'"([a-z-]+)"', PAGE))


@pytest.mark.parametrize("kind", [*get_args(FromGuest), *get_args(FromHost)])
def test_every_message_and_field_is_on_the_page(kind: Any) -> None:
    (info,) = struct_types(kind)
    assert f'"is":"{info.tag}"' in PAGE or f"`{info.tag}`" in PAGE
    for field in info.fields:
        assert field.encode_name in NAMED, field.encode_name
        inner = field.type
        if isinstance(inner, inspect.VarTupleType) and isinstance(
            inner.item_type, inspect.StructType
        ):
            assert {each.encode_name for each in inner.item_type.fields} <= NAMED


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_and_every_masked_action_is_on_the_page(game: str) -> None:
    rules = game_named(game)
    assert set(rules.views.__struct_fields__) <= NAMED
    kinds = {info.tag for info in struct_types(rules.actions)}
    masked = [info for info in struct_types(rules.sights or rules.actions) if info.tag not in kinds]
    for info in masked:
        assert {info.tag, *(field.encode_name for field in info.fields)} <= NAMED


def test_every_code_and_sign_is_on_the_page() -> None:
    for code in (*FATAL, *SIGNS):
        assert f"`{code}`" in PAGE
    source = "".join(path.read_text("utf-8") for path in Path(server.__file__).parent.glob("*.py"))
    for code in re.findall(r'\b(?:Error|Illegal|Refused)\((?:turn, |0, )?"([a-z-]+)"', source):
        assert f"`{code}`" in PAGE, code


def test_the_limits_are_those_of_the_page() -> None:
    for words in (
        f"| a message of a guest | {protocol.GUEST_LIMIT:,} bytes |",
        f"in strings not counted | {protocol.DEPTH_LIMIT} |",
        f"| {line.A_SECOND:.0f} a second in the long run, {server.BURST} at once |",
        f"| seconds until `hello` | {server.OPENING:.0f} |",
        f"| a message of a host | {protocol.HOST_LIMIT:,} bytes |",
        f"| {line.WAITING:,}, each {line.SENDING:.0f} seconds |",
        f"| lines of a host | {server.LINES} |",
        f"| watchers of a table | {gallery.MOST} |",
        f"| one in {talk.SECONDS:.0f} seconds in the long run, {talk.IN_A_ROW} at once |",
        f"at most {protocol.AT_ONCE}.",
        f"at most {protocol.OFFERED} actions",
        f"for {protocol.BEAT:.0f} seconds is closed",
        f"The port is {PORT}",
        f"at most {protocol.SAID_CELLS} cells",
    ):
        assert words in " ".join(PAGE.split()) or words in PAGE, words
