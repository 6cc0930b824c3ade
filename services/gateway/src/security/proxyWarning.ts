import plugin from 'fastify-plugin';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto'];

const warning = (sign: string): string =>
  `A proxy seems to stand before the gateway (${sign}), and TRUST_PROXY is not set: every visitor has the proxy's address then, and limits hit all of them at once. Set TRUST_PROXY to the proxy's addresses.`;

/** Warns once if `TRUST_PROXY` seems to be missing: at the start with https, else at the first forwarded request. */
export const proxyWarning = plugin<{ trustProxy: string[]; origin?: string }>(
  async (app, { trustProxy, origin }) => {
    if (trustProxy.length > 0) return;
    if (origin?.startsWith('https:')) {
      app.log.warn(warning(`ORIGIN is ${origin}`));
      return;
    }
    let warned = false;
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      const sign = warned ? undefined : FORWARDED.find((name) => headers[name] !== undefined);
      if (sign) {
        app.log.warn(warning(`a request has ${sign}`));
        warned = true;
      }
      done();
    });
  },
  { name: 'proxy-warning' },
);
