/** When a line is to be doubted: the page was away, the machine slept, or the net is another one. */

/** `check` it, or `renew` it where it can hardly have lived on. */
export type Doubt = 'check' | 'renew';

/** Who was away for so long has no line any more that is worth asking. */
const AWAY = 20_000;
const BEAT = 2000;
/** A beat that comes so late has slept. */
const ASLEEP = 8000;

/** Mobile browsers alone say what kind of net they are on. */
interface Net extends EventTarget {
  readonly type?: string;
}

function followNet(doubt: (how: Doubt) => void): void {
  addEventListener('online', () => doubt('renew'));
  addEventListener('offline', () => doubt('check'));
  const net = (navigator as { connection?: Net }).connection;
  let kind = net?.type;
  net?.addEventListener('change', () => {
    if (net.type === kind) return;
    kind = net.type;
    doubt('renew');
  });
}

/** Tells of each reason to doubt the lines, as long as the page is there. */
export function beginWaking(doubt: (how: Doubt) => void): void {
  let hiddenSince = document.visibilityState === 'hidden' ? Date.now() : null;
  let lastBeat = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState === 'hidden') {
      hiddenSince = now;
      return;
    }
    const away = now - (hiddenSince ?? now);
    hiddenSince = null;
    lastBeat = now;
    doubt(away >= AWAY ? 'renew' : 'check');
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) doubt('renew');
  });
  setInterval(() => {
    const late = Date.now() - lastBeat;
    lastBeat = Date.now();
    if (late >= ASLEEP && document.visibilityState === 'visible') doubt('renew');
  }, BEAT);
  followNet(doubt);
}
