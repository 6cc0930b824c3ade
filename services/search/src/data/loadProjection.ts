import type { Db } from 'mongodb';
import type { StoredPart, StoredState } from './storedProjection';

/** Loads the last stored listings, or null when there are none or a part is missing. */
export async function loadProjection(db: Db) {
  const state = await db.collection<StoredState>('projection_state').findOne({ _id: 'listings' });
  if (!state) return null;
  const { etag, length, confirmedAt } = state;
  const parts = await db.collection<StoredPart>('projection_parts').find({ etag }).sort({ nth: 1 }).toArray();
  const text = Buffer.concat(parts.map((part) => Buffer.from(part.text)));
  return text.length === length ? { text, etag, confirmedAt } : null;
}
