import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Api, Start } from '../api';
import { createListeners } from './listeners';
import { queryKey } from './queryKey';

const KEY = 'guide-start';
let start: Start | null | undefined;
const { subscribe, notify } = createListeners();

function readStart(): Start | null {
  if (start !== undefined) return start;
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    start = typeof stored?.lat === 'number' && typeof stored.lng === 'number' ? (stored as Start) : null;
  } catch {
    start = null;
  }
  return start;
}

/** Remembers where walks start until the tab is closed; nothing is sent (D-86). */
export function rememberStart(next: Start | null): void {
  if (readStart()?.id === next?.id) return;
  start = next;
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the start lasts until the page is left.
  }
  notify();
}

/** Where the visitor's walks start; null while unknown, on the server and in hydration. */
export const useStart = (): Start | null => useSyncExternalStore(subscribe, readStart, () => null);

/** The start of an id or a typed text; null if nothing fits. Screens with `from` in the URL load it. */
export const startQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey('searchStarts', 'module/start', text),
    queryFn: async ({ signal }) => (await api.searchStarts({ query: text }, signal))[0] ?? null,
  });
