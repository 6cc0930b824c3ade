import { randomBytes } from 'node:crypto';
import { optedOut } from '@guide/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModuleRecord } from './records';

/** Behind TLS the cookie is bound to this host: no neighbour can set it. */
const cookieName = (secure: boolean) => (secure ? '__Host-visitor' : 'visitor');
const ID = /^[0-9a-f]{32}$/;

/** The id that a visitor's browser sends back, or null. */
export function readVisitor(request: FastifyRequest, secure: boolean): string | null {
  const known = request.cookies[cookieName(secure)];
  return known && ID.test(known) ? known : null;
}

/**
 * The id that keeps a visitor on the same side of a canary. It is given only while some module has a canary, ends
 * with the browser session, and says nothing about anybody.
 * @returns null for whom the stable releases are to be shown
 */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  modules: ModuleRecord[],
  secure: boolean,
) {
  if (optedOut(request.headers) || !modules.some(({ allocations }) => allocations.length > 1)) return null;
  const known = readVisitor(request, secure);
  if (known) return known;
  const id = randomBytes(16).toString('hex');
  reply.setCookie(cookieName(secure), id, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  return id;
}
