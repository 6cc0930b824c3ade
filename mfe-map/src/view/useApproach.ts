import { type RefObject, useEffect, useState } from 'react';

/** A touch this near to the map is likely to be followed by one on it. */
const NEAR_PX = 200;

/**
 * Whether the visitor has come near an element: with the pointer over it, a touch at most 200 px above or below it, the
 * wheel over it, or the focus in it. Starting the map costs a slow phone a second, which visitors who never look at it need not spend.
 * @param waits - false: as if the visitor were there, from then on
 */
export function useApproach(target: RefObject<HTMLElement | null>, waits: boolean): boolean {
  const [isNear, setNear] = useState(!waits);
  // What was needed once stays.
  if (!waits && !isNear) setNear(true);
  useEffect(() => {
    const element = target.current;
    if (isNear || !element) return;
    const listening = new AbortController();
    const approach = () => {
      listening.abort();
      // The act itself is answered first.
      setTimeout(() => setNear(true));
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of ['pointerover', 'focusin', 'wheel']) element.addEventListener(name, approach, options);
    const onTouch = ({ clientY }: PointerEvent) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (clientY >= top - NEAR_PX && clientY <= bottom + NEAR_PX) approach();
    };
    addEventListener('pointerdown', onTouch, options);
    // The pointer was there, or the focus, before this code.
    if (element.matches(':hover, :focus-within')) approach();
    return () => listening.abort();
  }, [target, isNear]);
  return isNear;
}
