import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** With TLS, the prefix prevents other subdomains from setting the cookie. */
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');
/** Replaces the cookie behind a gateway, which does not forward cookies. */
const HEADER = 'x-session';
const VALUE = /^([\w-]{22})\.([\w-]{22})$/;

const signatureOf = (visitor: string, salt: string): string =>
  createHmac('sha256', salt).update(visitor).digest('base64url').slice(0, 22);

export function readSession(headers: IncomingHttpHeaders, salt: string, secure: boolean): string | undefined {
  const prefix = `${cookieName(secure)}=`;
  const pair = headers.cookie?.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  const [, visitor, signature] = VALUE.exec(String(headers[HEADER] ?? pair?.slice(prefix.length))) ?? [];
  if (!visitor || !signature) return undefined;
  const isValid = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(visitor, salt)));
  return isValid ? visitor : undefined;
}

/** Sets a session cookie that ends with the browser session (D-35, D-62). */
export function setSession(reply: FastifyReply, visitor: string, salt: string, secure: boolean): void {
  const value = `${visitor}.${signatureOf(visitor, salt)}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  if (reply.request.headers[HEADER] !== undefined) reply.header(HEADER, value);
  else reply.header('set-cookie', `${cookieName(secure)}=${value}; ${attributes}`);
}
