"""What a review says of a placement names what the reader sees at the table."""

import re
from random import Random
from typing import Any

import pytest

from engine.arena import forever
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.explain import explain
from engine.dolce_vita.cards import Column
from engine.game import Reason
from saves.reviews import Judged, Weighed
from tests.engine.dolce_vita.positions import GREEN, last_round
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.why_lines import better, consequence
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

NAMES = ("Rosa", "Yann", "Greta")
SHOWN = {
    "en": (
        "Greta gives back the 200,000 car",
        "Greta would get the 400,000 car (which Rosa gives back)",
        "Greta needs it for the 600,000 watch in column C if Yann plays a 6 there",
        "Greta must take the 500,000 watch in column F and give back the 600,000 one for it",
    ),
    "fr": (
        "Greta rend la voiture de 200 000",
        "Greta y aurait la voiture de 400 000 (que Rosa rend)",
        "Greta en a besoin pour la montre de 600 000 dans la colonne C si Yann y pose un 6",
        "Greta échange dans la colonne F la montre de 600 000 (sans doute à prendre d’abord dans "
        "la colonne C) contre celle de 500 000",
    ),
    "de": (
        "dafür gibt Greta das Auto zu 200.000 zurück",
        "bekommt Greta dort das Auto zu 400.000 (von Rosa zurückgegeben)",
        "Greta braucht sie für die Uhr zu 600.000 in Spalte C, wenn Yann dort eine 6 legt",
        "Greta muss nach jetzigem Stand in Spalte F die Uhr zu 500.000 nehmen "
        "und die zu 600.000 dafür zurückgeben",
    ),
}
"""What is given back for the car, who gives the other car back, and what the six is kept for. The
last tells that the watch taken is worth less than the watch given back for it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_exchanged_and_what_a_card_is_needed_for_is_named(language: Language) -> None:
    better_one, taken = Place(GREEN, 5, Column(4)), Place(GREEN, 6, Column(5))
    view = DOLCE_VITA.view(last_round(), GREEN)
    why, came = explain(view, better_one, taken, Random(1), forever)
    choices = (Weighed[Any](better_one, 0.6), Weighed[Any](taken, 0.1))
    judged = Judged[Any](1, GREEN, choices, 1, 0.5, 0.01, why, came)
    face = face_for("dolce-vita", Company(NAMES, Wording(language), UNICODE))
    words = "; ".join(text_of(part(face, judged)) for part in (better, consequence))
    words = re.sub(r"[■●◆]\s", "", words).replace("\N{NO-BREAK SPACE}", " ")
    words = words.replace("\N{NARROW NO-BREAK SPACE}", " ")
    for told in SHOWN[language]:
        assert told in words, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("few", [0, 1, 2])
def test_how_many_cards_take_away_what_both_win_is_told(few: int, language: Language) -> None:
    where = {"column": 4, "object": 82, "giver": -1, "many": 12, "of": 14}
    told = Reason("holds", where | {"few": few}) if few else Reason("secures", where)
    face = face_for("dolce-vita", Company(NAMES, Wording(language), UNICODE))
    judged = Judged[Any](1, 0, (), 0, 0.5, 0.01, told)
    figures = re.findall(r"\b1?\d\b", text_of(better(face, judged)))
    assert sorted(map(int, figures)) == sorted([12, 14] + [few] * bool(few))


MORE = {
    "en": ("if others’ cards change the order there", "(by then probably won in column C)"),
    "fr": ("si les cartes des autres y changent l’ordre", "(sans doute à prendre d’abord"),
    "de": (
        "wenn Karten anderer dort die Reihenfolge ändern",
        "(bis dahin wohl in Spalte C gewonnen)",
    ),
}
"""The words for a win that depends on more cards of others, and for an object that is probably won
in an earlier column."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_more_cards_and_what_was_won_before_is_said_clearly(language: Language) -> None:
    where = {"column": 4, "object": 34, "giver": -1}
    why, came = Reason("expects", where), Reason("left-worse", where | {"back": 37, "first": 2})
    face = face_for("dolce-vita", Company(NAMES, Wording(language), UNICODE))
    judged = Judged[Any](1, 0, (), 0, 0.5, 0.01, why, came)
    parts = better(face, judged), consequence(face, judged)
    for said, part in zip(MORE[language], parts, strict=True):
        assert said in text_of(part).replace("\N{NO-BREAK SPACE}", " ")
