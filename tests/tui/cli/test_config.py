"""`config`: it prints a file of settings that the program can read."""

from pathlib import Path

import msgspec
import pytest

from tests.tui.cli.running import here
from themes.loader import BUNDLED, HERE, bundled_theme
from tui.cli.config import explained
from tui.cli.readers import Readers
from tui.console.status import MISUSED
from tui.settings import Settings, read_settings, settings_path, write_settings
from tui.words import LANGUAGES, Language, Wording

Capsys = pytest.CaptureFixture[str]
OWN = Settings(language="fr", theme="parchment", speed="fast", ascii=True, name='Zoé "Z" \\')


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a file of settings in a folder of this test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return settings_path()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", [Settings(), OWN], ids=["usual", "own"])
def test_what_is_printed_reads_back(tmp_path: Path, settings: Settings, language: Language) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(explained(Wording(language), settings), encoding="utf-8")
    assert read_settings(file) == (settings, None)


@pytest.mark.parametrize("name", BUNDLED)
def test_a_theme_is_taken_by_the_name_on_the_screen(name: str) -> None:
    read = Readers(Wording("en")).theme
    assert {read(bundled_theme(name).called(each).upper()) for each in LANGUAGES} == {name}


def test_every_setting_stands_under_its_comment(capsys: Capsys, kept: Path) -> None:
    lines = here(capsys, "config", "--defaults", "--lang", "fr").out.splitlines()
    for field in msgspec.structs.fields(Settings):
        at = next(n for n, row in enumerate(lines) if row.startswith(f"{field.name} = "))
        assert lines[at - 1].startswith("# ") and lines[at - 2].startswith("# ")
    assert '"parchment"' in "\n".join(lines)


def test_ones_own_themes_are_listed_and_a_broken_one_with_its_reason(
    capsys: Capsys, kept: Path
) -> None:
    themes = kept.parent / "themes"
    themes.mkdir(parents=True)
    whole = (HERE / "palettes" / "slate.toml").read_text("utf-8")
    (themes / "a.toml").write_text(whole.replace('"slate"', '"mine"', 1), "utf-8")
    broken = "shade = 1\n" + whole.replace('"slate"', '"other"', 1)
    (themes / "b.toml").write_text(broken, "utf-8")
    printed = here(capsys, "config", "--lang", "en").out
    assert '"mine"' in printed and '"other"' not in printed
    assert "# Theme b.toml, line" in printed and "“shade”" in printed
    file = themes.with_name("again.toml")
    file.write_text(printed, "utf-8")
    assert read_settings(file) == (Settings(), None)


def test_without_a_flag_it_is_what_is_kept(capsys: Capsys, kept: Path) -> None:
    write_settings(kept, OWN)
    usual = here(capsys, "config", "--defaults", "--lang", "en").out
    own = here(capsys, "config", "--lang", "en").out
    assert 'speed = "normal"' in usual and 'speed = "fast"' in own
    # Words of the command line hold for this run only, and are not saved.
    assert 'language = "fr"' in own


def test_the_path_is_where_the_settings_lie(capsys: Capsys, kept: Path) -> None:
    assert here(capsys, "config", "--path").out == f"{kept}\n"
    here(capsys, "config", "--path", "--defaults").failed(MISUSED)


def test_a_wrong_setting_is_named_and_costs_only_itself(capsys: Capsys, kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    written = "language = 'fr'\nspeed = 'breakneck'\nmood = 1\n"
    kept.write_text(written, encoding="utf-8")
    said = here(capsys, "config")
    assert said.status == 0 and 'speed = "normal"' in said.out and 'language = "fr"' in said.out
    assert "ligne 2" in said.err and "«\N{NO-BREAK SPACE}mood\N{NO-BREAK SPACE}»" in said.err
    aside = kept.with_name("settings.toml.damaged-1")
    assert aside.name in said.err and aside.read_text(encoding="utf-8") == written
    assert read_settings(kept) == (Settings(language="fr"), None)


def test_a_file_without_sense_is_set_aside_and_said(capsys: Capsys, kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_text("speed = 'fast\n", encoding="utf-8")
    said = here(capsys, "config", "--lang", "en")
    assert said.status == 0 and 'speed = "normal"' in said.out
    assert "settings.toml, line 1: " in said.err
    aside = kept.with_name("settings.toml.damaged-1")
    assert aside.name in said.err and aside.exists() and not kept.exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "line", "code", "field"),
    [
        ("language = 'fr'\nbogus = 3\n", 2, "unknown", "bogus"),
        ("\nspeed = 99\n", 2, "value", "speed"),
        ("theme = \n", 1, "syntax", ""),
        ("name = 'abc\n", 1, "syntax", ""),
    ],
)
def test_what_is_wrong_is_said_with_its_line_in_the_language(
    capsys: Capsys, kept: Path, language: Language, content: str, line: int, code: str, field: str
) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_text(content, encoding="utf-8")
    said = here(capsys, "config", "--lang", language).err
    assert Wording(language)(f"file.why.{code}", field=field) in said
    assert f" {line} " in said.replace(":", " ").replace("\N{NO-BREAK SPACE}", " ")


def test_a_file_that_cannot_be_read_is_said_and_stays(capsys: Capsys, kept: Path) -> None:
    kept.mkdir(parents=True)
    said = here(capsys, "config", "--lang", "en")
    assert said.status == 0 and "The default settings are used." in said.err and kept.is_dir()
