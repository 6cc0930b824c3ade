import { randomBytes } from 'node:crypto';
import { hasOptedOut } from '@guide/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryState } from './records';

/** With TLS the cookie is bound to this host. */
const cookieName = (secure: boolean) => (secure ? '__Host-visitor' : 'visitor');
const ID = /^[0-9a-f]{32}$/;

export function readVisitor(request: FastifyRequest, secure: boolean): string | null {
  const id = request.cookies[cookieName(secure)];
  return id && ID.test(id) ? id : null;
}

/** The session id that keeps a visitor on one side of a canary; null for visitors who get the stable releases. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { modules }: RegistryState,
  secure: boolean,
): string | null {
  if (hasOptedOut(request.headers) || !modules.some(({ allocations }) => allocations.length > 1)) return null;
  const existing = readVisitor(request, secure);
  if (existing) return existing;
  const id = randomBytes(16).toString('hex');
  reply.setCookie(cookieName(secure), id, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  return id;
}
