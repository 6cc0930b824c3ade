export interface FieldFault {
  field: string;
  message: string;
}

interface HttpErrorOptions {
  details?: FieldFault[];
  retryAfter?: number;
  cause?: unknown;
}

/** An error that is safe to show to a visitor: status, stable code and one sentence. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly details?: FieldFault[];
  retryAfter?: number;
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    { details, retryAfter, cause }: HttpErrorOptions = {},
  ) {
    super(message, { cause });
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

export const httpError = (status: number, code: string, message: string): HttpError =>
  new HttpError(status, code, message);

export const invalidRequest = (details: FieldFault[]): HttpError => {
  const list = details.map(({ field, message }) => `${field} ${message}`).join('; ');
  return new HttpError(400, 'INVALID_REQUEST', `The request is not valid: ${list}.`, { details });
};

export const notFound = (kind: string, id: number): HttpError =>
  new HttpError(404, 'NOT_FOUND', `There is no ${kind} with id ${id}.`);

export const databaseUnavailable = (cause?: unknown): HttpError =>
  new HttpError(503, 'DATABASE_UNAVAILABLE', 'The database cannot be reached at the moment.', {
    retryAfter: 2,
    cause,
  });

export const storageFull = (cause: unknown): HttpError =>
  new HttpError(503, 'STORAGE_FULL', 'Nothing was stored: there is no room left for it.', {
    retryAfter: 60,
    cause,
  });

/** 503 `OUTCOME_UNKNOWN`: the database did not acknowledge a write. */
export const outcomeUnknown = (cause: unknown): HttpError =>
  new HttpError(
    503,
    'OUTCOME_UNKNOWN',
    'This may have been stored or not. Send the same again: it is stored once.',
    { retryAfter: 2, cause },
  );

export const tooSlow = (): HttpError =>
  new HttpError(503, 'TOO_SLOW', 'The answer took too long.', { retryAfter: 2 });

/** @param retryAfter - seconds */
export const tooManyRequests = (message: string, retryAfter: number): HttpError =>
  new HttpError(429, 'TOO_MANY_REQUESTS', message, { retryAfter });

/** 503 `UNAVAILABLE` of an overloaded server. @param retryAfter - seconds */
export const unavailable = (message: string, retryAfter: number): HttpError =>
  new HttpError(503, 'UNAVAILABLE', message, { retryAfter });
