import { MAX_DAYS_OF_FILTERS } from '@guide/contracts/api/panels';
import type { Insights, InsightsQuery } from '@guide/contracts/api/schemas';
import { invalidRequest } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { comparedDays, daysOf } from '../days';
import { disclosed } from '../disclosure';
import { readGoals } from '../goals';
import { readImported } from '../imported';
import { type RangeSums, readRange } from '../sums/range';
import { type Counts, DIMENSIONS, type Row } from '../sums/rows';
import { computeGoals } from './computeGoals';
import { computeHours } from './computeHours';
import { computeLists } from './computeLists';
import { computeOutbound, computeSearches } from './computeSearches';
import { findFirstSeen } from './findFirstSeen';

/** Report "Explore visits" (D-72). @throws {HttpError} 400 for invalid days, or several filters over 62 days */
export async function computeInsights(db: Db, query: InsightsQuery, rows: Row[]): Promise<Insights> {
  const { from, to, compare, ...filter } = query;
  const days = daysOf(from, to);
  const filters = DIMENSIONS.filter((name) => filter[name] !== undefined);
  if (filters.length > 1 && days.length > MAX_DAYS_OF_FILTERS) {
    const message = `must be the only filter of more than ${MAX_DAYS_OF_FILTERS} days`;
    throw invalidRequest(filters.map((field) => ({ field, message })));
  }
  const earlier = compare && comparedDays(days, compare);
  const unfiltered = readRange(db, days, {}, rows);
  const [all, selected, previous, goals, allBefore] = await Promise.all([
    unfiltered,
    filters.length > 0 ? readRange(db, days, filter, rows) : unfiltered,
    earlier && readRange(db, earlier, filter, rows),
    readGoals(db),
    earlier && filters.length > 0 ? readRange(db, earlier, {}, rows) : undefined,
  ]);
  const compared = (shown: (counts: Counts) => number | null) => ({
    value: shown(selected.total),
    ...(previous && { previous: shown(previous.total) }),
  });
  const total = (name: keyof Counts) => compared((counts) => disclosed(counts, name));
  const listed = computeLists(all, selected, previous);
  const releases = listed.releases.filter(({ value }) => value !== null).map(({ name }) => name);
  return {
    from,
    to,
    ...(earlier && { comparedWith: { from: earlier[0]!, to: earlier.at(-1)! } }),
    views: total('views'),
    visitors: total('visitors'),
    sessions: total('sessions'),
    bookings: total('bookings'),
    bounces: total('bounces'),
    secondsOnPage: compared(secondsOnPage),
    series: seriesOf(selected),
    ...listed,
    funnel: { lists: total('lists'), places: total('places'), booked: total('booked') },
    searches: computeSearches(all),
    hours: computeHours(all),
    outbound: computeOutbound(all),
    goals: computeGoals(goals, all, allBefore ?? previous),
    imported: await readImported(db, days),
    firstSeen: await findFirstSeen(db, days, releases, rows),
  };
}

function secondsOnPage(counts: Counts): number | null {
  const timed = disclosed(counts, 'timed');
  return timed && 5 * Math.round((counts.timedMs ?? 0) / timed / 5000);
}

const seriesOf = ({ byDay }: RangeSums): Insights['series'] =>
  [...byDay].map(([day, counts]) => {
    const shown = (name: keyof Counts) => disclosed(counts, name);
    return { day, views: shown('views'), visitors: shown('visitors'), sessions: shown('sessions') };
  });
