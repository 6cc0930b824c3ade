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

/** True when the database could not be reached or took too long, false when it answered with a refusal. */
export function isDatabaseAway(error: unknown): boolean {
  // A write of several documents wraps whatever stopped it.
  if (error instanceof MongoBulkWriteError && isDatabaseAway(error.errorResponse)) return true;
  if (error instanceof MongoError) {
    return (
      kinds.some((kind) => error instanceof kind) || error.hasErrorLabel(MongoErrorLabel.RetryableWriteError)
    );
  }
  return broken.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}
