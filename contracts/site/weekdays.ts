import { i18n } from '../texts';
import type { Day } from './zonedTime';

/** The days of a week, Monday first: key in opening hours, English name for data, and name in the page's language. */
export const WEEKDAYS = [
  {
    key: 'mon',
    english: 'Monday',
    get name() {
      return i18n.t('Monday');
    },
  },
  {
    key: 'tue',
    english: 'Tuesday',
    get name() {
      return i18n.t('Tuesday');
    },
  },
  {
    key: 'wed',
    english: 'Wednesday',
    get name() {
      return i18n.t('Wednesday');
    },
  },
  {
    key: 'thu',
    english: 'Thursday',
    get name() {
      return i18n.t('Thursday');
    },
  },
  {
    key: 'fri',
    english: 'Friday',
    get name() {
      return i18n.t('Friday');
    },
  },
  {
    key: 'sat',
    english: 'Saturday',
    get name() {
      return i18n.t('Saturday');
    },
  },
  {
    key: 'sun',
    english: 'Sunday',
    get name() {
      return i18n.t('Sunday');
    },
  },
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOn = (day: Day): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % WEEKDAYS.length]!;
