import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the server rendered this component. The value never changes, so pictures do not render twice. */
export function useServed(): boolean {
  const served = useRef(false);
  return useSyncExternalStore(
    subscribe,
    () => served.current,
    () => {
      served.current = true;
      return true;
    },
  );
}
