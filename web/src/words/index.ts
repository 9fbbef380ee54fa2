/** The words of the chosen language: no key can be missing in any, or the types do not fit. */
import { batch, computed, signal } from '@preact/signals';
import { browserShelf } from '../browser/shelf';
import { launch } from '../browser/telegram/launch';
import { settings } from '../state/settings';
import { chipsText, pointsText } from '../values/amounts';
import { type Card, parseCard, SUIT_SIGNS, type WireCard } from '../values/cards';
import { exactOf } from '../values/fractions';
import type { Amount, ScoreView } from '../wire';
import { dictionary, furtherDictionary } from './dictionaries';
import type { en } from './en';
import { type Language, pick } from './language';
import { lettersOf } from './letters';
import { hasMore, sayMore } from './more';

export type Words = typeof en;

/** A word by a code from the server; none for a code that this client does not know. */
export function entry(of: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(of, code) ? of[code] : undefined;
}

const KEY = 'svara.language';

/** What the person speaks within the app that shows this page counts before what his browser says. */
function wantedLanguages(): string[] {
  return [launch().language ?? [], navigator.languages].flat();
}

export const language = signal<Language>(
  typeof navigator === 'undefined' ? 'en' : pick(browserShelf.read(KEY), wantedLanguages()),
);

const spoken = signal<Words | null>(null);

export const words = computed<Words>(() => {
  if (!spoken.value) throw new Error('words are read before `beginWords`');
  return spoken.value;
});

let wanted: Language = language.peek();

/** The page changes its language when the words are there; rejects, and changes nothing, if they cannot be had. */
async function change(to: Language): Promise<void> {
  wanted = to;
  const [known, further] = await Promise.all([dictionary(to), hasMore() ? furtherDictionary(to) : null]);
  if (wanted !== to) return;
  batch(() => {
    spoken.value = known;
    if (further) sayMore(further);
    language.value = to;
  });
}

/** The words that the page begins with; nothing can be shown before. */
export function beginWords(): Promise<void> {
  return change(language.peek());
}

export async function speak(chosen: Language): Promise<void> {
  await change(chosen);
  browserShelf.write(KEY, chosen);
}

export function chips(amount: Amount, say: Words = words.value): string {
  return chipsText(amount, say.thousands);
}

/** Chips as they are read out: "8 and a quarter". */
export function spokenChips(amount: Amount, say: Words = words.value): string {
  const exact = exactOf(String(amount));
  if (!exact || exact.rest === 0) return chips(amount, say);
  const part = `${exact.rest}/${exact.under}`;
  const minus = exact.negative ? say.minus : '';
  return minus + say.spokenFraction(exact.whole, entry(say.fractions, part) ?? part);
}

export function rankText(card: Card, say: Words = words.value): string {
  if (card.rank === 'T') return '10';
  const letters = lettersOf(settings.value.letters, say.ranks, language.value);
  return entry(letters, card.rank) ?? card.rank;
}

/** A card as a short text, "10♦". */
export function cardText(card: WireCard, say: Words = words.value): string {
  const known = parseCard(card);
  return known ? rankText(known, say) + SUIT_SIGNS[known.suit] : '?';
}

/** A card as it is read out, "ten of diamonds". */
export function cardName(card: Card, say: Words = words.value): string {
  return say.cardName(entry(say.rankNames, card.rank) ?? card.rank, say.suits[card.suit]);
}

export function spokenCard(card: WireCard, say: Words = words.value): string {
  const known = parseCard(card);
  return known ? cardName(known, say) : '?';
}

/** "32,5 · три лба"; a hand of a class above all points is called by the class. */
export function scoreText(score: ScoreView, say: Words = words.value): string {
  const points = entry(say.classes, score.points) ?? pointsText(score.points, say.decimal);
  return score.label ? `${points} · ${entry(say.labels, score.label) ?? score.label}` : points;
}

/** Names in a row: "Anna, Boris and Vera". */
export function listed(names: readonly string[], say: Words = words.value): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say.and(names.slice(0, -1).join(', '), last);
}
