"""The deck: the cards left, and how near Dawn is."""

from engine.dolores.cards import AUBE, LAST, deck_size
from engine.dolores.drawing import dawn_odds
from engine.dolores.phases import DAWN, LOOKOUT
from engine.dolores.views import DoloresView
from tui.render.face import Company
from tui.words import Noun
from tui.words.spans import Line, Span, about, line


def counts(company: Company, view: DoloresView) -> Line:
    """Return the numbers of cards in the deck and on the discard pile."""
    say = company.say
    left, lost = (Span(str(n), "strong") for n in (view.left, len(view.discard)))
    return about(("deck",), say.line("do.deck", left=left, lost=lost))


def dawn(company: Company, view: DoloresView) -> Line:
    """Return whether the next sharing may bring Dawn: certainly, possibly, not yet."""
    return about(("odds",), _dawn(company, view))


def _dawn(company: Company, view: DoloresView) -> Line:
    say, (n, places) = company.say, dawn_odds(view)
    if view.phase == DAWN:
        return line(Span(say("do.end.dawn"), "loss"))
    if view.phase == LOOKOUT:
        return say.line("do.tell.dawn-held", dawn=Noun(f"do.bottle.{AUBE}", roles="loss"))
    if not places:
        return say.line("do.dawn.over")
    if not n:
        return say.line("do.dawn.not-yet", n=Span(str(view.left - LAST), "strong"))
    if n == places:
        return say.line("do.dawn.certain", dawn=Noun(f"do.bottle.{AUBE}", roles="loss"))
    return say.line("do.dawn.possible", n=Span(str(n), "accent"), of=Span(str(places), "accent"))


def gauge(company: Company, view: DoloresView, cells: int) -> Line:
    """Return the deck as a bar from its bottom.

    First come the last sixteen places, where Dawn lies, in another colour; then the rest, then the
    cards drawn already.
    """
    size = deck_size(view.options.simple)
    low = round(min(view.left, LAST) * cells / size)
    left = round(view.left * cells / size)
    bar, dot = company.glyphs.bar, company.glyphs.dot
    soon, places = dawn_odds(view)
    drawn = line(
        Span(bar * low, "dim" if not places else "loss" if soon else "accent"),
        Span(bar * (left - low), "faint"),
        Span(dot * (cells - left), "faint"),
    )
    return about(("deck",), drawn)


def summary(company: Company, view: DoloresView) -> Line:
    """Return the deck in one line."""
    return line(counts(company, view), Span(f" {company.glyphs.dot} ", "dim"), dawn(company, view))
