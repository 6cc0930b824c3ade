import plugin from 'fastify-plugin';

/**
 * The header with a visitor's country (D-20) is believed from a trusted proxy only: what anybody else sends is taken
 * away before a service sees it.
 */
export const countryOfProxies = plugin(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      // With a trusted proxy before it, Fastify knows more addresses than that of the connection.
      if ((request.ips?.length ?? 0) < 2) delete request.raw.headers['x-country-code'];
    });
  },
  { name: 'country-of-proxies' },
);
