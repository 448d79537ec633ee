"""A game played on paper: what is told, which hand is hidden from whom, and the orders."""

import os
import re
import sys
import termios
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.dalmuti import DALMUTI
from engine.dolores.actions import Announce
from engine.registry import game_named
from saves.header import Player
from saves.problems import SaveError
from saves.reading import load
from saves.writing import LiveGame
from tests.engine.dalmuti.tables import lay, playing
from tests.tui.plain.typist import Typist
from tests.tui.tables import noon
from tui.games.line_mode import spoken
from tui.games.registry import line_mode_for, offered_games
from tui.plain.orders import Order, order_of, order_words
from tui.plain.paper import BLANK_LINES, CLEAR, Gone, Paper
from tui.plain.table import PlainTable
from tui.session.new_game import NewGame, begin, default_game, filled, header_of, usual_seats
from tui.settings import Settings
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue
from tui.words.spans import Line, text_of

HIDDEN = "(hidden)"
HINT, QUIT = Order("hint"), Order("quit")


class Script(Paper):
    """A paper with answers from a list, which keeps what was written. After the last answer, nobody
    types any more."""

    def __init__(self, answers: Iterable[str], language: Language = "en") -> None:
        super().__init__(Wording(language))
        self._answers = iter(answers)
        self.written: list[str] = []

    def put(self, *lines: Line | str) -> None:
        self.written += [self.spoken(each) for each in lines]

    def draw(self, lines: Iterable[Line]) -> None:
        self.written += [text_of(each) for each in lines]

    def hide(self) -> None:
        self.written.append(HIDDEN)

    def ask(self) -> str:
        for answer in self._answers:
            self.written.append(f"> {answer}")
            return answer
        raise Gone

    @property
    def text(self) -> str:
        return "\n".join(self.written)

    def after(self, words: str) -> str:
        """Return the text written after these words were last typed."""
        return self.text.rpartition(f"\n> {words}\n")[2]


class Played(Script):
    """A paper with the typist's answers, at most so many; after them, nobody types any more."""

    def __init__(self, game: str, language: Language, most: int = 1000) -> None:
        super().__init__((), language)
        self._typist = Typist(game, language)
        self._heard = 0
        self._left = most

    def ask(self) -> str:
        if not self._left:
            raise Gone
        self._left -= 1
        answer = self._typist.answer("\n".join(self.written[self._heard :]))
        self.written.append(f"> {answer}")
        self._heard = len(self.written)
        return answer


def new_live(folder: Path, game: str, *people: str, **options: int) -> LiveGame:
    """Return a game of these people and easy robots."""
    rules = game_named(game)
    players = filled(rules, [Player(name, "human") for name in people], usual_seats(rules), "easy")
    return begin(NewGame(game, players, rules.options(**options), "plain"), folder, noon)


def on(paper: Script, live: LiveGame, **settings: object) -> PlainTable:
    """Return the table of a game on this paper."""
    return PlainTable(live, paper.say, Settings(**settings), paper)  # type: ignore[arg-type]


SHORT: dict[str, dict[str, Any]] = {
    "dolce-vita": {},
    "dolores": {},
    "dalmuti": {"hands": 2, "misdeal": True},
}


@pytest.mark.parametrize("people", [("Anna",), ("Anna", "Zoé")], ids=len)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_every_game_is_played_to_its_end(
    tmp_path: Path, game: str, language: Language, people: tuple[str, ...]
) -> None:
    paper = Played(game, language)
    with new_live(tmp_path, game, *people, **SHORT[game]) as live:
        assert on(paper, live).play()
    saved = load(live.path)
    assert saved.finished and saved.loss is None and saved.end is not None
    places = [row for row in paper.written[-len(saved.header.players) :] if row[:1].isdigit()]
    assert len(places) == len(saved.header.players)
    ends = (catalogue(language)[key].split("{")[1] for key in ("table.won", "table.shared"))
    assert any(end.partition("}")[2] in paper.text for end in ends)


class Printed(Played):
    """A paper that also prints what it writes."""

    def put(self, *lines: Line | str) -> None:
        super().put(*lines)
        Paper.put(self, *lines)


@pytest.mark.parametrize(("game", "language"), zip(SHORT, LANGUAGES, strict=True))
def test_no_line_is_long(
    tmp_path: Path, game: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    paper = Printed(game, language)
    with new_live(tmp_path, game, "Anna", **SHORT[game]) as live:
        on(paper, live).play()
        table = on(Printed(game, language), live)
        for order in ("position", "chronicle", "score"):
            table.obey(Order(order))
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) > 50 and max(map(len, rows)) < 100


SECRET = ("Your hand:", "You can play", " (secret) ", "You cannot beat", "Which two", " gives ")
"""The sentences that are told to one person only."""


@pytest.mark.parametrize("game", ["dolores", "dalmuti"])
def test_nothing_of_a_hand_is_told_to_another(tmp_path: Path, game: str) -> None:
    paper = Played(game, "en")
    with new_live(tmp_path, game, "Anna", "Zoé", **SHORT[game]) as live:
        on(paper, live).play()
    pages = paper.text.split(HIDDEN)[1:]
    assert len(pages) > {"dolores": 10, "dalmuti": 20}[game]
    for page in pages:
        covered, _, own = page.partition("when nobody else is looking or listening.\n")
        assert not [words for words in SECRET if words in covered], page
        owner = covered.rpartition("Hand the keyboard to ")[2].partition(".")[0]
        other = {"Anna": "Zoé", "Zoé": "Anna"}.get(owner, "nobody")
        # A secret choice is told to its owner alone, with the sign for it.
        assert not [row for row in own.splitlines() if row.startswith(f"{other} (secret)")], page
        assert own or page is pages[-1], "every page but the last is somebody's"


@pytest.mark.parametrize("game", ["dolores", "dalmuti"])
def test_a_hand_is_hidden_as_soon_as_its_owner_has_decided(tmp_path: Path, game: str) -> None:
    """The hand is hidden before robots go on, and before the result is told."""
    paper = Played(game, "en")
    with new_live(tmp_path, game, "Anna", "Zoé", **SHORT[game]) as live:
        on(paper, live).play()
    *pages, end = paper.text.split(HIDDEN)[1:]
    assert pages and all(page.rstrip().splitlines()[-1].startswith(">") for page in pages)
    assert "wins" in end or "tie for the win" in end


def test_what_all_may_know_is_told_to_all_once(tmp_path: Path) -> None:
    paper = Played("dalmuti", "en", most=12)
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    covered = [page.partition("Hand the keyboard")[0] for page in paper.text.split(HIDDEN)[1:]]
    told = [row for page in covered for row in page.splitlines() if row]
    assert "The draw for seats" in covered[0]
    draw = "The draw for seats: the smallest number gets the best seat"
    for words in (draw, "Anna has chosen a gift", "Trick 1, Aliénor leads"):
        assert told.count(words) == paper.text.count(words) == 1


def test_who_comes_is_told_what_only_he_may_know(tmp_path: Path) -> None:
    paper = Played("dalmuti", "en", most=12)
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    page = next(each for each in paper.text.split(HIDDEN) if "Dagobert pays" in each)
    covered, _, own = page.partition("Anna, press Enter")
    assert "Dagobert pays Anna two cards in taxes and gets two back" in covered
    assert "gives" not in covered
    paid, given = own.splitlines()[2:4]
    assert paid.startswith("Dagobert pays Anna a ") and given.startswith("Anna gives ")
    assert "tax" not in own, "that was told to all"


def test_all_look_at_their_hands_again_after_a_game_is_taken_up(tmp_path: Path) -> None:
    """H2: right after the deal, so that nobody learns who is asked for a revolution."""
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé") as live:
        with pytest.raises(Gone):
            on(Script([]), live).play()
        assert type(live.journal.actions[-1]).__name__ == "Deal"
    paper = Played("dalmuti", "en", most=4)
    with LiveGame.resume(live.path) as resumed, pytest.raises(Gone):
        on(paper, resumed).play()
    handed = [row for row in paper.written if row.startswith("Hand the keyboard")]
    assert handed[:2] == ["Hand the keyboard to Anna.", "Hand the keyboard to Zoé."]
    assert "Press Enter when you have seen your cards." in paper.text


@pytest.mark.parametrize("words", [["", "quit"], [""]])
def test_who_leaves_a_shared_game_leaves_no_hand_in_sight(tmp_path: Path, words: list[str]) -> None:
    paper = Script(words)
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé") as live:
        try:
            assert not on(paper, live).play()
        except Gone:
            assert "quit" not in words
    assert "Your hand:" in paper.text and "Your hand:" not in paper.text.rpartition(HIDDEN)[2]


def test_who_takes_back_what_all_have_heard_is_asked_again_before_all(tmp_path: Path) -> None:
    """Zoé has announced a gesture to a robot, and is still asked for the one she means."""
    paper = Script(["no", "no", "", "1", "", "1", "a s", "undo"])
    with new_live(tmp_path, "dolores", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert live.journal.actions[-1].seat == 2, "her word is taken back, the robot's is not"
    rows = paper.after("undo").splitlines()
    assert rows[0] == "Your last move has been undone." and HIDDEN not in rows
    assert "Split 2, Zoé and Yann" in paper.after("undo")
    assert "Zoé, your gesture?" in paper.after("undo")


@pytest.mark.parametrize("words", ["table", "position", "help", "chronicle", "undo", "5 c"])
def test_who_waits_for_the_next_person_is_shown_nothing(tmp_path: Path, words: str) -> None:
    paper = Script([words])
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert paper.text.partition("> ")[0].count("Your hand") == 0


ORDERS = {
    "help aide ?": "undo your last move",
    "position pos": "The columns from the bottom up",
    "table": "Fortunes",
    "chronicle chronique log": "63\N{NO-BREAK SPACE}objects in 7\N{NO-BREAK SPACE}columns",
    "rules règles": "What it is about",
}


@pytest.mark.parametrize("words", ORDERS)
def test_an_order_tells_and_changes_nothing(tmp_path: Path, words: str) -> None:
    for word in words.split():
        paper = Script(["5 C", word])
        with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
            on(paper, live).play()
        assert ORDERS[words] in paper.after(word)
        assert [each.card for each in live.journal.actions if each.seat == 0] == [5]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_after_any_order_the_question_comes_last(
    tmp_path: Path, game: str, language: Language
) -> None:
    say = Wording(language)
    words = [word for word in order_words(say) if order_of(say, word) not in (HINT, QUIT)]
    paper = Script([*words, "frobnicate", "?"], language)
    with new_live(tmp_path, game, "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    first, *answers = re.split(r"\n> .*\n", paper.text)
    question = answers[-1].splitlines()[-1]
    assert first.splitlines()[-1] == question
    for word, answer in zip([*words, "frobnicate"], answers, strict=False):
        *told, last = answer.splitlines()
        assert told and last == question, word
    unclear = answers[len(words)]
    assert "frobnicate" in unclear and all(word in unclear for word in words)


@pytest.mark.parametrize(
    ("game", "words", "told"),
    [
        ("dalmuti", "hand", "Your hand:"),
        ("dalmuti", "main", "Your hand:"),
        ("dolores", "blatt", "what you own lies face up"),
        ("dolce-vita", "where", "Round 1 of 4"),
        ("dolce-vita", "wer", "Bruno: robot, level easy"),
        ("dalmuti", "who", "Anna: human"),
        ("dolores", "score", "points"),
        ("dolce-vita", "punkte", "Anna: nothing"),
        ("dolce-vita", "coups", "Type a card and a column"),
        ("dalmuti", "what jester", "Jester"),
        ("dalmuti", "was Jester", "Jester"),
        ("dolce-vita", "what", "Placing cards\nIn turn everyone puts one number card"),
        ("dolce-vita", "what jewel", "\nJewel"),
        ("dolce-vita", "9 C", "Not understood: 9 C."),
        ("dolores", "what zeppelin", "No part of the rules explains “zeppelin”."),
    ],
)
def test_what_can_be_asked_is_answered_in_any_language(
    tmp_path: Path, game: str, words: str, told: str
) -> None:
    paper = Script([words])
    with new_live(tmp_path, game, "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert told in paper.after(words)


def test_things_that_differ_in_nothing_but_numbers_are_explained_once(tmp_path: Path) -> None:
    words = ["what jewel", "quoi bijou", "what column", "what money of"]
    paper = Script(words)
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    for each in words:
        told = paper.text.partition(f"\n> {each}\n")[2].partition("\n> ")[0]
        assert told.count(".") == len(set(told.split("."))) - 1, told
    assert "Anna’s jewel: nothing yet" in paper.text


@pytest.mark.parametrize("game", offered_games())
def test_the_rules_tell_what_is_typed_in_place_of_the_keys_of_a_screen(
    tmp_path: Path, game: str
) -> None:
    paper = Script(["rules"])
    with new_live(tmp_path, game, "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    told = " ".join(paper.after("rules").partition("At this table")[2].split())
    assert "Type " in told and "click" not in told and "Enter" not in told and "mouse" not in told


def test_it_is_told_who_is_a_person_and_which_robot_plays_how(tmp_path: Path) -> None:
    new = default_game("dolores", 3, human="Anna", level="easy@100", seed="plain")
    stranger = Player("Magpie", "magpie")
    header = header_of(new._replace(players=(*new.players[:2], stranger)), noon())
    paper = Script(["who"])
    with LiveGame.create(tmp_path / "who.ludo", header) as live, pytest.raises(Gone):
        on(paper, live).play()
    assert paper.after("who").splitlines()[:3] == [
        *("Anna: human", "Yann: robot, level easy@100"),
        "   Yann nearly always keeps promises, and expects the same.",
    ]
    assert paper.after("who").splitlines()[3] == "Magpie: robot “magpie”", "a stranger"


def test_passages_that_begin_with_a_word_come_before_those_that_mention_it(tmp_path: Path) -> None:
    paper = Script(["what convoy"])
    with new_live(tmp_path, "dolores", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    first, *others = paper.after("what convoy").splitlines()[:3]
    assert first == "Convoy, before the gestures: one more card on each side."
    assert all("Convoy" in each and not each.startswith("Convoy") for each in others)


@pytest.mark.parametrize("word", ["hint", "conseil"])
def test_a_hint_names_what_the_best_robot_would_do_and_is_noted(tmp_path: Path, word: str) -> None:
    paper = Script(["5 C", word])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    told = paper.after(word)
    assert "would do" in told and "%" in told
    proposed = [line for line in told.splitlines() if line[:1].isdigit()]
    assert 0 < len(proposed) <= 3, "what the search hardly tried is left out"
    assert all(" under column\N{NO-BREAK SPACE}" in line for line in proposed)
    assert live.notes[len(live.journal)].text == "Anna asked for a hint."


def test_a_move_is_taken_back_and_what_follows_is_told_again(tmp_path: Path) -> None:
    paper = Script(["5 C", "undo", "4 D"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert "has been undone" in paper.text
    assert [(a.card, a.column) for a in live.journal.actions if a.seat == 0] == [(4, 3)]
    assert "Anna places 4 under\N{NO-BREAK SPACE}D" in paper.after("4 D")
    assert len(load(live.path).take_backs) == 1


def test_nothing_to_take_back_is_said(tmp_path: Path) -> None:
    paper = Script(["undo"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    told, *asked = paper.after("undo").splitlines()
    assert "You cannot undo now" in told
    assert asked == ["Anna, place a card"], "the cards, which have not changed, are not told again"


def test_a_move_that_cannot_be_taken_back_on_a_full_disk_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise SaveError("disk-full")

    paper = Script(["5 C", "undo"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        table = on(paper, live)
        monkeypatch.setattr(table.conductor, "take_back", full)
        table.play()
    assert paper.after("undo").splitlines() == [
        *("The disk is full. Free up some space.", "Anna, place a card"),
    ]


def test_what_the_rules_refuse_is_explained(tmp_path: Path) -> None:
    paper = Script(["5 C", "5 D", "2 A"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert "You no longer hold the 5." in paper.after("5 D")
    assert "Anna places 2 under\N{NO-BREAK SPACE}A" in paper.text


def test_how_to_answer_and_what_lies_on_the_table_is_said_once_a_round(tmp_path: Path) -> None:
    paper = Script(["5 C", "4 D", "3 A"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert paper.text.count("Type a card and a column") == 1
    assert paper.text.count("Your cards:") == 4
    assert paper.text.count("The columns from the bottom up") == 1


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("dolce-vita", [f"Round {number}, " for number in range(1, 5)]),
        ("dalmuti", ["Hand 1 of 2", "Hand 2 of 2"]),
    ],
)
def test_what_lies_on_the_table_is_told_as_a_round_or_hand_begins(
    tmp_path: Path, game: str, told: list[str]
) -> None:
    paper = Played(game, "en")
    with new_live(tmp_path, game, "Anna", **SHORT[game]) as live:
        on(paper, live).play()
    assert re.findall(r"^(?:Round \d, |Hand \d of \d)", paper.text, re.MULTILINE) == told


def test_a_table_is_told_before_what_robots_lay_on_it(tmp_path: Path) -> None:
    paper = Played("dolce-vita", "en")
    with new_live(tmp_path, "dolce-vita", "Anna") as live:
        on(paper, live).play()
    rounds = paper.text.split("The columns from the bottom up")
    assert len(rounds) == 5
    for before, after in pairwise(rounds):
        # No placement stands between the heading of a round and its columns.
        heading = re.findall(r"^Round \d, .*", before, re.MULTILINE)[-1]
        assert "places" not in before.rpartition(heading)[2]
        assert "places" in after


def test_cards_left_in_a_trick_are_told_from_a_full_hand() -> None:
    view = playing({0: [12, 12], 1: [3, 4], 2: [5], 3: [6]}, (0, 1, 2, 3))
    mode = line_mode_for("dalmuti", spoken(("Anna", "Bruno", "Chiara", "Dario"), Wording("de")))
    full = mode.scores(DALMUTI.view(view, 0))
    part = mode.scores(DALMUTI.view(DALMUTI.apply(view, lay(0, 12)), 0))
    assert "2 Karten" in text_of(full[1]) and "noch" not in text_of(full[1])
    assert "noch 2 Karten" in text_of(part[1])


def test_who_types_nothing_is_told_again_how_to_answer(tmp_path: Path) -> None:
    paper = Script(["5 C", ""])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert "Type a card and a column" in paper.after("")


def test_quitting_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    paper = Script(["5 C", "quit"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live:
        assert not on(paper, live).play()
    assert "saved" in paper.after("quit")
    again = Script([])
    with LiveGame.resume(live.path) as resumed, pytest.raises(Gone):
        on(again, resumed).play()
    assert "cards: Anna\N{NO-BREAK SPACE}5" in again.text
    assert "Your cards: 1, 2, 3, 4 and 6." in again.text


def test_robots_alone_are_told_with_open_hands(tmp_path: Path) -> None:
    paper = Script([])
    with new_live(tmp_path, "dalmuti", hands=1) as live:
        assert on(paper, live).play()
    assert "1. " in paper.text and not [row for row in paper.written if row.startswith(">")]


def test_another_robot_stands_in_for_one_that_is_gone_and_it_is_said_once(tmp_path: Path) -> None:
    new = default_game("dolce-vita", 3, human="Anna", level="easy", seed="plain")
    gone = [Player(each.name, "gone") for each in new.players[1:]]
    header = header_of(new._replace(players=(new.players[0], *gone)), noon())
    paper = Played("dolce-vita", "en", most=4)
    with LiveGame.create(tmp_path / "gone.ludo", header) as live, pytest.raises(Gone):
        on(paper, live).play()
    for name in (player.name for player in gone):
        assert paper.text.count(f"A normal robot chooses for {name}.") == 1
    assert len(live.journal) > 6
    assert paper.text.index("Anna places") < paper.text.index("A normal robot"), "told at once"


def test_a_move_that_cannot_be_written_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = Script(["5 C", "", "quit"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live:
        submit: Callable[[object], None] = live.table.submit
        failures = iter([SaveError("disk-full"), None])

        def full(action: object) -> None:
            if getattr(action, "card", 0) == 5 and (failure := next(failures, None)):
                raise failure
            submit(action)

        monkeypatch.setattr(live.table, "submit", full)
        on(paper, live).play()
    said = paper.text.replace("\n", " ")
    assert "The disk is full. Free up some space. Press Enter to try again." in said
    assert load(live.path).journal.actions[1].card == 5


@pytest.mark.parametrize("name", ["xterm-256color", "dumb"])
def test_a_hand_is_wiped_off_or_pushed_out_of_sight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    Paper(Wording("en"), environ={"TERM": name}).hide()
    written = capsys.readouterr().out
    if name == "dumb":
        assert written.count("\n") > BLANK_LINES > 50
        assert "\x1b" not in written and "do not scroll back" in " ".join(written.split())
    else:
        assert written == CLEAR


@pytest.mark.parametrize(("columns", "widest"), [(60, 60), (80, 80), (300, 99)])
def test_a_line_is_broken_where_the_terminal_ends_and_between_words(
    monkeypatch: pytest.MonkeyPatch, columns: int, widest: int
) -> None:
    reading, writing = os.openpty()
    termios.tcsetwinsize(writing, (24, columns))
    with os.fdopen(writing, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        Paper(Wording("en")).put("word " * 50)
        written = b""
        while written.count(b"word") < 50 or not written.endswith(b"\n"):
            written += os.read(reading, 4096)
    os.close(reading)
    rows = written.decode().splitlines()
    assert widest - len(" word") < max(map(len, rows)) <= widest


def test_two_who_share_talk_in_the_open_and_choose_alone(tmp_path: Path) -> None:
    paper = Script(["a s", "f", "no", "no", "", "a s"])
    with new_live(tmp_path, "dolores", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    words = [(each.seat, each.gesture) for each in live.journal.actions if type(each) is Announce]
    assert words == [(0, 1), (1, 2)], "what is said is over when it is chosen in secret"
    told = paper.text
    assert told.index("Anna, anything to say?") < told.index("Hand the keyboard")
    assert told.index("Everyone may listen.") < told.index("Hand the keyboard")


def test_no_hint_is_given_where_all_would_hear_it(tmp_path: Path) -> None:
    paper = Script(["hint", "no", "no", "", "hint"])
    with new_live(tmp_path, "dolores", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    openly, alone = paper.text.split("\n> hint\n")[1:]
    refused = paper.say("hint.failed")
    assert openly.startswith(refused) and "Anna, anything to say?" in openly.splitlines()[1]
    assert refused not in alone and "%" in alone
    assert [note.text for note in live.notes.values()] == ["Anna asked for a hint."]
