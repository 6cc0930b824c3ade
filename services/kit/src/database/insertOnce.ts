import { randomBytes } from 'node:crypto';
import { type Collection, type Document, MongoError } from 'mongodb';

const DUPLICATE_KEY = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoError && error.code === DUPLICATE_KEY;

/** The document with this id, created as `fresh` by the first process that needs it: all get the same. */
export async function insertOnce<T extends Document & { _id: string }>(
  collection: Collection<T>,
  _id: string,
  fresh: Omit<T, '_id'>,
): Promise<T> {
  const found = await collection.findOneAndUpdate(
    { _id } as never,
    { $setOnInsert: fresh as never },
    { upsert: true, returnDocument: 'after' },
  );
  return found as T;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');
