import { useSyncExternalStore } from 'react';
import { currentPlan, type StoredPlan, subscribe } from './store';

const unknown = () => null;

/** The plan of this device; null on the server and before its page is hydrated, as only the device has it. */
export const usePlan = (): StoredPlan | null => useSyncExternalStore(subscribe, currentPlan, unknown);
