"""Reading strictly: every way in which a save can be wrong has its code and its line."""

import os
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.game import Illegal
from saves.chain import START, frames, unframe
from saves.header import encode_header
from saves.problems import Loss, SaveError
from saves.reading import load
from saves.records import Glyph, Note
from saves.verify import verify
from saves.writing import LiveGame
from tests.saves.games import begun_game, eventful, finished, header, moves


def short(value: Any) -> str:
    """Return the name of a case of a test: the first 40 characters of a value."""
    return str(value)[:40]


PLACE = {"is": "act", "action": {"do": "place", "seat": 0, "card": 1, "column": 1}}


def bodies(data: bytes) -> list[bytes]:
    check, found = START, []
    for line in data.splitlines(keepends=True):
        body, check = unframe(check, line)
        found.append(body)
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.ludo"


def write(path: Path, data: bytes, *more: Any) -> None:
    """Write the save with more records behind, all checks right."""
    extra = [body if isinstance(body, bytes) else msgspec.json.encode(body) for body in more]
    path.write_bytes(frames(START, [*bodies(data), *extra])[0])


def test_a_save_is_read_whole(path: Path) -> None:
    path.write_bytes(eventful())
    saved = load(path)
    assert saved.loss is None
    assert saved.header == header()
    assert saved.seed == "seed"
    assert saved.journal.actions == list(moves()[:6])
    assert saved.notes == {1: Note(1, "", "!!")}
    assert saved.take_backs == [(5, 1, 0)]
    assert (saved.finished, saved.outcome, saved.end) == (False, None, None)
    assert saved.records == 13
    assert saved.content() == path.read_bytes()


def test_a_finished_save_says_how_it_ended(path: Path) -> None:
    path.write_bytes(finished())
    saved = load(path)
    assert saved.finished
    assert saved.outcome is not None and saved.end is not None
    assert saved.end.places == saved.outcome.places
    assert saved.end.scores == saved.outcome.scores
    assert saved.loss is None


@pytest.mark.parametrize(
    ("more", "code"),
    [
        (b"{}", "bad-record"),
        (b"[]", "bad-record"),
        (b'"\xff"', "bad-record"),
        (b"{", "bad-record"),
        ({"is": "dance"}, "bad-record"),
        ({**PLACE, "when": 7}, "bad-record"),
        ({"is": "act", "action": {"do": "place", "seat": 0, "card": 7, "column": 1}}, "bad-record"),
        ({"is": "act", "action": {"do": "fly", "seat": 0}}, "bad-record"),
        ({"is": "act", "action": {"do": "award", "column": 0}}, "illegal"),
        ({"is": "act", "action": {"do": "place", "seat": 1, "card": 1, "column": 1}}, "illegal"),
        ({"is": "back", "to": 6, "seat": 2}, "no-such-step"),
        ({"is": "back", "to": 1, "seat": 1}, "no-such-step"),
        ({"is": "back", "to": 0, "seat": 0}, "no-such-step"),
        ({"is": "back", "to": -1, "seat": 0}, "bad-record"),
        ({"is": "note", "step": 7, "text": "", "glyph": "!"}, "no-such-step"),
        ({"is": "note", "step": 1, "text": "", "glyph": "!?"}, "bad-record"),
        ({"is": "note", "step": 1, "text": "x" * 2001, "glyph": ""}, "bad-record"),
        (
            {"is": "end", "state": "0" * 16, "places": [], "scores": [], "reason": ""},
            "early-end",
        ),
        (b'{"is":"note","step":1,"glyph":"","text":' + b"[" * 40 + b"]" * 40 + b"}", "too-deep"),
    ],
    ids=short,
)
def test_a_record_that_makes_no_sense_ends_the_reading(path: Path, more: Any, code: str) -> None:
    check, body = START, more if isinstance(more, bytes) else msgspec.json.encode(more)
    for line in eventful().splitlines(keepends=True):
        _, check = unframe(check, line)
    digest = blake2b(check + body, digest_size=8).digest()
    line = b'["%b",%b]\n' % (digest.hex().encode(), body)
    path.write_bytes(eventful() + line + b"and\nso\non\n")
    saved = load(path)
    assert saved.loss is not None
    assert (saved.loss.code, saved.loss.line, saved.loss.lost) == (code, 15, 4)
    assert saved.journal.actions == list(moves()[:6])
    assert saved.size == len(eventful())


def test_an_illegal_action_is_reported_with_the_rules_reason(path: Path) -> None:
    write(path, eventful(), {"is": "act", "action": {"do": "award", "column": 0}})
    loss = load(path).loss
    assert loss is not None
    assert loss.facts == {"seat": -1, "reason": "not-your-turn", "line": 15, "lost": 1}


def test_rules_that_stumble_over_nonsense_do_not_stop_the_program(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A forged action may be of the right shape and meet a rule that did not expect it."""

    def stumble(state: Any, action: Any) -> Any:
        raise IndexError(action)

    path.write_bytes(eventful())
    saved = load(path)
    game = saved.history.game
    broken = replace(game, apply=stumble)
    monkeypatch.setattr("saves.history.game_named", lambda _: broken)
    loss = load(path).loss
    assert loss is not None
    assert (loss.code, loss.line, loss.facts["reason"]) == ("illegal", 2, "IndexError")


def test_a_game_that_cannot_start_so_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options may each be possible alone, and impossible together."""

    def refuse(setup: Any) -> Any:
        raise Illegal("some.reason")

    path.write_bytes(eventful())
    broken = replace(load(path).history.game, start=refuse)
    monkeypatch.setattr("saves.history.game_named", lambda _: broken)
    with pytest.raises(SaveError) as caught:
        load(path)
    assert caught.value.code == "impossible-setup"
    assert verify(path).status == "damaged"


@pytest.mark.parametrize("more", [PLACE, {"is": "back", "to": 1, "seat": 0}])
def test_nothing_but_notes_follows_the_end(path: Path, more: Any) -> None:
    write(path, finished(), {"is": "note", "step": 0, "text": "gg", "glyph": ""}, more)
    saved = load(path)
    assert saved.loss is not None
    assert saved.loss.code == "after-end"
    assert saved.notes[0].text == "gg"
    assert saved.finished


def test_a_second_end_is_refused(path: Path) -> None:
    write(path, finished(), bodies(finished())[-1])
    loss = load(path).loss
    assert loss is not None and loss.code == "after-end"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"state": "0" * 16}, "other-state"),
        ({"places": [3, 2, 1]}, "other-end"),
        ({"scores": [1]}, "other-end"),
        ({"state": "0" * 16, "reason": "boredom"}, "other-end"),
    ],
)
def test_an_end_that_is_not_what_the_game_came_to_is_a_problem_of_its_own(
    path: Path, change: dict[str, Any], code: str
) -> None:
    *good, last = bodies(finished())
    other = msgspec.json.encode(msgspec.json.decode(last) | change)
    path.write_bytes(frames(START, [*good, other])[0])
    saved = load(path)
    assert saved.loss is not None
    assert (saved.loss.code, saved.loss.line) == (code, len(good) + 1)
    assert saved.journal.actions == list(moves())
    assert saved.finished and saved.end is None


def test_a_lost_end_is_missed_and_made_good(path: Path) -> None:
    lines = finished().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    saved = load(path)
    assert saved.loss == Loss("no-end", len(lines), 1)
    assert saved.finished
    assert saved.content() == finished()
    LiveGame.resume(path).close()
    assert path.read_bytes() == finished()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "torn"),
        (b"[", "torn"),
        (eventful()[:40], "torn"),
        (b"hello\n", "not-a-save"),
        (b"\x89PNG\r\n\x1a\n", "not-a-save"),
        (b"\x00" * 100_000, "not-a-save"),
        (b'{"ludo":1}\n', "not-a-save"),
        (b'["0000000000000000",{"ludo":1}]\n', "damaged"),
        (b'["' + b"x" * 100_000 + b"\n", "line-too-long"),
        (frames(START, [b'{"ludo":9,"game":"go"}'])[0], "newer-format"),
        (frames(START, [b'{"ludo":1}'])[0], "bad-header"),
        (frames(START, [b"[]"])[0], "bad-header"),
        (
            frames(START, [encode_header(header()).replace(b'rules":1', b'rules":9')])[0],
            "newer-rules",
        ),
    ],
    ids=short,
)
def test_without_a_good_header_nothing_is_read(path: Path, data: bytes, code: str) -> None:
    path.write_bytes(data)
    with pytest.raises(SaveError) as caught:
        load(path)
    assert caught.value.code == code
    assert caught.value.facts["line"] == 1


def test_what_is_not_a_file_is_refused(tmp_path: Path) -> None:
    for bad in (tmp_path / "none.ludo", tmp_path / "no" / "folder.ludo", Path("a\x00b.ludo")):
        with pytest.raises(SaveError, match="no-such-file"):
            load(bad)
    with pytest.raises(SaveError, match="not-a-file"):
        load(tmp_path)
    os.mkfifo(tmp_path / "pipe.ludo")
    with pytest.raises(SaveError, match="not-a-file"):
        load(tmp_path / "pipe.ludo")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SaveError, match="not-a-folder"):
        load(tmp_path / "file" / "game.ludo")
    with pytest.raises(SaveError, match="bad-file-name"):
        load(tmp_path / ("x" * 300))


def test_a_line_that_is_being_written_is_no_loss(path: Path) -> None:
    with begun_game(path, 3):
        with path.open("ab") as other:
            other.write(b'["0123')
        assert load(path).loss is None
    loss = load(path).loss
    assert loss is not None and loss.code == "torn"


GLYPHS: tuple[Glyph, ...] = ("", "!", "??")
TEXTS = st.text(st.characters(codec="utf-8"), max_size=30)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["move", "back", "note", "reopen"]), max_size=40), TEXTS)
def test_what_is_read_is_what_was_seen(
    tmp_path_factory: pytest.TempPathFactory, steps: list[str], text: str
) -> None:
    """Whatever was played, taken back and noted, a reader sees what the player saw."""
    path = tmp_path_factory.mktemp("saves") / "game.ludo"
    live = begun_game(path)
    for number, step in enumerate(steps):
        acting = live.table.to_act
        if step == "move" and acting == (-1,):
            live.table.submit(live.table.deal())
        elif step == "move":
            legal = live.table.journal.game.legal(live.table.view(acting[0]))
            live.table.submit(legal[number % len(legal)])
        elif step == "back":
            live.table.take_back(0, live.header.humans)
        elif step == "note":
            live.note(number % (len(live.journal) + 1), text, GLYPHS[number % 3])
        else:
            live.close()
            live = LiveGame.resume(path)
            assert live.loss is None
        saved = load(path)
        assert saved.loss is None
        assert saved.journal.actions == live.journal.actions
        assert saved.journal.states == live.journal.states
        assert saved.notes == live.notes
        assert saved.take_backs == live.take_backs
    live.close()
