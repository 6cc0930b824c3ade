import { MongoError } from 'mongodb';

/** MongoDB's OutOfDiskSpace, and Atlas's quota. */
const CODES: unknown[] = [14_031, 12_501];

export const isDiskFull = (error: unknown): boolean =>
  error instanceof MongoError && CODES.includes(error.code);
