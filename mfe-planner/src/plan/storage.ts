/** Stores the plan as a text. The heart on every card loads only this. */
const KEY = 'guide.planner';
/** Prefix of texts that were put aside because they could not be read. */
const ASIDE = 'guide.planner.aside.';

const listeners = new Set<() => void>();
let lastText: string | null = null;
/** Set when this browser stores nothing: the plan is then lost with the page. */
let memory: { text: string | null } | undefined;

export const isStored = (): boolean => memory === undefined;

/** Reads the stored text; null if there is none. */
export function storedText(): string | null {
  if (memory) return memory.text;
  try {
    lastText = localStorage.getItem(KEY);
  } catch {
    // Private windows: continue with what was read before.
    memory = { text: lastText };
  }
  return lastText;
}

/** Stores a text; on a full device, until the page is closed. */
export function storeText(text: string): void {
  if (memory) memory = { text };
  else {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      memory = { text };
    }
  }
  notify();
}

/** Moves a text that cannot be read to another key, where it stays until the visitor removes it. */
export function putAside(text: string): void {
  try {
    localStorage.setItem(`${ASIDE}${Date.now()}`, text);
    localStorage.removeItem(KEY);
  } catch {
    memory = { text: null };
  }
}

/** Texts that were put aside, with their keys. */
export const textsAside = (): [key: string, text: string][] =>
  memory ? [] : Object.entries(localStorage).filter(([key]) => key.startsWith(ASIDE));

export function removeAside(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key);
  notify();
}

/** Notifies this page, also another release of the module in it; browsers notify the other tabs. */
function notify(): void {
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function onStorage({ key }: StorageEvent): void {
  // Browsers send a null key after `localStorage.clear()`.
  if (key === null || key.startsWith(KEY)) for (const listener of listeners) listener();
}

/** Adds a listener for changes. @returns removes it */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
