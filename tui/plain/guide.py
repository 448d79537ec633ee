"""The answers to the orders that can be typed at any question: where things stand, what a word
means, what can be typed."""

from typing import Final

from engine.game import LEVELS
from tui.plain.orders import ORDERS, Order, order_words
from tui.plain.teller import CELLS, Teller
from tui.render.prose import set_text
from tui.render.topics import Explained, named
from tui.session.robots import level_name
from tui.session.strength import level_of
from tui.words.catalogue import rules_of
from tui.words.prose import Section, item, referring
from tui.words.search import folded
from tui.words.spans import sentence, text_of

PASSAGES: Final = 3
"""The most passages of the rules that answer a word."""

INDENT: Final = "   "
"""The indent of a robot's portrait, under the line with its name."""


class Guide(Teller):
    """A teller that also answers questions; none of them changes the game."""

    def _question(self) -> None:
        """Write what is asked, and what can be chosen."""
        view = self._view
        aloud = self.plain.aloud
        asked = self.face.invited(view) if aloud else self.face.asked(view, view.seat)
        self.paper.put(asked, *self.plain.question(view))

    def _not_understood(self, words: str, how: str) -> None:
        """Say that words mean nothing here, and which would."""
        orders = ", ".join(order_words(self.say))
        self.paper.put(
            self.say("plain.not-understood", words=words),
            how,
            self.say("plain.or-orders", words=orders),
        )

    def obey(self, order: Order) -> None:
        """Carry out an order that only tells something."""
        answers = {
            "hand": self._hand,
            "moves": self._moves,
            "where": self._where,
            "who": self._who,
            "score": self._score,
            "position": self._position,
            "table": self._table,
            "chronicle": self._chronicle,
            "rules": self._rules,
            "help": self._help,
        }
        if order.name == "what":
            self._what(order.about)
        else:
            answers[order.name]()

    def _hand(self) -> None:
        self.paper.put(*(self.plain.hand(self._view) or [self.say.line("plain.no-hand")]))

    def _moves(self) -> None:
        self.paper.put(self.plain.how(self._view))

    def _where(self) -> None:
        self.paper.put(sentence(self.face.where(self._view)))

    def _who(self) -> None:
        """Tell who sits at the table: people, and robots with their level and what they are like,
        or their own name."""
        for seat, player in enumerate(self.live.header.players):
            known = level_of(player.by) in LEVELS
            kind = "human" if player.by == "human" else "robot" if known else "own"
            who, by = self.company.who(seat), level_name(self.say, player.by)
            self.paper.put(self.say.line(f"plain.player.{kind}", who=who, by=by))
            if portrait := self.company.character(self.game.name, seat):
                self.paper.put(INDENT + portrait)

    def _score(self) -> None:
        self.paper.put(*self.plain.scores(self._view))

    def _sections(self) -> tuple[Section, ...]:
        """Return the rules of the game; () after saying that nobody wrote any."""
        sections = rules_of(self.game.name, self.say.language)
        if not sections:
            game = self.say(f"game.{self.game.name}")
            self.paper.put(self.say("plain.no-rules", game=game))
        return sections

    def _rules(self) -> None:
        """Draw the rules; where they tell the keys of a screen, what is typed here instead."""
        signs, typing = self._drawn.company.glyphs, self.plain.typing
        typed = tuple(item(self.say(key)) for key in typing)
        sections = tuple(
            each._replace(pieces=typed)
            if typed and not any(piece.tells for piece in each.pieces)
            else each
            for each in self._sections()
        )
        self.paper.draw(set_text(sections, self.say, signs, CELLS).lines)

    def _what(self, about: str) -> None:
        """Explain the things on the table with this name, or without a name what is happening. If
        there are none, tell the passages of the rules with that word, those that begin with it
        first."""
        if not about and not self.face.topics:
            self.paper.put(self.say("plain.what-what"))
            return
        moment = self._account.newest._replace(view=self._view)
        things = named(self.face, moment, about) if self.face.topics else []
        for thing in _once(things)[:PASSAGES]:
            self.paper.put(sentence(thing.title), thing.words)
        if things:
            return
        sections = self._sections()
        pieces = [piece.words for section in sections for piece in section.pieces]
        texts = [referring(words, sections, self.say).replace("*", "") for words in pieces]
        sought = folded(about)
        found = sorted(
            (text for text in texts if sought in folded(text)),
            key=lambda text: not folded(text).startswith(sought),
        )
        if sections and not found:
            self.paper.put(self.say("plain.what-unknown", words=about))
        for text in found[:PASSAGES]:
            self.paper.put(*map(self.say.grammar.typeset, text.split("\n")))

    def _help(self) -> None:
        self.paper.put(self.plain.how(self._view), self.say("plain.anytime"))
        for order, word in zip(ORDERS, order_words(self.say), strict=True):
            what = self.say(f"plain.{order}")
            self.paper.put(self.say.line("plain.order", word=word, what=what))


def _once(things: list[Explained]) -> list[Explained]:
    """Return the things, but only the first of those whose explanations differ in nothing but
    numbers."""
    letters = ("".join(filter(str.isalpha, text_of(thing.words))) for thing in things)
    first: dict[str, Explained] = {}
    for said, thing in zip(letters, things, strict=True):
        first.setdefault(said, thing)
    return list(first.values())
