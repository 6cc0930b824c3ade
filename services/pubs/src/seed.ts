import { type Pack, replaceAll, seedFile } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { StoredPub } from './data/stored-pub';

/** Brings the pack's pubs into the database. */
export const seed = (db: Db, pack: Pack): Promise<void> =>
  seedFile(db, pack, 'pubs.json', 1, (pubs) =>
    replaceAll(
      db.collection<StoredPub>('pubs'),
      pubs.map((pub) => ({ _id: pub.id, ...pub })),
    ),
  );
