"""A player's own theme files: a whole one is offered, a broken one is reported by file, line and
reason."""

import os
from pathlib import Path

import pytest

from saves.disk import read_file
from themes.loader import BUNDLED, Broken, parse_theme, user_themes
from themes.strict import BrokenFile

WHOLE = (Path(__file__).parents[2] / "themes" / "palettes" / "slate.toml").read_text("utf-8")


def own(**instead: str) -> str:
    """Return a whole theme file, with other lines in place of some."""
    lines = WHOLE.replace('name = "slate"', 'name = "mine"').splitlines()
    for field, text in instead.items():
        at = next(n for n, line in enumerate(lines) if line.startswith(f"{field} = "))
        lines[at] = text
    return "\n".join(lines)


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_a_whole_file_is_a_theme() -> None:
    theme = parse_theme(own().encode())
    assert theme.name == "mine"
    assert theme.called("en") == "Slate" and theme.called("fr") == "Ardoise"
    assert not theme.sixteen


def test_a_theme_of_version_0_1_0_has_two_titles_and_loads_for_ever() -> None:
    head, _, _ = own().partition("[title]")
    old = head + 'title = ["Slate", "Ardoise"]\nabout = ["Quiet.", "Calme."]\n'
    theme = parse_theme(old.encode())
    assert [theme.called(each) for each in ("en", "fr", "de")] == ["Slate", "Ardoise", "Slate"]
    assert [theme.mood(each) for each in ("en", "fr", "de")] == ["Quiet.", "Calme.", "Quiet."]
    bare = parse_theme((head + 'title = ["Slate", "Ardoise"]\n').encode())
    assert bare.mood("de") == ""


@pytest.mark.parametrize(
    ("field", "instead", "code", "named"),
    [
        ("accent", 'accent = "blue"', "value", "accent"),
        ("accent", "accent = 7", "value", "accent"),
        ("accent", 'accent = "#12345"', "value", "accent"),
        ("gain", 'gain = "ansi_green"', "mixed", "gain"),
        ("gain", 'gain = "ansi_pink"', "value", "gain"),
        ("seats", 'seats = ["#ffffff"]', "value", "seats"),
        ("goods", "goods = [1, 2, 3, 4, 5, 6, 7, 8]", "value", "goods"),
        ("dark", 'dark = "yes"', "value", "dark"),
        ("name", 'name = "My Theme"', "value", "name"),
        ("dim", 'dimmer = "#ffffff"\ndim = "#cccccc"', "unknown", "dimmer"),
        ("dim", 'dim = "#cccccc', "syntax", ""),
        ("dim", 'dim = "#cccccc"\ndim = "#cccccc"', "syntax", ""),
    ],
)
def test_what_is_wrong_is_found_in_its_line(
    field: str, instead: str, code: str, named: str
) -> None:
    text = own(**{field: instead})
    with pytest.raises(BrokenFile) as error:
        parse_theme(text.encode())
    assert (error.value.code, error.value.field) == (code, named)
    if code == "syntax":
        assert error.value.line in (line_of(text, "dim"), line_of(text, "dim") + 1)
    else:
        assert error.value.line == line_of(text, named)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BrokenFile) as error:
        parse_theme(own(accent="").encode())
    assert (error.value.code, error.value.field) == ("missing", "accent")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b"[" * 5000, b"a = " + b"[" * 5000, b"#" * 70_000, b""]
)
def test_no_content_whatever_is_more_than_refused(content: bytes) -> None:
    with pytest.raises(BrokenFile):
        parse_theme(content)


def test_a_folder_of_files(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(own(), "utf-8")
    (tmp_path / "b.toml").write_text(own(), "utf-8")
    (tmp_path / "c.toml").write_text("name = ", "utf-8")
    (tmp_path / "d.toml").write_text(WHOLE, "utf-8")
    (tmp_path / "e.toml").mkdir()
    os.mkfifo(tmp_path / "f.toml")
    (tmp_path / "g.toml").symlink_to("/dev/zero")
    (tmp_path / "h.toml").symlink_to("h.toml")
    (tmp_path / "notes.txt").write_text("not a theme")
    found = list(user_themes(tmp_path, read_file, frozenset(BUNDLED)))
    broken = [(each.path.name, each.error.code) for each in found if isinstance(each, Broken)]
    assert broken == [
        ("b.toml", "taken"),
        ("c.toml", "syntax"),
        ("d.toml", "taken"),
        ("e.toml", "not-a-file"),
        ("f.toml", "not-a-file"),
        ("g.toml", "not-a-file"),
        ("h.toml", "unreadable"),
    ]
    assert [each.name for each in found if not isinstance(each, Broken)] == ["mine"]


def test_no_folder_no_themes(tmp_path: Path) -> None:
    assert list(user_themes(tmp_path / "themes", read_file)) == []
