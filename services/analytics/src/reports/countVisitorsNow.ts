import type { Db } from 'mongodb';
import { hitsCollection } from '../hits';

const MINUTE_MS = 60_000;
const EARLIER_MINUTES = 4;
/** Enough for the guests of a hotel. */
const MAX_PER_NETWORK = 100;
/** Views are stored within this time, except those that a page sends later; they are found a minute later. */
const DELAY_MS = 10_000;

/** The visitors of the last 5 minutes, by day and network. */
interface Window {
  minute: number;
  readAt: number;
  days: Map<string, Map<string, Set<string>>>;
}

const windows = new WeakMap<Db, Window>();

/**
 * Counts visitors of the last 5 minutes. Hashes change at midnight, so the larger count of both days is used. All views
 * of the 5 minutes are read once a minute, and the newest ones each time.
 */
export async function countVisitorsNow(db: Db, now: Date): Promise<number> {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = windows.get(db);
  const isKnown = known?.minute === minute && known.readAt <= now.getTime();
  const days: Window['days'] = isKnown ? known.days : new Map();
  const since = isKnown ? known.readAt - DELAY_MS : (minute - EARLIER_MINUTES) * MINUTE_MS;
  const at = { $gte: new Date(since), $lte: new Date(now.getTime() + MINUTE_MS) };
  const views = hitsCollection(db).aggregate<{ _id: { day: string; network?: string; visitor?: string } }>([
    { $match: { at, kind: 'view' } },
    { $group: { _id: { day: '$day', network: '$network', visitor: '$visitor' } } },
  ]);
  for await (const { _id } of views) {
    const { day, network = '', visitor = '' } = _id;
    const networks = days.get(day) ?? new Map<string, Set<string>>();
    const visitors = networks.get(network) ?? new Set();
    if (visitors.size < MAX_PER_NETWORK) visitors.add(visitor);
    days.set(day, networks.set(network, visitors));
  }
  windows.set(db, { minute, readAt: now.getTime(), days });
  const counts = [...days.values()].map((networks) =>
    [...networks.values()].reduce((sum, { size }) => sum + size, 0),
  );
  return Math.max(0, ...counts);
}
