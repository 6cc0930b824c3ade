import { type Goal, isStep } from '../goals';
import type { Hit } from '../hits';
import { type Dimension, type Filter, filterSet, type Row, VARYING } from './rows';

/** A session ends after this time without a view. */
const SESSION_MS = 30 * 60 * 1000;

type Origin = Pick<Row, 'source' | 'medium' | 'campaign'> & { referrer: string };

const DIRECT: Origin = { referrer: 'direct' };

interface Session {
  /** Referrer and campaign of the first view; they hold for the whole session. */
  origin: Origin;
  /** One row for each view, in order. */
  rows: Row[];
  lastAt: number;
  /** Last step of the funnel: 1 list, 2 place, 3 booking link. */
  step: number;
  /** For each goal, how many of its steps the session has taken. */
  reached: number[];
}

/**
 * Converts hits to rows. The order of the hits does not matter.
 *
 * Example: a visitor from google.com views `/pubs` at 10:00 and `/pub/5` at 10:02, and presses its booking link. This
 * gives three rows, all with the referrer google.com:
 * - `/pubs`: views 1, entries 1, timed 1, timedMs 120000; step 3
 * - `/pub/5`: views 1, exits 1; step 3, since it is the session's first view with this page
 * - `/pub/5`: bookings 1
 * @param goals - of analysts; all hits of a day are counted with the same ones
 */
export function rowsOf(hits: Hit[], goals: readonly Goal[] = []): Row[] {
  const visitors = new Map<string, Hit[]>();
  const rows: Row[] = [];
  for (const hit of hits) {
    const visitor = hit.visitor ?? hit._id;
    if (hit.kind === 'bot') rows.push({ day: hit.day, other: 'bot', counts: { others: 1 } });
    else if (!visitors.get(visitor)?.push(hit)) visitors.set(visitor, [hit]);
  }
  const byTime = (a: Hit, b: Hit) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1);
  for (const visitorHits of visitors.values()) rows.push(...rowsOfVisitor(visitorHits.sort(byTime), goals));
  return rows;
}

function rowsOfVisitor(hits: Hit[], goals: readonly Goal[]): Row[] {
  const rows: Row[] = [];
  const sessions: Session[] = [];
  const lastSessions = new Map<string, Session>();
  const countedNames = new Set<string>();
  const isOneLanguage = hasOneLanguage(hits);
  let session: Session | undefined;
  for (const hit of hits) {
    const at = hit.at.getTime();
    const isSameSession: boolean = session !== undefined && at - session.lastAt <= SESSION_MS;
    if (hit.kind === 'view') {
      if (!session || !isSameSession) {
        endSession(session);
        session = { origin: originOf(hit), rows: [], lastAt: at, step: 0, reached: [] };
        sessions.push(session);
      }
      rows.push(addView(session, hit, lastSessions, isOneLanguage));
      rows.push(...hourRows(hit, countedNames));
    } else if (hit.name === 'booking_click') {
      const row = rowOf(hit, session?.origin ?? DIRECT);
      rows.push({ ...row, ...senderOf(session?.rows.at(-1)), counts: { bookings: 1 } });
      if (isSameSession && session?.step === 2) session.step = 3;
    } else {
      const other = otherName(hit);
      const isCounted = other && ONCE_PER_VISITOR.includes(hit.name!) && countedNames.has(other);
      if (other && !isCounted) rows.push({ day: hit.day, other, counts: { others: 1 } });
      if (other) countedNames.add(other);
    }
    if (session && (isSameSession || hit.kind === 'view')) followGoals(session, hit, goals);
  }
  endSession(session);
  return [...rows, ...goalRows(sessions, goals)];
}

const ONCE_PER_VISITOR = ['search', 'outbound_click'];

/** Views by hour of the day. Visitors count once in each hour. */
function hourRows({ day, hour }: Hit, countedNames: Set<string>): Row[] {
  if (hour === undefined) return [];
  const other = `hour ${hour}`;
  const isNew = !countedNames.has(other);
  countedNames.add(other);
  return [{ day, other, counts: { views: 1, ...(isNew && { visitors: 1 }) } }];
}

function followGoals({ reached }: Session, hit: Hit, goals: readonly Goal[]): void {
  for (const [index, { from, steps }] of goals.entries()) {
    const step = steps[reached[index] ?? 0];
    if (step && hit.day >= from && isStep(step, hit)) reached[index] = (reached[index] ?? 0) + 1;
  }
}

/** For each step of a goal, the sessions of a visitor that have reached it. */
function goalRows(sessions: Session[], goals: readonly Goal[]): Row[] {
  return goals.flatMap(({ _id, steps }, index) =>
    steps.flatMap((_, step): Row[] => {
      const reached = sessions.filter((session) => (session.reached[index] ?? 0) > step);
      if (reached.length === 0) return [];
      const [{ rows }] = reached as [Session];
      const counts = { sessions: reached.length, visitors: 1 };
      return [{ day: rows[0]!.day, other: `goal ${_id} ${step + 1}`, counts }];
    }),
  );
}

const hasOneLanguage = (hits: Hit[]): boolean =>
  new Set(hits.filter(({ kind }) => kind === 'view').map(({ language }) => language)).size <= 1;

/** Number of the filter by language, which is the last dimension. */
const BY_LANGUAGE = 1 << (VARYING.length - 1);

/**
 * @param lastSessions - by key of `keysByFilter`: the last session in which this visitor had these values
 * @param isOneLanguage - whether all views of the visitor have the same language. Then each filter with it is new where
 *   the one without it is, which saves half of the keys
 */
function addView(
  session: Session,
  hit: Hit,
  lastSessions: Map<string, Session>,
  isOneLanguage: boolean,
): Row {
  const newVisitor: number[] = [];
  const newSession: number[] = [];
  const plain = rowOf(hit, session.origin);
  const alsoByLanguage = isOneLanguage && plain.language !== undefined;
  for (const [filter, key] of keysByFilter(plain, isOneLanguage ? VARYING.slice(0, -1) : VARYING)) {
    const lastSession = lastSessions.get(key);
    if (lastSession === session) continue;
    for (const number of alsoByLanguage ? [filter, filter + BY_LANGUAGE] : [filter]) {
      if (!lastSession) addFilter(newVisitor, number);
      addFilter(newSession, number);
    }
    lastSessions.set(key, session);
  }
  const row: Row = {
    ...plain,
    newVisitorIn: filterSet(newVisitor),
    newSessionIn: filterSet(newSession),
    step: 0,
  };
  const previous = session.rows.at(-1);
  const at = hit.at.getTime();
  if (previous) Object.assign(previous.counts, { timed: 1, timedMs: at - session.lastAt });
  row.counts = { views: 1, ...(!previous && { entries: 1 }) };
  session.rows.push(row);
  session.lastAt = at;
  if (session.step === 0 && ['list', 'search', 'map'].includes(hit.pageKind!)) session.step = 1;
  if (session.step === 1 && hit.pageKind === 'place') session.step = 2;
  return row;
}

function addFilter(words: number[], filter: number): void {
  const word = filter >> 5;
  while (words.length <= word) words.push(0);
  words[word]! |= 1 << (filter & 31);
}

/**
 * Returns the row's values by number of the filter (`filterNumber`), without filters by a dimension that the row does not
 * have. Each dimension doubles the list: the second half repeats the first with the dimension's value. Device, country,
 * browser and system are in every key.
 *
 * Example: page /pubs and kind list, without an area, on a mobile in GB:
 * - 0 (no filter): `mobile GB`
 * - 1 (page): `mobile GB 0/pubs`
 * - 4 (kind): `mobile GB 2list`
 * - 5 (kind and page): `mobile GB 0/pubs 2list`
 */
function keysByFilter(row: Row, varying: readonly Dimension[]): [filter: number, key: string][] {
  const keys: [number, string][] = [[0, [row.device, row.country, row.browser, row.system].join('\t')]];
  for (const [index, name] of varying.entries()) {
    const value = row[name];
    if (value === undefined) continue;
    for (const [filter, key] of [...keys]) keys.push([filter + (1 << index), `${key}\t${index}${value}`]);
  }
  return keys;
}

function endSession(session: Session | undefined): void {
  if (!session) return;
  const { rows, step } = session;
  rows.at(-1)!.counts.exits = 1;
  if (rows.length === 1) rows[0]!.counts.bounces = 1;
  for (const row of rows) if (row.newSessionIn) row.step = step;
}

const originOf = ({ referrer = 'direct', source, medium, campaign }: Hit): Origin => ({
  referrer,
  ...(source && { source }),
  ...(medium && { medium }),
  ...(campaign && { campaign }),
});

/** Of the view before an event: events have no language, and only views tell an iPad from the Mac that its agent names. */
const senderOf = ({ device, system, language }: Partial<Row> = {}): Filter => ({
  ...(device && { device }),
  ...(system && { system }),
  ...(language && { language }),
});

const rowOf = (hit: Hit, origin: Origin): Row => ({
  day: hit.day,
  page: hit.page!,
  kind: hit.pageKind!,
  ...(hit.area && { area: hit.area }),
  device: hit.device!,
  ...origin,
  ...(hit.country && { country: hit.country }),
  ...(hit.release && { release: hit.release }),
  ...(hit.browser && { browser: hit.browser }),
  ...(hit.system && { system: hit.system }),
  ...(hit.language && { language: hit.language }),
  counts: {},
});

function otherName({ name, label, module, version, what, value = 0 }: Hit): string | undefined {
  if (name === 'search') return label && `search ${label}`;
  if (name === 'outbound_click') return label && `outbound ${label}`;
  if (!module) return undefined;
  const measured = `${module} ${version} ${what}`;
  const digits = Number(Math.round(value).toPrecision(2));
  return name === 'web_vital' ? `vital ${measured} ${digits}` : `failure ${measured}`;
}
