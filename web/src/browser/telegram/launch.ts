/** What Telegram puts into the address of a page that it launches: read once, and then out of the address. */
import { type Shelf, visitShelf } from '../shelf';

export interface Launch {
  /** What Telegram signed. A reload is no launch, and has none. */
  data: string | null;
  /** What the link that led here asks for; none after a reload. */
  start: string | null;
  /** Telegram's colours, as text. */
  theme: string | null;
  /** The language that the user speaks with Telegram. */
  language: string | null;
}

const PREFIX = 'tgWebApp';
const KEPT = 'svara.telegram';
const NONE: Launch = { data: null, start: null, theme: null, language: null };

/** Whether Telegram shows this page: in a frame, which nobody else may, or in a browser of its own. */
export function isWithinTelegram(): boolean {
  if (typeof window === 'undefined') return false;
  return window.parent !== window || 'TelegramWebviewProxy' in window || oldNotify() !== null;
}

/** The way to say something in old desktop apps. */
export function oldNotify(): ((message: string) => void) | null {
  const { external } = window as { external?: { notify?: unknown } };
  return typeof external?.notify === 'function'
    ? (message) => (external.notify as (text: string) => void)(message)
    : null;
}

function languageOf(data: string | null): string | null {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(data ?? '').get('user') ?? 'null');
    const code = (user as { language_code?: unknown } | null)?.language_code;
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

/** What an address brings; `null` if that is no launch. */
export function launchIn(hash: string, search: string): Launch | null {
  const fields = new URLSearchParams(hash.slice(1));
  const given = new URLSearchParams(search);
  if (![...fields.keys(), ...given.keys()].some((name) => name.startsWith(PREFIX))) return null;
  const data = fields.get(`${PREFIX}Data`);
  const start = given.get(`${PREFIX}StartParam`) ?? fields.get(`${PREFIX}StartParam`);
  return {
    data,
    start: start ?? new URLSearchParams(data ?? '').get('start_param'),
    theme: fields.get(`${PREFIX}ThemeParams`),
    language: languageOf(data),
  };
}

/** A query without what Telegram added. */
export function queryWithout(search: string): string {
  const given = new URLSearchParams(search);
  for (const name of [...given.keys()]) if (name.startsWith(PREFIX)) given.delete(name);
  const rest = given.toString();
  return rest && `?${rest}`;
}

/** What is as true after a reload, whose address says nothing of it. */
function kept(shelf: Shelf): Launch {
  try {
    const { theme, language } = JSON.parse(shelf.read(KEPT) ?? '{}') as Partial<Launch>;
    return { ...NONE, theme: theme ?? null, language: language ?? null };
  } catch {
    return NONE;
  }
}

function read(): Launch {
  const brought = launchIn(location.hash, location.search);
  if (brought) history.replaceState(history.state, '', location.pathname + queryWithout(location.search));
  // A link that somebody sent may hold a launch of his own, which must not make whoever opens it somebody else.
  if (!isWithinTelegram()) return NONE;
  if (!brought) return kept(visitShelf);
  visitShelf.write(KEPT, JSON.stringify({ theme: brought.theme, language: brought.language }));
  return brought;
}

let known: Launch | null = null;

export function launch(): Launch {
  known ??= typeof location === 'undefined' ? NONE : read();
  return known;
}
