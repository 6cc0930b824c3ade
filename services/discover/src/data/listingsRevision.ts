import type { Db } from 'mongodb';

interface Seed {
  _id: string;
  hash: string;
  seededAt: Date;
}

/** Which listings are stored: another value as soon as a pack's listings have been brought in completely. */
export async function listingsRevision(db: Db): Promise<string> {
  const seed = await db.collection<Seed>('seeds').findOne({ _id: 'listings.json' });
  return `${seed?.hash} ${seed?.seededAt.getTime()}`;
}
