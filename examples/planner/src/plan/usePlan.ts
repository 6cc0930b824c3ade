import { useSyncExternalStore } from 'react';
import { currentPlan, type Kept, subscribe } from './store';

const unknown = () => null;

/** The plan of this device; null on the server and before its page is hydrated, as only the device has it. */
export const usePlan = (): Kept | null => useSyncExternalStore(subscribe, currentPlan, unknown);
