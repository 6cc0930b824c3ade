import { ApiError } from '@guide/contracts/api';

/** The guide sends 503 with `Retry-After: 2`; the delay doubles with each retry. */
const FIRST_DELAY_MS = 2000;
const MAX_RETRIES = 3;

/** Whether the guide is overloaded, e.g. with TOO_SLOW, so that the same request may succeed later. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/** Whether the address has used up its time for queries (D-58). */
export const isOverBudget = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Options of a query in the browser: repeats it when the guide is busy. The server renders without retries. */
export const RETRY_WHEN_BUSY = {
  retry: (failures: number, error: Error): boolean => isBusy(error) && failures < MAX_RETRIES,
  // Jitter, so that all panels and visitors do not return at once.
  retryDelay: (failures: number): number => FIRST_DELAY_MS * 2 ** failures * (1 + Math.random() / 2),
};
