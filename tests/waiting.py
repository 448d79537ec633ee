"""How long a person sits at a table without a decision: `python -m tests.waiting [--game GAME]
[--matches N] [--players N] [--rest play|fast|end]`.

No clock: the beats that the table would rest are summed. A hand's end is no decision, though the
table waits for a key there; robots take no time to think here.
"""

import argparse
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from engine.arena.selfplay import forever
from engine.chance import dice
from engine.conductor import Ask, Conductor, Deal, Over, Spare, Think
from engine.game import Setup
from engine.journal import Journal
from engine.registry import GAMES, game_named
from engine.table import Table
from tui.games.registry import card_of, character_of, face_for
from tui.render.face import Company, glyphs
from tui.session.pace import DEALING, OWN, RESTS, Rest, paced, unasked
from tui.settings import BEATS, Settings
from tui.words import Wording

OPTIONS: Final[dict[str, dict[str, Any]]] = {"dalmuti": {"hands": 2}}
"""The options of games whose usual match would take too long to play here."""

PERSON: Final = 0
MEDIAN: Final = 12.0
LONGEST: Final = 25.0
"""What no table may exceed, in seconds at normal speed: the median of the longest stretches, and
any of them."""


def stretches(
    seed: str,
    level: str = "normal",
    players: int = 6,
    rest: Rest = "fast",
    name: str = "dalmuti",
) -> Iterator[float]:
    """Yield the beats before, between and after the person's decisions in a match."""
    game = game_named(name)
    setup = Setup(players, game.options(**OPTIONS.get(name, {})))
    journal: Journal[Any, Any, Any] = Journal(game, setup)
    names = tuple(card_of(name).robots)[:players]
    heard = tuple((seat, character_of(name, names[seat])) for seat in range(1, players))
    company = Company(names, Wording("en"), glyphs(False), voices=heard)
    face = face_for(name, company)
    conductor: Conductor[Any, Any, Any] = Conductor(
        Table(journal, seed),
        [{PERSON}],
        lambda view, shared: face.spared(view, shared, True, Settings().bottles),
    )
    account, bot = conductor.account(0), game.bots[level]
    beats, again = 0.0, False
    while not isinstance(cue := conductor.cues[0], Over):
        told, own = account.last, 0.0
        if isinstance(cue, Deal):
            beats += DEALING
            conductor.deal()
        elif isinstance(cue, Spare):
            frame = unasked(face, account.newest, cue.action, again=again)
            beats, own, again = beats + frame.beats, OWN, True
            conductor.act(cue.action)
        else:
            assert isinstance(cue, Think | Ask)
            if isinstance(cue, Ask):
                yield beats
                beats, own, again = 0.0, OWN, False
            rng = dice(seed, len(journal), cue.seat)
            conductor.act(bot(conductor.table.view(cue.seat), rng, forever))
        if account.last > told:
            *before, last = paced(face, account, account.last, rest)
            beats += sum(frame.beats for frame in before) + max(last.beats - own, 0.0)
    yield beats


def main() -> None:
    """Print the longest stretches and whether they are within the bars."""
    parser = argparse.ArgumentParser(prog="python -m tests.waiting", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="dalmuti")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--rest", choices=RESTS, default="fast")
    wanted = parser.parse_args()
    longest = []
    print("match  decisions  longest wait  all waiting")
    for number in range(1, wanted.matches + 1):
        found = stretches(f"waiting/{number}", "normal", wanted.players, wanted.rest, wanted.game)
        waits = [beats * BEATS["normal"] for beats in found]
        longest.append(max(waits))
        print(f"{number:5}  {len(waits) - 1:9}  {max(waits):10.1f} s  {sum(waits):9.0f} s")
    print(
        f"longest wait: median {median(longest):.1f} s (at most {MEDIAN:g}),",
        f"of all {max(longest):.1f} s (at most {LONGEST:g})",
    )


if __name__ == "__main__":
    main()
