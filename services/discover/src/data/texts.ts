import type { ListingTexts, PlaceTexts } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import { ENGLISH } from '@guide/contracts/site';
import { content, type Language, textsIn } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** Texts that replace those of the subcategory. */
export const storedTexts = content<ListingTexts>('texts');

const inLanguage = (
  { id, texts }: ListingTexts,
  all: Record<string, unknown>,
  { code }: Language,
): ListingTexts => ({
  id,
  texts: translate<PlaceTexts>(texts, all[id]),
  language: all[id] ? code : ENGLISH,
});

export async function findTexts(db: Db, language?: Language): Promise<ListingTexts[]> {
  const [all, translated] = await Promise.all([storedTexts.find(db), textsIn(db, language, 'texts.json')]);
  return language && translated ? all.map((texts) => inLanguage(texts, translated, language)) : all;
}

export async function textsOf(db: Db, id: number, language?: Language): Promise<ListingTexts | null> {
  const [texts, translated] = await Promise.all([
    storedTexts.byId(db, id),
    textsIn(db, language, 'texts.json', [id]),
  ]);
  return texts && language && translated ? inLanguage(texts, translated, language) : texts;
}
