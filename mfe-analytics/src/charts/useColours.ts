import { type RefObject, useEffect, useState } from 'react';
import { type Colours, readColours } from './colours';

/**
 * The colours at an element: null until it is there, new ones when day and night change.
 * The theme is on the page's root or on the root of an embedded dashboard, so both are watched.
 */
export function useColours(ref: RefObject<HTMLElement | null>): Colours | null {
  const [colours, setColours] = useState<Colours | null>(null);
  useEffect(() => {
    const update = () => ref.current && setColours(readColours(ref.current));
    const night = matchMedia('(prefers-color-scheme: dark)');
    const themes = new MutationObserver(update);
    const themed = [document.documentElement, ref.current?.closest('[data-theme]')];
    for (const element of new Set(themed)) {
      if (element) themes.observe(element, { attributeFilter: ['data-theme'] });
    }
    night.addEventListener('change', update);
    void document.fonts.ready.then(update);
    return () => {
      themes.disconnect();
      night.removeEventListener('change', update);
    };
  }, [ref]);
  return colours;
}
