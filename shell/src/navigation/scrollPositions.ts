const STORAGE_KEY = 'scroll-positions';

/** Where each history entry of this tab is scrolled to, px, by the entry's key; of documents before this one, too. */
export function readScrollPositions(): Map<string, number> {
  try {
    return new Map<string, number>(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Stores them for the next document of this tab. */
export function storeScrollPositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Storage may be off; a loaded page then starts where the browser puts it.
  }
}
