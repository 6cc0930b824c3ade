import type { Listing } from '../api';
import type { Calendar } from '../site';
import { openingTraits, type When } from './opening';

const MINUTE_MS = 60_000;

type Traits = ReturnType<typeof openingTraits>;
interface OpenInMinute extends Traits {
  minute: number;
  day: When['day'];
  calendar: Calendar;
}
const openInMinute = new WeakMap<object, OpenInMinute>();

/** `openingTraits`, cached for a minute, because evaluating hours is the slowest part of filtering. */
export function openIn(hours: NonNullable<Listing['hours']>, when: When, calendar: Calendar): Traits {
  const minute = Math.floor(when.at / MINUTE_MS);
  const { day } = when;
  const cached = openInMinute.get(hours);
  if (cached?.minute === minute && cached.day === day && cached.calendar === calendar) return cached;
  const open = { minute, day, calendar, ...openingTraits(hours, when, calendar) };
  openInMinute.set(hours, open);
  return open;
}
