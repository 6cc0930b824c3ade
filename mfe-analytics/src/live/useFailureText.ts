import { ApiError } from '@guide/contracts/api';
import { createContext, use, useEffect, useState } from 'react';

/** Requests a URL that no ad blocker refuses; null on other sites' pages. */
export const ReachGuide = createContext<(() => Promise<unknown>) | null>(null);

/** The visitor may not read the figures (ANA-19, D-21). */
export const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 401;

const REFUSED = 'You need a valid link to see these figures.';
const BLOCKED =
  'Your browser, or an extension such as an ad blocker, blocks the requests for figures. Allow them for this site and try again.';

/** @param text for causes other than a refusal or a blocker */
export function useFailureText(error: Error | null | undefined, text: string): string {
  const reach = use(ReachGuide);
  const [blockedBy, setBlockedBy] = useState<Error>();
  useEffect(() => {
    // The only error of `fetch` without a response.
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
