import type { Message } from '../log/messages';
import type { Pages } from '../pages';
import { sizeOf } from '../vitals';
import {
  type CountedFailures,
  type Counts,
  type DayFigures,
  emptyCounts,
  type Group,
  type LatestView,
  type MeasuredVital,
  type Metric,
  metricAt,
  ROW_DIMENSIONS,
  type Row,
} from './figures';

/** A visit after a longer pause is a new session. */
const SESSION_MS = 30 * 60 * 1000;
/** So many of the latest views are stored (D-20). */
const MAX_LATEST_VIEWS = 20;

/** A view or a click on a booking link, from which a visitor's day is replayed. */
interface Hit {
  at: number;
  writer: string;
  number: number;
  clock: number;
  isView: boolean;
  page: string;
  device: string;
  referrer: string;
  country: string;
  release: string;
}

interface Session {
  referrer: string;
  entry: CountedRow;
  exit: CountedRow;
  views: number;
  /** Steps of the funnel that were reached: 1 a list, 2 a place, 3 a booking link. */
  step: number;
}

/** How far the replay of a visitor's day has come. */
interface ReplayState {
  last?: Hit;
  session?: Session;
  pages: Set<string>;
}

interface Visitor {
  /** In the order of time. */
  hits: Hit[];
  /** Undefined after a late hit, until all hits are replayed. */
  state: ReplayState | undefined;
  searches: Set<string>;
}

/** A row and the groups that it counts for. */
interface CountedRow extends Row {
  groups: Counts[];
}

const newReplayState = (): ReplayState => ({ pages: new Set() });

/**
 * Counts the messages of one day. The figures depend on which messages were given, not on their order: a visitor's day
 * is replayed in the order of time, and again when a message comes late.
 */
export function createDayCounter(pages: Pages) {
  const rows = new Map<string, CountedRow>();
  const groups = new Map<string, Group>();
  const visitors = new Map<string, Visitor>();
  const vitals = new Map<string, MeasuredVital>();
  const failures = new Map<string, CountedFailures>();
  const searches = new Map<string, number>();
  const referrers = new Set<string>();
  const dirtyVisitors = new Set<Visitor>();
  let latest: LatestView[] = [];
  let bots = 0;
  let messages = 0;

  function groupOf(dimension: Group['dimension'], name: string): Counts {
    const key = `${dimension} ${name}`;
    const known = groups.get(key);
    if (known) return known.counts;
    const group = { dimension, name, counts: emptyCounts() };
    groups.set(key, group);
    return group.counts;
  }

  function rowOf(hit: Hit, referrer: string): CountedRow {
    const values = { ...hit, referrer };
    const key = ROW_DIMENSIONS.map((name) => values[name]).join('\t');
    const known = rows.get(key);
    if (known) return known;
    const { page, device, country, release } = hit;
    const area = pages.areaOf(page);
    const row: CountedRow = {
      ...{ page, device, referrer, country, release },
      counts: emptyCounts(),
      groups: [
        groupOf('all', ''),
        groupOf('kind', pages.kindOf(page)),
        ...(area ? [groupOf('area', area)] : []),
        ...ROW_DIMENSIONS.filter((name) => values[name]).map((name) => groupOf(name, values[name])),
      ],
    };
    rows.set(key, row);
    return row;
  }

  function count({ counts, groups }: CountedRow, metric: Metric, amount: number): void {
    const place = metricAt[metric];
    counts[place]! += amount;
    for (const group of groups) group[place]! += amount;
  }

  /** Adds what one hit changes, or subtracts it. @param sign 1 or -1 */
  function replay(state: ReplayState, hit: Hit, sign: 1 | -1): void {
    if (hit.isView) replayView(state, hit, sign);
    else replayBooking(state, hit, sign);
  }

  function replayView(state: ReplayState, hit: Hit, sign: 1 | -1): void {
    const { last, session: before } = state;
    const pause = last ? pauseBetween(last, hit) : 0;
    const goesOn = before !== undefined && !(pause !== undefined && pause > SESSION_MS);
    const row = rowOf(hit, goesOn ? before.referrer : hit.referrer);
    count(row, 'views', sign);
    if (!before) count(row, 'visitors', sign);
    if (!state.pages.has(hit.page)) count(row, 'readers', sign);
    state.pages.add(hit.page);
    if (goesOn) {
      if (before.views === 1) count(before.entry, 'bounces', -sign);
      count(before.exit, 'exits', -sign);
      if (pause !== undefined) {
        count(before.exit, 'timedMs', sign * pause);
        count(before.exit, 'timed', sign);
      }
      before.exit = row;
      before.views += 1;
    } else {
      count(row, 'sessions', sign);
      count(row, 'bounces', sign);
      state.session = { referrer: hit.referrer, entry: row, exit: row, views: 1, step: 0 };
    }
    count(row, 'exits', sign);
    state.last = hit;
    const kind = pages.kindOf(hit.page);
    if (kind === 'list' || kind === 'search' || kind === 'map') reach(state.session!, 1, sign);
    if (kind === 'place') reach(state.session!, 2, sign);
  }

  function replayBooking({ last, session }: ReplayState, hit: Hit, sign: 1 | -1): void {
    count(rowOf(hit, session?.referrer ?? hit.referrer), 'bookings', sign);
    if (session && last && (pauseBetween(last, hit) ?? 0) <= SESSION_MS) reach(session, 3, sign);
  }

  /** A step of the funnel counts after the one before it. */
  function reach(session: Session, step: 1 | 2 | 3, sign: 1 | -1): void {
    if (session.step !== step - 1) return;
    session.step = step;
    count(session.entry, (['lists', 'places', 'booked'] as const)[step - 1]!, sign);
  }

  /** Replays a hit. A late one is inserted in the order of time, and marks the visitor's day to be replayed. */
  function addHit(visitor: Visitor, hit: Hit): void {
    const { hits } = visitor;
    let place = hits.length;
    while (place > 0 && timeOrder(hit, hits[place - 1]!) < 0) place -= 1;
    if (place < hits.length && visitor.state) {
      const undone = newReplayState();
      for (const one of hits) replay(undone, one, -1);
      visitor.state = undefined;
      dirtyVisitors.add(visitor);
    }
    hits.splice(place, 0, hit);
    if (visitor.state) replay(visitor.state, hit, 1);
  }

  function replayDirtyVisitors(): void {
    for (const visitor of dirtyVisitors) {
      visitor.state = newReplayState();
      for (const one of visitor.hits) replay(visitor.state, one, 1);
    }
    dirtyVisitors.clear();
  }

  function visitorOf(name: string): Visitor {
    const known = visitors.get(name);
    if (known) return known;
    const visitor: Visitor = { hits: [], state: newReplayState(), searches: new Set() };
    visitors.set(name, visitor);
    return visitor;
  }

  function addEvent(message: Extract<Message, { kind: 'event' }>): void {
    const { name, module = '', version = '', what = '', value = 0, label } = message;
    if (name === 'booking_click') addHit(visitorOf(message.visitor ?? message._id), hitOf(message));
    if (name === 'web_vital' && module) {
      const vital = getOrCreate(vitals, `${module} ${version} ${what}`, () => ({
        ...{ module, version, metric: what, samples: 0, sizes: {} as Record<string, number> },
      }));
      const size = sizeOf(value);
      vital.samples += 1;
      vital.sizes[size] = (vital.sizes[size] ?? 0) + 1;
    }
    if (name === 'module_failure' && module) {
      const sum = getOrCreate(failures, `${module} ${version}`, () => ({
        module,
        version,
        load: 0,
        render: 0,
      }));
      sum[what as 'load' | 'render'] += 1;
    }
    if (name === 'search' && label && value === 0) {
      const { searches: own } = visitorOf(message.visitor ?? message._id);
      if (!own.has(label)) searches.set(label, (searches.get(label) ?? 0) + 1);
      own.add(label);
    }
  }

  /** @returns whether the message's visitor is new today */
  function add(message: Message): boolean {
    messages += 1;
    if (message.kind === 'bot') {
      bots += 1;
      return false;
    }
    if (message.kind === 'event') {
      addEvent(message);
      return false;
    }
    if (message.referrer) referrers.add(message.referrer);
    const visitor = visitorOf(message.visitor ?? message._id);
    const isNew = !visitor.hits.some(({ isView }) => isView);
    addHit(visitor, hitOf(message));
    const { page, at, device, country } = message;
    if (latest.length < MAX_LATEST_VIEWS || at > latest.at(-1)!.at)
      latest = latestOf([{ page, at, device, ...(country && { country }) }, ...latest]);
    return isNew;
  }

  return {
    add,
    /** How many were added. */
    messages: () => messages,
    /** New rows come last. */
    rows(): Row[] {
      replayDirtyVisitors();
      return [...rows.values()];
    },
    figures(): DayFigures {
      replayDirtyVisitors();
      return {
        groups: [...groups.values()],
        vitals: [...vitals.values()],
        failures: [...failures.values()],
        searches: [...searches].map(([text, visitors]) => ({ text, visitors })),
        bots,
        latest,
      };
    },
    /** Visitors whose latest view was at a moment or later. @param since ms since 1970 */
    seenSince(since: number): number {
      let seen = 0;
      for (const { hits } of visitors.values()) {
        const last = hits.findLast(({ isView }) => isView);
        if (last && last.at >= since) seen += 1;
      }
      return seen;
    },
    /** Hosts that sessions came from. */
    referrers: referrers as ReadonlySet<string>,
    /** Texts that nothing was found for. */
    searches: searches as ReadonlyMap<string, number>,
  };
}

export type DayCounter = ReturnType<typeof createDayCounter>;

const hitOf = (message: Extract<Message, { kind: 'view' | 'event' }>): Hit => ({
  at: message.at.getTime(),
  writer: message.batch.split('/', 1)[0]!,
  number: message.number,
  clock: message.clock ?? 0,
  isView: message.kind === 'view',
  page: message.page,
  device: message.device,
  referrer: (message.kind === 'view' && message.referrer) || 'direct',
  country: message.country ?? '',
  release: (message.kind === 'view' && message.release) || '',
});

/** By time, then as their writers stored them. */
const timeOrder = (one: Hit, other: Hit): number =>
  one.at - other.at ||
  (one.writer < other.writer ? -1 : one.writer > other.writer ? 1 : one.number - other.number);

/** What lies between two hits, ms; undefined when the clock of the process that took both was set in between. */
const pauseBetween = (one: Hit, other: Hit): number | undefined =>
  one.writer === other.writer && one.clock !== other.clock ? undefined : other.at - one.at;

function getOrCreate<T>(from: Map<string, T>, key: string, make: () => T): T {
  const known = from.get(key);
  if (known) return known;
  const made = make();
  from.set(key, made);
  return made;
}

/** The latest of some views, newest first. */
export const latestOf = (views: LatestView[]): LatestView[] =>
  views.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MAX_LATEST_VIEWS);
