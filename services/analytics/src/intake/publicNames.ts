import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { PRIMARY } from '../hits';
import type { DayCounts } from './dayCounts';

export const OTHER_SEARCHES = 'other searches';
export const OTHER_SITES = 'other sites';
export const OTHER_CAMPAIGNS = 'other campaigns';
const CAMPAIGN = { perDay: 50, perNetwork: 3, overflowName: OTHER_CAMPAIGNS } as const;
/** Kinds of names that visitors send: hosts, search texts without results, and parts of campaigns. */
const KINDS = {
  referrer: { perDay: 50, perNetwork: 3, overflowName: OTHER_SITES },
  search: { perDay: 200, perNetwork: 20, overflowName: OTHER_SEARCHES },
  outbound: { perDay: 50, perNetwork: 20, overflowName: OTHER_SITES },
  source: CAMPAIGN,
  medium: CAMPAIGN,
  campaign: CAMPAIGN,
} as const;
export type NameKind = keyof typeof KINDS;

const MIN_NETWORKS = 5;
const HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;
/** URLs, email addresses, account names, markup and phone numbers. */
const CONTACT_OR_MARKUP = /[@#<>{}[\]|\\]|:\/\/|\bwww\b|\w\.[a-z]{2,}|(\d[^\p{L}\d]*){6,}/iu;

function isAllowed(kind: NameKind, name: string): boolean {
  if (kind === 'referrer' || kind === 'outbound') return HOST.test(name);
  return (kind === 'source' && HOST.test(name)) || !CONTACT_OR_MARKUP.test(name);
}

interface SentName {
  _id: string;
  day: string;
  kind: NameKind;
  name: string;
  expiresAt: Date;
}

export const sentNamesCollection = (db: Db) => db.collection<SentName>('sent_names', PRIMARY);
const publicNamesOf = (db: Db) => db.collection<{ _id: string }>('public_names', PRIMARY);

export async function createNameIndexes(db: Db): Promise<void> {
  await sentNamesCollection(db).createIndex({ day: 1, kind: 1, name: 1 });
  await sentNamesCollection(db).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

/** Whether five networks have sent a name on one day, so that figures show it. */
export const isPublicName = async (db: Db, kind: NameKind, name: string): Promise<boolean> =>
  (await publicNamesOf(db).findOne({ _id: `${kind} ${name}` })) !== null;

/** Returns a name to count: an overflow name until 5 networks have sent the name on a day, or above the limits. */
export const createNameLimiter =
  (isWithin: DayCounts) =>
  async (
    db: Db,
    kind: NameKind,
    name: string,
    { day, network, expiresAt }: { day: string; network: string; expiresAt: Date },
  ): Promise<string> => {
    const { perDay, perNetwork, overflowName } = KINDS[kind];
    if (!isAllowed(kind, name)) return overflowName;
    const _id = `${kind} ${name}`;
    if (await publicNamesOf(db).findOne({ _id })) return name;
    const names = await sentNamesCollection(db).distinct('name', { day, kind });
    const isNew = !names.includes(name);
    if (isNew && (names.length >= perDay || !isWithin(`${kind} ${network}`, perNetwork))) return overflowName;
    await insertOnce(sentNamesCollection(db), `${day} ${_id} ${network}`, { day, kind, name, expiresAt });
    if ((await sentNamesCollection(db).countDocuments({ day, kind, name })) < MIN_NETWORKS)
      return overflowName;
    await insertOnce(publicNamesOf(db), _id, {});
    return name;
  };
