import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Behind TLS the cookie is bound to this host: no neighbour can set it. */
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');
const VALUE = /^([\w-]{22})\.([\w-]{22})$/;

const signatureOf = (mark: string, salt: string): string =>
  createHmac('sha256', salt).update(mark).digest('base64url').slice(0, 22);

/**
 * The visitor's mark in the session cookie of a request. The cookie is signed with the day's salt: one that was made
 * up, or is of another day, is no cookie.
 * @param cookies the header Cookie
 * @param salt the day's random salt
 * @param secure whether visitors come over TLS
 */
export function readSession(cookies: string | undefined, salt: string, secure: boolean): string | undefined {
  const start = `${cookieName(secure)}=`;
  const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(start));
  const [, mark, signature] = VALUE.exec(pair?.slice(start.length) ?? '') ?? [];
  if (!mark || !signature) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(mark, salt)));
  return isOurs ? mark : undefined;
}

/**
 * Sets the session cookie (D-35, D-62): no script reads it, no other site's page sends it, and it ends with the browser
 * session.
 * @param secure for TLS only
 */
export function setSession(reply: FastifyReply, mark: string, salt: string, secure: boolean): void {
  const value = `${mark}.${signatureOf(mark, salt)}`;
  reply.header(
    'set-cookie',
    `${cookieName(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}
