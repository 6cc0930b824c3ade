import { useHost } from '@guide/contracts/module';
import { useEffect, useRef } from 'react';

/**
 * A search is an event, not a page view (D-42): sent once per submitted text, when its results are there.
 * @param total how many there are; undefined until this search's own answer came
 */
export function useTrackSearch(text: string, total: number | undefined): void {
  const { track } = useHost();
  const tracked = useRef('');
  useEffect(() => {
    if (total === undefined || tracked.current === text) return;
    tracked.current = text;
    if (text) track({ name: 'search', category: 'search', label: text, value: total });
  }, [track, text, total]);
}
