import { randomBytes } from 'node:crypto';
import { type Collection, type Document, MongoError } from 'mongodb';

const DUPLICATE_KEY = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoError && error.code === DUPLICATE_KEY;

/** Returns the document with this id, after inserting it with the fields `fresh` if it is missing. Safe in parallel. */
export async function insertOnce<T extends Document & { _id: string }>(
  collection: Collection<T>,
  _id: string,
  fresh: Omit<T, '_id'>,
): Promise<T> {
  const document = await collection.findOneAndUpdate(
    { _id } as never,
    { $setOnInsert: fresh as never },
    { upsert: true, returnDocument: 'after' },
  );
  return document as T;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');
