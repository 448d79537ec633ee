"""Statistics: which games count, how they are counted, and that nobody waits for them."""

import json
import os
import threading
from pathlib import Path
from typing import Any, cast

import pytest

from engine.arena import play_out
from engine.registry import game_named
from saves.header import Player
from saves.listing import SaveInfo, inspect
from saves.reading import SavedGame, load
from saves.whole import compose, write_save
from tests.levels.measures import kept
from tests.saves.games import with_end
from tests.tui.cli.running import here, saved_game
from tests.tui.screens import text
from tests.tui.tables import app_on, at_turn, new_live, noon, running, to_the_end, until
from tui.app.screens import statistics
from tui.app.screens.counted_games import CountedGamesScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.statistics import StatisticsScreen
from tui.app.widgets.rows import Rows
from tui.games.registry import card_of, offered_games
from tui.render.face import Company, glyphs
from tui.session.hints import note_hint
from tui.session.new_game import NewGame, header_of, keep
from tui.session.statistics import archive, cache, rating
from tui.session.statistics.archive import Archive, Played, Results
from tui.session.statistics.sums import GROUPS, records
from tui.session.statistics.table import course, label, record_lines
from tui.session.what_if import Trial
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import plain, text_of, width

COMPANY = Company((), Wording("en"), glyphs(False))


def games(*places: int, players: int = 4, against: str = "easy") -> list[Played]:
    """Return games of Dolorès with these places, and ten points less a place."""
    return [
        Played("dolores", f"2026-11-{n:02}T12:00:00Z", players, against, place, 10 - place)
        for n, place in enumerate(places, 1)
    ]


def test_runs_of_victories() -> None:
    for places, found in (((1, 1, 2, 1, 1, 1, 3), (3, 0)), ((2, 1, 1), (2, 2))):
        [record] = records(games(*places), offered_games())
        assert (record.longest, record.current) == found


def test_games_are_counted_up_by_players_and_robots() -> None:
    played = [*games(1, 4), *games(1, players=2, against="hard"), *games(2, against="people")]
    [record] = records(played, offered_games())
    assert record.sum[:2] == (4, 2) and record.sum.mean_place == 2.0
    assert record.sum.best == 9 and record.sum.mean_score == 8.0
    kinds = record.groups("kind")
    assert [(kind.first.players, kind.first.against) for kind in kinds] == [
        (2, "hard"),
        (4, "easy"),
        (4, "people"),
    ]
    assert kinds[1].sum.mean_place == 2.5


def test_games_are_grouped_by_whatever_is_asked() -> None:
    """Every game is in one group of each kind, and the groups have words of their own."""
    first, second = games(1, 4)
    option = ("simple", True)
    other = second._replace(
        seat=1, options=(option,), hints=2, against="hard", players=3, begun="2026-09-01T12:00:00Z"
    )
    [record] = records([other, first], offered_games())
    for by in GROUPS:
        groups = record.groups(by)
        assert [each.sum.games for each in groups] == [1, 1]
        for language in LANGUAGES:
            assert len({label(Wording(language), each.first, by) for each in groups}) == 2


def test_a_bar_is_full_for_a_victory_and_lowest_for_the_last_place() -> None:
    shown = text_of(course(COMPANY, [(1, 4), (4, 4), (2, 2), (1, 2), (2, 4)]))
    levels = COMPANY.glyphs.levels
    assert shown[:4] == levels[-1] + levels[0] + levels[0] + levels[-1]
    assert levels.index(shown[4]) in range(3, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_a_page_however_much_was_played(language: Language) -> None:
    company = Company((), Wording(language), glyphs(True))
    played = [
        Played(game, "2026-11-21T12:00:00Z", 12, against, 12, 123_456)
        for game in offered_games()
        for against in ("random", "normal", "hard", "people", "unheard-of")
        for _ in range(200)
    ]
    for by in GROUPS:
        lines = record_lines(company, records(played, offered_games()), (), 75, by)
        assert max(map(width, lines)) <= 75
    assert all(width(line) <= 75 for line in record_lines(company, [], (), 75))


def names(folder: Path, name: str) -> set[tuple[str, int]]:
    """Return the games that count for a name: each by its game and number of players."""
    return {(each.game, each.players) for each in Archive().results(folder, name).games}


def test_a_game_is_ones_own_by_name_or_as_the_only_person(tmp_path: Path) -> None:
    saved_game(tmp_path / "mine.ludo", "Anna", "Bo", "Ci")
    saved_game(tmp_path / "robots.ludo", "Anna", "Bo", "Ci", "Da", human=-1)
    saved_game(tmp_path / "unfinished.ludo", "Anna", "Bo", "Ci", steps=40)
    (tmp_path / "junk.ludo").write_bytes(b"\x89PNG")
    (tmp_path / "note.txt").write_text("not a save")
    assert names(tmp_path, "Anna") == names(tmp_path, "anna") == {("dolce-vita", 3)}
    # After a change of name, the player is still the only person of those games.
    assert names(tmp_path, "Zoé") == names(tmp_path, "") == {("dolce-vita", 3)}


def test_among_several_people_the_name_says_who_one_is(tmp_path: Path) -> None:
    two_people(tmp_path / "two.ludo")
    assert names(tmp_path, "Bo") == {("dolce-vita", 3)}
    assert names(tmp_path, "Zoé") == set()


def two_people(path: Path) -> None:
    """Write a finished game of two people, Anna and Bo, and a robot."""
    rules = game_named("dolce-vita")
    players = (Player("Anna", "human"), Player("Bo", "human"), Player("Ci", "hard"))
    header = header_of(NewGame("dolce-vita", players, rules.options(), "seed"), noon())
    journal = play_out(rules, header.setup, [rules.bots["random"]] * 3, "seed")
    write_save(path, compose(header, journal.actions))


def test_a_game_played_on_from_a_replay_does_not_count(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "whole.ludo", "Anna", "Bo", "Ci"))
    with keep(Trial(saved, 30, {0}), tmp_path, noon) as live:
        to_the_end(live)
    assert len(list(tmp_path.glob("*.ludo"))) == 2
    assert len(Archive().results(tmp_path, "Anna").games) == 1


def test_a_save_is_looked_at_again_only_when_it_was_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(3):
        saved_game(tmp_path / f"{n}.ludo", seed=str(n))
    looked: list[Path] = []

    def noticed(path: Path) -> SaveInfo | None:
        looked.append(path)
        return inspect(path)

    monkeypatch.setattr(archive, "inspect", noticed)
    kept = Archive()
    assert [len(kept.results(tmp_path, name).games) for name in ("", "Anna")] == [3, 3]
    assert len(looked) == 3
    os.utime(tmp_path / "1.ludo", (1, 1))
    (tmp_path / "2.ludo").unlink()
    assert len(kept.results(tmp_path, "").games) == 2
    assert looked[3:] == [tmp_path / "1.ludo"]


def test_copies_of_a_game_count_once(tmp_path: Path) -> None:
    saved = saved_game(tmp_path / "game.ludo")
    for name in ("copy.ludo", "another copy.ludo"):
        (tmp_path / name).write_bytes(saved.read_bytes())
    assert len(Archive().results(tmp_path, "").games) == 1


def test_what_was_read_is_kept_and_never_believed_over_the_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(3):
        saved_game(tmp_path / f"{n}.ludo", seed=str(n))
    found = Archive().results(tmp_path, "")
    kept = tmp_path / cache.NAME
    content = kept.read_bytes()
    read: list[Path] = []

    def noticed(path: Path) -> SavedGame:
        read.append(path)
        return load(path)

    monkeypatch.setattr(archive, "load", noticed)
    assert Archive().results(tmp_path, "") == found and not read
    # Another game in place of one, of the same size and with the same date.
    other = saved_game(tmp_path / "other", seed="other").read_bytes()
    place = tmp_path / "1.ludo"
    was = place.stat()
    place.write_bytes(other)
    os.utime(place, ns=(was.st_atime_ns, was.st_mtime_ns))
    assert Archive().results(tmp_path, "") != found and read == [place]
    for damaged in (b"", b"[]", content[:-9], content.replace(b'"made_by":"', b'"made_by":"0')):
        kept.write_bytes(damaged)
        read.clear()
        assert len(Archive().results(tmp_path, "").games) == 3 and len(read) == 3
    kept.unlink()
    kept.mkdir()
    assert len(Archive().results(tmp_path, "").games) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_counted_from_the_notes(tmp_path: Path, language: Language) -> None:
    live = at_turn(new_live(tmp_path), 20)
    said = Wording(language)("hint.noted", who="Anna")
    note_hint(live, said)
    note_hint(live, said)  # asked again at the same step
    live.note(3, "Bruno asked for a hint.")
    live.note(4, "Anna has taken a hint.")  # as 0.1.0 wrote it
    to_the_end(live).close()
    [played] = Archive().results(tmp_path, "Anna").games
    assert played.hints == 2


def test_a_take_back_and_a_stand_in_are_counted(tmp_path: Path) -> None:
    live = at_turn(new_live(tmp_path), 20)
    card = next(iter(live.journal.game.legal(live.table.view(0))))
    live.table.submit(card)
    assert live.table.take_back(0, {0}) is not None
    live.decides(0, "easy")
    to_the_end(live).close()
    [played] = Archive().results(tmp_path, "Anna").games
    assert (played.taken_back, played.stood_in, played.goals) == (1, True, ())


def test_who_plays_like_a_level_gets_its_rating() -> None:
    """Between equals the rating stays near theirs; whoever wins every game against a level leaves
    its rating behind. Games with help, or against people alone, change nothing."""
    robots = (("easy", 1), ("easy", 2), ("easy", 3))
    level = rating.levels_of("dolores")["easy"]
    equal = [
        Played(
            "dolores",
            "",
            4,
            "easy",
            1 + n % 4,
            0,
            robots=tuple(("easy", place) for place in range(1, 5) if place != 1 + n % 4),
        )
        for n in range(200)
    ]
    assert abs(rating.course(equal)[-1] - level) < 60
    won = [each._replace(place=1, robots=tuple((by, 2) for by, _ in robots)) for each in equal]
    assert rating.course(won)[-1] > rating.levels_of("dolores")["hard"]
    assert rating.course([equal[0]._replace(hints=1), equal[0]._replace(robots=())]) == []


def test_the_levels_stand_as_far_apart_as_was_measured() -> None:
    for game in offered_games():
        levels = rating.levels_of(game)
        assert levels["normal"] == rating.START
        for measure in kept():
            if (measure.game, measure.players) == (game, card_of(game).usual_seats):
                apart = levels[measure.level] - levels[measure.among]
                expected, ahead = rating.expected(apart, 0), measure.ahead
                tells = ahead.high - ahead.low < 0.2
                # Where neither level proved better, the higher one is rated a little higher.
                even = ahead.low < 0.5 < ahead.high and 0 < apart < 10
                assert abs(expected - ahead.value) < 0.02 or even or not tells


def test_reading_stops_when_nobody_waits_any_more(tmp_path: Path) -> None:
    for n in range(4):
        saved_game(tmp_path / f"{n}.ludo", seed=str(n))
    left = iter([True, True, False])
    assert len(Archive().results(tmp_path, "", lambda: next(left)).games) == 2


def test_what_was_read_is_kept_now_and_then_lest_the_program_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "SPARED", 2)
    for n in range(5):
        saved_game(tmp_path / f"{n}.ludo", seed=str(n))
    kept: list[int] = []

    def counting() -> bool:
        kept.append(len(cache.read_cache(tmp_path)))
        return True

    Archive().results(tmp_path, "", counting)
    assert kept == [0, 0, 2, 2, 4]


async def test_from_home_by_a_key_and_the_empty_page_is_friendly(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await pilot.press("t")
        await until(pilot, lambda: "Nothing here yet" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_key_is_answered_while_the_saves_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_game(tmp_path / "game.ludo")
    gate = threading.Event()

    class Slow(Archive):
        def results(self, *asked: Any, **named: Any) -> Results:
            gate.wait()
            return super().results(*asked, **named)

    monkeypatch.setattr(statistics, "ARCHIVE", Slow())
    app = app_on(StatisticsScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        try:
            await until(pilot, lambda: "Looking through your games" in text(app))
            await pilot.press("question_mark")
            await until(pilot, lambda: "Your finished games" in text(app))
            await pilot.press("escape")
        finally:
            gate.set()
        await until(pilot, lambda: "1 game" in text(app))


async def test_what_is_read_so_far_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        saved_game(tmp_path / f"{number}.ludo", seed=str(number))
    gate = threading.Event()
    looked_at = archive._looked_at

    def slowly(path: Path, *asked: Any) -> Any:
        if path.stem == "2":
            gate.wait()
        return looked_at(path, *asked)

    monkeypatch.setattr(archive, "_looked_at", slowly)
    app = app_on(StatisticsScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        try:
            await until(pilot, lambda: "2 games" in text(app))
            assert "Looking through your games… 3" in text(app)
            await pilot.press("g")
            shown = cast(StatisticsScreen, app.screen)
            await until(pilot, lambda: shown.by == "against")
        finally:
            gate.set()
        await until(pilot, lambda: "3 games" in text(app) and "Looking" not in text(app))
        assert shown.by == "against"


async def test_from_a_number_to_the_games_behind_it(tmp_path: Path) -> None:
    paths = [saved_game(tmp_path / f"{n}.ludo", seed=str(n)) for n in range(3)]
    saved_game(tmp_path / "of five.ludo", "Anna", "Bo", "Ci", "Da", "Ed")
    saved_game(tmp_path / "two.ludo", "Anna", "Bo", game="dolores")
    app = app_on(StatisticsScreen, tmp_path, goals=True)
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: "3 players, random" in text(app))
        assert "5 players, random" in text(app) and "Extra goals: " in text(app)
        assert "Scores in units of 100,000." in text(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CountedGamesScreen))
        rows = app.screen.query_one(Rows)
        await until(pilot, lambda: rows.count == len(paths))
        assert "Dolce Vita · 3 players, random" in text(app)
        await pilot.press("escape", "g")
        await until(pilot, lambda: "5 players" not in text(app))
        await pilot.press("right")
        await until(pilot, lambda: "1 game " in text(app))
        app.change(goals=False, language="fr")
        await until(pilot, lambda: "partie" in text(app) and "Défis" not in text(app))


async def test_a_folder_that_is_none_is_said(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    app = app_on(StatisticsScreen, file)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "There is a file where a folder should be" in text(app))


ABSURD: list[dict[str, object]] = [
    {"scores": ()},
    {"places": ()},
    {"places": (99, 2, 3)},
    {"scores": (1,)},
]
"""Ends that a save may state though no game ends like that."""


def test_an_absurd_end_is_no_game_and_ends_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved_game(tmp_path / "good.ludo")
    for number, changed in enumerate(ABSURD):
        (tmp_path / f"{number}.ludo").write_bytes(with_end(**changed))
    found = json.loads(here(capsys, "stats", "--json", "--saves", str(tmp_path)).out)
    [record] = found["games"]
    assert record["games"] == 1 and len(found["uncounted"]) == len(ABSURD)
    assert "1 game" in here(capsys, "stats", "--saves", str(tmp_path), "--lang", "en").out


async def test_every_bad_save_is_a_line_that_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Who finds a game missing from the figures sees why; a game that goes on is not missing."""
    saved_game(tmp_path / "good.ludo")
    saved_game(tmp_path / "unfinished.ludo", steps=40)
    for number, changed in enumerate(ABSURD):
        (tmp_path / f"{number}.ludo").write_bytes(with_end(**changed))
    (tmp_path / "folder.ludo").mkdir()
    (tmp_path / "picture.ludo").write_bytes(b"\x89PNG")
    names = [f"{number}.ludo" for number in range(len(ABSURD))]
    names += ["folder.ludo", "picture.ludo"]
    page = here(capsys, "stats", "--saves", str(tmp_path), "--lang", "en").out
    told = [line for line in page.splitlines() if line.startswith("Not counted: ")]
    assert [line.split()[2] for line in told] == [f"{name}." for name in names]
    found = json.loads(here(capsys, "stats", "--json", "--saves", str(tmp_path)).out)
    assert [Path(each["file"]).name for each in found["uncounted"]] == names
    assert all(each["problem"] for each in found["uncounted"])
    app = app_on(StatisticsScreen, tmp_path)
    async with running(app, (80, 40)) as pilot:
        await until(pilot, lambda: "1 game" in text(app))
        await until(pilot, lambda: all(line in text(app) for line in told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_many_bad_saves_the_first_are_named(tmp_path: Path, language: Language) -> None:
    for number in range(30):
        (tmp_path / f"{number:02}.ludo").touch()
    company = Company((), Wording(language), glyphs(False))
    found = Archive().results(tmp_path, "")
    lines = [text_of(each) for each in record_lines(company, [], found.bad, 78)]
    named = [each for each in lines if ".ludo" in each]
    assert 0 < len(named) < 30 and str(30 - len(named)) in " ".join(lines)


def test_the_command_line_says_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    saved_game(tmp_path / "a.ludo", "Anna", "Bo", "Ci")
    saved_game(tmp_path / "b.ludo", "Anna", "Bo", game="dolores")
    folder = ["--saves", str(tmp_path), "--lang", "en"]
    page = here(capsys, "stats", *folder).out
    found = records(Archive().results(tmp_path, "").games, offered_games())
    assert page == plain(record_lines(COMPANY, found, (), 78)) + "\n"
    described = json.loads(here(capsys, "stats", "--json", *folder).out)["games"]
    assert [each["game"] for each in described] == ["dolce-vita", "dolores"]
    [kind] = described[1]["kinds"]
    assert (kind["players"], kind["against"], kind["games"]) == (2, "random", 1)
    assert kind["mean_score"] == kind["best_score"]
    nothing = here(capsys, "stats", "--saves", str(tmp_path / "no"), "--lang", "en")
    assert nothing.status == 0 and "Nothing here yet" in nothing.out
