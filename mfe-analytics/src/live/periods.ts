import type { Period } from '@guide/contracts/api';

/** The periods with their labels, in display order (CONST-11). */
export const PERIODS: readonly { value: Period; label: string }[] = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
];

/** Reads the period from the URL, where the form puts it without JavaScript. */
export const readPeriod = (search: URLSearchParams): Period =>
  PERIODS.find(({ value }) => value === search.get('period'))?.value ?? 'day';
