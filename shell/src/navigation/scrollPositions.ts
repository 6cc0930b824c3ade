const STORAGE_KEY = 'scroll-positions';

/** More than a tab's history holds. */
const MAX_ENTRIES = 100;

/** Where each history entry of this tab is scrolled to, px, by the entry's key. */
export interface ScrollPositions {
  get(key: string): number | undefined;
  set(key: string, top: number): void;
  /** Stores them for the next document of this tab. */
  save(): void;
}

/** The positions that the documents before this one have stored. */
export function readScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>(stored());
  return {
    get: (key) => positions.get(key),
    set(key, top) {
      positions.delete(key);
      positions.set(key, top);
      if (positions.size > MAX_ENTRIES) positions.delete(positions.keys().next().value!);
    },
    save() {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Storage may be off; a loaded page then starts where the browser puts it.
      }
    },
  };
}

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
