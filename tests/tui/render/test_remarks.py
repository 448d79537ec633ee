"""Remarks of robots: at great moments, from what all have seen, and never told to one alone."""

from functools import cache
from typing import Any

import pytest

from engine.account import Account, AnyAccount
from engine.arena import play_out
from engine.game import BYSTANDER, EVERYONE, Setup, rank
from engine.journal import Journal
from engine.registry import GAMES, game_named
from tui.games.registry import card_of, face_for
from tui.render.company import Company
from tui.render.face import victory
from tui.render.glyphs import glyphs
from tui.render.remarks import (
    PATIENCE,
    RETORT,
    SHRUG,
    Heard,
    Occasion,
    Remark,
    after_silence,
    again,
    ending,
    remarks,
    with_first_words,
)
from tui.render.telling import remarked, told
from tui.session.new_game import bot_names
from tui.session.pace import paced
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue
from tui.words.spans import text_of
from tui.words.speech import Noun

LUCK = 12
"""The number of deals among which every game has some great moments."""


def company(game: str, seats: int, talkative: float = 1.0) -> Company:
    """Return the robots of a game as a company, all as talkative as `talkative`; with 1.0 they
    speak at every occasion."""
    card = card_of(game)
    heard = tuple(
        (seat, card.robots[name]._replace(talkative=talkative))
        for seat, name in enumerate(tuple(card.robots)[:seats])
    )
    return Company(tuple(card.robots)[:seats], Wording("en"), glyphs(False), voices=heard)


@pytest.mark.parametrize("name", GAMES)
def test_a_remark_is_the_same_for_everybody_and_hangs_on_nothing_hidden(name: str) -> None:
    seats = card_of(name).usual_seats
    for number in range(LUCK):
        journal = played(name, seats, f"remark {number}")
        everyone, *others = (
            said(name, Account(journal, seat)) for seat in (EVERYONE, BYSTANDER, *range(seats))
        )
        assert all(other == everyone for other in others)
        if everyone:
            return
    pytest.fail("nobody ever said anything")


@cache
def played(name: str, seats: int, seed: str) -> Journal[Any, Any, Any]:
    """Return a game of robots."""
    game = game_named(name)
    return play_out(game, Setup(seats, game.options()), [game.bots["normal"]] * seats, seed)


def said(name: str, account: AnyAccount) -> list[str]:
    """Return all remarks of a game, in an account of it."""
    seats = card_of(name).usual_seats
    robots = company(name, seats)
    talking, silent = (face_for(name, each) for each in (robots, robots._replace(voices=())))
    remarks = []
    for step in range(1, account.last + 1):
        plain, more = told(silent, account, step), told(talking, account, step)
        moment = account.moment(step)
        heads = talking.chapter(moment.before, moment.action, moment.view)
        first, last = (plain[:-1], plain[-1:]) if heads else (plain, [])
        spoken = more[len(first) : len(more) - len(last)]
        assert more == [*first, *spoken, *last]
        remarks += [text_of(each) for each in spoken]
    return remarks


@pytest.mark.parametrize("name", GAMES)
def test_a_remark_is_seen_at_the_table_before_the_sentence_that_stays(name: str) -> None:
    seats = card_of(name).usual_seats
    face, seen = face_for(name, company(name, seats)), 0
    for deal in range(LUCK):
        account: AnyAccount = Account(played(name, seats, f"remark {deal}"), BYSTANDER)
        for number in range(1, account.last + 1):
            told = face.scene(account.moment(number))
            if len(told) > 1 and (words := remarked(face, account, number)):
                *before, last = paced(face, account, number)
                if isinstance(account.actions[number - 1], face.aside):
                    assert (*before, last) == told, "it stands in the log alone"
                    continue
                heard = before[-len(words) :]
                assert [*before[: -len(words)], last] == [*told]
                assert [text_of(each.said) for each in heard] == [text_of(each) for each in words]
                seen += 1
        if seen:
            return
    pytest.fail("nobody ever said anything")


@pytest.mark.parametrize("name", GAMES)
def test_nobody_says_what_was_said_before(name: str) -> None:
    seats, most = card_of(name).usual_seats, 0
    for number in range(LUCK):
        words = said(name, Account(played(name, seats, f"remark {number}"), BYSTANDER))
        spoken = [each.split(": ", 1)[1] for each in words]
        assert len(set(spoken)) == len(spoken)
        assert all(each.startswith("“") and each.endswith("”") for each in spoken)
        most = max(most, len(spoken))
    assert most > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_at_a_table_differs(language: Language) -> None:
    words = [text for key, text in catalogue(language).items() if key.startswith("remark.")]
    assert len(set(words)) == len(words) > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_robot_of_a_game_has_a_character_of_its_own(name: str) -> None:
    card = card_of(name)
    assert len(set(card.robots.values())) == len(card.robots)
    assert all(0 <= part <= 1 for each in card.robots.values() for part in each)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((9, 5, 1), ["won 0", "last 2", "over 1"]),
        ((8, 9, 1), ["won 1", "missed 0", "last 2"]),
        ((9, 8), ["won 0", "missed 1", "last 1"]),
        ((9, 9, 1), ["shared 0", "last 2", "over 1"]),
        ((9, 1, 1), ["won 0", "over 1", "over 2"]),
        ((4, 4, 4), ["over 0", "over 1", "over 2"]),
    ],
)
def test_at_the_end_of_a_game_the_winner_speaks_first(
    scores: tuple[int, ...], expected: list[str]
) -> None:
    robots = range(len(scores))
    found = [f"{each.about} {each.seat}" for each in ending(rank(scores, "rounds"), robots)]
    assert found == [f"game.{each}" for each in expected]


def test_a_person_who_is_last_may_hear_a_word_of_robots_that_have_none_of_their_own() -> None:
    outcome = rank((9, 8, 6, 0), "rounds")
    found = [(each.seat, each.about, each.whom) for each in ending(outcome, (0, 1, 2))]
    assert ("game.consoled", 3) in [each[1:] for each in found if each[0] == 2]
    assert not [each for each in found if each[1] == "game.consoled" and each[0] < 2]
    robots = [each.about for each in ending(outcome, (0, 1, 2, 3))]
    assert "game.consoled" not in robots and "game.last" in robots


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("talkative", [0.0, 1.0])
def test_the_winner_has_a_word_behind_the_result_and_one_other(name: str, talkative: float) -> None:
    seats = card_of(name).usual_seats
    account: AnyAccount = Account(played(name, seats, lone_winner(name)), BYSTANDER)
    face, outcome = face_for(name, company(name, seats, talkative)), account.outcome(account.last)
    assert outcome is not None
    last, won = (
        [text_of(each) for each in told(face, account, account.last)],
        victory(face, outcome),
    )
    heard = last[last.index(text_of(won)) + 1 :]
    who = face.company.names[outcome.places.index(1)]
    assert [who in each.split(":")[0] for each in heard] == [True, False], "and somebody else"


@pytest.mark.parametrize("name", GAMES)
def test_one_robot_congratulates_a_person_who_wins_alone_by_name(name: str) -> None:
    seats = card_of(name).usual_seats
    account: AnyAccount = Account(played(name, seats, lone_winner(name)), BYSTANDER)
    outcome = account.outcome(account.last)
    assert outcome is not None
    winner, silent = outcome.places.index(1), company(name, seats, talkative=0.0)
    names = tuple("Camille" if seat == winner else each for seat, each in enumerate(silent.names))
    voices = tuple(each for each in silent.voices if each[0] != winner)
    for language in LANGUAGES:
        spoken = silent._replace(names=names, voices=voices, say=Wording(language))
        heard, *_ = remarked(face_for(name, spoken), account, account.last)
        assert "Camille" in text_of(heard).split(":", 1)[1]


def lone_winner(name: str) -> str:
    """Return the seed of a game that one alone has won."""
    for number in range(LUCK):
        journal = played(name, card_of(name).usual_seats, seed := f"remark {number}")
        outcome = journal.game.outcome(journal.state)
        if outcome is not None and outcome.places.count(1) == 1:
            return seed
    raise AssertionError("nobody ever wins alone")


@pytest.mark.parametrize("name", GAMES)
def test_the_talkative_are_heard_in_an_evening_and_it_does_not_get_loud(name: str) -> None:
    seats, robots = card_of(name).usual_seats, card_of(name).robots
    spoken, silent, talkers = 0, 0, 0
    for number in range(LUCK):
        names = bot_names(name, (), f"remark {number}")[:seats]
        voices = tuple((seat, robots[each]) for seat, each in enumerate(names))
        face = face_for(name, Company(tuple(names), Wording("en"), glyphs(False), voices=voices))
        account: AnyAccount = Account(played(name, seats, f"remark {number}"), BYSTANDER)
        told = [remarked(face, account, step) for step in range(1, account.last + 1)]
        assert all(len(lines) <= 2 for lines in told), "a word, and a reply to what surely is said"
        heard = [text_of(line) for lines in told for line in lines]
        talking = [each for each in names if robots[each].talkative == 0.9]
        spoken += len(heard)
        talkers += len(talking)
        silent += sum(not any(who in each for each in heard) for who in talking)
    assert silent <= talkers / 5
    assert 3 <= spoken / LUCK <= 30, "about one a split or a second column, six a hand"


def test_a_robot_may_reply_to_a_boast_or_a_complaint_but_only_once() -> None:
    """Once no robot ever answered another."""
    heard = company("dolce-vita", 3)
    car = Noun("dv.name.2")
    boast = Occasion(0, "dolce-vita.passing", 1, True, 1, answer=RETORT, thing=car)
    first, answer = remarks(heard, [boast])
    assert (first.seat, answer.seat) == (0, 1)
    assert ".retort." in answer.key and heard.names[0] in answer.words
    complaint = Occasion(1, "dolce-vita.passed", 1, whom=0, answer=SHRUG, thing=car)
    first, answer = remarks(heard, [complaint, boast])
    assert (first.seat, answer.seat) == (1, 0) and ".shrug." in answer.key
    person = heard._replace(voices=heard.voices[:1])
    assert len(remarks(person, [boast])) == 1, "a person answers as they like"
    assert len(remarks(heard, [Occasion(0, "dolce-vita.gained", 1, True, thing=car)])) == 1
    silent = [(seat, each._replace(talkative=float(seat == 0))) for seat, each in heard.voices]
    assert len(remarks(heard._replace(voices=tuple(silent)), [boast])) == 1


def test_who_pays_back_a_tax_hears_that_it_is_so() -> None:
    """Once a robot said “I will get that back”, and never came back to it."""
    heard = company("dalmuti", 4)
    paid = Occasion(0, "dalmuti.paying", 1, whom=1)
    repaid = Occasion(0, "dalmuti.repaid", 2, True, 1, repays=("dalmuti.paying",))
    assert again(heard, [repaid], [paid]) == [repaid]
    assert again(heard, [repaid], []) == []
    assert again(heard, [repaid], [paid._replace(whom=2)]) == [], "it was somebody else"


def test_who_complained_as_a_card_was_laid_does_not_as_it_is_awarded() -> None:
    passed = Occasion(0, "dolce-vita.passed", 1, whom=1, lost=7)
    missed = Occasion(0, "dolce-vita.missed", 2, whom=1, lost=7)
    heard = Heard()
    heard.met = [(1, passed)]
    assert heard.unspoken(2, [missed]) == [missed], "nothing was said"
    heard.said = [(1, Remark(0, "remark.dolce-vita.passed.hot.0", "Did you have to?"))]
    snatched = missed._replace(about="dolce-vita.snatched", lost=0)
    others = [missed._replace(seat=1), missed._replace(lost=8), snatched]
    assert heard.unspoken(2, [missed, *others]) == others
    assert heard.unspoken(1, [passed]) == [passed], "before it was said"


def test_the_most_silent_say_a_word_before_long() -> None:
    """Once a robot sat there like a statue all evening."""
    heard = company("dalmuti", 3, talkative=0.0)
    word = Occasion(0, "dalmuti.heap", 9, glad=True)
    met = [word] * PATIENCE
    assert remarks(heard, with_first_words([word], met[1:], [])) == []
    (first,) = remarks(heard, with_first_words([word], met, []))
    assert first.seat == 0
    assert remarks(heard, with_first_words([word], met, [first])) == [], "but one"
    sure = Occasion(1, "dalmuti.throne", 9, True, 2, sure=True)
    assert with_first_words([sure, word], met, []) == [sure, word], "who surely speaks is heard"


def test_what_is_surely_said_comes_before_what_somebody_may_say() -> None:
    """Once a robot that lost the throne in the last hand was not heard, because another spoke
    first."""
    heard = company("dalmuti", 3)
    may, surely = (Occasion(seat, "dalmuti.applauded", 3, whom=2) for seat in (0, 1))
    first, second = remarks(heard, [may, surely._replace(sure=True)])
    assert (first.seat, second.seat) == (1, 0)


def test_after_a_silence_of_several_occasions_one_surely_speaks() -> None:
    """Once a whole last round passed without a word, though three robots might have spoken."""
    quiet = company("dolce-vita", 2, talkative=0.0)
    one, two = (Occasion(seat, "game.over", 7, glad=True) for seat in (0, 1))
    assert remarks(quiet, [one, two]) == []
    [said] = remarks(quiet, after_silence(quiet, [one, two]))
    before, person = Heard(), one._replace(seat=2)
    before.met = [(3, one), (5, two), (5, one), (7, two), (8, person)]
    assert before.passed(9, {0, 1}) == 3, "a step with two counts once, a person's not at all"
    before.said = [(5, said)]
    assert before.passed(9, {0, 1}) == 1 and before.passed(5, {0, 1}) == 1
    sure = one._replace(sure=True)
    assert after_silence(quiet, [two, sure]) == [two, sure], "one is sure already"
