"""A sharer beside their cards: the gesture, the last announcement, and how often they kept their
word."""

from typing import Final

from engine.dolores.actions import Reveal
from engine.dolores.cards import CONFLIT, ESQUIVE, GESTURES, PARTAGE
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.phases import KEEP, REVEAL
from engine.dolores.state import CHOSEN, Record
from engine.dolores.views import DoloresView
from tui.games.dolores.cargo import quoted
from tui.games.dolores.outcomes import gesture_name
from tui.games.dolores.part import Revealing
from tui.games.dolores.seating import sharers
from tui.games.dolores.topics import gesture_topic
from tui.render.cards import card
from tui.render.face import Company, Moment
from tui.render.places import at
from tui.render.scene import within
from tui.words.spans import Line, Span, about, centre, left, line, width

HAND: Final = 7
"""The cells inside a gesture's frame: those of the longest gesture."""

COLOURS: Final[dict[int, str]] = {PARTAGE: "gain", CONFLIT: "loss", ESQUIVE: "accent"}
"""The role of each gesture."""


def strip(company: Company, view: DoloresView, which: int, cells: int) -> Line:
    """Return the line of a sharer: name, announcement, record. If it has no room in `cells` cells,
    first the blanks in it go, then the gestures shown so far."""
    seat = sharers(view)[which]
    turn = seat in view.waiting
    say, glyphs = company.say, company.glyphs
    longest = max(width(name) for name in company.names)
    name = left(company.names[seat], min(longest, 14), glyphs.ellipsis)
    spans: list[Span | str | Line] = [
        Span(
            f"{glyphs.turn if turn else ' '}{glyphs.seats[seat]} {name}",
            f"seat-{seat}" + (" turn" if turn else ""),
            ("seat", seat),
        ),
        Span(" " + say(f"do.side.{which}"), "dim", topic=(("donor", "neighbour")[which],)),
    ]
    said = view.sharing.said[which]
    if said:
        words = quoted(company, say(f"do.say.{said}"))
        spans += ["  ", Span(f" {words} ", f"card seat-{seat}", ("said", seat), ("announced",))]
    record, mine = view.records[seat], ("record", seat)
    ways = [(gap, True) for gap in ("   ", "  ", " ")] + [("  ", False)]
    records = (at(mine, record_line(company, record, *way)) for way in ways)
    return within(cells, *(line(*spans, way[0], it) for way, it in zip(ways, records, strict=True)))


def record_line(company: Company, record: Record, gap: str, shown: bool) -> Line:
    """Return how often a player has kept their word and, if wanted, which gestures they have
    `shown`, with a gap between."""
    say = company.say
    spans: list[Span] = []
    words = record.kept + record.broken
    if words:
        spans.append(Span(say("do.word", kept=record.kept, n=words), "dim"))
    if record.last and shown:
        tally = " ".join(
            f"{say(f'cap.do.{gesture}')}{n}"
            for gesture, n in zip(GESTURES, record.shown, strict=True)
        )
        spans.append(Span((gap if spans else "") + tally, "faint"))
    return about(("record",), tuple(spans))


def gesture_box(company: Company, moment: Moment, which: int, rows: int) -> list[Line]:
    """Return a sharer's gesture in a frame: not chosen, chosen and face down, or shown."""
    view: DoloresView = moment.view
    hand, seat = view.sharing.hands[which], sharers(view)[which]
    glyphs, action = company.glyphs, moment.action
    turned = isinstance(action, Revealing) and which in action.turned
    frame, texts, roles = f"seat-{seat}", [""], ""
    if hand == CHOSEN:
        texts = [glyphs.sealed]
    elif hand and not turned and view.waiting and view.phase in (GESTURING, REVEAL):
        texts = [glyphs.sealed, *(gesture_name(company, g) for g in GESTURES if hand & g)]
        roles = "dim"
    elif hand:
        texts = [gesture_name(company, g) for g in GESTURES if hand & g]
        roles = "strong " + COLOURS.get(hand, "accent")
        if turned or isinstance(action, Reveal) or view.phase == KEEP:
            roles += " lit"
    elif view.phase == GESTURING:
        texts, roles = [glyphs.ellipsis], "dim"
    else:
        frame = "faint"
    texts = texts[:rows]
    above = (rows - len(texts)) // 2
    texts = [*[""] * above, *texts, *[""] * (rows - len(texts) - above)]
    face = [(Span(centre(text, HAND), roles),) for text in texts]
    shown = 0 if hand == CHOSEN or glyphs.sealed in texts else hand
    drawn = card(glyphs, face, frame, edged=True)
    return [about(gesture_topic(shown), row) for row in drawn]


def gesture_word(company: Company, moment: Moment, which: int) -> Span:
    """Return a sharer's gesture in a word, for a table without room for a frame."""
    hand = moment.view.sharing.hands[which]
    if not hand:
        return Span("")
    lines = gesture_box(company, moment, which, rows=2)
    words = [span.text.strip() for each in lines[1:-1] for span in each[1:2]]
    return lines[1][1]._replace(text=" ".join(word for word in words if word))
