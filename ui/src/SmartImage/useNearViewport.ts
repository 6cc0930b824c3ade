import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const MARGIN = '200px';

/**
 * Whether the element has been within 200 px of the viewport (IMG-03) or is about to be printed.
 * @param options.printed - false for content that loads too slowly for printing
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
