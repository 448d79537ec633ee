"""The themes to choose from, and a player's own files while they are edited."""

from pathlib import Path

from themes.loader import BUNDLED, HERE, bundled_theme
from tui.render.palettes import PLAIN, USUAL, Palettes, theme_sentence, variables
from tui.words import Wording

WRITTEN = (HERE / "palettes" / "slate.toml").read_text("utf-8")


def own(folder: Path, name: str, text: str = WRITTEN) -> Path:
    """Write a player's own theme, and return its file."""
    path = folder / f"{name}.toml"
    path.write_text(text.replace('name = "slate"', f'name = "{name}"'), "utf-8")
    return path


def test_without_a_folder_there_are_the_themes_of_the_program() -> None:
    palettes = Palettes()
    assert palettes.names == BUNDLED and not palettes.own
    assert palettes["slate"].name == "slate"
    assert palettes.reread("slate") is None


def test_a_players_own_themes_come_after_and_are_read_again_when_they_change(
    tmp_path: Path,
) -> None:
    own(tmp_path, "mine")
    (tmp_path / "notes.txt").write_text("no theme")
    palettes = Palettes(tmp_path)
    assert palettes.names == (*BUNDLED, "mine")
    assert [theme.name for theme in palettes.own] == ["mine"]
    assert palettes.reread("mine") is None
    own(tmp_path, "second")
    again = palettes.reread("mine")
    assert again is not None and again.names == (*BUNDLED, "mine", "second")


def test_a_broken_theme_stays_in_use_as_it_was_but_no_other(tmp_path: Path) -> None:
    path = own(tmp_path, "mine")
    palettes = Palettes(tmp_path)
    path.write_text(path.read_text("utf-8").replace("dark", "dork"), "utf-8")
    used, unused = palettes.reread("mine"), palettes.reread("slate")
    assert used is not None and unused is not None
    assert used["mine"] == palettes["mine"] and used.names == (*BUNDLED, "mine")
    assert unused.names == BUNDLED and len(unused.broken) == 1
    path.unlink()
    gone = palettes.reread("mine")
    assert gone is not None and gone.names == BUNDLED


def test_of_few_colours_and_missing_themes_the_best_is_made() -> None:
    palettes = Palettes()
    assert palettes.theme_for("slate", few_colours=False).name == "slate"
    assert palettes.theme_for("slate", few_colours=True).name == PLAIN
    assert palettes.theme_for(PLAIN, few_colours=False).name == PLAIN
    assert palettes.theme_for(PLAIN, few_colours=True).name == PLAIN
    assert palettes.theme_for("missing", few_colours=False).name == USUAL


def test_the_colours_of_seats_begin_with_0_and_those_of_goods_with_1() -> None:
    theme = bundled_theme("slate")
    named = variables(theme)
    assert (named["seat-0"], named["seat-11"]) == (theme.seats[0], theme.seats[11])
    assert (named["good-1"], named["good-8-text"]) == (theme.goods[0], theme.goods_text[7])
    assert "good-0" not in named and "good-9-text" not in named


def test_what_is_wrong_with_a_theme_is_said_with_its_line_if_one_is_known(tmp_path: Path) -> None:
    say = Wording("en")
    own(tmp_path, "mine", WRITTEN.replace("dark", "dork"))
    (tmp_path / "other.toml").write_bytes(b"\xff\xfe")
    said = {each.path.name: theme_sentence(say, each) for each in Palettes(tmp_path).broken}
    lines = {each.path.name: each.error.line for each in Palettes(tmp_path).broken}
    for name, words in said.items():
        assert name in words
        assert (f"line {lines[name]}" in words.replace("\N{NO-BREAK SPACE}", " ")) == bool(
            lines[name]
        )
