import { minutesText } from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { clockOf } from '../plan/changes';
import type { DayPlan, TimedItem } from './dayPlan';
import type { Minute } from './visit';
import { openOn } from './visitsOf';

const SHORT_WAIT_MINUTES = 5;

interface Problem {
  title: string;
  text: string;
}

/** Explains why a line does not fit; null if it does. */
export function problemOf(
  { item, place, outcome, arrive, leave }: TimedItem,
  { day, clock }: DayPlan,
  calendar: Calendar,
): Problem | null {
  const arrival = clock(arrive);
  if (item.kind === 'break') {
    if (outcome === 'fits') return null;
    return {
      title: i18n.t('No time for it here'),
      text: i18n.t('You come to it at {arrival}; it is to begin by {time}.', {
        arrival,
        time: clockOf(item.until),
      }),
    };
  }
  if (!place)
    return {
      title: i18n.t('No longer in this guide'),
      text: i18n.t('It takes no time in this day. Remove it, or keep it as a note.'),
    };
  if (outcome === 'late')
    return {
      title: i18n.t('Fixed for {time}, you arrive {arrival}', { time: clockOf(item.fixedAt!), arrival }),
      text: i18n.t('Put it earlier, or give it another time.'),
    };
  if (outcome === 'short')
    return {
      title: i18n.t('Closes {time}, you arrive {arrival}', { time: clock(leave), arrival }),
      text: i18n.t('It closes before this visit is over.'),
    };
  if (outcome !== 'closed') return null;
  if (item.fixedAt !== undefined)
    return {
      title: i18n.t('Closed at {time}', { time: clockOf(item.fixedAt) }),
      text: i18n.t('It is not open at its fixed time on this day.'),
    };
  return whyClosed(openOn(place, day.date, calendar) ?? [], arrive, clock);
}

/** Why a place is closed on arrival. @param spans - from `openOn` */
function whyClosed(
  spans: NonNullable<ReturnType<typeof openOn>>,
  arrive: Minute,
  clock: DayPlan['clock'],
): Problem {
  const arrival = clock(arrive);
  const elsewhen = i18n.t('Go there earlier, or on another day.');
  const current = spans.find(([from, until]) => from <= arrive && arrive < until);
  if (current && arrive >= current[2])
    return {
      title: i18n.t('Last entry is {time}, you arrive {arrival}', { time: clock(current[2]), arrival }),
      text: elsewhen,
    };
  const today = spans.filter(([, until]) => until > 0);
  const past = today.findLast(([, until]) => until <= arrive);
  if (past)
    return {
      title: i18n.t('Closed when you arrive: it closes {time}, you arrive {arrival}', {
        time: clock(past[1]),
        arrival,
      }),
      text: elsewhen,
    };
  return today.length > 0
    ? {
        title: i18n.t('Open too briefly for this visit'),
        text: i18n.t('Give it less time, or another day.'),
      }
    : { title: i18n.t('Closed on this day'), text: i18n.t('Move it to another day.') };
}

/** "25 min to spare, opens 10:00", or an empty text. */
export function waitText({ item, begin, arrive, outcome }: TimedItem, { clock }: DayPlan): string {
  const minutes = begin - arrive;
  if (item.kind === 'break' || outcome !== 'fits' || minutes < SHORT_WAIT_MINUTES) return '';
  const values = { wait: minutesText(minutes), time: clock(begin) };
  return item.fixedAt === undefined
    ? i18n.t('{wait} to spare, opens {time}', values)
    : i18n.t('{wait} to spare, begins {time}', values);
}
