import { useLocation } from '@guide/contracts/module';
import { useMemo, useSyncExternalStore } from 'react';
import type { Place } from '../../places/place';

const subscribe = () => () => {};

type Choose = <Shared extends Pick<Place, 'id' | 'pubId'>>(places: readonly Shared[]) => Shared[];

/**
 * Reads `#places=1,4,p9`: ids of listings, and with a `p` of pubs.
 * @returns a function that chooses these places, in the order of the link; null for any other fragment
 */
export function readShared(fragment: string): Choose | null {
  const list = /^#places=(p?\d{1,9}(?:,p?\d{1,9})*)$/.exec(fragment.replaceAll('%2C', ','))?.[1];
  if (list === undefined) return null;
  return (places) => {
    const named = list
      .split(',')
      .flatMap((name) => places.find(({ id, pubId }) => name === String(id) || name === `p${pubId}`) ?? []);
    return [...new Set(named)];
  };
}

/** Chooses the places of a shared link; null on other pages and on the server, which never gets the ids. */
export function useSharedPlaces(): Choose | null {
  const { hash } = useLocation();
  const fragment = useSyncExternalStore(
    subscribe,
    () => hash,
    () => '',
  );
  return useMemo(() => readShared(fragment), [fragment]);
}
