import { useCallback, useRef, useState } from 'react';
import type { Place } from '../places/place';

export interface Selection {
  place: Place | null;
  select(place: Place): void;
  /** Closes it and gives the focus back to what opened it. */
  clear(): void;
}

/** The place that is looked at, and what had the focus when it was opened. */
export function useSelection(places: Place[]): Selection {
  const [id, setId] = useState<number | null>(null);
  const opener = useRef<Element | null>(null);
  const select = useCallback((place: Place) => {
    opener.current = document.activeElement;
    setId(place.id);
  }, []);
  const clear = useCallback(() => {
    setId(null);
    const back = opener.current;
    opener.current = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  }, []);
  return { place: places.find((place) => place.id === id) ?? null, select, clear };
}
