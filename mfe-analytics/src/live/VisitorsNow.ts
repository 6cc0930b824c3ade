import type { Summary } from '@guide/contracts/api';
import { createContext, use } from 'react';

export const VisitorsNow = createContext<number | null>(null);

export function useLatestSummary(summary: Summary): Summary {
  const visitorsNow = use(VisitorsNow);
  return visitorsNow === null ? summary : { ...summary, visitorsNow };
}
