import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component was rendered by the server first. It stays so: another value would render every picture again. */
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
