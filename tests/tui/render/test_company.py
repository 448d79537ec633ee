"""The players at a table in words, what a step tells, and what robots say to it."""

from typing import Any

import pytest

from engine.character import Character
from engine.game import Illegal, rank
from tui.games.registry import face_for
from tui.render.company import Company
from tui.render.face import Face, Moment, remarked, victory
from tui.render.glyphs import UNICODE
from tui.render.remarks import Occasion, remarks
from tui.render.topics import first_sentence, topic_of
from tui.words import Wording
from tui.words.spans import BLANK, Span, line, text_of

COMPANY = Company(("Anna", "Bruno", "Chiara"), Wording("en"), UNICODE)


def test_players_in_columns_are_as_wide_as_the_longest_name_of_at_most_14_cells() -> None:
    names = [("Anna", "Bruno"), ("Anna", "Maximilianus"), ("Anna", "Maximiliane-Aurelia")]
    rows = [text_of(COMPANY._replace(names=each).column(0)) for each in names]
    assert rows == ["■ Anna ", "■ Anna        ", "■ Anna          "]
    assert text_of(COMPANY._replace(names=names[2]).column(1)) == "● Maximiliane-A…"


def test_a_refusal_names_the_seat_it_is_about() -> None:
    seen = []

    class Spoken(Wording):
        def __call__(self, key: str, /, **facts: Any) -> str:
            seen.append((key, facts))
            return ""

    company = COMPANY._replace(say=Spoken("en"))
    for seat in (0, 2, 3, -1, "all"):
        company.refusal(Illegal("not-your-turn", seat=seat))
    assert [facts["seat"] for _, facts in seen] == ["Anna", "Chiara", 3, -1, "all"]
    assert {key for key, _ in seen} == {"illegal.not-your-turn"}


def test_one_winner_wins_and_two_share() -> None:
    face, say = face_for("dolores", COMPANY), COMPANY.say
    one, two = rank([3, 7, 5], "dawn"), rank([7, 3, 7], "dawn")
    assert text_of(victory(face, one)) == say("table.won", who="● Bruno", score=face.score(7))
    both = say("table.shared", who="■ Anna and ◆ Chiara", score=face.score(7))
    assert text_of(victory(face, two)) == both


class Told(Face[Any, Any]):
    """A face that tells two lines of every action, the last with a name."""

    def tell(self, before: Any, action: Any, after: Any) -> list[Any]:
        return [line("first"), line(Span("■ Anna", "seat-0"), " leads")] if action else []

    def asked(self, view: Any, me: Any) -> Any:
        return line("asked")

    def occasions(self, before: Any, action: Any, after: Any) -> list[Occasion]:
        return [Occasion(1, "dalmuti.throne", 3)]


def test_a_face_answers_as_little_as_a_game_may_define() -> None:
    face = Told(COMPANY)  # type: ignore[abstract]
    (frame,) = face.scene(Moment(None, "before", "a move"))
    assert text_of(frame.said) == "■ Anna leads" and frame.said[0].target == ("seat", 0)
    assert face.scene(Moment(None))[0].said == BLANK
    assert face.scene(Moment(None, "before", ""))[0].said == BLANK
    assert face.still(Moment(None, "before", "a move")) == frame
    assert not face.continues(None, None) and not face.decisive(None, None, None)
    assert not face.idle(Moment(None), shared=False)
    say = COMPANY.say
    assert face.promise(None, 0.347) == say("hint.share", share=35)
    assert "12" in face.loss(0.12, 0.034) and "3" in face.loss(0.12, 0.034)
    assert face.loss(0.12, 0.034).endswith(say("review.loss", share="", margin=3)[-3:])


def remark_of(character: Character, seat: int = 1) -> list[str]:
    """Return what a robot says to an occasion."""
    company = COMPANY._replace(voices=((1, character),))
    return [text_of(each) for each in remarks(company, [Occasion(seat, "dalmuti.throne", 3)])]


def test_a_temper_is_hot_above_the_middle() -> None:
    say = COMPANY.say
    for bold, vengeful, temper in (
        *((0.5, 0.5, "cool"), (0.5, 0.6, "hot"), (0.9, 0.2, "hot"), (0.0, 0.9, "cool")),
    ):
        words = say(f"remark.dalmuti.throne.{temper}")
        assert words in remark_of(Character(bold, 0.5, vengeful, 1.0))[0]


def test_only_a_robot_with_a_voice_remarks_and_only_after_a_step() -> None:
    talks = Character(talkative=1.0)
    assert remark_of(talks) and not remark_of(talks, seat=0)
    assert not remark_of(Character(talkative=0.0))
    face = Told(COMPANY._replace(voices=((1, talks),)))  # type: ignore[abstract]
    assert remarked(face, Moment(None, "before", "a move")) and not remarked(face, Moment(None))


def test_how_often_a_robot_speaks_is_how_talkative_it_is() -> None:
    for share in (0.2, 0.7):
        company = COMPANY._replace(voices=((1, Character(talkative=share)),))
        spoken = [
            bool(remarks(company, [Occasion(1, "dalmuti.throne", when)])) for when in range(400)
        ]
        assert sum(spoken) / 400 == pytest.approx(share, abs=0.08)


def test_the_first_sentence_ends_at_its_dot_with_its_roles() -> None:
    words = line("A ", Span("card", "strong"), ". Then", Span(" more. And", "dim"))
    assert text_of(first_sentence(words)) == "A card."
    assert [span.roles for span in first_sentence(words)] == ["", "strong", ""]
    assert text_of(first_sentence(line("It costs 1.5 in all."))) == "It costs 1.5 in all."


def test_a_span_shows_its_topic_else_its_place_else_its_player_else_what_happens_now() -> None:
    class Asked(Told):
        topics = {"column": "DV1"}  # noqa: RUF012

        def now(self, view: Any) -> Any:
            return ("now",)

    face = Asked(COMPANY)  # type: ignore[abstract]
    for span, topic in (
        (Span("x", "seat-1", ("column", 3), ("mark", 2)), ("mark", 2)),
        (Span("x", "seat-1", ("column", 3)), ("column", 3)),
        (Span("x", "dim seat-11", ("row", 3)), ("seat", 11)),
        (Span("x", "dim", "column"), ("now",)),
    ):
        assert topic_of(face, None, span) == topic
