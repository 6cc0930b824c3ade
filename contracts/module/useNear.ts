import { useState, useSyncExternalStore } from 'react';
import type { Point } from '../place';
import { useHost } from './host';

/** A position that takes longer is given up, milliseconds; one this old is still good. */
const OPTIONS = { timeout: 10_000, maximumAge: 60_000 };

let position: Point | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function keep(found: Point) {
  position = found;
  for (const tell of listeners) tell();
}

/** What is near the visitor: whether that is asked for, and from where. */
export interface Near {
  on: boolean;
  /** Where the visitor is, once known. */
  from: Point | null;
  toggle(on: boolean): void;
  /** Asks the browser for the position anew and turns it on. */
  locate(): void;
}

/**
 * Distances from the visitor's position (D-30). The browser asks the visitor for it when it is turned on, never before.
 * It is kept for this page's life, for all modules, and stays in the browser: nothing sends it, no address has it.
 */
export function useNear(): Near {
  const { toast } = useHost();
  const [on, setOn] = useState(false);
  const from = useSyncExternalStore(
    subscribe,
    () => position,
    () => null,
  );
  function fail() {
    setOn(false);
    toast({
      title: 'Your position is not known',
      description: 'Allow it in your browser to see distances and walking times.',
      variant: 'destructive',
    });
  }
  function locate() {
    if (!navigator.geolocation) {
      fail();
      return;
    }
    setOn(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => keep({ lat: coords.latitude, lng: coords.longitude }),
      fail,
      OPTIONS,
    );
  }
  function toggle(wanted: boolean) {
    if (wanted && !from) locate();
    else setOn(wanted);
  }
  return { on, from, toggle, locate };
}
