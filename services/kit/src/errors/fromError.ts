import { isDiskFull } from '../database/diskFull';
import { isPoolFull, isUnavailable } from '../database/isUnavailable';
import { statusCodes } from './codes';
import { databaseUnavailable, HttpError, storageFull, unavailable } from './httpError';

/** Converts an error for the client: 503 for a lost, full or busy database, 500 without details for a bug. */
export function fromError(error: Error & { statusCode?: number }): HttpError {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error)) return storageFull(error);
  if (isPoolFull(error)) return unavailable('Too many requests wait for the database.', 2);
  if (isUnavailable(error)) return databaseUnavailable(error);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new HttpError(status, statusCodes[status] ?? 'REFUSED', error.message);
  }
  return new HttpError(500, 'INTERNAL', 'Something went wrong on our side.');
}
