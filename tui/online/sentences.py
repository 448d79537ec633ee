"""Sentences on a table on the net."""

from tui.online.messages import Said, Waved
from tui.render.face import Company
from tui.words import Wording
from tui.words.spans import Line, Span


def refusal_sentence(say: Wording, code: str, facts: dict[str, int | str]) -> str:
    """Return the sentence on why a guest is not let in, or a request is refused."""
    why = str(facts.get("why", ""))
    told = (_told(say, f"{kind}.{why}", facts) for kind in ("start", "save"))
    reason = next(filter(None, told), why)
    key = f"online.{code}"
    if not say.has(key):
        return say("online.other", code=code)
    return say(key, **{**facts, "why": reason, "seconds": facts.get("seconds", 1)})


def _told(say: Wording, key: str, facts: dict[str, int | str]) -> str:
    """Return a sentence, "" if there is none or not all of its facts are known."""
    try:
        return say(key, **facts)
    except KeyError:
        return ""


def said_line(company: Company, message: Said | Waved) -> Line:
    """Return the line on words or a sign across the table, with the name of their author."""
    say = company.say
    words = message.text if isinstance(message, Said) else say(f"sign.{message.sign}")
    return say.line("talk.said", who=company.who(message.seat), words=Span(words, "strong"))


def since(seconds: float) -> str:
    """Return a time in seconds as minutes and seconds.

    >>> since(81)
    '1:21'
    """
    minutes, rest = divmod(max(0, int(seconds)), 60)
    return f"{minutes}:{rest:02}"
