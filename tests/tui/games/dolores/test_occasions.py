"""What robots of Dolorès may remark on: promises, kept and broken, who is not believed, what is
won and lost."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.character import NEUTRAL
from engine.dolores.actions import Announce, Discard, Keep, Name, Play, Settle, Steal, Take
from engine.dolores.cards import (
    CONFLIT,
    EMBROUILLE,
    ESQUIVE,
    GUETTEUR,
    PARTAGE,
    REFLUX,
    Gesture,
    Kind,
    Slot,
)
from engine.dolores.score import score
from engine.dolores.state import NOBODY
from engine.dolores.views import DoloresView
from tests.tui.wreckers import face, moment, opened, shown
from tui.games.dolores.remarking import occasions
from tui.render.face import Moment
from tui.render.remarks import Occasion, again

MIXED = ((11, 21, EMBROUILLE), (41, 51, 61), (71, 12, 22))
"""A first loot in which the first player has the Mix-up."""

LIAR, OTHER, WATCHER = 0, 1, 2
"""The donor, who may have broken a promise before, the neighbour, and a player who watches."""


def remarked_on(
    said: int,
    done: int,
    answer: int,
    broken: tuple[int, int] = (0, 0),
    answered: int = 0,
    kept: int = 0,
    bettor: int = NOBODY,
    by: tuple[int, ...] = (LIAR, OTHER),
) -> list[tuple[int, str]]:
    """Return each seat in `by` that may remark on the gestures shown, with the subject.

    The donor has `said` a gesture, or 0, and has `done` one. The neighbour has `answered` in words
    with a gesture, or 0, and shows `answer`. Before that the two had `broken` so many words each,
    and everybody had `kept` so many more. The seat `bettor` has bet.
    """
    spoken = [(LIAR, said), (OTHER, answered)]
    words = [Announce(seat, Gesture(word)) for seat, word in spoken if word]
    reveal = moment(opened(*words, *shown(done, answer)), 2)
    before, after = (
        replace(
            view,
            records=tuple(
                replace(record, broken=record.broken + number, kept=record.kept + kept)
                for record, number in zip(view.records, (*broken, 0), strict=True)
            ),
            sharing=replace(view.sharing, pari=bettor),
        )
        for view in (reveal.before, reveal.view)
    )
    return [each for each in abouts(Moment(after, before, reveal.action)) if each[0] in by]


def abouts(
    step: Moment, robots: Iterable[int] = range(4), met: Iterable[Occasion] = ()
) -> list[tuple[int, str]]:
    """Check that a step is of a kind that is remarked on, and return each seat that may remark on
    it, with the subject. `met` are the occasions met before."""
    drawn = face()
    assert isinstance(step.action, drawn.great)
    voices = tuple((seat, NEUTRAL) for seat in robots)
    drawn.company = drawn.company._replace(voices=voices)
    found = again(drawn.company, drawn.occasions(step.before, step.action, step.view), met)
    return [(each.seat, each.about.removeprefix("dolores.")) for each in found]


@pytest.mark.parametrize("answer", [CONFLIT, ESQUIVE])
def test_who_does_not_believe_one_who_broke_his_word_may_say_why(answer: int) -> None:
    assert (OTHER, "doubted") in remarked_on(PARTAGE, PARTAGE, answer, (1, 0))
    trusty = remarked_on(PARTAGE, PARTAGE, answer, (1, 0), kept=2)
    assert (OTHER, "doubted") not in trusty, "who has kept more words since"


@pytest.mark.parametrize(
    ("said", "done", "answer", "broken"),
    [
        (PARTAGE, PARTAGE, CONFLIT, (0, 0)),  # the donor has broken no word before
        (PARTAGE, PARTAGE, CONFLIT, (1, 1)),  # the neighbour has broken a word, too
        (0, PARTAGE, CONFLIT, (1, 0)),  # nothing was promised
    ],
)
def test_otherwise_who_is_robbed_may_speak_and_then_the_robber(
    said: int, done: int, answer: int, broken: tuple[int, int]
) -> None:
    assert remarked_on(said, done, answer, broken) == [(LIAR, "robbed"), (OTHER, "robbing")]


def test_who_robs_one_who_kept_a_promise_may_be_sorry() -> None:
    found = remarked_on(PARTAGE, PARTAGE, CONFLIT, answered=PARTAGE)
    assert found == [(LIAR, "broken"), (OTHER, "robbing")]


def test_who_shared_may_remark_on_a_broken_promise() -> None:
    assert remarked_on(PARTAGE, CONFLIT, PARTAGE) == [(OTHER, "broken"), (LIAR, "robbing")]
    assert (OTHER, "broken") not in remarked_on(PARTAGE, CONFLIT, CONFLIT)


@pytest.mark.parametrize(("done", "answer"), [(CONFLIT, ESQUIVE), (ESQUIVE, CONFLIT)])
def test_who_saw_through_a_promise_may_say_so(done: int, answer: int) -> None:
    assert remarked_on(PARTAGE, done, answer, (1, 0)) == [(OTHER, "seen-through")]
    assert (OTHER, "seen-through") not in remarked_on(PARTAGE, done, answer), "a first time"
    both = remarked_on(PARTAGE, done, answer, (1, 0), answered=PARTAGE)
    assert (OTHER, "seen-through") not in both, "who lied himself"


@pytest.mark.parametrize("done", [CONFLIT, ESQUIVE])
def test_nobody_boasts_of_having_seen_through_a_lie_where_both_lose_all(done: int) -> None:
    assert remarked_on(PARTAGE, done, done, (1, 0)) == [(OTHER, "for-nothing")]


def test_who_watches_may_remark_on_a_broken_word_and_on_two_who_lose_all() -> None:
    noted, glad = (WATCHER, "noted"), (WATCHER, "onlooker")
    everybody = (LIAR, OTHER, WATCHER)
    assert remarked_on(PARTAGE, CONFLIT, PARTAGE, by=everybody)[-1] == noted
    assert remarked_on(0, CONFLIT, CONFLIT, by=everybody)[-1] == glad
    assert remarked_on(0, ESQUIVE, ESQUIVE, by=everybody)[-1] == glad
    assert remarked_on(0, PARTAGE, PARTAGE, by=everybody) == []
    bet = remarked_on(0, ESQUIVE, ESQUIVE, bettor=WATCHER, by=everybody)
    assert bet and glad not in bet, "who has lost a bet on it"
    broken = remarked_on(PARTAGE, ESQUIVE, ESQUIVE, by=everybody)
    assert broken == [(OTHER, "for-nothing"), noted], "a word was broken, if for nothing"
    kept = remarked_on(PARTAGE, PARTAGE, PARTAGE, (1, 0), by=everybody)
    assert kept and glad not in kept, "both get their sides"


def test_two_who_both_lied_may_say_that_they_are_alike() -> None:
    both = [(OTHER, "both-lied"), (LIAR, "both-lied")]
    assert remarked_on(PARTAGE, ESQUIVE, ESQUIVE, answered=PARTAGE) == both
    assert remarked_on(PARTAGE, ESQUIVE, ESQUIVE, answered=CONFLIT) == []


def test_who_fights_one_who_threatened_and_dodged_may_say_that_he_knew() -> None:
    assert remarked_on(CONFLIT, ESQUIVE, CONFLIT) == [(OTHER, "seen-through")]


def test_who_gave_way_to_an_empty_threat_may_say_so() -> None:
    """A fight was announced again and again, and nobody minded that none came."""
    for done in (ESQUIVE, PARTAGE):
        assert remarked_on(CONFLIT, done, ESQUIVE) == [(OTHER, "bluffed")]
    assert remarked_on(CONFLIT, CONFLIT, ESQUIVE) == []


def test_a_threat_of_one_who_often_made_none_true_is_nothing_new() -> None:
    for broken, about in ((1, "dared"), (2, "heard-before")):
        step = moment(opened(Announce(LIAR, CONFLIT)), 2)
        records = list(step.before.records)
        records[LIAR] = replace(records[LIAR], broken=broken)
        threat = step._replace(before=replace(step.before, records=tuple(records)))
        assert abouts(threat) == [(OTHER, about)]


def test_from_whom_a_bet_takes_cards_speaks_of_it_and_surely_if_it_is_several() -> None:
    step = moment(opened(*shown(CONFLIT, ESQUIVE)), 2)
    for taken in (0, 1, 4):
        action = Take(2, tuple(map(Slot, range(taken))))
        found = face().occasions(step.before, action, step.view)
        heard = [(each.seat, each.whom, each.sure) for each in found]
        assert heard == [(seat, 2, taken > 1) for seat in (LIAR, OTHER) if taken]


@pytest.mark.parametrize(
    ("said", "about"), [(0, "robbed"), (CONFLIT, "warned"), (ESQUIVE, "broken")]
)
def test_what_who_shared_and_was_robbed_may_say_fits_what_was_announced(
    said: int, about: str
) -> None:
    assert remarked_on(said, CONFLIT, PARTAGE) == [(OTHER, about), (LIAR, "robbing")]
    liar = remarked_on(said, CONFLIT, PARTAGE, answered=CONFLIT)
    assert liar == [(LIAR, "robbing")], "who had said that he would fight"
    spared = [(OTHER, "spared")] if said == CONFLIT else []
    assert remarked_on(said, ESQUIVE, PARTAGE) == spared


def test_two_who_fight_for_four_cards_may_regret_it() -> None:
    assert remarked_on(0, CONFLIT, CONFLIT) == [(LIAR, "wasted"), (OTHER, "wasted")]
    liar = remarked_on(ESQUIVE, CONFLIT, CONFLIT)
    assert liar == [(OTHER, "wasted")], "who had promised something else fought as well"


@pytest.mark.parametrize(("gesture", "about"), [(CONFLIT, "wasted"), (ESQUIVE, "gave-up")])
def test_nobody_is_reproached_with_what_they_said_and_did(gesture: int, about: str) -> None:
    """“Why did you have to dodge, too?” was said to one who had announced it."""
    assert (OTHER, about) in remarked_on(0, gesture, gesture)
    assert (OTHER, about) not in remarked_on(gesture, gesture, gesture)


def test_where_somebody_gains_by_two_dodges_nobody_regrets_them() -> None:
    """“We were too clever by half” was said by and to players who gained three points by it."""
    loot = ((13, 23, 31), (41, 51, 61), (72, 12, 22))  # without the 1 both 3 count twice
    step = moment(opened(*shown(ESQUIVE, ESQUIVE), loot=loot), 2)
    assert "gave-up" not in [about for _, about in abouts(step)]
    poor = moment(
        opened(*shown(ESQUIVE, ESQUIVE), loot=((11, 21, 31), (41, 51, 61), (72, 12, 22))), 2
    )
    assert abouts(poor)[:2] == [(0, "gave-up"), (1, "gave-up")]


def test_who_shares_again_with_one_who_broke_his_word_may_say_so() -> None:
    assert settled((1, 0)) == [(OTHER, "reconciled")]
    assert settled((0, 0), cargo=(13, 23, 32, 33)) == [(LIAR, "shared"), (OTHER, "shared")]
    assert settled((0, 0)) == [], "nothing is scored by it"
    assert remarked_on(PARTAGE, PARTAGE, PARTAGE, answered=PARTAGE) == [], (
        "not before it is settled"
    )


def test_who_shares_at_last_with_one_who_took_everything_before_may_say_so() -> None:
    """The first share since a robbery was met with silence."""
    words = [Announce(seat, PARTAGE) for seat in (LIAR, OTHER)]
    step = moment(opened(*words, *shown(PARTAGE, PARTAGE), Settle()), 2)
    robbed = Occasion(OTHER, "dolores.robbed", 1, whom=LIAR)
    assert abouts(step, met=[robbed]) == [(OTHER, "mended")]
    assert abouts(step, met=[robbed._replace(whom=WATCHER)]) == []


def test_who_has_lost_by_sharing_does_not_say_that_it_was_right() -> None:
    rich = ((13, 23, 33), (41, 51, 61), (72, 12, 22))
    assert settled((0, 1), loot=rich, cargo=(41, 51, 62, 71)) == [(LIAR, "burden")]


def settled(broken: tuple[int, int], **cards: Any) -> list[tuple[int, str]]:
    """Return each seat that may remark on the settling of a share that both had announced, with the
    subject. Before that the two had `broken` so many words each."""
    words = [Announce(seat, PARTAGE) for seat in (LIAR, OTHER)]
    step = moment(opened(*words, *shown(PARTAGE, PARTAGE), Settle(), **cards), 2)
    records = tuple(
        replace(record, broken=number)
        for record, number in zip(step.before.records, (*broken, 0), strict=True)
    )
    return abouts(step._replace(before=replace(step.before, records=records)))


def test_what_a_split_brings_or_costs_may_be_remarked_on() -> None:
    poor, cargo = ((11, 12, 21), (41, 51, 61), (71, 72, 32)), (13, 22, 23, 43)
    won = moment(opened(*shown(CONFLIT, PARTAGE), Settle(), loot=poor, cargo=cargo), 2)
    assert abouts(won)[0] == (0, "haul") and {about for _, about in abouts(won)[1:]} == {"envied"}
    # Three collections of 3 are the highest and the lowest at once: they count twice.
    rich = ((13, 23, 33), (41, 51, 61), (72, 12, 22))
    cost = moment(opened(*shown(CONFLIT, PARTAGE), Settle(), loot=rich, cargo=(71, 62, 52, 42)), 2)
    assert abouts(cost) == [(0, "burden")]
    named = Name(0, Kind(1)), Name(1, Kind(4))
    dear = opened(*shown(ESQUIVE, ESQUIVE), Settle(), *named, Discard(), loot=rich)
    assert abouts(moment(dear, 2)) == [(0, "gave-up")]
    given = moment(dear, 2)
    before, after = (
        replace(view, goods=((40, 40, odd, 0, 0, 0, 0), *view.goods[1:]))
        for view, odd in ((given.before, 1), (given.view, 0))
    )
    better = Moment(after, before, given.action)
    assert abouts(better) == [(0, "riddance")], "who scores 9 more without it has caught nothing"


def test_a_few_points_gained_by_giving_up_are_spoken_of_by_robots_alone() -> None:
    """Somebody took the lead by giving up a collection of 6, and nobody said a word."""
    loot = ((13, 23, 31), (41, 51, 61), (72, 12, 22))
    named = Name(0, Kind(3)), Name(1, Kind(4))
    step = moment(opened(*shown(ESQUIVE, ESQUIVE), Settle(), *named, Discard(), loot=loot), 2)
    gained = score(step.view.goods[0]) - score(step.before.goods[0])
    assert 3 <= gained < 7
    assert (0, "riddance") in abouts(step)
    assert abouts(step, robots=(1, 2)) == [each for each in abouts(step) if each[0] == 1]


def test_whose_gestures_are_undone_may_remark_on_it() -> None:
    mixed = opened(*shown(PARTAGE, CONFLIT), Play(0, EMBROUILLE), loot=MIXED)
    assert abouts(moment(mixed, 2)) == [(1, "undone")]


def test_a_dawn_that_ends_nothing_is_remarked_on_by_who_stopped_it_and_who_did_not() -> None:
    """The game had ended and went on, and nobody said a word, or who had led cheered."""
    view = moment(opened(*shown(PARTAGE, PARTAGE)), 1).view
    rich, poor = (7, 7, 7, 7, 7, 7, 7), (0,) * 7
    for leading, told in (
        (0, [(1, "holding-off"), (0, "denied"), (2, "held-off")]),
        (1, [(0, "held-off"), (2, "held-off")]),
        (None, [(1, "holding-off"), (0, "held-off"), (2, "held-off")]),
    ):
        goods = tuple(rich if seat == leading else poor for seat in range(3))
        after = replace(view, goods=goods)
        found = occasions(face().company, view, Play(1, GUETTEUR), after)
        heard = [(each.seat, each.about.removeprefix("dolores.")) for each in found]
        assert heard == told


def test_who_led_alone_may_remark_late_in_the_game_on_who_leads_now() -> None:
    step = moment(opened(*shown(PARTAGE, PARTAGE), Settle()), 2)
    ahead, behind, poor = (7, 7, 7, 7, 7, 7, 7), (1, 1, 1, 1, 1, 1, 1), (0,) * 7

    def at(number: int, *goods: tuple[int, ...]) -> DoloresView:
        view: DoloresView = step.view
        return replace(view, goods=goods, sharing=replace(view.sharing, number=number))

    changed = [(0, "overtaken", 2), (2, "ahead", 0)]
    for number, told in ((9, changed), (2, [])):
        before, after = at(number, ahead, poor, behind), at(number, behind, poor, ahead)
        found = face().occasions(before, Settle(), after)
        heard = [(each.seat, each.about.removeprefix("dolores."), each.whom) for each in found]
        assert [each for each in heard if each[1] in ("overtaken", "ahead")] == told
    level = face().occasions(at(9, ahead, poor, ahead), Settle(), at(9, behind, poor, ahead))
    assert "dolores.overtaken" not in [each.about for each in level], "nobody led alone"


def test_those_behind_may_speak_once_of_one_who_is_far_ahead_late_in_the_game() -> None:
    step = moment(opened(*shown(PARTAGE, PARTAGE), Settle()), 2)
    rich, poor = (7, 7, 7, 7, 7, 7, 7), (1, 1, 1, 1, 1, 1, 1)

    def told(number: int, *goods: tuple[int, ...], met: Iterable[Occasion] = ()) -> list[int]:
        view: DoloresView = step.view
        late = replace(view, goods=goods, sharing=replace(view.sharing, number=number))
        found = abouts(Moment(late, late, Settle()), met=met)
        return [seat for seat, about in found if about == "runaway"]

    assert told(9, rich, poor, poor) == [1, 2]
    assert told(2, rich, poor, poor) == [] == told(9, rich, rich, poor)
    met = Occasion(1, "dolores.runaway", 0, whom=0)
    assert told(9, rich, poor, poor, met=[met]) == [2]


def test_whom_a_thief_robs_may_speak_and_the_thief() -> None:
    view: DoloresView = moment(opened(), 2).view
    found = face().occasions(view, Steal(0, OTHER, 41), view)
    heard = [(each.seat, each.about, each.whom) for each in found]
    assert heard == [(OTHER, "dolores.stolen", 0), (0, "dolores.stealing", OTHER)]


@pytest.mark.parametrize(("bet", "lost"), [(CONFLIT, False), (PARTAGE, True)])
def test_who_loses_a_bet_may_say_so(bet: int, lost: bool) -> None:
    reveal = moment(opened(*shown(CONFLIT, ESQUIVE)), 2)
    laid = replace(reveal.view.sharing, pari=WATCHER, bet=bet + 8 * ESQUIVE)
    step = Moment(replace(reveal.view, sharing=laid), reveal.before, reveal.action)
    assert ((WATCHER, "misbet") in abouts(step)) == lost


def test_whom_a_ruse_deceives_may_speak() -> None:
    reveal = moment(opened(*shown(CONFLIT, ESQUIVE)), 2)
    step = Moment(reveal.view, reveal.before, Keep(LIAR, CONFLIT))
    assert abouts(step) == [(OTHER, "tricked")]


@pytest.mark.parametrize(
    ("word", "kept", "broken", "about"),
    [
        (PARTAGE, 0, 1, "reminded"),
        (PARTAGE, 1, 0, None),
        (PARTAGE, 2, 0, "trusted"),
        (PARTAGE, 2, 1, "wary"),
        (PARTAGE, 1, 1, "reminded"),
        (PARTAGE, 0, 0, "hoped"),
        (CONFLIT, 0, 0, "dared"),
        (ESQUIVE, 1, 0, "evasive"),
    ],
)
def test_who_is_told_something_may_answer_by_what_all_know_of_the_other(
    word: int, kept: int, broken: int, about: str | None
) -> None:
    step = moment(opened(Announce(LIAR, Gesture(word))), 2)
    records = tuple(replace(each, kept=kept, broken=broken) for each in step.before.records)
    known = Moment(step.view, replace(step.before, records=records), step.action)
    assert abouts(known) == ([(OTHER, about)] if about else [])
    again = moment(opened(*[Announce(LIAR, Gesture(word))] * 2), 2)
    assert abouts(again) == [], "a second word"


@pytest.mark.parametrize(("word", "told"), [(CONFLIT, [(OTHER, "dared")]), (ESQUIVE, [])])
def test_a_threat_against_one_who_has_promised_to_share_is_answered(
    word: int, told: list[tuple[int, str]]
) -> None:
    """A player announced a fight to one who had promised to share, and heard nothing."""
    words = Announce(OTHER, Gesture(PARTAGE)), Announce(LIAR, Gesture(word))
    assert abouts(moment(opened(*words), 2)) == told


def test_who_promised_and_shared_may_complain_of_a_dodge() -> None:
    """A player who had cheered at a promise dodged it, and the one who kept it said nothing."""
    assert (LIAR, "sidestepped") in remarked_on(PARTAGE, PARTAGE, ESQUIVE)
    assert (LIAR, "sidestepped") not in remarked_on(0, PARTAGE, ESQUIVE)
    assert (LIAR, "sidestepped") not in remarked_on(PARTAGE, PARTAGE, PARTAGE)
    announced = remarked_on(PARTAGE, PARTAGE, ESQUIVE, answered=ESQUIVE)
    assert (LIAR, "sidestepped") not in announced, "who announced the dodge meant it"


@pytest.mark.parametrize("done", [PARTAGE, ESQUIVE])
def test_who_shared_may_remark_on_a_threat_that_came_to_nothing(done: int) -> None:
    assert (OTHER, "spared") in remarked_on(CONFLIT, done, PARTAGE)
    assert (OTHER, "spared") not in remarked_on(CONFLIT, CONFLIT, PARTAGE)


def test_the_vengeful_surely_speak_of_a_promise_broken_in_vain() -> None:
    """A player with a memory of granite said nothing to a lie told to their face."""
    words = Announce(LIAR, Gesture(PARTAGE))
    lied = moment(opened(words, *shown(ESQUIVE, ESQUIVE)), 2)
    drawn = face()
    for vengeful in (0.6, 0.5):
        voices = ((OTHER, NEUTRAL._replace(vengeful=vengeful)),)
        drawn.company = drawn.company._replace(voices=voices)
        (said,) = (
            each
            for each in drawn.occasions(lied.before, lied.action, lied.view)
            if each.seat == OTHER
        )
        assert (said.about, said.sure) == ("dolores.for-nothing", vengeful > 0.5)


def test_two_whose_cards_another_player_changes_may_protest() -> None:
    """A bottle of a third player took a good card away, and nobody said a word."""
    loot = ((11, 21, 71), (41, 51, 61), (12, 22, REFLUX))
    changed = moment(opened(Play(WATCHER, REFLUX), loot=loot), LIAR)
    assert abouts(changed) == [(LIAR, "meddled"), (OTHER, "meddled")]
    own = ((11, 21, REFLUX), (41, 51, 61), (12, 22, 71))
    assert abouts(moment(opened(Play(LIAR, REFLUX), loot=own), LIAR)) == []


def test_who_dodges_one_who_announced_a_dodge_and_fights_may_complain() -> None:
    """A lie told to one's face was passed over in silence."""
    assert (OTHER, "feigned") in remarked_on(ESQUIVE, CONFLIT, ESQUIVE)
    assert (OTHER, "feigned") not in remarked_on(CONFLIT, CONFLIT, ESQUIVE)


def test_a_liar_who_means_it_for_once_is_told_so() -> None:
    assert (OTHER, "for-once") in remarked_on(ESQUIVE, ESQUIVE, CONFLIT, (2, 0))
    assert (OTHER, "for-once") not in remarked_on(ESQUIVE, ESQUIVE, CONFLIT, (2, 0), kept=2)


def test_what_a_person_wins_or_loses_at_once_is_remarked_on_by_the_robots() -> None:
    """Somebody jumped from 13 points to 24 and fell back again, and nobody said a word."""
    poor, cargo = ((11, 12, 21), (41, 51, 61), (71, 72, 32)), (13, 22, 23, 43)
    won = moment(opened(*shown(CONFLIT, PARTAGE), Settle(), loot=poor, cargo=cargo), 2)
    assert abouts(won, robots=(1, 2)) == [(1, "envied"), (2, "envied")]
    rich = ((13, 23, 33), (41, 51, 61), (72, 12, 22))
    cost = moment(opened(*shown(CONFLIT, PARTAGE), Settle(), loot=rich, cargo=(71, 62, 52, 42)), 2)
    assert [*map(score, cost.view.goods)] == [10, 6, 12]
    assert abouts(cost, robots=(1, 2)) == [(2, "comedown")], "who is worse off pities nobody"
    high = replace(cost.before, goods=((3, 3, 3, 3, 0, 0, 0), *cost.before.goods[1:]))
    assert score(high.goods[0]) - score(cost.view.goods[0]) >= 10
    assert abouts(cost._replace(before=high), robots=(1, 2)) == [(1, "comedown"), (2, "comedown")]


def test_the_vengeful_surely_speak_of_what_they_lose() -> None:
    rich = ((13, 23, 33), (41, 51, 61), (72, 12, 22))
    cost = moment(opened(*shown(CONFLIT, PARTAGE), Settle(), loot=rich, cargo=(71, 62, 52, 42)), 2)
    drawn = face()
    for vengeful in (0.6, 0.5):
        voices = tuple((seat, NEUTRAL._replace(vengeful=vengeful)) for seat in range(3))
        drawn.company = drawn.company._replace(voices=voices)
        found = drawn.occasions(cost.before, cost.action, cost.view)
        assert [(each.about, each.sure) for each in found] == [("dolores.burden", vengeful > 0.5)]
