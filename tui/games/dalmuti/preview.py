"""The words under the hand: what can be picked, or what is picked and what the keys do with it."""

from engine.dalmuti.actions import Gift, Play, Send
from engine.dalmuti.dealing import receivers
from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti.naming import brief, cards_in_words, played, some, text_role
from tui.games.dalmuti.picking import Pick, action, choosing, may_call, owed, plays
from tui.render.face import Company
from tui.words.spans import Line, Span, cut, line, sentence, spread, width, wrap


def preview_lines(company: Company, view: DalmutiView, pick: Pick, cells: int) -> list[Line]:
    """Return the sentence and the buttons that can be pressed now, side by side.

    A sentence on what can turn the hand is never cut: where there is no room beside the buttons, it
    stands above them.
    """
    asked = choosing(view)
    sentences = {"play": _play, "gift": _gift, "revolution": _revolution, "send": _send}
    forms, buttons = sentences[asked](company, view, pick)
    if pick.remark:
        forms = [(Span(pick.remark, "loss"),)]
    room = cells - width(buttons) - 2
    fitting = sentence(next((form for form in forms if width(form) <= room), forms[-1]))
    turning = asked in ("revolution", "send") or pick.answer == "revolution"
    if turning and width(fitting) > room:
        return [*wrap(fitting, cells), spread((), buttons, cells, company.glyphs.ellipsis)]
    return [spread(fitting, buttons, cells, company.glyphs.ellipsis)]


def _button(company: Company, key: str, cap: str, target: object, roles: str = "card can") -> Line:
    say = company.say
    text = say(key, key=say.key_of("dalmuti.commit", cap)) if cap else say(key)
    return (Span(" "), Span(f" {text} ", roles, target))


def _commit(company: Company, key: str) -> Line:
    return _button(company, key, "cap.enter", ("commit", 0), "cursor")


def _play(company: Company, view: DalmutiView, pick: Pick) -> tuple[list[Line], Line]:
    say, made = company.say, action(view, pick)
    leads = view.table.top is None
    passing = () if leads else _button(company, "da.button.pass", "", ("pass", 0))
    if pick.answer == "pass":
        return [say.line("da.choose.pass.again")], _commit(company, "da.button.confirm")
    if not isinstance(made, Play):
        key = "lead" if leads else "beat" if plays(view) else "pass"
        return [say.line(f"da.choose.{key}")], passing
    short = Span(brief(company, made), text_role(made.rank))
    names = (played(made, ranked=True), played(made), short)
    forms = [say.line("da.play", play=each) for each in names]
    number = _number(company) if leads and len(_numbers(view, made)) > 1 else ()
    return forms, line(number, _commit(company, "da.button.play"), passing)


def _numbers(view: DalmutiView, made: Play) -> set[int]:
    return {play.count + play.jesters for play in plays(view) if play.rank == made.rank}


def _number(company: Company) -> Line:
    """Return the buttons for one card fewer and one more, which are the arrows."""
    fewer, more = (
        Span(f" {sign} ", "card can", ("more", by))
        for sign, by in ((company.glyphs.down, -1), (company.glyphs.up, 1))
    )
    return (fewer, Span(" "), more, Span(f" {company.say('key.da.more')} ", "dim"))


def _gift(company: Company, view: DalmutiView, pick: Pick) -> tuple[list[Line], Line]:
    say, made, due = company.say, action(view, pick), owed(view)
    assert due is not None
    who = company.who(due[0])
    call: Line = ()
    if pick.answer == "revolution":
        return [say.line("da.call")], _commit(company, "da.button.confirm")
    if may_call(view):
        call = _button(company, "da.button.revolution", "", ("answer", "revolution"))
    if isinstance(made, Gift):
        ranked, cards = cards_in_words(made.cards, ranked=True), cards_in_words(made.cards)
        return [
            say.line("da.choose.gift.ready", cards=ranked, who=who),
            say.line("da.choose.gift.ready", cards=cards, who=who),
            say.line("da.play", play=ranked),
        ], line(_commit(company, "da.button.give"), call)
    given = str(len(pick.given))
    return [say.line("da.choose.gift", n=due[1], who=who, given=given)], call


def _revolution(company: Company, view: DalmutiView, pick: Pick) -> tuple[list[Line], Line]:
    say = company.say
    greater = view.seat == view.match.order[-1]
    call, decline = (
        _button(company, f"da.button.{answer}", "", ("answer", answer))
        for answer in ("revolution", "decline")
    )
    asked = "da.choose.revolution"
    if pick.answer == "revolution":
        asked, call = "da.call", _commit(company, "da.button.confirm")
    elif pick.answer == "decline":
        decline = _commit(company, "da.button.decline.picked")
    return [say.line(f"{asked}.greater" if greater else asked)], line(call, decline)


def _send(company: Company, view: DalmutiView, pick: Pick) -> tuple[list[Line], Line]:
    slip = view.match.slip
    assert slip is not None
    buttons: Line = ()
    for to, key in zip(receivers(view.match), ("meant", "peon"), strict=True):
        roles = "cursor" if pick.to == to else "card can"
        who = cut(company.names[to], 14, company.glyphs.ellipsis)
        text = company.say(f"da.button.{key}", who=f"{company.glyphs.seats[to]} {who}")
        buttons = (*buttons, Span(" "), Span(f" {text} ", roles, ("to", to)))
    if isinstance(action(view, pick), Send):
        buttons += _commit(company, "da.button.give")
    meant = company.who(slip.meant)
    return [company.say.line("da.choose.send", card=some(slip.rank, 1), who=meant)], buttons
