import { useState } from 'react';
import type { Place } from '../../places/place';

/** The ticked places of a list. Places that a filter hides do not count, and count again when they are shown. */
export function useTicked(shown: readonly Place[]) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const tick = (places: readonly Place[], on: boolean) => {
    const listings = places.map(({ listing }) => listing);
    const others = ticked.filter((listing) => !listings.includes(listing));
    setTicked(on ? [...others, ...listings] : others);
  };
  return {
    chosen: shown.filter(({ listing }) => ticked.includes(listing)),
    tick,
    untickAll: () => setTicked([]),
  };
}
