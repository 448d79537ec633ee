"""Words of the replay."""

from typing import Final

WORDS: Final = {
    "look_back.waits": "looking back · game paused",
    "key.look_back": "look back",
    "key.look_back.help": (
        "Step through what you have seen of the game so far, then return to the table."
    ),
    "key.to_table": "to the table",
    "key.to_table.help": "Return to the game exactly as you left it.",
    "replay.where": "step {step} of {last}",
    "replay.go": "go to step {step}",
    "secret.unfinished": (
        "This game is not over. Until it is, you can see it only as its player does, and not at "
        "all if several people play it."
    ),
    "replay.open": "all hands visible",
    "replay.bystander": "public information only",
    "replay.seen-by": "seen by {who}",
    "key.previous": "previous step",
    "key.previous.help": "Go one step back.",
    "key.next": "step",
    "key.next.alone": "next step",
    "key.next.help": "Go one step forward.",
    "key.autoplay": "play",
    "key.autoplay.help": "Play the replay automatically.",
    "key.halt": "pause",
    "key.halt.help": "Pause the replay at this step.",
    "cap.chapters": "PgUp/Dn",
    "key.chapter.back": "previous chapter",
    "key.chapter.back.dolce-vita": "previous round",
    "key.chapter.back.dolores": "previous split",
    "key.chapter.back.dalmuti": "previous trick",
    "key.chapter.back.help": "Go back to the start of a round, trick or split.",
    "key.chapter.back.help.dolce-vita": "Go back to the start of a round.",
    "key.chapter.back.help.dolores": "Go back to the start of a split.",
    "key.chapter.back.help.dalmuti": "Go back to the start of a hand or trick.",
    "key.chapter.on": "chapter",
    "key.chapter.on.alone": "next chapter",
    "key.chapter.on.dolce-vita": "round",
    "key.chapter.on.dolores": "split",
    "key.chapter.on.dalmuti": "trick",
    "key.chapter.on.alone.dolce-vita": "next round",
    "key.chapter.on.alone.dolores": "next split",
    "key.chapter.on.alone.dalmuti": "next trick",
    "key.chapter.on.help": "Go to the start of the next round, trick or split.",
    "key.chapter.on.help.dolce-vita": "Go to the start of the next round.",
    "key.chapter.on.help.dolores": "Go to the start of the next split.",
    "key.chapter.on.help.dalmuti": "Go to the start of the next hand or trick.",
    "key.part.back": "previous hand",
    "key.part.back.help": "Go back to the start of a hand.",
    "key.part.on": "next hand",
    "key.part.on.help": "Go to the start of the next hand.",
    "key.decision.back": "previous move",
    "key.decision.back.help": (
        "Jump to the previous move of the player whose view you see, or of any player when "
        "all hands are visible. In a review, to the position before that move."
    ),
    "key.decision.on": "moves",
    "key.decision.on.alone": "next move",
    "key.decision.on.help": (
        "Jump to the next move of the player whose view you see, or of any player when all "
        "hands are visible. In a review, to the position before that move."
    ),
    "key.mark.back": "previous mark",
    "key.mark.back.help": (
        "Jump to the previous mark on the timeline. See {@replay.mark(1):M} for what counts as a "
        "mark."
    ),
    "key.mark.on": "next mark",
    "key.mark.on.help": (
        "Jump to the next mark on the timeline: a new leader, an undone move, a note, a branch or "
        "tried moves, or the step before a mistake or blunder."
    ),
    "key.first": "start",
    "key.first.help": "Jump to the start of the game.",
    "key.last": "end",
    "key.last.help": "Jump to the end of the game.",
    "key.faster": "faster",
    "key.faster.help": "Play the replay faster.",
    "key.slower": "slower",
    "key.slower.help": "Play the replay more slowly.",
    "key.perspective": "view",
    "key.perspective.help": "Switch to the next player’s view, or show all hands.",
    "branch.child": "branch from this step: {file}",
    "branch.child.at": "branch from step {n}: {file}",
    "branch.parent": "branched from {file}",
    "branch.parent.at": "branched from {file} at step {n}",
    "key.branch": "branch",
    "key.branch.help": (
        "Open the saved game that branches from this step, or the one this game branched from."
    ),
    "key.variation": "tried moves",
    "key.variation.help": (
        "Open the moves that were tried from this step and kept, and continue from the "
        "last of them."
    ),
    "key.variation.drop": "delete moves",
    "key.variation.drop.help": (
        "Delete the tried moves at this step from the saved game. {@replay.keep_variation:U} "
        "restores them."
    ),
    "key.variation.again": "restore moves",
    "key.variation.again.help": "Restore the moves that were deleted last.",
    "variation.tried": "tried: {moves}",
    "what_if.finish": "robots play on",
    "what_if.finish.help": (
        "Let robots play everyone’s moves (the strongest robot plays yours) until the round or "
        "hand is over. {@what_if.take_back:U} undoes your moves, the last first."
    ),
    "what_if.finish.help.dolce-vita": (
        "Let robots play everyone’s moves (the strongest robot plays yours) until the round is "
        "over. {@what_if.take_back:U} undoes your moves, the last first."
    ),
    "what_if.finish.help.dolores": (
        "Let robots play everyone’s moves (the strongest robot plays yours) until the split is "
        "over. {@what_if.take_back:U} undoes your moves, the last first."
    ),
    "what_if.finish.help.dalmuti": (
        "Let robots play everyone’s moves (the strongest robot plays yours) until the hand is "
        "over. {@what_if.take_back:U} undoes your moves, the last first."
    ),
    "what_if.vary": "add to game",
    "what_if.vary.help": (
        "Add the moves you tried to the saved game, beside what was played. The log of the replay "
        "shows them."
    ),
    "what_if.unvary": "remove from game",
    "what_if.unvary.help": "Remove the moves you tried from the saved game.",
    "what_if.varied": "The saved game now holds the moves you tried, at step {step}.",
    "what_if.unvaried": "The moves you tried are no longer in the saved game.",
    "key.what_if": "what if",
    "key.what_if.help": (
        "Try other moves from this step, at any seat. The saved game does not change unless you "
        "press {@what_if.vary:Y} there to add what you tried."
    ),
    "what_if.from": "What if… from step {step}",
    "what_if.about": (
        "Whose moves do you want to make? Robots play the other seats. What was played does not "
        "change; you can add what you try to the saved game, or save it as a new game."
    ),
    "what_if.all": "All seats",
    "what_if.all.more": "you play every seat",
    "what_if.title": "What if",
    "what_if.guessed": "What if · hidden cards guessed",
    "what_if.keep": "save as new",
    "what_if.keep.help": "Save what you tried as a new game that branches from this step.",
    "what_if.kept": "Saved as a new game: {file}",
    "what_if.kept.on": "Saved as a new game: {file}. You are playing it now.",
    "what_if.leave": "back to replay",
    "what_if.leave.help": (
        "Return to the replay. What you tried and did not add or save is discarded."
    ),
    "about.WhatIfScreen": (
        "Try moves from one step of a replay. You can undo everything you try. In a "
        "finished game, pressing {@what_if.hint:H} and then {@what_if.follow:Enter} "
        "plays the best robot’s move for you, as often as you like. If the game is still "
        "going on, cards you cannot see are guessed and whatever is random is drawn "
        "anew, so you learn no secrets."
    ),
    "about.WhatIfSeatsScreen": (
        "Choose whose moves you want to make. Robots play the other seats, at the levels of this "
        "game."
    ),
    "key.digit": "step number",
    "key.digit.help": "Type a step number, then press {@replay.go:Enter}.",
    "key.go": "go there",
    "key.go.help": "Go to the step you typed.",
    "key.drop_number": "clear",
    "key.drop_number.help": "Clear the number you have typed.",
    "key.delete_digit": "delete",
    "key.delete_digit.help": "Delete the last digit.",
    "key.leave_replay": "close",
    "key.leave_replay.help": "Close the replay.",
}
