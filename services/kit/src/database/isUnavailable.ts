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

/** A write of several documents wraps the error that stopped it. */
const unwrap = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError ? (error.errorResponse ?? error) : error;

export function isPoolFull(error: unknown): boolean {
  const cause = unwrap(error);
  return cause instanceof MongoError && cause.name === 'MongoWaitQueueTimeoutError';
}

export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof MongoServerSelectionError) &&
  !(error instanceof MongoTopologyClosedError) &&
  !(error instanceof MongoClientClosedError) &&
  !(error instanceof MongoError && NOT_SENT.includes(error.name));

/** True when the database could not be reached or took too long, false when it answered with a refusal. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof HttpError) return error.code === 'DATABASE_UNAVAILABLE';
  const cause = unwrap(error);
  if (cause instanceof MongoError) {
    return (
      kinds.some((kind) => cause instanceof kind) || cause.hasErrorLabel(MongoErrorLabel.RetryableWriteError)
    );
  }
  return broken.includes((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}
