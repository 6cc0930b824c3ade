import { useState, useSyncExternalStore } from 'react';
import { type Point, WITHIN_MINUTES } from '../place';
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

function setPosition(found: Point) {
  position = found;
  for (const notify of listeners) notify();
}

/** The visitor's choice to see what is near, and the position. */
export interface Near {
  on: boolean;
  /** Where the visitor is, once known. */
  from: Point | null;
  /** The limit in minutes on foot, which an address may have; null: any distance. */
  within: number | null;
  /** The limits to choose from. */
  choices: readonly number[];
  toggle(on: boolean): void;
  /** Changes the limit; absent where there is none to choose. */
  limit?(within: number | null): void;
  /** Requests the position from the browser again and turns it on. */
  locate(): void;
}

/**
 * Distances from the visitor's position (D-30), which the browser requests when this is turned on, never before. All
 * modules share it for the life of the page; it stays in the browser: nothing sends it, no address has it.
 * @param within the limit in minutes on foot that the address has; where the position is known, it counts at once
 * @param limit changes it
 */
export function useNear(within: number | null = null, limit?: Near['limit']): Near {
  const { toast } = useHost();
  const [on, setOn] = useState(() => within !== null && position !== null);
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
      ({ coords }) => setPosition({ lat: coords.latitude, lng: coords.longitude }),
      fail,
      OPTIONS,
    );
  }
  function toggle(wanted: boolean) {
    if (wanted && !from) locate();
    else setOn(wanted);
  }
  return { on, from, within, choices: WITHIN_MINUTES, toggle, locate, limit };
}
