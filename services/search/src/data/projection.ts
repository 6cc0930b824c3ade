import type { Db } from 'mongodb';

const PART_BYTES = 1024 * 1024;

interface StoredPart {
  _id: string;
  etag: string;
  nth: number;
  text: string;
}

interface StoredState {
  _id: 'listings';
  etag: string;
  length: number;
  confirmedAt: Date;
}

const partsOf = (db: Db) => db.collection<StoredPart>('projection_parts');
const states = (db: Db) => db.collection<StoredState>('projection_state');

/** Loads the last stored listings, or null when there are none or a part is missing. */
export async function loadProjection(db: Db) {
  const state = await states(db).findOne({ _id: 'listings' });
  if (!state) return null;
  const { etag, length, confirmedAt } = state;
  const parts = await partsOf(db).find({ etag }).sort({ nth: 1 }).toArray();
  const text = Buffer.concat(parts.map((part) => Buffer.from(part.text)));
  return text.length === length ? { text, etag, confirmedAt } : null;
}

/** Stores listings in parts and switches to them at the end, so that a crash leaves the previous ones intact. */
export async function storeProjection(
  db: Db,
  { text, etag }: { text: Buffer; etag: string },
  confirmedAt: Date,
): Promise<void> {
  const parts = partsOf(db);
  for (let nth = 0, start = 0; start < text.length; nth++) {
    const end = endOfPart(text, start);
    const part = { etag, nth, text: text.toString('utf8', start, end) };
    await parts.replaceOne({ _id: `${etag} ${nth}` }, part, { upsert: true });
    start = end;
  }
  await states(db).updateOne(
    { _id: 'listings' },
    { $set: { etag, length: text.length, confirmedAt } },
    { upsert: true },
  );
  await parts.deleteMany({ etag: { $ne: etag } });
}

export async function storeConfirmation(db: Db, confirmedAt: Date): Promise<void> {
  await states(db).updateOne({ _id: 'listings' }, { $set: { confirmedAt } });
}

/** Returns the end of a part of up to 1 MB, without splitting a UTF-8 character. */
function endOfPart(text: Buffer, start: number): number {
  let end = Math.min(start + PART_BYTES, text.length);
  while (end < text.length && (text[end]! & 0xc0) === 0x80) end--;
  return end;
}
