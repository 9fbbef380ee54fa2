import { speak } from '../words';
import { isLanguage } from '../words/language';
import { tell } from './tell';

/** Have the page speak another language; where its words cannot be had, that is said, and nothing changes. */
export function speakTo(language: string): void {
  if (isLanguage(language)) speak(language).catch(() => tell('unreachable'));
}
