import { useCallback, useRef, useState } from 'react';
import type { Place } from '../places/place';

export interface Selection {
  place: Place | null;
  /** Whether what opens takes the focus: not where the address opened it. */
  takesFocus: boolean;
  select(place: Place): void;
  /** Closes it and gives the focus back to what opened it. */
  clear(): void;
}

/** What the address asks for; `visit` changes with every navigation. */
interface Asked {
  id: number | null;
  visit: string;
}

const NOTHING: Asked = { id: null, visit: '' };

/** The place that is looked at, and what had the focus when it was opened. Each visit begins with what it asks for. */
export function useSelection(places: Place[], asked: Asked = NOTHING): Selection {
  const [id, setId] = useState(asked.id);
  const [visit, setVisit] = useState(asked.visit);
  const [byAddress, setByAddress] = useState(true);
  const opener = useRef<Element | null>(null);
  if (visit !== asked.visit) {
    setVisit(asked.visit);
    setId(asked.id);
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
    takesFocus: !byAddress,
    select,
    clear,
  };
}
