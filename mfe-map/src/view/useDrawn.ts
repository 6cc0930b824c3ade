import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { CityMap } from '../map/createMap';

/**
 * Whether a map shows what the page has given it, so that it may replace its still picture: not while that is pressed,
 * or the press would be lost.
 */
export function useDrawn(map: CityMap | null, still: RefObject<HTMLElement | null>): boolean {
  const [drawn, setDrawn] = useState<CityMap | null>(null);
  useEffect(() => {
    if (!map) return;
    const left = new AbortController();
    const { signal } = left;
    void map.whenDrawn().then(() => {
      if (signal.aborted) return;
      const replace = () => startTransition(() => setDrawn(map));
      if (!still.current?.matches(':active')) return replace();
      // The click follows the release.
      for (const event of ['click', 'pointercancel'])
        addEventListener(event, () => setTimeout(replace), { signal, once: true });
    });
    return () => left.abort();
  }, [map, still]);
  return map !== null && drawn === map;
}
