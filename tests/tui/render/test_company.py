"""The players at a table in words, what a step tells, and what robots say to it."""

from typing import Any

import pytest

from engine.character import Character
from engine.game import Illegal, rank
from tui.games.registry import face_for
from tui.render.company import Company
from tui.render.face import Face, Moment, victory
from tui.render.glyphs import UNICODE
from tui.render.remarks import WAYS, Occasion, Remark, again, remarks
from tui.render.telling import remarked
from tui.render.topics import first_sentence, topic_of
from tui.words import Wording
from tui.words.spans import BLANK, Span, line, text_of

COMPANY = Company(("Anna", "Bruno", "Chiara"), Wording("en"), UNICODE)

SPOKEN = [Remark(1, "said before", "")]


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

    great = (str,)

    def tell(self, before: Any, action: Any, after: Any) -> list[Any]:
        return [line("first"), line(Span("■ Anna", "seat-0"), " leads")] if action else []

    def asked(self, view: Any, me: Any) -> Any:
        return line("asked")

    def occasions(self, before: Any, action: Any, after: Any) -> list[Occasion]:
        return [Occasion(1, "dalmuti.throne", 3, whom=0)]


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


class Steps:
    """An account of two steps, of which robots may remark on the first."""

    actions = ("a move", 2)
    last = 3

    def moment(self, number: int) -> Moment:
        return Moment(None, "before", self.actions[number - 1])


def remark_of(character: Character, seat: int = 1) -> list[str]:
    """Return what a robot of this character says to an occasion of a seat; [] if it is silent."""
    company = COMPANY._replace(voices=((1, character),))
    return [each.words for each in remarks(company, [Occasion(seat, "dalmuti.throne", 3, whom=0)])]


def test_the_bold_exult_and_the_vengeful_are_cross() -> None:
    for glad, about in ((True, "throne"), (False, "fallen")):
        for bold, vengeful in ((0.9, 0.5), (0.5, 0.9), (0.9, 0.9), (0.5, 0.5)):
            hot = (bold if glad else vengeful) > 0.5
            company = COMPANY._replace(voices=((1, Character(bold, 0.5, vengeful, 1.0)),))
            (said,) = remarks(company, [Occasion(1, f"dalmuti.{about}", 3, glad, 0)])
            assert said.key in ways(about, "hot" if hot else "cool")


def ways(about: str, temper: str) -> list[str]:
    """Return the keys of the words in which something is said."""
    return [f"remark.dalmuti.{about}.{temper}.{way}" for way in range(WAYS)]


def test_who_has_no_other_words_leaves_it_to_the_next() -> None:
    voices = ((1, Character(talkative=1.0)), (2, Character(vengeful=1.0, talkative=1.0)))
    company = COMPANY._replace(voices=voices)
    both = [Occasion(seat, "dalmuti.fallen", 3, whom=0) for seat in (1, 2)]
    said: list[Remark] = []
    for seat, temper in ((1, "cool"), (1, "cool"), (2, "hot"), (2, "hot")):
        (heard,) = remarks(company, both, said)
        assert heard.seat == seat and heard.key in ways("fallen", temper)
        assert heard.key not in [each.key for each in said]
        said.append(heard)
    assert not remarks(company, both, said)


def test_the_words_name_whom_they_are_about_and_are_the_same_whoever_that_is() -> None:
    company = COMPANY._replace(voices=((1, Character(vengeful=1.0, talkative=1.0)),))
    taken = [Remark(1, "remark.dalmuti.fallen.hot.1", "")]
    for other in (0, 2):
        (said,) = remarks(company, [Occasion(1, "dalmuti.fallen", 3, whom=other)], taken)
        assert said.words == f"I want that seat back, {COMPANY.names[other]}!"
    assert not remarks(company, [Occasion(1, "dalmuti.fallen", 3, whom=2)], [*taken, said])


def test_who_meets_the_same_again_may_say_so_first() -> None:
    lost = [Occasion(1, "dolce-vita.missed", each, whom=2) for each in (3, 4)]
    assert again(COMPANY, lost[1:], []) == lost[1:]
    assert again(COMPANY, lost[1:], [lost[0]._replace(whom=0)]) == lost[1:], "to another"
    first, then = again(COMPANY, lost[1:], lost[:1])
    assert (first.about, first.whom, then) == ("dolce-vita.missed-again", 2, lost[1])
    won = Occasion(2, "dolce-vita.snatched", 4, whom=1)
    assert again(COMPANY, [won], [won]) == [won], "there are no words for it"


def test_only_a_robot_with_a_voice_remarks_and_only_after_a_step() -> None:
    talks = Character(talkative=1.0)
    assert remark_of(talks) and not remark_of(talks, seat=0)
    assert not remark_of(Character(talkative=0.0))
    face = Told(COMPANY._replace(voices=((1, talks),)))  # type: ignore[abstract]
    account: Any = Steps()
    assert [bool(remarked(face, account, number)) for number in range(3)] == [False, True, False]


def test_how_often_a_robot_speaks_follows_from_how_talkative_it_is() -> None:
    """Once the chatterbox of an evening was heard less than the silent robot, by chance."""
    for talkative, share in ((0.2, 0.1), (0.5, 0.4), (0.7, 0.7), (0.9, 1.0)):
        company = COMPANY._replace(voices=((1, Character(talkative=talkative)),))
        spoken = [
            bool(remarks(company, [Occasion(1, "dalmuti.throne", when, whom=0)], SPOKEN))
            for when in range(400)
        ]
        assert sum(spoken) / 400 == pytest.approx(share, abs=0.08)


def test_who_is_talkative_does_not_let_a_first_occasion_pass() -> None:
    """A chatterbox once said nothing in a whole evening."""
    for share, always in ((0.6, True), (0.5, False)):
        company = COMPANY._replace(voices=((1, Character(talkative=share)),))
        spoken = [
            bool(remarks(company, [Occasion(1, "dalmuti.throne", when, whom=0)]))
            for when in range(40)
        ]
        assert all(spoken) is always


def test_of_several_who_may_say_the_same_the_most_talkative_is_asked_first() -> None:
    voices = tuple((seat, Character(talkative=each)) for seat, each in ((1, 0.6), (2, 0.9)))
    company = COMPANY._replace(voices=voices)
    both = [Occasion(seat, "dalmuti.hailed", 3, whom=0) for seat in (1, 2)]
    assert [each.seat for each in remarks(company, both)] == [2]
    lost = Occasion(1, "dalmuti.fallen", 3, whom=0)
    assert [each.seat for each in remarks(company, [lost, *both])] == [1], "what comes first"


def test_a_silent_one_does_not_exult() -> None:
    for share, temper in ((0.2, "cool"), (0.3, "hot")):
        company = COMPANY._replace(voices=((1, Character(bold=0.9, talkative=share)),))
        (said,) = remarks(company, [Occasion(1, "dalmuti.kept", 3, glad=True, sure=True)])
        assert said.key in ways("kept", temper)


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
