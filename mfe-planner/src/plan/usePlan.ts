import { useEffect, useSyncExternalStore } from 'react';
import { subscribe } from './storage';
import { currentPlan, restoreReadable, type StoredPlan } from './store';

/** The stored plan; null on the server and until hydration. */
export function usePlan(): StoredPlan | null {
  useEffect(restoreReadable, []);
  return useSyncExternalStore(subscribe, currentPlan, () => null);
}
