import type { Hit } from '../hits';
import { type Row, VARYING } from './rows';

/** A session ends after this time without a view. */
const SESSION_MS = 30 * 60 * 1000;

interface Session {
  /** Referrer of the first view; it holds for the whole session. */
  referrer: string;
  /** One row for each view, in order. */
  rows: Row[];
  lastAt: number;
  /** Last step of the funnel: 1 list, 2 place, 3 booking link. */
  step: number;
}

/**
 * Converts hits to rows. The order of the hits does not matter.
 *
 * Example: a visitor from google.com views `/pubs` at 10:00 and `/pub/5` at 10:02, and presses its booking link. This
 * gives three rows, all with the referrer google.com:
 * - `/pubs`: views 1, entries 1, timed 1, timedMs 120000; step 3
 * - `/pub/5`: views 1, exits 1; step 3, since it is the session's first view with this page
 * - `/pub/5`: bookings 1
 */
export function rowsOf(hits: Hit[]): Row[] {
  const visitors = new Map<string, Hit[]>();
  const rows: Row[] = [];
  for (const hit of hits) {
    const visitor = hit.visitor ?? hit._id;
    if (hit.kind === 'bot') rows.push({ day: hit.day, other: 'bot', counts: { others: 1 } });
    else if (!visitors.get(visitor)?.push(hit)) visitors.set(visitor, [hit]);
  }
  const byTime = (a: Hit, b: Hit) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1);
  for (const visitorHits of visitors.values()) rows.push(...rowsOfVisitor(visitorHits.sort(byTime)));
  return rows;
}

function rowsOfVisitor(hits: Hit[]): Row[] {
  const rows: Row[] = [];
  const lastSessions = new Map<string, Session>();
  const countedNames = new Set<string>();
  let session: Session | undefined;
  for (const hit of hits) {
    const at = hit.at.getTime();
    const isSameSession: boolean = session !== undefined && at - session.lastAt <= SESSION_MS;
    if (hit.kind === 'view') {
      if (!session || !isSameSession) {
        endSession(session);
        session = { referrer: hit.referrer ?? 'direct', rows: [], lastAt: at, step: 0 };
      }
      rows.push(addView(session, hit, lastSessions));
    } else if (hit.name === 'booking_click') {
      rows.push({ ...rowOf(hit, session?.referrer ?? 'direct'), counts: { bookings: 1 } });
      if (isSameSession && session?.step === 2) session.step = 3;
    } else {
      const other = otherName(hit);
      if (!other || (hit.name === 'search' && countedNames.has(other))) continue;
      countedNames.add(other);
      rows.push({ day: hit.day, other, counts: { others: 1 } });
    }
  }
  endSession(session);
  return rows;
}

/** @param lastSessions - by key of `keysByFilter`: the last session in which this visitor had these values */
function addView(session: Session, hit: Hit, lastSessions: Map<string, Session>): Row {
  const row = { ...rowOf(hit, session.referrer), newVisitorIn: 0, newSessionIn: 0, step: 0 };
  for (const [filter, key] of keysByFilter(row).entries()) {
    if (key === undefined) continue;
    const lastSession = lastSessions.get(key);
    if (lastSession === session) continue;
    if (!lastSession) row.newVisitorIn |= 1 << filter;
    row.newSessionIn |= 1 << filter;
    lastSessions.set(key, session);
  }
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

/**
 * Returns the row's values by number of the filter (`filterBit`), undefined where one is missing. Each dimension doubles
 * the list: the second half repeats the first with the dimension's value. The device and country are in every key.
 *
 * Example: page /pubs and kind list, without an area, on a mobile in GB:
 * - 0 (no filter): `mobile GB`
 * - 1 (page): `mobile GB 0/pubs`
 * - 2, 3 (area, area and page): undefined
 * - 4 (kind): `mobile GB 2list`
 * - 5 (kind and page): `mobile GB 0/pubs 2list`
 */
function keysByFilter(row: Row): (string | undefined)[] {
  let keys: (string | undefined)[] = [`${row.device}\t${row.country}`];
  for (const [index, name] of VARYING.entries()) {
    const value = row[name];
    const withValue = keys.map((key) =>
      key === undefined || value === undefined ? undefined : `${key}\t${index}${value}`,
    );
    keys = [...keys, ...withValue];
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

const rowOf = (hit: Hit, referrer: string): Row => ({
  day: hit.day,
  page: hit.page!,
  kind: hit.pageKind!,
  ...(hit.area && { area: hit.area }),
  device: hit.device!,
  referrer,
  ...(hit.country && { country: hit.country }),
  ...(hit.release && { release: hit.release }),
  counts: {},
});

function otherName({ name, label, module, version, what, value = 0 }: Hit): string | undefined {
  if (name === 'search') return label && `search ${label}`;
  if (!module) return undefined;
  const measured = `${module} ${version} ${what}`;
  const digits = Number(Math.round(value).toPrecision(2));
  return name === 'web_vital' ? `vital ${measured} ${digits}` : `failure ${measured}`;
}
