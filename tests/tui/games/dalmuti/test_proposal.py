"""Reasons of a review in words: cards, persons, and how many cards a Jester makes."""

import pytest

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Pass, Sweep
from engine.dalmuti.bots.reasons import LEADS, SAFE
from engine.game import Reason
from tests.engine.dalmuti.tables import lay, playing
from tests.tui.games.dalmuti.tables import face
from tui.render.face import Moment
from tui.render.topics import REVIEW, explained
from tui.session.hints import all_told, reason
from tui.words import LANGUAGES, Language
from tui.words.spans import text_of

NOTHING = {"lead": 0, "count": 0, "last": 0}
"""The facts of a reason “later” after whose trick no lead mostly follows."""


def came(language: Language, told: Reason) -> str:
    """Return in words, for a table of five, what came of a move."""
    return text_of(
        all_told(
            face(language, 5), lambda each: f"review.came.dalmuti.{each.code}", told, mover=None
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_cards_jesters_make_with_others(language: Language) -> None:
    alone = Reason("jesters-alone", {"jesters": 1, "rank": 6, "number": 2})
    three = {"en": "three", "fr": "trois", "de": "drei"}[language]
    assert f" {three}" in came(language, alone)
    both = Reason("jesters-alone", {"jesters": 2, "rank": 6, "number": 2})
    assert f" {three}" not in came(language, both)


def test_who_pays_a_tax_to_whom() -> None:
    told = came("en", Reason("taxed", {"seat": 0, "owner": 4}))
    assert told == "the taxes are paid: ■ Anna gets the two best cards of ★ Élise"


def test_cards_that_are_kept_for_the_same_trick_are_told_of_somebody_else_as_well() -> None:
    why = Reason("again-out", {"rank": 4, "number": 2})
    assert text_of(reason(face(seats=5), why, mover=4)) == (
        "keeps two Baronesses\N{NO-BREAK SPACE}(4), which can still take this trick: then "
        "★ Élise leads the remaining cards and is out"
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "you more often go out ahead of ■ Anna, ● Bruno and ◆ Chiara"),
        ("fr", "vous sortez plus souvent avant ■ Anna, ● Bruno et ◆ Chiara"),
        ("de", "so bist du in mehr Fällen früher fertig als ■ Anna, ● Bruno und ◆ Chiara"),
    ],
)
def test_those_that_one_is_ahead_of_are_one_list(language: Language, told: str) -> None:
    first, *others = ({"seat": seat} for seat in range(3))
    also = tuple(Reason("before", each) for each in others)
    assert text_of(reason(face(language, 5), Reason("before", first, also))) == told


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", " on your own lead", " on ■ Anna’s own lead"),
        ("fr", ", à condition que vous l’ouvriez", ", à condition que ■ Anna l’ouvre"),
        ("de", ", wenn du damit ausspielst", ", wenn ■ Anna damit ausspielt"),
    ],
)
def test_that_cards_take_a_trick_when_they_are_led_is_a_clause(
    language: Language, mine: str, theirs: str
) -> None:
    """« selbst ausgespielt » at the end was not understood."""
    why = Reason("later", {"rank": 3, "number": 2, "over": LEADS, **NOTHING})
    told = face(language, 5)
    assert text_of(reason(told, why)).endswith(mine)
    assert text_of(reason(told, why, mover=0)).endswith(theirs)


@pytest.mark.parametrize(
    ("language", "then"),
    [("en", "left after it"), ("fr", "garde ensuite 3 cartes"), ("de", "hat danach nur noch")],
)
@pytest.mark.parametrize("code", ["lets-few", "others-few"])
def test_how_many_cards_are_left_is_told_of_the_time_after_the_trick(
    code: str, language: Language, then: str
) -> None:
    """The table shows how many cards there are before the trick."""
    assert then in came(language, Reason(code, {"seat": 2, "number": 3}))


@pytest.mark.parametrize(
    ("language", "better", "played"),
    [
        (
            "en",
            "most likely keeps ● Bruno (1 card left) from going out in this trick",
            "● Bruno then usually plays the last card and goes out ahead of you",
        ),
        (
            "fr",
            "empêche le plus souvent ● Bruno de sortir dans ce pli avec sa dernière carte",
            "● Bruno joue alors le plus souvent sa dernière carte et sort avant vous",
        ),
        (
            "de",
            "hindert ● Bruno meist daran, in diesem Stich mit der letzten Karte fertig zu werden",
            "● Bruno spielt dann meist die letzte Karte und ist vor dir fertig",
        ),
    ],
)
def test_who_is_kept_from_going_out(language: Language, better: str, played: str) -> None:
    facts = {"seat": 1, "number": 1}
    assert text_of(reason(face(language, 5), Reason("blocks", facts))) == better
    assert came(language, Reason("out-ahead", facts)) == played


def test_that_one_card_is_left_is_french() -> None:
    told = came("fr", Reason("lets-few", {"seat": 2, "number": 1}))
    assert "que 1 carte" not in told and "1 seule carte" in told


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        (
            "en",
            " once nobody can play better: after that trick you can lead two Cooks (9)",
            ": after that trick ■ Anna can lead two Cooks (9)",
        ),
        (
            "fr",
            ", une fois que plus personne ne pourra faire mieux, "
            "pour ouvrir ensuite avec deux cuisinières (9)",
            ", pour ouvrir ensuite avec deux cuisinières (9)",
        ),
        (
            "de",
            " unterbieten kann: Nach diesem Stich kannst du zwei Köchinnen (9) ausspielen",
            ": Nach diesem Stich kann ■ Anna zwei Köchinnen (9) ausspielen",
        ),
    ],
)
def test_what_is_led_after_a_later_trick(language: Language, mine: str, theirs: str) -> None:
    facts = {"rank": 3, "number": 2, "over": SAFE, "lead": 9, "count": 2, "last": 0}
    told = face(language, 5)
    for mover, end in ((None, mine), (0, theirs)):
        words = text_of(reason(told, Reason("later", facts), mover=mover))
        assert words.replace("\N{NO-BREAK SPACE}", " ").endswith(end)
    last = text_of(reason(told, Reason("later", facts | {"last": 1})))
    assert last != text_of(reason(told, Reason("later", facts)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["known", "why"])
def test_places_are_not_explained_as_chances(what: str, language: Language) -> None:
    """Places stand beside the moves, and a smaller place is better."""
    view = DALMUTI.view(playing(dict.fromkeys(range(4), (5, 6)), range(4)), 0)
    card = explained(face(language), Moment(view), (f"{REVIEW}{what}",))
    told = text_of(card.words)
    assert {"en": "place", "fr": "place", "de": "Platz"}[language] in told
    assert {"en": "chance", "fr": "chance", "de": "Chance"}[language] not in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Not as expected · ● Bruno beats it with two Cooks\N{NO-BREAK SPACE}(9)"),
        ("fr", "Pas comme prévu · ● Bruno joue mieux, avec deux cuisinières\N{NO-BREAK SPACE}(9)"),
        ("de", "Anders als erwartet · ● Bruno schlägt das mit zwei Köchinnen\N{NO-BREAK SPACE}(9)"),
    ],
)
def test_that_a_trick_goes_to_another_against_the_reason_is_told(
    language: Language, told: str
) -> None:
    """“Almost certainly takes the trick” was refuted on the board, and nothing said so."""
    lead, beat = lay(0, 10, 10), lay(1, 9, 9)
    back, won, surely = lay(0, 8, 8), Sweep(), Reason("surely")
    behind = Reason("whole", {"rank": 10, "number": 2}, (surely,))

    def after(why: Reason, *actions: DalmutiAction) -> str:
        return text_of(face(language, 5).contrary(why, (Pass(4), lead, *actions), 1))

    for why in (surely, behind):
        assert after(why, beat) == told
        assert after(why, beat, Pass(2), won, lay(1, 12)) == after(why, beat)
        assert not after(why, Pass(1), Pass(2))
        assert not after(why, beat, back)
        assert not after(why, Pass(1), won, lay(0, 12), lay(1, 3))
    assert not after(Reason("place"), beat)
