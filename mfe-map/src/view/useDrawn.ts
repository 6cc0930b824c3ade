import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { CityMap } from '../map/createMap';

/** Interval of checks while the picture is pressed. */
const PRESSED_MS = 100;

/** Whether the map may replace the still picture: when it is drawn, and not while the picture is pressed. */
export function useDrawn(map: CityMap | null, still: RefObject<HTMLElement | null>): boolean {
  const [drawn, setDrawn] = useState<CityMap | null>(null);
  useEffect(() => {
    let left = !map;
    const replace = () => {
      if (still.current?.matches(':active')) setTimeout(replace, PRESSED_MS);
      else if (!left) startTransition(() => setDrawn(map));
    };
    void map?.whenDrawn().then(replace);
    return () => {
      left = true;
    };
  }, [map, still]);
  return map !== null && drawn === map;
}
