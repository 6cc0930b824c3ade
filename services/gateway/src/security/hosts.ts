import { isIP } from 'node:net';
import { httpError } from '@guide/service-kit';
import plugin from 'fastify-plugin';

const NOT_A_HOST = /[/\\@?#]/;

/** The host without its port. Clients can send any host, so it must not get into shared responses. */
const nameOf = (host: string): string => host.replace(/:\d*$/, '').replace(/^\[|\]$/g, '');

/** Whether `Host` names an origin's host: `guide.example:443` and `Guide.Example` name `https://guide.example`. */
export function isHostOf(host: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: expected } = new URL(origin);
  const named = `${protocol}//${host}`;
  return !NOT_A_HOST.test(host) && URL.canParse(named) && new URL(named).host === expected;
}

/** Whether a host is this site's. Without `ORIGIN` only IP addresses and `localhost` are, against DNS rebinding. */
export const createHostCheck =
  (origin: string | undefined) =>
  (host: string): boolean =>
    origin ? isHostOf(host, origin) : nameOf(host) === 'localhost' || isIP(nameOf(host)) > 0;

/** Refuses requests of pages under a foreign host name. */
export const hosts = plugin<{ origin?: string }>(
  async (app, { origin }) => {
    const isSiteHost = createHostCheck(origin);
    app.addHook('onRequest', (request, _reply, done) => {
      const { host = '', origin: from } = request.headers;
      if (from === undefined || isSiteHost(host) || !isHostOf(host, from)) return done();
      done(httpError(403, 'FORBIDDEN', 'This site has another name.'));
    });
  },
  { name: 'hosts' },
);
