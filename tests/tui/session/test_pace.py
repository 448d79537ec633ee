"""How long a table rests: nobody waits for nothing, and no pace betrays a hand."""

from statistics import median
from typing import Any

import pytest

from engine.account import Account
from engine.arena import play_out
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Collect, Pass, Play
from engine.dalmuti.score import beaten
from engine.dalmuti.state import Options
from engine.game import EVERYONE, Seat, Setup
from engine.journal import Journal
from tests.waiting import LONGEST, MEDIAN, stretches
from tui.games.registry import face_for
from tui.render.face import Company, Face, glyphs
from tui.render.telling import told
from tui.session import pace
from tui.session.pace import RESTS, paced, unasked
from tui.settings import BEATS
from tui.words import Wording
from tui.words.spans import line, text_of

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elisa", "Fabio")


@pytest.fixture(scope="module")
def match() -> Journal[Any, Any, Any]:
    bots = [DALMUTI.bots["normal"]] * len(NAMES)
    return play_out(DALMUTI, Setup(len(NAMES), Options(hands=2)), bots, "pace")


@pytest.fixture(scope="module")
def face() -> Face[Any, Any]:
    return face_for("dalmuti", Company(NAMES, Wording("en"), glyphs(False)))


def test_nobody_sits_long_without_a_decision() -> None:
    longest = [max(stretches(f"law/{n}")) * BEATS["normal"] for n in range(8)]
    assert median(longest) <= MEDIAN and max(longest) <= LONGEST, longest


def test_what_leaves_nothing_to_decide_goes_as_is_wished(
    match: Journal[Any, Any, Any], face: Face[Any, Any]
) -> None:
    account, quick = Account(match, 0), 0
    for number in range(1, account.last + 1):
        moment = account.moment(number)
        beats = {rest: sum(f.beats for f in paced(face, account, number, rest)) for rest in RESTS}
        assert [frame.moment for frame in paced(face, account, number)] == [
            frame.moment for frame in face.scene(moment)
        ], "it is all told"
        if beats["play"] != beats["fast"]:
            quick += 1
            assert beats["end"] < beats["fast"] < beats["play"]
            assert isinstance(moment.action, Pass | Play) is (moment.action.seat > 0)
        else:
            assert beats["end"] == beats["fast"]
    assert quick


def test_a_remark_is_heard_before_the_last_of_several_sentences_alone(
    match: Journal[Any, Any, Any], face: Face[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a step told in one sentence, and on the taxes, the remark is left to the log."""
    monkeypatch.setattr(pace, "remarked", lambda *_: [line("Ha!")])
    account, several = Account(match, EVERYONE), set()
    for number in range(1, account.last + 1):
        moment = account.moment(number)
        told = [text_of(frame.said) for frame in face.scene(moment)]
        aloud = len(told) > 1 and not isinstance(moment.action, Collect)
        several.add(aloud)
        remarks = ["Ha!"] if aloud else []
        heard = [text_of(frame.said) for frame in paced(face, account, number)]
        assert heard == [*told[:-1], *remarks, told[-1]]
    assert several == {True, False}


def test_at_a_shared_screen_the_pace_follows_from_what_all_see(
    match: Journal[Any, Any, Any], face: Face[Any, Any]
) -> None:
    mine, all_open = Account(match, 0), Account(match, EVERYONE)
    shared = alone = 0
    for number in range(1, mine.last + 1):
        moment = mine.moment(number)
        assert not face.idle(all_open.moment(all_open.number(mine.step(number))), False)
        out: tuple[Seat, ...] = moment.before.table.out
        idle = face.idle(moment, True)
        lost = beaten(moment.view.match, moment.view.table)
        assert not idle or 0 in out or 0 in lost, "who is out or cannot win is seen by all"
        shared, alone = shared + idle, alone + face.idle(moment, False)
    assert alone > shared


def test_why_nothing_is_asked_is_said_once_at_length_and_never_before_others(
    match: Journal[Any, Any, Any], face: Face[Any, Any]
) -> None:
    account = Account(match, 0)
    moments = [account.moment(number) for number in range(1, account.last + 1)]
    forced = [m for m in moments if face.spared(m.view, False, True, "always")]
    assert forced
    for moment in forced:
        first = unasked(face, moment, Pass(0))
        assert text_of(first.said).startswith("Nothing you hold beats ") and first.head
        assert unasked(face, moment, Pass(0), again=True).beats < first.beats
        before_others = unasked(face, moment, Pass(0), shared=True)
        assert before_others == unasked(face, moment, Pass(0), shared=True, again=True)
        assert "you hold" not in text_of(before_others.said + before_others.head)


def test_a_run_of_passes_is_one_line(match: Journal[Any, Any, Any], face: Face[Any, Any]) -> None:
    account, before = Account(match, 0), None
    texts = []
    for number in range(1, account.last + 1):
        action = account.moment(number).action
        lines = told(face, account, number)
        texts += [text_of(each) for each in lines if isinstance(action, Pass)]
        assert len(lines) <= 1 or not isinstance(action, Pass)
        if lines:
            assert not (isinstance(before, Pass) and isinstance(action, Pass)), "it is one line"
            before = action
    assert "All others pass" in texts and any(each.endswith("passes") for each in texts)
    assert sum(isinstance(each, Pass) for each in match.actions) > 1.5 * len(texts)
