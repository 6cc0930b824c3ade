import { useCallback, useRef, useState } from 'react';
import type { Place } from '../places/place';

export interface Selection {
  place: Place | null;
  /** Whether the card takes the focus; not if the URL selected the place. */
  movesFocus: boolean;
  select(place: Place): void;
  clear(): void;
}

interface UrlSelection {
  id: number | null;
  visit: string;
}

const NOTHING: UrlSelection = { id: null, visit: '' };

/** The selected place; every navigation resets it to the URL's. */
export function useSelection(places: Place[], url: UrlSelection = NOTHING): Selection {
  const [id, setId] = useState(url.id);
  const [visit, setVisit] = useState(url.visit);
  const [byUrl, setByUrl] = useState(true);
  const opener = useRef<Element | null>(null);
  if (visit !== url.visit) {
    setVisit(url.visit);
    setId(url.id);
    setByUrl(true);
  }
  const select = useCallback((place: Place) => {
    opener.current = document.activeElement;
    setId(place.id);
    setByUrl(false);
  }, []);
  const clear = useCallback(() => {
    setId(null);
    const focusTarget = opener.current;
    opener.current = null;
    if (focusTarget instanceof HTMLElement && focusTarget.isConnected)
      focusTarget.focus({ preventScroll: true });
  }, []);
  return {
    place: places.find((place) => place.id === id) ?? null,
    movesFocus: !byUrl,
    select,
    clear,
  };
}
