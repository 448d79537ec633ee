"""The catalogue: for every key the English and the French template, in one table an area."""

from typing import Final

from tui.wording.words import (
    arena,
    cli,
    common,
    dalmuti,
    dolce_vita,
    dolores,
    export,
    fields,
    guides,
    help,
    hint,
    home,
    new_game,
    notes,
    plain,
    replay,
    review,
    robots,
    rules,
    samples,
    saved_games,
    saves,
    screens,
    serve,
    settings,
    shells,
    statistics,
    table,
    welcome,
    widgets,
)

CATALOGUE: Final[dict[str, tuple[str, str]]] = {}

for _area in (
    *(
        common,
        table,
        replay,
        notes,
        dolce_vita,
        dalmuti,
        dolores,
        saves,
        cli,
        arena,
        robots,
        plain,
        shells,
        serve,
        export,
        review,
    ),
    *(
        hint,
        screens,
        fields,
        guides,
        welcome,
        widgets,
        home,
        new_game,
        saved_games,
        samples,
        statistics,
        rules,
        settings,
        help,
    ),
):
    _twice = CATALOGUE.keys() & _area.WORDS.keys()
    assert not _twice, f"keys in two areas: {_twice}"
    CATALOGUE.update(_area.WORDS)
