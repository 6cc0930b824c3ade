import { useCallback, useRef, useState } from 'react';
import type { Place } from '../places/place';

export interface Selection {
  place: Place | null;
  /** Whether the card takes the focus: not if the URL selected the place. */
  movesFocus: boolean;
  select(place: Place): void;
  /** Gives the focus back to the opener. */
  clear(): void;
}

/** The id of the place in the URL. `visit` changes with every navigation, also to the same URL. */
interface UrlSelection {
  id: number | null;
  visit: string;
}

const NOTHING: UrlSelection = { id: null, visit: '' };

/** The selected place. Each visit starts with the place of its URL. */
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
    const back = opener.current;
    opener.current = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  }, []);
  return {
    place: places.find((place) => place.id === id) ?? null,
    movesFocus: !byUrl,
    select,
    clear,
  };
}
