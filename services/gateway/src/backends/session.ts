import { stringifySetCookie } from 'cookie';

const VALUE = /^[\w-]{22}\.[\w-]{22}$/;
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** The visitor's session, which the analytics service gets in the header `x-session` in place of cookies; empty when there is none. */
export function sessionOf(cookies: Record<string, string | undefined>, secure: boolean): string {
  const value = cookies[cookieName(secure)];
  return value && VALUE.test(value) ? value : '';
}

/** The session that the analytics service begins, as the gateway's cookie; none for anything that is no session. */
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
