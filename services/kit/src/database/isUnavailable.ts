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

/** The driver passes on the system's error for a write to a connection that just broke. */
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/**
 * Codes of a member that is no longer the primary, stops or recovers, on reads and on writes that are not retryable:
 * https://github.com/mongodb/specifications/blob/master/source/server-discovery-and-monitoring/server-discovery-and-monitoring.md
 */
const STATE_CHANGE_CODES = [91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436];

/** Errors that the driver does not export; in each case the command was never sent. */
const NOT_SENT = ['MongoWaitQueueTimeoutError', 'MongoPoolClearedError', 'MongoPoolClosedError'];

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

export function isUnavailable(error: unknown): boolean {
  if (error instanceof HttpError) return error.code === 'DATABASE_UNAVAILABLE';
  const cause = unwrap(error);
  if (cause instanceof MongoError) {
    return (
      kinds.some((kind) => cause instanceof kind) ||
      cause.hasErrorLabel(MongoErrorLabel.RetryableWriteError) ||
      STATE_CHANGE_CODES.includes(Number(cause.code))
    );
  }
  return NETWORK_CODES.includes((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}
