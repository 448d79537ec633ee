"""Every problem that a save or a new game can have is explained in words."""

import re
from pathlib import Path

import pytest

import saves
import tui.session.new_game
from saves.problems import CODES, Loss, SaveError
from saves.verify import STATUS
from themes.loader import Broken
from themes.strict import BrokenFile
from tui.render.palettes import theme_sentence
from tui.session.problems import loss_sentence, problem_sentence, settings_sentence
from tui.session.refusals import Impossible
from tui.settings import Fault
from tui.words import LANGUAGES, Language, Wording

FACTS: dict[str, int | str] = {
    "line": 7,
    "limit": 65536,
    "size": 99_999_999,
    "length": 3000,
    "step": 12,
    "lost": 2,
    "moves": 401,
    "found": 2,
    "known": 1,
    "players": 9,
    "option": "short_deck",
    "least": 3,
    "most": 5,
    "pid": 4711,
    "seat": 1,
    "lock": "x.ludo.lock",
    "at": "$.seed",
    "game": "dolce-vita",
    "file": "a.ludo",
    "error": "EIO",
    "host": "home",
    "who": "Anna",
    "level": "genius",
    "levels": "random",
}


def source(*paths: Path) -> str:
    """Return the text of some modules."""
    return "".join(path.read_text(encoding="utf-8") for path in paths)


def save_codes() -> set[str]:
    """Return every code that the saves package raises or reports."""
    folder = Path(saves.__file__).parent
    raised = re.findall(r'(?:SaveError|Loss)\(\s*"([a-z-]+)"', source(*folder.glob("*.py")))
    return {*raised, *CODES.values(), *STATUS, "disk-error", "illegal", "older-rules"}


def start_codes() -> set[str]:
    """Return every code of a game that cannot begin."""
    return set(re.findall(r'Impossible\("([a-z-]+)"', source(Path(tui.session.new_game.__file__))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(save_codes()))
def test_every_problem_of_a_save_has_a_sentence(code: str, language: Language) -> None:
    say = Wording(language)
    sentence = problem_sentence(say, SaveError(code, **FACTS))
    assert sentence[:1].isupper() and sentence.endswith(".")
    assert "{" not in sentence
    loss = Loss(code, 7, 2, tuple((k, v) for k, v in FACTS.items() if k not in ("line", "lost")))
    assert problem_sentence(say, loss) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(start_codes()))
def test_every_reason_not_to_begin_has_a_sentence(code: str, language: Language) -> None:
    sentence = problem_sentence(Wording(language), Impossible(code, **FACTS))
    assert sentence[:1].isupper() and sentence.endswith(".")


def test_the_codes_are_found() -> None:
    assert len(save_codes()) > 30
    assert {"torn", "in-use", "disk-full", "newer-format", "not-a-save"} <= save_codes()
    assert {"wrong-seats", "same-name", "bad-options"} <= start_codes()


def test_numbers_and_names_are_written_as_the_language_does() -> None:
    en, fr = Wording("en"), Wording("fr")
    assert "99,999,999" in problem_sentence(en, SaveError("too-large", **FACTS))
    assert "99\u00a0999\u00a0999" in problem_sentence(fr, SaveError("too-large", **FACTS))
    assert "Dolce Vita" in problem_sentence(en, SaveError("impossible-setup", game="dolce-vita"))
    assert "chess" in problem_sentence(en, SaveError("unknown-game", game="chess"))
    assert "4711" in problem_sentence(en, SaveError("in-use", pid=4711, host="home"))
    assert "0" not in problem_sentence(en, SaveError("in-use", pid=0, host=""))


def test_a_loss_says_how_much() -> None:
    en, fr = Wording("en"), Wording("fr")
    assert loss_sentence(en, Loss("torn", 7, 1)).endswith("1 line cannot be recovered.")
    assert loss_sentence(en, Loss("damaged", 7, 12)).endswith("12 lines cannot be recovered.")
    assert loss_sentence(fr, Loss("damaged", 7, 12)).endswith("12 lignes sont perdues.")
    assert "lost" not in loss_sentence(en, Loss("no-end", 7, 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code",
    ["syntax", "missing", "unknown", "value", "mixed", "taken", "large", "unreadable"],
)
def test_every_reason_to_leave_a_theme_out_has_a_sentence(code: str, language: Language) -> None:
    broken = Broken(Path("my\x1b[31m.toml"), BrokenFile(code, 7, "accent"))
    words = theme_sentence(Wording(language), broken)
    assert "7" in words
    assert ".toml" in words
    assert "\x1b" not in words
    whole = theme_sentence(Wording(language), Broken(Path("my.toml"), BrokenFile(code)))
    assert "0" not in whole


def test_an_open_game_is_said_to_be_somewhere_unless_both_are_known() -> None:
    say = Wording("en")
    for pid, host in ((0, "home"), (7, ""), (0, "")):
        told = problem_sentence(say, SaveError("in-use", pid=pid, host=host))
        assert told == say("save.in-use.somewhere")
    assert "7" in problem_sentence(say, SaveError("in-use", pid=7, host="home"))


def test_levels_are_called_by_their_words_and_robots_of_others_by_their_names() -> None:
    say = Wording("de")
    told = problem_sentence(say, Impossible("no-such-level", level="zz", levels="hard, zz-bot"))
    assert "zz-bot" in told and say("level.hard") in told and "hard" not in told


def test_large_numbers_are_parted_and_games_have_their_names() -> None:
    say = Wording("en")
    told = problem_sentence(say, SaveError("too-large", size=1234567, limit=65536))
    assert "1,234,567" in told and "65,536" in told


@pytest.mark.parametrize(("some", "line"), [(True, 3), (False, 3), (False, 0), (True, 0)])
def test_a_damaged_file_of_settings_is_told_with_what_holds_instead(some: bool, line: int) -> None:
    say = Wording("en")
    error = BrokenFile("syntax", line=line)
    key = "some" if some else "line" if line else "whole"
    fault = Fault((error,), "settings.toml", "kept.toml", some)
    why = say("file.why.syntax", field="")
    assert settings_sentence(say, fault) == say(
        f"settings.broken.{key}", file="settings.toml", line=line, why=why, kept="kept.toml"
    )
    there = settings_sentence(say, fault._replace(kept=None))
    assert there == say("settings.broken.there", file="settings.toml", why=why)
