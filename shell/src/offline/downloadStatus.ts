/** Whether the guide is downloaded, for the menus, which are shown before the database is opened. */
const NAME = 'guide-taken';
const CHANGED = 'guide-taken-changed';

/** "Stored", "Incomplete", or null where nothing is stored, the worker is switched off or the browser stores nothing. */
export function downloadStatus(): string | null {
  if (document.documentElement.dataset.worker === 'off') return null;
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** @returns removes the listener */
export function onDownloadStatus(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/** @param state null: nothing is stored */
export function setDownloadStatus(state: 'Stored' | 'Incomplete' | null): void {
  try {
    if (state) localStorage.setItem(NAME, state);
    else localStorage.removeItem(NAME);
    dispatchEvent(new Event(CHANGED));
  } catch {
    // The panel shows the same.
  }
}
