"""A whole game as text: every action, what it changes in the state and in every seat's view, who
is to act and what they may do.

The head says which game it is. Then one paragraph a step:

    # 3
    action 1 {"do":"place","seat":1,"card":4,"column":2}
    seen 0 {"do":"...","seat":1}            only where a seat sees something else than the action,
    seen 2 nothing                          or nothing
    reveals to 0 2                          only where it shows something hidden
    state hands[1]=55 bids[2][1]=8 turn=2   only what changed, as path and new value
    view 0 1 2 all hands[1]=55 ...          likewise; perspectives with equal changes in one line
    to act 2
    legal 2: 42 first | second | third ... last

Step 0 has no action and tells state and views whole; the end has the outcome and the whole state.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.chance import dice, pick
from engine.game import DEALER, EVERYONE, Game, Seat, Setup
from engine.journal import Journal

SHOWN = 3
"""The number of legal actions written out at the head of a list; the last one follows."""

AnyJournal = Journal[Any, Any, Any]


def play(game: Game[Any, Any, Any], setup: Setup, seed: str) -> AnyJournal:
    """Return a game in which every player takes any legal action, without any robot's
    preferences."""
    journal = Journal(game, setup)
    while acting := game.to_act(journal.state):
        rng = dice(seed, len(journal), DEALER)
        seat = pick(acting, rng)
        if seat == DEALER:
            journal.append(game.deal(journal.state, rng))
        else:
            journal.append(pick(game.legal(game.view(journal.state, seat)), rng))
    return journal


def printed(journal: AnyJournal, seed: str) -> str:
    """Return the playthrough of a journal."""
    return "\n".join(_lines(journal, seed)) + "\n"


def actions_in(text: str, game: Game[Any, Any, Any]) -> list[Any]:
    """Return the actions of a playthrough, read as strictly as from a save."""
    decoder = msgspec.json.Decoder(game.actions)
    lines = (line.split(" ", 2) for line in text.splitlines() if line.startswith("action "))
    return [decoder.decode(record) for _, _, record in lines]


def _lines(journal: AnyJournal, seed: str) -> Iterator[str]:
    game, setup = journal.game, journal.setup
    yield f"game {game.name}, rules {game.rules}"
    yield f"seats {setup.seats}"
    yield f"options {_json(setup.options)}"
    yield f"seed {seed}"
    for step, state in enumerate(journal.states):
        yield ""
        yield f"# {step}"
        if step:
            yield from _action(journal, step - 1)
        before = journal.states[step - 1] if step else None
        yield _change("state", before, state)
        yield from _views(game, setup, before, state)
        acting = game.to_act(state)
        yield f"to act {_names(acting) or 'nobody'}"
        for seat in acting:
            if seat != DEALER:
                yield _legal(seat, [*game.legal(game.view(state, seat))])
    yield f"outcome {_json(game.outcome(journal.state))}"
    yield f"state {_json(journal.state)}"


def _action(journal: AnyJournal, step: int) -> Iterator[str]:
    game, state, action = journal.game, journal.states[step], journal.actions[step]
    yield f"action {_name(action.seat)} {_json(action)}"
    for seat in (*range(journal.setup.seats), EVERYONE):
        seen = game.seen(state, action, seat)
        if seen != action:
            yield f"seen {_name(seat)} {'nothing' if seen is None else _json(seen)}"
    seats = [seat for seat in range(journal.setup.seats) if game.reveals(state, action, seat)]
    if seats:
        yield f"reveals to {_names(seats)}"


def _views(game: Game[Any, Any, Any], setup: Setup, before: Any, state: Any) -> Iterator[str]:
    alike: dict[str, list[Seat]] = {}
    for seat in (*range(setup.seats), EVERYONE):
        old = None if before is None else game.view(before, seat)
        alike.setdefault(_change("", old, game.view(state, seat)), []).append(seat)
    for text, seats in alike.items():
        yield f"view {_names(seats)}{text}"


def _change(label: str, before: Any, after: Any) -> str:
    """Return a state or view behind a label: whole if there is none before, else its difference
    from that one."""
    old, new = ({} if it is None else msgspec.to_builtins(it) for it in (before, after))
    old.pop("seat", None)
    new.pop("seat", None)
    if before is None:
        return f"{label} {_json(new)}"
    return " ".join([label, *(_differences("", old, new) if old != new else ["unchanged"])])


def _differences(path: str, old: Any, new: Any) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name in new:
            if old[name] != new[name]:
                yield from _differences(f"{path}.{name}" if path else name, old[name], new[name])
    elif _is_row(old) and _is_row(new) and len(old) == len(new) and _few(old, new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                yield from _differences(f"{path}[{index}]", before, after)
    else:
        yield f"{path}={_json(new)}"


def _is_row(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _few(old: Sequence[Any], new: Sequence[Any]) -> bool:
    """Return whether a row is better shown by its parts than whole: fewer than three changed, or a
    changed one is a row itself."""
    changed = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
    return len(changed) < 3 or any(_is_row(after) for _, after in changed)


def _legal(seat: Seat, actions: list[Any]) -> str:
    spelled = [_json(action) for action in actions]
    if len(spelled) > SHOWN + 1:
        spelled = [" | ".join(spelled[:SHOWN]), spelled[-1]]
        return f"legal {seat}: {len(actions)} {' ... '.join(spelled)}"
    return f"legal {seat}: {len(actions)} {' | '.join(spelled)}"


def _name(seat: Seat) -> str:
    return {DEALER: "dealer", EVERYONE: "all"}.get(seat, str(seat))


def _names(seats: Iterable[Seat]) -> str:
    return " ".join(_name(seat) for seat in seats)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
