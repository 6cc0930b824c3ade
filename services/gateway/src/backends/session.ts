const VALUE = /^[\w-]{22}\.[\w-]{22}$/;
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/**
 * The visitor's session for the header `x-session`, by which the analytics service is told of it in place of cookies;
 * empty when there is none.
 * @param cookies the header Cookie
 */
export function sessionOf(cookies: string | undefined, secure: boolean): string {
  const start = `${cookieName(secure)}=`;
  const value = cookies
    ?.split(/;\s*/)
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  return value && VALUE.test(value) ? value : '';
}

/** The session that the analytics service begins, as the gateway's cookie; none for anything that is no session. */
export const sessionCookie = (session: unknown, secure: boolean): { 'set-cookie'?: string[] } =>
  typeof session === 'string' && VALUE.test(session)
    ? {
        'set-cookie': [
          `${cookieName(secure)}=${session}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
        ],
      }
    : {};
