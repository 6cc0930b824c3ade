import type { Listing } from '../api';
import type { Calendar } from '../site';
import { openingTraits, type When } from './opening';

const MINUTE_MS = 60_000;

type Traits = ReturnType<typeof openingTraits>;
interface OpenInMinute extends Traits {
  minute: number;
  when: Pick<When, 'day' | 'name'>;
  calendar: Calendar;
}
const openInMinute = new WeakMap<object, OpenInMinute>();

/** `openingTraits`, cached for a minute, because evaluating hours is the slowest part of filtering. */
export function openIn(hours: NonNullable<Listing['hours']>, when: When, calendar: Calendar): Traits {
  const minute = Math.floor(when.at / MINUTE_MS);
  const { day, name } = when;
  const cached = openInMinute.get(hours);
  const isCurrent =
    cached?.minute === minute &&
    cached.when.day === day &&
    cached.when.name === name &&
    cached.calendar === calendar;
  if (isCurrent) return cached;
  const open = { minute, when: { day, name }, calendar, ...openingTraits(hours, when, calendar) };
  openInMinute.set(hours, open);
  return open;
}
