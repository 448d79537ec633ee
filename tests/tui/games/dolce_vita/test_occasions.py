"""What players of Dolce Vita may remark on: what has really hurt, and great gains."""

import pytest
from msgspec.structs import replace

from engine.character import NEUTRAL
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Gather, Place
from engine.dolce_vita.cards import BOAT, CATEGORIES, COLUMNS, HORSE, NONE, Column, Object
from engine.dolce_vita.views import DolceVitaView
from tests.tui.games.dolce_vita.test_face import face, journey
from tui.render.remarks import Occasion

FIRST = Column(0)
CLOSE = "dolce-vita.missed", "dolce-vita.snatched"


def lying(
    *columns: tuple[tuple[int, ...], tuple[int, ...]], goods: dict[tuple[int, int], int]
) -> DolceVitaView:
    """Return the view of a table before the first award, with these columns from A on. Each has its
    objects and by seat one card or 0; `goods` are by seat and kind."""
    view = DOLCE_VITA.view(journey(3, "x", 1).state, 0)
    objects = [tuple(map(Object, each)) for each, _ in columns]
    cards = [tuple(1 << card - 1 if card else 0 for card in each) for _, each in columns]
    rest = COLUMNS - len(columns)
    owned = tuple(
        tuple(goods.get((seat, kind), int(NONE)) for kind in CATEGORIES) for seat in range(3)
    )
    return replace(
        view,
        columns=(*objects, *[()] * rest),
        bids=(*cards, *[(0, 0, 0)] * rest),
        goods=owned,
        money=((0, 0),) * 3,
    )


def remarked_on(view: DolceVitaView, bold: float | None = None) -> list[tuple[int, str]]:
    """Return each seat that may remark on the award of column A, with the subject. If Anna's
    boldness is given, only she is a robot; otherwise gains are left out."""
    drawn = face()
    if bold is not None:
        drawn.company = drawn.company._replace(voices=((0, NEUTRAL._replace(bold=bold)),))
    found = drawn.occasions(view, Award(FIRST), view)
    return [(each.seat, each.about) for each in found if bold is not None or not gained(each)]


def gained(occasion: Occasion) -> bool:
    """Return whether an occasion is a gain."""
    return occasion.about == "dolce-vita.gained"


def close(view: DolceVitaView) -> list[str]:
    """Return the subjects of remarks on a column A that was lost narrowly, empty if it was not."""
    return [about for _, about in remarked_on(view) if about in CLOSE]


def test_a_column_lost_by_one_hurts_who_would_have_gained_by_it() -> None:
    lost = (47, 41), (5, 4, 0)
    # Who won it speaks after who lost it.
    assert remarked_on(lying(lost, goods={})) == [
        (1, "dolce-vita.missed"),
        (0, "dolce-vita.snatched"),
    ]
    view = lying(lost, goods={})
    assert [each.whom for each in face().occasions(view, Award(FIRST), view)][:2] == [0, 1]
    assert not close(lying(((47, 41), (6, 4, 0)), goods={})), "by two"
    owner = lying(lost, goods={(1, HORSE): 6})
    assert (1, "dolce-vita.missed") in remarked_on(owner), "who must take a 1 for a 6 as well"
    best = lying(((46, 51), (5, 4, 0)), goods={(1, HORSE): 7})
    assert not close(best), "who would give back a 7 for the 6 is glad to be second"


def test_who_must_give_back_more_than_he_takes_minds_it() -> None:
    assert remarked_on(lying(((41,), (0, 5, 0)), goods={(1, HORSE): 6})) == [
        (1, "dolce-vita.spoilt")
    ]
    assert not remarked_on(lying(((41,), (0, 5, 0)), goods={(1, HORSE): 3})), "a little"


def test_who_loses_most_by_an_exchange_says_that_and_not_by_how_much_it_was_fought_for() -> None:
    fought = replace(
        lying(((47, 41), (0, 0, 0)), goods={(1, HORSE): 6}),
        bids=((0b111010, 0b101100, 0), *((0, 0, 0),) * (COLUMNS - 1)),
    )
    found = face().occasions(fought, Award(FIRST), fought)
    assert [(each.seat, each.about, each.sure) for each in found][:1] == [
        (1, "dolce-vita.spoilt", True)
    ]


def test_others_have_a_word_for_who_must_give_back_very_much() -> None:
    """Robots once spoke to nobody but the person."""
    for owned, pitied in ((7, [(0, 1), (2, 1)]), (5, [])):
        drawn = face()
        drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in range(3)))
        view = lying(((41,), (0, 5, 0)), goods={(1, HORSE): owned})
        found = drawn.occasions(view, Award(FIRST), view)
        told = [(each.seat, each.whom) for each in found if each.about == "dolce-vita.pitied"]
        assert told == pitied


def test_who_gives_it_back_in_the_same_round_is_not_praised_for_it() -> None:
    """“A fine catch” was said of a horse that another column forced back at once."""
    won = (47,), (5, 0, 0)
    assert remarked_on(lying(won, goods={}), bold=0.9)
    assert not remarked_on(lying(won, ((41,), (5, 0, 0)), goods={}), bold=0.9)
    assert remarked_on(lying(won, ((10 * BOAT + 7,), (5, 0, 0)), goods={}), bold=0.9)


def test_who_wins_it_back_in_the_same_round_has_nothing_to_complain_of() -> None:
    spoilt, owned = ((41,), (0, 5, 0)), {(1, HORSE): 6}
    assert not remarked_on(lying(spoilt, ((47,), (0, 4, 0)), goods=owned))
    assert remarked_on(lying(spoilt, ((45,), (0, 4, 0)), goods=owned)), "less than he had"
    assert remarked_on(lying(spoilt, ((47,), (4, 0, 0)), goods=owned)), "somebody else does"
    assert remarked_on(lying(spoilt, ((10 * BOAT + 7,), (0, 4, 0)), goods=owned)), "not a horse"


def test_who_ties_for_something_dear_may_regret_it() -> None:
    tied = [(0, "dolce-vita.tied"), (1, "dolce-vita.tied")]
    view = lying(((45,), (5, 5, 3)), goods={})
    assert remarked_on(view) == [(2, "dolce-vita.third"), *tied]
    assert [each.whom for each in face().occasions(view, Award(FIRST), view)][1:3] == [1, 0]
    assert not remarked_on(lying(((44,), (5, 5, 3)), goods={})), "a little"
    assert not remarked_on(lying(((), (5, 5, 3)), goods={})), "nothing is left there"


def test_the_bold_exult_at_a_great_gain_and_others_at_the_greatest() -> None:
    great, greatest = lying(((45,), (5, 0, 0)), goods={}), lying(((47,), (5, 0, 0)), goods={})
    assert remarked_on(great, bold=0.9) == remarked_on(greatest, bold=0.9) != []
    assert remarked_on(great, bold=0.1) == []
    assert remarked_on(greatest, bold=0.1) == [(0, "dolce-vita.gained")]
    owner = lying(((47,), (5, 0, 0)), goods={(0, HORSE): 4})
    assert remarked_on(owner, bold=0.9) == [], "who gives back much for it"
    less = lying(((45, 47), (5, 3, 0)), goods={})
    assert (0, "dolce-vita.gained") not in remarked_on(less, bold=0.9), "another gains more there"


def test_something_dear_won_with_a_bare_1_or_2_is_remarked_on() -> None:
    cheap = lying(((45,), (1, 0, 0)), goods={})
    for card, about in ((1, "cheap"), (2, "bargain")):
        least = lying(((45,), (card, 0, 0)), goods={})
        assert (0, f"dolce-vita.{about}") in remarked_on(least, bold=0.1)
    for other in (((45,), (3, 0, 0)), ((44,), (1, 0, 0))):
        assert remarked_on(lying(other, goods={}), bold=0.1) == []
    person = face()
    person.company = person.company._replace(voices=((1, NEUTRAL), (2, NEUTRAL)))
    found = person.occasions(cheap, Award(FIRST), cheap)
    assert [(each.seat, each.about, each.whom) for each in found][1:] == [
        (1, "dolce-vita.let-go", 0),
        (2, "dolce-vita.let-go", 0),
    ]


def test_a_person_hears_a_word_for_a_great_gain_and_whoever_is_far_ahead() -> None:
    drawn = face()
    drawn.company = drawn.company._replace(voices=((1, NEUTRAL), (2, NEUTRAL)))
    view = lying(((47,), (5, 0, 0)), goods={})
    envied = [(1, "dolce-vita.envied", 0), (2, "dolce-vita.envied", 0)]
    found = drawn.occasions(view, Award(FIRST), view)
    assert [(each.seat, each.about, each.whom) for each in found] == envied
    for lead, about in ((7, ["dolce-vita.ahead"] * 2), (6, [])):
        rich = replace(view, money=((lead + 3, 0), (1, 1), (0, 0)))
        found = drawn.occasions(rich, Gather(), rich)
        assert [each.about for each in found] == about
        assert {each.whom for each in found} <= {0}


def placing(
    column: tuple[tuple[int, ...], tuple[int, ...]], card: int, spent: bool
) -> list[tuple[int, str]]:
    """Return each seat that may remark on a card that seat 2 places under column A, with the
    subject. Seat 0 then holds two cards or, if `spent`, one, which it will not place."""
    before = replace(lying(column, goods={}), hands=(1 if spent else 3, 3, 1 << card - 1 | 1))
    bids = (*before.bids[0][:2], 1 << card - 1), *before.bids[1:]
    found = face().occasions(before, Place(2, card, FIRST), replace(before, bids=bids))
    return [(each.seat, each.about.removeprefix("dolce-vita.")) for each in found]


def test_from_whom_a_last_card_takes_much_may_speak_and_then_who_placed_it() -> None:
    assert placing(((47, 41), (4, 0, 0)), 5, spent=True) == [(0, "passed"), (2, "passing")]
    assert not placing(((47, 41), (4, 0, 0)), 5, spent=False), "who can still answer"
    assert not placing(((43, 41), (4, 0, 0)), 5, spent=True), "a little"


def test_who_meant_it_in_earnest_and_can_still_answer_does_not_give_in() -> None:
    """“That leaves nothing for either of us” was said by a player who could still break the tie."""
    tied = placing(((47, 41), (4, 0, 0)), 4, spent=True)
    assert tied == [(0, "matched"), (2, "tying")]
    for card in (4, 5):
        assert placing(((47,), (4, 0, 0)), card, spent=False) == [(0, "defied")]
        assert not placing(((46,), (4, 0, 0)), card, spent=False), "a little less"
    assert not placing(((47,), (3, 0, 0)), 3, spent=False), "a first card"


def test_who_fought_for_a_column_and_lost_it_may_speak_and_then_who_won() -> None:
    view = lying(((47, 41), (0, 0, 0)), goods={})
    fought = replace(view, bids=((0b111010, 0b101100, 0), *view.bids[1:]))  # 17 to 13
    assert remarked_on(fought) == [(1, "dolce-vita.outbid"), (0, "dolce-vita.fought")]


def test_a_fight_for_little_is_laughed_at_by_others() -> None:
    drawn = face()
    drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in range(3)))
    for worth, told in ((2, [(2, "dolce-vita.folly")]), (3, [])):
        view = lying(((40 + worth, 41), (0, 0, 0)), goods={})
        fought = replace(view, bids=((0b111010, 0b101100, 0), *view.bids[1:]))  # 17 to 13
        found = drawn.occasions(fought, Award(FIRST), fought)
        assert [(e.seat, e.about) for e in found if e.about == "dolce-vita.folly"] == told


def test_who_laid_a_high_card_in_vain_may_say_so() -> None:
    """Such a claim once came to nothing without a word. A low card claimed nothing, and with a
    second object the player does not go away empty."""
    vain = [(1, "dolce-vita.in-vain")]
    cards = (0b110000, 0b100000, 0), (0b110000, 0b1100, 0)  # 11 to 6, 11 to 7
    for objects, laid, told in ((47,), 0, vain), ((47,), 1, []), ((47, 41), 0, []), ((43,), 0, []):
        view = lying((objects, (0, 0, 0)), goods={})
        bid = replace(view, bids=(cards[laid], *view.bids[1:]))
        assert remarked_on(bid) == told


def test_before_the_last_round_all_may_remark_on_how_close_it_is() -> None:
    drawn = face()
    view = lying(((47,), (0, 0, 0)), goods={})
    for number, poorest, close in ((6, 0, True), (5, 0, False), (6, 1, False)):
        rich = replace(view, round=number, rounds=6, money=((3 + poorest, 0), (2, 0), (0, 0)))
        found = [each.about for each in drawn.occasions(rich, Gather(), rich)]
        assert found == (["dolce-vita.tight"] * 3 if close else [])


def test_a_fight_that_goes_on_is_remarked_on_by_who_has_nothing_there() -> None:
    """The longest fight of an evening went on without a word."""
    view = replace(lying(((42, 41), (0, 0, 0)), goods={}), hands=(7, 7, 0b111111))
    over = replace(view, hands=(7, 1, 0b111111), bids=((0b110000, 0b101100, 0), *view.bids[1:]))
    assert face().occasions(over, Place(1, 3, FIRST), over) == [], "one of the two cannot go on"
    for lay, told in ((0b101000, [(2, "dolce-vita.duel")]), (0b1000, [])):
        before = replace(view, bids=((0b110000, lay, 0), *view.bids[1:]))
        after = replace(before, bids=((0b110000, lay | 4, 0), *view.bids[1:]))
        found = face().occasions(before, Place(1, 3, FIRST), after)
        assert [(each.seat, each.about) for each in found] == told
        assert all(each.once and each.whom == 1 for each in found)
        joined = replace(after, bids=((0b110000, lay | 4, 1), *view.bids[1:]))
        assert face().occasions(before, Place(1, 3, FIRST), joined) == [], (
            "whose card is there, too"
        )


def test_who_takes_something_dear_because_two_tie_may_laugh() -> None:
    view = lying(((45,), (5, 5, 3)), goods={})
    drawn = face()
    drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in range(3)))
    found = drawn.occasions(view, Award(FIRST), view)
    assert [each.seat for each in found if each.about == "dolce-vita.third"] == [2]
    alone = lying(((45,), (5, 5, 0)), goods={})
    found = drawn.occasions(alone, Award(FIRST), alone)
    assert "dolce-vita.third" not in [each.about for each in found]
    ahead = lying(((45,), (3, 3, 5)), goods={})  # who has most there needs no tie for it
    found = drawn.occasions(ahead, Award(FIRST), ahead)
    assert [each.about for each in found if each.about == "dolce-vita.third"] == []


def test_the_vengeful_surely_complain_of_a_tie_and_of_a_dear_exchange() -> None:
    """A robot that takes every defeat personally lost the best of a round to a tie in silence."""
    view = replace(lying(((47,), (0, 5, 0)), goods={}), hands=(0b11000, 0b10, 0b11000))
    after = replace(view, bids=((0b10000, 0b10000, 0), *view.bids[1:]))
    spoilt = lying(((43,), (0, 5, 0)), goods={(1, HORSE): 6})
    for vengeful in (0.6, 0.5):
        voices = ((1, NEUTRAL._replace(vengeful=vengeful)),)
        drawn = face()
        drawn.company = drawn.company._replace(voices=voices)
        tied = drawn.occasions(view, Place(0, 5, FIRST), after)
        given = drawn.occasions(spoilt, Award(FIRST), spoilt)
        told = [(each.about, each.sure) for each in (*tied, *given) if each.seat == 1]
        sure = vengeful > 0.5
        assert told == [("dolce-vita.matched", sure), ("dolce-vita.spoilt", sure)]


def test_a_high_card_for_something_dear_is_remarked_on_where_nobody_has_bid() -> None:
    """The first placements of every round once went by without a word."""
    dear = lying(((47,), (0, 0, 0)), goods={})
    bid = lying(((47,), (0, 0, 1)), goods={})
    high = face().occasions(dear, Place(1, 6, FIRST), dear)
    told = [(1, "dolce-vita.claim"), (0, "dolce-vita.early"), (2, "dolce-vita.early")]
    assert [(each.seat, each.about) for each in high] == told
    assert [(each.whom, each.once) for each in high] == [(None, False), (1, True), (1, True)]
    cheap = lying(((42,), (0, 0, 0)), goods={})
    for view, card in ((dear, 4), (cheap, 6), (bid, 6)):
        assert face().occasions(view, Place(1, card, FIRST), view) == []


def test_a_third_player_under_a_column_makes_a_crowd() -> None:
    three = lying(((42,), (0, 0, 0)), goods={})
    view = replace(
        three,
        bids=((1, 2, 0, 0), *[(0, 0, 0, 0)] * 6),
        goods=(*three.goods, three.goods[0]),
        money=((0, 0),) * 4,
    )
    found = face().occasions(view, Place(2, 1, FIRST), view)
    assert [(each.seat, each.about) for each in found] == [(3, "dolce-vita.crowd")]
    assert face().occasions(view, Place(1, 3, FIRST), view) == [], "who is there already"
    joining = replace(view, waiting=(3,))
    assert face().occasions(view, Place(2, 1, FIRST), joining) == [], "who is next may join them"


def test_who_pays_another_back_by_one_point_surely_says_so() -> None:
    """Anna takes the dearest horse one point ahead of Bruno, who takes one nearly as dear."""
    view = lying(((47, 45), (5, 4, 0)), goods={})
    [even] = [each for each in face().occasions(view, Award(FIRST), view) if each.repays]
    assert (even.seat, even.about, even.whom, even.sure) == (0, "game.even", 1, True)
    assert "dolce-vita.missed" in even.repays


@pytest.mark.parametrize(("laid", "held", "wonder"), [(0, 5, [1, 2]), (6, 5, []), (0, 4, [])])
def test_only_the_first_high_card_of_a_round_is_wondered_at_and_only_soon(
    laid: int, held: int, wonder: list[int]
) -> None:
    """A third card was called impatient, though two high ones had been laid before it."""
    view = lying(((47,), (0, 0, 0)), ((42,), (0, laid, 0)), goods={})
    view = replace(view, hands=((1 << held) - 1, *view.hands[1:]))
    found = face().occasions(view, Place(0, 5, FIRST), view)
    assert [each.seat for each in found if each.about == "dolce-vita.early"] == wonder


def test_between_rounds_it_is_remarked_on_that_all_have_as_much() -> None:
    level = replace(lying(((), (0, 0, 0)), goods={}), round=2)
    found = face().occasions(level, Gather(), level)
    assert [(each.seat, each.about) for each in found] == [
        (n, "dolce-vita.level") for n in range(3)
    ]
