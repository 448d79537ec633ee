"""Whatever a game may say of an action has a sentence in every language."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from engine.game import Facts, Reason
from engine.reasons import SHARED, could_be, could_come
from engine.registry import GAMES, game_named
from saves.reviews import Judged
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.analysis_lines import consequence
from tui.session.hints import reason
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

NAMES = ("Aya", "Ben", "Chiara", "Diego", "Eva")


def reasons(known: Facts, players: int) -> Iterator[Reason]:
    """Yield every reason, with the first and the last number of each of its facts."""
    for code, facts in known.items():
        for ends in product(*((each[0], each[-1]) for each in facts.values())):
            told = dict(zip(facts, ends, strict=True))
            yield Reason(code, told | ({"seat": players - 1} if "seat" in told else {}))


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


def said(words: str, each: Reason, names: Sequence[str]) -> bool:
    """Whether a sentence is filled, and names who is meant."""
    return (
        "{" not in words
        and words.strip() != ""
        and ("seat" not in each.facts or names[-1] in words)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_times_in_ten_is_almost_always_and_none_almost_never(language: Language) -> None:
    face = face_for("dalmuti", Company(NAMES[:4], Wording(language), UNICODE))
    ends = text_of(reason(face, Reason("before", {"seat": 1, "tenths": 10, "instead": 0})))
    between = text_of(reason(face, Reason("before", {"seat": 1, "tenths": 7, "instead": 3})))
    assert not any(sign.isdigit() for sign in ends)
    assert "7" in between and "3" in between


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_that_no_search_gives_is_none(name: str) -> None:
    game = game_named(name)
    for known, allowed in (({**SHARED, **game.reasons}, could_be), (game.consequences, could_come)):
        for each in reasons(known, 3):
            assert not allowed(game, Reason(each.code, each.facts | {"more": 1}), 3)
            assert not allowed(game, Reason(f"{each.code}!", each.facts), 3)
            if each.facts:
                assert not allowed(game, Reason(each.code), 3)
            if "seat" in each.facts:
                assert not allowed(game, each, 2)
