import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server rendered this component first; constant, so that no picture is rendered again. */
export function useServed(): boolean {
  const served = useRef(false);
  return useSyncExternalStore(
    never,
    () => served.current,
    () => {
      served.current = true;
      return true;
    },
  );
}
