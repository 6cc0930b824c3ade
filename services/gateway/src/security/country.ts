import plugin from 'fastify-plugin';

/** Accepts the header with the visitor's country (D-20) from trusted proxies only. */
export const countryOfProxies = plugin(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { headers } = request.raw;
      // Behind a trusted proxy, Fastify lists more than one address.
      if ('x-country-code' in headers && (request.ips?.length ?? 0) < 2) delete headers['x-country-code'];
      done();
    });
  },
  { name: 'country-of-proxies' },
);
