import type { Pub } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { StoredPub } from './storedPub';

export const allPubs = (db: Db): Promise<Pub[]> =>
  db.collection<StoredPub>('pubs').find().sort({ _id: 1 }).project<Pub>({ _id: 0 }).toArray();
