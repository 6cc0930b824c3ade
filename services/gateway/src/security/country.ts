import plugin from 'fastify-plugin';

/**
 * The header with a visitor's country (D-20) is believed from a trusted proxy only: what anybody else sends is taken
 * away before a service sees it.
 */
export const countryOfProxies = plugin(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { headers } = request.raw;
      // With a trusted proxy before it, Fastify knows more addresses than that of the connection.
      if ('x-country-code' in headers && (request.ips?.length ?? 0) < 2) delete headers['x-country-code'];
      done();
    });
  },
  { name: 'country-of-proxies' },
);
