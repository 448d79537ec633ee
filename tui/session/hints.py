"""A hint in words: the moves that the best robot considers, and their worth. Nothing here imports
Textual."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from engine.game import Prospect, Reason, Seat
from engine.reasons import SHARED
from saves.reading import SavedGame
from saves.records import Note
from saves.writing import LiveGame
from tui.render.face import Company, Face
from tui.words import LANGUAGES, Noun, Wording
from tui.words.spans import (
    BLANK,
    NO_BREAK,
    Line,
    Span,
    joined,
    line,
    spread,
    text_of,
    width,
    wrap,
)
from tui.words.speech import Fact, Listed

SHOWN: Final = 3
"""The most choices that a hint names."""

LEAST: Final = 30
"""The least width of a hint, in cells."""

TELLING: Final = 0.005
"""The least difference of two worths that their percentages show."""

APART: Final = 3
"""The fewest blank cells between a hint and its key on one line."""

BETWEEN: Final = "  ·  "
"""The separator of two parts of a line."""


def thinking_lines(face: Face[Any, Any]) -> list[Line]:
    """Return the lines shown until the hint comes."""
    say = face.company.say
    return [line(Span(say("hint.thinking") + say("more"), "dim"))]


def hint_lines(
    face: Face[Any, Any],
    view: Any,
    prospects: Sequence[Prospect[Any]],
    cells: int,
    follow: bool,
    most: int,
) -> list[Line]:
    """Return the best choices with their worth, the reason for the first, and with `follow` the key
    that plays it. The lines are at most `cells` wide where possible. Where there would be more than
    `most`, the worst choices are left out, then the blank lines, then the last parts of the
    reason."""
    say, glyphs = face.company.say, face.company.glyphs
    title = line(Span(say("hint.title"), "head"))
    rows = _rows(face, view, prospects)
    needed = max(width(words) + width(promise) + 3 for words, promise in rows)
    unit = line(Span(_unit(face), "dim"))
    wide = min(max(LEAST, needed, width(unit), width(title)), cells)
    told = []
    for words, promise in rows:
        room = wide - width(promise) - 1
        if room < 1:
            told.append([*wrap(words, wide, 2), *wrap(promise, wide, 2)])
            continue
        fewest, beside = wrap(words, wide, 2), wrap(words, room, 2)
        fewer = len(fewest) < len(beside) and width(fewest[-1]) <= room
        *others, last = fewest if fewer else beside
        if any(room < width(line(each)) <= wide for each in text_of(words).split(" ")):
            others, last = wrap(words, wide, 2), BLANK
        told.append([*others, spread(last, promise, wide, glyphs.ellipsis)])
    head = [*wrap(title, wide), BLANK]
    foot = [BLANK, *wrap(unit, wide), *([_key(face)] if follow else [])]
    fixed = len([each for each in (*head, *foot) if each != BLANK])
    told[0] += _why(face, prospects[0], wide, most - fixed - len(told[0]))
    if len(prospects) == 1:
        told.append([line(Span(say("hint.only"), "dim"))])
    while len(told) > 1 and len(head) + sum(map(len, told)) + len(foot) > most:
        told.pop()
    lines = [*head, *chain.from_iterable(told), *foot]
    return lines if len(lines) <= most else [each for each in lines if each != BLANK]


def hint_strip(
    face: Face[Any, Any],
    view: Any,
    prospects: Sequence[Prospect[Any]],
    cells: int,
    follow: bool,
) -> list[Line]:
    """Return the same as `hint_lines` in few wide lines."""
    say = face.company.say
    best, *others = (
        line(*words, 2 * NO_BREAK, *promise) for words, promise in _rows(face, view, prospects)
    )
    why = _why_said(face, prospects[0])
    parts = [*others]
    if len(prospects) == 1:
        parts = [line(Span(say("hint.only"), "dim"))]
    title = Span(say("hint.title"), "head")
    unit = Span(f" ({_unit(face)})", "dim")
    first = joined([best, why] if why else [best], BETWEEN)
    lines = [line(title, unit), *wrap(first, cells, 2)]
    # The key plays the first choice, so it never stands beside the others.
    key = _key(face) if follow else ()
    roomy = [at for at, each in enumerate(lines) if width(each) + width(key) + APART <= cells]
    if not roomy:
        lines.append(BLANK)
    at = roomy[0] if roomy else -1
    lines[at] = spread(lines[at], key, cells)
    return [*lines, *(wrap(joined(parts, BETWEEN), cells, 2) if parts else [])]


def hint_sentences(
    face: Face[Any, Any], view: Any, prospects: Sequence[Prospect[Any]]
) -> list[Line]:
    """Return the best choices and the reason for the first, to be read line by line."""
    say = face.company.say
    title = line(say("hint.title"), " (", _unit(face), ")")
    # Without numbers: those that can be typed are of all moves, in another order.
    rows = _rows(face, view, prospects)
    first, *others = (line(*words, ", ", *promise) for words, promise in rows)
    why = _why_said(face, prospects[0])
    return [title, first, *([line("   ", *why)] if why else []), *others]


def note_hint(live: LiveGame, said: str) -> None:
    """Note in the save that a hint was asked at this step. The note does not tell the hint, because
    other players may read it during the game. Raises SaveError."""
    step = len(live.journal)
    before = live.notes.get(step)
    text, glyph = (before.text, before.glyph) if before is not None else ("", "")
    if said not in text:
        live.note(step, "\n".join(filter(None, [text, said])), glyph)


OLDER: Final = ("{who} has taken a hint.", "{who} a pris un conseil.")
"""How 0.1.0 wrote that a hint was taken."""


def hints_taken(saved: SavedGame) -> tuple[int, ...]:
    """Return by seat at how many steps a hint was taken, as the notes of the save tell, whatever
    the language that they were written in."""
    lines = [line for note in saved.notes.values() for line in note.text.splitlines()]
    if not lines:
        return (0,) * len(saved.header.players)
    return tuple(
        sum(lines.count(said) for said in _noted(player.name)) for player in saved.header.players
    )


def was_hinted(saved: SavedGame | LiveGame, step: int) -> bool:
    """Return whether a hint was taken for the action that led to a step, since the last one of the
    same player."""
    actions = saved.journal.actions
    seat = actions[step - 1].seat
    said = _noted(saved.header.players[seat].name)
    for at in range(step - 1, -1, -1):
        if at in saved.notes and said & {*saved.notes[at].text.splitlines()}:
            return True
        if at and actions[at - 1].seat == seat:
            break
    return False


def only_hints(saved: SavedGame | LiveGame, note: Note) -> bool:
    """Return whether a note tells only that hints were taken, and nobody has written anything."""
    said = {line for player in saved.header.players for line in _noted(player.name)}
    return not note.glyph and {*note.text.splitlines()} <= said


def _noted(who: str) -> set[str]:
    """Return all sentences that tell of a hint that somebody took."""
    now = {Wording(language)("hint.noted", who=who) for language in LANGUAGES}
    return now | {said.replace("{who}", who) for said in OLDER}


def _unit(face: Face[Any, Any]) -> str:
    """Return the words for what the numbers of a hint count, and that they are rough."""
    say = face.company.say
    return say("hint.rough", worth=say(f"hint.worth.{face.game}"))


def _key(face: Face[Any, Any]) -> Line:
    """Return the key that plays the hint."""
    say = face.company.say
    return say.line("hint.follow", key=Span(say.key_of(f"{face.game}.commit", "cap.enter"), "key"))


def _rows(
    face: Face[Any, Any], view: Any, prospects: Sequence[Prospect[Any]]
) -> list[tuple[Line, Line]]:
    """Return the best choices, each with its worth. What a search hardly tried is left out, but not
    the second best, which the reason for the best may speak of."""
    no_search = not prospects[0].tries
    shown = [each for n, each in enumerate(prospects) if each.tries or no_search or n == 1]
    mixed = any(0.005 < (each.chance or 0.0) < 0.995 for each in prospects)
    most = max((each.worth for each in prospects if each.chance is not None), default=0.0)
    return [
        (
            face.proposal(view, each.action),
            _promise(face, view, each, mixed, most if not n or _percent(each) else 0.0)
            if each.tries or no_search
            else line(Span(face.company.say("hint.unrated"), "dim")),
        )
        for n, each in enumerate(shown[:SHOWN])
    ]


def _why(face: Face[Any, Any], prospect: Prospect[Any], cells: int, most: int) -> list[Line]:
    """Return what speaks for the first choice in at most `most` lines, if its first part has room
    in them."""
    while True:
        told = [line("  ", *words) for words in wrap(_why_said(face, prospect), cells - 2)]
        why = prospect.why
        if len(told) <= most or why is None or not why.also:
            return told
        prospect = replace(prospect, why=replace(why, also=why.also[:-1]))


def _why_said(face: Face[Any, Any], prospect: Prospect[Any]) -> Line:
    """Return what speaks for the first choice; BLANK for nothing, and for what the figures of the
    choices say already: that it is ahead of the next."""
    why = prospect.why
    if why is None or (why.code == "ahead" and not why.also):
        return BLANK
    return reason(face, why)


def reason(
    face: Face[Any, Any], why: Reason, other: str = "hint.other.next", mover: Seat | None = None
) -> Line:
    """Return a reason in words: those of its game, or of what the numbers alone say. `other` is the
    key of the move that it may compare with. See `told_of` for `mover`."""

    def key(each: Reason) -> str:
        shared = each.code in SHARED
        return f"hint.why.{each.code}" if shared else f"hint.why.{face.game}.{each.code}"

    return all_told(face, key, why, mover, {"other": Noun(other)})


def all_told(
    face: Face[Any, Any],
    key_of: Callable[[Reason], str],
    first: Reason,
    mover: Seat | None,
    more: Mapping[str, Fact] = MappingProxyType({}),
) -> Line:
    """Return a reason and those behind it as one sentence, in the words of their keys, filled with
    the facts `more`, too.

    A code that was told already has a short form, if there is one, which goes on with the sentence:
    the key with `.last` for its last reason, else with `.too`. What others may do, told after
    something else that they may do, has the key with `.next`, if there is one.
    """
    company, words, codes = face.company, BLANK, set[str]()
    told = _grouped(face, (first, *first.also))
    for place, (each, facts) in enumerate(told):
        key = key_of(each)
        last = each.code not in {later.code for later, _ in told[place + 1 :]}
        short = f"{key}.last" if last and company.say.has(f"{key}.last") else f"{key}.too"
        if each.code in codes and company.say.has(short):
            key = short
        elif codes:
            if each.code in face.alternatives and codes & face.alternatives:
                key = f"{key}.next" if company.say.has(f"{key}.next") else key
            words = line(*words, company.say("hint.also"))
        words = line(*words, *told_of(face, Noun(key, {**facts, **more}), mover))
        codes.add(each.code)
    return words


def _grouped(
    face: Face[Any, Any], told: Sequence[Reason]
) -> list[tuple[Reason, Mapping[str, Fact]]]:
    """Return reasons with the facts of their words. What any one of several players may do is told
    once, of all of them."""
    groups = dict[Hashable, list[tuple[Reason, Mapping[str, Fact]]]]()
    for place, each in enumerate(told):
        facts = each.facts if each.code in SHARED else face.reason_facts(each)
        alike: Hashable = place
        if each.code in face.alternatives:
            alike = each.code, frozenset(each.facts.items() - {("seat", each.facts["seat"])})
        groups.setdefault(alike, []).append((each, facts))
    return [
        (group[0][0], {**group[0][1], "who": Listed([facts["who"] for _, facts in group], True)})
        if len(group) > 1
        else group[0]
        for group in groups.values()
    ]


def told_of(face: Face[Any, Any], words: Noun, mover: Seat | None) -> Line:
    """Return words on a move. If its `mover` is not the reader, the words and those filled in have
    the form that names the mover in place of "you", where there is one."""
    company = face.company
    if mover is None or mover == company.reader:
        return company.say.named(words)
    return company.say.named(_theirs(company, words, mover))


def _theirs(company: Company, words: Noun, mover: Seat) -> Noun:
    form = f"{words.key}.theirs"
    facts = {
        name: _theirs(company, fact, mover) if isinstance(fact, Noun) else fact
        for name, fact in words.facts.items()
    }
    facts["mover"] = company.who(mover)
    return words._replace(key=form if company.say.has(form) else words.key, facts=facts)


def _promise(
    face: Face[Any, Any], view: Any, prospect: Prospect[Any], mixed: bool, most: float
) -> Line:
    """Return the worth of a choice. If the best play is `mixed`, the choice's share of it in
    percent follows, unless that rounds to 0. If it is this choice alone, or begins with it, though
    another promises the `most`, it is called the safer one: the worth supposes what the others
    likely do, and they may do something else."""
    say = face.company.say
    share = Span(face.promise(view, prospect.worth), "strong")
    chance = _percent(prospect)
    if mixed and chance:
        return line(share, " ", Span(say("hint.chance", chance=chance), "dim"))
    if not mixed and most - prospect.worth >= TELLING:
        return line(share, " ", Span(say("hint.safer"), "dim"))
    return (share,)


def _percent(prospect: Prospect[Any]) -> int:
    """Return how often of 100 times a choice is made, 0 if that is not known."""
    return round(100 * (prospect.chance or 0.0))
