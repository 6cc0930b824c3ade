import type { Listing } from '@guide/contracts/api/schemas';
import type { AllPageTexts, HomeTexts } from '@guide/contracts/city';
import { DEFAULT_TEXTS, genericKeys } from '@guide/contracts/place';
import { content } from '@guide/service-kit';
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
  find: async (db: Db): Promise<AllPageTexts> => toPageTexts(await pageTexts.find(db)),
  /** Only the texts that the page of a listing can need. */
  findFor: async (db: Db, listing: Listing): Promise<AllPageTexts> => {
    const { subcategory, area } = genericKeys(listing);
    const ids = [
      `written/${listing.id}`,
      ...[subcategory, DEFAULT_TEXTS].map((key) => `subcategories/${key}`),
      ...[area, DEFAULT_TEXTS].map((key) => `areas/${key}`),
    ] as StoredText['id'][];
    return toPageTexts(await pageTexts.find(db, { id: { $in: ids } }));
  },
};

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
  find: async (db: Db): Promise<HomeTexts | null> =>
    ((await homeTexts.byId(db, HOME))?.texts as HomeTexts | undefined) ?? null,
};
