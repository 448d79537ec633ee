"""What is this? Whatever a table draws in whole games can be asked about, in every language.

Nothing is named here: the topics are found in what boards and standings draw, step by step, and the
words in the catalogue.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.arena import play_out
from engine.game import BYSTANDER, EVERYONE, Setup
from engine.journal import Journal
from engine.registry import game_named
from tui.games.registry import card_of, face_for, offered_games
from tui.render.face import Company, Face, Moment
from tui.render.glyphs import ASCII, UNICODE, Glyphs
from tui.render.topics import SIGNS, explained, first_sentence, named, topic_of, topics_on
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import rules_of
from tui.words.prose import place_of
from tui.words.spans import Line, Span, text_of

ROOMS = ((80, 18), (100, 26), (120, 36), (200, 56))
"""The cells and lines of boards in terminals of all sizes."""

NO_BREAK = "\N{NO-BREAK SPACE}"

THINGS = ("chip-", "card", "back", "seat-", "good-", "struck", "sum")
"""How the roles begin that only things have: cards, signs, numbers and players."""


def face_of(game: str, language: Language, seats: int, signs: Glyphs = UNICODE) -> Face[Any, Any]:
    names = tuple(card_of(game).robots)[:seats]
    return face_for(game, Company(tuple(names), Wording(language), signs))


@cache
def played(game: str, seats: int, seed: str) -> Journal[Any, Any, Any]:
    rules = game_named(game)
    bots = [rules.bots["random"]] * seats
    return play_out(rules, Setup(seats, rules.options()), bots, seed)


def moments(journal: Journal[Any, Any, Any], seat: int, most: int) -> Iterator[Moment]:
    """Yield at most `most` moments of a game, evenly spread from its beginning."""
    game, states = journal.game, journal.states
    for step in range(0, len(states), len(states) // most + 1):
        state, before, action = states[step], None, None
        if step:
            before = game.view(states[step - 1], seat)
            action = game.seen(states[step - 1], journal.actions[step - 1], seat)
        yield Moment(game.view(state, seat), before, action)


def drawn(face: Face[Any, Any], moment: Moment, room: tuple[int, int]) -> list[Line]:
    return [
        *face.table(moment, *room),
        *face.standings(moment, 36 if room[0] > 90 else room[0]),
        face.where(moment.view),
    ]


def test_the_draw_for_seats_is_what_happens_as_long_as_it_lies_on_the_table() -> None:
    face, journal = face_of("dalmuti", "en", 4), played("dalmuti", 4, "draw")
    named = [face.now(moment.view)[0] for moment in moments(journal, 0, 60)]
    assert named[0] == "draw", "the draw is looked at before the cards are dealt"
    assert "draw" not in named[-40:]


def is_thing(span: Span) -> bool:
    return any(role.startswith(THINGS) for role in span.roles.split())


@pytest.mark.parametrize("game", offered_games())
def test_whatever_is_drawn_has_a_topic_and_every_topic_is_drawn_or_asked(game: str) -> None:
    """Words belong to what is happening. A thing has a topic of its own, except where it stands in
    a sentence."""
    found, unnamed = set(), set()
    for number, seats in enumerate(game_named(game).seats[:4]):
        journal = played(game, seats, f"topics {number}")
        face = face_of(game, "en", seats)
        for at, moment in enumerate(moments(journal, (0, 0, EVERYONE, BYSTANDER)[number], 60)):
            now = face.now(moment.view)
            found.add(now[0])
            for spans in drawn(face, moment, ROOMS[at % len(ROOMS)]):
                for span in spans:
                    topic = topic_of(face, moment.view, span)
                    found.add(topic[0])
                    alone = not any(each.text.strip() and not is_thing(each) for each in spans)
                    if span.text.strip() and is_thing(span) and alone and topic == now:
                        unnamed.add(span._replace(target=None))
    assert not unnamed
    assert found <= set(face.topics)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_every_topic_has_words_and_a_place_in_the_rules(game: str, language: Language) -> None:
    say, kinds = Wording(language), face_of(game, language, 4).topics
    for kind, ruling in kinds.items():
        assert say.has(f"what.{game}.{kind}") and say.has(f"what.{game}.{kind}.is"), kind
        section, _ = place_of(rules_of(game, language), ruling)
        assert section, f"{kind}: {ruling} is told in the introduction alone"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_all_that_is_on_the_table_is_explained_at_every_moment(
    game: str, language: Language
) -> None:
    journal = played(game, card_of(game).usual_seats, "explained")
    face = face_of(game, language, card_of(game).usual_seats)
    for at, moment in enumerate(moments(journal, 0, 40)):
        for topic in topics_on(face, moment.view, drawn(face, moment, ROOMS[at % len(ROOMS)])):
            told = explained(face, moment, topic)
            assert text_of(told.title).strip() and text_of(told.words).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_a_sign_on_a_table_stands_in_the_words_that_explain_it(
    game: str, language: Language
) -> None:
    """The signs mark ties, the gestures shown before, what beats a trick, and whether an exchange
    gains or loses."""
    seen = set[str]()
    seats = card_of(game).usual_seats
    face = face_of(game, language, seats)
    for at, moment in enumerate(moments(played(game, seats, "explained"), 0, 80)):
        for span in (span for row in drawn(face, moment, ROOMS[at % 4]) for span in row):
            topic = topic_of(face, moment.view, span)
            if topic[0] in SIGNED:
                words = text_of(explained(face, moment, topic).words)
                found = re.findall(SIGNED[topic[0]], span.text)
                seen |= {*found}
                assert all(re.search(rf"(^|\W){re.escape(each)}(\W|$)", words) for each in found)
    assert len(seen) >= {"dolce-vita": 2, "dolores": 3, "dalmuti": 2}[game], seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_decision_is_judged_the_signs_of_all_grades_are_explained(
    language: Language,
) -> None:
    face = face_of("dolores", language, 3)
    moment, *_ = moments(played("dolores", 3, "explained"), 0, 1)
    words = text_of(explained(face, moment, ("review.known",)).words)
    assert all(f" {sign} " in words.replace(NO_BREAK, " ") for sign in SIGNS.values())


SIGNED = {
    "struck": r"~",
    "mark": r"[+−←]",
    "record": r"\b([A-Z])(?=\d)",
    "fits": r"[✓+·]",
}
"""The pattern of the signs that stand on a thing, by its topic."""


@pytest.mark.parametrize(("signs", "sign"), [(UNICODE, "⚑"), (ASCII, "*")])
@pytest.mark.parametrize("game", ["dolce-vita", "dalmuti"])
def test_who_leads_has_the_sign_of_which_the_explanation_speaks(
    game: str, signs: Glyphs, sign: str
) -> None:
    seats = card_of(game).usual_seats
    *_, last = moments(played(game, seats, "explained"), 0, 40)
    face = face_of(game, "en", seats, signs)
    panels = [*face.standings(last, 36), *face.standings(last, 80)]
    assert sign in {each.text for row in panels for each in row if each.topic == ("leader",)}
    assert text_of(explained(face, last, ("leader",)).words).startswith(f"{sign} marks")
    assert sign not in signs.seats and signs.turned not in signs.seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_what_happens_rarely_has_a_short_sentence(game: str, language: Language) -> None:
    found = set()
    for number, seats in enumerate(game_named(game).seats[:3]):
        face, journal = face_of(game, language, seats), played(game, seats, f"events {number}")
        for moment in moments(journal, 0, 400):
            if moment.before is None or (topic := face.event(moment)) is None:
                continue
            found.add(topic[0])
            said = text_of(first_sentence(explained(face, moment, topic).words))
            assert said.endswith(".") and len(said) <= 170, said
    assert found


def test_a_thing_is_found_by_its_name_without_accents() -> None:
    journal = played("dolores", 3, "named")
    face = face_of("dolores", "fr", 3)
    moment = list(moments(journal, 0, 40))[20]
    for words in ("poing ferme", "POING FERMÉ"):
        (told,) = named(face, moment, words)
        assert text_of(told.title) == "Conflit (poing fermé)"
    assert [text_of(each.title) for each in named(face, moment, "")]
    assert named(face, moment, "frob") == []
