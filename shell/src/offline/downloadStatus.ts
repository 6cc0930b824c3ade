/** The download status for the menus, which do not open the database. */
const NAME = 'guide-taken';
const CHANGED = 'guide-taken-changed';

/** Stored in the browser, so it is the same in all languages. */
export type DownloadStatus = 'Stored' | 'Incomplete';

export function downloadStatus(): DownloadStatus | null {
  if (document.documentElement.dataset.worker === 'off') return null;
  try {
    return localStorage.getItem(NAME) as DownloadStatus | null;
  } catch {
    return null;
  }
}

export function onDownloadStatus(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

export function setDownloadStatus(state: DownloadStatus | null): void {
  try {
    if (state) localStorage.setItem(NAME, state);
    else localStorage.removeItem(NAME);
    dispatchEvent(new Event(CHANGED));
  } catch {
    // Without storage only the panel shows the status.
  }
}
