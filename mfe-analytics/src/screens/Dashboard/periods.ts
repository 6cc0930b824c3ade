import type { Period } from '@guide/contracts/api';

/** The periods in the order of their tabs (ANA-03, CONST-11). */
export const PERIODS: readonly { id: Period; label: string }[] = [
  { id: 'day', label: 'Today' },
  { id: 'week', label: 'This Week' },
  { id: 'month', label: 'This Month' },
];
