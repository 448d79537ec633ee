"""Dolorès in lines of text: the place of everything, in every size and language, and nothing that a
seat cannot know."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from engine.dolores import DOLORES
from engine.dolores.actions import (
    Announce,
    Bet,
    Deal,
    Draw,
    HandOn,
    Pass,
    Play,
    Settle,
)
from engine.dolores.bots.reasons import WON
from engine.dolores.cards import (
    AUBE,
    CONFLIT,
    CONVOI,
    ESQUIVE,
    FACES,
    FIRST_BOTTLE,
    GUETTEUR,
    LANTERNE,
    PARI,
    PARTAGE,
    VOL,
)
from engine.dolores.payoffs import payoffs
from engine.dolores.phases import DECK_SHORT, LOOKOUT
from engine.game import EVERYONE, Reason
from tests.engine.dolores.positions import A, B, table
from tests.engine.dolores.test_contract import shuffle_unknown
from tests.tui.wreckers import (
    CARGO,
    face,
    journey,
    moment,
    opened,
    scripted,
    shown,
    targets,
)
from tui.app.widgets.bars import whole_parts
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.cargo import face_rows, name
from tui.games.dolores.deck import dawn
from tui.games.dolores.dialogue import Choice
from tui.games.dolores.face import DoloresFace
from tui.games.dolores.loot import loot_rows
from tui.games.dolores.sharers import strip
from tui.games.dolores.stage import SIZES
from tui.render.face import Company, Moment, glyphs
from tui.render.topics import REVIEW, explained
from tui.session.hints import reason
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import rules_of
from tui.words.spans import line, plain, text_of, width

STRANGE = ("李小龍李小龍李小龍李小龍", "[b]" + "W" * 40, "é", "Jean-Baptiste Poquelin")
"""Wide, long, short names, and one that looks like markup."""


def picked(shown: Moment, seats: int, seed: int) -> Choice:
    """Return a choice that a person may have made by then; the seed decides which."""
    rng, choice = Random(seed), Choice(outcomes=bool(seed % 2))
    dialogue = dialogue_for(face("en", seats).company, shown.view)
    for _ in range(seed % 4):
        if dialogue is not None:
            choice = dialogue.moved(choice, *rng.choice(((1, 0), (0, 1))))
    return choice


@given(
    seats=st.integers(2, 4),
    game=st.sampled_from("abcdefgh"),
    part=st.floats(0, 1),
    seat=st.integers(-1, 3),
    cells=st.integers(70, 200),
    rows=st.integers(15, 60),
    picks=st.integers(0, 99),
    language=st.sampled_from(LANGUAGES),
    ascii_only=st.booleans(),
    strange=st.booleans(),
)
def test_the_table_fills_its_width_and_keeps_to_its_height(
    seats: int,
    game: str,
    part: float,
    seat: int,
    cells: int,
    rows: int,
    picks: int,
    language: Language,
    ascii_only: bool,
    strange: bool,
) -> None:
    drawn, journal = face(language, seats, ascii_only), journey(seats, game)
    if strange:
        drawn = DoloresFace(drawn.company._replace(names=STRANGE[:seats]))
    step = round(part * len(journal))
    shown = moment(journal, EVERYONE if seat < 0 else seat % seats, step)
    lines = drawn.table(shown, cells, rows, picked(shown, seats, picks))
    assert {width(each) for each in lines} == {cells}
    assert len(lines) <= rows
    standings = [drawn.standings(shown, each) for each in (27, 36, 55, 80)]
    for room, panel in zip((27, 36, 55, 80), standings, strict=True):
        assert all(width(line) <= room for line in panel)
    if ascii_only:
        signs = "".join(map(text_of, [*lines, *(line for panel in standings for line in panel)]))
        assert not re.search(r"[■-◿─-╿█†♣✦∞♪▬→×−…]", signs)


def test_there_is_no_split_0() -> None:
    journals = [journey(3, game) for game in "abcdefgh"]
    views = [moment(journal, EVERYONE, step).view for journal in journals for step in (0, 1)]
    views += [moment(journal, EVERYONE).view for journal in journals]
    assert DECK_SHORT in {view.phase for view in views}
    assert not [view.phase for view in views if " 0" in text_of(face("en").where(view))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_terminal_shows_every_question_to_its_last_line(
    seats: int, language: Language
) -> None:
    drawn = face(language, seats)
    bars = 2
    for game in "ab":
        for step, state in enumerate(journey(seats, game).states):
            for seat in DOLORES.to_act(state):
                if seat < 0:
                    continue
                shown = moment(journey(seats, game), seat, step)
                rows = 24 - bars - len(drawn.standings(shown, 80))
                dialogue = dialogue_for(drawn.company, shown.view)
                assert dialogue is not None
                choice = dialogue.moved(Choice(), 1, 0)
                text = plain(drawn.table(shown, 80, rows, choice))
                assert plain(dialogue.lines(choice, 78)[-1:]).strip() in text
                assert text.count("╭───────╮") == 2


@settings(max_examples=40)
@given(
    seats=st.integers(2, 4),
    game=st.sampled_from("abcdefghijklmnop"),
    seat=st.integers(0, 3),
    chance=st.integers(0, 999),
)
def test_nothing_on_the_table_depends_on_what_a_seat_cannot_know(
    seats: int, game: str, seat: int, chance: int
) -> None:
    drawn, journal, seat = face("en", seats), journey(seats, game), seat % seats
    rng = Random(chance)
    compared = 0
    for step, state in enumerate(journal.states[:-1]):
        other = shuffle_unknown(state, seat, rng)
        if other == state:
            continue
        compared += 1
        if compared > 12:
            break
        view, twin = DOLORES.view(state, seat), DOLORES.view(other, seat)
        for each, like in ((Moment(view), Moment(twin)), (Moment(view, view), Moment(twin, twin))):
            assert drawn.table(each, 80, 20) == drawn.table(like, 80, 20)
            asked = drawn.table(each, 80, 20, Choice()), drawn.table(like, 80, 20, Choice())
            assert asked[0] == asked[1]
            assert drawn.scene(each) == drawn.scene(like)
            assert drawn.standings(each, 36) == drawn.standings(like, 36)
        action = journal.actions[step]
        if action.seat not in (seat, -1):
            after = DOLORES.view(journal.states[step + 1], seat)
            seen = DOLORES.seen(state, action, seat)
            assert DOLORES.seen(other, action, seat) == seen
            assert drawn.tell(view, seen, after) == drawn.tell(twin, seen, after)
    assert compared


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_cut(language: Language) -> None:
    """This holds for goods of every type and value, and for all bottles, in every size."""
    company = face(language).company
    for size, _, _ in SIZES:
        for card in (*FACES, AUBE):
            said = " ".join(face_rows(company, card, size))
            assert company.glyphs.ellipsis not in said, said
            if card >= FIRST_BOTTLE:
                called = name(company, card)
                assert called in said or width(called) > size.cells


def test_ones_own_side_is_the_lower_one() -> None:
    journal = opened()
    for seat, below in ((0, "Anna"), (1, "Yann"), (2, "Anna"), (EVERYONE, "Anna")):
        lines = [text_of(each) for each in face().table(moment(journal, seat), 80, 20)]
        strips = [each for each in lines if "donor" in each or "neighbour" in each]
        assert len(strips) == 2 and below in strips[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_outcome_table_is_filled_with_what_this_split_would_bring(seat: int) -> None:
    shown = moment(opened(), seat)
    lines = [text_of(each) for each in face().table(shown, 80, 20)]
    first = next(n for n, each in enumerate(lines) if "Score changes" in each) + 2
    table = payoffs(shown.view)
    for row, gesture in enumerate(("share", "fight", "dodge")):
        cells = lines[first + row].partition(gesture)[2].replace("−", "-").split()
        prospects = [table[n][row] if seat else table[row][n] for n in range(3)]
        pairs = [(p.neighbour, p.donor) if seat else (p.donor, p.neighbour) for p in prospects]
        assert list(map(int, cells)) == [change for pair in pairs for change in pair]


@pytest.mark.parametrize(
    ("seat", "ascii_only", "corner"),
    [(0, False, "■ ↓ ● →"), (1, False, "● ↓ ■ →"), (0, True, "A v B >")],
)
def test_the_outcome_table_says_whose_gestures_are_the_rows(
    seat: int, ascii_only: bool, corner: str
) -> None:
    drawn = face("en", 3, ascii_only)
    lines = plain(drawn.table(moment(opened(), seat), 80, 20)).splitlines()
    head = next(n for n, each in enumerate(lines) if "Score changes" in each) + 1
    assert lines[head].split()[-7:-3] == corner.split()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "how often the robot would show it in the other’s place"),
        ("fr", "combien de fois le robot le montrerait à la place de l’autre"),
        ("de", "wie oft der Roboter sie an der Stelle des anderen zeigen würde"),
    ],
)
def test_whence_the_chance_of_a_gesture_comes_is_explained(language: Language, told: str) -> None:
    card = explained(face(language), moment(opened(), 0), (f"{REVIEW}why",))
    assert told in text_of(card.words)


@pytest.mark.parametrize("ascii_only", [False, True])
def test_what_counts_is_marked_with_the_sign_of_no_seat(ascii_only: bool) -> None:
    drawn = face("en", 4, ascii_only)
    view = DOLORES.view(table(goods={A: (11, 11, 21), B: (31, 41)}), A)
    marks = re.findall(r"\d([^\s\d(]+)", plain(drawn.standings(Moment(view), 80)))
    assert marks and not {*"".join(marks)} & {*drawn.company.glyphs.seats}


def test_collections_show_value_count_and_what_counts() -> None:
    state = table(goods={A: (11, 11, 12, 21, 73), B: (31, 41)})
    shown_state = Moment(DOLORES.view(state, A))
    rows = plain(face().standings(shown_state, 80)).splitlines()
    assert rows[1].split() == ["■", "Anna", "4↑(3)", "1↓", "·", "·", "·", "·", "3", "5"]
    assert rows[2].split() == ["●", "Yann", "·", "·", "1↑↓", "1↑↓", "·", "·", "·", "4"]
    assert rows[3].split()[-1] == "0"
    alone = DOLORES.view(table(goods={A: (12, 11), B: (31,)}), A)
    assert "3↕(2)" in plain(face().standings(Moment(alone), 80)), "two cards, highest and lowest"
    twin = plain(face("en", 3, True).standings(shown_state, 80)).splitlines()
    assert twin[1].split()[2:4] == ["4^(3)", "1v"] and "1^v" in twin[2]
    slim = plain(face().standings(shown_state, 27)).splitlines()
    assert slim[3].split() == ["4", "1", "·", "·", "·", "·", "3"]
    assert slim[4].split() == ["↑3", "↓"]


def test_DO22_a_type_without_cards_is_no_lowest_collection() -> None:
    view = DOLORES.view(table(goods={A: (11, 12, 21), B: (31,)}), A)
    card = explained(face(), Moment(view), ("collection", 3, A))
    assert text_of(card.words).endswith(
        "With no cards it is not a collection, so it cannot be the lowest."
    )


def test_the_title_of_a_collection_says_whose_it_is_and_what_it_is_worth() -> None:
    shown = Moment(DOLORES.view(table(goods={A: (11, 12, 21, 72), B: (31,)}), A))
    titles = [text_of(explained(face(), shown, ("collection", kind, A)).title) for kind in (1, 7)]
    assert titles == ["■ Anna’s weapons: 3", "■ Anna’s gold: 2"]


@pytest.mark.parametrize(
    ("mine", "language", "told"),
    [
        (PARTAGE, "en", "you −3 points (mostly the weapons collection), ● Yann +1"),
        (PARTAGE, "fr", "−3 points pour vous (surtout la collection d’armes), +1 pour ● Yann"),
        (PARTAGE, "de", "du −3 Punkte (vor allem Sammlung Waffen), ● Yann +1"),
        (ESQUIVE, "en", "you −3 points (giving up weapons), ● Yann +1"),
        (
            ESQUIVE,
            "fr",
            "−3 points pour vous (collection perdue sans doute : armes), +1 pour ● Yann",
        ),
        (ESQUIVE, "de", "du −3 Punkte (wohl aufgegeben: Waffen), ● Yann +1"),
    ],
)
def test_a_type_beside_points_is_said_to_be_a_collection_that_counts_or_is_given_up(
    mine: int, language: Language, told: str
) -> None:
    met = {
        "seat": B,
        "gesture": ESQUIVE,
        "percent": 80,
        "basis": 0,
        "times": 0,
        "of": 0,
        "against": 0,
    }
    made = {"mine": mine, "card": 0, "points": -3, "kinds": 1, "how": 0, "sum": 0, "theirs": 1}
    said = text_of(reason(face(language), Reason("outcome", met | made)))
    assert said.replace("\N{NO-BREAK SPACE}", " ").endswith(told)


@pytest.mark.parametrize(
    ("basis", "against", "language", "told"),
    [
        (4, CONFLIT, "en", "80% likely; that would pay ● Yann most against a fight)"),
        (
            4,
            PARTAGE | CONFLIT,
            "en",
            "80% likely; that would pay ● Yann most against a share or a fight)",
        ),
        (5, ESQUIVE, "en", "80% likely; that would give ● Yann the best chances against a dodge)"),
        (4, CONFLIT, "fr", "80 % ; ce serait le meilleur geste de ● Yann contre un conflit)"),
        (
            *(5, CONFLIT, "de"),
            "80 %; gegen Kampf hätte ● Yann damit die besten Chancen)",
        ),
    ],
)
def test_a_likely_gesture_is_told_with_what_it_is_good_against(
    basis: int, against: int, language: Language, told: str
) -> None:
    met = {"seat": B, "gesture": ESQUIVE, "percent": 80, "basis": basis, "times": 0, "of": 0}
    made = {"mine": PARTAGE, "card": 0, "chance": 50, "against": against}
    said = text_of(reason(face(language), Reason("chances", met | made)))
    assert told in re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", said)


@pytest.mark.parametrize(
    ("how", "then", "language", "told"),
    [
        (7, 40, "en", "lace and music then count together as highest: 4 points"),
        (8, 40, "en", "lace and music then count together as lowest: 4 points"),
        (8, 32, "en", "lowest then: music, 4 points"),
        (8, 40, "de", "Stoffe und Musik zählen dann zusammen als niedrigste: 4 Punkte"),
        (8, 40, "fr", "les plus faibles sont alors dentelles et musique, 4 points en tout"),
        (9, 40, "en", "lace and music are then level and count twice: 4 points"),
        (9, 32, "en", "highest and lowest then: music, counted twice, 4 points"),
    ],
)
def test_why_giving_up_a_collection_brings_points(
    how: int, then: int, language: Language, told: str
) -> None:
    met = {
        "seat": B,
        "gesture": ESQUIVE,
        "percent": 92,
        "basis": 0,
        "times": 0,
        "of": 0,
        "against": 0,
    }
    made = {"mine": ESQUIVE, "card": 0, "points": 3, "kinds": 2, "how": how, "sum": 4, "theirs": 1}
    said = text_of(reason(face(language), Reason("outcome", met | made | {"then": then})))
    assert f"{told})" in said.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "this bet should win 57 times in 100; ● Yann dodges (90% likely; announced); "
            "won, it can bring you jewels 1 and lace 1: +15 points (jewels and lace count together "
            "as highest: 20 points); won or lost, the Bet is spent",
        ),
        (
            "fr",
            "ce pari devrait être gagné 57 fois sur 100 ; ● Yann esquive sans doute "
            "(90 % ; annoncé) ; gagné, il peut vous rapporter bijoux 1 et dentelles 1 : "
            "+15 points (collections les plus fortes : bijoux et dentelles, 20 points en tout) ; "
            "gagné ou perdu, le Pari est dépensé",
        ),
        (
            "de",
            "diese Wette sollte in 57 von 100 Fällen aufgehen; ● Yann zeigt wohl Wahl "
            "(90 %; angesagt); "
            "geht sie auf, bringt sie dir vielleicht Schmuck 1 und Stoffe 1: +15 Punkte (Schmuck "
            "und Stoffe zählen zusammen als höchste: 20 Punkte); gewonnen oder verloren, die "
            "Wette ist verbraucht",
        ),
    ],
)
def test_a_better_bet_is_told_with_its_prize_and_its_price(language: Language, told: str) -> None:
    """How often the bet wins is no percentage, which would read as a chance of winning the game."""
    shows = {
        "seat": B,
        "gesture": ESQUIVE,
        "percent": 90,
        "basis": 1,
        "times": 0,
        "of": 0,
        "against": 0,
    }
    won = dict(zip(WON, (31, 41, 0, 0, 0, 0), strict=True))
    prize = Reason("prize", {**won, "points": 15, "kinds": 12, "how": 7, "sum": 20})
    also = (Reason("shows", shows), prize, Reason("spends"))
    said = text_of(reason(face(language), Reason("likely", {"percent": 57}, also)))
    assert re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", said) == told


def test_that_all_collections_have_become_worth_the_same_is_told() -> None:
    before = ((12, 22, 31), (41, 51, 61), (71, 12, 22))
    sharing = (*shown(PARTAGE, PARTAGE), Settle())
    for third, told in ((31, ("doubled", 0)), (33, None)):
        journal = opened(*sharing, loot=before, cargo=(21, 51, third, 42))
        assert face().event(moment(journal, 0)) == told


def test_bottles_stand_beside_their_owner_as_long_as_they_fit() -> None:
    state = table(bottles={A: (CONVOI, GUETTEUR), B: (PARI,)})
    for cells in (27, 36, 55, 80):
        text = plain(face().standings(Moment(DOLORES.view(state, A)), cells))
        assert "Bet" in text and ("Loo, Con" in text or "Lookout, Convoy" in text)


def test_a_change_of_a_collection_is_lit_for_one_step() -> None:
    journal = opened(*shown(CONFLIT, PARTAGE), Settle())
    lit = [s for each in face().standings(moment(journal, 2), 80) for s in each if "lit" in s.roles]
    assert len(lit) == 4
    journal.append(HandOn())
    lines = face().standings(moment(journal, 2), 80)
    assert not [span for each in lines for span in each if "lit" in span.roles]


def test_how_near_dawn_is() -> None:
    company = face().company

    def said(deck: int, seen: bool = False) -> str:
        cards = [11] * 7 + [21] * 7 + [31] * 7
        pile = [*cards[: deck - 1], AUBE] if not seen else cards[:deck]
        return plain([dawn(company, DOLORES.view(table(deck=pile), A))])

    assert said(20) == "Dawn: not in the next 4 cards"
    assert said(19) == "Dawn: 1 in 16 in the next split"
    assert said(16) == "Dawn: 4 in 16 in the next split"
    assert said(9) == "Dawn: 4 in 9 in the next split"
    assert said(4) == said(2) == "Dawn: in the next split"
    assert said(9, seen=True) == "Dawn is off"


def test_dawn_has_its_article_where_the_language_gives_it_one() -> None:
    drawn = structs.replace(DOLORES.view(table(deck=[11]), A), phase=LOOKOUT)
    french = face().company._replace(say=Wording("fr"))
    assert plain([dawn(french, drawn)]) == "l’Aube est tirée"


def test_what_is_said_of_dawn_explains_its_numbers() -> None:
    def said(*deck: int) -> str:
        view = DOLORES.view(table(deck=deck), A)
        return text_of(explained(face(), Moment(view), ("odds",)).words)

    assert "It can be any of 9 cards; the next draw turns up 4 of them" in said(*[11] * 7, 21, AUBE)
    assert "already been drawn" in said(*[11] * 7, 21, 21)


def test_a_convoi_makes_three_columns_and_keeps_the_outcome_table() -> None:
    loot = ((11, 21, CONVOI), (41, 51, 61), (71, 12, 22))
    journal = opened(Play(0, CONVOI), Draw((32, 52)), loot=loot)
    lines = face().table(moment(journal, 0), 80, 18)
    text = plain(lines)
    assert "✦ jewels" in text and "Score changes" in text
    # At a hundred columns the outcome table has no room beside six cards, and is on a key.
    slim = plain(face().table(moment(journal, 0), 70, 15))
    swapped = plain(face().table(moment(journal, 0), 70, 15, Choice(outcomes=True)))
    assert "Score changes" not in slim and "✦ jewels" in slim
    assert "Score changes" in swapped and "✦ jewels" not in swapped
    tall = plain(face().table(moment(journal, 0), 70, 30))
    assert "Score changes" in tall and "✦ jewels" in tall
    # The third cards still lie where they lay while it is told that all are lost.
    for each in (*shown(ESQUIVE, ESQUIVE), Settle()):
        journal.append(each)
    assert plain(face().table(moment(journal, 0), 80, 18)).count("lost ─") == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_leaves_cards_and_outcome_table_in_place_under_a_lesson(
    language: Language,
) -> None:
    drawn, shown = face(language), moment(opened(), 0)
    dialogue = dialogue_for(drawn.company, shown.view)
    assert dialogue is not None
    before = plain(drawn.table(shown, 80, 13, Choice())).splitlines()[:11]
    for number in (PARTAGE, CONFLIT, ESQUIVE):
        choice = dialogue.pick(Choice(), ("gesture", number))
        assert dialogue.action(choice) is not None
        text = plain(drawn.table(shown, 80, 13, choice))
        assert text.count("╭───────╮") == 2
        shape = [each.count("─") for each in text.splitlines()[:11]]
        assert shape == [each.count("─") for each in before]
        assert drawn.company.say("do.outcomes", one="", two="").strip() in text
        assert drawn.company.say("do.button.choose") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_split_is_told_without_moving_the_cards_under_a_lesson(language: Language) -> None:
    drawn = face(language)
    words = (Announce(0, PARTAGE), Announce(1, PARTAGE))
    told = opened(*words, *shown(PARTAGE, PARTAGE), Settle())
    title = drawn.company.say("do.outcomes", one="", two="").strip()
    tables = set()
    for step in (len(told) - 1, len(told)):
        for frame in drawn.scene(moment(told, 0, step)):
            table = drawn.table(frame.moment, 80, 13, said=frame.said)
            text = plain(table)
            assert text.count("╭───────╮") == 2, text
            lying = {at[1] for at in targets(table) if at[0] == "lies"}
            assert lying == {0, 1, 3, 4}, "a card stays in sight until all have been handed out"
            if title in text:
                lines = text[text.index(title) :].splitlines()
                tables.add(tuple(each[-26:] for each in lines[1:5]))
    # The outcome table does not change while its cards are handed out.
    assert len(tables) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_line_has_room_for_every_question(language: Language) -> None:
    drawn = face(language)
    mark = f" {drawn.company.glyphs.dot} "
    for state in journey(3, "3").states:
        view = DOLORES.view(state, 0)
        place = drawn.where(view)
        assert " 0" not in text_of(place)  # a theft in the deal comes before the first split
        where = line(drawn.company.say("game.dolores"), mark, place)
        room = 80 - 3 - width(drawn.asked(view, 0))
        assert width(whole_parts(where, room, mark)) <= room


def test_in_no_room_a_side_is_a_line() -> None:
    text = plain(face().table(moment(opened(), 0), 60, 9))
    assert "wine 1   lace 2" in text and "gold 3   weapons 1" in text
    assert "╭" not in text


def test_cards_can_be_clicked_only_when_one_is_wanted() -> None:
    journal = opened(*shown(ESQUIVE, PARTAGE))
    slots = [
        t for t in targets(face().table(moment(journal, 0), 80, 20, Choice())) if t[0] == "slot"
    ]
    assert slots == [("slot", slot) for slot in (3, 4, 0, 1)]
    watching = targets(face().table(moment(journal, 1), 80, 20, Choice()))
    assert not [target for target in watching if target[0] == "slot"]


@pytest.mark.parametrize("cells", [72, 78, 80, 90])
def test_bottles_never_touch_the_collection_before_them(cells: int) -> None:
    here = table(goods={A: (71, 71)}, bottles={A: (CONVOI,)})
    row = text_of(loot_rows(face("en", 3).company, Moment(DOLORES.view(here, A)), cells)[1])
    assert re.search(r"2↕\(2\) +Con", row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_100_columns_nothing_about_a_player_of_twelve_letters_is_cut(language: Language) -> None:
    names = ("Maximilienne", "Bartholomäus", "Konstantinos")
    drawn, journal = DoloresFace(Company(names, Wording(language), glyphs(False))), journey(3, "1")
    for step in range(0, len(journal), 3):
        table = drawn.table(moment(journal, 0, step), 72, 28)
        # A gesture that has not been chosen is three dots in the middle of its frame.
        assert "…" not in plain(table).replace(" … ", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_narrow_terminal_the_gestures_shown_so_far_go_and_no_word_is_cut(
    language: Language,
) -> None:
    names = ("Maximilienne", "Bartholomäus", "Konstantinos")
    company, cut = Company(names, Wording(language), glyphs(False)), 0
    for state in journey(3, "a").states:
        view = DOLORES.view(state, 0)
        for which in (0, 1):
            whole, narrow = (strip(company, view, which, cells) for cells in (120, 66))
            assert width(narrow) <= 66
            cut += width(whole) > 66
    assert cut


def test_a_sentence_longer_than_the_table_is_broken_and_goes_on_indented() -> None:
    """A blank stays at the left and at the right of the sentence."""
    for words, told in (
        ("word " * 15 + "end", [" " + "word " * 15 + "end"]),
        ("word " * 15 + "ends", [" " + "word " * 15, "   ends"]),
    ):
        lines = face().table(moment(opened(), 0), 80, 20, said=line(words))
        below = [text_of(each).rstrip() for each in lines]
        first = next(n for n, each in enumerate(below) if "word" in each)
        assert below[first:][: len(told)] == [each.rstrip() for each in told]
        assert not any(below[first + len(told) :])


def test_the_shore_tells_who_looked_and_what_is_bet_or_the_bet_alone_where_both_have_no_room() -> (
    None
):
    journal = scripted(
        Deal(((11, 21, 31), (41, 51, 61), (71, LANTERNE, PARI)), 0),
        *(Play(2, LANTERNE), Draw(CARGO), Pass(2), Bet(2, CONFLIT, PARTAGE)),
    )
    texts = [plain(face().table(moment(journal, 2), *room)) for room in ((80, 16), (120, 50))]
    assert "~ ◆ bets: ■ fights, ● shares ~" in texts[0] and "lantern" not in texts[0]
    assert "◆ Maëlle holds the lantern · ◆ bets: ■ fights, ● shares " in texts[1]
    unbet = plain(face().table(moment(journal, 2, len(journal) - 1), 120, 50))
    assert "~ ◆ Maëlle holds the lantern ~" in unbet


def test_in_the_lowest_room_a_choice_can_be_read_and_played() -> None:
    shown = moment(opened(), 0)
    dialogue = dialogue_for(face().company, shown.view)
    assert dialogue is not None
    choice = dialogue.pick(Choice(), ("gesture", PARTAGE))
    lines = face().table(shown, 66, 7, choice)
    assert "shares: −1, fights: 0, dodges: −1." in " ".join(plain(lines).split())
    assert {("commit", 0), ("gesture", ESQUIVE), ("lies", 0), ("lies", 4)} <= {*targets(lines)}
    assert "deck 63" in plain(face().table(shown, 66, 8, choice)), "a line to spare is the deck's"


def test_who_splits_is_told_of_gestures_and_who_bets_of_bets() -> None:
    journal = opened(loot=((11, 21, 31), (41, 51, 61), (71, 12, PARI)))
    views = [DOLORES.view(journal.state, seat) for seat in range(3)]
    assert [set(view.waiting) for view in views] == [{0, 1, 2}] * 3
    assert [face().now(view) for view in views] == [("gestures",), ("gestures",), ("betting",)]
    asked = [text_of(face().asked(view, view.seat)).split(", ")[1] for view in views]
    assert asked == ["your gesture?", "your gesture?", "do you bet?"]


def test_a_gesture_that_no_key_picks_now_has_no_gap_for_one() -> None:
    """The keys bet on the donor's gesture first; both rows keep their columns."""
    journal = opened(loot=((11, 21, 31), (41, 51, 61), (71, 12, PARI)))
    dialogue = dialogue_for(face().company, DOLORES.view(journal.state, 2))
    assert dialogue is not None
    picks = Choice().picked(PARTAGE)
    first, second = (text_of(each) for each in dialogue.rows(picks, 78))
    assert "[share]" in first and "[" not in second
    names = ("share", "fight", "dodge")
    assert [first.index(each) + 2 for each in names] == [second.index(each) for each in names]


ARROWS: dict[Language, str] = {"en": "*arrows*", "fr": "*flèches*", "de": "*Pfeiltasten*"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_how_the_card_of_a_theft_is_picked(language: Language) -> None:
    """All else is picked by number, but these cards have none."""
    journal = scripted(Deal(((11, 21, VOL), (41, 51, 61), (71, 12, 22)), 0))
    dialogue = dialogue_for(face(language).company, DOLORES.view(journal.state, 0))
    assert dialogue is not None and dialogue.numbered(1, Choice()) is None
    theft = Wording(language)(f"do.bottle.{VOL}")
    keys = [each.words for each in rules_of("dolores", language)[-1].pieces]
    (told,) = [each for each in keys if "*N*" in each]
    assert theft in told and ARROWS[language] in told
