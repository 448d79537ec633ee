"""Whatever a game may say of an action has a sentence in every language."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.cards import HOUSE
from engine.dolores import DOLORES
from engine.dolores.bots.effects import EFFECTS, TIED, kinds
from engine.dolores.bots.reasons import WON
from engine.dolores.cards import CONFLIT, ESQUIVE, GESTURES, GOLD, PARTAGE, VOL, WEAPONS, WINE
from engine.dolores.score import score
from engine.game import Facts, Reason
from engine.reasons import SHARED, could_be, could_come
from engine.registry import GAMES, game_named
from saves.reviews import Judged, Weighed
from tests.engine.dolce_vita.positions import card, closing
from tests.engine.dolores.positions import table
from tests.tui.words.faults import YOU
from tui.games.dolce_vita.objects import amount
from tui.games.dolores.cargo import kind_name, name
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.hints import reason, told_of
from tui.session.why_lines import better, consequence
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

NAMES = ("Aya", "Ben", "Chiara", "Diego", "Eva")


def reasons(known: Facts, players: int) -> Iterator[Reason]:
    """Yield every reason, with the first and the last number of each of its facts in all
    combinations. With many facts, yield those in which at most two differ from the rest."""
    for code, facts in known.items():
        for ends in _ends(len(facts)):
            told = {name: each[end] for (name, each), end in zip(facts.items(), ends, strict=True)}
            seats = {name: players - 1 for name in ("seat", "owner", "giver") if name in told}
            yield Reason(code, told | seats)


def _ends(count: int) -> Iterator[tuple[int, ...]]:
    """Yield for each of `count` facts 0 for its first number or -1 for its last."""
    if count <= MANY:
        yield from product((0, -1), repeat=count)
        return
    places = range(count)
    odd = [set(each) for n in range(3) for each in combinations(places, n)]
    for base, other in ((0, -1), (-1, 0)):
        yield from (tuple(other if n in each else base for n in places) for each in odd)


MANY = 9
"""The most facts that are combined in all ways."""

CHOICES = (Weighed[Any](None, 0.6), Weighed[Any](None, 0.3))
"""The best choice and the choice taken; which actions they are does not matter here."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_said(name: str, language: Language) -> None:
    game = game_named(name)
    names = NAMES[: game.seats[-1]]
    face = face_for(name, Company(names, Wording(language), UNICODE))
    for each in reasons({**SHARED, **game.reasons}, len(names)):
        assert could_be(game, each, len(names))
        for other in ("hint.other.next", "hint.other.taken"):
            assert said(text_of(reason(face, each, other)), each, names)
    for each in reasons(game.consequences, len(names)):
        assert could_come(game, each, len(names))
        judged = Judged[Any](1, 0, (), 0, 0.3, 0.01, None, each)
        assert said(text_of(consequence(face, judged)), each, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_only_the_reader_is_you(name: str, language: Language) -> None:
    """A judgement of any other player calls that player by name, or tells of nobody."""
    game, you = game_named(name), YOU[language]
    names = NAMES[: game.seats[-1]]
    company = Company(names, Wording(language), UNICODE)
    own, others = face_for(name, company._replace(reader=0)), face_for(name, company)
    told = list[tuple[str, str, str]]()
    for each in reasons({**SHARED, **game.reasons}, len(names)):
        judged = Judged[Any](1, 0, CHOICES, 1, 0.3, 0.01, each, None)
        if each.code == "ahead":  # a review tells the figures of its choices
            each = replace(each, facts={"percent": 60, "instead": 30})
        hint = text_of(reason(others, each, "hint.other.taken"))
        told.append((hint, text_of(better(own, judged)), text_of(better(others, judged))))
    for each in reasons(game.consequences, len(names)):
        judged = Judged[Any](1, 0, (), 0, 0.3, 0.01, None, each)
        words = text_of(consequence(own, judged))
        told.append((words, words, text_of(consequence(others, judged))))
    assert any(you.search(mine) for _, mine, _ in told)
    for hint, mine, theirs in told:
        assert mine == hint and not you.search(theirs)
        assert theirs == mine or you.search(mine)
    assert any(names[0] in theirs for _, _, theirs in told)


ENGLISH = {
    *("a", "about", "above", "after", "all", "alone", "as", "either", "even", "for"),
    *("fourteen", "if", "in", "it", "most", "no", "nobody", "others", "otherwise", "price"),
    *("probably", "risk", "the", "then", "there", "this", "unless", "unlike", "weapons"),
    *("with", "without", "won", "you", "your"),
}
"""The words at the beginning of English reasons, which all have their subject."""

FRENCH = {
    *("après", "au", "avec", "ce", "cela", "c’est", "dans", "de", "d’autres", "en", "environ"),
    *("gagné", "il", "la", "le", "les", "l’ordre", "même", "pas", "personne", "plus", "pour"),
    *("prix", "quatorze", "rien", "risque", "sans", "seul", "seule", "seuls", "si", "sinon"),
    *("suite", "surtout", "toutes", "un", "une", "vos", "votre", "vous", "à"),
}
"""The words at the beginning of French reasons, which all have their subject."""


@pytest.mark.parametrize(("language", "words"), [("de", {"du"}), ("en", ENGLISH), ("fr", FRENCH)])
@pytest.mark.parametrize("name", GAMES)
def test_a_reason_stands_behind_its_label_as_a_sentence(
    name: str, language: Language, words: set[str]
) -> None:
    """A verb gets its subject. In German all begin with a capital, but for sums: du +2 Punkte."""
    found = [told for told in labelled(name, language) if told[0].islower()]
    assert {told.split()[0].rstrip(",") for told in found} <= words
    if language == "de":
        assert all(re.match(r"du [+−±]?\d", told) for told in found)
    elif language == "fr":
        assert not [told for told in found if re.match(r"vous (?!y )\w+(?<!ez) ", told)]


def labelled(name: str, language: Language) -> Iterator[str]:
    """Yield whatever may stand behind the labels of a review."""
    game = game_named(name)
    names = NAMES[: game.seats[-1]]
    for reader in (0, None):
        face = face_for(name, Company(names, Wording(language), UNICODE, reader=reader))
        for each in reasons({**SHARED, **game.reasons}, len(names)):
            why = better(face, Judged[Any](1, 0, CHOICES, 1, 0.3, 0.01, each, None))
            yield text_of(face.company.say.behind_label(why))
        for each in reasons(game.consequences, len(names)):
            came = consequence(face, Judged[Any](1, 0, (), 0, 0.3, 0.01, None, each))
            yield text_of(face.company.say.behind_label(came))


def said(words: str, each: Reason, names: Sequence[str]) -> bool:
    """Return whether a sentence is filled, and names the player who is meant."""
    return (
        "{" not in words
        and words.strip() != ""
        and ("seat" not in each.facts or names[-1] in words)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_a_move_puts_one_ahead_of_is_told_without_figures(language: Language) -> None:
    """The figures would differ from those that the worths are made of."""
    face = face_for("dalmuti", Company(NAMES, Wording(language), UNICODE))
    one, two = (Reason("before", {"seat": seat}) for seat in (1, 2))
    words = text_of(reason(face, replace(one, also=(two,))))
    assert NAMES[1] in words and NAMES[2] in words and not re.search(r"\d", words)
    told = replace(Reason("at-once", {"rank": 4, "number": 2}), also=(one, two))
    assert text_of(reason(face, told)).endswith(words)


ANSWERS = {
    "en": (
        " cancels out and wins nothing if Ben, Chiara or Diego ties there with a 6",
        "Eva with a 5",
    ),
    "fr": (" n’y prenez rien si Ben, Chiara ou Diego l’égale avec un 6", "Eva avec un 5"),
    "de": (" gehst leer aus, wenn Ben, Chiara oder Diego mit einer 6 gleichzieht", "Eva mit"),
}
"""The answers of four players, without their signs: three with the same card, one with another."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_who_may_answer_with_the_same_card_are_told_in_one_list(language: Language) -> None:
    company = Company(NAMES, Wording(language), UNICODE, reader=0)
    answers = tuple(
        Reason("unless-tied", {"seat": seat, "card": answer})
        for seat, answer in enumerate((6, 6, 6, 5), 1)
    )
    told = Reason("takes", {"column": 2, "object": card(HOUSE, 3)}, answers)
    words = re.sub(r"[■●◆▲★] ?", "", text_of(reason(face_for("dolce-vita", company), told)))
    words = words.replace("\N{NO-BREAK SPACE}", " ")
    alike, other = ANSWERS[language]
    assert other in words.partition(alike)[2], words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_and_another_answer_are_told_as_one_risk(language: Language) -> None:
    """This holds in both orders. That nothing is left is told of the tie."""
    company = Company(NAMES, Wording(language), UNICODE, reader=0)
    tie, first = (
        Reason(code, {"seat": seat, "card": answer})
        for code, seat, answer in (("unless-tied", 1, 5), ("unless", 2, 6))
    )
    risk, nothing = RISK[language]
    for told in ((tie, first), (first, tie)):
        why = Reason("takes", {"column": 2, "object": card(HOUSE, 3)}, told)
        words = text_of(reason(face_for("dolce-vita", company), why))
        assert words.count(risk) == 1 and nothing in words, words
        names = [words.index(NAMES[each.facts["seat"]]) for each in told]
        assert names == sorted(names)


RISK = {
    "en": ("risk", "wins nothing"),
    "fr": ("risque", "rien"),
    "de": ("Risiko", "leer aus"),
}
"""The words that stand once before all answers, and those for what a tie leaves."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_cards_of_a_gift_are_named(language: Language) -> None:
    face = face_for("dalmuti", Company(NAMES, Wording(language), UNICODE, reader=0))
    facts = {"rank": 2, "number": 1, "second": 9, "seat": 3}
    judged = Judged[Any](1, 0, (), 0, 0.3, 0.01, None, Reason("gives-good", facts))
    assert re.findall(r"\((\d+)\)", text_of(consequence(face, judged))) == ["2", "9"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_of_a_single_card_are_not_said_to_be_mostly_of_its_collection(
    language: Language,
) -> None:
    face = face_for("dolores", Company(NAMES[:3], Wording(language), UNICODE, reader=0))
    mostly = face.company.say("do.mostly")
    for mine, theirs in product(GESTURES, GESTURES):
        facts = {"seat": 1, "gesture": theirs, "mine": mine, "points": 1, "theirs": 2}
        picked = 53 if (mine == ESQUIVE) != (theirs == ESQUIVE) else 0
        facts |= {"card": picked, "kinds": 1 << 4, "how": 4, "sum": 0}
        judged = Judged[Any](1, 0, (), 0, 0.3, 0.01, None, Reason("outcome", facts))
        both = mine == theirs == ESQUIVE  # a collection is given up
        assert (mostly in text_of(consequence(face, judged))) == (mine != ESQUIVE and not both)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_fights_or_picks_is_named(language: Language) -> None:
    """Two people share, so both are called by name, not “they” or “who fights”. Named is also the
    card that a player who dodges alone is assumed to pick."""
    face = face_for("dolores", Company(NAMES[:3], Wording(language), UNICODE, reader=0))
    for mine, theirs in product(GESTURES, GESTURES):
        facts = {"seat": 1, "gesture": theirs, "mine": mine, "points": 1, "theirs": 2}
        facts |= {"card": 53, "kinds": 0, "how": 0, "sum": 0}
        judged = Judged[Any](1, 0, (), 0, 0.3, 0.01, None, Reason("outcome", facts))
        words = text_of(consequence(face, judged))
        named = 2 + ((mine, theirs) in ((1, 2), (4, 1), (4, 2)))
        assert words.count(NAMES[1]) == named, words
        assert words.count(name(face.company, 53)) == ((mine == ESQUIVE) != (theirs == ESQUIVE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_collections_that_are_level_are_named_with_what_they_make_together(
    language: Language,
) -> None:
    company = Company(NAMES[:3], Wording(language), UNICODE, reader=0)
    face = face_for("dolores", company)
    level = {"kinds": kinds((WEAPONS, GOLD)), "sum": 8}
    gestures = {"seat": 1, "gesture": PARTAGE, "mine": CONFLIT, "card": 0, "theirs": 0}
    for place, code in enumerate(EFFECTS, 1):
        if code not in TIED:
            continue
        brought = Reason("outcome", {**gestures, **level, "points": 5, "how": place})
        judged = Judged[Any](1, 0, (), 0, 0.3, 0.01, Reason(code, level | {"points": 5}), brought)
        for words in (text_of(better(face, judged)), text_of(consequence(face, judged))):
            assert all(kind_name(company, each) in words for each in (WEAPONS, GOLD)), words
            assert kind_name(company, WINE) not in words
            assert re.findall(r"\d+", words).count("8") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_in_the_end_are_told_with_tenths_of_oneself_and_of_the_other(
    language: Language,
) -> None:
    own, rival = {"end": 86, "less": 84}, {"seat": 1, "rival": 70, "before": 76}
    figures = {"own": ["8.6", "8.4"], "rival": ["7.0", "7.6"]}
    face = face_for("dolores", Company(NAMES[:3], Wording(language), UNICODE, reader=0))
    for code, facts in (("own", own), ("rival", rival), ("both", own | rival)):
        words = text_of(reason(face, Reason(f"ends-{code}", facts), mover=0))
        told = [each.replace(",", ".") for each in re.findall(r"\d+[.,]\d", words)]
        assert told == figures.get(code, [*figures["own"], *figures["rival"]])
        assert bool(YOU[language].search(words)) == (code != "rival")


GETS = {"en": "(gets ", "fr": "(reçoit ", "de": "(bekommt "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_to_the_other_is_named(language: Language) -> None:
    """One of two picks leaves the other sharer a card, or a card can be stolen with a Theft."""
    company = Company(NAMES[:3], Wording(language), UNICODE, reader=0)
    face = face_for("dolores", company)
    for left in (53, VOL, 0):
        facts = {"seat": 1, "theirs": 2, **dict.fromkeys(WON, 0), WON[0]: left}
        words = text_of(reason(face, Reason("them", facts)))
        assert (name(company, left) in words) == ("(" in words) == bool(left)
        assert (GETS[language] in words) == bool(left), "not “with” it: who does what?"
    facts = {"seat": 1, "card": 72, "theirs": 3}
    for code, more in (("robbed", {"points": -4}), ("robs-other", {"owner": 2})):
        judged = Judged[Any](1, 0, (), 0, 0.3, 0.01, None, Reason(code, facts | more))
        words = text_of(consequence(face, judged))
        assert name(company, 72) in words and name(company, VOL) in words
        assert (NAMES[2] in words) == (code == "robs-other") != bool(YOU[language].search(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_placement_wins_is_told_as_things_stand(language: Language) -> None:
    face = face_for("dolce-vita", Company(NAMES, Wording(language), UNICODE))
    stands = {"en": "as things stand", "fr": "en l’état", "de": "nach jetzigem Stand"}
    answers = tuple(Reason("unless", {"seat": seat, "card": 6}) for seat in (1, 2))
    where = {"column": 4, "object": 57}
    for why in (Reason("takes", where), Reason("takes", where, answers)):
        words = text_of(reason(face, why))
        assert stands[language] in words
        assert all((name in words) == bool(why.also) for name in NAMES[1:3])
    assert stands[language] not in text_of(reason(face, Reason("wins", where)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["keeps-for", "adds"])
def test_a_reason_with_a_risk_ends_with_what_a_card_that_is_kept_wins(
    code: str, language: Language
) -> None:
    face = face_for("dolce-vita", Company(NAMES, Wording(language), UNICODE, reader=0))
    kept = Reason(code, {"card": 6, "column": 1, "object": 17})
    answer = Reason("unless", {"seat": 1, "card": 5})
    words = text_of(reason(face, Reason("takes", {"column": 4, "object": 57}, (answer, kept))))
    last = text_of(reason(face, kept))
    assert words.endswith(last) and words.index(NAMES[1]) < words.index(last)
    assert re.search(r"\b6\b.*\bB\b", last)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["worse", "left-worse", "swaps"])
def test_what_is_given_back_names_the_column_where_it_is_won_first(
    code: str, language: Language
) -> None:
    face = face_for("dolce-vita", Company(NAMES, Wording(language), UNICODE, reader=0))
    facts = {"column": 4, "object": 33, "back": 36}
    told = [
        text_of(consequence(face, Judged[Any](1, 0, (), 0, 0.3, 0.01, None, came)))
        for came in (Reason(code, {**facts, "first": first}) for first in (-1, 1))
    ]
    assert [bool(re.search(r"\bB\b", words)) for words in told] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("own", "rival", "code"),
    [((71,), (61, 62), "behind"), ((71,), (61,), "level"), ((72,), (61,), "ahead")],
)
def test_how_far_one_is_ahead_is_told_where_points_count(
    own: tuple[int, ...], rival: tuple[int, ...], code: str, language: Language
) -> None:
    """Dolorès also tells how many cards are still to be drawn."""
    company = Company(NAMES[:3], Wording(language), UNICODE, reader=0)
    state = replace(table(3, goods={0: own, 2: rival}), left=17)
    gap = abs(score(state.goods[0]) - score(state.goods[2]))
    face = face_for("dolores", company)
    stands = face.standing(DOLORES.view(state, 0), 0)
    assert stands is not None and stands.key.endswith(code)
    assert bool(gap) == (code != "level")
    for reader in (0, None):
        face = face_for("dolores", company._replace(reader=reader))
        words = text_of(told_of(face, stands, 0))
        assert NAMES[2] in words and "17" in words and NAMES[1] not in words
        assert (str(gap) in words) == bool(gap)
        assert bool(YOU[language].search(words)) == (reader == 0)


def test_that_all_are_level_is_told_after_the_first_split() -> None:
    """Two gains that differ mean nothing to a reader who does not know how the players stood."""
    company = Company(NAMES[:2], Wording("en"), UNICODE, reader=0)
    state = table(2, goods={0: (71,), 1: (61,)})
    for number, level in ((1, False), (2, True)):
        view = DOLORES.view(replace(state, sharing=replace(state.sharing, number=number)), 0)
        assert (face_for("dolores", company).standing(view, 0) is not None) == level


@pytest.mark.parametrize("language", LANGUAGES)
def test_dolce_vita_tells_how_much_richer_the_richest_is_and_which_round_it_is(
    language: Language,
) -> None:
    state = closing(
        columns={}, cards={seat: {} for seat in range(3)}, owned={1: (card(HOUSE, 4),)}, turn=0
    )
    face = face_for("dolce-vita", Company(NAMES[:3], Wording(language), UNICODE, reader=0))
    first = replace(state, round=1)
    stands = face.standing(DOLCE_VITA.view(first, 0), 0)
    assert stands is not None and stands.key == "dv.standing.behind"
    words = text_of(told_of(face, stands, 0))
    assert NAMES[1] in words and amount(face.company, 4) in words and str(state.rounds) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_dolce_vita_counts_what_lies_in_the_last_round(language: Language) -> None:
    """A gain of 200,000 beside “1,200,000 behind” had no sense: 700,000 were as good as won."""
    state = closing(
        columns={0: (card(HOUSE, 3),)},
        cards={0: {0: (1,)}, 1: {}, 2: {}},
        owned={1: (card(HOUSE, 4),)},
        turn=0,
    )
    face = face_for("dolce-vita", Company(NAMES[:3], Wording(language), UNICODE, reader=0))
    stands = face.standing(DOLCE_VITA.view(state, 0), 0)
    assert stands is not None and stands.key == "dv.standing.last.behind"
    assert amount(face.company, 1) in text_of(told_of(face, stands, 0))


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_that_no_search_gives_is_none(name: str) -> None:
    game = game_named(name)
    for known, allowed in (({**SHARED, **game.reasons}, could_be), (game.consequences, could_come)):
        for each in reasons(known, 3):
            assert not allowed(game, Reason(each.code, each.facts | {"more": 1}), 3)
            assert not allowed(game, Reason(f"{each.code}!", each.facts), 3)
            if each.facts:
                assert not allowed(game, Reason(each.code), 3)
            if {"seat", "owner", "giver"} & each.facts.keys():
                assert not allowed(game, each, 2)
