import { createStore } from 'zustand';

interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

export const installPrompt = createStore<{ event: InstallPromptEvent | null }>(() => ({ event: null }));

export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.setState({ event: event as InstallPromptEvent });
  });
  addEventListener('appinstalled', () => installPrompt.setState({ event: null }));
}

export async function install(): Promise<void> {
  const { event } = installPrompt.getState();
  installPrompt.setState({ event: null });
  await event?.prompt();
}
