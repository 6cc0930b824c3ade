import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { closesLate } from '@guide/contracts/place';
import { addDays, type Calendar, intervalsOn, localTime, openSpans } from '@guide/contracts/site';

/** An attraction and when something happens there today, ms since 1970. */
export interface TodaysPlace extends Pick<Listing, 'id' | 'name' | 'imageUrl'> {
  at: number;
}

/** What a visitor should know of today before setting out. */
export interface Today {
  /** By the city's clocks, "YYYY-MM-DD". */
  day: string;
  /** `at` is when they close, the latest first. */
  openLate: TodaysPlace[];
  /** `at` is when the last visitors are let in, the soonest first; only where that is known. */
  lastEntry: TodaysPlace[];
  closed: TodaysPlace[];
}

const MINUTE_MS = 60_000;

/** The attractions of today by the city's clocks: open late, with a last entry to come, closed all day. */
export function todayOf(listings: readonly Listing[], now: number, calendar: Calendar): Today {
  const { day } = localTime(now, calendar.clockChanges);
  const openLate: TodaysPlace[] = [];
  const lastEntry: TodaysPlace[] = [];
  const closed: TodaysPlace[] = [];
  for (const { id, name, imageUrl, hours, facts } of listings) {
    if (!hours) continue;
    const place = { id, name, imageUrl };
    const until = closesLate(hours, now, calendar);
    if (until !== null) openLate.push({ ...place, at: until });
    if (intervalsOn(hours, day, calendar.bankHolidays).length === 0) closed.push({ ...place, at: now });
    const before = facts?.lastEntryMinutes;
    const span = openSpans(hours, addDays(day, -1), 2, calendar).find((one) => one.until > now);
    if (before === undefined || !span || localTime(span.from, calendar.clockChanges).day > day) continue;
    const at = span.until - before * MINUTE_MS;
    if (at > now) lastEntry.push({ ...place, at });
  }
  openLate.sort((one, other) => other.at - one.at);
  lastEntry.sort((one, other) => one.at - other.at);
  return { day, openLate, lastEntry, closed };
}

/** GET /api/listings?category=attraction, as today's places. */
export const todayQuery = (api: Api, calendar: Calendar) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/today'),
    queryFn: async ({ signal }) =>
      todayOf(await api.listings({ category: 'attraction' }, signal), Date.now(), calendar),
  });

export function useToday() {
  const { api, site } = useHost();
  return useQuery(todayQuery(api, site)).data;
}
