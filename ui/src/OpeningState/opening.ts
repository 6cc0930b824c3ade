import {
  addDays,
  type Calendar,
  type Day,
  intervalsOn,
  localTime,
  type OpeningHours,
  openSpans,
  weekdayOn,
} from '@guide/contracts/site';

export interface Opening {
  state: 'open' | 'closed' | 'unknown';
  text: string;
}

const DAYS_PER_WEEK = 7;

const clock = (time: string) => (time === '00:00' ? 'midnight' : time);

function opens(next: { day: Day; time: string }, today: Day): string {
  if (next.day === today) return `Opens ${clock(next.time)}`;
  if (next.day === addDays(today, 1)) return `Opens tomorrow ${clock(next.time)}`;
  return `Opens ${weekdayOn(next.day).name} ${clock(next.time)}`;
}

/**
 * Whether a place is open, in the city's time zone (D-44): "Open now · until 17:30", "Opens Monday 10:00".
 * @param now ms since 1970
 * @param summary text for places without weekly hours: "Selected dates"
 */
export function openingState(
  hours: OpeningHours | undefined,
  now: number,
  calendar: Calendar,
  summary = 'Hours unknown',
): Opening {
  if (!hours) return { state: 'unknown', text: summary };
  const { clockChanges, bankHolidays } = calendar;
  const today = localTime(now, clockChanges).day;
  const spans = openSpans(hours, addDays(today, -1), DAYS_PER_WEEK + 1, calendar);

  const current = spans.find(({ from, until }) => from <= now && now < until);
  if (current) {
    const end = localTime(current.until, clockChanges);
    const throughout = end.day > addDays(today, 1);
    return { state: 'open', text: throughout ? 'Open now · all day' : `Open now · until ${clock(end.time)}` };
  }

  if (intervalsOn(hours, today, bankHolidays).length === 0) return { state: 'closed', text: 'Closed today' };
  const next = spans.find(({ from }) => from > now);
  return { state: 'closed', text: next ? opens(localTime(next.from, clockChanges), today) : 'Closed now' };
}

/** `openingState` in `minutes` from now: "Open when you get there · until 18:00". */
export function openingOnArrival(
  hours: OpeningHours | undefined,
  now: number,
  minutes: number,
  calendar: Calendar,
  summary?: string,
): Opening {
  const { state, text } = openingState(hours, now + minutes * 60_000, calendar, summary);
  if (state === 'open') return { state, text: text.replace('Open now', 'Open when you get there') };
  return { state, text: state === 'closed' ? 'Closed when you get there' : text };
}
