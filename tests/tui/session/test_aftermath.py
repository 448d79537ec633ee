"""What a what-if came to, beside the game and beside what was expected."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.actions import Bet, Commit, HandOn, Pass, Reveal
from engine.dolores.cards import CONFLIT, GESTURES, PARI, PARTAGE
from engine.game import DEALER, Reason
from engine.registry import GAMES, game_named
from engine.review import decided
from saves.reading import SavedGame, load
from saves.reviews import Judged, Weighed
from tests.tui.cli.running import saved_game
from tests.tui.wreckers import opened
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.aftermath import End, aftermath
from tui.session.what_if import Trial
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import BLANK, sentence, text_of, width

NAMES = "Anna", "Ben", "Chiara", "Diego"
COMPANY = Company(NAMES, Wording("en"), UNICODE)


def told(
    trial: Trial,
    judged: Judged[Any] | None = None,
    seat: int = 0,
    language: Language = "en",
    cells: int = 78,
) -> str:
    company = Company(NAMES, Wording(language), UNICODE)
    face = face_for(trial.header.game, company)
    return " · ".join(map(text_of, aftermath(face, trial, judged, seat, cells)))


def game(folder: Path, name: str) -> SavedGame:
    return load(saved_game(folder / "game.ludo", *NAMES, game=name))


def of(step: int, seat: int, why: Reason | None) -> Judged[Any]:
    """Return a decision that is judged, with what speaks for the best move."""
    return Judged[Any](step, seat, (), 0, 0.3, 0.01, why)


@pytest.mark.parametrize("name", GAMES)
def test_its_end_is_told_beside_the_end_of_the_game(name: str, tmp_path: Path) -> None:
    saved = game(tmp_path, name)
    outcome = game_named(name).outcome(saved.journal.state)
    assert outcome is not None
    start = len(saved.journal) - 20 if name != "dalmuti" else 8
    trial = Trial(saved, start, {0}, then=saved.journal.actions[start:])
    face, everybody = face_for(name, COMPANY), told(trial, cells=200)
    for seat, place in enumerate(outcome.places):
        score = outcome.scores[seat]
        room, scored = len(everybody) - 1, f", {face.score(score)}"
        words = told(trial, seat=seat, cells=room)
        assert words.startswith("Result") and UNICODE.seats[seat] in words
        assert words.count(f"place {place}") == 1
        # The score is told where there is room for it.
        if scored in words:
            assert f"place {place}{scored}" in words and len(words) <= room
        else:
            assert len(words) + len(scored) > room
        assert everybody.count(f"\N{NO-BREAK SPACE}{face.tally(score)}") >= 1
        assert words.endswith(", as in the game") and everybody.endswith(", as in the game")
    assert told(Trial(saved, start, {0})) == ""


@pytest.mark.parametrize("name", ["dolce-vita", "dolores"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scores_after_a_round_are_told_beside_those_of_the_game(
    name: str, language: Language, tmp_path: Path
) -> None:
    """The scores told are those of the last round that is over, of the rounds that ended after the
    start."""
    saved = game(tmp_path, name)
    interim = game_named(name).interim
    assert interim is not None
    states = saved.journal.states
    first, second, third, *_ = [step for step, state in enumerate(states) if interim(state)]
    face, start = face_for(name, Company(NAMES, Wording(language), UNICODE)), first + 2
    for end, over, number in ((second, second, 2), (second + 3, second, 2), (third + 1, third, 3)):
        scores = interim(states[over])
        trial = Trial(saved, start, {0}, then=saved.journal.actions[start:end])
        words = told(trial, language=language, cells=200)
        title, _, rest = words.partition(" · ")
        assert title == Wording(language)(f"outlook.end.{name}", n=number)
        assert scores is not None
        for score in scores:
            assert f"\N{NO-BREAK SPACE}{face.tally(score)}" in rest
    unended = Trial(saved, start, {0}, then=saved.journal.actions[start : second - 1])
    assert told(unended, language=language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_hand_is_told_too(language: Language, tmp_path: Path) -> None:
    """The hand compared is the first that ends in the game after the start of the what-if."""
    saved = game(tmp_path, "dalmuti")
    places = game_named("dalmuti").part_places
    assert places is not None
    ends = [step for step, state in enumerate(saved.journal.states) if places(state)]
    found = places(saved.journal.states[ends[0]])
    assert found is not None and len(ends) > 1
    start, actions, last = ends[0] - 8, saved.journal.actions, max(found)
    seat = found.index(last)
    for end in (ends[0], ends[0] + 5):
        words = told(Trial(saved, start, {seat}, then=actions[start:end]), None, seat, language)
        title, _, rest = words.partition(" · ")
        assert rest.count(text_of(Wording(language).line("outlook.place", n=last))) == 1
        assert title == Wording(language)("outlook.end.dalmuti", n=1) and width(words) < 79
    unended = Trial(saved, start, {seat}, then=actions[start : ends[0] - 2])
    assert told(unended, None, seat, language) == ""


def test_at_the_end_of_the_last_hand_places_in_that_hand_are_told(tmp_path: Path) -> None:
    """The places in the match are not told, because the moves tried may hardly have changed
    them."""
    saved = game(tmp_path, "dalmuti")
    places = [*saved.journal.part_places()]
    start = len(saved.journal) - 20
    trial = Trial(saved, start, {0}, then=saved.journal.actions[start:])
    for seat, place in enumerate(places[-1]):
        words = told(trial, seat=seat)
        assert words.startswith(f"Hand {len(places)} · ") and "Result" not in words
        assert words.count(f"place {place}") == 1 and words.endswith(", as in the game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_place_in_a_hand_is_told_once_it_is_known_though_others_still_play(
    language: Language, tmp_path: Path
) -> None:
    saved = game(tmp_path, "dalmuti")
    states, actions = saved.journal.states, saved.journal.actions
    out = next(step for step, state in enumerate(states) if state.table.out)
    (first,) = states[out].table.out
    for seat in range(4):
        words = told(
            Trial(saved, out - 3, {seat}, then=actions[out - 3 : out]), None, seat, language
        )
        assert bool(words) == (seat == first)
    words = told(Trial(saved, out - 3, {first}, then=actions[out - 3 : out]), None, first, language)
    place = text_of(Wording(language).line("outlook.place", n=1))
    assert words.startswith(Wording(language)("outlook.end.dalmuti", n=1))
    assert words.count(place) == 1


def first_move(folder: Path, name: str, worth: float) -> tuple[Trial, Judged[Any]]:
    """Return a what-if and the judged decision at its start. The first move is worth `worth`, and
    the one played in the game 0.5."""
    saved = game(folder, name)
    chose, actions = saved.journal.chose, saved.journal.actions
    start = next(n for n in range(len(actions)) if chose(n) and actions[n].seat == 0)
    view, taken = decided(saved.journal, start + 1)
    first = next(each for each in saved.journal.game.legal(view) if each != taken)
    choices = Weighed(first, worth), Weighed(taken, 0.5)
    if worth < 0.5:
        choices = choices[1], choices[0]
    at, cost = int(worth >= 0.5), max(worth - 0.5, 0)
    judged = Judged[Any](start + 1, 0, choices, at, cost, 0.01)
    return Trial(saved, start, {0}, then=[first]), judged


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("places", [(3, 1), (1, 3), (2, 2)])
@pytest.mark.parametrize("worth", [0.8, 0.3, 0.5])
def test_an_end_is_said_to_be_one_of_many_whether_it_speaks_for_the_first_move_or_not(
    worth: float,
    places: tuple[int, int],
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Players took a better move with a worse end for a contradiction, and the same end for a
    mistake that cost nothing. A better end seemed to prove the move."""
    trial, judged = first_move(tmp_path, "dolce-vita", worth)
    title, scores = COMPANY.titled("outlook.end", BLANK), tuple((place,) * 4 for place in places)
    end = End(title, places, (scores[0], scores[1]))
    monkeypatch.setattr("tui.session.aftermath.ended", lambda *_: end)
    words, say = told(trial, judged, language=language), Wording(language)
    said = None
    if worth != 0.5:
        said = "outlook.same" if places == (2, 2) else "outlook.chance"
    for key in ("outlook.same", "outlook.chance"):
        end_of_it = text_of(sentence(say.line(key, who=COMPANY.who(0))))
        assert words.endswith(f" · {end_of_it}") == (key == said)
    assert str(places[0]) in words and str(places[1]) in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("worth", "places", "luck"),
    [
        (0.9, (1, 1), ("luck.there", 0.5)),
        (0.9, (2, 1), ("luck.there", 0.5)),
        (0.9, (4, 4), ("bad-luck.here", 0.9)),
        (0.1, (1, 1), ("luck.here", 0.1)),
        (0.1, (4, 4), ("bad-luck.there", 0.5)),
        (0.9, (1, 2), None),
        (0.5, (1, 1), None),
    ],
)
def test_where_places_are_expected_it_is_said_which_end_was_luck(
    worth: float,
    places: tuple[int, int],
    luck: tuple[str, float] | None,
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A worse move may still come first, by luck. Where one line has no room to say so, a line of
    its own does."""
    trial, judged = first_move(tmp_path, "dalmuti", worth)
    end, say = End(COMPANY.titled("outlook.end", BLANK), places), Wording(language)
    monkeypatch.setattr("tui.session.aftermath.ended", lambda *_: end)
    words = told(trial, judged, language=language).casefold()
    other = told(trial, judged, seat=1, language=language).casefold()
    for code in ("luck.here", "luck.there", "bad-luck.here", "bad-luck.there"):
        share = face_for("dalmuti", Company(NAMES, say, UNICODE)).promise(
            decided(trial.source.journal, judged.step)[0], luck[1] if luck else 0.5
        )
        said = say(f"outlook.{code}.dalmuti", worth=share).casefold()
        assert words.endswith(f" · {said}") == (luck is not None and luck[0] == code)
        assert said not in other, "not their move"


def gestures(folder: Path) -> tuple[SavedGame, int, Commit, int]:
    """Return a game, the step before a gesture, the gesture of the other seat, and the step before
    both are shown."""
    saved = game(folder, "dolores")
    actions = saved.journal.actions
    start = next(n for n, each in enumerate(actions) if isinstance(each, Commit))
    other = next(each for each in actions[start + 1 :] if isinstance(each, Commit))
    assert other.seat != actions[start].seat
    return (
        saved,
        start,
        other,
        next(n for n, each in enumerate(actions[start:], start) if each.seat == DEALER),
    )


def meets(other: int, gesture: int, percent: int = 60) -> Reason:
    """Return what speaks for a move against a gesture of the other seat, which comes with so many
    percent."""
    facts = {"seat": other, "gesture": gesture, "mine": 2, "percent": percent, "chance": 50}
    return Reason("chances", facts | {"basis": 0, "times": 0, "of": 0, "against": 0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gesture_that_was_not_expected_is_told(language: Language, tmp_path: Path) -> None:
    saved, start, other, reveal = gestures(tmp_path)
    actions, mine = saved.journal.actions, saved.journal.actions[start].seat
    trial = Trial(saved, start, {mine}, then=actions[start : reveal + 1])
    came = meets(other.seat, other.gestures)
    for gesture in GESTURES:
        why = meets(other.seat, gesture)
        words = told(trial, of(start + 1, mine, why), mine, language)
        as_expected = bool(gesture & other.gestures)
        assert (Wording(language)("outlook.contrary") not in words) == as_expected
        assert as_expected or NAMES[other.seat] in words
        for both in (replace(why, also=(came,)), replace(came, also=(why,))):
            words = told(trial, of(start + 1, mine, both), mine, language)
            assert words == Wording(language)("outlook.alone"), "the reasons tell of it"
    before = Trial(saved, start, {mine}, then=actions[start:reveal])
    words = told(before, of(start + 1, mine, why), mine, language)
    assert words == Wording(language)("outlook.alone"), "nothing is shown yet"


def test_nothing_is_unexpected_where_a_move_is_better_whatever_comes(tmp_path: Path) -> None:
    saved, start, other, reveal = gestures(tmp_path)
    actions, mine = saved.journal.actions, saved.journal.actions[start].seat
    trial = Trial(saved, start, {mine}, then=actions[start : reveal + 1])
    example = meets(other.seat, next(each for each in GESTURES if not each & other.gestures))
    why = Reason("whatever", {"seat": other.seat}, (example,))
    for each, word in ((example, True), (why, False)):
        words = told(trial, of(start + 1, mine, each), mine)
        assert words.startswith("Not as expected") == word


def met_otherwise(saved: SavedGame, start: int, other: Commit, gesture: int) -> Trial:
    """Return a what-if from a gesture to the end of the split, in which the other seat shows
    `gesture`.

    All players pass where they may, and otherwise take the first legal action.
    """
    mine, rng = saved.journal.actions[start], Random(1)
    done: list[Any] = [mine]
    state = DOLORES.apply(saved.journal.states[start], mine)
    while not isinstance(done[-1], HandOn):
        seat = state.waiting[0]
        view = DOLORES.view(state, seat)
        legal = [] if seat == DEALER else [*DOLORES.legal(view)]
        wanted = (Pass(seat), replace(other, gestures=gesture))
        done.append(
            DOLORES.deal(state, rng)
            if seat == DEALER
            else next((each for each in legal if each in wanted), legal[0])
        )
        state = DOLORES.apply(state, done[-1])
    return Trial(saved, start, {mine.seat}, then=tuple(done))


OTHERWISE = {
    "en": "{who} {here} here, {there} in the game",
    "fr": "{who} {here} ici, {there} dans la partie",
    "de": "{who} zeigt hier {here}, in der Partie {there}",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_other_shows_another_gesture_than_in_the_game_is_told_beside_both_ends(
    language: Language, tmp_path: Path
) -> None:
    """Otherwise the better move might seem the worse one. The gesture has a line of its own where
    room is short, and is told without a judged decision, too."""
    saved, start, other, _ = gestures(tmp_path)
    say, mine = Wording(language), saved.journal.actions[start].seat
    for gesture in GESTURES:
        trial = met_otherwise(saved, start, other, gesture)
        words = {"here": say(f"do.shows.{gesture}"), "there": say(f"do.shows.{other.gestures}")}
        who = f"{UNICODE.seats[other.seat]} {NAMES[other.seat]}"
        expected = OTHERWISE[language].format(who=who, **words)
        why = of(start + 1, mine, meets(other.seat, other.gestures, 96))
        for cells, judged in ((200, why), (60, why), (200, None)):
            said = told(trial, judged, mine, language, cells).replace("\N{NO-BREAK SPACE}", " ")
            assert said.startswith(say(f"outlook.end.{trial.header.game}", n=1))
            assert (expected in said) == (gesture != other.gestures)
            assert ("96" in said) == (expected in said and judged is not None)


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [(14, 80, "{two} (80%)"), (50, 40, "{one} (50%)"), (30, 45, ""), (45, 0, "")],
)
def test_only_the_likeliest_gesture_is_expected(
    one: int, two: int, expected: str, tmp_path: Path
) -> None:
    """A gesture is expected only if it comes at least every other time."""
    saved, start, other, reveal = gestures(tmp_path)
    actions, mine = saved.journal.actions, saved.journal.actions[start].seat
    trial = Trial(saved, start, {mine}, then=actions[start : reveal + 1])
    rest = [each for each in GESTURES if each != other.gestures]
    first, *others = (
        meets(other.seat, *each) for each in zip(rest, (one, two), strict=True) if each[1]
    )
    words = told(trial, of(start + 1, mine, replace(first, also=tuple(others))), mine)
    says = dict(
        zip(("one", "two"), (Wording("en")(f"do.shows.{each}") for each in rest), strict=True)
    )
    if expected:
        assert words.startswith("Not as expected") and words.endswith(expected.format(**says))
    else:
        either = "{one} or {two}" if two else "{one}"
        assert "expected" not in words
        assert words.endswith(f"{either} ({one + two}%)".format(**says))


LOST = {"en": "The bet was lost", "fr": "Le pari a été perdu", "de": "Die Wette ging verloren"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [False, True])
def test_that_a_bet_was_lost_is_told_once_the_gestures_are_shown_and_beside_the_end(
    language: Language, won: bool
) -> None:
    bet, shows = Bet(2, CONFLIT, PARTAGE if won else CONFLIT), (CONFLIT, PARTAGE)
    loot = ((11, 21, 31), (41, 51, 61), (71, 12, PARI))
    face = face_for("dolores", Company(NAMES[:3], Wording(language), UNICODE))
    course = opened(Commit(0, shows[0]), Commit(1, shows[1]), bet, Reveal(), loot=loot)
    why = Reason("likely", {"percent": 57})
    start = course.actions.index(bet)
    for end, known in ((start + 1, False), (start + 2, True)):
        told = text_of(face.contrary(why, course.actions[:end], start))
        assert told == (LOST[language] if known and not won else "")


def test_a_result_is_the_same_only_if_the_lead_is() -> None:
    """“This time the same result” was said of 11 to 10 where the game had come to 11 to 6."""
    title = COMPANY.titled("outlook.end", BLANK)
    assert End(title, (1, 1), ((11, 10), (11, 6))).gain(0) == -4
    assert End(title, (1, 1), ((9, 4, 3), (11, 6, 5))).gain(0) == 0
    assert End(title, (2, 1), ((11, 12), (3, 2))).gain(0) == -1, "places come first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_victory_is_shared_is_told(
    language: Language, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Once a first place alone and a shared first place were both told as “place 1”."""
    trial, judged = first_move(tmp_path, "dolce-vita", 0.9)
    end = End(COMPANY.titled("outlook.end", BLANK), (1, 1), ((19, 8, 7, 3), (12, 12, 7, 3)))
    monkeypatch.setattr("tui.session.aftermath.ended", lambda *_: end)
    words, say = told(trial, judged, language=language, cells=70), Wording(language)
    alone, shared = (
        text_of(say.line(key, n=1)) for key in ("outlook.place", "outlook.place.shared")
    )
    assert alone in words and words.index(alone) < words.index(shared)
