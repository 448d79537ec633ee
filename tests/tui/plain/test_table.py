"""A game played on paper: what is told, whose hand is hidden from whom, what orders do."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from engine.dolores.actions import Pass
from engine.registry import game_named
from saves.header import Player
from saves.problems import SaveError
from saves.reading import load
from saves.writing import LiveGame
from tests.tui.plain.test_reading import courses, questions
from tests.tui.plain.typist import Typist
from tests.tui.tables import noon
from tui.games.dolores.seating import sharers
from tui.games.line_mode import spoken as company
from tui.games.registry import line_mode_for
from tui.plain.paper import BLANK_LINES, CLEAR, Gone, Paper, spoken
from tui.plain.table import PlainTable
from tui.session.new_game import NewGame, begin, default_game, filled, header_of, usual_seats
from tui.settings import Settings
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue
from tui.words.spans import Line, text_of

HIDDEN = "(hidden)"


class Script(Paper):
    """Answers from a list, then nobody types any more; keeps what was written."""

    def __init__(self, answers: Iterable[str], language: Language = "en") -> None:
        super().__init__(Wording(language))
        self._answers = iter(answers)
        self.written: list[str] = []

    def put(self, *lines: Line | str) -> None:
        self.written += [spoken(each if isinstance(each, str) else text_of(each)) for each in lines]

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
        """What was written after the last time that these words were typed."""
        return self.text.rpartition(f"\n> {words}\n")[2]


class Played(Script):
    """Answers as the typist does, so many times at most."""

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


def new_live(
    folder: Path, game: str, *people: str, seed: str = "plain", **options: int
) -> LiveGame:
    """A game of these people and easy robots."""
    rules = game_named(game)
    players = filled(rules, [Player(name, "human") for name in people], usual_seats(rules), "easy")
    return begin(NewGame(game, players, rules.options(**options), "plain"), folder, noon)


def on(paper: Script, live: LiveGame, **settings: object) -> PlainTable:
    """The game on this paper."""
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


@pytest.mark.parametrize("game", ["dolores", "dalmuti"])
def test_nothing_of_a_hand_is_told_to_another(tmp_path: Path, game: str) -> None:
    paper = Played(game, "en")
    with new_live(tmp_path, game, "Anna", "Zoé", **SHORT[game]) as live:
        on(paper, live).play()
    for page in paper.text.split(HIDDEN)[1:]:
        owner = page.split("Pass the terminal to ")[1].partition(".")[0]
        other = {"Anna": "Zoé", "Zoé": "Anna"}[owner]
        # A secret choice is told with its sign to its owner alone.
        assert not [row for row in page.splitlines() if row.startswith(f"{other} (secret)")], page
        assert page.count("Your hand:") == 0 or f"{owner}, press Enter" in page


def test_what_happened_before_one_sits_down_is_told_and_nothing_twice(tmp_path: Path) -> None:
    paper = Played("dalmuti", "en", most=6)
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    pages = paper.text.split(HIDDEN)[1:]
    assert [page.count("The draw for seats") for page in pages[:2]] == [1, 1]
    assert not any("The draw for seats" in page for page in pages[2:])


@pytest.mark.parametrize("words", ["table", "position", "help", "chronicle", "undo", "5 c"])
def test_who_waits_for_the_next_person_is_shown_nothing(tmp_path: Path, words: str) -> None:
    paper = Script([words])
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert paper.text.partition("> ")[0].count("Your hand") == 0


ORDERS = {
    "help aide h": "take back your last move",
    "position pos": "The columns, from the bottom",
    "table": "Fortunes",
    "chronicle chronique log": "63 objects in 7 columns",
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


@pytest.mark.parametrize("word", ["hint", "conseil"])
def test_a_hint_names_what_the_best_robot_would_do_and_is_noted(tmp_path: Path, word: str) -> None:
    paper = Script(["5 C", word])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    told = paper.after(word)
    assert "would do" in told and " %" in told
    assert [line[:3] for line in told.splitlines()[1:4]] == ["1. ", "2. ", "3. "]
    assert live.notes[len(live.journal)].text == "Anna has taken a hint."


def test_a_move_is_taken_back_and_what_follows_is_told_again(tmp_path: Path) -> None:
    paper = Script(["5 C", "undo", "4 D"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert "is taken back" in paper.text
    assert [(a.card, a.column) for a in live.journal.actions if a.seat == 0] == [(4, 3)]
    assert "Anna 4 on D" in paper.after("4 D")
    assert len(load(live.path).take_backs) == 1


def test_nothing_to_take_back_is_said(tmp_path: Path) -> None:
    paper = Script(["undo"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert "Nothing can be taken back" in paper.text


def test_what_the_rules_refuse_is_explained(tmp_path: Path) -> None:
    paper = Script(["5 C", "5 D", "2 A"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert "You no longer hold the 5." in paper.after("5 D")
    assert "Anna 2 on A" in paper.text


def test_how_to_answer_is_said_once(tmp_path: Path) -> None:
    paper = Script(["5 C", "4 D", "3 A"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live, pytest.raises(Gone):
        on(paper, live).play()
    assert paper.text.count("Type a card and a column") == 1
    assert paper.text.count("Your cards:") == 4


def test_quitting_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    paper = Script(["5 C", "quit"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live:
        assert not on(paper, live).play()
    assert "saved" in paper.after("quit")
    again = Script([])
    with LiveGame.resume(live.path) as resumed, pytest.raises(Gone):
        on(again, resumed).play()
    assert "cards: Anna 5" in again.text and "Your cards: 1, 2, 3, 4 and 6." in again.text


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
        assert paper.text.count(f"A robot of level normal chooses for {name}.") == 1
    assert len(live.journal) > 6


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
    assert "The disk is full. Press Enter to try again." in paper.text.replace("\n", " ")
    assert load(live.path).journal.actions[1].card == 5


def test_a_bottle_is_asked_about_in_ones_own_sharings_alone_for_who_wants_so() -> None:
    reader = line_mode_for("dolores", company(("Anna", "Yann", "Maëlle"), Wording("en")))
    views = [view for each in courses(game_named("dolores"), 12) for view in questions(each)]
    watchers = [v for v in views if v.phase == "bottles" and v.seat not in sharers(v)]
    owners = [v for v in views if v.phase == "bottles" and v.seat in sharers(v)]
    own, always = Settings(bottles="own"), Settings()
    assert watchers and owners
    assert all(reader.automatic(v, own, False) == Pass(v.seat) for v in watchers)
    assert all(reader.foreseen(v, v.seat, own) == Pass(v.seat) for v in watchers)
    assert not any(reader.automatic(v, always, False) for v in watchers)
    assert not any(reader.automatic(v, own, False) for v in owners)


@pytest.mark.parametrize("name", ["xterm-256color", "dumb"])
def test_a_hand_is_wiped_off_or_pushed_out_of_sight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    Paper(Wording("en"), environ={"TERM": name}).hide()
    written = capsys.readouterr().out
    if name == "dumb":
        assert written.count("\n") > BLANK_LINES > 50
        assert "\x1b" not in written and "Do not scroll back" in written
    else:
        assert written == CLEAR
