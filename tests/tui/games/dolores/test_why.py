"""Where a review speaks against the table of outcomes beside it, it says why."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.actions import Commit, DoloresAction, Keep, Reveal
from engine.dolores.bots.explain_now import is_last, more_now
from engine.dolores.cards import CONFLIT, ESQUIVE, FIRST_BOTTLE, GUETTEUR, PARTAGE, Gesture
from engine.dolores.state import Record, State, with_seat
from engine.game import Reason
from saves.reviews import Judged
from tests.engine.dolores.explained import said
from tests.engine.dolores.positions import A, B, C, sharing, table
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.why_lines import better, consequence
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue
from tui.words.spans import Line, text_of

EARLY: Final = {A: (61, 61, 61, 73, 71, 71, 71), B: (21, 41), C: (22, 31, 31, 71)}
LATE: Final = {
    A: (11, 31, 31, 31, 42, 51),
    B: (21, 52, 61, 61),
    C: (21, 21, 51),
}
DODGES: Final = Record(0, 0, (0, 0, 40), ESQUIVE)


def early(other: Record, cards: tuple[int, ...] = (71, 21, 62, 31)) -> State:
    """Return a split with much of the game still to come; `other` is what B has shown so far."""
    state = replace(sharing(table(3, goods=EARLY), cards), left=51)
    return replace(state, records=with_seat(state.records, B, other))


def words(
    state: State,
    best: Gesture,
    taken: Gesture,
    language: Language,
    seat: int = A,
    act: Callable[[int, Gesture], DoloresAction] = Commit,
) -> tuple[str, str]:
    """Return what speaks for the best gesture, and what comes of the gesture taken, as the seat
    itself reads it."""
    why, came = said(state, seat, act(seat, best), act(seat, taken))
    company = Company(("Anna", "Yann", "Mia"), Wording(language), UNICODE, reader=seat)
    face, judged = face_for("dolores", company), Judged[Any](1, seat, (), 0, 0.1, 0.01, why, came)
    return plain(better(face, judged)), plain(consequence(face, judged))


def plain(told: Line) -> str:
    """Return a sentence with ordinary spaces."""
    return text_of(told).replace("\N{NO-BREAK SPACE}", " ")


NOW: Final[dict[Language, str]] = {
    "en": "brings you +3 instead of −1 point now (giving up music), but in the end",
    "fr": "vous rapporte maintenant +3 au lieu de −1 point (collection perdue sans doute : musique",
    "de": "bringt dir jetzt zwar +3 statt −1 Punkt (wohl aufgegeben: Musik)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_brings_more_now_and_less_in_the_end_is_told_as_such(language: Language) -> None:
    """By the table two dodges bring three points and a fight costs one. In the end they bring fewer
    points, because cards are given up."""
    _, came = words(early(DODGES), CONFLIT, ESQUIVE, language)
    assert NOW[language] in came


GROWS: Final[dict[Language, str]] = {
    "en": "; it pays off later: it raises",
    "fr": " ; ce coup rapportera plus tard : la collection",
    "de": "; das zahlt sich später aus, denn es hebt",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_pays_off_later_is_told_with_the_collection_that_grows(language: Language) -> None:
    """Two chances of winning would not tell why."""
    why, came = words(early(DODGES), CONFLIT, ESQUIVE, language)
    assert GROWS[language] in why
    assert not any("chance" in told.lower() for told in (why, came))


def late() -> State:
    """Return a state near the end of a game, in which the donor A mostly dodges."""
    state = replace(sharing(table(3, donor=A, goods=LATE), (41, 51, 41, 42)), left=19)
    return replace(state, records=with_seat(state.records, A, DODGES))


LATER: Final[dict[Language, str]] = {
    "en": "+3 instead of −1 point now, but makes your later prospects worse",
    "fr": "+3 au lieu de −1 point, mais assombrit vos perspectives pour la suite",
    "de": "+3 statt −1 Punkt, verschlechtert aber deine späteren Aussichten",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_without_figures_where_a_bottle_can_change_them(language: Language) -> None:
    state = replace(early(DODGES), holders=(-1, -1, -1, -1, -1, -1, -1, C, -1, -1))
    _, came = words(state, CONFLIT, ESQUIVE, language)
    assert LATER[language] in came


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gesture_that_brings_no_points_brings_better_chances(language: Language) -> None:
    """Against a share, neither a fight nor a share brings any points here."""
    why, _ = words(late(), CONFLIT, PARTAGE, language, B)
    chances = {"en": "better chances", "fr": "meilleures chances", "de": "bessere Chancen"}
    assert chances[language] in why


OUTGROWN: Final[dict[Language, str]] = {
    "en": "the only highest one; the music collection no longer counts",
    "fr": "alors la seule plus forte ; ne compte plus parmi les plus fortes : musique",
    "de": "Porzellan, dann allein die höchste Sammlung; die Sammlung Musik zählt nicht mehr",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_collection_that_no_longer_counts_is_named(language: Language) -> None:
    _, came = words(late(), CONFLIT, PARTAGE, language, B)
    assert OUTGROWN[language] in came


def test_the_card_that_a_dodge_picks_is_named_where_one_is_clearly_the_best() -> None:
    """A music 3 among cards worth less is named. Where two cards are worth the same, none is."""
    for cards, pick in (
        ((63, 21, 62, 31), "Musik 3 (für später, nicht für Punkte sofort)"),
        ((71, 21, 62, 31), "eine Karte"),
    ):
        why, _ = words(early(DODGES, cards), CONFLIT, ESQUIVE, "de")
        assert f"und {pick} nimmt" in why


def test_a_gesture_of_a_trick_that_brings_more_now_is_told_as_such() -> None:
    """A second dodge brings three points and a fight costs one, but the dodge gives up music."""
    state = replace(early(DODGES), holders=(-1, -1, -1, -1, -1, -1, A, -1, -1, -1))
    state = DOLORES.apply(state, Commit(A, CONFLIT | ESQUIVE))
    state = DOLORES.apply(DOLORES.apply(state, Commit(B, ESQUIVE)), Reveal())
    why, came = words(state, CONFLIT, ESQUIVE, "en", act=Keep)
    assert why == "" and came.startswith(
        "it brings you +3 instead of −1 point now (giving up music)"
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "you +3 instead of −1 point, but this is the last split: ● Yann then has 24, you 12",
        ),
        ("fr", "−1 point, mais c’est le dernier partage : ● Yann en a alors 24, vous 12"),
        ("de", "−1 Punkt, aber es ist die letzte Verteilung: ● Yann hat dann 24, du 12"),
    ],
)
def test_in_the_last_split_nothing_is_said_of_later(language: Language, told: str) -> None:
    """By the table two dodges bring more. If they leave the rival ahead all the same, that is told,
    else nothing. A split is not the last while a Lookout can hold Dawn back."""
    for other, last in (((21, 51, 52, 53, 61, 62, 63), True), ((21, 41), False)):
        state = sharing(table(3, goods={**EARLY, B: other}), (71, 21, 62, 31))
        view = DOLORES.view(replace(state, left=2), A)
        assert is_last(view) and not is_last(replace(view, left=51))
        held = with_seat(view.holders, GUETTEUR - FIRST_BOTTLE, B)
        assert not is_last(replace(view, holders=held))
        analysis = cast(Any, SimpleNamespace(view=view, duel=SimpleNamespace(sharers=(A, B))))
        came = more_now(analysis, 0, (CONFLIT, ESQUIVE), ESQUIVE)
        assert (came is not None) == last
        if came is not None:
            company = Company(("Anna", "Yann", "Mia"), Wording(language), UNICODE, reader=A)
            judged = Judged[Any](1, A, (), 0, 0.1, 0.01, None, came)
            assert told in plain(consequence(face_for("dolores", company), judged))


DECIDES: Final[dict[Language, tuple[str, str, str, str]]] = {
    "en": (
        "you then end with 6.9 points on average instead of 8.6, ● Yann with 8.0 instead of 10.3 "
        "(● Yann loses more by it than you)",
        " 10.3 (● Yann loses more by it than ■ Anna)",
        " 8.0 (you gain more by it than ● Yann)",
        " 8.0 (■ Anna gains more by it than ● Yann)",
    ),
    "fr": (
        "vous finissez alors en moyenne avec 6,9 points au lieu de 8,6, ● Yann avec 8,0 au lieu de "
        "10,3 (● Yann y perd plus que vous)",
        " 10,3 (● Yann y perd plus que ■ Anna)",
        " 8,0 (vous y gagnez plus que ● Yann)",
        " 8,0 (■ Anna y gagne plus que ● Yann)",
    ),
    "de": (
        "am Ende hast du dann im Schnitt 6,9 statt 8,6 Punkte, ● Yann 8,0 statt 10,3 "
        "(● Yann verliert dabei mehr als du)",
        " 10,3 (● Yann verliert dabei mehr als ■ Anna)",
        " 8,0 (du gewinnst dabei mehr als ● Yann)",
        " 8,0 (■ Anna gewinnt dabei mehr als ● Yann)",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_both_end_with_fewer_points_or_both_with_more_it_is_told_what_decides(
    language: Language,
) -> None:
    fewer = {"end": 69, "less": 86, "seat": B, "rival": 80, "before": 103}
    more = {"end": 86, "less": 69, "seat": B, "rival": 85, "before": 80}
    apart = {"end": 86, "less": 69, "seat": B, "rival": 80, "before": 103}
    told = [ends(facts, language, reader) for facts in (fewer, more) for reader in (A, None)]
    assert all(map(str.endswith, told, DECIDES[language])), told
    assert not any("(" in ends(apart, language, reader) for reader in (A, None))


def ends(facts: dict[str, int], language: Language, reader: int | None) -> str:
    """Return what is told of the points in the end to the seat A, or to somebody else."""
    company = Company(("Anna", "Yann", "Mia"), Wording(language), UNICODE, reader=reader)
    judged = Judged[Any](1, A, (), 0, 0.1, 0.01, Reason("ends-both", facts), None)
    return plain(better(face_for("dolores", company), judged))


NO_SUBJECT: Final = re.compile(r"(?:ne |vous )*(?:rapporte|coûte|donne|défausse|termine)")


def test_in_french_what_speaks_for_a_move_has_its_subject() -> None:
    """« Mieux : vous rapporte » would be no sentence."""
    for key, words in catalogue("fr").items():
        if key.startswith(("hint.why.dolores.", "review.came.dolores.")):
            assert not NO_SUBJECT.match(words), key
