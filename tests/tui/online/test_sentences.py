"""Why a game cannot begin, as a guest is told it: in a sentence, and with nothing of the host's."""

from typing import Any

import pytest

from engine.registry import game_named
from saves.problems import SaveError
from tui.online.host import Host, Terms
from tui.online.messages import Begin, Error, Hello
from tui.online.protocol import VERSION
from tui.online.sentences import refusal_sentence
from tui.session.refusals import Impossible
from tui.words import LANGUAGES, Wording


def refused(problem: Exception) -> Error:
    """Return what is told to a guest who begins a game whose saving raises this."""

    def open_book(_: Any) -> Any:
        raise problem

    terms = Terms("dolores", game_named("dolores").options(), "random")
    host = Host(terms, [None] * 2, open_book)
    host.join(1, Hello(VERSION, "code", "Anna"), 0.0)
    host.hear(1, Begin(), 0.0)
    (error,) = (each for _, each in host.out if isinstance(each, Error))
    return error


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_begin_is_told_why_in_a_sentence(language: Any) -> None:
    error = refused(Impossible("wrong-seats", players=9, least=2, most=4))
    words = refusal_sentence(Wording(language), error.code, error.facts)
    assert "wrong-seats" not in words and all(each in words for each in "924")


def test_where_the_host_keeps_its_games_is_told_to_nobody() -> None:
    error = refused(SaveError("not-allowed", file="/home/anna/evening.ludo"))
    assert error.facts == {"why": "not-allowed"}
    assert "denied" in refusal_sentence(Wording("en"), error.code, error.facts)
