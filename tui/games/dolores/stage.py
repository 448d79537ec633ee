"""The stage of Dolorès: two sides with the shore between them."""

from typing import Final, NamedTuple

from engine.dolores.cards import EMPTY, FACE_DOWN, FIRST_BOTTLE, PARI
from engine.dolores.phases import REVEAL
from engine.dolores.settling import SIDES
from engine.dolores.state import CHOSEN, NO_BET, NOBODY, gestures_of, holder, neighbour
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import (
    BoxSize,
    box,
    ink,
    letters,
    name,
    quoted,
)
from tui.games.dolores.dialogue import Choice, Dialogue
from tui.games.dolores.fate import LOST, Lying, lying
from tui.games.dolores.outcomes import OUTCOMES_WIDTH, gesture_verb
from tui.games.dolores.part import COUNTED, SHORE, Revealing
from tui.games.dolores.seating import in_reading_order, lower
from tui.games.dolores.sharers import HAND, gesture_box, gesture_word, strip
from tui.games.dolores.topics import card_topic
from tui.render.cards import CardSize, CardWish, Tags, at_most, empty
from tui.render.face import Company, Moment
from tui.words.spans import BLANK, Line, Span, about, fit, left, line, width

MARGIN: Final = 1
HAND_WIDTH: Final = HAND + 2

BESIDE: Final = OUTCOMES_WIDTH + 2
"""The cells that the outcome table needs beside the stage."""

SIZES: Final = (
    (BoxSize(22, 7), 50, 20),
    (BoxSize(18, 5), 50, 18),
    (BoxSize(12, 4), BESIDE, 16),
    (BoxSize(10, 3), BESIDE, 10),
    (BoxSize(10, 2), BESIDE, 0),
    (BoxSize(9, 3), BESIDE, 10),
    (BoxSize(9, 2), BESIDE, 0),
    (BoxSize(10, 3), 0, 16),
    (BoxSize(10, 2), 0, 0),
)
"""The sizes of a card, the most generous first, each with the cells that should be free beside the
stage and the lines under it."""

LARGE: Final = 12
"""The fewest cells of a card that does not count as compact."""


class StageSize(NamedTuple):
    """The size of the stage: its cards, and how many lie side by side. Without `box` each side is
    one line."""

    box: BoxSize | None
    across: int

    @property
    def width(self) -> int:
        """Return the cells of the stage with its margin at the left."""
        if self.box is None:
            return 0
        return MARGIN + HAND_WIDTH + 1 + self.across * (self.box.width + 1) - 1

    @property
    def height(self) -> int:
        """Return the lines of the stage."""
        return 5 if self.box is None else 3 + 2 * self.box.height


def stage_size(
    cells: int, rows: int, across: int, wish: CardWish = "auto", shores: int = 0
) -> StageSize:
    """Return the most generous stage that fits in `cells` cells and `rows` lines, with cards as
    large as wished, and `shores` lines for the shores under it."""
    for size, beside, under in SIZES:
        kind: CardSize = "full" if size.cells >= LARGE else "compact"
        fitting = StageSize(size, across)
        spared = 0 if wish == "full" else under
        fits = fitting.width + beside <= cells and fitting.height + max(spared, shores) <= rows
        if fits and at_most(kind, wish) == kind:
            return fitting
    return StageSize(None, across)


def stage(
    company: Company,
    moment: Moment,
    size: StageSize,
    cells: int,
    dialogue: Dialogue | None,
    choice: Choice,
) -> list[Line]:
    """Return the upper sharer with their cards, the shore, the lower sharer's cards and that
    sharer."""
    view: DoloresView = moment.view
    cards = lying(moment)
    below = lower(view)
    middle = shore(company, moment, size.width if size.box else cells)
    blocks: list[Line] = [strip(company, view, 1 - below, cells)]
    for which in (1 - below, below):
        if size.box is None:
            blocks.append(_side_line(company, moment, cards, which, cells, dialogue, choice))
        else:
            blocks += _side(company, moment, cards, which, size, dialogue, choice)
        if which != below:
            blocks.append(middle)
    return [*blocks, strip(company, view, below, cells)]


def _side(
    company: Company,
    moment: Moment,
    cards: Lying,
    which: int,
    size: StageSize,
    dialogue: Dialogue | None,
    choice: Choice,
) -> list[Line]:
    """Return a side's gesture and cards as boxes."""
    assert size.box is not None
    view = moment.view
    rows: list[list[Span | str | Line]] = [
        [" " * MARGIN, hand] for hand in gesture_box(company, moment, which, size.box.rows)
    ]
    for slot in SIDES[which][: size.across]:
        card = cards.cards[slot]
        if card == EMPTY:
            lines = empty(company.glyphs, size.box.cells, size.box.rows)
        else:
            tags = _tags(company, view, cards, slot, size.box.cells, dialogue, choice)
            lines = box(company, card, size.box, tags, _target(slot, dialogue))
        for row, each in zip(rows, lines, strict=True):
            row += [" ", each]
    return [line(*row) for row in rows]


def _target(slot: int, dialogue: Dialogue | None) -> tuple[str, int]:
    """Return the target of a card: one that can be picked, or one that only lies there."""
    wanted = dialogue is not None and "slot" in dialogue.sorts
    return ("slot" if wanted else "lies", slot)


def _tags(
    company: Company,
    view: DoloresView,
    cards: Lying,
    slot: int,
    cells: int,
    dialogue: Dialogue | None,
    choice: Choice,
) -> Tags:
    """Return a card's number or mark above; below, its new owner or the claim about it."""
    numbers = dialogue.numbers(choice) if dialogue else ()
    marked = dialogue is not None and slot in dialogue.marked(choice)
    above = below = None
    if slot in numbers:
        number = str(in_reading_order(view).index(slot) + 1)
        above = Span(f"[{number}]" if marked else number, "cursor" if marked else "can")
    elif marked:
        above = Span(company.glyphs.down, "accent")
    if slot in cards.fates:
        below = fate_tag(company, cards.fates[slot], cells - 2)
    elif cards.claims[slot]:
        below = claim_tag(company, cards.cards[slot], cards.claims[slot], cells)
    frame = "cursor" if marked else "lit" if slot in cards.new else ""
    return Tags(above, below, frame)


def fate_tag(company: Company, owner: Seat, cells: int) -> Span:
    """Return the seat that got a card; only its sign if its name has no room."""
    if owner == LOST:
        return Span(company.say("do.lost"), "dim", topic=("fate",))
    sign = f"{company.glyphs.right} {company.glyphs.seats[owner]}"
    full = f"{sign} {company.names[owner]}"
    shown = full if width(full) <= cells else sign
    return Span(shown, f"seat-{owner} strong", topic=("fate",))


def claim_tag(company: Company, card: int, claim: int, cells: int) -> Span:
    """Return the claim about a card, in quotes; if the perspective sees the card, with whether it
    is true."""
    words = quoted(company, name(company, claim))
    sign = ""
    if card > FACE_DOWN:
        sign = " " + (company.glyphs.check if card == claim else company.glyphs.cross)
    if width(words + sign) > cells:
        dot = "." if claim >= FIRST_BOTTLE else ""  # in quotation marks a stump looks like a word
        words = quoted(company, brief(company, claim) + dot)
    if width(words + sign) > cells:
        words = brief(company, claim)
    roles = "strong" if not sign else "gain" if card == claim else "loss"
    return Span(words + sign, roles, topic=("claim",))


def brief(company: Company, card: int) -> str:
    """Return a card in two letters and its value; a bottle in short."""
    if card >= FIRST_BOTTLE:
        return company.say(f"do.bottle.brief.{card}")
    return f"{letters(company, card // 10)} {card % 10}"


def _side_line(
    company: Company,
    moment: Moment,
    cards: Lying,
    which: int,
    cells: int,
    dialogue: Dialogue | None,
    choice: Choice,
) -> Line:
    """Return a side's gesture and cards in one line."""
    spans: list[Span | str | Line] = ["  "]
    word = gesture_word(company, moment, which)
    if word.text:
        spans += [word._replace(text=f"[{word.text}]"), " "]
    view = moment.view
    numbers = dialogue.numbers(choice) if dialogue else ()
    for slot in SIDES[which]:
        card = cards.cards[slot]
        if card == EMPTY:
            continue
        target = _target(slot, dialogue)
        marked = dialogue is not None and slot in dialogue.marked(choice)
        number = f"{in_reading_order(view).index(slot) + 1} " if slot in numbers else ""
        start, end = "[]" if marked else "  "
        roles = "cursor" if marked else f"card {ink(card)}"
        text = f"{start}{number}{name(company, card)}{end}"
        spans.append(Span(text, roles, target, card_topic(card)))
        if slot in cards.fates:
            spans += [" ", fate_tag(company, cards.fates[slot], 0)]
        elif cards.claims[slot]:
            spans += [" ", claim_tag(company, card, cards.claims[slot], 30)]
        spans.append(" ")
    return line(*spans)


def shore(company: Company, moment: Moment, cells: int) -> Line:
    """Return the line between the sides: waves, and what everybody should know of this sharing."""
    words = about(("shore",), _shore_words(company, moment, cells - MARGIN))
    room = cells - MARGIN - width(words) - 2
    if room < 4:
        return fit(line(" " * MARGIN, *words), cells, company.glyphs.ellipsis)
    wave = "~ " * cells
    before = room // 2
    return line(
        " " * MARGIN,
        Span(wave[:before].rstrip().ljust(before) + " ", "wave", SHORE),
        words,
        Span(" " + wave[: room - before], "wave", topic=("shore",)),
    )


def _shore_words(company: Company, moment: Moment, cells: int) -> Line:
    view: DoloresView = moment.view
    say, sharing, action = company.say, view.sharing, moment.action
    if isinstance(action, Revealing):
        words = [say(f"do.count.{n}") for n in range(1, COUNTED + 1)]
        between = f" {company.glyphs.dot} "
        said, all_three = between.join(words[: action.words]), between.join(words)
        # The words to come have their room already, so that nothing moves.
        return (Span(left(said, width(all_three)), "title"),)
    if view.phase == REVEAL:
        return (Span(say("do.dealer.reveal"), "title"),)
    parts: list[Line] = []
    if sharing.looker != NOBODY:
        looker = say.line("do.looker", who=company.who(sharing.looker))
        parts.append(about(("looker",), looker))
    bet = bet_line(company, view)
    if bet:
        parts.append(about(("bet",), bet))
    if not parts:
        return (Span(say("do.shore"), "dim"),)
    both = line(parts[0], Span(f" {company.glyphs.dot} ", "dim"), parts[-1])
    return both if len(parts) > 1 and width(both) <= cells else parts[-1]


def bet_line(company: Company, view: DoloresView) -> Line:
    """Return the bet of a watcher, as far as it is known; a blank line without one."""
    sharing, say = view.sharing, company.say
    bettor = sharing.pari if sharing.pari != NOBODY else holder(view, PARI)
    if not sharing.bet or bettor == NOBODY:
        return BLANK
    if sharing.bet == CHOSEN:
        return line(company.shape(bettor), " ", Span(company.glyphs.sealed))
    if sharing.bet == NO_BET:
        return BLANK
    donor, other = gestures_of(sharing.bet)
    return say.line(
        "do.bet.shown",
        who=company.shape(bettor),
        one=line(company.shape(view.donor), " ", gesture_verb(company, donor)),
        two=line(company.shape(neighbour(view)), " ", gesture_verb(company, other)),
    )
