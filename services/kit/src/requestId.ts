import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SAFE = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's X-Request-Id when it is short and plain, so that logs can be followed across services; else a new one. */
export function requestId(request: { headers: IncomingHttpHeaders }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}
