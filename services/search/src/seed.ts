import { type Pack, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { readTerms, replaceTerms } from './data/terms';

export const seed = (db: Db, pack: Pack): Promise<void> =>
  seedFiles(db, pack, ['site.json', 'synonyms.json', 'points.json', 'areas.json'], 1, async () =>
    replaceTerms(db, await readTerms(pack)),
  );
