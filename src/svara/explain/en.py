"""English, with the words of the rules: ante, pot, dark, level, svara, equals."""

from svara.explain.language import Language, one_or_many
from svara.explain.say import Say, Section

SECTIONS = {
    Section.DECK: "Deck and deal",
    Section.HANDS: "What a hand is worth",
    Section.BETTING: "Betting",
    Section.DARK: "Playing dark",
    Section.ALL_IN: "All-in",
    Section.SHOWDOWN: "Showdown",
    Section.SVARA: "Svara",
    Section.RAKE: "Rake",
    Section.TABLE: "Table and clocks",
    Section.MATCH: "Match",
}

SENTENCES = {
    Say.DECK: "The deck has {cards:card|cards}: {ranks} in four suits.",
    Say.DECK_EXTRA: "The deck has {cards:card|cards}: {ranks} in four suits, and {extra}.",
    Say.DECK_OF_CARDS: "The deck has {cards:card|cards}: {extra}.",
    Say.PLAYERS: "It is for {least} to {most:player|players}.",
    Say.PLAYERS_EXACT: "It is for {players:player|players}.",
    Say.THREE_CARDS: (
        "Everyone gets three cards, one at a time and face down; the first to act is the next after the "
        "dealer."
    ),
    Say.DEALER_ROTATES: "The first dealer is drawn; then the deal goes round clockwise.",
    Say.DEALER_WINS: "The first dealer is drawn; then whoever won the bank deals the next one.",
    Say.VALUES: "An ace is 11; {tens} are 10; the others are their number.",
    Say.VALUES_PLAIN: "An ace is 11; the others are their number.",
    Say.BEST_SUIT: (
        "A hand is worth the best sum of its cards of one suit; a single card may be that best sum."
    ),
    Say.TRIPLE: "{triple} are {points}.",
    Say.TRIPLES_NOTHING: "Three cards of a rank mean nothing.",
    Say.TRIPLES_NOTHING_ELSE: "Three cards of any other rank mean nothing.",
    Say.TRIPLES_POINTS: "Three cards of a rank are {points}, whatever the rank.",
    Say.TRIPLES_POINTS_ELSE: "Three cards of any other rank are {points}.",
    Say.TRIPLES_SUM: "Three cards of a rank are worth their sum.",
    Say.TRIPLES_SUM_ELSE: "Three cards of any other rank are worth their sum.",
    Say.TRIPLES_CLASS: (
        'Three cards of a rank are called "{name}" and beat every other hand; among them the higher rank '
        "wins."
    ),
    Say.PAIR: "{pair} are {points}, whatever their suits.",
    Say.PAIRS_NOTHING: "Two cards of a rank mean nothing.",
    Say.PAIRS_NOTHING_ELSE: "Two cards of any other rank mean nothing.",
    Say.WILD_ONE: (
        "{cards} is {wild}, a wild card: it adds {points:point|points} to the best suit of the other two "
        "cards, or to the highest of them, and its own number does not count besides."
    ),
    Say.WILD_SEVERAL: (
        "{cards}, each of them {wild}, are wild: each adds {points:point|points} to the best suit of the "
        "other cards, or to the highest of them, and its own number does not count besides."
    ),
    Say.WILD_PAIRS: "{wild} also joins two other cards of one rank, and then both of them count.",
    Say.WILD_NO_PAIRS: "{wild} does not join two cards of one rank.",
    Say.WILD_COMPLETES: "{wild} can be the missing card of a triple of these ranks: {ranks}.",
    Say.WILD_COMPLETES_NOTHING: "{wild} completes no triple.",
    Say.WILD_IN_ITS_PAIR: "In two cards of its own rank {wild} is a plain card where that makes more.",
    Say.WILD_IN_ITS_TRIPLE: "In three cards of its own rank {wild} is a plain card.",
    Say.ONLY_POINTS: "Hands of equal worth are equal: neither suits nor other cards decide.",
    Say.REDEAL: (
        "Whoever holds {triples} may open them during the betting and demand a redeal; what has been "
        "staked stays in the pot."
    ),
    Say.LABEL_TRIPLE: 'At showdown {triple} are announced as "{label}".',
    Say.LABEL_PAIR: 'At showdown {pair}, whatever the third card, are announced as "{label}".',
    Say.LABEL_SUITED: (
        "At showdown three cards of one suit that make {points}, none of them wild, are announced as "
        '"{label}".'
    ),
    Say.CHIPS_WHOLE: "One plays with whole chips; who has none left puts in no more.",
    Say.CHIPS_EXACT: "The score is notional: parts are exact, and a balance may go below zero.",
    Say.ANTE: "Before the deal everyone puts an ante of {ante:chip|chips} into the pot.",
    Say.MIN_STACK: "To be dealt in one needs {chips:chip|chips}.",
    Say.LEVEL: (
        "Bets are levelled: everyone brings his total in this deal up to the last bet, raises it or "
        "folds, until all who stay have matched it."
    ),
    Say.CHECK: "As long as nobody has bet one may check; if all check, it comes to showdown at once.",
    Say.NO_CHECK: "There is no check: one bets or folds.",
    Say.CAP_POT: "A bet is at least the ante; a bet or a raise adds at most the pot.",
    Say.CAP_NONE: "A bet is at least the ante and has no upper limit.",
    Say.RAISE_LAST_BET: "A raise adds at least the last bet.",
    Say.RAISE_ANTE: "A raise adds at least the ante.",
    Say.RAISES_COUNTED: "One player may raise {raises:time|times} in a deal.",
    Say.RAISES_FREE: "One may raise any number of times.",
    Say.FRESH: (
        "Stakes are fresh: on his turn everyone folds or puts in a whole new stake, not below the last "
        "one; totals are never levelled, and there is no check."
    ),
    Say.STAKE_ANTE: "The least stake is the ante.",
    Say.STAKE_LEAST: "The least stake is {chips:chip|chips}.",
    Say.CEILING: "The ceiling of one stake is {chips:chip|chips}.",
    Say.CEILING_ANTES: "The ceiling of one stake is {antes:ante|antes}, that is {chips:chip|chips}.",
    Say.CEILING_NONE: "A stake has no ceiling.",
    Say.SHOW: (
        "One of the last two may ask for a show by paying the last stake once more: both open, and it "
        "cannot be refused."
    ),
    Say.COMPARE: (
        "With a stake not below the last one a player may compare with his right-hand neighbour: only the "
        "two see the cards, the lower hand drops out, and equals stay. Between the last two this is the "
        "showdown."
    ),
    Say.MAX_STAKES: "After {stakes:stake|stakes} in one deal all who are left open at once.",
    Say.LEFT_ALONE: "Who is left alone takes the pot unseen.",
    Say.DARK_NONE: "There is no dark play.",
    Say.DARK_OPENS_ANTE: (
        "The first after the dealer may open dark, before looking at his cards, with exactly the ante."
    ),
    Say.DARK_OPENS_ANY: (
        "The first after the dealer may open dark, before looking at his cards, with any amount from the "
        "ante."
    ),
    Say.DARK_DOUBLE: (
        "In the dark lap each next player bets twice the last bet, dark or having looked, or folds; who "
        "looks and bets ends the dark for everyone. After the lap the dark players look and call, raise "
        "or fold."
    ),
    Say.DARK_DOUBLE_FRESH: (
        "In the dark lap each next player stakes twice the last stake, dark or having looked, or folds; "
        "nobody compares; who looks and stakes ends the dark for everyone."
    ),
    Say.DARK_CEILING: "Where twice the last stake is above the ceiling, the dark lap stakes the ceiling.",
    Say.DARK_CHAIN: (
        "Each next player may double dark; one who does not breaks the chain, and nobody after him may. "
        "Then all look, and the first bet is at least twice the last dark bet; if nobody bets that much, "
        "the last dark better takes the pot."
    ),
    Say.DARK_IN_SVARA: "In a svara dark play is allowed too.",
    Say.DARK_NOT_IN_SVARA: "In a svara there is no dark play.",
    Say.ALL_IN_LEVEL: (
        "Who cannot pay a bet goes all-in with what he has. What others have put in above that is "
        "returned; from then on nobody raises, and the rest match that sum or fold. There is one pot and "
        "no side pot."
    ),
    Say.ALL_IN_FRESH: (
        "Who cannot pay a stake goes all-in with what he has. What others have put into this deal above "
        "his total is returned; from then on nobody stakes, who has less pays up to it or folds, and then "
        "all who are left show. There is one pot and no side pot."
    ),
    Say.ALL_IN_NONE: "There is no all-in: who lacks chips goes into debt.",
    Say.NO_BETTING: (
        "If someone dealt in has nothing left, there is no betting: cards, then showdown at once."
    ),
    Say.OPENS_CALLER: "Whoever called last opens first, or else the first after the dealer; then clockwise.",
    Say.OPENS_BETTER: "Whoever bet last opens first, or else the first after the dealer; then clockwise.",
    Say.OPENS_OR_MUCKS: (
        "A hand not below those shown opens by itself; a weaker one is shown or thrown away unseen. Time "
        "to decide: {time}."
    ),
    Say.TIE: (
        "Equal best hands lead to a svara: a fresh deal for the whole pot, without an ante; the equals "
        "pay nothing."
    ),
    Say.CHOICE_NONE: "The equals have no choice: the pot is not split.",
    Say.CHOICE_ANY_COOKS: (
        "Exactly two equals choose to split or to cook; it is cooked if either wants it, and silence "
        "splits. Time to choose: {time}."
    ),
    Say.CHOICE_ALL_SPLIT: (
        "The equals may split the pot if all of them consent; silence cooks. Time to choose: {time}."
    ),
    Say.CHOICE_AGAIN: "After a tie in a svara they choose again.",
    Say.CHOICE_ONCE: "A tie in a svara is another svara, without that choice.",
    Say.AGREED: (
        "The last two may also agree on a svara unseen: one proposes on his turn, the other accepts or "
        "refuses. Time to answer: {time}."
    ),
    Say.ENTER_DEALT_IN: "Others may join who were dealt into this bank's first deal.",
    Say.ENTER_FOLDED: "Others may join who have folded in this bank.",
    Say.ENTER_PRESENT: "Everyone at the table may join, dealt in before or not.",
    Say.PRICE_EQUALS: "Joining costs the pot, as it was at the tie, divided by the number of equals.",
    Say.PRICE_FULL: "Joining costs the whole pot as it was at the tie.",
    Say.PRICE_HALF: "Joining costs half of the pot as it was at the tie.",
    Say.PRICE_PART: "Joining costs the pot, as it was at the tie, divided by {parts}.",
    Say.MIN_POTS_LEFT: "Only who keeps more than {pots:pot|pots} after paying may join.",
    Say.POOLING: "Several may pay one entry together and play one hand, which one of them holds.",
    Say.ASKED_DEALER: "They are asked one by one, clockwise from the dealer. Time to answer: {time}.",
    Say.ASKED_SVARA_DEALER: (
        "They are asked one by one, clockwise from the svara's dealer. Time to answer: {time}."
    ),
    Say.SVARA_DEALT_BY_LAST_EQUAL: "The last of the equals clockwise deals the svara.",
    Say.SVARA_DEALT_BY_NEXT: "The next participant clockwise deals the svara.",
    Say.SVARA_DEALT_BY_SAME: "The same dealer deals the svara.",
    Say.SVARA_DEALT_BY_CUT: "The equals cut for the deal of the svara: the highest card deals.",
    Say.MOST_IN_ROW: "After {svaras:svara|svaras} in a row another tie splits the pot.",
    Say.NO_END: "Svaras go on until somebody wins.",
    Say.RAKE: (
        "The house takes {percent}% of the final pot, at most {antes:ante|antes}, once a bank; nothing if "
        "nobody has bet, and nothing at a table with a bot."
    ),
    Say.RAKE_NONE: "The house takes nothing.",
    Say.BUY_IN_NONE: (
        "One sits down without chips; who stands up and sits down again in the same match goes on with the "
        "score he left with."
    ),
    Say.BUY_IN: "One sits down with {least} to {most:ante|antes}.",
    Say.BUY_IN_EXACT: "One sits down with {antes:ante|antes}.",
    Say.TURN_CHECK: "Time for a turn: {time}; out of time one checks, or folds if one owes anything.",
    Say.TURN_FOLD: "Time for a turn: {time}; out of time one folds.",
    Say.NEW_DEAL: 'Time to press "New deal" after a bank: {time}; who does not press sits out.',
    Say.OFFLINE: "Who stays offline is stood up. Time to come back online: {time}.",
    Say.COMEBACK: (
        "Who stands up and comes back brings what he left with, at most the largest buy-in. Time for "
        "which this holds: {time}."
    ),
    Say.MATCH: (
        "A match takes {banks:bank|banks}, svaras not counted; the highest balance wins, and equal ones "
        "share."
    ),
}

ENGLISH = Language(
    code="en",
    sections=SECTIONS,
    sentences=SENTENCES,
    plural=one_or_many,
    forms=2,
    units={
        "second": "second|seconds",
        "minute": "minute|minutes",
        "hour": "hour|hours",
        "day": "day|days",
    },
    ranks={"T": "10"},
    two={
        "6": "two sixes",
        "7": "two sevens",
        "8": "two eights",
        "9": "two nines",
        "T": "two tens",
        "J": "two jacks",
        "Q": "two queens",
        "K": "two kings",
        "A": "two aces",
    },
    three={
        "6": "three sixes",
        "7": "three sevens",
        "8": "three eights",
        "9": "three nines",
        "T": "three tens",
        "J": "three jacks",
        "Q": "three queens",
        "K": "three kings",
        "A": "three aces",
    },
    names={
        "tri_shakhi": "three shakhas",
        "tri_lba": "three aces",
        "starshie_trynki": "suited 31",
        "dva_lba": "two aces",
        "seka": "seka",
    },
    wild={"joker": ("a joker", "a joker"), "shakha": ("a shakha", "a shakha")},
    both="and",
    either="or",
    decimal_mark=".",
)
