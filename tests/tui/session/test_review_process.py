"""The order in which a review finds things, how findings are told and read, and the end of its
process."""

import os
from asyncio.subprocess import Process
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.state import Options
from engine.dolce_vita.actions import Place
from engine.dolce_vita.cards import GOODS
from engine.game import Prospect, Reason
from engine.handicap import tried
from engine.review import FirstLook, Verdict
from saves.reading import load
from saves.reviews import Judged
from tests.tui.cli.running import saved_game
from tui.session import review_process
from tui.session.review import Review, found_apart
from tui.session.review_process import EARLY, Finding, findings


def test_what_seems_to_have_lost_most_is_looked_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every third decision is doubted, the later the more."""
    looked: list[Any] = []

    def look(game: Any, view: Any, action: Any, *_: Any) -> FirstLook[Any]:
        looked.append(action)
        lost = len(looked) / 1000
        verdict = Verdict((Prospect(action, lost, 1),), 0, 0.0, 0.0)
        again = partial(verdict._replace, cost=lost) if len(looked) % 3 == 0 else None
        return FirstLook(verdict, lost, again)

    monkeypatch.setattr(review_process, "first_look", look)
    monkeypatch.setattr(review_process, "explained", lambda *_: (None, None))
    found = list(findings(load(saved_game(tmp_path / "game.ludo"))))
    judged = [msgspec.json.decode(each.judged) for each in found if each.judged]
    assert len({each["step"] for each in judged}) == len(judged) == len(looked)
    costs = [each["cost"] for each in judged if each["seat"] == 0]
    rest = costs[len(costs) - costs[::-1].index(0.0) :]
    assert any(costs[: EARLY + 1]), "the costliest so far is named before all have been seen"
    assert rest == sorted(rest, reverse=True)
    assert found[-1].done == found[-1].total and found[-2].done == found[-2].total


def test_more_points_than_opponents_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Philanthropy (DA15) may bring the first to go out one point more than there are opponents."""

    def look(game: Any, view: Any, action: Any, *_: Any) -> FirstLook[Any]:
        return FirstLook(Verdict((Prospect(action, 1.25, 1),), 0, 0.0, 0.0), 0.0, None)

    monkeypatch.setattr(review_process, "first_look", look)
    names = ("Anna", "Bruno", "Chiara", "Dario")
    options = Options(hands=1, philanthropy=True)
    path = saved_game(tmp_path / "game.ludo", *names, game="dalmuti", seed="b", options=options)
    for finding in findings(load(path), tried(1)):
        msgspec.json.decode(msgspec.json.encode(finding), type=Finding)
        msgspec.json.decode(finding.judged or "null", type=Judged[DalmutiAction] | None)


def test_a_reason_without_words_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An object of number 0 has no name: the review says nothing of it, and goes on."""

    def look(game: Any, view: Any, action: Any, *_: Any) -> FirstLook[Any]:
        return FirstLook(Verdict((Prospect(action, 0.9, 1),), 0, 0.5, 0.0), 0.5, None)

    known, nothing = ({"column": 1, "object": each, "giver": -1} for each in (GOODS[0], 0))
    told = (
        (Reason("wins", nothing), Reason("brings", known)),
        (Reason("wins", known), Reason("brings", known, (Reason("itself", nothing),))),
    )
    said = iter(told * 200)
    monkeypatch.setattr(review_process, "first_look", look)
    monkeypatch.setattr(review_process, "explained", lambda *_: next(said))
    saved = load(saved_game(tmp_path / "game.ludo", game="dolce-vita"))
    found = [each.judged for each in findings(saved) if each.judged]
    first, second = (msgspec.json.decode(each, type=Judged[Place]) for each in found[:2])
    assert (first.why, first.came) == (None, told[0][1])
    assert (second.why, second.came) == (told[1][0], None)


async def test_ctrl_c_at_the_terminal_does_not_reach_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is in a session of its own until it is ended."""
    kill, ended = Process.kill, list[int]()

    def noted(process: Process) -> None:
        assert os.getsid(process.pid) == process.pid
        ended.append(process.pid)
        kill(process)

    monkeypatch.setattr(Process, "kill", noted)
    source = found_apart(load(saved_game(tmp_path / "game.ludo", game="dolores")))
    await anext(source)
    await source.aclose()  # type: ignore[attr-defined]
    assert len(ended) == 1


async def test_a_process_finds_the_same_kinds_of_things_and_ends(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", game="dolores"))
    source = found_apart(saved)
    first: Finding = await anext(source)
    assert first == next(iter(findings(saved))) and first.expected is None
    review = Review(saved)
    async for _ in review.grow(lambda _: source):
        if len(review.judged) == 2:
            break
    assert 0 < review.done < 1 and {each.seat for each in review.judged.values()} == {0}
    await source.aclose()  # type: ignore[attr-defined]


async def test_a_process_says_nothing_of_another_game_and_ends_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[Process] = []
    monkeypatch.setattr(Process, "kill", killed.append)
    path = saved_game(tmp_path / "game.ludo")
    saved = load(path)
    path.unlink()
    saved_game(path, *"ABCD")
    assert [each async for each in found_apart(saved)] == []
    assert not killed
