import { useState, useSyncExternalStore } from 'react';
import { type Point, WITHIN_MINUTES } from '../place';
import { useHost } from './host';

/** Milliseconds. */
const OPTIONS = { timeout: 10_000, maximumAge: 60_000 };

let position: Point | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function setPosition(point: Point) {
  position = point;
  for (const notify of listeners) notify();
}

export interface Near {
  on: boolean;
  from: Point | null;
  /** Minutes on foot; null: any distance. */
  within: number | null;
  choices: readonly number[];
  toggle(on: boolean): void;
  /** Sets `within`; absent if the list has no limit. */
  limit?(within: number | null): void;
  locate(): void;
}

/**
 * The visitor's position (D-30), requested when the filter is turned on, shared by all modules and never sent.
 * @param within limit from the address, minutes on foot
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
