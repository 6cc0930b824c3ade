import type { Hit } from '../hits';
import { type Row, VARYING } from './rows';

const SESSION_MS = 30 * 60 * 1000;

interface Session {
  referrer: string;
  rows: Row[];
  lastAt: number;
  step: number;
}

/** Converts hits to rows. The order of the hits does not matter. */
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
  const seen = new Map<string, Session>();
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
      rows.push(addView(session, hit, seen));
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

/** @param seen the visitor's latest session with each key */
function addView(session: Session, hit: Hit, seen: Map<string, Session>): Row {
  const row = { ...rowOf(hit, session.referrer), newVisitorIn: 0, newSessionIn: 0, step: 0 };
  for (const [set, key] of keysOf(row).entries()) {
    if (key === undefined) continue;
    const latest = seen.get(key);
    if (latest === session) continue;
    if (!latest) row.newVisitorIn |= 1 << set;
    row.newSessionIn |= 1 << set;
    seen.set(key, session);
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

/** Returns the row's values in each set of `VARYING` (bit set), or undefined where one is missing. */
function keysOf(row: Row): (string | undefined)[] {
  const keys: (string | undefined)[] = [`${row.device}\t${row.country}`];
  for (const [bit, name] of VARYING.entries())
    for (const key of keys.slice())
      keys.push(key !== undefined && row[name] !== undefined ? `${key}\t${bit}${row[name]}` : undefined);
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
