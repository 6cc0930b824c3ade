import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { unavailable } from '../errors/httpError';

/** After so many event-loop turns without a new connection, the accept queue is empty. */
const QUIET_TURNS = 3;
/** Twice Node's backlog of 511: a flood of connections does not delay the exit. */
const MAX_TURNS = 1022;

/** Accepts queued connections before the listening socket closes and resets them. Later requests get 503. */
export const drain = fp(async (app) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    await emptyAcceptQueue(app.server);
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw unavailable('The server is about to restart.', 1);
  });
});

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
