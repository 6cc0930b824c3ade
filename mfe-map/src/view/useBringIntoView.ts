import { type RefObject, useCallback } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Scrolls the page just as far as it takes to see all of an element. */
export function useBringIntoView(element: RefObject<HTMLElement | null>): () => void {
  const reducedMotion = useReducedMotion();
  return useCallback(
    () =>
      element.current?.scrollIntoView({
        block: 'nearest',
        behavior: reducedMotion ? 'instant' : 'smooth',
      }),
    [element, reducedMotion],
  );
}
