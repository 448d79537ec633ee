"""Sentences choose the grammatical case of what they name: German inflects its cards, other
languages do not."""

import pytest

from engine.dalmuti.actions import Play
from engine.dalmuti.cards import JESTER, RANKS, Rank
from tui.games.dalmuti.naming import cards_in_words, played, some
from tui.words import LANGUAGES, Language, Listed, Noun, Wording
from tui.words.catalogue import grammar
from tui.words.spans import text_of

ARTICLES = {"ein": ("einen", "einem"), "eine": ("eine", "einer"), "der": ("den", "dem")}
"""The accusative and the dative of the article, by its nominative; there is only one Dalmuti."""


def said(language: Language, thing: Noun | Listed, case: str) -> str:
    return text_of(Wording(language)._said(thing, case))


@pytest.mark.parametrize("rank", RANKS)
def test_every_card_bends_with_its_article(rank: int) -> None:
    article, name = text_of(Wording("de").named(some(rank, 1))).split()
    # Narr is one of the few nouns that are inflected themselves.
    bent = "Narren" if rank == JESTER else name
    for case, form in zip(("acc", "dat"), ARTICLES[article], strict=True):
        assert said("de", some(rank, 1), case) == f"{form} {bent}"


@pytest.mark.parametrize("rank", RANKS)
def test_many_cards_end_in_n_in_the_dative(rank: int) -> None:
    plural = text_of(Wording("de").named(some(rank, 3)))
    assert said("de", some(rank, 3), "acc") == plural
    dative = said("de", some(rank, 3), "dat")
    assert dative == plural + "n" * (plural[-1] not in "ns")


def test_a_sentence_asks_for_its_case_through_lists_and_what_is_inside() -> None:
    say = Wording("de")
    three = played(Play(0, Rank(10), 2, 1))
    assert say("da.felt.play", who="Anna", play=three) == (
        "Anna: drei Schafhirtinnen, darunter ein Narr"
    )
    assert say("da.play", play=three) == "drei Schafhirtinnen, darunter ein Narr?"
    gift = cards_in_words([3, 6, 13])
    assert say("da.tell.gift", who="Anna", cards=gift) == (
        "Anna hat eine Gabe gewählt: einen Hofmarschall, einen Ritter und einen Narren"
    )
    assert text_of(say.named(gift)) == "ein Hofmarschall, ein Ritter und ein Narr"


@pytest.mark.parametrize(
    "language", [each for each in LANGUAGES if "acc" not in grammar(each).cases]
)
def test_a_language_without_the_case_says_the_same(language: Language) -> None:
    plain = text_of(Wording(language).named(cards_in_words([3, 10, 10])))
    assert said(language, cards_in_words([3, 10, 10]), "acc") == plain
