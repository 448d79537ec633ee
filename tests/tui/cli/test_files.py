"""`saves`, `verify` and `repair`: what they find and how they say it."""

import json
import re
import shutil
import subprocess
import time
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.chain import START, frame, unframe
from saves.header import Player
from saves.listing import SaveInfo
from saves.reading import load
from saves.writing import LiveGame
from tests.patience import PATIENCE
from tests.saves.games import begun_at
from tests.tui.cli.running import HOSTILE, PROGRAM, apart, environment, here, saved_game
from tui.app.widgets.save_rows import Look, save_row, when
from tui.cli.files import described
from tui.console.status import FAILED
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.save_kin import Kin
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of, width

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, finished: Path, unfinished: Path) -> Path:
    """Return a folder with a save in every state, and a file that is no save."""
    shutil.copy(finished, tmp_path / "whole.ludo")
    shutil.copy(unfinished, tmp_path / "going.ludo")
    data = finished.read_bytes()
    (tmp_path / "torn.ludo").write_bytes(data[:-30])
    (tmp_path / "flipped.ludo").write_bytes(data.replace(b'"card":5', b'"card":6', 1))
    (tmp_path / "later.ludo").write_bytes(newer(data))
    (tmp_path / "other.ludo").write_bytes(b"Dear diary\n")
    return tmp_path


def newer(data: bytes) -> bytes:
    """Return the save with a first line as a later version would write it."""
    first, rest = data.split(b"\n", 1)
    body, _ = unframe(START, first + b"\n")
    return frame(START, body.replace(b'"ludo":2', b'"ludo":9'))[0] + rest


VERDICTS = {
    "whole.ludo": "finished, intact",
    "going.ludo": "unfinished, intact",
    "torn.ludo": "incomplete: Line 140 stops in the middle. 1 line cannot be recovered. "
    "138 steps are intact.",
    "later.ludo": "newer version: A newer version of Ludothèque wrote this file "
    "(format 9; this one reads 2). Update Ludothèque to open it.",
    "other.ludo": "this is not a saved game.",
    "nothing.ludo": "there is no such file.",
}

ADVICE = {
    "torn.ludo": " To keep what is intact: ludotheque repair FILE -o NEW",
    "nothing.ludo": " To list the saved games: ludotheque saves",
}
"""What `verify` says after a verdict, where there is something to do."""


@pytest.mark.parametrize("name", VERDICTS)
def test_verify_says_in_one_line_how_a_save_stands(capsys: Capsys, folder: Path, name: str) -> None:
    ended = here(capsys, "verify", str(folder / name))
    assert ended.out == f"{folder / name}: {VERDICTS[name]}{ADVICE.get(name, '')}\n"
    assert ended.err == ""
    assert ended.status == (0 if name in ("whole.ludo", "going.ludo") else FAILED)


def test_verify_finds_a_changed_byte(capsys: Capsys, folder: Path) -> None:
    ended = here(capsys, "verify", "flipped", "--saves", str(folder))
    assert ended.status == FAILED
    assert re.search(
        r": damaged: Line (\d+) has been changed: its checksum does not match\. "
        r"(\d+) lines cannot be recovered\. \d+ steps",
        ended.out,
    )


def test_verify_takes_many_files_and_fails_if_one_is_not_whole(
    capsys: Capsys, folder: Path
) -> None:
    good = [str(folder / "whole.ludo"), str(folder / "going.ludo")]
    assert here(capsys, "verify", *good).status == 0
    every = here(capsys, "verify", *good, str(folder / "torn.ludo"), good[0])
    assert every.status == FAILED
    assert len(every.out.splitlines()) == 4


def test_verify_reads_all_saves_of_the_folder_if_none_is_named(
    capsys: Capsys, folder: Path, tmp_path: Path
) -> None:
    found = here(capsys, "verify", "--saves", str(folder))
    assert found.status == FAILED
    told = {line.partition(": ")[0] for line in found.out.splitlines()}
    assert told == {path.name for path in folder.glob("*.ludo")}
    empty = here(capsys, "verify", "--saves", str(tmp_path / "not-there"))
    assert (empty.status, str(tmp_path / "not-there") in empty.out) == (0, True)


def test_verify_leaves_everything_as_it_is(capsys: Capsys, folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    here(capsys, "verify", *map(str, before))
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_verify_speaks_french(capsys: Capsys, folder: Path) -> None:
    ended = here(capsys, "--lang", "fr", "verify", *(str(folder / name) for name in VERDICTS))
    assert "terminée, intacte" in ended.out
    assert "en cours, intacte" in ended.out
    assert "tronquée. La ligne 140" in ended.out
    ended = ended._replace(out=ended.out.replace("\N{NO-BREAK SPACE}", " "))
    assert "Pour garder ce qui est intact : ludotheque repair FICHIER -o NOUVEAU" in ended.out
    assert "Pour voir la liste des parties enregistrées : ludotheque saves" in ended.out


def test_repair_writes_the_good_part_to_a_new_file_and_says_what_was_lost(
    capsys: Capsys, folder: Path
) -> None:
    torn, new = folder / "torn.ludo", folder / "deeper" / "new.ludo"
    before = torn.read_bytes()
    ended = here(capsys, "repair", "torn", "-o", str(new), "--saves", str(folder))
    assert (ended.status, ended.err) == (0, f"ludotheque: written: {new}\n")
    assert ended.out == f"{torn}: {VERDICTS['torn.ludo']}\n{new}: finished, intact\n"
    assert torn.read_bytes() == before
    assert new.read_bytes() == (folder / "whole.ludo").read_bytes()


def test_repair_overwrites_nothing(capsys: Capsys, folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    torn, going = str(folder / "torn.ludo"), str(folder / "going.ludo")
    for target in (torn, going):
        message = here(capsys, "repair", torn, "-o", target).failed(FAILED)
        assert message == f"{target}: a file with that name already exists. Choose another name."
    assert here(capsys, "repair", torn).failed(2)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize("name", ["later.ludo", "other.ludo", "nothing.ludo"])
def test_repair_of_what_has_no_good_part_makes_no_file(
    capsys: Capsys, folder: Path, name: str
) -> None:
    new = folder / "new.ludo"
    ended = here(capsys, "repair", str(folder / name), "-o", str(new))
    assert str(folder / name) in ended.failed(FAILED)
    assert ended.out == "" and not new.exists()


def test_saves_lists_the_folder_as_a_table(capsys: Capsys, folder: Path) -> None:
    with LiveGame.resume(folder / "going.ludo"):
        listed = here(capsys, "saves", "--saves", str(folder))
    assert (listed.status, listed.err) == (0, "")
    head, *rows = listed.out.splitlines()
    assert head.split() == ["File", "Game", "Started", "Players", "Status"]
    states = {row.split()[0]: row for row in rows}
    assert len(states) == 6
    assert states["whole.ludo"].endswith("Anna, Bruno, Chiara  finished")
    assert states["going.ludo"].endswith("open elsewhere")
    assert "stops in the middle" in states["torn.ludo"]
    assert "newer version" in states["later.ludo"]
    assert "not a saved game" in states["other.ludo"]
    assert states["flipped.ludo"].endswith("finished")  # only its ends are read
    column = head.index("Game")
    assert all(row[column - 2 : column] == "  " for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_saves_says_that_verify_reads_more(capsys: Capsys, language: Language) -> None:
    said = " ".join(here(capsys, "saves", "--help", "--lang", language).out.split())
    assert Wording(language)("cli.saves.about").replace("\N{NO-BREAK SPACE}", " ") in said.replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_saves_for_programs(capsys: Capsys, folder: Path) -> None:
    ended = here(capsys, "saves", "--json", "--saves", str(folder))
    found = {Path(each["file"]).name: each for each in json.loads(ended.out)}
    whole = found["whole.ludo"]
    saved = load(folder / "whole.ludo")
    assert saved.end is not None
    assert whole["game"] == "dolce-vita"
    assert whole["players"][0] == {"name": "Anna", "by": "human"}
    assert whole["seed"] == "seed"
    assert whole["begun"] == saved.header.begun
    assert whole["size"] == (folder / "whole.ludo").stat().st_size
    assert (found["going.ludo"]["seed"], found["going.ludo"]["size"]) == (None, None)
    assert (whole["finished"], whole["problem"], whole["in_use"]) == (True, None, False)
    assert tuple(whole["scores"]) == saved.end.scores
    assert (found["going.ludo"]["finished"], found["going.ludo"]["places"]) == (False, None)
    problems = {name: each["problem"] for name, each in found.items() if each["problem"]}
    assert problems == {
        "torn.ludo": "torn",
        "later.ludo": "newer-format",
        "other.ludo": "not-a-save",
    }


MOMENTS = {
    "0001-01-01T00:00:00Z": {"EST5": "0000-12-31 19:00", "UTC0": "0001-01-01 00:00"},
    "9999-12-31T23:59:59Z": {"CET-1": "+10000-01-01 00:59", "UTC0": "9999-12-31 23:59"},
}
"""Moments at which no save was begun, as the clocks of some places show them."""


@pytest.mark.parametrize("begun", MOMENTS)
def test_a_save_begun_at_the_end_of_the_calendar_is_a_row(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    (tmp_path / "absurd.ludo").write_bytes(begun_at(begun))
    saved_game(tmp_path / "good.ludo")
    for zone, shown in MOMENTS[begun].items():
        with monkeypatch.context() as place:
            place.setenv("TZ", zone)
            time.tzset()
            rows = here(capsys, "saves", "--saves", str(tmp_path)).out.splitlines()
        time.tzset()
        assert len(rows) == 3 and any(shown in row for row in rows)
    found = json.loads(here(capsys, "saves", "--json", "--saves", str(tmp_path)).out)
    assert begun in [each["begun"] for each in found]


YEAR_10000 = 253_402_300_800


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (0, "1970-01-01T00:00:00Z"),
        (-1, "1969-12-31T23:59:59Z"),
        (-47_000_000_000, "0480-08-17T12:26:40Z"),
        (-62_135_596_801, "0000-12-31T23:59:59Z"),
        (YEAR_10000 - 1, "9999-12-31T23:59:59Z"),
        (YEAR_10000, "+10000-01-01T00:00:00Z"),
        (2**63 - 1, "+292277026596-12-04T15:30:07Z"),
        (-(2**63), "-292277022657-01-27T08:29:52Z"),
    ],
)
def test_a_file_of_any_date_is_listed_with_it(seconds: int, shown: str) -> None:
    info = SaveInfo(Path("a.ludo"), modified=seconds * 10**9)
    assert described(info, Kin())["modified"] == shown
    moment = datetime(2026, 11, 21, tzinfo=timezone(timedelta(hours=-5)))
    company = Company((), Wording("en"), UNICODE)
    assert all(when(company, info.modified, moment.astimezone(zone), 14) for zone in (None, UTC))
    assert width(save_row(company, info, "", moment, 100, Look("when"))) == 100


def test_a_long_title_gives_way_to_the_names_of_a_table(finished: Path) -> None:
    names = ("Elena", "Bruno", "Chiara", "Dario")
    company = Company(names, Wording("en"), UNICODE)
    header = replace(load(finished).header, players=tuple(Player(each, "easy") for each in names))
    info = SaveInfo(finished, header=header)
    now = datetime(2026, 11, 21, tzinfo=UTC)
    row = text_of(save_row(company, info, "", now, 116, Look("when", titles=50)))
    assert all(name in row for name in names)


def test_of_where_a_game_stands_whole_parts_are_told(finished: Path) -> None:
    company = Company(("Elena",), Wording("de"), UNICODE)
    info, now = SaveInfo(finished, header=load(finished).header), datetime(2026, 11, 21, tzinfo=UTC)
    for where, told in [("Runde 1 · Stich 9", "Stich 9 "), ("Runde 10 · Stich 10", "Runde 10  ")]:
        row = text_of(save_row(company, info, where, now, 80, Look("when", titles=9)))
        assert told in row and UNICODE.ellipsis not in row


def test_a_folder_without_saves(capsys: Capsys, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "not-there"):
        assert str(folder) in here(capsys, "saves", "--saves", str(folder)).out
        assert here(capsys, "saves", "--json", "--saves", str(folder)).out == "[]\n"
    assert not (tmp_path / "not-there").exists()


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_hostile_names_in_files_and_of_files_are_shown_harmless(
    capsys: Capsys, tmp_path: Path, name: str
) -> None:
    hostile = name.replace("/", "").replace("\x00", "")[:80]
    path = saved_game(tmp_path / f"{hostile}.ludo", hostile, "Bruno", "Chiara", steps=3)
    damaged = tmp_path / f"{hostile}-2.ludo"
    damaged.write_bytes(path.read_bytes()[:-9])
    for words in (["saves"], ["saves", "--json"], ["verify", str(path), str(damaged)]):
        out = here(capsys, *words, "--saves", str(tmp_path)).out
        assert all(letter.isprintable() or letter in "\n\N{NO-BREAK SPACE}" for letter in out)


def test_a_reader_who_leaves_early_is_no_trouble(finished: Path) -> None:
    """The pipe is closed before all is written, as by `ludotheque verify … | head -1`."""
    program = subprocess.Popen(
        [*PROGRAM, "verify", *[str(finished)] * 3],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None and program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(PATIENCE) == 141


def test_a_full_disk_under_the_output_is_one_line(finished: Path) -> None:
    with Path("/dev/full").open("w") as full:
        for words in (["verify", str(finished)], ["--help"], ["--version"], ["saves", "--json"]):
            program = [*PROGRAM, *words]
            done = subprocess.run(
                program, env=environment(), stdout=full, stderr=subprocess.PIPE, check=False
            )
            assert done.returncode == FAILED
            assert done.stderr.count(b"\n") == 1 and b"cannot be written" in done.stderr


def test_the_real_program_does_the_same(folder: Path) -> None:
    assert apart("verify", str(folder / "whole.ludo")).status == 0
    assert apart("verify", str(folder / "torn.ludo")).status == FAILED
    assert len(json.loads(apart("saves", "--json", "--saves", str(folder)).out)) == 6
