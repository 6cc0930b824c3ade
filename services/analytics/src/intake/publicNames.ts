import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { PRIMARY } from '../hits';
import type { DayCounts } from './dayCounts';

export const OTHER_SEARCHES = 'other searches';
/** Names that visitors bring into figures: hosts of other sites, and texts that found nothing. */
const KINDS = {
  referrer: { perDay: 50, perNetwork: 3, other: 'other sites' },
  search: { perDay: 200, perNetwork: 20, other: OTHER_SEARCHES },
} as const;
type NameKind = keyof typeof KINDS;

/** Networks that must have sent a name on one day before it is in any figure. */
const MIN_NETWORKS = 5;
const HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;
/** Addresses of sites and mailboxes, accounts, markup, and numbers as long as a telephone number. */
const CONTACT_OR_MARKUP = /[@#<>{}[\]|\\]|:\/\/|\bwww\b|\w\.[a-z]{2,}|(\d[^\p{L}\d]*){6,}/iu;

interface SentName {
  _id: string;
  day: string;
  kind: NameKind;
  name: string;
  expiresAt: Date;
}

export const sentNamesOf = (db: Db) => db.collection<SentName>('sent_names', PRIMARY);
const publicNamesOf = (db: Db) => db.collection<{ _id: string }>('public_names', PRIMARY);

export async function createNameIndexes(db: Db): Promise<void> {
  await sentNamesOf(db).createIndex({ day: 1, kind: 1, name: 1 });
  await sentNamesOf(db).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

/**
 * Finds the name that a host or text is counted by: "other sites" until five networks have sent it on one day. The names
 * of a day are bounded in all, and by network, so that no network uses them up for all others.
 */
export const createNameLimiter =
  (isWithin: DayCounts) =>
  async (
    db: Db,
    kind: NameKind,
    name: string,
    { day, network, expiresAt }: { day: string; network: string; expiresAt: Date },
  ): Promise<string> => {
    const { perDay, perNetwork, other } = KINDS[kind];
    if (kind === 'referrer' ? !HOST.test(name) : CONTACT_OR_MARKUP.test(name)) return other;
    const _id = `${kind} ${name}`;
    if (await publicNamesOf(db).findOne({ _id })) return name;
    const names = await sentNamesOf(db).distinct('name', { day, kind });
    const isNew = !names.includes(name);
    if (isNew && (names.length >= perDay || !isWithin(`${kind} ${network}`, perNetwork))) return other;
    await insertOnce(sentNamesOf(db), `${day} ${_id} ${network}`, { day, kind, name, expiresAt });
    if ((await sentNamesOf(db).countDocuments({ day, kind, name })) < MIN_NETWORKS) return other;
    await insertOnce(publicNamesOf(db), _id, {});
    return name;
  };
