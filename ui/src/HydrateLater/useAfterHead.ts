import { useDeferredValue, useState } from 'react';
import { useServed } from '../SmartImage/useServed';

/**
 * Whether to render what follows the head of a screen: false in the first rendering after a link to it, and true in a
 * second one, which a touch interrupts. Always true for served screens.
 */
export function useAfterHead(): boolean {
  const isServed = useServed();
  // Set by the shell while a link leads to another path; not on Back, whose offset must be reachable at once.
  const [follows] = useState(() => !isServed && document.documentElement.hasAttribute('data-pushed'));
  // Any initial value, even `true`, would render twice.
  return useDeferredValue(true, follows ? false : undefined);
}
