import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Behind TLS the cookie is bound to this host: no neighbour can set it. */
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');
/** In place of the cookie, where a gateway stands before: it passes no cookies to services and accepts none from them. */
const HEADER = 'x-session';
const VALUE = /^([\w-]{22})\.([\w-]{22})$/;

const signatureOf = (mark: string, salt: string): string =>
  createHmac('sha256', salt).update(mark).digest('base64url').slice(0, 22);

/**
 * The visitor's mark in the session of a request: a cookie, or the gateway's header. It is signed with the day's salt:
 * one that was made up, or is of another day, is none.
 * @param salt the day's random salt
 * @param secure whether visitors come over TLS
 */
export function readSession(headers: IncomingHttpHeaders, salt: string, secure: boolean): string | undefined {
  const start = `${cookieName(secure)}=`;
  const pair = headers.cookie?.split(/;\s*/).find((one) => one.startsWith(start));
  const given = headers[HEADER] ?? pair?.slice(start.length);
  const [, mark, signature] = VALUE.exec(String(given)) ?? [];
  if (!mark || !signature) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(mark, salt)));
  return isOurs ? mark : undefined;
}

/**
 * Begins the session (D-35, D-62). No script reads the cookie, no other site's page sends it, and it ends with the
 * browser session.
 * @param secure for TLS only
 */
export function setSession(reply: FastifyReply, mark: string, salt: string, secure: boolean): void {
  const value = `${mark}.${signatureOf(mark, salt)}`;
  if (reply.request.headers[HEADER] !== undefined) {
    reply.header(HEADER, value);
    return;
  }
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${cookieName(secure)}=${value}; ${attributes}`);
}
