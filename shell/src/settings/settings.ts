import type { Settings } from '@guide/contracts/module';
import { createStore, type StoreApi } from 'zustand';
import { readCookie, writeCookie } from './cookie';

export type SettingsStore = StoreApi<Settings>;

export const createSettingsStore = (served: Settings): SettingsStore => createStore(() => served);

/** Changes the theme; "system" deletes the cookie. */
export function chooseTheme(store: SettingsStore, theme: Settings['theme']): void {
  writeCookie('theme', theme === 'system' ? null : theme);
  store.setState({ theme });
}

/** Turns the data saver on or off, overriding the browser's Save-Data. */
export function chooseDataSaver(store: SettingsStore, dataSaver: boolean): void {
  writeCookie('saver', dataSaver ? 'on' : 'off');
  store.setState({ dataSaver });
}

export function chosenSettings(): Settings {
  const theme = readCookie('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: readCookie('saver') === 'on',
  };
}
