import { type Pack, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { storedPubs } from './data/pubs';

export const seed = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(db, pack, ['pubs.json', 'listings.json', 'facts.json'], 1, (pubs, listings, facts) => {
    const factsOf = new Map(listings.map(({ id, pubId }) => [pubId, facts[id]]));
    return storedPubs.replaceAll(
      db,
      pubs.map((pub) => ({ ...pub, ...(factsOf.get(pub.id) && { facts: factsOf.get(pub.id) }) })),
    );
  });
