import fp from 'fastify-plugin';
import { unavailable } from '../errors/httpError';

/**
 * While a server ends it finishes what is in flight. What still comes in on an open connection gets 503, with
 * `Connection: close` by Fastify, so that the client tries another copy.
 */
export const drain = fp(
  async (app) => {
    let ending = false;
    app.addHook('preClose', async () => {
      ending = true;
    });
    app.addHook('onRequest', async () => {
      if (ending) throw unavailable('The server is about to restart.', 1);
    });
  },
  { name: 'guide-drain', fastify: '5.x' },
);
