import { useCallback, useRef, useState } from 'react';
import type { Place } from '../places/place';

export interface Selection {
  place: Place | null;
  /** Whether the focus moves into what opens: not where the address opened it. */
  movesFocus: boolean;
  select(place: Place): void;
  /** Closes it and gives the focus back to what opened it. */
  clear(): void;
}

/** What the address selects; `visit` changes with every navigation. */
interface AddressSelection {
  id: number | null;
  visit: string;
}

const NOTHING: AddressSelection = { id: null, visit: '' };

/** The place that is looked at, and what had the focus when it was opened. Each visit begins with what its address selects. */
export function useSelection(places: Place[], ofAddress: AddressSelection = NOTHING): Selection {
  const [id, setId] = useState(ofAddress.id);
  const [visit, setVisit] = useState(ofAddress.visit);
  const [byAddress, setByAddress] = useState(true);
  const opener = useRef<Element | null>(null);
  if (visit !== ofAddress.visit) {
    setVisit(ofAddress.visit);
    setId(ofAddress.id);
    setByAddress(true);
  }
  const select = useCallback((place: Place) => {
    opener.current = document.activeElement;
    setId(place.id);
    setByAddress(false);
  }, []);
  const clear = useCallback(() => {
    setId(null);
    const back = opener.current;
    opener.current = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  }, []);
  return {
    place: places.find((place) => place.id === id) ?? null,
    movesFocus: !byAddress,
    select,
    clear,
  };
}
