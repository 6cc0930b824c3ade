import { MongoError } from 'mongodb';

/** MongoDB's OutOfDiskSpace, and Atlas's quota. */
const CODES: unknown[] = [14_031, 12_501];

/** True when the database refused a write because it has no room left; nothing was stored then. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof MongoError && CODES.includes(error.code);
