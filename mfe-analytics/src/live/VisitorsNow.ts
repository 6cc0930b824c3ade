import type { Summary } from '@guide/contracts/api';
import { createContext, use } from 'react';

/** How many visitors there are now, as a stream tells it; null where there is none, and the last answer says it. */
export const VisitorsNow = createContext<number | null>(null);

/** A summary with the latest number of visitors. */
export function useLatest(summary: Summary): Summary;
export function useLatest(summary: Summary | undefined): Summary | undefined;
export function useLatest(summary: Summary | undefined): Summary | undefined {
  const visitorsNow = use(VisitorsNow);
  return summary && visitorsNow !== null ? { ...summary, visitorsNow } : summary;
}
