import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { closesLate } from '@guide/contracts/place';
import { addDays, type Calendar, instantOf, intervalsOn, localTime, openSpans } from '@guide/contracts/site';

/** `at` is in ms since 1970; its meaning depends on the list. */
export interface TodaysPlace extends Pick<Listing, 'id' | 'name' | 'imageUrl' | 'pubId'> {
  at: number;
}

export interface Today {
  day: string;
  /** `at`: closing time, latest first; outdoor places and places that never close come last. */
  openLate: TodaysPlace[];
  /** `at`: last entry, soonest first. */
  lastEntry: TodaysPlace[];
  closed: TodaysPlace[];
  /** Open now. `at`: closing time, latest first. */
  pubs: TodaysPlace[];
  restaurants: TodaysPlace[];
}

const MINUTE_MS = 60_000;
/** City times when the list shows pubs and restaurants: lunch, dinner and night. */
const MEALS = [
  { from: '12:30', until: '14:30' },
  { from: '18:00', until: '24:00' },
  { from: '00:00', until: '05:00' },
];

const latestFirst = (a: TodaysPlace, b: TodaysPlace) => b.at - a.at;

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
    const span = openSpans(hours, addDays(day, -1), 3, calendar).find(({ until: end }) => end > now);
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
    lastEntry: lastEntry.sort((a, b) => a.at - b.at),
    closed,
    pubs: open.pub.sort(latestFirst),
    restaurants: open.restaurant.sort(latestFirst),
  };
}

export const todayQuery = (api: Api, calendar: Calendar) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/today'),
    queryFn: async ({ signal }) => {
      const now = Date.now();
      const { time } = localTime(now, calendar.clockChanges);
      const isMealTime = MEALS.some(({ from, until }) => time >= from && time < until);
      return todayOf(await api.listings(isMealTime ? {} : { category: 'attraction' }, signal), now, calendar);
    },
  });

export function useToday() {
  const { api, site } = useHost();
  return useQuery(todayQuery(api, site)).data;
}
