/** The browser's offer to install the guide: it waits in the menu instead of covering the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the menu. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

/** Whether the browser can install the guide now. */
export const isInstallable = (): boolean => offer !== null;

/** @returns takes the listener away */
export function onInstallable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the visitor, as the browser does. */
export async function install(): Promise<void> {
  const asked = offer;
  setOffer(null);
  await asked?.prompt();
}
