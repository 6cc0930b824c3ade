import { ApiError } from '@guide/contracts/api';
import { createContext, use, useEffect, useState } from 'react';
import { isBusy, isOverBudget } from '../api/whenBusy';

/** Requests a URL that ad blockers allow; null on pages of other sites. */
export const ReachabilityCheck = createContext<(() => Promise<unknown>) | null>(null);

/** Whether the visitor may not see the figures (ANA-19, D-21). */
export const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 401;

const REFUSED = 'You need a valid link to see these figures.';
const BLOCKED =
  'Your browser, or an extension such as an ad blocker, blocks the requests for figures. Allow them for this site and try again.';

const BUSY = 'The guide is busy. Try again in a minute.';
const OVER_BUDGET = 'You have asked for many figures in a short time. Try again in a minute.';

/** Explains an error. @param text - text for other causes */
export function useFailureText(error: Error | null | undefined, text: string): string {
  const checkReachability = use(ReachabilityCheck);
  const [blockedBy, setBlockedBy] = useState<Error>();
  useEffect(() => {
    // `fetch` throws a TypeError if there is no response.
    if (!(error instanceof TypeError)) return;
    checkReachability?.().then(
      () => setBlockedBy(error),
      () => {},
    );
  }, [error, checkReachability]);
  if (!error) return text;
  if (isRefused(error)) return REFUSED;
  if (isBusy(error)) return BUSY;
  if (isOverBudget(error)) return OVER_BUDGET;
  return blockedBy === error ? BLOCKED : text;
}
