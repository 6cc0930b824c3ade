import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * A visitor's mark for one day. Address and agent go in and do not come out, and without the day's salt, which is
 * destroyed, no mark can be traced or compared with another day's.
 * @param salt the day's random salt
 */
export const visitorMark = (request: FastifyRequest, salt: string): string =>
  createHash('sha256')
    .update(`${salt}\0${request.ip}\0${request.headers['user-agent'] ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
