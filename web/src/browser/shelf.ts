/** What this browser keeps from one visit to the next. */
export interface Shelf {
  read(key: string): string | null;
  write(key: string, text: string): void;
  forget(key: string): void;
}

function shelfOver(storage: () => Storage): Shelf {
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text);
      } catch {
        // What is not kept is asked for again, or lost with the page.
      }
    },
    forget(key) {
      try {
        storage().removeItem(key);
      } catch {
        // There is nothing to forget where nothing is kept.
      }
    },
  };
}

/** The browser's own; one that keeps nothing, as in a private window, is read as empty. */
export const browserShelf: Shelf = shelfOver(() => localStorage);

/** What outlives a reload of this page, and nothing more. */
export const visitShelf: Shelf = shelfOver(() => sessionStorage);

/** What is kept under a key as a list; an empty one where that is damaged. */
export function readList<T>(shelf: Shelf, key: string): T[] {
  try {
    const list: unknown = JSON.parse(shelf.read(key) ?? '[]');
    return Array.isArray(list) ? (list as T[]) : [];
  } catch {
    return [];
  }
}

export function writeList<T>(shelf: Shelf, key: string, list: readonly T[]): void {
  shelf.write(key, JSON.stringify(list));
}
