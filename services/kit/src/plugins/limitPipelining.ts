import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { dropped } from './limitConnections';

/** Requests of one connection without a response. Browsers send one; some HTTP clients send a few ahead. */
export const MAX_PIPELINED = 4;

const arrivals = new WeakMap<Socket, number>();

/** The number of requests whose headers have arrived on a connection. */
export const countArrived = (socket: Socket): number => arrivals.get(socket) ?? 0;

/** Serves the requests of a connection one after another, and closes connections that send too many ahead. */
export const limitPipelining = fp(async (app) => {
  const unanswered = new WeakMap<Socket, number>();
  const lastResponse = new WeakMap<Socket, ServerResponse>();
  const add = (socket: Socket, change: number): number => {
    const count = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, count);
    return count;
  };

  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    arrivals.set(socket, countArrived(socket) + 1);
    response.once('close', () => add(socket, -1));
    if (add(socket, 1) <= MAX_PIPELINED || socket.destroyed) return;
    dropped.inc({ reason: 'pipelined' });
    stopParser(socket);
    socket.destroy();
  });
  // Without a listener Node refuses these itself, any number of them.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const serve = () => {
      if (socket.destroyed) reply.hijack();
      else done();
    };
    const previous = lastResponse.get(socket);
    lastResponse.set(socket, reply.raw);
    if (!previous || previous.closed) serve();
    else previous.once('close', serve);
  });
});

/** Node parses all requests of a packet in one turn, even on a closed connection. A returned 2 ends that. */
function stopParser(socket: Socket): void {
  const parser = Reflect.get(socket, 'parser') as { onIncoming?: () => number } | null;
  if (parser) parser.onIncoming = () => 2;
}
