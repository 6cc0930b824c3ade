import type { Hit } from '../src/hits';
import { type Counts, DIMENSIONS, type Dimension, type Filter } from '../src/sums/rows';

const PAUSE_MS = 30 * 60 * 1000;
const LISTS = ['list', 'search', 'map'];

interface RecountedView {
  visitor: string;
  session: object;
  tags: Filter;
  isEntry: boolean;
  isExit: boolean;
  isBounce: boolean;
  pauseMs?: number;
  step: number;
}

/** Recounts hits with simple code: each hit once, and the hits of each visitor and day sorted by time. */
export function recount(
  hits: Hit[],
  days: string[],
  filter: Filter,
): { total: Counts; names: Record<string, Counts> } {
  const unique = [...new Map(hits.map((hit) => [hit._id, hit])).values()].filter(({ day }) =>
    days.includes(day),
  );
  const visitors = groupBy(
    unique.filter(({ kind }) => kind !== 'bot'),
    ({ day, visitor }) => `${day} ${visitor}`,
  );
  const seen: RecountedView[] = [];
  const bookings: Filter[] = [];
  for (const visitorHits of visitors.values()) readDay(visitorHits, seen, bookings);
  const matches = (tags: Filter) =>
    Object.entries(filter).every(([name, value]) => tags[name as Dimension] === value);
  const selected = seen.filter(({ tags }) => matches(tags));
  const total = withoutZeros({
    ...countViews(selected),
    bounces: selected.filter(({ isBounce }) => isBounce).length,
    bookings: bookings.filter(matches).length,
    timed: selected.filter(({ pauseMs }) => pauseMs !== undefined).length,
    timedMs: selected.reduce((sum, { pauseMs = 0 }) => sum + pauseMs, 0),
    lists: sessionsAt(selected, 1),
    places: sessionsAt(selected, 2),
    booked: sessionsAt(selected, 3),
  });
  delete total.entries;
  delete total.exits;
  const names: Record<string, Counts> = {};
  for (const dimension of DIMENSIONS)
    for (const [name, views] of groupBy(selected, ({ tags }) => tags[dimension] ?? ''))
      if (name) names[`${dimension} ${name}`] = withoutZeros(countViews(views));
  return { total, names };
}

function readDay(visitorHits: Hit[], seen: RecountedView[], bookings: Filter[]): void {
  visitorHits.sort((a, b) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1));
  let session: RecountedView[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let origin: Filter = { referrer: 'direct' };
  /** Of the latest view; events have no language, and do not tell an iPad from a Mac. */
  let sender: Filter = {};
  let step = 0;
  const end = () => {
    if (session.length === 0) return;
    session.at(-1)!.isExit = true;
    for (const view of session) Object.assign(view, { step, isBounce: session.length === 1 });
    seen.push(...session);
  };
  for (const hit of visitorHits) {
    const { day, visitor, page, area, pageKind: kind, device, country, release, browser, system } = hit;
    const at = hit.at.getTime();
    if (hit.kind === 'view') {
      if (at - lastAt > PAUSE_MS) {
        end();
        session = [];
        step = 0;
        const { referrer = 'direct', source, medium, campaign } = hit;
        origin = { referrer, source, medium, campaign } as Filter;
      } else session.at(-1)!.pauseMs = at - lastAt;
      lastAt = at;
      sender = { device, system, language: hit.language } as Filter;
      const tags = { page, area, kind, release, country, browser, ...sender, ...origin } as Filter;
      const key = session[0]?.session ?? {};
      const isEntry = session.length === 0;
      session.push({
        visitor: `${day} ${visitor}`,
        session: key,
        tags,
        isEntry,
        isExit: false,
        isBounce: false,
        step,
      });
      if (step === 0 && LISTS.includes(kind!)) step = 1;
      if (step === 1 && kind === 'place') step = 2;
    } else if (hit.name === 'booking_click') {
      bookings.push({ page, area, kind, device, country, browser, system, ...sender, ...origin } as Filter);
      if (step === 2 && at - lastAt <= PAUSE_MS) step = 3;
    }
  }
  end();
}

const countViews = (views: RecountedView[]) => ({
  views: views.length,
  visitors: new Set(views.map(({ visitor }) => visitor)).size,
  sessions: new Set(views.map(({ session }) => session)).size,
  entries: views.filter(({ isEntry }) => isEntry).length,
  exits: views.filter(({ isExit }) => isExit).length,
});

const sessionsAt = (views: RecountedView[], minStep: number): number =>
  new Set(views.filter(({ step }) => step >= minStep).map(({ session }) => session)).size;

const withoutZeros = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

/** Replaces Map.groupBy, which Node 20 does not have. */
export function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
