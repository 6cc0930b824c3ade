import type { Listing, Synonym } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import type { SearchTerms } from '@guide/contracts/search';
import type { PackContent, Translations } from '@guide/service-kit';
import { textsIn, translateRecords } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** What the search knows of the city in a language besides English. */
interface LanguageTerms extends Pick<SearchTerms, 'kinds'>, Pick<SearchTerms['calendar'], 'holidays'> {
  city: string;
  /** What visitors write in this language. */
  synonyms: Synonym[];
  /** Kinds, cuisines and areas by their English word. */
  words: Record<string, string>;
}

interface StoredLanguageTerms extends LanguageTerms {
  /** Language tag: "de". */
  _id: string;
}

/** Files with texts that the search reads. */
export const TRANSLATED = [
  'site.json',
  'areas.json',
  'synonyms.json',
  'words.json',
  'listings.json',
] as const;
type Texts = Translations<(typeof TRANSLATED)[number]>;

const stored = (db: Db) => db.collection<StoredLanguageTerms>('language_terms');

/** The names of areas by their English names. */
const areaWords = (areas: PackContent<'areas.json'>, texts: unknown): Record<string, string> =>
  Object.fromEntries(translate(areas, texts).map(({ name }, index) => [areas[index]!.name, name]));

/** Replaces the terms of all languages. */
export async function replaceLanguageTerms(
  db: Db,
  site: PackContent<'site.json'>,
  areas: PackContent<'areas.json'>,
  texts: Texts,
): Promise<void> {
  const languages = [...texts['listings.json'].keys()];
  for (const language of languages) {
    const textsOf = (file: keyof Texts) => texts[file].get(language);
    const { product, kinds, holidays } = translate(site, textsOf('site.json'));
    const terms: LanguageTerms = {
      city: product,
      synonyms: (textsOf('synonyms.json') ?? []) as Synonym[],
      words: { ...areaWords(areas, textsOf('areas.json')), ...(textsOf('words.json') as object) },
      ...(kinds && { kinds }),
      ...(holidays && { holidays }),
    };
    await stored(db).replaceOne({ _id: language }, terms, { upsert: true });
  }
  await stored(db).deleteMany({ _id: { $nin: languages } });
}

/** The languages that have terms. */
export const languagesWithTerms = async (db: Db): Promise<string[]> =>
  (
    await stored(db)
      .find({}, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => _id);

/** Terms and texts of a language, for `translateSearch`. */
export interface LanguageContent {
  terms: LanguageTerms;
  listings: Awaited<ReturnType<typeof textsIn>>;
}

/** Reads terms and texts of a language; null if it has none. */
export async function findLanguageContent(
  db: Db,
  language: { code: string },
): Promise<LanguageContent | null> {
  const [terms, listings] = await Promise.all([
    stored(db).findOne({ _id: language.code }),
    textsIn(db, language, 'listings.json'),
  ]);
  return terms && { terms, listings };
}

/** Translates what `createSearch` takes. @param english - the English listings and terms */
export function translateSearch(
  code: string,
  { terms, listings }: LanguageContent,
  english: { listings: Listing[]; terms: SearchTerms },
): { listings: Listing[]; terms: SearchTerms } {
  const { synonyms, words, city, kinds, holidays } = terms;
  const { calendar } = english.terms;
  return {
    listings: translateRecords(english.listings, { code }, listings),
    terms: {
      ...english.terms,
      city,
      synonyms,
      ...(kinds && { kinds }),
      calendar: { ...calendar, ...(holidays && { holidays }) },
      translation: {
        language: code,
        words,
        english: english.listings,
        synonyms: english.terms.synonyms,
        ...(english.terms.city && { city: english.terms.city }),
      },
    },
  };
}
