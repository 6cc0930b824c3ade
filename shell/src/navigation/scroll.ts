/** How long a page may take to grow tall enough for its old position, ms. */
const PATIENCE = 1500;

const storageKey = (key: string) => `scroll:${key}`;

/** Remembers where a history entry is scrolled to, for this browser tab. */
export function saveScroll(key: string): void {
  try {
    sessionStorage.setItem(storageKey(key), String(Math.round(scrollY)));
  } catch {
    // Storage may be off; going back then starts at the top.
  }
}

/** Scrolls a history entry back to where it was, as soon as its content is tall enough again. */
export function restoreScroll(key: string): void {
  const top = Number(readPosition(key));
  if (!top) return;
  const reach = () => {
    scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 2;
  };
  if (reach()) return;
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchstart', 'keydown']) removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  // A visitor who moves is where they want to be.
  for (const name of ['wheel', 'touchstart', 'keydown']) addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
}

function readPosition(key: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}
