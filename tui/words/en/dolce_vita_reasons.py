"""Why a move of Dolce Vita is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dolce-vita.takes": ("wins {object:the} in column {column} as things stand"),
    "hint.why.dolce-vita.takes-from": (
        "takes {object:the} in column {column}, ahead of {owner}, as things stand"
    ),
    "hint.why.dolce-vita.wins": "wins {object:the} in column {column}",
    "hint.why.dolce-vita.wins-from": "wins {object:the} in column {column} from {owner}",
    "hint.why.dolce-vita.unless": (
        "risk (already included): {who} can get ahead there, say with a {card}"
    ),
    "hint.why.dolce-vita.unless-all": (
        "risk (already included): any one of the others can get ahead there"
    ),
    "hint.why.dolce-vita.ties-too": "after a tie, nothing",
    "hint.why.dolce-vita.unless.too": ", or {who} with a {card}",
    "hint.why.dolce-vita.unless.next": "{who} can also get ahead there, say with a {card}",
    "hint.why.dolce-vita.unless-tied": (
        "risk (already included): your total cancels out and wins nothing if {who} ties there with "
        "a {card}"
    ),
    "hint.why.dolce-vita.unless-tied.theirs": (
        "risk (already included): {mover}’s total cancels out and wins nothing if {who} ties there "
        "with a {card}"
    ),
    "hint.why.dolce-vita.unless-tied.next": (
        "also, your total cancels out and wins nothing if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.unless-tied.next.theirs": (
        "also, {mover}’s total cancels out and wins nothing if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.unless-tied.too": " or {who} with a {card}",
    "hint.why.dolce-vita.frees": ("ends the tie for {who} as well, who then takes {object:the}"),
    "hint.why.dolce-vita.frees-forced": (
        "ends the tie for {who} as well, who then has to give back {back:the}{whence} for "
        "{object:that}"
    ),
    "hint.why.dolce-vita.unless-lifted": (
        "risk (already included): two players ahead of you would tie and cancel out if {who} "
        "added, for instance, a {card} there"
    ),
    "hint.why.dolce-vita.unless-lifted.theirs": (
        "risk (already included): two players ahead of {mover} would tie and cancel out if {who} "
        "added, for instance, a {card} there"
    ),
    "hint.why.dolce-vita.unless-lifted.next": (
        "also, two players ahead of you would tie and cancel out if {who} added, for instance, "
        "a {card} there"
    ),
    "hint.why.dolce-vita.unless-lifted.next.theirs": (
        "also, two players ahead of {mover} would tie and cancel out if {who} added, for "
        "instance, a {card} there"
    ),
    "hint.why.dolce-vita.unless-lifted.too": " or {who} a {card}",
    "hint.why.dolce-vita.holds": (
        "holds {object:the} in column {column} better than {other}: of the {of} cards that others "
        "can still place there, {few} would take it away, by a higher or an equal total; after "
        "{other}, {many} would"
    ),
    "hint.why.dolce-vita.holds-tied": (
        "in column {column} only a tie would cost you {object:the}: {few} of the {of} cards that "
        "others can still place would tie there, instead of {many} after {other}"
    ),
    "hint.why.dolce-vita.holds-tied.theirs": (
        "in column {column} only a tie would cost {mover} {object:the}: {few} of the {of} cards "
        "that others can still place would tie there, instead of {many} after {other}"
    ),
    "hint.why.dolce-vita.behind-gets": "a higher total there would leave you {object:the} instead",
    "hint.why.dolce-vita.behind-gets.theirs": (
        "a higher total there would leave {mover} {object:the} instead"
    ),
    "hint.why.dolce-vita.secures": (
        "secures {object:the} in column {column}: none of the {of} cards that others can still "
        "place there would cost anything by itself, but {many} would after {other}"
    ),
    "hint.why.dolce-vita.lower": (
        "a {card} would be weaker there: {many} of the {of} cards that others can still "
        "place would beat or tie it, instead of {few}"
    ),
    "hint.why.dolce-vita.returns": "you give back {back:the}{whence} for it",
    "hint.why.dolce-vita.returns.theirs": "{mover} gives back {back:the}{whence} for it",
    "hint.why.dolce-vita.price": (
        "price (already included): as things stand, you take {object:the} in column {column} and "
        "give back {back:that} for it{whence}"
    ),
    "hint.why.dolce-vita.price.theirs": (
        "price (already included): as things stand, {mover} takes {object:the} in column {column} "
        "and gives back {back:that} for it{whence}"
    ),
    "hint.why.dolce-vita.else": "without this move you would get {object:the} there",
    "hint.why.dolce-vita.else.theirs": "without this move {mover} would get {object:the} there",
    "hint.why.dolce-vita.else-forced": (
        "without this move you would have to exchange {back:the}{whence} there for {object:that}"
    ),
    "hint.why.dolce-vita.else-forced.theirs": (
        "without this move {mover} would have to exchange {back:the}{whence} there for "
        "{object:that}"
    ),
    "hint.why.dolce-vita.still": "you would then get {object:the}",
    "hint.why.dolce-vita.still.theirs": "{mover} would then get {object:the}",
    "hint.why.dolce-vita.swapped": "you would then get only {object:the} for {back:that}{whence}",
    "hint.why.dolce-vita.swapped.theirs": (
        "{mover} would then get only {object:the} for {back:that}{whence}"
    ),
    "hint.why.dolce-vita.forced": (
        "you would then have to give back {back:the}{whence} for {object:that}"
    ),
    "hint.why.dolce-vita.forced.theirs": (
        "{mover} would then have to give back {back:the}{whence} for {object:that}"
    ),
    "hint.why.dolce-vita.defends": "defends {object:the} in column {column}",
    "hint.why.dolce-vita.would-pass": ("{who} could then get ahead there, say with a {card}"),
    "hint.why.dolce-vita.would-pass.too": ", or {who} with a {card}",
    "hint.why.dolce-vita.would-tie": (
        "your total would then cancel out and win nothing if {who} tied there with a {card}"
    ),
    "hint.why.dolce-vita.would-tie.theirs": (
        "{mover}’s total would then cancel out and win nothing if {who} tied there with a {card}"
    ),
    "hint.why.dolce-vita.would-tie.too": " or {who} with a {card}",
    "hint.why.dolce-vita.expects": (
        "can win {object:the} in column {column} if others’ cards change the order there"
    ),
    "hint.why.dolce-vita.lies": (
        "your cards in column {column} can then win {object:the} if others’ cards change the order "
        "there"
    ),
    "hint.why.dolce-vita.lies.theirs": (
        "{mover}’s cards in column {column} can then win {object:the} if others’ cards change the "
        "order there"
    ),
    "hint.why.dolce-vita.until-then": "wins {object:the} as things stand",
    "hint.why.dolce-vita.ties-it-away": (
        "ties there with {who} as things stand, who then misses {object:the}"
    ),
    "hint.why.dolce-vita.ties-until-then": "ties there with {who} as things stand",
    "hint.why.dolce-vita.plans": (
        "then your {card} can win {object:the} in column {column}, depending on what others place "
        "there"
    ),
    "hint.why.dolce-vita.plans.theirs": (
        "then {mover}’s {card} can win {object:the} in column {column}, depending on what others "
        "place there"
    ),
    "hint.why.dolce-vita.saves": (
        "saves your {card} for column {column}, where it can win {object:the}"
    ),
    "hint.why.dolce-vita.saves.theirs": (
        "saves the {card} for column {column}, where it can win {object:the}"
    ),
    "hint.why.dolce-vita.waits": (
        "keeps your {card} for later: in column {column} it can still win {object:the} when others "
        "have fewer cards to answer it"
    ),
    "hint.why.dolce-vita.waits.theirs": (
        "keeps the {card} for later: in column {column} it can still win {object:the} when others "
        "have fewer cards to answer it"
    ),
    "hint.why.dolce-vita.spares": (
        "spares you having to give back {back:the}{whence} for {object:that} in column {column} "
        "if {who} plays a {answer} there"
    ),
    "hint.why.dolce-vita.spares.theirs": (
        "spares {mover} having to give back {back:the}{whence} for {object:that} in column "
        "{column} if {who} plays a {answer} there"
    ),
    "hint.why.dolce-vita.escapes": (
        "ties with {who} in column {column}: both cancel out, and as things stand you no longer "
        "have to give back {back:the}{whence} for {object:that} there"
    ),
    "hint.why.dolce-vita.escapes.theirs": (
        "ties with {who} in column {column}: both cancel out, and as things stand {mover} no "
        "longer has to give back {back:the}{whence} for {object:that} there"
    ),
    "hint.why.dolce-vita.strikes": (
        "ties with {who} in column {column}: both cancel out, and as things stand {who} misses out "
        "on {object:the}"
    ),
    "hint.why.dolce-vita.only-tie": "with this move that only makes a tie",
    "hint.why.dolce-vita.spoils": (
        "{who} then probably misses out on {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.forces": (
        "as things stand, {who} must give back {back:the} for {object:that} in column {column}"
    ),
    "hint.why.dolce-vita.denies": (
        "probably leaves {who} {amount} poorer this round than {other} would"
    ),
    "hint.why.dolce-vita.keeps": "keeps your {card}, which {other} would spend",
    "hint.why.dolce-vita.keeps.theirs": "keeps the {card}, which {other} would spend",
    "hint.why.dolce-vita.keeps-for": (
        "your {card} stays in hand and then most likely wins {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.keeps-for.theirs": (
        "the {card} stays in hand and then most likely wins {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.adds": (
        "your {card} stays in hand: added to column {column}, it then most likely secures "
        "{object:the}"
    ),
    "hint.why.dolce-vita.adds.theirs": (
        "the {card} stays in hand: added to column {column}, it then most likely secures "
        "{object:the}"
    ),
    "hint.why.dolce-vita.needs": (
        "keeps your {card}: you need it for {object:the} in column {column} if {who} plays a "
        "{answer} there"
    ),
    "hint.why.dolce-vita.needs.theirs": (
        "keeps the {card}: {mover} needs it for {object:the} in column {column} if {who} plays a "
        "{answer} there"
    ),
    "hint.why.dolce-vita.mostly": (
        "wins {object:the} in column {column} most of the time; {other} seldom does"
    ),
    "hint.why.dolce-vita.mostly-money": (
        "wins {object:the} in column {column} most of the time, and {other} seldom does; and "
        "money never has to be given back"
    ),
    "hint.why.dolce-vita.mostly-forced": (
        "with {other} you most likely have to give back {back:the}{whence} there for {object:that}"
    ),
    "hint.why.dolce-vita.mostly-forced.theirs": (
        "with {other} {mover} most likely has to give back {back:the}{whence} there for "
        "{object:that}"
    ),
    "hint.why.dolce-vita.spares-mostly": (
        "spares you having to give back {back:the}{whence} for {object:that} in column {column}, "
        "as you most likely would after {other}"
    ),
    "hint.why.dolce-vita.spares-mostly.theirs": (
        "spares {mover} having to give back {back:the}{whence} for {object:that} in column "
        "{column}, as would most likely happen after {other}"
    ),
    "hint.why.dolce-vita.ties-later": (
        "your {card} can then tie with {who} in column {column}: both cancel out, and "
        "{who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.ties-later.theirs": (
        "{mover}’s {card} can then tie with {who} in column {column}: both cancel out, "
        "and {who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.ties-later-two": (
        "your {card} and {second} can then tie with {who} in column {column}: both "
        "cancel out, and {who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.ties-later-two.theirs": (
        "{mover}’s {card} and {second} can then tie with {who} in column {column}: both "
        "cancel out, and {who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.average": (
        "leaves you on average about {amount} richer this round than {other} would"
    ),
    "hint.why.dolce-vita.average.theirs": (
        "leaves {mover} on average about {amount} richer this round than {other} would"
    ),
    "hint.why.dolce-vita.above-all": (
        "above all because you then win {object:the} in column {column} more often"
    ),
    "hint.why.dolce-vita.above-all.theirs": (
        "above all because {mover} then wins {object:the} in column {column} more often"
    ),
    "hint.why.dolce-vita.in-all": (
        "all told, you end the round about {amount} richer on average than after {other}"
    ),
    "hint.why.dolce-vita.in-all.theirs": (
        "all told, {mover} ends the round about {amount} richer on average than after {other}"
    ),
    "hint.why.dolce-vita.in-all-poorer": (
        "all told, {who} ends the round about {amount} poorer on average than after {other}"
    ),
    "hint.why.dolce-vita.poorer": (
        "leaves {who} on average about {amount} poorer this round than {other} would"
    ),
    "hint.why.dolce-vita.forced-rarely": (
        "above all because you then less often have to give back {back:the}{whence} for "
        "{object:that} in column {column}"
    ),
    "hint.why.dolce-vita.forced-rarely.theirs": (
        "above all because {mover} then less often has to give back {back:the}{whence} for "
        "{object:that} in column {column}"
    ),
    "hint.why.dolce-vita.forced-oftener": (
        "above all because {who} then more often has to give back {back:the}{whence} for "
        "{object:that} in column {column}"
    ),
    "hint.why.dolce-vita.rarely": (
        "above all because {who} then wins {object:the} in column {column} less often"
    ),
    "hint.why.dolce-vita.adds-there": (
        "{who} has to add a card there to get it after all, a card that is then missing elsewhere"
    ),
    "hint.why.dolce-vita.tied-there": "after {other}, {who} often ties with you there",
    "hint.why.dolce-vita.tied-there.theirs": "after {other}, {who} often ties with {mover} there",
    "hint.why.dolce-vita.used-there": (
        "after {other}, the {card} mostly goes under column {column} instead"
    ),
    "hint.why.dolce-vita.goes-there": "after {other}, that mostly goes to {who}",
    "hint.why.dolce-vita.richer": (
        "probably leaves you {amount} richer this round than {other} would"
    ),
    "hint.why.dolce-vita.richer.theirs": (
        "leaves {mover} {amount} richer this round than {other} would"
    ),
    "review.came.dolce-vita.ties": (
        "ties with {who} in column {column}: as things stand, both cancel out and win nothing there"
    ),
    "review.came.dolce-vita.tied": (
        "{who} will probably tie with you in column {column}: both cancel out"
    ),
    "review.came.dolce-vita.tied.theirs": (
        "{who} will probably tie with {mover} in column {column}: both cancel out"
    ),
    "review.came.dolce-vita.empty": (
        "probably nothing is left for you in column {column}: others take first"
    ),
    "review.came.dolce-vita.empty.theirs": (
        "probably nothing is left for {mover} in column {column}: others take first"
    ),
    "review.came.dolce-vita.worse": (
        "as things stand, you must take {object:the} in column {column} and give back "
        "{back:that} for it{whence}: you lose {less}"
    ),
    "review.came.dolce-vita.worse.theirs": (
        "as things stand, {mover} must take {object:the} in column {column} and give back "
        "{back:that} for it{whence}: a loss of {less}"
    ),
    "review.came.dolce-vita.left-worse": (
        "others probably leave you only {object:the} in column {column}, worth {less} less than "
        "{back:that} that you give back for it{whence}"
    ),
    "review.came.dolce-vita.left-worse.theirs": (
        "others probably leave {mover} only {object:the} in column {column}, worth {less} less "
        "than {back:that} given back for it{whence}"
    ),
    "review.came.dolce-vita.unless-more": (
        "unless you place more cards in column {column}, others probably leave you only "
        "{object:the} there, worth {less} less than {back:that} that you give back for it{whence}"
    ),
    "review.came.dolce-vita.unless-more.theirs": (
        "unless {mover} places more cards in column {column}, others probably leave only "
        "{object:the} there, worth {less} less than {back:that} given back for it{whence}"
    ),
    "review.came.dolce-vita.already": (
        "only secures what you would get in column {column} as things stand: {object:the}"
    ),
    "review.came.dolce-vita.already.theirs": (
        "only secures what {mover} would get in column {column} as things stand: {object:the}"
    ),
    "review.came.dolce-vita.instead": (
        "moves you to another place in column {column}: you get {object:the} there instead of "
        "{back:the}"
    ),
    "review.came.dolce-vita.instead.theirs": (
        "moves {mover} to another place in column {column}: {object:the} there instead of "
        "{back:the}"
    ),
    "review.came.dolce-vita.outbid": (
        "{owner} probably gets ahead of you in column {column}, takes {lost:the} and leaves "
        "you {object:the}"
    ),
    "review.came.dolce-vita.outbid.theirs": (
        "{owner} probably gets ahead of {mover} in column {column}, takes {lost:the} and "
        "leaves {object:the}"
    ),
    "review.came.dolce-vita.outbid-both": (
        "{owner} and {who} probably get ahead of you in column {column}: {owner} takes "
        "{lost:the}, and you are left with {object:the}"
    ),
    "review.came.dolce-vita.outbid-both.theirs": (
        "{owner} and {who} probably get ahead of {mover} in column {column}: {owner} takes "
        "{lost:the}, and {object:the} is left"
    ),
    "review.came.dolce-vita.outbid-behind": (
        "{who} probably gets ahead in column {column}: {owner} then takes {lost:the}, and "
        "you are left with {object:the}"
    ),
    "review.came.dolce-vita.outbid-behind.theirs": (
        "{who} probably gets ahead in column {column}: {owner} then takes {lost:the}, and "
        "{object:the} is left"
    ),
    "review.came.dolce-vita.anyway": "you would have got that anyway",
    "review.came.dolce-vita.anyway.theirs": "{mover} gets that there even without this move",
    "review.came.dolce-vita.relieves": (
        "without it, {who} would have to take that and give back {back:the}{whence}"
    ),
    "review.came.dolce-vita.once": "it comes to that once {who} adds a card there",
    "review.came.dolce-vita.for-now": (
        "wins {object:the} in column {column}, but only as things stand"
    ),
    "review.came.dolce-vita.mostly-forced": (
        "most likely you end up giving back {back:the}{whence} there for {object:that}"
    ),
    "review.came.dolce-vita.mostly-forced.theirs": (
        "most likely {mover} ends up giving back {back:the}{whence} there for {object:that}"
    ),
    "review.came.dolce-vita.left": (
        "others probably leave you only {object:the} in column {column}"
    ),
    "review.came.dolce-vita.left.theirs": (
        "others probably leave {mover} only {object:the} in column {column}"
    ),
    "review.came.dolce-vita.brings": "brings you only {object:the} in column {column}",
    "review.came.dolce-vita.brings.theirs": "brings {mover} only {object:the} in column {column}",
    "review.came.dolce-vita.swaps": (
        "brings you only {object:the} in column {column}, and you give back {back:that}{whence}"
    ),
    "review.came.dolce-vita.swaps.theirs": (
        "brings {mover} only {object:the} in column {column} in exchange for {back:that}{whence}"
    ),
    "review.came.dolce-vita.lets": "{who} then probably wins {object:the} in column {column}",
    "review.came.dolce-vita.enriches": (
        "{who} then probably wins {object:the} in column {column} and ends the round {amount} "
        "richer than after the better move"
    ),
    "review.came.dolce-vita.enriches-first": (
        "{who} then probably wins {object:the} in column {column} and ends the round {amount} "
        "richer than after the better move, and ahead of everyone"
    ),
    "review.came.dolce-vita.idle": "changes nothing in column {column} as things stand",
    "review.came.dolce-vita.overtakes": (
        "as things stand you get {object:the} in column {column}, but {who} probably still wins "
        "that and ends the round {amount} richer than after the better move"
    ),
    "review.came.dolce-vita.overtakes.theirs": (
        "as things stand {mover} gets {object:the} in column {column}, but {who} probably still "
        "wins that and ends the round {amount} richer than after the better move"
    ),
    "review.came.dolce-vita.overtakes-first": (
        "as things stand you get {object:the} in column {column}, but {who} probably still wins "
        "that and ends the round {amount} richer than after the better move, and ahead of everyone"
    ),
    "review.came.dolce-vita.overtakes-first.theirs": (
        "as things stand {mover} gets {object:the} in column {column}, but {who} probably still "
        "wins that and ends the round {amount} richer than after the better move, and ahead of "
        "everyone"
    ),
    "review.came.dolce-vita.itself": "the move itself wins you {object:the} in column {column}",
    "review.came.dolce-vita.itself.theirs": (
        "the move itself wins {mover} {object:the} in column {column}"
    ),
}
