"""The face of Dolce Vita: the lines of text for everything that the program shows of it."""

from collections.abc import Sequence

from engine.dolce_vita.actions import Award, Deal, DolceVitaAction, Gather
from engine.dolce_vita.actions import Place as Placing
from engine.dolce_vita.cards import CATEGORIES, COLUMNS, MONEY
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER, Outcome, Seat
from tui.games.dolce_vita.balance import balance
from tui.games.dolce_vita.chronicle import tell
from tui.games.dolce_vita.grid import grid, grid_size
from tui.games.dolce_vita.hand import Placement, hand_height, hand_lines, preview, preview_line
from tui.games.dolce_vita.objects import amount, column_name, short, unit
from tui.games.dolce_vita.proposal import briefly, proposal, reason_facts, standing
from tui.games.dolce_vita.remarking import occasions
from tui.games.dolce_vita.sample import sample
from tui.games.dolce_vita.scene import scene
from tui.games.dolce_vita.standings import leaders, standings_panel, standings_rows
from tui.games.dolce_vita.topics import TOPICS, event, facts, now
from tui.render.face import Chapter, Face, Moment, told_by
from tui.render.places import Place, lighted, places, sitting
from tui.render.scene import in_signs, within
from tui.words.spans import BLANK, Line, Span, fit, left, line, right
from tui.words.spans import width as cells_of


class DolceVitaFace(Face[DolceVitaView, DolceVitaAction]):
    """Dolce Vita for one company; see tui.render.face.Face."""

    game = "dolce-vita"
    great = (Placing, Award, Gather)
    topics = TOPICS
    alternatives = frozenset({"unless", "unless-tied", "unless-lifted", "would-pass", "would-tie"})
    landmarks = (Deal, Gather, Award)

    now = staticmethod(now)
    event = staticmethod(event)
    facts = told_by(facts)
    tell = told_by(tell)
    occasions = told_by(occasions)
    scene = told_by(scene)
    reason_facts = told_by(reason_facts)
    standing = told_by(standing)
    balance = told_by(balance)
    sample = told_by(sample)

    def round(self, view: DolceVitaView) -> Line:
        """See Face."""
        return self.company.say.line("dv.round", round=view.round, rounds=view.rounds)

    def within_round(self, view: DolceVitaView) -> Line:
        """Return the player who began the round."""
        began = self.company.who(view.first) if view.columns else ()
        return self.company.say.line("dv.begins", who=began) if began else ()

    def asked(self, view: DolceVitaView, me: Seat | None) -> Line:
        """Return whose turn it is, or what the dealer does."""
        say = self.company.say
        if not view.waiting:
            return say.line("dv.asked.over")
        seat = view.waiting[0]
        if seat != DEALER:
            key = "dv.asked.place" if seat == me else "dv.asked.wait"
            return say.line(key, who=self.company.who(seat))
        if not view.columns:
            return say.line("dv.dealing")
        if view.awarded == COLUMNS:
            return say.line("dv.asked.gather")
        return say.line("dv.asked.award", column=column_name(view.awarded))

    def table(
        self,
        moment: Moment,
        width: int,
        height: int,
        choice: Placement | None = None,
        said: Line | None = None,
    ) -> list[Line]:
        """Return the grid, and under it the seat's own cards.

        While a choice is wanted, the last line says what it would do; otherwise, what has just
        happened.
        """
        view: DolceVitaView = moment.view
        seats, asking = len(view.hands), choice is not None and view.seat in view.waiting
        choice = choice if choice is not None and asking else Placement()
        said = BLANK if asking else self.still(moment).said if said is None else said
        longest = max(cells_of(name) for name in self.company.names)
        size = grid_size(width, height - 2, seats, self.company.cards, longest)
        margin = " " * (max(width - size.width, 0) // 2)
        said = within(width - len(margin) - 2, said, in_signs(said))
        spare = height - size.height(seats)
        if view.seat < 0 or (spare < 2 and not asking):
            under = [said]
        else:
            rows = hand_height(spare, self.company.cards)
            under = hand_lines(self.company, view, choice if asking else None, size.label, rows)
            under += [BLANK] * (rows > 1 and spare > rows + 2)
            sentence = said
            if asking:
                sentence = preview_line(self.company, view, choice, size.width - 1)
            fits = size.label + cells_of(sentence) <= size.width
            under.append(line(" " * (size.label if fits else 1), *sentence))
        lit = places(said)
        lines = grid(self.company, moment, size, choice.column, preview(view, choice), lit)
        lines = lighted(lines, sitting(lit))
        spare -= len(under)
        above = [BLANK] * (spare // 3)
        between = [BLANK] * min(spare - len(above), 2)
        return [fit(line(margin, *spans), width) for spans in above + lines + between + under]

    def standings(self, moment: Moment, width: int) -> list[Line]:
        """Return every player's goods by category, money and sum."""
        if width < 60:
            return standings_panel(self.company, moment, width)
        return standings_rows(self.company, moment, width)

    def chapter(
        self, before: DolceVitaView, action: DolceVitaAction, after: DolceVitaView
    ) -> Chapter | None:
        """Return a chapter for a round, None for other actions."""
        if isinstance(action, Deal | Gather):
            return Chapter(self.company.say("dv.tell.round", round=after.round))
        return None

    def decisive(
        self, before: DolceVitaView, action: DolceVitaAction, after: DolceVitaView
    ) -> bool:
        """Return True for an award after which another player has the greatest fortune."""
        return isinstance(action, Award) and leaders(before) != leaders(after)

    def leaders(self, view: DolceVitaView) -> set[Seat]:
        """See Face."""
        return leaders(view)

    def proposal(self, view: DolceVitaView, action: DolceVitaAction) -> Line:
        """See Face."""
        return proposal(self.company, action)

    def briefly(self, view: DolceVitaView, action: DolceVitaAction) -> Line:
        """See Face."""
        return briefly(self.company, action)

    def touched(self, action: DolceVitaAction) -> Sequence[Place]:
        """Return the card and the column."""
        assert isinstance(action, Placing)
        return ("card", action.card), ("column", action.column)

    def spared(self, view: DolceVitaView, shared: bool, automatic: bool, bottles: str) -> None:
        """Return None, because every placement is a choice."""

    def result(self, view: DolceVitaView, outcome: Outcome) -> list[Line]:
        """Return places and sums, the winner first, with the goods of each."""
        company = self.company
        cells = max(len(name) for name in company.names) + 2
        head = line(
            Span(right(unit(company), 4 + cells - 1) + " ", "dim"),
            *(
                Span(right(short(company, kind), 4), f"good-{kind}")
                for kind in (*CATEGORIES, MONEY)
            ),
        )
        lines = [head]
        for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
            goods = view.goods[seat]
            worth = [goods[kind - 1] for kind in CATEGORIES]
            worth.append(view.money[seat][0] + 2 * view.money[seat][1])
            lines.append(
                line(
                    Span(f"{outcome.places[seat]}.  ", "strong"),
                    Span(
                        left(f"{company.glyphs.seats[seat]} {company.names[seat]}", cells),
                        f"seat-{seat}",
                        ("seat", seat),
                    ),
                    *(
                        Span(
                            right(str(n) if n else company.glyphs.dot, 4),
                            f"good-{k}" if n else "faint",
                        )
                        for k, n in enumerate(worth, 1)
                    ),
                    Span(right(amount(company, outcome.scores[seat]), 12), f"seat-{seat} sum"),
                )
            )
        return lines

    def score(self, points: int) -> str:
        """Return a fortune in full."""
        return amount(self.company, points)

    tally = score

    def course(self, views: Sequence[DolceVitaView]) -> tuple[str, list[list[int]]]:
        """Return the title and every player's fortune at the end of each round."""
        seats = range(len(views[-1].hands))
        ends = [v for v in views if v.columns and v.awarded == COLUMNS]
        series = [[0, *(fortune(v.goods[s], v.money[s]) for v in ends)] for s in seats]
        return self.company.say("dv.chart"), series
