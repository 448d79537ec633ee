"""The dialogues of Dolorès: every legal action can be picked, and nothing else."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dolores import DOLORES
from engine.dolores import actions as made
from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    Deal,
    DoloresAction,
    Draw,
    Keep,
    Lay,
    Pass,
    Play,
    Settle,
    Steal,
)
from engine.dolores.cards import (
    AUBE,
    CONFLIT,
    CONVOI,
    EMBROUILLE,
    ESQUIVE,
    GESTURES,
    GUETTEUR,
    LANTERNE,
    PARI,
    PARTAGE,
    REMOUS,
    RUSE,
    VOL,
    Slot,
)
from engine.dolores.phases import CLAIMS, LOOKOUT, THEFT
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.settling import SIDES
from engine.dolores.state import occupied
from engine.dolores.views import DoloresView
from tests.tui.wreckers import face, journey, opened, scripted, shown
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.dialogue import Choice, Dialogue, Target
from tui.games.dolores.picking import target_of
from tui.games.dolores.talk import GestureDialogue
from tui.render.face import Moment
from tui.words import LANGUAGES, Language
from tui.words.spans import plain, text_of, width

PEOPLE = st.integers(2, 4)
SEEDS = st.sampled_from("abcdefghijklmnopqrst")


def way_to(dialogue: Dialogue, action: DoloresAction) -> list[Target]:
    """Return the targets that a person points at, one after the other, to pick an action."""
    match action:
        case Commit(gestures=gesture) if gesture in GESTURES:
            return [("gesture", gesture)]
        case Commit(gestures=both):
            return [("trick", 0), *(("gesture", g) for g in GESTURES if both & g)]
        case Announce(gesture=gesture):
            return [("talk", 0), ("gesture", gesture)]
        case Bet(donor=donor, neighbour=other):
            return [("gesture", donor), ("gesture", other)]
        case Keep(gesture=gesture):
            return [("gesture", gesture)]
        case Play(bottle=bottle):
            return [("bottle", bottle)]
        case Lay(slots=slots):
            there = occupied(dialogue.view.sharing)
            crossing = [s for s in there if (s in SIDES[0]) != (s in slots)]
            return [("bottle", REMOUS), *(("slot", slot) for slot in crossing)]
        case Claim(slot=slot, card=card):
            return [("slot", slot), ("face", card)]
        case made.Take(slots=slots):
            return [("slot", slot) for slot in slots]
        case made.Pick(slot=slot):
            return [("slot", slot)]
        case made.Name(kind=kind):
            return [("kind", kind)]
        case Steal(victim=victim, card=card):
            return [("card", target_of(victim, card))]
        case _:
            return []


def asked(seats: int, seed: str) -> Iterator[tuple[DoloresView, Dialogue]]:
    """Yield every question of a random game, as a view, with its dialogue."""
    company = face("en", seats).company
    for state in journey(seats, seed).states:
        for seat in DOLORES.to_act(state):
            if seat >= 0:
                view = DOLORES.view(state, seat)
                dialogue = dialogue_for(company, view)
                assert dialogue is not None, f"nothing asks in {view.phase}"
                yield view, dialogue


def pointed(dialogue: Dialogue, *targets: Target) -> Choice:
    choice = Choice()
    for target in targets:
        choice = dialogue.pick(choice, target)
    return choice


@settings(max_examples=60)
@given(PEOPLE, SEEDS)
def test_every_legal_action_can_be_picked(seats: int, seed: str) -> None:
    for view, dialogue in asked(seats, seed):
        for action in DOLORES.legal(view):
            way = way_to(dialogue, action)
            assert all(dialogue.takes(sort) for sort, _ in way)
            picked = dialogue.action(pointed(dialogue, *way))
            unmoved = isinstance(action, Lay) and len(way) == 1
            declined = dialogue.decline(Choice())
            if dialogue.declines and declined is None:
                declined = dialogue.action(pointed(dialogue, ("decline", 0)))
            assert action in (picked, declined) or unmoved


@settings(max_examples=30)
@given(PEOPLE, SEEDS, st.integers(0, 999))
def test_nothing_but_legal_actions_comes_of_any_keys(seats: int, seed: str, keys: int) -> None:
    rng = Random(keys)
    for view, dialogue in asked(seats, seed):
        legal = DOLORES.legal(view)
        choice = Choice()
        for _ in range(6):
            if rng.random() < 0.3:
                choice = dialogue.moved(choice, *rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1))))
            elif (target := dialogue.numbered(rng.randrange(1, 10), choice)) is not None:
                choice = dialogue.pick(choice, target)
            else:
                sort = rng.choice(("gesture", "talk", "trick"))
                if dialogue.takes(sort):
                    choice = dialogue.pick(choice, (sort, rng.choice(GESTURES)))
            action = dialogue.action(choice)
            assert action is None or action in legal
            for spans in dialogue.lines(choice, 60):
                for span in spans:
                    at = span.target
                    if isinstance(at, tuple) and at[0] in dialogue.sorts - {"decline"}:
                        clicked = dialogue.action(dialogue.pick(choice, at))
                        assert clicked is None or clicked in legal


@settings(max_examples=60)
@given(PEOPLE, SEEDS)
def test_the_things_to_pick_keep_to_their_width(seats: int, seed: str) -> None:
    for _, dialogue in asked(seats, seed):
        for cells in (68, 76, 108):
            assert all(width(each) <= cells for each in dialogue.rows(Choice(), cells))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cells", "rows"), [(80, 17), (68, 26), (118, 34)])
def test_what_a_decision_does_is_said_whole_at_every_size(
    language: Language, cells: int, rows: int
) -> None:
    painter = face(language)
    for view, _ in islice(asked(3, "whole"), 0, 60):
        dialogue = dialogue_for(painter.company, view)
        assert dialogue is not None
        table = painter.table(Moment(view), cells, rows, Choice())
        flat = "".join(" ".join(map(text_of, table)).split())
        assert "".join(text_of(dialogue.preview(Choice())).split()) in flat


def dialogue_at(*actions: DoloresAction, seat: int = 0, **table: object) -> Dialogue:
    journal = opened(*actions, **table)  # type: ignore[arg-type]
    found = dialogue_for(face().company, DOLORES.view(journal.state, seat))
    assert found is not None
    return found


def test_a_gesture_says_what_it_brings_against_each_of_the_others() -> None:
    dialogue = dialogue_at()
    said = plain([dialogue.preview(pointed(dialogue, ("gesture", CONFLIT)))])
    # All four cards make Anna's 1, 1, 1 a 2, 2, 1, 2, 3: 3 + 1 instead of 6.
    assert said == "fight? Score change if ● Yann shares: −2, fights: 0, dodges: −1."


def test_two_gestures_show_the_better_of_them() -> None:
    loot = ((11, 21, RUSE), (41, 51, 61), (71, 12, 22))
    dialogue = dialogue_at(loot=loot)
    both = pointed(dialogue, ("trick", 0), ("gesture", PARTAGE), ("gesture", ESQUIVE))
    one, other = (pointed(dialogue, ("gesture", g)) for g in (PARTAGE, ESQUIVE))
    assert dialogue.action(both) == Commit(0, PARTAGE | ESQUIVE)
    assert plain([dialogue.preview(both)]).startswith("share or dodge? Score change if ● Yann")
    assert dialogue.preview(both) not in (dialogue.preview(one), dialogue.preview(other))


def test_without_ruse_there_is_no_trick() -> None:
    dialogue = dialogue_at()
    assert not dialogue.takes("trick")
    refused = dialogue.pick(Choice(), ("trick", 0))
    assert refused.remark and not refused.mode


def test_of_three_gestures_with_ruse_the_last_two_stay() -> None:
    loot = ((11, 21, RUSE), (41, 51, 61), (71, 12, 22))
    dialogue = dialogue_at(loot=loot)
    picked = pointed(dialogue, ("trick", 0), *(("gesture", g) for g in GESTURES))
    assert dialogue.action(picked) == Commit(0, CONFLIT | ESQUIVE)


def test_enter_too_soon_has_words_everywhere() -> None:
    for seats in (2, 3, 4):
        for _, dialogue in asked(seats, "enter"):
            if dialogue.action(Choice()) is None:
                assert dialogue.company.say(dialogue.missing)


def test_remous_is_laid_only_when_both_sides_keep_their_number() -> None:
    loot = ((11, 21, REMOUS), (41, 51, 61), (71, 12, 22))
    dialogue = dialogue_at(loot=loot)
    choice = pointed(dialogue, ("bottle", REMOUS), ("slot", 0))
    assert dialogue.action(choice) is None
    choice = dialogue.pick(choice, ("slot", 3))
    assert dialogue.action(choice) == Lay(0, (Slot(1), Slot(3)))
    after = dialogue.after(choice)
    # Compare with the cards as the rules lay them.
    journal = opened(Lay(0, (Slot(1), Slot(3))), loot=loot)
    assert after.sharing.cards == journal.state.sharing.cards
    assert "■ Anna: weapons 1 and wine 1." in plain([dialogue.preview(choice)])


def test_dawn_is_not_let_come_by_one_key() -> None:
    journal = journey(2, "a")
    company = face("en", 2).company
    found = None
    for seed in map(str, range(400)):
        journal = journey(3, seed)
        found = next((state for state in journal.states if state.phase == LOOKOUT), None)
        if found is not None:
            break
    assert found is not None
    seat = found.waiting[0]
    dialogue = dialogue_for(company if seat < 2 else face().company, DOLORES.view(found, seat))
    assert dialogue is not None and dialogue.decline(Choice()) is None
    confirmed = dialogue.pick(Choice(), ("decline", 0))
    assert dialogue.action(confirmed) == Pass(seat)
    assert "the game is over" in plain([dialogue.preview(confirmed)])
    assert "Dawn ends the game" in plain([dialogue.preview(Choice())])
    assert "N: let Dawn break" in plain(dialogue.lines(Choice(), 76))
    assert dialogue.action(pointed(dialogue, ("bottle", GUETTEUR))) == Play(seat, GUETTEUR)


def typed(dialogue: Dialogue, *digits: int) -> Choice:
    """Return the choice after these digits."""
    choice = Choice()
    for digit in digits:
        target = dialogue.numbered(digit, choice)
        assert target is not None
        choice = dialogue.pick(choice, target)
    return choice


@pytest.mark.parametrize(
    ("digits", "card"),
    [
        ((2,), 21),
        ((7, 3), 73),
        ((2, 2), 22),
        ((2, 2, 7, 3), 73),
        ((7, 7), 72),
        ((7, 3, 7), 71),
        ((7, 4), 41),
        ((8, 3), VOL),
    ],
)
def test_of_a_card_in_the_dark_a_type_is_typed_and_then_its_value(
    digits: tuple[int, ...], card: int
) -> None:
    dialogue = in_the_lanterns_light()
    assert dialogue.action(typed(dialogue, *digits)) == Claim(0, Slot(3), card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_has_no_room_beside_the_gestures_stands_below(language: Language) -> None:
    """“[A announce” stood at the end of one line, and “]” on the next."""
    company = face(language, 2).company
    for view, _ in asked(2, "a"):
        dialogue = dialogue_for(company, view)
        if not isinstance(dialogue, GestureDialogue) or not dialogue.may_talk():
            continue
        choice = dialogue.pick(Choice(), ("talk", 0))
        for cells in (42, 72, 100):
            rows = dialogue.rows(choice, cells)
            assert all(width(each) <= cells for each in rows)
            told = [text_of(each) for each in rows]
            assert sum(company.say("do.button.talk") + "]" in each for each in told) == 1
        assert len(dialogue.rows(choice, 42)) > len(dialogue.rows(choice, 100)) == 1
        return
    raise AssertionError("nobody was asked for a gesture")


def in_the_lanterns_light() -> Dialogue:
    """Return the dialogue about the first card in reading order: the neighbour's."""
    loot = ((11, 21, LANTERNE), (41, 51, 61), (71, 12, 22))
    journal = scripted(Deal(loot, 0), Play(0, LANTERNE), Draw((21, 42, 73, 11)))
    assert journal.state.phase == CLAIMS
    dialogue = dialogue_for(face().company, DOLORES.view(journal.state, 0))
    assert dialogue is not None
    return dialogue


def test_the_number_on_a_bottle_claims_that_bottle() -> None:
    dialogue = in_the_lanterns_light()
    choice = typed(dialogue, 8)
    spans = [span for row in dialogue.rows(choice, 76) for span in row if span.text.isdigit()]
    numbers = {s.target: dialogue.numbered(int(s.text), choice) for s in spans}
    faces = [at for at in numbers if isinstance(at, tuple) and at[0] == "face"]
    assert faces and [numbers[at] for at in faces] == faces


def test_what_is_said_of_one_card_is_kept_for_the_next() -> None:
    dialogue = in_the_lanterns_light()
    choice = typed(dialogue, 2)
    assert plain([dialogue.preview(choice)]) == "You say it is “wine 1”; it is really wine 1."
    moved = dialogue.moved(choice, 1, 0)
    assert dialogue.action(moved) == Claim(0, Slot(4), 21)
    assert dialogue.action(dialogue.moved(moved, 0, -1)) == Claim(0, Slot(4), 22)
    assert dialogue.numbered(7, moved) == ("kind", 7)


def test_a_bet_is_made_of_both_gestures_the_donor_first() -> None:
    loot = ((11, 21, 31), (41, 51, 61), (71, 12, PARI))
    dialogue = dialogue_at(loot=loot, seat=2)
    assert dialogue.action(pointed(dialogue, ("gesture", CONFLIT))) is None
    choice = pointed(dialogue, ("gesture", CONFLIT), ("gesture", PARTAGE))
    assert dialogue.action(choice) == Bet(2, CONFLIT, PARTAGE)
    # The mouse picks in either row; by key, a third gesture starts a new bet.
    assert dialogue.action(dialogue.pick(choice, ("bet", ESQUIVE))) == Bet(2, ESQUIVE, PARTAGE)
    again = dialogue.pick(choice, ("bet", ESQUIVE + 8))
    assert dialogue.action(again) == Bet(2, CONFLIT, ESQUIVE)
    assert dialogue.action(dialogue.pick(choice, ("gesture", ESQUIVE))) is None
    assert dialogue.decline(Choice()) == Pass(2)


@pytest.mark.parametrize("bottle", [CONVOI, EMBROUILLE])
def test_a_window_is_declined_by_one_key(bottle: int) -> None:
    loot = ((11, 21, bottle), (41, 51, 61), (71, 12, 22))
    actions: list[DoloresAction] = []
    if bottle == EMBROUILLE:
        actions = [Commit(0, PARTAGE), Commit(1, PARTAGE), made.Reveal()]
    dialogue = dialogue_at(*actions, loot=loot)
    assert dialogue.decline(Choice()) == Pass(0)
    assert dialogue.numbered(1, Choice()) == ("bottle", bottle)
    assert dialogue.numbered(2, Choice()) is None


def test_a_lost_collection_that_costs_nothing_is_said_to_cost_nothing() -> None:
    loot = ((11, 22, 33), (41, 51, 61), (71, 12, 22))
    dialogue = dialogue_at(*shown(ESQUIVE, ESQUIVE), Settle(), loot=loot)
    said = [plain([dialogue.preview(typed(dialogue, n))]) for n in (1, 2)]
    assert said[0] == "Without weapons your score goes from 4 to 5 (+1)."
    assert said[1] == "Without wine your score stays at 4."


def test_a_theft_shows_what_it_takes_and_gives() -> None:
    loot = ((11, 21, VOL), (41, 51, 61), (71, 12, 22))
    journal = scripted(Deal(loot, 0))
    assert journal.state.phase == THEFT
    dialogue = dialogue_for(face().company, DOLORES.view(journal.state, 0))
    assert dialogue is not None
    choice = dialogue.moved(Choice(), 1, 0)
    assert dialogue.action(choice) == Steal(0, 1, 41)
    choice = dialogue.moved(choice, 0, 1)
    action = dialogue.action(choice)
    assert isinstance(action, Steal) and action.victim == 2
    said = plain([dialogue.preview(pointed(dialogue, ("card", target_of(2, 22))))])
    # 1 and 3 instead of twice 1 + 1; Maëlle keeps 2 and 1.
    assert said == "wine 2 from ◆ Maëlle: 0 for you, −2 for them"


def test_arrows_go_round() -> None:
    dialogue = dialogue_at()
    choice = Choice()
    seen = []
    for _ in range(4):
        choice = dialogue.moved(choice, 1, 0)
        seen.append(choice.picks[0])
    assert seen == [PARTAGE, CONFLIT, ESQUIVE, PARTAGE]
    assert dialogue.moved(Choice(), -1, 0).picks == (ESQUIVE,)


def test_dawn_cannot_be_claimed() -> None:
    for _, dialogue in asked(3, "claims"):
        for target in (dialogue.numbered(8, Choice()),):
            if target == ("kind", 8):
                choice = dialogue.pick(Choice(), target)
                shown = [s.target for line in dialogue.rows(choice, 76) for s in line]
                assert ("face", AUBE) not in shown


def test_watchers_without_pari_are_asked_nothing() -> None:
    journal = opened()
    assert journal.state.phase == GESTURING
    assert dialogue_for(face().company, DOLORES.view(journal.state, 2)) is None


def test_with_ruse_two_gestures_are_asked_for_until_there_are_two() -> None:
    dialogue = dialogue_at(loot=((11, 21, RUSE), (41, 51, 61), (71, 12, 22)))
    keys = (("trick", 0), ("gesture", PARTAGE), ("gesture", ESQUIVE))
    said = [plain([dialogue.preview(pointed(dialogue, *keys[:n]))]) for n in range(4)]
    assert said[0] == "Choose your gesture in secret."
    assert said[1] == said[2] and said[1].startswith("Choose two gestures")
    assert said[3].startswith("share or dodge?")
    assert dialogue.action(pointed(dialogue, *keys[:2])) is None
