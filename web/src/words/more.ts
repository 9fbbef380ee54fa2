/** The words of pages that nobody needs at the table; a page that says them fetches them first. */
import { computed, signal } from '@preact/signals';
import { furtherDictionary } from './dictionaries';
import type { more as english } from './en/more';
import type { Language } from './language';

export type MoreWords = typeof english;

const spoken = signal<MoreWords | null>(null);

export const more = computed<MoreWords>(() => {
  if (!spoken.value) throw new Error('a page that says `more` is fetched with `withMore`');
  return spoken.value;
});

export function hasMore(): boolean {
  return spoken.peek() !== null;
}

export function sayMore(known: MoreWords): void {
  spoken.value = known;
}

/** What a page is fetched with: its code, and these words in the language that is spoken. */
export async function withMore<T>(code: Promise<T>, inLanguage: Language): Promise<T> {
  const [loaded, known] = await Promise.all([code, furtherDictionary(inLanguage)]);
  if (!hasMore()) sayMore(known);
  return loaded;
}
