import type { Settings } from '@guide/contracts/module';
import { createStore, type StoreApi } from 'zustand';
import { readCookie, writeCookie } from './cookie';

export type SettingsStore = StoreApi<Settings>;

/** The display settings of one page; the server has one store per request (D-22). */
export const createSettingsStore = (served: Settings): SettingsStore => createStore(() => served);

/** Changes the theme; "system" deletes the cookie. */
export function chooseTheme(store: SettingsStore, theme: Settings['theme']): void {
  writeCookie('theme', theme === 'system' ? null : theme);
  store.setState({ theme });
}

/** Turns the data saver on or off, whatever the browser's Save-Data says. */
export function chooseDataSaver(store: SettingsStore, dataSaver: boolean): void {
  writeCookie('saver', dataSaver ? 'on' : 'off');
  store.setState({ dataSaver });
}

/** The visitor's settings, for the downloaded guide's page. */
export function chosenSettings(): Settings {
  const theme = readCookie('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: readCookie('saver') === 'on',
  };
}
