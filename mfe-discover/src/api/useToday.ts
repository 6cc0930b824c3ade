import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { closesLate } from '@guide/contracts/place';
import { addDays, type Calendar, instantOf, intervalsOn, localTime, openSpans } from '@guide/contracts/site';

/** A place and when something happens there today, ms since 1970. */
export interface TodaysPlace extends Pick<Listing, 'id' | 'name' | 'imageUrl' | 'pubId'> {
  at: number;
}

/** What a visitor should know of today before setting out. */
export interface Today {
  /** By the city's clocks, "YYYY-MM-DD". */
  day: string;
  /** `at` is when they close, the latest first; those under the open sky or never closed come last. */
  openLate: TodaysPlace[];
  /** `at` is when the last visitors are let in, the soonest first; only where that is known. */
  lastEntry: TodaysPlace[];
  closed: TodaysPlace[];
  /** Open at this moment, `at` is when they close, the latest first. */
  pubs: TodaysPlace[];
  restaurants: TodaysPlace[];
}

const MINUTE_MS = 60_000;
/** Between these hours hardly an attraction is open, and the evening goes on in pubs and restaurants. */
const NIGHT = { from: '21:00', until: '05:00' };

const latestFirst = (one: TodaysPlace, other: TodaysPlace) => other.at - one.at;

/**
 * Today by the city's clocks: the attractions that are open late, with a last entry to come, closed all day; the pubs and
 * restaurants that are open.
 */
export function todayOf(listings: readonly Listing[], now: number, calendar: Calendar): Today {
  const { day } = localTime(now, calendar.clockChanges);
  const openLate: TodaysPlace[] = [];
  const openLast: TodaysPlace[] = [];
  const lastEntry: TodaysPlace[] = [];
  const closed: TodaysPlace[] = [];
  const open: Record<'pub' | 'restaurant', TodaysPlace[]> = { pub: [], restaurant: [] };
  const neverCloses = instantOf(addDays(day, 2), 0, calendar.clockChanges);
  for (const { id, name, imageUrl, pubId, category, hours, facts } of listings) {
    if (!hours) continue;
    const place = { id, name, imageUrl, pubId };
    const span = openSpans(hours, addDays(day, -1), 3, calendar).find((one) => one.until > now);
    if (category !== 'attraction') {
      if (span && span.from <= now) open[category].push({ ...place, at: span.until });
      continue;
    }
    const until = closesLate(hours, now, calendar);
    if (until !== null) {
      const isLast = facts?.setting === 'outdoor' || until >= neverCloses;
      (isLast ? openLast : openLate).push({ ...place, at: until });
    }
    if (intervalsOn(hours, day, calendar.bankHolidays).length === 0) closed.push({ ...place, at: now });
    const before = facts?.lastEntryMinutes;
    if (before === undefined || !span || localTime(span.from, calendar.clockChanges).day > day) continue;
    const at = span.until - before * MINUTE_MS;
    if (at > now) lastEntry.push({ ...place, at });
  }
  return {
    day,
    openLate: [...openLate.sort(latestFirst), ...openLast.sort(latestFirst)],
    lastEntry: lastEntry.sort((one, other) => one.at - other.at),
    closed,
    pubs: open.pub.sort(latestFirst),
    restaurants: open.restaurant.sort(latestFirst),
  };
}

/** GET /api/listings?category=attraction, at night of every category, as today's places. */
export const todayQuery = (api: Api, calendar: Calendar) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/today'),
    queryFn: async ({ signal }) => {
      const now = Date.now();
      const { time } = localTime(now, calendar.clockChanges);
      const isNight = time >= NIGHT.from || time < NIGHT.until;
      return todayOf(await api.listings(isNight ? {} : { category: 'attraction' }, signal), now, calendar);
    },
  });

export function useToday() {
  const { api, site } = useHost();
  return useQuery(todayQuery(api, site)).data;
}
