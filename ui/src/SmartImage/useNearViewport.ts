import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** IMG-03: pictures load when they are this close to the screen. */
const MARGIN = '200px';

/**
 * True once the element has come within 200 px of the screen or is about to be printed.
 * @param options.printed false for content that would load too late for printing
 */
export function useNearViewport(
  ref: RefObject<Element | null>,
  { watching = true, printed = true }: { watching?: boolean; printed?: boolean },
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!watching || !element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    const onPrint = () => flushSync(() => setNear(true));
    if (printed) addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', onPrint);
    };
  }, [ref, watching, printed]);
  return near;
}
