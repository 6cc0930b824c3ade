import { minutesText } from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { clockOf } from '../plan/changes';
import type { DayPlan, TimedItem } from './dayPlan';
import { openOn } from './visitsOf';

const SHORT_WAIT_MINUTES = 5;

/** Explains why a line does not fit; null if it does. */
export function problemOf(
  { item, place, outcome, arrive, leave }: TimedItem,
  { day, clock }: DayPlan,
  calendar: Calendar,
): { title: string; text: string } | null {
  if (item.kind === 'break') {
    if (outcome === 'fits') return null;
    return {
      title: 'No time for it here',
      text: `You come to it at ${clock(arrive)}; it is to begin by ${clockOf(item.until)}.`,
    };
  }
  if (!place)
    return {
      title: 'No longer in this guide',
      text: 'It takes no time in this day. Remove it, or keep it as a note.',
    };
  const arrival = `you arrive ${clock(arrive)}`;
  if (outcome === 'late')
    return {
      title: `Fixed for ${clockOf(item.fixedAt!)}, ${arrival}`,
      text: 'Put it earlier, or give it another time.',
    };
  if (outcome === 'short')
    return { title: `Closes ${clock(leave)}, ${arrival}`, text: 'It closes before this visit is over.' };
  if (outcome !== 'closed') return null;
  const spans = openOn(place, day.date, calendar) ?? [];
  const today = spans.filter(([, until]) => until > 0);
  const past = today.findLast(([, until]) => until <= arrive);
  if (item.fixedAt !== undefined)
    return {
      title: `Closed at ${clockOf(item.fixedAt)}`,
      text: 'It is not open at its fixed time on this day.',
    };
  const current = spans.find(([from, until]) => from <= arrive && arrive < until);
  if (current && arrive >= current[2])
    return {
      title: `Last entry is ${clock(current[2])}, ${arrival}`,
      text: 'Go there earlier, or on another day.',
    };
  if (past)
    return {
      title: `Closed when you arrive: it closes ${clock(past[1])}, ${arrival}`,
      text: 'Go there earlier, or on another day.',
    };
  if (today.length > 0)
    return { title: 'Open too briefly for this visit', text: 'Give it less time, or another day.' };
  return { title: 'Closed on this day', text: 'Move it to another day.' };
}

/** "25 min to spare, opens 10:00", or an empty text. */
export function waitText({ item, begin, arrive, outcome }: TimedItem, { clock }: DayPlan): string {
  const wait = begin - arrive;
  if (item.kind === 'break' || outcome !== 'fits' || wait < SHORT_WAIT_MINUTES) return '';
  const why = item.fixedAt === undefined ? `opens ${clock(begin)}` : `begins ${clock(begin)}`;
  return `${minutesText(wait)} to spare, ${why}`;
}
