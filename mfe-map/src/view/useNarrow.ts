import { type RefObject, useEffect, useState } from 'react';

/** Below this width of the map a sheet replaces the popup. */
const SHEET_BELOW_PX = 480;

/** Whether an element is too narrow for a popup beside a marker. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setNarrow(entry!.contentRect.width < SHEET_BELOW_PX));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
