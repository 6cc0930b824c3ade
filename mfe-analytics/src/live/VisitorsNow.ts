import type { Summary } from '@guide/contracts/api';
import { createContext, use } from 'react';

/** How many visitors there are now, from a stream of events; null without one: then the last response has the number. */
export const VisitorsNow = createContext<number | null>(null);

/** A summary with the latest number of visitors. */
export function useLatest(summary: Summary): Summary {
  const visitorsNow = use(VisitorsNow);
  return visitorsNow === null ? summary : { ...summary, visitorsNow };
}
