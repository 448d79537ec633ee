"""Games that can begin, that cannot, and that do."""

import re
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dalmuti.state import Options as DalmutiOptions
from engine.registry import GAMES, game_named
from saves.header import Player
from saves.reading import load
from tests.tui.cli.running import HOSTILE
from tui.games.registry import card_of
from tui.session.new_game import (
    HUMAN,
    NOBODY,
    NewGame,
    again,
    begin,
    check,
    default_game,
    filled,
    header_of,
    is_seed,
    new_seed,
    same,
)
from tui.session.problems import problem_sentence
from tui.session.refusals import Impossible
from tui.session.robots import usual_level
from tui.words import LANGUAGES, Wording

NOON = datetime(2026, 11, 21, 12, 0, 30, tzinfo=UTC)


def refusal(new: NewGame) -> Impossible:
    """Return why the game cannot begin, and check that every language has words for it."""
    with pytest.raises(Impossible) as caught:
        check(new)
    for language in LANGUAGES:
        assert problem_sentence(Wording(language), caught.value)
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_one_person_and_robots_of_at_most_normal_can_always_begin(game: str) -> None:
    for seats in (None, *game_named(game).seats):
        new = default_game(game, seats)
        check(new)
        assert [player.by for player in new.players].count(HUMAN) == 1
        assert new.players[0] == Player(NOBODY, HUMAN)
        assert len(new.players) == (seats or len(new.players))
        levels = {player.by for player in new.players[1:]}
        assert levels == {usual_level(game_named(game))} <= {"novice", "easy", "normal"}


def test_the_usual_number_of_players_is_each_games_own() -> None:
    assert {game: len(default_game(game).players) for game in GAMES} == {
        "dolce-vita": 4,
        "dolores": 3,
        "dalmuti": 6,
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_robot_bears_the_persons_name(game: str) -> None:
    most = game_named(game).seats[-1]
    for name in card_of(game).robots:
        new = default_game(game, most, human=f" {name.upper()}\u200b")
        check(new)
        assert len({same(player.name) for player in new.players}) == most


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_name_still_begins_a_game(name: str, tmp_path: Path) -> None:
    with begin(default_game("dolce-vita", human=name), tmp_path) as live:
        stored = load(live.path).header.players[0].name
    assert 0 < len(stored) <= 24
    assert stored.isprintable()


@given(st.text(max_size=40))
def test_any_name_or_none_is_somebody(name: str) -> None:
    check(default_game("dolce-vita", human=name))


def test_what_cannot_begin() -> None:
    good = default_game("dolce-vita", seed="s")
    two, anna = good.players[:2], Player("Anna", HUMAN)
    assert refusal(good._replace(game="chess")).code == "unknown-game"
    assert refusal(good._replace(players=two)).facts == {"players": 2, "least": 3, "most": 5}
    assert refusal(good._replace(players=(*two, Player("\u200b", HUMAN)))).facts == {"seat": 3}
    assert refusal(good._replace(players=(*two, Player("x", "genius")))).code == "no-such-level"
    twice = (anna, two[1], Player("ANNA", HUMAN))
    assert refusal(good._replace(players=twice)).facts == {"who": "Anna"}
    for seed in ("s" * 65, "\x1b", "a\nb", "\ud800"):
        assert refusal(good._replace(seed=seed)).code == "bad-seed"
    dalmuti = default_game("dalmuti", 6, options=DalmutiOptions(short_deck=True), seed="s")
    assert refusal(dalmuti).facts == {"option": "short_deck", "players": 6}
    check(default_game("dalmuti", 5, options=DalmutiOptions(short_deck=True), seed="s"))
    forged = msgspec.structs.replace(good.options, hundreds=18)
    assert refusal(good._replace(options=forged)).code == "bad-options"


@pytest.mark.parametrize(("by", "begins"), [("easy@5", True), ("easy@0", False), ("easy", True)])
def test_a_robot_begins_only_with_a_bound_that_can_be_read(by: str, begins: bool) -> None:
    new = default_game("dolce-vita", 3, level=by)
    if begins:
        check(new)
    else:
        assert refusal(new).code == "no-such-level"


def test_a_table_is_filled_up_with_robots() -> None:
    rules, anna = game_named("dolce-vita"), Player("Anna", HUMAN)

    def levels(seats: int, *given: str) -> list[str]:
        return [each.by for each in filled(rules, [anna], seats, *given)]

    usual = usual_level(rules)
    assert levels(4) == [HUMAN, *[usual] * 3]
    assert levels(4, "hard") == [HUMAN, "hard", "hard", "hard"]
    assert levels(4, "easy", "hard", "master") == [HUMAN, "easy", "hard", "master"]
    assert levels(4, "easy", "hard") == [HUMAN, "easy", "hard"]
    assert levels(3, "easy", "hard", "master") == [HUMAN, "easy", "hard"]
    assert levels(1) == levels(0) == [HUMAN]


def test_a_drawn_seed_is_short_enough_to_be_typed_and_a_typed_one_may_be_longer() -> None:
    assert re.fullmatch("[0-9a-f]{10}", new_seed())
    assert is_seed("s" * 64) and not is_seed("s" * 65) and not is_seed("")


def test_what_begins_is_what_was_agreed(tmp_path: Path) -> None:
    new = default_game("dolce-vita", 3, human="Anna", seed="graine é")
    with begin(new, tmp_path / "new" / "folder", lambda: NOON) as live:
        assert live.path.parent == tmp_path / "new" / "folder"
        assert live.path.name == "dolce-vita-2026-11-21-1200.ludo"
        assert live.header.players == new.players
        assert live.header.seed == "graine é"
        assert live.header.begun == "2026-11-21T12:00:30Z"
        assert live.table.to_act
        assert load(live.path).header == live.header


@pytest.mark.usefixtures("new_seeds")
def test_a_seed_is_drawn_when_there_is_none(tmp_path: Path) -> None:
    seeds = set()
    for _ in range(5):
        with begin(default_game("dolce-vita"), tmp_path, lambda: NOON) as live:
            seeds.add(live.header.seed)
    assert len(seeds) == 5
    assert len(list(tmp_path.glob("*.ludo"))) == 5


def test_another_game_like_an_old_one_leaves_out_what_changes_nothing(tmp_path: Path) -> None:
    old = default_game("dalmuti", 6, options=DalmutiOptions(hands=2, short_deck=True), seed="s")
    new = again(header_of(old, NOON))
    assert new.options == DalmutiOptions(hands=2)
    begin(new, tmp_path).close()


@pytest.mark.parametrize("game", GAMES)
def test_only_options_of_the_game_can_change_nothing(game: str) -> None:
    rules = game_named(game)
    names = set(rules.options.__struct_fields__)
    assert all(rules.idle(seats) <= names for seats in rules.seats)
