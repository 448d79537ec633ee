"""The lines of a hint: as wide as they need, with shares only where the best play mixes."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from engine.game import Prospect as Considered
from engine.game import Reason
from engine.registry import GAMES
from saves.records import Note
from tui.render.face import Company, Face, glyphs
from tui.session.hints import (
    APART,
    LEAST,
    hint_lines,
    hint_sentences,
    hint_strip,
    hints_taken,
    note_hint,
    reason,
    thinking_lines,
    was_hinted,
)
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import NO_BREAK, line, plain, text_of, width

SAY = Wording("en")

Prospect: Any = Considered
"""A prospect with words in place of an action."""

Hints = Considered[Any]
WHY = Reason("even")
AHEAD = Reason("ahead", {"percent": 60, "instead": 50})
UNIT = SAY("hint.rough", worth=SAY("hint.worth.dolores"))


class Plain:
    """A face whose actions are their own words, and whose worths are told in percent."""

    game = "dolores"
    company = Company(("Anna",), SAY, glyphs(False))
    alternatives = frozenset[str]()

    def proposal(self, view: Any, action: str) -> Any:
        """Return the words of an action."""
        return line(action)

    def promise(self, view: Any, worth: float) -> str:
        """Return a worth in percent."""
        return f"{round(100 * worth)}%"


FACE = cast(Face[Any, Any], Plain())


def told(*found: Hints, cells: int = 60, follow: bool = False, most: int = 40) -> list[str]:
    """Return the lines of a hint."""
    lines = hint_lines(FACE, None, found, cells, follow, most)
    return [text_of(each).rstrip() for each in lines]


def strip(*found: Hints, cells: int = 100, follow: bool = False) -> list[str]:
    """Return the lines of a hint as a strip."""
    lines = hint_strip(FACE, None, found, cells, follow)
    return [text_of(each).replace(NO_BREAK, " ").rstrip() for each in lines]


ONE = Prospect("split", 0.6, 9)
TWO = Prospect("steal", 0.5, 9)


def test_a_word_without_room_beside_its_worth_stands_above_it() -> None:
    """“confl… 4% (safer)” was told in a narrow hint."""
    safer = Prospect("headquarters", 0.4, 9, 1.0)
    lines = told(replace(safer), replace(ONE, chance=0.0), cells=20)
    assert "headquarters" in lines and "         40% (safer)" in lines


def test_a_worth_wider_than_the_hint_stands_below_its_choice_in_whole() -> None:
    """“52 % (der Roboter: 8…” was told in a narrow hint."""
    lines = told(replace(ONE, chance=0.8), replace(TWO, chance=0.2), cells=18)
    whole = "".join(lines).replace(NO_BREAK, "").replace(" ", "")
    assert "60%(80%ofthetime)" in whole and all(width(line(each)) <= 18 for each in lines)


def test_a_hint_without_room_names_fewer_choices_and_then_has_no_blank_lines() -> None:
    all_of_it = told(ONE, TWO, follow=True)
    assert "" in all_of_it and "steal" in all_of_it[3]
    fewer = told(ONE, TWO, follow=True, most=len(all_of_it) - 1)
    assert fewer == [each for each in all_of_it if "steal" not in each]
    assert told(ONE, TWO, follow=True, most=3) == [each for each in fewer if each]
    # Then the last parts of the reason go, so that no line of the table's head is covered.
    why = Reason("even", also=(Reason("ahead", {"percent": 60, "instead": 50}),))
    long = told(replace(ONE, why=why), cells=30, most=40)
    short = told(replace(ONE, why=why), cells=30, most=len(long) - 4)
    assert "chance" in " ".join(long) and len(short) <= len(long) - 4
    assert "second move" in " ".join(short) and "60" not in "".join(short[2:-1])


def test_choices_stand_with_their_worth_at_the_right() -> None:
    wide = max(LEAST, width(UNIT), width(SAY("hint.title")))
    assert told(ONE, TWO) == [
        *(SAY("hint.title"), ""),
        *("split" + "60%".rjust(wide - 5), "steal" + "50%".rjust(wide - 5)),
        *("", UNIT),
    ]
    assert len(told(ONE, TWO, ONE, TWO)) == len(told(ONE, TWO)) + 1, "three choices at most"


def test_the_panel_is_as_wide_as_its_longest_choice_and_no_wider_than_its_room() -> None:
    long = Prospect("take " + "x" * 40, 0.6, 9)
    assert told(long)[2] == f"take {'x' * 40}   60%"
    narrow = told(long, cells=32)
    assert narrow[2] == "take" and narrow[3].endswith("60%") and max(map(width, narrow)) <= 32
    words = Prospect("take " + "abc " * 9 + "d", 0.6, 9)
    assert told(words, cells=41)[2:4] == [f"take {'abc ' * 7}abc", "  abc d".ljust(38) + "60%"]
    four = Prospect(f"four Masons{NO_BREAK}(8), one a Jester", 0.6, 9)
    lines = told(four, cells=18)
    at = lines.index(f"four Masons{NO_BREAK}(8),")
    assert lines[at + 1] == "  one a Jester 60%"


def test_a_choice_breaks_where_its_worth_leaves_no_blank_before_it() -> None:
    for letters, rows in ((18, 1), (19, 2)):
        words = Prospect("x" * 18 + " " + "y" * letters, 0.6, 9)
        lines = told(words, cells=41)
        assert lines[1 + rows].endswith("60%") and width(lines[1 + rows]) == 41
        assert lines.index(SAY("hint.only")) == 2 + rows


def test_a_reason_is_as_wide_as_the_panel_but_for_its_indent() -> None:
    why = text_of(reason(FACE, WHY))
    first = Prospect("x" * (width(why) + 2 - 6), 0.6, 9, None, WHY)
    assert told(first, TWO, cells=99)[3] == f"  {why}"
    assert told(first, TWO, cells=width(why) + 1)[3] == f"  {why}".rpartition(" ")[0]


def test_no_reason_repeats_the_figures_of_the_choices() -> None:
    first = Prospect("split", 0.6, 9, None, AHEAD)
    assert told(first, TWO) == told(ONE, TWO) and strip(first, TWO) == strip(ONE, TWO)
    found = (hint_sentences(FACE, None, each) for each in ((first, TWO), (ONE, TWO)))
    assert len({plain(each) for each in found}) == 1


def test_the_reason_stands_under_the_first_choice_only() -> None:
    first = Prospect("split", 0.6, 9, None, WHY)
    lines = told(first, Prospect("steal", 0.5, 9, None, WHY))
    second = next(at for at, each in enumerate(lines) if each.startswith("steal"))
    assert lines[2].startswith("split") and second > 3 and lines[second + 1 :] == ["", UNIT]
    assert all(each.startswith("  ") for each in lines[3:second])
    assert " ".join(" ".join(lines[3:second]).split()).startswith("the second move listed")
    assert all(width(each) <= 30 for each in told(first, TWO, cells=30))


def test_an_only_move_is_said_to_be_the_only_one_and_a_key_plays_it() -> None:
    assert SAY("hint.only") in told(ONE) and SAY("hint.only") not in told(ONE, TWO)
    assert told(ONE, follow=True)[:-1] == told(ONE)
    assert told(ONE, follow=True)[-1] == "Enter: follow the hint"


def test_of_a_choice_made_though_another_promises_more_it_is_said_that_it_is_safer() -> None:
    """The worths are against what the other likely does; the choice also holds against the rest."""
    fight, dodge = Prospect("fight", 0.21, 9, 1.0), Prospect("dodge", 0.23, 9, 0.0)
    assert [each.split()[1:] for each in told(fight, dodge)[2:4]] == [["21%", "(safer)"], ["23%"]]
    alike = Prospect("dodge", 0.213, 9, 0.0)
    assert "(safer)" not in "".join(told(fight, alike)), "the figures are the same"
    word = Prospect("say so", 0.3, 9)
    assert "(safer)" not in "".join(told(fight, word)), "no other choice promises more"
    first = told(Prospect("say fight", 0.21, 9), fight, dodge)
    assert ["(safer)" in each for each in first if "%" in each] == [True, True, False]


@pytest.mark.parametrize(
    ("chances", "said"),
    [
        ((0.75, 0.25), ["60% (75% of the time)", "50% (25% of the time)"]),
        ((0.997, 0.003), ["60%", "50%"]),
        ((None, None), ["60%", "50%"]),
        ((0.99, 0.004), ["60% (99% of the time)", "50%"]),
        ((0.006, 1.0), ["60% (1% of the time)", "50% (100% of the time)"]),
    ],
)
def test_shares_are_told_if_the_best_play_mixes(
    chances: tuple[float | None, float | None], said: list[str]
) -> None:
    found = [
        Prospect(each.action, each.worth, 9, chance)
        for each, chance in zip((ONE, TWO), chances, strict=True)
    ]
    lines = [text_of(each) for each in hint_sentences(FACE, None, found)]
    assert [
        each.partition(", ")[2].replace("\N{NO-BREAK SPACE}", " ") for each in lines[1:]
    ] == said


def test_read_line_by_line_the_choices_have_no_numbers_as_those_to_type_have() -> None:
    found = (Prospect("split", 0.6, 9, None, WHY), TWO)
    title, first, why, second = (text_of(each) for each in hint_sentences(FACE, None, found))
    assert title == f"{SAY('hint.title')} ({UNIT})"
    assert (first, second) == ("split, 60%", "steal, 50%") and why.startswith(
        "   the second move listed"
    )
    assert len(hint_sentences(FACE, None, (ONE, TWO))) == 3


def test_a_strip_says_the_same_in_few_lines() -> None:
    title = f"{SAY('hint.title')} ({UNIT})"
    assert strip(ONE, TWO, TWO) == [title, "split  60%", "steal  50%  ·  steal  50%"]
    assert strip(ONE) == [title, "split  60%", SAY("hint.only")]
    assert strip(Prospect("split", 0.6, 9, None, WHY), TWO)[1].startswith(
        "split  60%  ·  the second move listed"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_numbers_are_is_said_whole_on_eighty_columns(
    language: Language, game: str
) -> None:
    say = Wording(language)
    unit = say("hint.rough", worth=say(f"hint.worth.{game}"))
    assert width(f" {say('hint.title')} ({unit}) ") <= 80


def test_the_key_stands_at_the_right_of_the_first_line_with_room_for_it() -> None:
    key, title = "Enter: follow the hint", f"{SAY('hint.title')} ({UNIT})"
    room = width(title) + width(key)
    assert strip(ONE, TWO, cells=room + APART, follow=True)[0] == f"{title}   {key}"
    assert strip(ONE, TWO, cells=room, follow=True)[:2] == [
        title,
        "split  60%".ljust(room - width(key)) + key,
    ]
    long = Prospect("x" * (room - 5), 0.6, 9)
    alone = strip(long, TWO, cells=room, follow=True)
    assert alone == [title, f"{'x' * (room - 5)}  60%", key.rjust(room), "steal  50%"]


def test_what_has_no_room_in_a_strip_goes_on_below_indented() -> None:
    many = (Prospect("x" * 30, 0.6, 9), Prospect("y" * 40, 0.5, 9), Prospect("z" * 40, 0.4, 9))
    lines = strip(*many, cells=60)
    assert lines[2] == "y" * 40 + "  50%  ·" and lines[3] == "  " + "z" * 40 + "  40%"
    first = Prospect("x" * 30, 0.6, 9, None, WHY)
    rows = strip(first, TWO, cells=60)
    assert rows[1].startswith("x" * 30 + "  60%  ·  the second move")
    assert rows[2].startswith("  ") and rows[2][2] != " "


class Noted:
    """A game of which only the notes matter."""

    journal = (1, 2, 3)

    def __init__(self, text: str | None) -> None:
        self.notes = {} if text is None else {3: Note(3, text, "!")}
        self.written: list[tuple[int, str, str]] = []

    def note(self, *given: Any) -> None:
        """Write down the note."""
        self.written.append(given)


@pytest.mark.parametrize(
    ("before", "written"),
    [
        (None, [(3, "Asked.", "")]),
        ("Hm.", [(3, "Hm.\nAsked.", "!")]),
        ("Hm.\nAsked.", []),
    ],
)
def test_that_a_hint_was_asked_is_noted_once_beside_what_was_noted(
    before: str | None, written: list[Any]
) -> None:
    live = Noted(before)
    note_hint(cast(Any, live), "Asked.")
    assert live.written == written


def test_until_the_hint_comes_something_is_said() -> None:
    assert plain(thinking_lines(FACE)) == SAY("hint.thinking") + SAY("more")


def test_hints_are_counted_by_person_in_any_language() -> None:
    said = [Wording(each)("hint.noted", who="Anna") for each in ("en", "fr", "de")]
    notes = {
        3: Note(3, "\n".join(["hello", said[0], "Bo has taken a hint."]), ""),
        5: Note(5, said[1], ""),
        8: Note(8, said[2] + " no", ""),
    }
    players = tuple(SimpleNamespace(name=name) for name in ("Anna", "Bo", "Ci"))
    header = SimpleNamespace(players=players)
    assert hints_taken(cast(Any, SimpleNamespace(notes=notes, header=header))) == (2, 1, 0)
    assert hints_taken(cast(Any, SimpleNamespace(notes={}, header=header))) == (0, 0, 0)


def test_a_hint_belongs_to_the_next_decision_of_who_asked_for_it() -> None:
    """A move that a hint had advised was called an inaccuracy without a word of the hint."""
    players = tuple(SimpleNamespace(name=name) for name in ("Anna", "Bo"))
    actions = [SimpleNamespace(seat=seat) for seat in (0, 1, -1, 0, 1, 0)]
    said = Wording("fr")("hint.noted", who="Anna")
    notes = {2: Note(2, f"hello\n{said}", ""), 4: Note(4, "hello", "")}
    saved = SimpleNamespace(
        notes=notes,
        header=SimpleNamespace(players=players),
        journal=SimpleNamespace(actions=actions),
    )
    hinted = [step for step in range(1, 7) if was_hinted(cast(Any, saved), step) and step != 3]
    assert hinted == [4]
