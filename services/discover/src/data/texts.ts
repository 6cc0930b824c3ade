import type { ListingTexts } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';

export type StoredTexts = ListingTexts & { _id: number };

const texts = (db: Db) => db.collection<StoredTexts>('texts');

/** Returns the texts that replace those of the subcategory, or null. */
export const textsOf = (db: Db, listingId: number): Promise<ListingTexts | null> =>
  texts(db).findOne<ListingTexts>({ _id: listingId }, { projection: { _id: 0 } });

export const allTexts = (db: Db): Promise<ListingTexts[]> =>
  texts(db).find().sort({ _id: 1 }).project<ListingTexts>({ _id: 0 }).toArray();
