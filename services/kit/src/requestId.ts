import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SAFE = /^[A-Za-z0-9._-]{1,64}$/;

/** Returns a safe X-Request-Id of the caller, so that logs can be followed across services; otherwise a new id. */
export function requestId(request: { headers: IncomingHttpHeaders }): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && SAFE.test(header) ? header : randomUUID();
}
