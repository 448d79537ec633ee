"""What somebody does for the first time is explained: once an evening, on two evenings."""

import pytest

from tui.session.teaching import UNDERSTOOD, due
from tui.settings import Settings


@pytest.mark.parametrize("evenings", range(UNDERSTOOD + 2))
def test_something_is_explained_on_two_evenings(evenings: int) -> None:
    settings = Settings(told=" ".join(["dolores.take", *["dolores.bottle-84"] * evenings]))
    assert due(settings, set(), "dolores.bottle-84") == (evenings < UNDERSTOOD)


def test_it_is_explained_once_an_evening_unless_it_is_wanted_always_or_never() -> None:
    name = "dalmuti.revolution"
    assert due(Settings(), set(), name) and not due(Settings(), {name}, name)
    assert due(Settings(explain="always"), {name}, name)
    assert not due(Settings(explain="never"), set(), name)
