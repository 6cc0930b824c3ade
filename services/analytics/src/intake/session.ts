import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Behind TLS the cookie is bound to this host: no neighbour can set it. */
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');
/** Instead of the cookie behind a gateway, which passes no cookies to services and accepts none from them. */
const HEADER = 'x-session';
const VALUE = /^([\w-]{22})\.([\w-]{22})$/;

const signatureOf = (visitor: string, salt: string): string =>
  createHmac('sha256', salt).update(visitor).digest('base64url').slice(0, 22);

/** The visitor's hash in the session of a request; one that is not signed with the day's salt is ignored. */
export function readSession(headers: IncomingHttpHeaders, salt: string, secure: boolean): string | undefined {
  const start = `${cookieName(secure)}=`;
  const pair = headers.cookie?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  const [, visitor, signature] = VALUE.exec(String(headers[HEADER] ?? pair?.slice(start.length))) ?? [];
  if (!visitor || !signature) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(visitor, salt)));
  return isOurs ? visitor : undefined;
}

/** Begins the session (D-35, D-62), which ends with the browser's. */
export function setSession(reply: FastifyReply, visitor: string, salt: string, secure: boolean): void {
  const value = `${visitor}.${signatureOf(visitor, salt)}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  if (reply.request.headers[HEADER] !== undefined) reply.header(HEADER, value);
  else reply.header('set-cookie', `${cookieName(secure)}=${value}; ${attributes}`);
}
