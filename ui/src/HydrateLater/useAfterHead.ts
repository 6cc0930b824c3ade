import { useDeferredValue, useState } from 'react';
import { useServed } from '../SmartImage/useServed';

/** Set by the shell while a link leads to another screen; not on Back, whose offset must be reachable at once. */
const isPushed = (): boolean =>
  typeof document !== 'undefined' && 'pushed' in document.documentElement.dataset;

/**
 * Whether to render what follows the head of a screen: false in the first rendering after a link to it, and true in a
 * second one, which a touch interrupts. Always true for served screens.
 */
export function useAfterHead(): boolean {
  const isServed = useServed();
  const [follows] = useState(() => !isServed && isPushed());
  return useDeferredValue(true, !follows);
}
