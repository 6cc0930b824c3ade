import { stringifySetCookie } from 'cookie';

const VALUE = /^[\w-]{22}\.[\w-]{22}$/;
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** The session for the header `x-session`; empty when there is none. */
export function sessionOf(cookies: Record<string, string | undefined>, secure: boolean): string {
  const value = cookies[cookieName(secure)];
  return value && VALUE.test(value) ? value : '';
}

/** The cookie for a session of the analytics service. */
export const sessionCookie = (session: unknown, secure: boolean): { 'set-cookie'?: string[] } =>
  typeof session === 'string' && VALUE.test(session)
    ? {
        'set-cookie': [
          stringifySetCookie({
            name: cookieName(secure),
            value: session,
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure,
          }),
        ],
      }
    : {};
