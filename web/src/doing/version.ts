/** Whether the house has a newer build of this page than the one that runs. */
import { effect, signal } from '@preact/signals';
import { line } from '../state/store';

const APP = /\/assets\/app-[\w-]+\.js/;
const EVERY = 15 * 60_000;

export const newer = signal(false);

/** The script that a page's text begins with; its name follows from all that the build holds. */
export function appOf(page: string): string | null {
  return APP.exec(page)?.[0] ?? null;
}

function running(): string | null {
  return appOf(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '');
}

async function look(): Promise<void> {
  try {
    const response = await fetch('/', { cache: 'no-cache' });
    const offered = response.ok ? appOf(await response.text()) : null;
    if (offered && running() && offered !== running()) newer.value = true;
  } catch {
    // The house cannot be reached, so it offers nothing newer.
  }
}

/** Look when a lost line is back, since a house is renewed while it is down, and when the page is looked at again. */
export function beginVersions(): void {
  let lookedAt = Date.now();
  let wasDown = false;
  const lookAgain = () => {
    lookedAt = Date.now();
    void look();
  };
  effect(() => {
    if (line.value === 'down') wasDown = true;
    if (line.value !== 'up' || !wasDown) return;
    wasDown = false;
    lookAgain();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > EVERY) lookAgain();
  });
}

/** Let the page be there, as far as it is known, when the house is not; only secure pages can. */
export function keepThePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // A browser that refuses plays as well without.
  });
}
