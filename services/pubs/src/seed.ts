import { type Pack, seedFiles, seedLanguages, storeTexts } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { storedPubs } from './data/pubs';

export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFiles(
    db,
    pack,
    ['pubs.json', 'listings.json', 'facts.json'],
    1,
    async (pubs, listings, facts, texts) => {
      const factsOf = new Map(listings.map(({ id, pubId }) => [pubId, facts[id]]));
      await storedPubs.replaceAll(
        db,
        pubs.map((pub) => ({ ...pub, ...(factsOf.get(pub.id) && { facts: factsOf.get(pub.id) }) })),
      );
      await storeTexts(db, texts);
    },
    ['pubs.json'],
  );
  await seedLanguages(db, pack);
}
