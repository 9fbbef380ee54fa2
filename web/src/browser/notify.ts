/** A notification by the system, for who has left the page to itself and allowed one. */

export function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Shown once for each `about`; a click brings the page back. On phones only a service worker may show one. */
export async function notifyBySystem(
  title: string,
  about: { tag: string; body: string; path: string },
): Promise<void> {
  const options = { tag: about.tag, body: about.body, icon: '/icon-192.png', data: { path: about.path } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(title, options);
      return;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // A browser that shows none has said so in its own way; the title says it all the same.
  }
}
