import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component was rendered by the server first. */
export function useServed(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [served] = useState(isHydrating);
  return served;
}
