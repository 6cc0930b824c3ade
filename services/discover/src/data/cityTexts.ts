import type { Listing } from '@guide/contracts/api/schemas';
import { type AllPageTexts, type HomeTexts, type InLanguage, translate } from '@guide/contracts/city';
import { DEFAULT_TEXTS, genericKeys } from '@guide/contracts/place';
import { ENGLISH } from '@guide/contracts/site';
import { content, type Language, textsIn } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** The parts of the city's fixed texts: `home`, and those of `attractions.json` and `generic.json` by key. */
type Part = 'home' | 'written' | 'subcategories' | 'areas';

interface StoredText {
  id: `${Part}/${string}`;
  texts: unknown;
}

const pageTexts = content<StoredText>('pageTexts');
const homeTexts = content<StoredText>('homeTexts');

const HOME = 'home/';

const storedAs = (part: Part, texts: Record<string, unknown>): StoredText[] =>
  Object.entries(texts).map(([key, value]) => ({ id: `${part}/${key}`, texts: value }));

export const storedPageTexts = {
  replaceAll: (db: Db, { written, generic }: AllPageTexts): Promise<void> =>
    pageTexts.replaceAll(db, [
      ...storedAs('written', written),
      ...storedAs('subcategories', generic.subcategories),
      ...storedAs('areas', generic.areas),
    ]),
  find: async (db: Db, language?: Language): Promise<AllPageTexts> => {
    const [english, written, generic] = await Promise.all([
      pageTexts.find(db),
      textsIn(db, language, 'attractions.json'),
      textsIn(db, language, 'generic.json'),
    ]);
    return translatePages(toPageTexts(english), language, written, generic);
  },
  /** Only the texts that the page of a listing can need. */
  findFor: async (db: Db, listing: Listing, language?: Language): Promise<AllPageTexts> => {
    const { subcategory, area } = genericKeys(listing);
    const keys = [
      ...[subcategory, DEFAULT_TEXTS].map((key) => `subcategories/${key}`),
      ...[area, DEFAULT_TEXTS].map((key) => `areas/${key}`),
    ];
    const ids = [`written/${listing.id}`, ...keys] as StoredText['id'][];
    const [english, written, generic] = await Promise.all([
      pageTexts.find(db, { id: { $in: ids } }),
      textsIn(db, language, 'attractions.json', [listing.id]),
      textsIn(db, language, 'generic.json', keys),
    ]);
    return translatePages(toPageTexts(english), language, written, generic);
  },
};

type Texts = Record<string, unknown> | undefined;

/** Translates texts by key, which say in which language they are. */
const translateTexts = <T extends object>(all: Record<string, T>, texts: Texts, code: string) =>
  Object.fromEntries(
    Object.entries(translate(all, texts)).map(([key, value]): [string, InLanguage<T>] => [
      key,
      { ...value, language: texts && Object.hasOwn(texts, key) ? code : ENGLISH },
    ]),
  );

function translatePages(
  english: AllPageTexts,
  language: Language | undefined,
  written: Texts,
  generic: Texts,
): AllPageTexts {
  if (!language) return english;
  const { code } = language;
  const { subcategories, areas } = english.generic;
  return {
    written: translateTexts(english.written, written, code),
    generic: {
      subcategories: translateTexts(subcategories, generic?.subcategories as Texts, code),
      areas: translateTexts(areas, generic?.areas as Texts, code),
    },
  };
}

function toPageTexts(stored: StoredText[]): AllPageTexts {
  const partOf = (part: Part) =>
    Object.fromEntries(
      stored
        .filter(({ id }) => id.startsWith(`${part}/`))
        .map(({ id, texts }) => [id.slice(part.length + 1), texts]),
    ) as never;
  return {
    written: partOf('written'),
    generic: { subcategories: partOf('subcategories'), areas: partOf('areas') },
  };
}

export const storedHomeTexts = {
  replace: (db: Db, texts: HomeTexts): Promise<void> => homeTexts.replaceAll(db, [{ id: HOME, texts }]),
  find: async (db: Db, language?: Language): Promise<HomeTexts | null> => {
    const [english, texts] = await Promise.all([
      homeTexts.byId(db, HOME),
      textsIn(db, language, 'home.json'),
    ]);
    return english && translate(english.texts as HomeTexts, texts);
  },
};
