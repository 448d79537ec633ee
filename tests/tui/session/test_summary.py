"""A new game in one sentence, its robots by name, by level and in numbers."""

import pytest
from msgspec.structs import replace

from engine.dalmuti import DALMUTI
from engine.registry import game_named
from saves.header import Player
from tui.games.registry import character_of
from tui.session.new_game import NewGame, default_game
from tui.session.robots import level_name, robot, usual_level, voices
from tui.session.summary import summaries
from tui.words import Wording
from tui.words.spans import text_of
from tui.words.speech import Fact

SAY = Wording("en")


def players(*by: str) -> tuple[Player, ...]:
    """Return players with names in alphabetical order."""
    return tuple(Player(name, each) for name, each in zip("ABCD", by, strict=False))


def test_a_person_alone_is_you_and_robots_of_one_level_need_no_level_each() -> None:
    new = default_game("dolce-vita")._replace(players=players("human", "easy", "easy"))
    whole, counted = (text_of(each) for each in summaries(SAY, new))
    you, easy = SAY("new.you"), SAY("level.easy")
    facts: dict[str, Fact] = {"game": SAY("game.dolce-vita"), "n": 3, "level": easy}
    assert whole == SAY("new.sentence.level", who=f"{you}, B and C", **facts)
    robots = SAY("new.robots", n=2)
    assert counted == SAY("new.sentence.level", who=f"{you} and {robots}", **facts)


def test_one_robot_has_its_level_told_once() -> None:
    new = default_game("dolce-vita")._replace(players=players("human", "human", "hard"))
    whole, counted = (text_of(each) for each in summaries(SAY, new))
    facts: dict[str, Fact] = {"game": SAY("game.dolce-vita"), "n": 3, "level": SAY("level.hard")}
    assert whole == SAY("new.sentence.level", who="A, B and C", **facts)
    robots = SAY("new.robots", n=1)
    assert counted == SAY("new.sentence.level", who=f"A, B and {robots}", **facts)


def test_several_people_have_names_and_robots_of_several_levels_have_theirs() -> None:
    new = default_game("dolce-vita")._replace(players=players("human", "human", "easy", "hard"))
    whole, counted = (text_of(each) for each in summaries(SAY, new))
    levels = [
        SAY("new.with-level", who=who, level=SAY(f"level.{by}"))
        for who, by in (("C", "easy"), ("D", "hard"))
    ]
    facts: dict[str, Fact] = {"game": SAY("game.dolce-vita"), "n": 4}
    assert whole == SAY("new.sentence", who=f"A, B, {levels[0]} and {levels[1]}", **facts)
    assert counted == SAY("new.sentence", who=f"A, B and {SAY('new.robots', n=2)}", **facts)


def test_people_alone_are_not_told_of_robots() -> None:
    new: NewGame = default_game("dolce-vita")._replace(players=players("human", "human", "human"))
    whole, counted = (text_of(each) for each in summaries(SAY, new))
    assert whole == counted == SAY("new.sentence", who="A, B and C", game="Dolce Vita", n=3)


@pytest.mark.parametrize(
    ("by", "name"), [("hard", "schwer"), ("hard@40", "schwer@40"), ("zz@40", "zz@40"), ("zz", "zz")]
)
def test_a_level_has_its_word_and_its_bound(by: str, name: str) -> None:
    say = Wording("de")
    assert level_name(say, by) == name.replace("schwer", say("level.hard"))


def test_the_usual_level_is_the_best_up_to_normal_else_the_first_there_is() -> None:
    def level(*bots: str) -> str:
        return usual_level(replace(DALMUTI, bots=dict.fromkeys(bots, DALMUTI.bots["random"])))

    assert level("random", "easy", "normal", "hard") == "normal"
    assert level("random", "easy", "hard") == "easy"
    assert level("hard", "master") == "hard"
    assert usual_level(DALMUTI, "hard") == "hard"


def test_a_robot_is_bounded_only_by_a_bound() -> None:
    rules = game_named("dolce-vita")
    assert robot(rules, "easy") is rules.bots["easy"]
    assert robot(rules, "easy@3") is not rules.bots["easy"]


def test_the_games_own_robots_pass_remarks_whatever_their_bound() -> None:
    table = players("human", "hard@40", "foreign", "easy")
    assert voices("dolores", table) == (
        (1, character_of("dolores", "B")),
        (3, character_of("dolores", "D")),
    )


def test_equals_are_called_so_with_the_level_that_this_means_now() -> None:
    """Once “Level: normal” was read as if “at your level” had not been taken."""
    new = default_game("dolce-vita")._replace(players=players("human", "easy", "easy"))
    for each in summaries(SAY, new, equals=[1, 2]):
        assert SAY("new.equals.now", level=SAY("level.easy")) in text_of(each)


def test_an_equal_is_told_from_a_robot_of_the_same_level() -> None:
    """“You, A and B; level: easy” was read as if “at your level” had not been taken."""
    new = default_game("dolce-vita")._replace(players=players("human", "easy", "easy"))
    whole, _ = (text_of(each) for each in summaries(SAY, new, equals=[2]))
    _, robot, equal = (each.name for each in new.players)
    assert f"{robot} (easy) and {equal} (at your level: easy)" in whole
