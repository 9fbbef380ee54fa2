/**
 * The service worker: whatever can be had from the house comes from the house, and only without it is the
 * last known page shown. Files called by their content never change, so those come from the shelf at once.
 * What the house says of people and tables is never kept.
 */
declare const self: ServiceWorkerGlobalScope;

const SHELF = 'svara-1';
const PAGE = '/';
/** What the house says; some of it is a file, which an address can lead to like a page. */
const SAID = '/api/';
/** Enough for several builds; the oldest go first. */
const MOST_FILES = 120;
/** How long the house may be silent before the page that is known is shown. */
const PATIENCE = 4000;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherShelves().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromShelfFirst(request));
  else if (request.mode === 'navigate' && !pathname.startsWith(SAID))
    event.respondWith(fromHouseFirst(request));
});

/** A notification that it is one's turn brings the page back that is at the table, or opens one there. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(String(event.notification.data?.path ?? PAGE)));
});

async function comeBack(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}

async function dropOtherShelves(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}

async function fromShelfFirst(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const known = await shelf.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    await shelf.put(request, response.clone());
    await dropOldest(shelf);
  }
  return response;
}

function isPage(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** Every page is the same file, which draws what its address names. */
async function fromHouseFirst(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok && isPage(response)) await shelf.put(PAGE, response.clone());
    return response;
  } catch (error) {
    const known = await shelf.match(PAGE);
    if (known) return known;
    throw error;
  }
}

async function dropOldest(shelf: Cache): Promise<void> {
  const files = (await shelf.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
  await Promise.all(files.slice(0, -MOST_FILES).map((file) => shelf.delete(file)));
}

export {};
