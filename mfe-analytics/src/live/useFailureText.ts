import { ApiError } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';
import { createContext, use, useEffect, useState } from 'react';
import { isBusy, isOverBudget } from '../api/whenBusy';

/** Requests a URL that ad blockers allow; null on pages of other sites. */
export const ReachabilityCheck = createContext<(() => Promise<unknown>) | null>(null);

/** Whether the visitor may not see the figures (ANA-19, D-21). */
export const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 401;

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
  if (isRefused(error)) return i18n.t('You need a valid link to see these figures.');
  if (isBusy(error)) return i18n.t('The guide is busy. Try again in a minute.');
  if (isOverBudget(error))
    return i18n.t('You have asked for many figures in a short time. Try again in a minute.');
  if (blockedBy !== error) return text;
  return i18n.t(
    'Your browser, or an extension such as an ad blocker, blocks the requests for figures. Allow them for this site and try again.',
  );
}
