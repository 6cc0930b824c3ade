import { useSyncExternalStore } from 'react';
import { currentPlan, type StoredPlan, subscribe } from './store';

/** The stored plan; null on the server and until hydration. */
export const usePlan = (): StoredPlan | null => useSyncExternalStore(subscribe, currentPlan, () => null);
