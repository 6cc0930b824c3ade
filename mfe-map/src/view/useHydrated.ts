import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating: what needs JavaScript is shown afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
