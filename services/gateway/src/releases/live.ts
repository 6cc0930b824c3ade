import type { Db } from 'mongodb';

/** What runs for visitors now, as a release is checked against it. */
export interface LiveSite {
  /** Every screen that the shell's route table shows. */
  screens: { module: string; screen: string }[];
  /** Packages that the shell provides to modules, with their versions; the contract is one of them. */
  provided: [name: string, version: string][];
}

const site = (db: Db) => db.collection<LiveSite & { _id: string }>('live');

/** Says what this gateway serves; the last to start has the word. */
export async function announceLive(db: Db, live: LiveSite): Promise<void> {
  await site(db).replaceOne({ _id: 'site' }, live, { upsert: true });
}

/** What the guide on this database serves, or null if none has ever started on it. */
export const readLive = (db: Db): Promise<LiveSite | null> => site(db).findOne({ _id: 'site' });
