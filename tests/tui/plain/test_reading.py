"""Typed words become the action that was meant; impossible ones are answered in a sentence."""

from typing import Any

import pytest

from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Decline, Gift, Pass, Play, Revolution
from engine.dalmuti.cards import JESTER, Rank
from engine.dolores.actions import Announce, Bet, Claim, Commit, Lay, Take
from engine.dolores.cards import Gesture
from engine.dolores.settling import SIDES
from engine.game import DEALER, EVERYONE, Game, Illegal, Setup
from engine.journal import Journal
from engine.registry import GAMES, game_named
from tests.engine.dalmuti.tables import dealt, lay, playing
from tests.engine.dolores.positions import table
from tui.games.dalmuti.line_mode import DalmutiLineMode
from tui.games.dolce_vita.objects import column_name
from tui.games.dolores.seating import in_reading_order
from tui.games.dolores.ways import ways_of
from tui.games.line_mode import LineMode, Unclear, spoken
from tui.games.registry import line_mode_for
from tui.session.new_game import usual_seats
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio")
Course = Journal[Any, Any, Any]


def plain(game: str, seats: int, language: Language = "en") -> LineMode[Any, Any]:
    """Return the line mode of a game."""
    return line_mode_for(game, spoken(NAMES[:seats], Wording(language)))


def courses(game: Game[Any, Any, Any], number: int) -> list[Course]:
    """Return so many games of random play."""
    found = []
    seats = usual_seats(game)
    for seed in range(number):
        journal: Course = Journal(game, Setup(seats, game.options()))
        while acting := game.to_act(journal.state):
            rng = dice(f"typed-{seed}", len(journal), acting[0])
            if acting[0] == DEALER:
                journal.append(game.deal(journal.state, rng))
            else:
                view = game.view(journal.state, acting[0])
                journal.append(game.bots["random"](view, rng, bool))
        found.append(journal)
    return found


def questions(journal: Course) -> list[Any]:
    """Return every view of a seat that is asked something."""
    game = journal.game
    return [
        game.view(state, seat)
        for state in journal.states
        for seat in game.to_act(state)
        if seat != DEALER
    ]


def typed(game: str, view: Any, action: Any) -> str:
    """Return the words for an action, "" for one that only has a number."""
    if game == "dolce-vita":
        return f"{action.card} {column_name(action.column).lower()}"
    if isinstance(action, Play):
        if action.rank == JESTER:
            return "j" * action.jesters
        return f"{action.count + action.jesters}x{action.rank}" + "j" * action.jesters
    if isinstance(action, Gift):
        return " ".join(str(rank) for rank in action.cards)
    if isinstance(action, Take):
        slots = in_reading_order(view)
        return " ".join(str(slots.index(slot) + 1) for slot in action.slots) or "no"
    return {"Pass": "no" if game == "dolores" else "pass", "Revolution": "r"}.get(
        type(action).__name__, ""
    )


@pytest.mark.parametrize("name", GAMES)
def test_whatever_the_rules_allow_can_be_typed(name: str) -> None:
    game = game_named(name)
    reader = plain(name, usual_seats(game))
    for journal in courses(game, 3):
        for view in questions(journal):
            ways = (
                [way.action for way in ways_of(reader.company, view)] if name == "dolores" else []
            )
            for action in game.legal(view):
                if words := typed(name, view, action):
                    assert reader.read(view, words) == action, words
                elif isinstance(action, Lay) and not _moves(action):
                    assert action not in ways
                elif not isinstance(action, Claim) and name == "dolores":
                    assert reader.read(view, str(ways.index(action) + 1)) == action


def _moves(action: Lay) -> bool:
    """Return whether a use of Remous moves a card to the other side."""
    return any(slot in SIDES[1] for slot in action.slots)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_said_in_words_at_every_moment(name: str, language: Language) -> None:
    game = game_named(name)
    reader = plain(name, usual_seats(game), language)
    for journal in courses(game, 2):
        for state in journal.states:
            for seat in (EVERYONE, 0):
                view = game.view(state, seat)
                assert all(text_of(line).strip() for line in reader.position(view))
                reader.hand(view)
        for view in questions(journal):
            assert reader.how(view)
            assert all(text_of(line).strip() for line in reader.question(view))


@pytest.mark.parametrize("words", ["x", "7 c", "3 h", "c c", "3 3", "é", "?", "3c3c", "99"])
def test_what_is_no_placement_is_answered(words: str) -> None:
    game = game_named("dolce-vita")
    view = questions(courses(game, 1)[0])[0]
    reader = plain("dolce-vita", 4)
    try:
        action = reader.read(view, words)
    except Unclear as unclear:
        assert str(unclear)
    else:
        with pytest.raises(Illegal):
            game.apply(courses(game, 1)[0].states[1], action)


def test_a_placement_is_typed_in_any_order_and_can_be_asked_about() -> None:
    game = game_named("dolce-vita")
    view = questions(courses(game, 1)[0])[0]
    reader = plain("dolce-vita", 4)
    wanted = reader.read(view, "3 c")
    assert (wanted.card, wanted.column) == (3, 2)
    assert {reader.read(view, words) for words in ("3c", "c3", "c 3", "c, 3", "3-c")} == {wanted}

    def answer(words: str) -> str:
        with pytest.raises(Unclear) as unclear:
            reader.read(view, words)
        return str(unclear.value)

    assert "you win" in answer("3 c ?") and "you win" in answer("3c?")
    assert answer("c").startswith("C: ") and "more" not in answer("c")
    assert "which column" in answer("3")


def climbing(*cards: int, top: tuple[int, ...] = ()) -> tuple[DalmutiLineMode, Any]:
    """Return a reader and a view in which Anna holds these cards and some others, to lead or to
    answer Bruno's lead."""
    hands = {0: cards, 1: (*top, 12, 12), 2: (11, 11), 3: (10, 10, 10)}
    state = playing(hands, order=(1, 0, 2, 3) if top else (0, 1, 2, 3))
    if top:
        state = DALMUTI.apply(state, lay(1, *top))
    reader = plain("dalmuti", 4)
    assert isinstance(reader, DalmutiLineMode)
    return reader, DALMUTI.view(state, 0)


def test_a_play_left_open_takes_all_cards_and_no_jester() -> None:
    reader, view = climbing(7, 7, 7, 9, 9, JESTER, 12)
    assert reader.read(view, "7") == Play(0, Rank(7), 3, 0)
    assert reader.read(view, "2x7") == reader.read(view, "2 x 7") == Play(0, Rank(7), 2, 0)
    assert reader.read(view, "4x7") == Play(0, Rank(7), 3, 1)
    assert reader.read(view, "9j") == reader.read(view, "3×9 b") == Play(0, Rank(9), 2, 1)
    assert reader.read(view, "2x9+j") == Play(0, Rank(9), 1, 1)
    assert reader.read(view, "j") == Play(0, JESTER, 0, 1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("8", "You have no 8"),
        ("12", "12 does not beat"),
        ("3x7", "Play exactly 2 cards"),
        ("5", "You do not have 2"),
        ("7 jj", "do not have two Jesters"),
        ("2x7 j", "do not have a Jester"),
        ("14", "no rank 14"),
        ("seven", "Type a play"),
        ("", "Type a play"),
        ("9x", "Type a play"),
    ],
)
def test_why_a_play_cannot_be_is_said(words: str, said: str) -> None:
    reader, view = climbing(7, 7, 7, 5, 12, 4, 4, top=(10, 10))
    with pytest.raises(Unclear) as unclear:
        reader.read(view, words)
    assert said in str(unclear.value)


def test_a_pass_in_either_language() -> None:
    reader, view = climbing(7, 7, 7, top=(10, 10))
    assert {reader.read(view, words) for words in ("pass", "passe", "p", "nein")} == {Pass(0)}
    assert reader.read(view, "7") == Play(0, Rank(7), 2, 0)


def test_a_gift_is_typed_in_any_order_and_a_revolution_instead() -> None:
    journal = dealt({0: (JESTER, JESTER, 3, 11, 12)}, order=(0, 1, 2, 3))
    reader, view = plain("dalmuti", 4), journal.game.view(journal.state, 0)
    assert reader.read(view, "12 11") == reader.read(view, "11,12") == Gift(0, (11, 12))
    assert reader.read(view, "j 3") == Gift(0, (3, JESTER))
    assert reader.read(view, "révolution") == Revolution(0)
    assert "revolution" in " ".join(map(text_of, reader.question(view)))
    with pytest.raises(Unclear):
        reader.read(view, "11 kings")


def splitting(phase: str, watcher: bool | None = None) -> tuple[LineMode[Any, Any], Any]:
    """Return a reader and a view of Dolorès in a phase: of a watcher of the split if `watcher`, of
    the donor or neighbour if False, of any seat if None."""
    for journal in courses(game_named("dolores"), 12):
        for view in questions(journal):
            watches = view.seat not in (view.donor, (view.donor + 1) % 3)
            if view.phase == phase and watcher in (None, watches):
                return plain("dolores", 3), view
    raise AssertionError(phase)


def test_gestures_are_typed_by_initial_or_name_in_either_language() -> None:
    reader, view = splitting("gestures", watcher=False)
    seat = view.seat
    assert {reader.read(view, words) for words in ("s", "p", "share", "partage", "1")} == {
        Commit(seat, 1)
    }
    assert reader.read(view, "f") == reader.read(view, "conflit") == Commit(seat, 2)
    assert (
        reader.read(view, "a d")
        == reader.read(view, "annoncer esquive")
        == Announce(seat, Gesture(4))
    )
    assert reader.read(view, "s f") == Commit(seat, 3)
    for words in ("no", "a", "a s f", "s s s", "z", "99", ""):
        with pytest.raises(Unclear):
            reader.read(view, words)


def test_a_bet_is_two_gestures() -> None:
    reader, view = splitting("gestures", watcher=True)
    assert reader.read(view, "s f") == Bet(view.seat, Gesture(1), Gesture(2))
    with pytest.raises(Unclear):
        reader.read(view, "s")


def test_what_is_said_of_a_card_is_typed_by_name_or_letters() -> None:
    reader, view = splitting("claims")
    slot = in_reading_order(view)[1]
    assert reader.read(view, "2 gold 3") == Claim(view.seat, slot, 73)
    assert reader.read(view, "2 go3") == reader.read(view, "2 gold3") == Claim(view.seat, slot, 73)
    assert (
        reader.read(view, "2 convoy") == reader.read(view, "2 conv") == Claim(view.seat, slot, 86)
    )
    for words in ("2", "2 gold", "9 gold 3", "gold 3", "2 gold 4", "2 dawn"):
        with pytest.raises(Unclear):
            reader.read(view, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_played_is_told_who_must_beat_something(language: Language) -> None:
    say = Wording(language)
    reader = plain("dalmuti", 4, language)
    _, leads = climbing(7, 7, 9)
    assert reader.question(leads) == [], "anything can be led"
    _, beats = climbing(7, 7, 9, 9, 4, 12, top=(10, 10))
    [told] = map(text_of, reader.question(beats))
    assert "2x7" in told and "2x9" in told and "1x4" not in told
    _, passes = climbing(7, 12, 12, top=(6, 6))
    assert [text_of(each) for each in reader.question(passes)] == [say("da.choose.pass")]


@pytest.mark.parametrize("words", ["no", "non", "nein"])
def test_a_revolution_is_called_or_let_be(words: str) -> None:
    journal = dealt({2: (JESTER, JESTER, 3, 11, 12)}, order=(0, 1, 2, 3))
    asked = journal.game.view(journal.state, 2)
    for language in LANGUAGES:
        reader = plain("dalmuti", 4, language)
        assert reader.read(asked, words) == Decline(2)
        assert {reader.read(asked, each) for each in ("r", "revolution", "yes", "oui", "ja")} == {
            Revolution(2)
        }
        for other in ("pass", "12", ""):
            with pytest.raises(Unclear):
                reader.read(asked, other)


def test_who_has_no_cards_has_nothing_and_no_points() -> None:
    game = game_named("dolores")
    state = game.start(Setup(2, game.options()))
    heard = [text_of(each) for each in plain("dolores", 2).scores(game.view(state, EVERYONE))]
    assert [each.endswith(": nothing; 0 points") for each in heard] == [True, True]


@pytest.mark.parametrize(
    ("language", "loot"),
    [
        ("en", "weapons 3 (highest), wine 1 (one of the lowest) and jewels 1 (one of the lowest)"),
        ("fr", "armes 3 (la plus forte), vin 1 (parmi les plus faibles) et bijoux 1 (parmi les"),
        ("de", "Waffen 3 (höchste), Wein 1 (eine der niedrigsten) und Schmuck 1 (eine der"),
    ],
)
def test_of_collections_that_tie_none_is_said_to_be_the_only_one(
    language: Language, loot: str
) -> None:
    view = game_named("dolores").view(table(goods={0: (13, 21, 31), 1: (41,)}), EVERYONE)
    assert loot in text_of(plain("dolores", 3, language).scores(view)[0])
