import { MongoError } from 'mongodb';

/** MongoDB's OutOfDiskSpace, and the storage quota of Atlas. */
const CODES: unknown[] = [14_031, 12_501];

export const isDiskFull = (error: unknown): boolean =>
  error instanceof MongoError && CODES.includes(error.code);
