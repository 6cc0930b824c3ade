import { randomBytes } from 'node:crypto';
import { type Collection, type Document, MongoError } from 'mongodb';

/** MongoDB's code for a document that is there already. */
const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because a document with its id, or another unique value, is there already. */
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

/** A secret to sign or hash with, 256 bits as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
