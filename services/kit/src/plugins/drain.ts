import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { unavailable } from '../errors/httpError';

/** Turns of the event loop without a new connection after which the accept queue is empty. */
const QUIET_TURNS = 3;
/** Twice Node's backlog of 511: a flood of connections does not delay the end. */
const MAX_TURNS = 1022;

/**
 * Before closing the listening socket, which would reset them, accepts the connections in the system's accept queue.
 * Later requests on open connections get 503, so that the client tries another copy.
 */
export const drain = fp(
  async (app) => {
    let isEnding = false;
    app.addHook('preClose', async () => {
      await emptyAcceptQueue(app.server);
      isEnding = true;
    });
    app.addHook('onRequest', async () => {
      if (isEnding) throw unavailable('The server is about to restart.', 1);
    });
  },
  { name: 'guide-drain', fastify: '5.x' },
);

async function emptyAcceptQueue(server: Server): Promise<void> {
  let quietTurns = 0;
  const onConnection = () => {
    quietTurns = 0;
  };
  server.on('connection', onConnection);
  for (let turn = 0; turn < MAX_TURNS && quietTurns < QUIET_TURNS; turn += 1) {
    quietTurns += 1;
    await setImmediate();
  }
  server.off('connection', onConnection);
}
