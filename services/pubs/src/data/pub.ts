import type { Pub } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { StoredPub } from './storedPub';

export const pubById = (db: Db, id: number): Promise<Pub | null> =>
  db.collection<StoredPub>('pubs').findOne<Pub>({ _id: id }, { projection: { _id: 0 } });
