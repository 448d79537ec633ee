"""Why a decision was a mistake, in words: what speaks for the better choice, what came of the one
taken, and how the player stood. Nothing here imports Textual."""

from typing import Any, Final

from engine.game import Reason
from engine.reasons import SHARED
from engine.review import decided
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.render.face import Face
from tui.render.topics import REVIEW
from tui.session.hints import all_told, reason, told_of, was_hinted
from tui.session.review import hardly_tried, possible, told_worth
from tui.words.spans import BLANK, Line, Topic, about, line, sentence, wrap

FEW: Final = 4
"""With more choices than this it is not told that another is about as good, because often several
are."""

MANY: Final = 5
"""The least number of other choices about as good as the best for that to be told."""

WHY: Final[frozenset[Topic]] = frozenset(
    (f"{REVIEW}{what}",) for what in ("why", "came", "balance", "standing")
)
"""The topics of these sentences, each of which can be asked about by itself."""


def why_lines(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    cells: int,
    found: Any = None,
    beside: Reason | None = None,
) -> list[Line]:
    """Return what speaks for the best choice, what comes of the one taken, and what both come to as
    the table stands, as far as that can be said. Another choice that is about as good is told, too.

    If another choice than the best was `found`, `beside` is the reason for that one beside the one
    taken. It is told in place of the reason for the best, unless it is None or only compares
    figures. What both come to is then told of the choice found, which is named.
    """
    say, told = face.company.say, list[Line]()
    why, alike = BLANK, as_good(face, saved, judged, found)
    if found in (None, judged.best):
        why = better(face, judged)
    elif beside is not None and beside.code not in SHARED:
        why = reason(face, beside, "hint.other.taken", judged.seat)
    if why:
        why = line(*why, say("hint.also"), *alike) if alike else why
        told += _of("why", say.line("review.why", why=say.behind_label(why)), cells)
    elif alike:
        told += _of("why", sentence(alike), cells)
    if came := consequence(face, judged):
        told += _of("came", say.line("review.came", came=say.behind_label(came)), cells)
    if gains := gained(face, saved, judged, found):
        told += _of("balance", gains, cells)
    return told


def as_good(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], found: Any = None
) -> Line:
    """Return that another choice is about as good as the best, or as the one `found` in its place:
    it is behind the best by no more than the margin of error. BLANK if there are several such
    choices or none, or of a decision without a grade. With more than FEW choices return instead how
    many are about as good, if they are MANY: what the best one does is then not what matters."""
    choices, most = judged.choices, possible(saved, judged)
    if judged.grade is None:
        return BLANK
    near = {
        n
        for n, each in enumerate(choices)
        if choices[0].worth - each.worth <= judged.margin and n != judged.taken
    } - hardly_tried(judged)
    if most > FEW:
        good = len(near) - 1
        return line(face.company.say("review.many-good", n=good)) if good >= MANY else BLANK
    named = next((n for n, each in enumerate(choices) if each.action == found), 0)
    others = near - {named}
    if named not in near or len(others) != 1:
        return BLANK
    view, _ = decided(saved.journal, judged.step)
    return face.company.say.line(
        "review.as-good", done=face.proposal(view, choices[others.pop()].action)
    )


def _of(what: str, words: Line, cells: int) -> list[Line]:
    """Return a sentence in lines, as a picture of one of the topics of a review."""
    return [about((f"{REVIEW}{what}",), each) for each in wrap(words, cells)]


def gained(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], found: Any
) -> Line:
    """Return what everybody gains or loses by the best choice, or the one `found` in its place,
    beside the one taken, of a decision that is named, as the table stands; BLANK where that tells
    nothing."""
    if judged.grade is None:
        return BLANK
    say, (view, taken) = face.company.say, decided(saved.journal, judged.step)
    if found in (None, judged.best):
        gains = face.balance(view, judged.best, taken)
        return BLANK if gains is None else say.line("review.balance", gains=gains)
    gains, done = face.balance(view, found, taken), face.proposal(view, found)
    return BLANK if gains is None else say.line("review.balance.found", done=done, gains=gains)


def standing_lines(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], cells: int
) -> list[Line]:
    """Return how the player who made a mistake stood then, which tells what points were worth, and
    that a hint had been taken; [] for another decision. Not every game can tell how one stands."""
    if judged.grade is None:
        return []
    say, told = face.company.say, list[Line]()
    view, _ = decided(saved.journal, judged.step)
    if (stands := face.standing(view, judged.seat)) is not None:
        words = say.behind_label(told_of(face, stands, judged.seat))
        told += _of("standing", say.line("review.standing", standing=words), cells)
    if was_hinted(saved, judged.step):
        told += _of("standing", say.line("review.hinted", who=face.company.who(judged.seat)), cells)
    return told


def better(face: Face[Any, Any], judged: Judged[Any]) -> Line:
    """Return what speaks for the best choice beside the one taken, as a sentence without its
    subject; BLANK if that cannot be said."""
    why = judged.why
    if why is None:
        return BLANK
    if why.code == "ahead":  # with the figures that stand beside the choices
        pair = (judged.choices[0].worth, told_worth(face, judged, judged.taken))
        percents = (round(100 * each) for each in pair)
        why = Reason("ahead", dict(zip(("percent", "instead"), percents, strict=True)))
    return reason(face, why, "hint.other.taken", judged.seat)


def consequence(face: Face[Any, Any], judged: Judged[Any]) -> Line:
    """Return what comes of the choice taken, in the form of `better`; BLANK if that cannot be
    said."""
    return told_consequence(face, judged, judged.came)


def told_consequence(face: Face[Any, Any], judged: Judged[Any], came: Reason | None) -> Line:
    """Return what comes of a choice of the same decision by its reason `came`, in the form of
    `better`; BLANK for None."""
    if came is None:
        return BLANK

    def key(each: Reason) -> str:
        own = f"review.came.{face.game}.{each.code}"
        return own if face.company.say.has(own) else f"hint.why.{face.game}.{each.code}"

    return all_told(face, key, came, judged.seat)
