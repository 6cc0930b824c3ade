import { isDuplicateKey } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { PRIMARY } from '../hits';
import type { DayCounts } from './dayCounts';

/** Names that visitors bring into figures: hosts of other sites, and texts that found nothing. */
const KINDS = {
  referrer: { perDay: 50, perNetwork: 3, overflow: 'other sites' },
  search: { perDay: 200, perNetwork: 20, overflow: 'other searches' },
} as const;
export type NameKind = keyof typeof KINDS;

/** Networks that must have sent a name on one day before dashboards show it. */
const MIN_NETWORKS = 5;
const MAX_CACHED_NAMES = 2000;
const HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;
/** Addresses of sites and mailboxes, accounts, markup, and numbers as long as a telephone number. */
const CONTACT_OR_MARKUP = /[@#<>{}[\]|\\]|:\/\/|\bwww\b|\w\.[a-z]{2,}|(\d[^\p{L}\d]*){6,}/iu;

/** That a network has sent a name on a day. */
interface SentName {
  _id: string;
  day: string;
  kind: NameKind;
  name: string;
  expiresAt: Date;
}

const sentOf = (db: Db) => db.collection<SentName>('sent_names', PRIMARY);
/** Names that dashboards may show, `<kind> <name>`. */
const publicOf = (db: Db) => db.collection<{ _id: string }>('public_names', PRIMARY);

export async function createNameIndexes(db: Db): Promise<void> {
  await sentOf(db).createIndex({ day: 1, kind: 1, name: 1 });
  await sentOf(db).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

/** What the names of a kind are counted as that are not counted by themselves. */
export const overflowOf = (kind: NameKind): string => KINDS[kind].overflow;

/**
 * Bounds the names that visitors bring into a day's figures: so many in all, and so many new ones of one network, so
 * that no network uses them up for all others.
 * @returns finds the name to count by. `network` is the sender's daily hash, `expiresAt` when that is destroyed
 */
export function createNameLimiter(isWithin: DayCounts) {
  const cached = new LRUCache<string, true>({ max: MAX_CACHED_NAMES });

  return async (
    db: Db,
    kind: NameKind,
    name: string,
    { day, network, expiresAt }: { day: string; network: string; expiresAt: Date },
  ): Promise<string> => {
    const { perDay, perNetwork, overflow } = KINDS[kind];
    if (kind === 'referrer' ? !HOST.test(name) : CONTACT_OR_MARKUP.test(name)) return overflow;
    const sent: SentName = { _id: `${day} ${kind} ${name} ${network}`, day, kind, name, expiresAt };
    if (cached.has(sent._id)) return name;
    if (!(await findPublicNames(db, kind, [name])).has(name)) {
      const names = await sentOf(db).distinct('name', { day, kind });
      const isNew = !names.includes(name);
      if (isNew && (names.length >= perDay || !isWithin(`${kind} ${network}`, perNetwork))) return overflow;
      await insertOnce(sentOf(db).insertOne(sent));
      if ((await sentOf(db).countDocuments({ day, kind, name })) >= MIN_NETWORKS)
        await insertOnce(publicOf(db).insertOne({ _id: `${kind} ${name}` }));
    }
    cached.set(sent._id, true);
    return name;
  };
}

async function insertOnce(write: Promise<unknown>): Promise<void> {
  await write.catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

/** Those of some names that dashboards may show: at least five networks have sent each of them on one day. */
export async function findPublicNames(db: Db, kind: NameKind, names: string[]): Promise<Set<string>> {
  const _id = { $in: names.map((name) => `${kind} ${name}`) };
  const found = await publicOf(db).find({ _id }).toArray();
  return new Set(found.map(({ _id }) => _id.slice(kind.length + 1)));
}
