import { type Pack, seedFiles, seedLanguages, storeTexts } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { replaceLanguageTerms, TRANSLATED } from './data/languageTerms';
import { readTerms, replaceTerms } from './data/terms';

export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFiles(
    db,
    pack,
    ['site.json', 'synonyms.json', 'points.json', 'areas.json'],
    1,
    async (site, _synonyms, _points, areas, texts) => {
      await storeTexts(db, { 'listings.json': texts['listings.json'] });
      await replaceLanguageTerms(db, site, areas, texts);
      // Last, because their new time makes the projection read all of them again.
      await replaceTerms(db, await readTerms(pack));
    },
    TRANSLATED,
  );
  await seedLanguages(db, pack);
}
