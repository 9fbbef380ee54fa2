"""The sentences about one hand, in each of the languages."""

from collections.abc import Mapping

from svara.explain.hand import HandSay

ENGLISH = {
    HandSay.SUIT: "{cards} are of one suit: {sum} is {points}.",
    HandSay.HIGH: "No two cards are of one suit, so the highest counts by itself: {cards}, {points}.",
    HandSay.TRIPLE: "{triple} are {points}.",
    HandSay.TRIPLE_SUM: "{triple} are worth their sum: {sum} is {points}.",
    HandSay.TRIPLE_CLASS: '{triple} are a "{name}": no points beat it, only three of a higher rank.',
    HandSay.PAIR: "{pair} are {points}, whatever their suits.",
    HandSay.WILD_SUIT: (
        "{wild} is {kind} and adds {added} to {cards}, which are of one suit: {sum} is {points}."
    ),
    HandSay.WILD_PAIR: "{wild} is {kind} and joins {pair}: {sum} is {points}.",
    HandSay.WILD_HIGH: (
        "{wild} is {kind} and adds {added} to the highest of the others, {cards}: {sum} is {points}."
    ),
    HandSay.WILDS_HIGH: "{wild}, each of them {kind}, add {added} each to {cards}: {sum} is {points}.",
    HandSay.WILDS_ALONE: "{wild}, each of them {kind}, add {added} each: {points}.",
    HandSay.WILD_TRIPLE: "{wild} is {kind}, which {triple} lack: {points}.",
    HandSay.TRIPLE_NOTHING: "{triple} mean nothing together here.",
    HandSay.PAIR_NOTHING: "{pair} mean nothing together here.",
    HandSay.LESS: "Counted otherwise it would be less: {cards} — {points}.",
    HandSay.LABEL: 'At showdown it is announced as "{label}".',
    HandSay.REDEAL: "{triple} may also be opened during the betting to demand a redeal.",
}

RUSSIAN = {
    HandSay.SUIT: "{cards} — одной масти: {sum} = {points}.",
    HandSay.HIGH: "Двух карт одной масти нет, поэтому считается одна старшая: {cards}, то есть {points}.",
    HandSay.TRIPLE: "{triple} — это {points}.",
    HandSay.TRIPLE_SUM: "{triple} считаются по сумме: {sum} = {points}.",
    HandSay.TRIPLE_CLASS: "{triple} — «{name}»: её не бьют никакие очки, только «{name}» старшего ранга.",
    HandSay.PAIR: "{pair} — это {points}, независимо от мастей.",
    HandSay.WILD_SUIT: "{wild} — {kind}: добавляет {added} к картам одной масти, {cards}: {sum} = {points}.",
    HandSay.WILD_PAIR: "{wild} — {kind} и соединяет пару, {pair}: {sum} = {points}.",
    HandSay.WILD_HIGH: (
        "{wild} — {kind}: добавляет {added} к старшей из других карт, {cards}: {sum} = {points}."
    ),
    HandSay.WILDS_HIGH: "{wild}: каждая — {kind} и добавляет {added} к карте {cards}: {sum} = {points}.",
    HandSay.WILDS_ALONE: "{wild}: каждая — {kind}, по {added}, вместе {points}.",
    HandSay.WILD_TRIPLE: "{wild} — {kind} и достраивает тройку, {triple}: {points}.",
    HandSay.TRIPLE_NOTHING: "{triple} здесь вместе ничего не значат.",
    HandSay.PAIR_NOTHING: "{pair} здесь вместе ничего не значат.",
    HandSay.LESS: "Иначе вышло бы меньше: {cards} — {points}.",
    HandSay.LABEL: "На вскрытии это объявляется: «{label}».",
    HandSay.REDEAL: "{triple} можно и открыть во время торга, чтобы потребовать пересдачи.",
}

BULGARIAN = {
    HandSay.SUIT: "{cards} са от един цвят: {sum} = {points}.",
    HandSay.HIGH: "Няма две карти от един цвят, затова се брои само най-високата: {cards}, тоест {points}.",
    HandSay.TRIPLE: "{triple} носят {points}.",
    HandSay.TRIPLE_SUM: "{triple} носят сбора си: {sum} = {points}.",
    HandSay.TRIPLE_CLASS: "{triple} са „{name}“: никакви точки не я бият, само „{name}“ от по-висока карта.",
    HandSay.PAIR: "{pair} носят {points}, независимо от цвета.",
    HandSay.WILD_SUIT: "{wild} е {kind}: добавя {added} към картите от един цвят, {cards}: {sum} = {points}.",
    HandSay.WILD_PAIR: "{wild} е {kind} и събира чифта, {pair}: {sum} = {points}.",
    HandSay.WILD_HIGH: (
        "{wild} е {kind}: добавя {added} към по-високата от другите, {cards}: {sum} = {points}."
    ),
    HandSay.WILDS_HIGH: "{wild}: всяка е {kind} и добавя {added} към {cards}: {sum} = {points}.",
    HandSay.WILDS_ALONE: "{wild}: всяка е {kind}, по {added}, заедно {points}.",
    HandSay.WILD_TRIPLE: "{wild} е {kind} и допълва тройката, {triple}: {points}.",
    HandSay.TRIPLE_NOTHING: "{triple} тук заедно не значат нищо.",
    HandSay.PAIR_NOTHING: "{pair} тук заедно не значат нищо.",
    HandSay.LESS: "Иначе щеше да е по-малко: {cards} — {points}.",
    HandSay.LABEL: "При откриването се обявява: „{label}“.",
    HandSay.REDEAL: "{triple} могат и да се отворят по време на залаганията, за да се поиска ново раздаване.",
}

GEORGIAN = {
    HandSay.SUIT: "{cards} ერთი მასტისაა: {sum} = {points}.",
    HandSay.HIGH: "ერთი მასტის ორი კარტი არ არის, ამიტომ მხოლოდ უფროსი ითვლება: {cards}, ანუ {points}.",
    HandSay.TRIPLE: "{triple} — {points}.",
    HandSay.TRIPLE_SUM: "{triple} თავის ჯამს ითვლის: {sum} = {points}.",
    HandSay.TRIPLE_CLASS: (
        "{triple} — „{name}“: მას ვერანაირი ქულა ვერ სჯობნის, მხოლოდ უფროსი კარტის იგივე სამეული."
    ),
    HandSay.PAIR: "{pair} — {points}, მასტის მიუხედავად.",
    HandSay.WILD_SUIT: "{wild} {kind}: {added}-ს უმატებს ერთი მასტის კარტებს, {cards}: {sum} = {points}.",
    HandSay.WILD_PAIR: "{wild} {kind} და წყვილს აერთებს, {pair}: {sum} = {points}.",
    HandSay.WILD_HIGH: "{wild} {kind}: {added}-ს უმატებს დანარჩენებიდან უფროსს, {cards}: {sum} = {points}.",
    HandSay.WILDS_HIGH: "{wild} — თითოეული {kind}: {added}-ს უმატებს კარტს {cards}: {sum} = {points}.",
    HandSay.WILDS_ALONE: "{wild} — თითოეული {kind}, {added}, ერთად {points}.",
    HandSay.WILD_TRIPLE: "{wild} {kind} და სამეულად აქცევს წყვილს, {triple}: {points}.",
    HandSay.TRIPLE_NOTHING: "{triple} აქ ერთად არაფერს ნიშნავს.",
    HandSay.PAIR_NOTHING: "{pair} აქ ერთად არაფერს ნიშნავს.",
    HandSay.LESS: "სხვანაირად ნაკლები გამოვიდოდა: {cards} — {points}.",
    HandSay.LABEL: "გახსნისას იწოდება ასე: „{label}“.",
    HandSay.REDEAL: "{triple} ფსონების დროს შეგიძლიათ გახსნათ და გადარიგება მოითხოვოთ.",
}

HAND_WORDS: Mapping[str, Mapping[HandSay, str]] = {
    "en": ENGLISH,
    "ru": RUSSIAN,
    "bg": BULGARIAN,
    "ka": GEORGIAN,
}
