import type { Summary } from '@guide/contracts/api';
import { createContext, use } from 'react';

/** Visitors now, from the event stream; null without one: then the last response has the number. */
export const VisitorsNow = createContext<number | null>(null);

export function useLatest(summary: Summary): Summary {
  const visitorsNow = use(VisitorsNow);
  return visitorsNow === null ? summary : { ...summary, visitorsNow };
}
