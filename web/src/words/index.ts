/** The words of the chosen language: no key can be missing in either, or the types do not fit. */
import { computed, signal } from '@preact/signals';
import { chipsText, pointsText } from '../amounts';
import { type Card, parseCard, SUIT_SIGNS, type WireCard } from '../cards';
import { exactOf } from '../fractions';
import type { Amount, ScoreView } from '../wire';
import { en } from './en';
import { type Language, pick } from './language';
import { ru } from './ru';

export type Words = typeof en;

/** A word by a code from the server; none for a code that this client does not know. */
export function entry(of: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(of, code) ? of[code] : undefined;
}

const DICTIONARIES: Record<Language, Words> = { en, ru };
const KEY = 'svara.language';

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const language = signal<Language>(
  typeof navigator === 'undefined' ? 'en' : pick(remembered(), navigator.languages),
);

export const words = computed<Words>(() => DICTIONARIES[language.value]);

export function wordsOf(chosen: Language): Words {
  return DICTIONARIES[chosen];
}

export function speak(chosen: Language): void {
  language.value = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // A browser that keeps nothing still plays in the language just chosen.
  }
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
  return card.rank === 'T' ? '10' : (entry(say.ranks, card.rank) ?? card.rank);
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
