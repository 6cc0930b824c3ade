import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers';
import type { FastifyHttpOptions } from 'fastify';
import { dropped } from './plugins/limitConnections';

/** Requests of one connection without a response. Browsers send one; some HTTP clients send a few ahead. */
export const MAX_PIPELINED = 4;

interface Requests {
  arrived: number;
  unanswered: number;
  last?: ServerResponse;
}

const requestsOf = new WeakMap<Socket, Requests>();

/** The number of requests whose headers have arrived on a connection. */
export const countArrived = (socket: Socket): number => requestsOf.get(socket)?.arrived ?? 0;

/** Serves the requests of a connection one after another, and closes connections that send too many ahead. */
function limitPipelining(serve: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const requests = requestsOf.get(socket) ?? { arrived: 0, unanswered: 0 };
    requestsOf.set(socket, requests);
    requests.arrived += 1;
    if (socket.destroyed) return;
    if (requests.unanswered === MAX_PIPELINED) {
      dropped.inc({ reason: 'pipelined' });
      stopParser(socket);
      socket.destroy();
      return;
    }
    const serveIfOpen = () => {
      if (!socket.destroyed) serve(request, response);
    };
    const { last } = requests;
    // Wait for the whole packet, so that nothing is served on a connection that it closes.
    if (!last || last.closed) setImmediate(serveIfOpen);
    else last.once('close', serveIfOpen);
    requests.unanswered += 1;
    requests.last = response;
    response.once('close', () => {
      requests.unanswered -= 1;
    });
  };
}

/** Node parses all requests of a packet in one turn, even on a closed connection. A returned 2 ends that. */
function stopParser(socket: Socket): void {
  const parser = Reflect.get(socket, 'parser') as { onIncoming?: () => number } | null;
  if (parser) parser.onIncoming = () => 2;
}

/** Creates Fastify's HTTP server, as it does itself, with a limit of requests in flight on a connection. */
export const createLimitedServer: NonNullable<FastifyHttpOptions<Server>['serverFactory']> = (
  handler,
  options,
) => {
  const {
    http,
    connectionTimeout = 0,
    keepAliveTimeout = 0,
    requestTimeout = 0,
  } = options as FastifyHttpOptions<Server>;
  const listener = limitPipelining(handler);
  const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, listener);
  server.setTimeout(connectionTimeout);
  // Without a listener Node refuses requests with `Expect` itself, any number of them.
  return server.on('checkExpectation', listener);
};
