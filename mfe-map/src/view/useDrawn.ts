import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { CityMap } from '../map/createMap';

const POLL_INTERVAL_MS = 100;

/** Whether the drawn map may replace the static one; not while the static one is pressed. */
export function useDrawn(map: CityMap | null, still: RefObject<HTMLElement | null>): boolean {
  const [drawn, setDrawn] = useState<CityMap | null>(null);
  useEffect(() => {
    let cancelled = !map;
    const replace = () => {
      if (still.current?.matches(':active')) setTimeout(replace, POLL_INTERVAL_MS);
      else if (!cancelled) startTransition(() => setDrawn(map));
    };
    void map?.whenDrawn().then(replace);
    return () => {
      cancelled = true;
    };
  }, [map, still]);
  return map !== null && drawn === map;
}
