import { listStarts, type SearchTerms } from '@guide/contracts/search';
import { cityClocks } from '@guide/contracts/site';
import type { Pack } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** What the search knows of the city besides its listings. */
interface CityTerms
  extends Required<Pick<SearchTerms, 'synonyms' | 'starts' | 'city'>>,
    Pick<SearchTerms, 'kinds'>,
    Pick<SearchTerms['calendar'], 'bankHolidays' | 'holidays' | 'center'> {
  timeZone: string;
}

export interface StoredTerms extends CityTerms {
  _id: 'city';
  /** Changes with each import. */
  storedAt: Date;
}

const stored = (db: Db) => db.collection<StoredTerms>('terms');

export const findTerms = (db: Db): Promise<StoredTerms | null> => stored(db).findOne({ _id: 'city' });

/** When the stored terms were imported. */
export const termsStoredAt = async (db: Db): Promise<Date | undefined> =>
  (await stored(db).findOne({ _id: 'city' }, { projection: { storedAt: 1 } }))?.storedAt;

export async function replaceTerms(db: Db, terms: CityTerms): Promise<void> {
  await stored(db).replaceOne({ _id: 'city' }, { ...terms, storedAt: new Date() }, { upsert: true });
}

/** The terms as search and devices use them. Clock changes are computed now, because they reach only two years. */
export const toSearchTerms = ({
  synonyms,
  starts,
  city,
  kinds,
  timeZone,
  bankHolidays,
  holidays,
  center,
}: CityTerms): SearchTerms => ({
  synonyms,
  starts,
  city,
  ...(kinds && { kinds }),
  calendar: { clockChanges: cityClocks(timeZone), bankHolidays, holidays, center },
});

/** The terms of a pack, for a start without a database. */
export async function readTerms(pack: Pack): Promise<CityTerms> {
  const { product, kinds, timeZone, bankHolidays, holidays, center } = (await pack.read('site.json')).content;
  const { content: synonyms } = await pack.read('synonyms.json');
  const { points } = (await pack.read('points.json')).content;
  const starts = listStarts(points, (await pack.read('areas.json')).content);
  return {
    synonyms,
    starts,
    city: product,
    timeZone,
    bankHolidays,
    center,
    ...(kinds && { kinds }),
    ...(holidays && { holidays }),
  };
}
