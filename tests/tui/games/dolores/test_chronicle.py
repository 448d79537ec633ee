"""The log of Dolorès, and the table: announcements, gestures, claims beside the truth, chapters."""

import re
from pathlib import Path
from typing import Final

import pytest

import engine.dolores
from engine.dolores import DOLORES
from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    Deal,
    DoloresAction,
    Draw,
    HandOn,
    Keep,
    Name,
    Pass,
    Pick,
    Play,
    Reveal,
    Settle,
)
from engine.dolores.cards import (
    AUBE,
    CONFLIT,
    EMBROUILLE,
    ESQUIVE,
    GESTURES,
    GUETTEUR,
    LANTERNE,
    PARI,
    PARTAGE,
    RUSE,
    Slot,
)
from engine.dolores.phases import DAWN, HAND_ON
from engine.dolores.score import score
from engine.dolores.state import State
from engine.dolores.views import DoloresView
from engine.game import EVERYONE, Illegal
from tests.engine.dolores.positions import play, table
from tests.tui.wreckers import CARGO, Course, face, journey, moment, opened, scripted, shown
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import Line, plain, text_of

LANTERN_LOOT = ((11, 21, 31), (41, 51, 61), (71, 12, LANTERNE))


def test_the_pace_is_the_same_whatever_was_chosen_in_secret() -> None:
    for watcher in (1, 2):
        courses = [moment(opened(Commit(0, gesture)), watcher) for gesture in GESTURES]
        beats = {face().still(each).beats for each in courses}
        assert len(beats) == 1


def in_the_dark(*actions: DoloresAction) -> Course:
    """Return a game in which the third player has played the Broken lantern for the first split."""
    return scripted(Deal(LANTERN_LOOT, 0), Play(2, LANTERNE), Draw(CARGO), *actions)


def test_cards_in_the_dark_show_their_backs_with_what_is_said_of_them() -> None:
    journal = in_the_dark(Claim(2, Slot(3), 73))
    for seat in (0, 1):
        text = plain(face().table(moment(journal, seat), 80, 20))
        assert "“gold 3”" in text and "wine" not in text and "0?" not in text
        assert " ?  " in text, "what face-down cards change"
        assert text.count("· · · · ·") == 2 * 4
        assert "◆ Maëlle holds the lantern" in text


@pytest.mark.parametrize("seat", [2, EVERYONE])
def test_the_truth_stands_beside_what_is_said_for_who_sees_it(seat: int) -> None:
    journal = in_the_dark(Claim(2, Slot(3), 73), Claim(2, Slot(4), 42))
    text = plain(face().table(moment(journal, seat), 80, 20))
    assert "“gold 3” ×" in text and "“lace 2” ✓" in text and "♣ wine" in text
    told = [plain(tell(journal, step, seat)) for step in (4, 5)]
    assert told == [
        "◆ Maëlle about card 1 of ● Yann: “gold 3” (really wine 1)",
        "◆ Maëlle about card 2 of ● Yann: “lace 2” (true)",
    ]
    assert plain(tell(journal, 4, 0)) == "◆ Maëlle about card 1 of ● Yann: “gold 3”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_says_what_is_done_and_begins_with_a_capital(language: Language) -> None:
    """This holds also for a collection that somebody gives up in secret."""
    drawn, kinds = face(language), set()
    for seed in "abcdefgh":
        journal = journey(3, seed)
        for step, action in enumerate(journal.actions, 1):
            each = moment(journal, EVERYONE, step)
            lines = list(map(text_of, drawn.tell(each.before, each.action, each.view)))
            kinds.add(type(action))
            assert [words for words in lines if words[:1].islower()] == []
            if isinstance(action, Name):
                named = Wording(language)(f"do.kind.{action.kind}").casefold()
                (words,) = lines
                name = drawn.company.names[action.seat]
                rest = words.casefold().replace(named, "").replace(name.casefold(), "")
                assert re.search(r"[^\W\d_]{3}", rest), words
    assert Name in kinds


def test_once_the_cards_are_handed_out_all_read_what_had_been_said_and_what_is_true() -> None:
    journal = in_the_dark(Claim(2, Slot(3), 73), Pass(2), *shown(CONFLIT, PARTAGE), Settle())
    told = plain(tell(journal, len(journal), 1))
    assert "■ Anna takes weapons 1, wine 1, lace 2 and gold 3 (score\N{NO-BREAK SPACE}−2)" in told
    assert "◆ Maëlle had claimed: gold 3 (they were weapons 1, wine 1, lace 2 and gold 3)" in told


@pytest.mark.parametrize(
    ("claims", "told"),
    [
        # In the order of the collections, not in that in which the cards were laid.
        ((21, 42, 73, 11), "weapons 1, wine 1, lace 2 and gold 3 (all true)"),
        (
            (21, 13, 73, 11),
            "weapons 1, weapons 3, wine 1 and gold 3 (untrue: weapons 3; there was in fact lace 2)",
        ),
        ((42, 21, 73, 11), "weapons 1, wine 1, lace 2 and gold 3 (all true)"),
        (
            (63, 52, 73, 31),
            "jewels 1, tableware 2, music 3 and gold 3 (untrue: jewels 1, tableware 2 and music 3; "
            "there were in fact weapons 1, wine 1 and lace 2)",
        ),
        (
            (63, 52, 41, 31),
            "jewels 1, lace 1, tableware 2 and music 3 (all untrue; there were in fact weapons 1, "
            "wine 1, lace 2 and gold 3)",
        ),
        (
            (0, 13, 0, 0),
            "weapons 3 (untrue: weapons 3; there were in fact weapons 1, wine 1, lace 2 and "
            "gold 3)",
        ),
    ],
)
def test_all_read_which_claims_were_no_truth(claims: tuple[int, ...], told: str) -> None:
    """Two lists of cards are each in the order of the collections, so that nobody reads pairs."""
    said = zip((3, 4, 0, 1), claims, strict=True)
    words = [Claim(2, Slot(slot), card) for slot, card in said if card]
    passes = [Pass(2)] if len(words) < 4 else []
    journal = in_the_dark(*words, *passes, *shown(CONFLIT, PARTAGE), Settle())
    lines = plain(tell(journal, len(journal), 1))
    assert f"◆ Maëlle had claimed: {told}" in lines


@pytest.mark.parametrize(
    ("claims", "told"),
    [
        ((42, 21, 73, 11), "(in other places: wine 1 and lace 2)"),
        (
            (42, 63, 73, 11),
            "(untrue: music 3; there was in fact wine 1) (in another place: lace 2)",
        ),
    ],
)
def test_who_looked_reads_which_claim_was_no_truth_though_the_card_lay_elsewhere(
    claims: tuple[int, ...], told: str
) -> None:
    said = zip((3, 4, 0, 1), claims, strict=True)
    words = [Claim(2, Slot(slot), card) for slot, card in said]
    journal = in_the_dark(*words, *shown(CONFLIT, PARTAGE), Settle())
    for seat in (2, EVERYONE):
        assert plain(tell(journal, len(journal), seat)).rstrip().endswith(f" {told}")


def test_a_card_that_another_player_got_than_was_said_is_told_as_that_to_all() -> None:
    """Wine 1 and lace 2 lie on the neighbour's side, gold 3 and weapons 1 on the donor's."""
    said = zip((3, 4, 0, 1), (73, 42, 21, 11), strict=True)
    words = [Claim(2, Slot(slot), card) for slot, card in said]
    journal = in_the_dark(*words, *shown(PARTAGE, PARTAGE), Settle())
    for seat in (0, 1, 2, EVERYONE):
        told = plain(tell(journal, len(journal), seat))
        assert "weapons 1, wine 1, lace 2 and gold 3 (in other places: wine 1 and gold 3)" in told


UNTRUE: Final[dict[Language, str]] = {
    "en": "(untrue: wine 3 and music 3; there were in fact wine 1 and lace 2)",
    "fr": "(faux : vin 3 et musique 3 ; il y avait en fait ces cartes : vin 1 et dentelles 2)",
    "de": "(gelogen: Wein 3 und Musik 3; in Wahrheit lagen dort Wein 1 und Stoffe 2)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_seats_read_the_same_lies(language: Language) -> None:
    said = zip((3, 4, 0, 1), (63, 23, 73, 11), strict=True)
    words = [Claim(2, Slot(slot), card) for slot, card in said]
    journal = in_the_dark(*words, *shown(CONFLIT, PARTAGE), Settle())
    for seat in (0, 1, 2, EVERYONE):
        told = plain(tell(journal, len(journal), seat, language)).replace("\N{NO-BREAK SPACE}", " ")
        assert UNTRUE[language] in told


BOTH: Final[dict[Language, tuple[str, str, str]]] = {
    "en": ("both share", "both fight", "both dodge"),
    "fr": ("partagent", "se battent", "esquivent"),
    "de": ("zeigen beide Frieden", "zeigen beide Kampf", "zeigen beide Wahl"),
}
AND: Final[dict[Language, str]] = {"en": "and", "fr": "et", "de": "und"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_gesture_of_both_is_told_once(language: Language) -> None:
    for gesture, told in zip(GESTURES, BOTH[language], strict=True):
        journal = opened(*shown(gesture, gesture))
        words = text_of(tell(journal, len(journal), 2, language)[0])
        assert words.endswith(f"! ■ Anna {AND[language]} ● Yann {told}")


def tell(journal: Course, step: int, seat: int, language: Language = "en") -> list[Line]:
    """Return the lines of the log for a step as a seat reads them."""
    each = moment(journal, seat, step)
    return face(language, len(each.view.goods)).tell(each.before, each.action, each.view)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "The first loot",
                "■ Anna    weapons 1, wine 1 and jewels 1",
                "Split 1: ■ Anna and ● Yann",
                "● Yann    wine 1 and lace 2",
                "■ Anna    gold 3 and weapons 1",
                "■ Anna: “I’ll share”",
                "■ Anna has chosen ▣",
                "● Yann shares ▣",
                "Do · Lo · Rès! ■ Anna fights and ● Yann shares",
                "■ Anna broke their word",
                "■ Anna takes weapons 1, wine 1, lace 2 and gold 3 (score −2)",
                "Split 2: ● Yann and ◆ Maëlle",
            ],
        ),
        (
            "fr",
            [
                "Le premier butin",
                "■ Anna    armes 1, vin 1 et bijoux 1",
                "Partage 1 : ■ Anna et ● Yann",
                "● Yann    vin 1 et dentelles 2",
                "■ Anna    or 3 et armes 1",
                "■ Anna : « Je partage »",
                "■ Anna a choisi ▣",
                "● Yann partage ▣",
                "Do · Lo · Rès ! ■ Anna se bat et ● Yann partage",
                "■ Anna n’a pas tenu parole",
                "■ Anna prend : armes 1, vin 1, dentelles 2 et or 3 (score −2)",
                "Partage 2 : ● Yann et ◆ Maëlle",
            ],
        ),
    ],
)
def test_the_log_tells_every_split_by_name(language: Language, words: list[str]) -> None:
    journal = opened(Announce(0, PARTAGE), *shown(CONFLIT, PARTAGE), Settle(), HandOn())
    steps = range(1, len(journal) + 1)
    text = plain(line for step in steps for line in tell(journal, step, 1, language))
    text = text.replace("\N{NO-BREAK SPACE}", " ")
    at = [text.find(each) for each in words]
    assert -1 not in at and at == sorted(at)


def test_a_dawn_that_lay_open_is_not_said_to_have_been_lied_about() -> None:
    """Two claims were untrue, and three cards were told that had really lain there."""
    bottles = {1: (GUETTEUR,), 2: (LANTERNE,)}
    state = play(table(bottles=bottles, deck=(*CARGO, AUBE)), HandOn(), Play(2, LANTERNE))
    state = play(state, Draw((*CARGO[:3], AUBE)), Play(1, GUETTEUR))
    words = [Claim(2, Slot(slot), card) for slot, card in ((3, 63), (4, 52), (0, 73))]
    before = play(state, *words, *shown(CONFLIT, PARTAGE))
    views = (DOLORES.view(each, 1) for each in (before, play(before, Settle())))
    was, now = views
    lines = plain(face().tell(was, Settle(), now))
    assert "had claimed" in lines and "Dawn" not in lines.partition("had claimed")[2]


@pytest.mark.parametrize(
    ("held", "told"), [((), "Dawn breaks! The game is over"), ((GUETTEUR,), "Dawn is drawn")]
)
def test_dawn_ends_the_game_in_words_only_where_no_lookout_may_hold_it_off(
    held: tuple[int, ...], told: str
) -> None:
    before = play(table(bottles={1: held}, deck=(*CARGO, AUBE)), HandOn())
    drawn = Draw((*CARGO[:3], AUBE))
    lines = face().tell(_view(before), drawn, _view(play(before, drawn)))
    assert plain(lines[-1:]) == told


def test_a_lookout_says_that_the_game_goes_on() -> None:
    """Dawn then lies there like any other card, and nobody should have to guess what that means."""
    before = play(table(bottles={1: (GUETTEUR,)}, deck=(*CARGO, AUBE)), HandOn())
    asked = play(before, Draw((*CARGO[:3], AUBE)))
    held = Play(1, GUETTEUR)
    lines = face().tell(_view(asked), held, _view(play(asked, held)))
    assert "the game goes on until the deck is too small for a split" in plain(lines)


def _view(state: State) -> DoloresView:
    return DOLORES.view(state, EVERYONE)


def test_a_score_that_stays_is_not_told_as_a_score_of_nothing() -> None:
    journal = journey(3, "1")
    text = plain(line for step in range(1, len(journal) + 1) for line in tell(journal, step, 1))
    assert "■ Anna gives up lace, worth" in text and "score\N{NO-BREAK SPACE}0)" not in text


def test_gestures_are_committed_face_down_and_revealed_together() -> None:
    journal = opened(Commit(0, CONFLIT))
    hidden = plain(face().table(moment(journal, 2), 80, 20))
    # The outcome table names the gestures: in its head and at its side.
    assert hidden.count("fight") == 2
    assert hidden.count("│   ▣   │") == 1 and "■ Anna has chosen ▣" in hidden
    mine = plain(face().table(moment(journal, 0), 80, 20))
    assert "│ fight │" in mine
    journal = opened(*shown(CONFLIT, PARTAGE)[:2])
    counted = plain(face().table(moment(journal, 1), 80, 20))
    assert "the choices are made" in counted and "│ fight │" not in counted
    journal = opened(*shown(CONFLIT, PARTAGE))
    revealed = plain(face().table(moment(journal, 1), 80, 20))
    assert "│ fight │" in revealed and "│ share │" in revealed and "▣" not in revealed


def test_words_and_how_they_were_kept_stand_beside_the_player() -> None:
    talk = (Announce(0, PARTAGE), Announce(1, CONFLIT))
    journal = opened(*talk, *shown(PARTAGE, PARTAGE))
    lines = [text_of(each) for each in face().table(moment(journal, 0), 80, 20)]
    anna, yann = (
        next(each for each in lines if f"{name} " in each and role in each)
        for name, role in (("Anna", "donor"), ("Yann", "neighbour"))
    )
    assert "“I’ll share”" in anna and "word kept 1 of 1" in anna and "S1 F0 D0" in anna
    assert "“I’ll fight”" in yann and "word kept 0 of 1" in yann


def test_a_card_taken_shows_for_one_step_where_it_went() -> None:
    journal = opened(*shown(ESQUIVE, PARTAGE), Pick(0, Slot(4)))
    text = plain(face().table(moment(journal, 2), 80, 20))
    assert text.count("→ ■") == 1 and "∞ lace" in text
    journal.append(Settle())
    text = plain(face().table(moment(journal, 2), 80, 20))
    assert text.count("lost") == 2 + 1 and "→ ●" in text and "∞ lace" not in text
    journal.append(HandOn())
    assert "lost" not in plain(face().table(moment(journal, 2), 80, 20))


def test_every_split_is_a_chapter_and_the_chart_has_its_end() -> None:
    for seats in (2, 3, 4):
        journal, drawn = journey(seats, "chapters"), face("en", seats)
        views = [DOLORES.view(state, EVERYONE) for state in journal.states]
        chapters = [
            drawn.chapter(before, action, after)
            for before, action, after in zip(views, journal.actions, views[1:], strict=False)
        ]
        named = [chapter for chapter in chapters if chapter is not None]
        handed_on = sum(view.phase == HAND_ON for view in views)
        ends_dry = journal.state.phase != DAWN
        assert len(named) == handed_on + 1 - ends_dry
        assert {chapter.level for chapter in named} == {0}
        assert [chapter.name.split(":")[0] for chapter in named] == [
            f"Split {number}" for number in range(1, len(named) + 1)
        ]
        assert named[0].name == "Split 1: Anna and Yann"
        _, series = drawn.course(views)
        assert [each[-1] for each in series] == [score(goods) for goods in journal.state.goods]
        assert {len(each) for each in series} == {handed_on + 2}
        assert [each[0] for each in series] == [score(goods) for goods in views[1].goods]


def test_scores_are_said_in_points() -> None:
    assert face("en").score(1) == "1 point" and face("en").score(0) == "0 points"
    assert face("fr").score(0) == "0 point" and face("fr").score(12) == "12 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_every_moment_it_is_said_where_we_are_and_what_is_asked_of_whom(
    language: Language,
) -> None:
    for seats in (2, 3, 4):
        drawn = face(language, seats)
        for state in journey(seats, "asked").states:
            for seat in (*range(seats), EVERYONE):
                view = DOLORES.view(state, seat)
                asked = plain([drawn.asked(view, seat if seat >= 0 else None)])
                acting = [each for each in state.waiting if each >= 0]
                named = [seat] if seat in acting else acting
                line = f" Dolorès · {plain([drawn.where(view)])} {asked} "
                assert asked and all(drawn.company.names[each] in line for each in named)
                assert len(line) <= 80 or len(acting) < 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: Language) -> None:
    folder = Path(engine.dolores.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'Illegal\(\s*"(dolores\.[a-z-]+)"', source))
    assert len(codes) > 15
    facts = {"seat": 1, "limit": 9, "size": 2, "bottle": 81, "left": 1, "card": 11}
    for code in codes:
        assert face(language).company.refusal(Illegal(code, **facts))


BET = {
    "en": ("◆ Maëlle had bet: ■ shares, ● fights", "(won)", "(lost)"),
    "fr": ("◆ Maëlle avait parié : ■ partage, ● se bat", "(gagné)", "(perdu)"),
    "de": ("◆ Maëlle hatte gewettet: ■ Frieden, ● Kampf", "(gewonnen)", "(verloren)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kept", [0, 1])
def test_whether_a_bet_is_won_is_told_as_soon_as_nothing_can_change_it(
    language: Language, kept: int
) -> None:
    """A Trick can change it until a gesture is kept, and a Mix-up until it is declined."""
    bet, *ends = BET[language]
    other = (CONFLIT, PARTAGE)[kept]
    loot = ((11, 21, 31), (41, 51, 61), (71, 12, PARI))
    plain_one = opened(
        Commit(0, PARTAGE), Commit(1, other), Bet(2, PARTAGE, CONFLIT), Reveal(), loot=loot
    )
    assert told_last(plain_one, language) == f"{bet} {ends[kept]}"
    tricked = opened(
        *(Commit(0, PARTAGE), Commit(1, CONFLIT | PARTAGE), Bet(2, PARTAGE, CONFLIT), Reveal()),
        loot=(loot[0], (41, 51, RUSE), loot[2]),
    )
    assert told_last(tricked, language) == bet
    assert told_last(then(tricked, Keep(1, other)), language) == f"{bet} {ends[kept]}"
    mixed = opened(
        *(Commit(0, PARTAGE), Commit(1, other), Bet(2, PARTAGE, CONFLIT), Reveal()),
        loot=((11, 21, EMBROUILLE), *loot[1:]),
    )
    assert told_last(mixed, language) == bet
    assert told_last(then(mixed, Pass(0)), language) == f"{bet} {ends[kept]}"


def test_that_no_bet_was_made_is_told_with_the_gestures() -> None:
    """Before that the others do not know whether a bet was made. After a Mix-up the bottle spent on
    an earlier bet belongs to nobody."""
    loot = ((11, 21, EMBROUILLE), (41, 51, 61), (71, 12, PARI))
    shown = (Commit(0, PARTAGE), Commit(1, CONFLIT))
    none = opened(*shown, Pass(2), Reveal(), loot=loot)
    assert told_last(none, "en") == "◆ Maëlle had not bet"
    again = opened(
        *(*shown, Bet(2, PARTAGE, CONFLIT), Reveal(), Play(0, EMBROUILLE)),
        *(*shown, Pass(2), Reveal()),
        loot=loot,
    )
    assert told_last(again, "en") == "◆ Maëlle had not bet"
    hidden = text_of(tell(again, len(again) - 1, 0, "en")[-1])
    assert hidden.startswith("◆ Maëlle has decided whether to bet")


def then(journal: Course, action: DoloresAction) -> Course:
    """Return the game with one more action."""
    return scripted(*journal.actions, action)


def told_last(journal: Course, language: Language) -> str:
    """Return the last line of the log, with all hands open and with plain blanks."""
    words = text_of(tell(journal, len(journal), EVERYONE, language)[-1])
    return words.replace("\N{NO-BREAK SPACE}", " ").strip()
