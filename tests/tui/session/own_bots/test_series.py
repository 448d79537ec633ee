"""Robots of other packages in `simulate` and `arena`, and called in this process."""

import json

import pytest

from engine.arena import forever
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from saves.header import Player
from tests.tui.cli.running import here
from tests.tui.session.own_bots.conftest import Strangers
from tests.tui.session.own_bots.strangers import FAILING
from tests.tui.session.test_thinking import view
from tui.console.status import FAILED
from tui.session.robots import robot
from tui.session.thinking import LocalThinker


def test_a_robot_is_a_function_of_a_view(strangers: Strangers) -> None:
    strangers("first")
    first = robot(DOLCE_VITA, "first")(view(), dice("x", 0, 0), forever)
    assert first == DOLCE_VITA.legal(view())[0]


@pytest.mark.parametrize("name", FAILING)
async def test_a_robot_that_fails_has_another_choose_for_it(
    strangers: Strangers, name: str
) -> None:
    strangers(name)
    code, detail = FAILING[name]
    choice = await LocalThinker().choose(DOLCE_VITA, Player("Robot", name), view(), "seed", 5)
    usual = await LocalThinker().choose(DOLCE_VITA, Player("Robot", "normal"), view(), "seed", 5)
    assert (choice.action, usual.failure) == (usual.action, None)
    assert choice.failure is not None
    assert (choice.failure.robot, choice.failure.code) == (name, code)
    assert detail in choice.failure.detail
    assert choice.failure.detail.isprintable()


@pytest.mark.parametrize("name", FAILING)
def test_a_series_ends_with_a_robot_that_fails(
    strangers: Strangers, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    strangers(name)
    for command in ("simulate", "arena"):
        words = [command, "dolce-vita", "--games", "2", "--players", "3", "--bots", name]
        message = here(capsys, *words).failed(FAILED)
        assert name in message and FAILING[name][1] in message
        assert message != here(capsys, *words, "--lang", "fr").failed(FAILED)


def test_a_series_across_processes_ends_with_the_same_line(
    strangers: Strangers, capsys: pytest.CaptureFixture[str]
) -> None:
    strangers("raising")
    words = ["arena", "dolce-vita", "--games", "9", "--bots", "raising,random", "--jobs", "2"]
    assert "no idea" in here(capsys, *words).failed(FAILED)


def test_a_robot_that_ends_its_process_ends_a_series_across_processes(
    strangers: Strangers, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody waits for a result that will never come."""
    strangers("dying")
    words = ["arena", "dolce-vita", "--games", "9", "--bots", "dying,random", "--jobs", "2"]
    assert "ended the process" in here(capsys, *words, "--lang", "en").failed(FAILED)


def test_what_a_robot_prints_does_not_get_among_the_answers(
    strangers: Strangers, capsys: pytest.CaptureFixture[str]
) -> None:
    strangers("first")
    ended = here(capsys, "simulate", "dolce-vita", "--games", "1", "--bots", "first", "--json")
    assert ended.status == 0
    assert json.loads(ended.out)["bots"][0]["level"] == "first"


async def test_the_chance_of_a_robot_is_its_own_at_every_step(strangers: Strangers) -> None:
    strangers("drawing")

    async def drawn(seed: str, step: int) -> object:
        return await LocalThinker().choose(
            DOLCE_VITA, Player("Robot", "drawing"), view(), seed, step
        )

    assert await drawn("a", 5) == await drawn("a", 5)
    assert len({str(await drawn(seed, step)) for seed in "ab" for step in range(8)}) > 2
