import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { HttpError } from '../errors/httpError';

const kinds = [
  MongoClientClosedError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
];

/** The driver lets a write to a connection that has just broken fail with the system's own error. */
const broken = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** Not exported by the driver: no connection became free in time, or the pool was given up while one was waited for. */
const NOT_SENT = ['MongoWaitQueueTimeoutError', 'MongoPoolClearedError', 'MongoPoolClosedError'];

export const isPoolFull = (error: unknown): boolean =>
  error instanceof MongoError && error.name === 'MongoWaitQueueTimeoutError';

export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof MongoServerSelectionError) &&
  !(error instanceof MongoTopologyClosedError) &&
  !(error instanceof MongoClientClosedError) &&
  !(error instanceof MongoError && NOT_SENT.includes(error.name));

/** True when the database could not be reached or took too long, false when it answered with a refusal. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof HttpError) return error.code === 'DATABASE_UNAVAILABLE';
  // A write of several documents wraps whatever stopped it.
  if (error instanceof MongoBulkWriteError && isUnavailable(error.errorResponse)) return true;
  if (error instanceof MongoError) {
    return (
      kinds.some((kind) => error instanceof kind) || error.hasErrorLabel(MongoErrorLabel.RetryableWriteError)
    );
  }
  return broken.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}
