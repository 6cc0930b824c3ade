import type { Settings } from '@guide/contracts/module';
import { createStore, type StoreApi } from 'zustand';
import { readCookie, writeCookie } from './cookie';

export type SettingsStore = StoreApi<Settings>;

/** The display settings of one page, as it was served: one store per page, never one for the server (D-22). */
export const createSettingsStore = (served: Settings): SettingsStore => createStore(() => served);

/** Changes the theme at once and for the next visits; "system" is what a visitor without a cookie gets. */
export function chooseTheme(store: SettingsStore, theme: Settings['theme']): void {
  writeCookie('theme', theme === 'system' ? null : theme);
  store.setState({ theme });
}

/** Turns the data saver on or off; a choice of either kind outweighs the browser's Save-Data. */
export function chooseDataSaver(store: SettingsStore, dataSaver: boolean): void {
  writeCookie('saver', dataSaver ? 'on' : 'off');
  store.setState({ dataSaver });
}

/** What the visitor chose before, for a page that the server did not make for them. */
export function chosenSettings(): Settings {
  const theme = readCookie('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: readCookie('saver') === 'on',
  };
}
