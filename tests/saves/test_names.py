"""Names and notes from outside can do no harm on a terminal."""

import sys
from unicodedata import category, combining, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.names import (
    INVISIBLE,
    NAME_CELLS,
    PLAIN,
    REMOVED,
    cells_of,
    clean,
    clean_text,
    visible,
)

NASTY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("\x1b\x9b\u202e\u2066\u200b\u200d\ufe0f\u0301\u0328\u20e3\ud800\ue000\t "),
    )
)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Anna", "Anna"),
        ("  Jean\t\n Luc  ", "Jean Luc"),
        ("e\u0301le\u0301onore", "éléonore"),
        ("\x1b]52;c;aGk=\x07Anna", "]52;c;aGk=Anna"),
        ("\x9b31mAnna", "31mAnna"),
        ("\u202eannA\u202c", "annA"),
        ("A\u200bn\u200dn\ufeffa", "Anna"),
        ("\ud800A\ue000\U000e0041", "A"),
        ("Q" + "\u0301\u0302\u0303" * 50 + "oe", "Q\u0301\u0302oe"),
        ("[@click=app.quit]x[/]", "[@click=app.quit]x[/]"),
        ("x" * 10_000, "x" * 24),
        ("犬" * 30, "犬" * 12),
        ("a" + "犬" * 30, "a" + "犬" * 11),
        ("\u3164\u2800\u115f", ""),
        ("\u0301", ""),
        ("a \u0301b", "a b"),
        ("", ""),
    ],
    ids=lambda text: repr(text[:12]),
)
def test_clean(name: str, kept: str) -> None:
    assert clean(name) == kept


@pytest.mark.parametrize(
    "letter",
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u2800\u3164\ufe00\ufe0f\uffa0"
    "\U0001f1e6\U0001f1ff\U0001f3fb\U0001f3ff\U000e0100\U000e01ef",
    ids=lambda letter: f"{ord(letter):x}",
)
def test_what_shows_nothing_is_removed(letter: str) -> None:
    assert clean(f"a{letter}b") == "ab"


@pytest.mark.parametrize(
    "letter",
    "\u115e\u1161\u17b3\u17b6\u180a\u1810\u27ff\u2801\u3163\u3165\ufe10\uff9f\uffa1"
    "\U0001f200\U0001f3fa\U0001f400",
    ids=lambda letter: f"{ord(letter):x}",
)
def test_what_stands_beside_it_stays(letter: str) -> None:
    assert clean(f"a{letter}b") in (f"a{letter}b", normalize("NFC", f"a{letter}b"))


@pytest.mark.parametrize(
    ("text", "shown"), [("a\x1b[1m", "a?[1m"), ("é\u202e", "é?"), ("é a", "é a"), ("a\n", "a?")]
)
def test_what_a_terminal_might_obey_is_shown_as_a_question_mark(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(NASTY)
def test_a_clean_name_is_harmless_narrow_and_stays_as_it_is(name: str) -> None:
    kept = clean(name)
    assert sum(map(cells_of, kept)) <= NAME_CELLS
    assert not {category(letter) for letter in kept} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert kept == kept.strip() and "  " not in kept
    assert clean(kept) == kept


@given(st.text(st.sampled_from("ae\u0301\u0302\u0323\u0328\u05b0 犬"), max_size=60))
def test_no_letter_carries_a_tower_of_accents(name: str) -> None:
    run = 0
    for letter in clean(name):
        run = run + 1 if combining(letter) else 0
        assert run <= 2


@given(NASTY)
def test_a_clean_note_keeps_its_lines_and_stays_as_it_is(text: str) -> None:
    kept = clean_text(text)
    assert not {category(c) for c in kept if c != "\n"} & {"Cc", "Cf", "Cs", "Co", "Cn"}
    assert clean_text(kept) == kept


def test_a_note_keeps_its_lines() -> None:
    assert clean_text("e\u200b\u0301tude") == "étude"
    assert clean_text("Q" + "\u0301" * 50) == "Q\u0301\u0301"
    assert clean_text("one\r\ntwo\x1b[2J\n\nthree\n") == "one\ntwo[2J\n\nthree"


@given(NASTY)
def test_whatever_is_shown_of_a_path_obeys_nobody(text: str) -> None:
    shown = visible(text)
    assert len(shown) == len(text)
    assert all(category(letter) not in ("Cc", "Cf", "Cs") for letter in shown)


def test_what_is_taken_as_it_stands_would_come_out_of_cleaning_the_same() -> None:
    plain = [letter for letter in map(chr, range(sys.maxunicode + 1)) if PLAIN.fullmatch(letter)]
    assert len(plain) > 600
    for letter in plain:
        assert category(letter) not in REMOVED | {"Mn"} and letter not in INVISIBLE
        assert normalize("NFC", letter) == letter and (letter == " " or not letter.isspace())
    text = "".join(plain)
    assert clean_text(text + "\u2019") == text + "\u2019"  # a letter that is not plain
