import { useHost } from '@guide/contracts/module';
import type { Point } from '@guide/contracts/place';
import { useState } from 'react';

/** A position that takes longer is given up, milliseconds; one this old is still good. */
const OPTIONS = { timeout: 10_000, maximumAge: 60_000 };

export interface Walking {
  on: boolean;
  /** Where the visitor is. It stays in this browser: nothing sends it. */
  from: Point | null;
  toggle(on: boolean): void;
  /** "Near me": asks for the position and turns walking times on. */
  locate(): void;
}

/** Walking times from the visitor's position, which the browser asks the visitor for (D-30). */
export function useWalking(): Walking {
  const { toast } = useHost();
  const [on, setOn] = useState(false);
  const [from, setFrom] = useState<Point | null>(null);

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
      ({ coords }) => setFrom({ lat: coords.latitude, lng: coords.longitude }),
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
