import fp from 'fastify-plugin';

/**
 * Writes a redirect's target so that browsers stay on the guide's origin: they read `//host`, `/\host` and `/.//host`
 * as another host.
 * @param target - path and query, from a request and possibly hostile
 * @returns path and query with exactly one leading slash, in ASCII
 */
export function localAddress(target: string): string {
  const { pathname, search } = new URL(`http://page/${target}`);
  return pathname.replace(/^\/+/, '/') + search;
}

/** Passes the `Location` of every response through `localAddress`, whichever route or plugin set it. */
export const localRedirects = fp(
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      const target = reply.getHeader('location');
      if (target !== undefined) reply.header('location', localAddress(String(target)));
    });
  },
  { name: 'local-redirects' },
);
