"""How a replay leads to costly moves: which of how many, by what knowledge, without the panel."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.geometry import Offset

from engine.game import EVERYONE
from saves.reading import load
from saves.reviews import keep_review, read_review
from tests.tui.app.test_review import reviewing
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up, mistaken, resting
from tests.tui.screens import flat, text
from tests.tui.tables import app_on, at_rest, new_live, running, until
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.what import WhatScreen
from tui.games.registry import offered_games
from tui.session.review import compared, cost
from tui.session.why_lines import WHY, better
from tui.words import LANGUAGES, Language
from tui.words.spans import BLANK, text_of

NAMES = ("Anna", "Bruno", "Chiara", "Dario")


def last_line(app: Any) -> str:
    return text(app).splitlines()[-1]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_it_is_said_which_of_how_many_mistakes_it_is(
    size: tuple[int, int], tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3, 0.06, 0.12))
    async with reviewing(saved, tmp_path, size, seat=0) as (pilot, app, replay):
        await pilot.press("j")
        await until(pilot, lambda: ": 1 of 3" in text(app))
        for keys in ("j", "aj", "aj", "j"):  # with the table and with the panel
            await pilot.press(*keys)
            # The second of the game is the least, the third the second costliest.
            number = (1, 3, 2)[replay.analysis.mistakes().index(replay.number)]
            await until(pilot, lambda: f": {number} of 3" in text(app))  # noqa: B023
        await pilot.press("right")
        await until(pilot, lambda: "of 3" not in text(app))
        await pilot.press("g", "j")  # without inaccuracies
        await until(pilot, lambda: ": 1 of 2" in text(app))
        await pilot.press("g", "j")
        await until(pilot, lambda: ": 1 of 1" in text(app))


async def test_a_costly_move_of_one_player_is_counted_beside_their_sign(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3, 0.06, 0.12))
    async with reviewing(saved, tmp_path, seat=0) as (pilot, app, _):
        await pilot.press("j")
        await until(pilot, lambda: "costliest moves: 1 of 3 ■" in text(app))
        await pilot.press("v")
        await until(pilot, lambda: "of 3 ■" not in text(app))


async def test_the_log_can_be_read_in_place_of_the_table_where_there_is_a_review(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with reviewing(saved, tmp_path, (80, 24), seat=0) as (pilot, app, replay):
        await pilot.press("l")
        await until(pilot, lambda: "Round 1" in text(app) and replay.chronicle.display)
        assert not replay.query_one("#middle").display
        await pilot.press("a")
        await until(pilot, lambda: not replay.chronicle.display)


async def test_where_nothing_is_found_yet_the_key_that_goes_on_looking_is_named(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    others = next(n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 1)
    made_up(saved, {others: 0.3}, 10)
    found = read_review(saved)
    assert found is not None
    keep_review(saved, found.expected, found.judged, whole=False)
    async with reviewing(saved, tmp_path, seat=0) as (pilot, app, _):
        await pilot.press("j")
        await until(pilot, lambda: "A continues it" in text(app))


async def test_moves_are_gone_to_before_they_are_made_in_a_review(tmp_path: Path) -> None:
    """Up and down must not pass by the step at which a costly move is shown."""
    saved = mistaken(tmp_path / "game.ludo")
    async with reviewing(saved, tmp_path, seat=0) as (pilot, _, replay):
        await pilot.press("j")
        await until(pilot, lambda: replay.mistake is not None)
        at = replay.number
        await pilot.press("up")
        await until(pilot, lambda: replay.number < at)
        await pilot.press("down")
        await until(pilot, lambda: replay.number == at)
        await pilot.press("down", "left")
        await pilot.press("a")
        await until(pilot, lambda: not replay._reviewing)
        await pilot.press("up")
        await until(pilot, lambda: replay.number in replay.steps.decisions)


async def test_of_anybody_it_is_counted_among_those_of_the_seat_shown(tmp_path: Path) -> None:
    saved = load(mistaken(tmp_path / "game.ludo").path)
    steps = {n: 0.2 for n, each in enumerate(saved.journal.actions, 1) if each.seat in (0, 1)}
    made_up(saved, dict(list(steps.items())[:5]), 10)
    async with reviewing(saved, tmp_path, seat=0) as (pilot, _, replay):
        own = len(replay.analysis.mistakes())
        everybody = len(replay._analysis_of(EVERYONE).mistakes())
        assert 0 < own < everybody
        await pilot.press("k")
        await until(pilot, lambda: bool(replay.remark()))
        sign = replay.app.glyphs.seats[replay.perspective]
        assert replay.remark()[0] == f"costliest moves: 1 of {own} {sign}"
        replay.show_account(replay._accounts[EVERYONE])
        assert replay.remark()[0] == f"costliest moves: 1 of {everybody}"


async def test_only_the_person_at_the_screen_is_you(tmp_path: Path) -> None:
    saved = load(mistaken(tmp_path / "game.ludo").path)
    steps = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat in (0, 2)]
    made_up(saved, dict.fromkeys(steps[:2], 0.3), 10)
    async with reviewing(saved, tmp_path, seat=0) as (pilot, _, replay):
        await pilot.press("a")
        for said in ("gets ahead of you", "gets ahead of ◆"):
            await pilot.press("k")
            await until(pilot, lambda: said in _panel(replay))  # noqa: B023
            assert replay.mistake is not None
            assert (replay.mistake.seat == 0) == ("you" in said)


def _panel(replay: ReplayScreen) -> str:
    return " ".join(text_of(line) for line in replay._panel(60, 40).lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_where_the_top_line_says_what_was_better_the_table_says_why(
    game: str, language: Language, tmp_path: Path
) -> None:
    """At 80 columns there is no panel beside the table to say why."""
    saved = mistaken(tmp_path / "game.ludo", (0.12, 0.3), *NAMES, game=game)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        for _ in range(2):
            await pilot.press("j")
            replay = app.screen
            assert isinstance(replay, ReplayScreen) and replay.mistake is not None
            best = text_of(replay.face.company.say.line("review.here", best=BLANK)).strip()
            why = text_of(replay.say.behind_label(better(replay.face, replay.mistake)))[:12]
            await at_rest(pilot)
            top, *table = text(app).splitlines()
            if best not in top:
                assert not any(why in each for each in table)
            elif not any(why in each for each in table):
                came = text_of(replay._came(replay.mistake))[:12]
                where = [came, replay.say("review.instead.key")]
                assert any(key in each for each in table for key in where), "only whole reasons"
            assert (best in top) or any(best in each for each in table)


@pytest.mark.parametrize("game", offered_games())
async def test_the_table_alone_says_what_was_better(game: str, tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.12, 0.3), *NAMES, game=game)
    kept = read_review(saved)
    assert kept is not None
    keep_review(saved, kept.expected, tuple(replace(each, why=None) for each in kept.judged))
    async with reviewing(saved, tmp_path, (80, 24), seat=0) as (pilot, app, replay):
        await pilot.press("j", "j")
        assert replay.mistake is not None
        worth = cost(replay.face, replay.mistake)
        said, short = (
            text_of(compared(replay.face, saved, replay.mistake, "review.instead", *priced))
            for priced in ((worth,), ())
        )
        assert said.startswith("In the game: ")
        assert said.index(worth.text) < said.index("better: "), "the cost is that of the move made"
        terse = text_of(replay._forms(replay.mistake, "review.instead")[1])
        forms = [flat(each) for each in (said, short, terse)]
        await until(pilot, lambda: any(each in flat(text(app)) for each in forms))
        assert worth.text in text(app), "where it has no room there, it stands above"
        await pilot.press("right")
        await until(pilot, lambda: not any(each in flat(text(app)) for each in forms))


async def test_a_mistake_that_is_found_while_its_step_is_shown_is_told_at_once(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with reviewing(saved, tmp_path, (80, 24), seat=0) as (pilot, app, replay):
        number = replay.analysis.mistakes()[0]
        kept = dict(replay.review.judged)
        replay.review.judged.clear()
        replay._analyses.clear()
        replay.seek(number)
        await until(pilot, lambda: "etter: " not in text(app))
        replay.review.judged.update(kept)
        replay._show_found()
        await until(pilot, lambda: "etter: " in text(app))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", offered_games())
async def test_two_kinds_of_shares_have_heads_of_two_kinds(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.12, 0.3), *NAMES, game=game)
    async with reviewing(saved, tmp_path, size, seat=0) as (pilot, app, _):
        await pilot.press("j" if size[0] > 80 else "a")
        await pilot.press("j")
        await until(pilot, lambda: "As ■ Anna saw it" in text(app))
        lines = text(app).splitlines()
        guessed = next(n for n, each in enumerate(lines) if "As ■ Anna saw it" in each)
        known = [n for n, each in enumerate(lines) if KNOWN[game] in each]
        assert known == [] if game == "dolce-vita" else guessed < known[0]
        worth = "place in this hand" if game == "dalmuti" else "chances by move"
        assert worth in lines[guessed] and not any(worth in lines[n] for n in known)
        assert ("cards were open" in text(app)) <= (game != "dolce-vita")


KNOWN = {
    "dolce-vita": "Quick estimate",
    "dolores": "With cards face up",
    "dalmuti": "Winning the match",
}
"""The head of the chances of the position, by game. In Dolce Vita it is missing at a decision,
because nothing is hidden."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_key_between_table_and_panel_is_named_in_both(
    language: Language, tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("j")
        for key in ("key.review", "key.review.hide", "key.review"):
            await until(pilot, lambda: f"A {app.say(key)}" in last_line(app))  # noqa: B023
            assert app.say("key.better") in last_line(app)
            await pilot.press("a")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_what_can_be_done_at_a_mistake_is_named_at_80_columns(
    game: str, language: Language, tmp_path: Path
) -> None:
    """The bottom line names the better move, the next mistake, the review, learning, the way out
    and the help. The key to another seat stands at the end of the line of buttons."""
    saved = mistaken(tmp_path / "game.ludo", (0.3, 0.3), *NAMES, game=game)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("j")
        say = app.say
        keys = ("key.better", "key.mistake.next", "key.review", "key.learn", "key.leave_replay")
        await until(pilot, lambda: say("key.better") in last_line(app))
        assert all(f" {say(key)}" in last_line(app) for key in keys)
        assert last_line(app).rstrip().endswith(f"? {say('key.help')}")
        assert "V " in text(app).splitlines()[-3].rpartition("  ")[2]
        await pilot.press("right")
        await until(pilot, lambda: say("key.mistake") in last_line(app))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_key_of_a_review_that_rests_says_that_it_goes_on(
    language: Language, tmp_path: Path
) -> None:
    """A curve that stopped in the middle was taken for all that was found, and the key for one
    that does nothing."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,))
    resting(saved)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("j")
        await until(pilot, lambda: f"A {app.say('key.review.resume')}" in last_line(app))
        assert all(app.say(each) in last_line(app) for each in ("key.better", "key.help"))


async def test_where_there_is_one_view_only_no_key_to_the_next_is_named(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES)
    app = app_on(lambda: ReplayScreen(saved, seat=0, seats=(0,)), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "seen by ■ Anna" in text(app))
        assert "V seen by" not in text(app)


async def test_a_grade_that_only_others_made_mistakes_of_is_passed_over(tmp_path: Path) -> None:
    saved = load(mistaken(tmp_path / "game.ludo").path)
    own, other = (
        [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == seat]
        for seat in (0, 1)
    )
    made_up(saved, {own[0]: 0.06, own[1]: 0.3, other[0]: 0.12}, 10)
    async with reviewing(saved, tmp_path, (80, 24), seat=0) as (pilot, app, _):
        await pilot.press("j", "g")
        await until(pilot, lambda: "T go to mistakes and blunders." in text(app))
        assert ": 1 of 1" in text(app)
        await pilot.press("g")
        await until(pilot, lambda: "T go to every costly move." in text(app))
        assert ": 1 of 2" in text(app)


async def test_a_grade_of_others_alone_is_gone_to_where_ones_own_are_all_alike(
    tmp_path: Path,
) -> None:
    saved = load(mistaken(tmp_path / "game.ludo").path)
    last = {each.seat: n for n, each in enumerate(saved.journal.actions, 1)}
    made_up(saved, {last[0]: 0.3, last[1]: 0.12}, 10)
    async with reviewing(saved, tmp_path, (80, 24), seat=0) as (pilot, app, replay):
        await pilot.press("g")
        await until(pilot, lambda: "T go to blunders only." in text(app))
        await pilot.press("g", "k", "k")
        await until(pilot, lambda: replay.perspective == 1)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", offered_games())
async def test_the_last_step_says_in_words_who_has_won(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES, game=game)
    async with reviewing(saved, tmp_path, size, seat=0) as (pilot, app, replay):
        assert "game.ludo" in text(app).splitlines()[0]
        await pilot.press("end")
        outcome = replay.account.outcome(replay.number)
        assert outcome is not None
        winners = [name for name, place in zip(NAMES, outcome.places, strict=True) if place == 1]
        await until(pilot, lambda: "game.ludo" not in text(app).splitlines()[0])
        first = text(app).splitlines()[0]
        assert all(name in first for name in winners) and (" win" in first or " share" in first)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_key_to_ones_own_turn_cannot_be_read_as_its_end(
    language: Language, tmp_path: Path
) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language)
    command = next(each for each in PlayScreen.commands if each.action == "fast_forward")
    assert command.key_cap(app.say) == ">" and "end" in command.all_keys(app.say)
    live.close()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_what_a_review_shows_is_explained_first_and_has_no_rule(
    size: tuple[int, int], tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.12, 0.3), *NAMES, game="dolores")
    async with reviewing(saved, tmp_path, size, seat=0) as (pilot, app, _):
        await pilot.press("j" if size[0] > 80 else "a")
        await pilot.press("j")
        await until(pilot, lambda: "As ■ Anna saw it" in text(app))
        await pilot.press("i")
        await until(pilot, lambda: "What each move was worth" in text(app))
        assert app.say("what.key.rules") not in text(app)
        screen = app.screen
        assert isinstance(screen, WhatScreen)
        found = {spot.topic[0] for spot in screen._spots}
        assert {f"review.{each}" for each in ("open", "known", "why", "counted")} < found


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_sentence_on_a_costly_move_is_explained_by_its_own_name(
    language: Language, size: tuple[int, int], tmp_path: Path
) -> None:
    """The sentences say what is better, what came of the move played, and what both moves come to
    for everybody."""
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES))
    last = max(n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0)
    made_up(saved, {last: 0.3}, 10)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press(*("a" if size[0] < 100 else ""), "j", "i")
        await until(pilot, lambda: isinstance(app.screen, WhatScreen) and app.screen._spots)
        screen = app.screen
        assert isinstance(screen, WhatScreen)
        asked = [each for each in screen._spots if each.topic in WHY]
        told = {each.topic[0] for each in asked}
        assert told >= {f"review.{each}" for each in ("why", "came", "balance")}
        for spot in asked:
            [first, *_] = sorted(spot.cells)
            row, start, _ = first
            screen._explain_at(spot.canvas.region.offset + Offset(start, row))
            title = app.say(f"what.{spot.topic[0]}")
            await until(pilot, lambda: title in text(app))  # noqa: B023


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
async def test_a_notice_leaves_the_table_free(
    game: str, language: Language, size: tuple[int, int], tmp_path: Path
) -> None:
    """A notice takes the line of steps, or beside a panel the line under the table; hands, scores
    and the chart stay in sight. A notice takes its line whole, because an end left in sight would
    read as the end of the notice."""
    saved = mistaken(tmp_path / "game.ludo", (0.06, 0.3), *NAMES, game=game)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        for key, told in (("jjj", "review.again"), ("g", "review.least.mistake")):
            words = app.say(told)
            await pilot.press(*key)
            await until(pilot, lambda: words in text(app))  # noqa: B023
            [toast] = app.screen.query("Toast")
            assert toast.region.height == 1
            timeline, side = (app.screen.query_one(each).region for each in ("Timeline", "#side"))
            row = text(app).splitlines()[toast.region.y]
            if size[0] < 100:
                assert toast.region.y == timeline.bottom - 1
                assert words in row and not row.partition(words)[2].strip()
            else:
                assert toast.region.bottom == timeline.y and toast.region.right <= side.x
                assert not row[: side.x].partition(words)[2].strip()


async def test_of_a_review_that_goes_on_nothing_is_said_to_be_the_last(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.06, 0.3))
    kept = read_review(saved)
    assert kept is not None
    keep_review(saved, kept.expected, kept.judged, whole=False)
    app = app_on(lambda: ReplayScreen(load(saved.path), seat=0), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("j")
        await until(pilot, lambda: "costliest moves: 1 of 2" in text(app))
        await pilot.press("j")
        await until(pilot, lambda: "costliest moves: 2 of 2" in text(app))
        assert "last" not in text(app)
        await pilot.press("j")
        await until(pilot, lambda: "No more found so far" in text(app))
        assert "last" not in text(app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_notice_leaves_the_chart_free(size: tuple[int, int], tmp_path: Path) -> None:
    """The notice stands above the chart, or under it over the line of marks."""
    saved = mistaken(tmp_path / "game.ludo", (0.06, 0.3))
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path)
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press(*("a" if size[0] < 100 else ""), "g")
        await until(pilot, lambda: "J, K and T go to mistakes" in " ".join(text(app).split()))
        chart, toast = (app.screen.query_one(each).region for each in ("Timeline", "Toast"))
        assert chart.height == 8 and not toast.overlaps(chart.split_horizontal(-1)[0])
