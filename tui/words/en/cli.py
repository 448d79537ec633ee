"""The words of the command line: help, errors, and what its commands print.

Templates under `argparse.` are filled by argparse with `%`.
"""

from typing import Final

WORDS: Final = {
    # What argparse says by itself
    "argparse.usage": "usage: ",
    # Headings, after which argparse sets a colon
    "argparse.positional": "arguments",
    "argparse.options": "options",
    "argparse.argument": "%(argument_name)s: %(message)s",
    "argparse.unrecognized": "unknown option or argument: %s",
    "argparse.explicit": "this option takes no value (“%s”)",
    "argparse.required": "missing: %s",
    "argparse.one": "a value is missing",
    "argparse.choice": "there is no “%(value)s” (choose from %(choices)s)",
    "argparse.choice.by": "there is no group “%(value)s” (choose from %(choices)s)",
    "argparse.choice.lang": "there is no language “%(value)s” (choose from %(choices)s)",
    "argparse.command": "there is no command “%(value)s” (choose from %(choices)s)",
    "argparse.command.meant": (
        "there is no command “%(value)s”; did you mean “%(meant)s”? (Commands: %(choices)s)"
    ),
    "argparse.before": (
        "there is no option “%(option)s” before a command; if a command has it, put it after that "
        "command (the options: ludotheque --help)"
    ),
    "argparse.option": "unknown option: %(option)s",
    "argparse.option.meant": "unknown option: %(option)s (did you mean %(meant)s?)",
    "argparse.conflict": "cannot be used together with %s",
    # Help
    "cli.about": (
        "Play Dolce Vita, Dolorès and Der Große Dalmuti in a terminal. Without a command, "
        "Ludothèque opens its home screen."
    ),
    "cli.more": "Run “ludotheque COMMAND --help” for help on a command.",
    "cli.examples": "examples:",
    "cli.example.evening": "evening",
    "cli.example.mended": "mended",
    "cli.example.rainy": "Rainy day",
    "cli.commands": "commands",
    "cli.everywhere": "global options",
    "cli.command": "COMMAND",
    "cli.game": "GAME",
    "cli.file": "FILE",
    "cli.meta.name": "NAME",
    "cli.meta.folder": "DIR",
    "cli.meta.pair": "NAME=VALUE",
    "cli.meta.seat": "SEAT|all",
    "cli.meta.level": "LEVEL",
    "cli.usage": (
        "%(prog)s [--lang {languages}] [--theme NAME] [--saves DIR] [--ascii]\n"
        "                  [--plain] [COMMAND ...]"
    ),
    "cli.help.help": "show this help and exit",
    "cli.help.version": "show the version and exit",
    "cli.help.lang": "language (default: from the settings)",
    "cli.help.theme": "colour theme (default: from the settings)",
    "cli.help.saves": "folder for saved games (default: one in your data folder)",
    "cli.help.ascii": "draw with ASCII characters only",
    "cli.help.plain": (
        "play line by line, without a full-screen display: for screen readers and simple terminals"
    ),
    "cli.help.file": "a saved game: a path, or the name of a file in the folder of saved games",
    "cli.help.files": (
        "saved games: paths, or names of files in the folder of saved games (default: all in it)"
    ),
    "cli.help.players": "number of players (default: {usual}, or as many as you name with --seat)",
    "cli.help.players.host": "number of players (default: {usual})",
    "cli.help.players.robots": (
        "number of players (default: {usual}, or the number of robots in --bots, if more than two)"
    ),
    "cli.help.seed": "random seed: the same seed deals the same cards (default: a new one)",
    "cli.help.option": "set an option of the game (default: see below); can be repeated",
    "cli.help.seat": (
        "who takes the next seat: NAME for a person, NAME=LEVEL for a robot, such as Anna=hard "
        "(default: a person); can be repeated. Robots fill the remaining seats; if no named "
        "player is human, you take one of those seats."
    ),
    "cli.help.robots": (
        "levels of the robots in the remaining seats, one for all or one per seat (default: "
        "normal). Levels, weakest first: {levels}. master@10 plays out at most 10 "
        "continuations per move (by default: 5000 in Dolce Vita, 1200 in Der Große Dalmuti, "
        "24 in Dolorès); the level “equals” (“at your level” in the new game form) plays "
        "about as well as you, judging by your results so far."
    ),
    "cli.help.step.first": "step to show, from 0 to the last (default: the first)",
    "cli.help.step.last": "step to show, from 0 to the last (default: the last)",
    "cli.help.seen-by": (
        "whose view to show: a seat number from 1, a player’s name, or “all” for every hand "
        "(default: that of the first human player; “all” if only robots play)"
    ),
    "cli.help.seen-by.export": (
        "whose view to export: a seat number from 1, a player’s name, or “all” for every hand "
        "(default: “all” if no hand has to stay hidden, as in a finished game; otherwise that of "
        "the human player)"
    ),
    "cli.help.whose-mistakes": (
        "whose costly moves to print: a seat number from 1, a player’s name, or “all” (default: "
        "all)"
    ),
    "cli.help.json": "print JSON, for other programs",
    "cli.help.games": "number of games (default: {games})",
    "cli.help.bots": (
        "robot levels: one for all seats, one per seat, or two (one robot of the first against a "
        "table full of the second) (default: normal). Levels, weakest first: {levels}."
    ),
    "cli.help.out": "save every game in this folder (default: save none)",
    "cli.play": "start a game",
    "cli.play.usage": (
        "%(prog)s GAME [--players N] [--seat NAME[=LEVEL]]...\n"
        "                       [--bots LEVEL,...] [--seed S] [--option NAME=VALUE]..."
    ),
    "cli.resume": "continue a game (default: the last unfinished one)",
    "cli.resume.usage": "%(prog)s [FILE]",
    "cli.replay": "step through a saved game",
    "cli.replay.usage": "%(prog)s FILE [--step N] [--seat SEAT|all]",
    "cli.saves": "list the saved games",
    "cli.saves.usage": "%(prog)s [--json]",
    "cli.saves.about": (
        "For speed, only the beginning and the end of each file are read, so a file damaged in "
        "between is listed as if it were whole; “verify” checks all of it."
    ),
    "cli.verify": "check saved games for damage",
    "cli.verify.usage": "%(prog)s [FILE...]",
    "cli.repair": "recover the intact part of a damaged saved game",
    "cli.repair.usage": "%(prog)s FILE -o NEW",
    "cli.help.output": "the new file (must not exist yet)",
    "cli.meta.new": "NEW",
    "cli.show": "print the table of a saved game as plain text",
    "cli.show.usage": "%(prog)s FILE [--step N] [--seat SEAT|all] [--review]",
    "cli.help.review": "also print what the review says of the step",
    "cli.show.no-review": "this game has no review yet; to make one: ludotheque review {file}",
    "cli.show.unusable": (
        "the review saved with this game is damaged or of another version; to make it anew: "
        "ludotheque review {file}"
    ),
    "cli.show.stopped": (
        "the review of this game is not complete yet; to complete it: ludotheque review {file}"
    ),
    "cli.review": (
        "print the costly moves of a finished game; the first time can take half an hour"
    ),
    "cli.review.usage": "%(prog)s FILE [--seat SEAT|all] [--json]",
    "cli.review.begins": "the game is being reviewed; this can take half an hour",
    "cli.review.unfinished": (
        "only a finished game can be reviewed; to play on: ludotheque resume FILE"
    ),
    "cli.review.stopped": "the review was interrupted; the same command goes on from there",
    "cli.review.step": "After step",
    "cli.review.costs": (
        "Costs: percentage points of the chance of winning; ± is the margin of error."
    ),
    "cli.review.costs.dalmuti": "Costs: places in the hand, on average; ± is the margin of error.",
    "cli.review.see": "To see the table before the costliest move: {command}",
    "cli.review.player": "Player",
    "cli.review.move": "Move",
    "cli.review.better": "Better",
    "cli.review.cost": "Cost",
    "cli.simulate": "let robots play against one another",
    "cli.simulate.about": (
        "With the default number of games, the weaker robots take less than a minute, the "
        "strongest many minutes or even hours. ± is the margin of error."
    ),
    "cli.simulate.usage": (
        "%(prog)s GAME [--players N] [--games G] [--bots LEVEL,...]\n"
        "                  [--seed S] [--option NAME=VALUE]... [--out DIR] [--json]"
    ),
    "cli.options-of": "options of {game}:",
    "cli.bounds.two": "{least} or {most}",
    "cli.bounds": "{least} to {most}",
    "cli.option": "{question}: {allowed} (default:\N{NO-BREAK SPACE}{usual})",
    # How a switch is written; the first word is shown
    "cli.typed.on": "yes on true 1",
    "cli.typed.off": "no off false 0",
    # Wrong usage
    "cli.bad.game": "there is no game “{word}” (choose from {games})",
    "cli.bad.whole": "“{word}” must be a whole number from {least} to {most}",
    "cli.bad.least": "“{word}” must be a whole number, {least} or more",
    "cli.bad.name": "this name has no printable characters",
    "cli.bad.level": "there is no level “{word}” (choose from {levels})",
    "cli.bad.seed": "a seed must have 1 to {limit} printable characters",
    "cli.bad.pair": "“{word}” must have the form NAME=VALUE",
    "cli.bad.option": "{game} has no option “{word}” (choose from {options})",
    "cli.bad.value": "{option} cannot be “{word}” (choose from {allowed})",
    "cli.bad.theme": "there is no theme “{word}” (choose from {themes})",
    "cli.bad.seats": (
        "{named} seats were named, but there are only {players} players: raise --players or name "
        "fewer"
    ),
    "cli.bad.bots": "--bots: {named} levels for {players} players; name one, two, or one per seat",
    "cli.bad.robots": (
        "--bots: {named} levels for {left} {left:seat; name one|seats; name one for all of them, "
        "or one per seat}"
    ),
    "cli.bad.step": "the game has no step {step} (0 to {last})",
    "cli.bad.viewer": "there is no player “{word}” (choose from {seats}, a player’s name, or all)",
    # Games that cannot begin
    "start.unknown-game": "There is no game “{game}”.",
    "start.wrong-seats": "The game takes {least} to {most} players, not {players}.",
    "start.no-name": "Seat {seat} has no name. Enter one.",
    "start.same-name": "Two players are called {who}. Names must differ.",
    "start.no-such-level": "The game has no “{level}” robot (choose from {levels}).",
    "start.bad-seed": "A seed can have at most {limit} printable characters.",
    "start.bad-options": "The game cannot start with these options.",
    "start.idle-option": (
        "With {players} players the option {option} changes nothing. Leave it out."
    ),
    # What else can go wrong
    "cli.no-terminal": "this needs an interactive terminal, not a pipe or a file; try --plain",
    "cli.dumb-terminal": "this terminal (TERM={term}) cannot show a full screen; try --plain",
    "cli.no-unfinished": (
        "there is no unfinished game in {folder}; to start one: ludotheque play GAME"
    ),
    "cli.is-over": "this game is over; to replay it: ludotheque replay FILE",
    "cli.no-output": "the output cannot be written ({reason})",
    "cli.crash": "Ludothèque crashed; details are in {file}",
    "cli.crash.unwritten": "Ludothèque crashed ({error})",
    # saves
    "cli.saves.none": "No saved games in {folder}.",
    "cli.saves.file": "File",
    "cli.saves.game": "Game",
    "cli.saves.begun": "Started",
    "cli.saves.players": "Players",
    "cli.saves.state": "Status",
    # verify
    "cli.verify.whole": "{file}: {verdict}, intact",
    "cli.verify.bad": "{file}: {verdict}: {why}",
    "cli.verify.good": "{steps} {steps:step is|steps are} intact.",
    "cli.verify.repair": "To keep what is intact: ludotheque repair FILE -o NEW",
    # What to do about a file that is not there
    "cli.missing.saves": "To list the saved games: ludotheque saves",
    "cli.missing.trash": "To list the games in the trash: ludotheque trash",
    # simulate
    "cli.simulate.progress": "{done} of {games} games",
    "cli.simulate.played": (
        "{games} {games:game|games} of {game} with {players} players, seed {seed}"
    ),
    "cli.simulate.robot": "Robot",
    "cli.simulate.level": "Level",
    "cli.simulate.place": "#{place}",
    "cli.simulate.mean-place": "Avg. place",
    "cli.simulate.mean-score": "Avg. score",
    "cli.simulate.unit": "Scores in units of {unit}.",
    "cli.simulate.speed": "{rate} games per second",
    "cli.simulate.kept": "Saved in {folder}",
}
