import { ApiError } from '@guide/contracts/api';
import { createContext, use, useEffect, useState } from 'react';

/** Requests something of the guide that no ad blocker refuses; null on other sites' pages. */
export const ReachGuide = createContext<(() => Promise<unknown>) | null>(null);

/** An answer that withdraws what is shown: the visitor may not read the figures (ANA-19, D-21). */
export const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 401;

const REFUSED = 'You need a valid link to see these figures.';
const BLOCKED =
  'Your browser, or an extension such as an ad blocker, blocks the requests for figures. Allow them for this site and try again.';

/** What is wrong and what to do. @param text where the cause is neither a refusal nor a blocker */
export function useFailureText(error: Error | null | undefined, text: string): string {
  const reach = use(ReachGuide);
  const [blockedBy, setBlockedBy] = useState<Error>();
  useEffect(() => {
    // The only error of `fetch` without an answer.
    if (!(error instanceof TypeError)) return;
    reach?.().then(
      () => setBlockedBy(error),
      () => {},
    );
  }, [error, reach]);
  if (!error) return text;
  if (isRefused(error)) return REFUSED;
  return blockedBy === error ? BLOCKED : text;
}
