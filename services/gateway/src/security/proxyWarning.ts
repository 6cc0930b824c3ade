import plugin from 'fastify-plugin';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto'];

/** What is said when a proxy seems to stand before a gateway that was told of none. */
const warning = (sign: string): string =>
  `A proxy seems to stand before the gateway (${sign}), and TRUST_PROXY is not set: every visitor has the proxy's address then, and limits hit all of them at once. Set TRUST_PROXY to the proxy's addresses.`;

/**
 * Says loudly, once, that `TRUST_PROXY` seems to be missing: at the start when visitors come over TLS, which the gateway
 * does not speak, else at the first request that was forwarded. A visitor can forge that sign, for one line of the log.
 * @param options.say writes a line whatever the level of the log
 */
export const proxyWarning = plugin<{ trustProxy: string[]; origin?: string; say: (line: string) => void }>(
  async (app, { trustProxy, origin, say }) => {
    if (trustProxy.length > 0) return;
    let said = false;
    const sayOnce = (sign: string) => {
      if (!said) say(warning(sign));
      said = true;
    };
    if (origin?.startsWith('https:')) sayOnce(`ORIGIN is ${origin}`);
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      const sign = said ? undefined : FORWARDED.find((name) => headers[name] !== undefined);
      if (sign) sayOnce(`a request has ${sign}`);
      done();
    });
  },
  { name: 'proxy-warning' },
);
