import type { Period } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';

/** The periods with their labels, in display order (CONST-11). */
export const PERIODS: readonly { value: Period; label: string }[] = [
  {
    value: 'day',
    get label() {
      return i18n.t('Today');
    },
  },
  {
    value: 'week',
    get label() {
      return i18n.t('This Week');
    },
  },
  {
    value: 'month',
    get label() {
      return i18n.t('This Month');
    },
  },
];

/** Reads the period from the URL, where the form puts it without JavaScript. */
export const readPeriod = (search: URLSearchParams): Period =>
  PERIODS.find(({ value }) => value === search.get('period'))?.value ?? 'day';
