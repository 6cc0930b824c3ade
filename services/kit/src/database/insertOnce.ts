import { randomBytes } from 'node:crypto';
import { type Collection, type Document, MongoError } from 'mongodb';

const DUPLICATE_KEY = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoError && error.code === DUPLICATE_KEY;

/**
 * Reads a document that any of several processes makes, whichever needs it first: all get the same.
 * @param fresh what it becomes where there is none, beside its id
 */
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
