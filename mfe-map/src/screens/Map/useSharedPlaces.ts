import { useLocation } from '@guide/contracts/module';
import { useMemo, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Reads `#places=1,4,9`; null for any other fragment. */
export function readShared(fragment: string): ReadonlySet<number> | null {
  const list = /^#places=(\d{1,9}(?:,\d{1,9})*)$/.exec(fragment.replaceAll('%2C', ','))?.[1];
  return list === undefined ? null : new Set(list.split(',').map(Number));
}

/** Ids of the places that a shared link names; null on other pages and on the server, which never gets them. */
export function useSharedPlaces(): ReadonlySet<number> | null {
  const { hash } = useLocation();
  const fragment = useSyncExternalStore(
    subscribe,
    () => hash,
    () => '',
  );
  return useMemo(() => readShared(fragment), [fragment]);
}
