"""Words of the replay."""

from typing import Final

WORDS: Final = {
    "look_back.waits": "looking back: the game waits",
    "key.look_back": "look back",
    "key.look_back.help": (
        "Step through what you have seen of the game so far, and come back to the table."
    ),
    "key.to_table": "to the table",
    "key.to_table.help": "Back to the game, which stands as you left it.",
    "replay.where": "entry {step} of {last}",
    "replay.go": "go to entry {step}",
    "secret.unfinished": (
        "The game is not over: until then it is shown only as its player sees it, and not at all "
        "if several people play it."
    ),
    "replay.open": "all hands open",
    "replay.bystander": "what everyone knows",
    "replay.seen-by": "seen by {who}",
    "key.previous": "entry back",
    "key.previous.help": "One entry back.",
    "key.next": "entry",
    "key.next.help": "One entry on or back.",
    "key.autoplay": "run",
    "key.autoplay.help": "Let the replay run by itself, or stop it.",
    "cap.chapters": "PgUp/Dn",
    "key.chapter.back": "chapter back",
    "key.chapter.back.help": "Back to where a round, trick or sharing began.",
    "key.chapter.on": "chapter",
    "key.chapter.on.help": "To where a round, trick or sharing begins, back or on.",
    "key.part.back": "part back",
    "key.part.back.help": "Back to where a round or a hand began.",
    "key.part.on": "part on",
    "key.part.on.help": "On to where the next round or hand begins.",
    "key.decision.back": "move back",
    "key.decision.back.help": (
        "Back to the last move of whoever you look from; of anybody when all hands are open."
    ),
    "key.decision.on": "moves",
    "key.decision.on.help": (
        "To a move of whoever you look from, back or on; of anybody when all hands are open."
    ),
    "key.mark.back": "mark back",
    "key.mark.back.help": "Back to the mark before on the timeline.",
    "key.mark.on": "mark",
    "key.mark.on.help": (
        "To the next mark on the timeline: the game turned, a move was taken back, a note."
    ),
    "key.first": "beginning",
    "key.first.help": "To the beginning of the game.",
    "key.last": "ends",
    "key.last.help": "To the beginning or the end of the game.",
    "key.faster": "faster",
    "key.faster.help": "Let the replay run faster.",
    "key.slower": "slower",
    "key.slower.help": "Let the replay run slower.",
    "key.perspective": "whose view",
    "key.perspective.help": "See the game with the next player’s eyes, or with all hands open.",
    "key.what_if": "what if",
    "key.what_if.help": "Try moves from this entry at any seat. The saved game stays as it is.",
    "what_if.from": "What if … from entry {step}",
    "what_if.about": (
        "Whose moves do you want to try? Robots play at the other seats. Nothing you try touches "
        "the saved game; you may keep it as a new one."
    ),
    "what_if.all": "All seats",
    "what_if.all.more": "you play them all",
    "what_if.title": "what if",
    "what_if.guessed": "what if · hidden cards guessed",
    "what_if.keep": "keep",
    "what_if.keep.help": "Keep what you tried as a new save that names this game and entry.",
    "what_if.kept": "Kept as {file}",
    "what_if.leave": "to the replay",
    "what_if.leave.help": "Drop what you tried and go back to the replay.",
    "about.WhatIfScreen": (
        "Moves tried from an entry of a replay. Whatever was tried can be taken back. In a game "
        "that is still played, cards that you cannot know are guessed, and chance is another: "
        "trying tells nothing of them."
    ),
    "about.WhatIfSeatsScreen": (
        "Choose whose moves you try. Robots of the levels of the game play the others."
    ),
    "key.digit": "entry number",
    "key.digit.help": "Type the number of an entry, then Enter.",
    "key.go": "go there",
    "key.go.help": "Go to the entry typed.",
    "key.rub_out": "rub out",
    "key.rub_out.help": "Take the last digit back.",
    "key.leave_replay": "close",
    "key.leave_replay.help": "Close the replay.",
}
