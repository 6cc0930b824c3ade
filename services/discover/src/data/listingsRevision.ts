import type { Db } from 'mongodb';

interface Seed {
  _id: string;
  hash: string;
  seededAt: Date;
}

/** Identifies the stored listings; changes when an import of a pack is complete. */
export async function listingsRevision(db: Db): Promise<string> {
  const seed = await db.collection<Seed>('seeds').findOne({ _id: 'listings.json' });
  return `${seed?.hash} ${seed?.seededAt.getTime()}`;
}
