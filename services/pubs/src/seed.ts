import { type Pack, replaceAll, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { StoredPub } from './data/storedPub';

export const seed = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(db, pack, ['pubs.json', 'listings.json', 'facts.json'], 1, (pubs, listings, facts) => {
    const factsOf = new Map(listings.map(({ id, pubId }) => [pubId, facts[id]]));
    return replaceAll(
      db.collection<StoredPub>('pubs'),
      pubs.map((pub) => ({
        _id: pub.id,
        ...pub,
        ...(factsOf.get(pub.id) && { facts: factsOf.get(pub.id) }),
      })),
    );
  });
