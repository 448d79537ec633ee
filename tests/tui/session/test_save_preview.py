"""A save at a glance: how far it has come, and from whose seat it may be shown."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.account import Account
from engine.game import BYSTANDER, EVERYONE
from saves.header import Player
from saves.reading import load
from tests.tui.cli.running import saved_game
from tui.games.registry import face_for
from tui.render.face import Company, glyphs
from tui.session import save_preview
from tui.session.new_game import begin, default_game, now
from tui.session.save_preview import SavePreview, preview_of
from tui.session.steps import Steps
from tui.words import Wording

NAMES = ("Anna", "Bruno", "Chiara", "Dario")
COMPANY = Company(NAMES, Wording("en"), glyphs(False))


def test_the_newest_chapter_is_named_with_the_one_around_it(tmp_path: Path) -> None:
    face = face_for("dalmuti", COMPANY)
    whole = load(saved_game(tmp_path / "whole.ludo", *NAMES, game="dalmuti"))
    chapters = Steps(Account(whole.journal, BYSTANDER), face).chapters
    seen = []
    for steps in (0, 1, 2, 3, 5, 20, 21, 22, 23, 60, 61, 62, 200):
        path = saved_game(tmp_path / f"{steps}.ludo", *NAMES, game="dalmuti", steps=steps)
        saved = load(path)
        last = Account(saved.journal, BYSTANDER).last
        begun = [each for at, each in sorted(chapters.items()) if at <= last]
        large = [at for at, each in enumerate(begun) if each.level == 0]
        now = begun[large[-1] :] if large else begun
        names = [now[0], *now[-1:]] if len(now) > 1 else now
        seen.append(" / ".join(each.brief or each.name for each in names))
        assert SavePreview(saved).where(face, "/") == seen[-1]
    assert seen[0] == "" and any(one != other for one, other in pairwise(seen[1:]))


def test_the_first_step_may_begin_a_chapter(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "a.ludo", *NAMES, steps=1))
    face = face_for("dolce-vita", COMPANY)
    assert [*Steps(Account(saved.journal, BYSTANDER), face).chapters] == [1]
    assert SavePreview(saved).where(face, "/") != ""


def test_all_hands_are_open_where_they_may_be_else_the_persons(tmp_path: Path) -> None:
    over = preview_of(saved_game(tmp_path / "a.ludo", *NAMES, game="dalmuti"))
    under_way = preview_of(
        saved_game(tmp_path / "b.ludo", *NAMES, game="dalmuti", steps=40, human=2)
    )
    assert over is not None and over.seat() == EVERYONE
    assert under_way is not None and under_way.seat() == 2
    assert over.moment(0).view == Account(over.saved.journal, 0).view


def test_no_hand_is_open_while_several_people_hold_cards(tmp_path: Path) -> None:
    people = tuple(Player(name, "human") for name in NAMES)
    new = default_game("dalmuti", 4)._replace(players=people)
    with begin(new, tmp_path, now) as live:
        shared = preview_of(live.path)
        assert shared is not None and shared.seat() is None


def test_what_is_larger_than_any_game_or_cannot_be_read_has_no_preview(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path / "a.ludo")
    size = path.stat().st_size
    monkeypatch.setattr(save_preview, "FOLDED", size)
    assert preview_of(path) is not None
    monkeypatch.setattr(save_preview, "FOLDED", size - 1)
    assert preview_of(path) is None
    assert preview_of(tmp_path / "none.ludo") is None
    monkeypatch.undo()
    monkeypatch.setattr(save_preview, "offered_games", tuple)
    assert preview_of(path) is None
