import { type RefObject, useLayoutEffect, useState } from 'react';
import { mustHydrateNow, openWhenNeeded } from './openWhenNeeded';

/**
 * Whether an element has been near the viewport or touched, for long lists whose far rows are rendered as text.
 * False on the server; true where browsers cannot tell what is near.
 * @param element - must exist while this is false
 */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    if (isNear) return;
    const show = () => setNear(true);
    if (mustHydrateNow(element.current!)) show();
    else return openWhenNeeded(element.current!, { onNear: show, onTouch: show });
  }, [element, isNear]);
  return isNear;
}
