import type {
  Insights,
  InsightsQuery,
  PopularListing,
  RecentVisit,
  Summary,
  TopPage,
} from '@guide/contracts/api/schemas';
import type { Hit } from '../../../src/hits';
import type { Counts, Dimension, Filter } from '../../../src/sums/rows';
import { groupBy, recount } from '../../recount';
import { FIXED_LISTINGS, LISTINGS } from './audience';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SESSION_MS = 30 * MINUTE_MS;
const MIN_VISITORS = 5;
const MAX_NAMES = 20;
const OTHER_PAGE = 'other page';

/** The lists of `docs/analytics-api.md` in the order of the CSV, each with its filter and what it counts. */
export const LISTS = {
  entryPages: ['page', 'entries'],
  exitPages: ['page', 'exits'],
  pages: ['page', 'views'],
  areas: ['area', 'views'],
  kinds: ['kind', 'views'],
  devices: ['device', 'views'],
  referrers: ['referrer', 'sessions'],
  countries: ['country', 'views'],
  releases: ['release', 'views'],
  browsers: ['browser', 'views'],
  systems: ['system', 'views'],
  sources: ['source', 'sessions'],
  mediums: ['medium', 'sessions'],
  campaigns: ['campaign', 'sessions'],
  languages: ['language', 'views'],
} as const satisfies Partial<Record<keyof Insights, [Dimension, keyof Counts]>>;

export interface ScriptedGoal {
  id: string;
  name: string;
  from: string;
  /** Pages, pages with a common beginning and `*`, or names of events. */
  steps: string[];
}

type Recount = ReturnType<typeof recount>;
type Named = { name: string; count: number };

/** D-72: a number is shown from 5 on, if at least 5 visitors are behind it. */
const shown = (count: number | undefined, visitors: number | undefined): number | null =>
  (count ?? 0) >= MIN_VISITORS && (visitors ?? 0) >= MIN_VISITORS ? count! : null;

const descending = (a: Named, b: Named) => b.count - a.count || (a.name < b.name ? -1 : 1);
const visitorOf = ({ day, visitor }: Hit) => `${day} ${visitor}`;

export function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, day) => dayAfter(from, day));
}
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function comparedDays(days: string[], compare: 'before' | 'year'): string[] {
  if (compare === 'before') return days.map((day) => dayAfter(day, -days.length));
  return days.map((day) => day.replace(/^\d{4}/, (year) => String(Number(year) - 1)));
}

/** Counts what the guide must report about these hits. */
export function createFigures(hits: Hit[], goals: ScriptedGoal[], imported: Insights['imported']) {
  const recounts = new Map<string, Recount>();
  const recountOf = (days: string[], filter: Filter): Recount => {
    const key = JSON.stringify([days, filter]);
    const known = recounts.get(key) ?? recount(hits, days, filter);
    recounts.set(key, known);
    return known;
  };
  const within = (days: string[]) => hits.filter(({ day }) => days.includes(day));

  function insights({ from, to, compare, ...filters }: InsightsQuery): Insights {
    const filter = filters as Filter;
    const days = daysBetween(from, to);
    const before = compare && comparedDays(days, compare);
    const selected = recountOf(days, filter);
    const previous = before && recountOf(before, filter);
    const compared = (figure: (of: Recount) => number | null) => ({
      value: figure(selected),
      ...(previous && { previous: figure(previous) }),
    });
    const total = (name: keyof Counts) => compared(({ total }) => shown(total[name], total.visitors));
    const lists = listsOf(recountOf(days, {}), selected, previous);
    return {
      from,
      to,
      ...(before && { comparedWith: { from: before[0]!, to: before.at(-1)! } }),
      views: total('views'),
      visitors: total('visitors'),
      sessions: total('sessions'),
      bookings: total('bookings'),
      bounces: total('bounces'),
      secondsOnPage: compared(secondsOnPage),
      series: days.map((day) => {
        const { total } = recountOf([day], filter);
        const of = (name: keyof Counts) => shown(total[name], total.visitors);
        return { day, views: of('views'), visitors: of('visitors'), sessions: of('sessions') };
      }),
      ...lists,
      funnel: { lists: total('lists'), places: total('places'), booked: total('booked') },
      searches: labelsOf(within(days), 'search').map(({ name, count }) => ({ text: name, visitors: count })),
      hours: hoursOf(within(days)),
      outbound: labelsOf(within(days), 'outbound_click').map(({ name, count }) => ({
        host: name,
        visitors: count,
      })),
      goals: goals.map((goal) => funnelOf(goal, within(days), before && within(before))),
      imported: imported.filter(({ day }) => days.includes(day)),
      firstSeen: firstSeen(lists.releases, days),
    };
  }

  function firstSeen(releases: Insights['releases'], days: string[]): Insights['firstSeen'] {
    return releases
      .filter(({ value }) => value !== null)
      .map(({ name: release }) => ({
        day: hits.flatMap((hit) => (hit.release === release ? hit.day : [])).sort()[0]!,
        release,
      }))
      .filter(({ day }) => days.includes(day))
      .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  }

  const ever = recountOf([...new Set(hits.map(({ day }) => day))], {});
  return {
    insights,
    summary: (period: ScriptedPeriod, visitorsNow: number) =>
      summaryOf(period, visitorsNow, recountOf, within),
    topPages: () => topPagesOf(ever),
    popularListings: () => popularListingsOf(topPagesOf(ever)),
    recentVisits: (now: number) => recentVisitsOf(hits, now),
    visitorsNow: (now: number) => visitorsNowOf(hits, now),
  };
}

export type Figures = ReturnType<typeof createFigures>;

function listsOf(all: Recount, selected: Recount, previous: Recount | undefined) {
  const lists = Object.entries(LISTS).map(([list, [dimension, count]]) => {
    const of = ({ names }: Recount, name: string) => {
      const counts = names[`${dimension} ${name}`];
      return shown(counts?.[count], counts?.visitors);
    };
    const listed = Object.keys(all.names)
      .filter((key) => key.startsWith(`${dimension} `))
      .map((key) => key.slice(dimension.length + 1))
      .filter((name) => of(all, name) !== null)
      .map((name) => ({
        name,
        value: of(selected, name),
        ...(previous && { previous: of(previous, name) }),
      }))
      .sort(
        (a, b) =>
          Number(a.name === OTHER_PAGE) - Number(b.name === OTHER_PAGE) ||
          descending({ ...a, count: a.value ?? 0 }, { ...b, count: b.value ?? 0 }),
      );
    return [list, listed.slice(0, MAX_NAMES)];
  });
  return Object.fromEntries(lists) as Pick<Insights, keyof typeof LISTS>;
}

function secondsOnPage({ total: { timed = 0, timedMs = 0, visitors } }: Recount): number | null {
  return shown(timed, visitors) === null ? null : Math.round(timedMs / timed / 5000) * 5;
}

/** Visitors by label of an event, each once a day. */
function labelsOf(hits: Hit[], event: string): Named[] {
  const labelled = hits.filter(({ kind, name, label }) => kind === 'event' && name === event && label);
  return [...groupBy(labelled, ({ label }) => label!)]
    .map(([name, group]) => ({ name, count: new Set(group.map(visitorOf)).size }))
    .filter(({ name, count }) => count >= MIN_VISITORS && !name.startsWith('other s'))
    .sort(descending)
    .slice(0, MAX_NAMES);
}

function hoursOf(hits: Hit[]): Insights['hours'] {
  const views = hits.filter(({ kind }) => kind === 'view');
  return Array.from({ length: 24 }, (_, hour) => {
    const own = views.filter((view) => view.hour === hour);
    const visitors = new Set(own.map(visitorOf)).size;
    return { hour, views: shown(own.length, visitors), visitors: shown(visitors, visitors) };
  });
}

/** The sessions of all visitors, with the events that followed a view within half an hour. */
function sessionsOf(hits: Hit[]): Hit[][] {
  const sessions: Hit[][] = [];
  const counted = hits.filter(({ kind }) => kind !== 'bot');
  for (const own of groupBy(counted, visitorOf).values()) {
    own.sort((a, b) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1));
    let viewedAt = Number.NEGATIVE_INFINITY;
    for (const hit of own) {
      const isLate = hit.at.getTime() - viewedAt > SESSION_MS;
      if (hit.kind === 'view') {
        viewedAt = hit.at.getTime();
        if (isLate) sessions.push([hit]);
        else sessions.at(-1)!.push(hit);
      } else if (!isLate) sessions.at(-1)!.push(hit);
    }
  }
  return sessions;
}

function takes(step: string, { kind, page, name }: Hit): boolean {
  if (!step.startsWith('/')) return kind === 'event' && name === step;
  if (kind !== 'view') return false;
  return step.endsWith('*') ? page!.startsWith(step.slice(0, -1)) : page === step;
}

function funnelOf({ id, name, from, steps }: ScriptedGoal, now: Hit[], before: Hit[] | undefined) {
  const reached = (hits: Hit[]) => {
    const depths = sessionsOf(hits).map((session) => {
      let depth = 0;
      for (const hit of session)
        if (depth < steps.length && hit.day >= from && takes(steps[depth]!, hit)) depth += 1;
      return { depth, visitor: visitorOf(session[0]!) };
    });
    return steps.map((_, step) => {
      const own = depths.filter(({ depth }) => depth > step);
      return shown(own.length, new Set(own.map(({ visitor }) => visitor)).size);
    });
  };
  const [values, previous] = [reached(now), before && reached(before)];
  return {
    id,
    name,
    from,
    steps: steps.map((step, index) => ({
      step,
      value: values[index]!,
      ...(previous && { previous: previous[index]! }),
    })),
  };
}

export interface ScriptedPeriod {
  period: Summary['period'];
  since: string;
  days: string[];
  before: string[];
}

function summaryOf(
  { period, since, days, before }: ScriptedPeriod,
  visitorsNow: number,
  recountOf: (days: string[], filter: Filter) => Recount,
  within: (days: string[]) => Hit[],
): Summary {
  const [now, earlier] = [recountOf(days, {}), recountOf(before, {})];
  const compare = (name: keyof Counts) => ({
    value: now.total[name] ?? 0,
    previous: earlier.total[name] ?? 0,
  });
  const list = (dimension: Dimension, count: 'views' | 'sessions') =>
    Object.entries(now.names)
      .filter(([key]) => key.startsWith(`${dimension} `))
      .map(([key, counts]) => ({ name: key.slice(dimension.length + 1), count: counts[count] ?? 0 }))
      .sort(descending)
      .slice(0, 10);
  return {
    period,
    since,
    pageViews: compare('views'),
    uniqueVisitors: compare('visitors'),
    sessions: compare('sessions'),
    bookingClicks: compare('bookings'),
    visitorsNow,
    areas: list('area', 'views'),
    referrers: list('referrer', 'sessions'),
    devices: list('device', 'views'),
    vitals: vitalsOf(within(days)),
    failures: failuresOf(within(days)),
    filteredBots: within(days).filter(({ kind }) => kind === 'bot').length,
  };
}

const releaseKey = ({ module, version, what }: Hit) => `${module} ${version} ${what}`;

/** 75th percentiles, to two digits, of metrics with 20 samples. */
function vitalsOf(hits: Hit[]): Summary['vitals'] {
  const measured = hits.filter(({ name, module }) => name === 'web_vital' && module);
  return [...groupBy(measured, releaseKey)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, { length }]) => length >= 20)
    .map(([key, samples]) => {
      const [module, version, metric] = key.split(' ') as [string, string, string];
      const values = samples.map(({ value }) => value!).sort((a, b) => a - b);
      const value = values[Math.ceil(values.length * 0.75) - 1]!;
      return {
        module,
        version,
        metric,
        p75: Number(Math.round(value).toPrecision(2)),
        samples: values.length,
      };
    });
}

function failuresOf(hits: Hit[]): Summary['failures'] {
  const failed = hits.filter(({ name, module }) => name === 'module_failure' && module);
  return [...groupBy(failed, ({ module, version }) => `${module} ${version}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [module, version] = key.split(' ') as [string, string];
      const count = (what: string) => own.filter((hit) => hit.what === what).length;
      return { module, version, load: count('load'), render: count('render') };
    });
}

const topPagesOf = ({ names }: Recount): TopPage[] =>
  Object.entries(names)
    .filter(([key]) => key.startsWith('page '))
    .map(([key, { views = 0 }]) => ({ path: key.slice('page '.length), count: views }))
    .sort(
      (a, b) =>
        Number(a.path === OTHER_PAGE) - Number(b.path === OTHER_PAGE) ||
        b.count - a.count ||
        (a.path < b.path ? -1 : 1),
    );

function popularListingsOf(pages: TopPage[]): PopularListing[] {
  const counts = new Map<number, number>();
  for (const { path, count } of pages) {
    const id = FIXED_LISTINGS[path] ?? Number(/^\/attraction\/(\d+)$/.exec(path)?.[1]);
    if (id) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts]
    .map(([listingId, count]) => ({ listingId, name: LISTINGS[listingId]!, count }))
    .sort((a, b) => b.count - a.count || a.listingId - b.listingId);
}

/** The latest 20 views of ten minutes, or of two days if those have fewer. */
function recentVisitsOf(hits: Hit[], now: number): RecentVisit[] {
  const latest = (minutes: number) =>
    hits
      .filter(({ kind, at }) => kind === 'view' && at.getTime() >= now - minutes * MINUTE_MS)
      .sort((a, b) => b.at.getTime() - a.at.getTime() || (a._id < b._id ? -1 : 1))
      .slice(0, MAX_NAMES);
  const few = latest(10);
  return (few.length < MAX_NAMES ? latest(2 * 24 * 60) : few).map(({ page, at, device, country }) => ({
    path: page!,
    at: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    device: device!,
    ...(country && { country }),
  }));
}

/** Of the current minute and the four before it. */
function visitorsNowOf(hits: Hit[], now: number): number {
  const since = (Math.floor(now / MINUTE_MS) - 4) * MINUTE_MS;
  const views = hits.filter(({ kind, at }) => kind === 'view' && at.getTime() >= since);
  return new Set(views.map(visitorOf)).size;
}
