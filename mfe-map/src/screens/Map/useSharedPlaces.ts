import { useLocation } from '@guide/contracts/module';
import { useMemo, useSyncExternalStore } from 'react';
import type { Place } from '../../places/place';

const subscribe = () => () => {};

type IsShared = (place: Pick<Place, 'id' | 'pubId'>) => boolean;

/** Reads `#places=1,4,p9`: ids of listings, and with a `p` of pubs; null for any other fragment. */
export function readShared(fragment: string): IsShared | null {
  const list = /^#places=(p?\d{1,9}(?:,p?\d{1,9})*)$/.exec(fragment.replaceAll('%2C', ','))?.[1];
  if (list === undefined) return null;
  const ids = new Set(list.split(','));
  return ({ id, pubId }) => ids.has(String(id)) || (pubId !== undefined && ids.has(`p${pubId}`));
}

/** Whether a shared link names a place; null on other pages and on the server, which never gets the ids. */
export function useSharedPlaces(): IsShared | null {
  const { hash } = useLocation();
  const fragment = useSyncExternalStore(
    subscribe,
    () => hash,
    () => '',
  );
  return useMemo(() => readShared(fragment), [fragment]);
}
