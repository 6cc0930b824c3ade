import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { CityMap } from '../map/createMap';

/** How often a pressed picture is looked at again, ms. */
const PRESSED_MS = 100;

/**
 * Whether a map shows what the page has given it, so that it may replace its still picture: not while that is pressed,
 * or the press would be lost.
 */
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
