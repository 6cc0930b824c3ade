import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';

const MAX_CONNECTIONS = 8192;
const MAX_PER_CLIENT = 256;

export interface ConnectionLimits {
  total: number;
  perClient: number;
}

const dropped = new Counter({
  name: 'http_connections_dropped_total',
  help: 'Connections closed because there were too many: a silent one gave way to a new one, or a new one was refused',
  labelNames: ['reason'],
});

export function openFileLimit(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.MAX_SAFE_INTEGER;
}

/** Half the open files, as each request may open another one, and at most 8,192; an eighth of that for one client. */
export function connectionLimits(openFiles: number): ConnectionLimits {
  const total = Math.min(MAX_CONNECTIONS, Math.floor(openFiles / 2));
  return { total, perClient: Math.min(MAX_PER_CLIENT, Math.floor(total / 8)) };
}

export interface ConnectionOptions {
  /** Names the client of an address, or null for one without a limit of its own. Default: no client has one. */
  clientOf?: (address: string) => string | null;
  limits?: ConnectionLimits;
}

/**
 * Limits connections in total and per client, so that the process never runs out of files. At a limit, the connection
 * that waits longest without a complete request is closed; without one, the new connection is.
 */
export const limitConnections = fp<ConnectionOptions>(
  async (app, { clientOf = () => null, limits = connectionLimits(openFileLimit()) }) => {
    /** In both sets, the connection that is waiting for the longest time comes first. */
    const waiting = new Set<Socket>();
    const clients = new Map<string, { open: number; waiting: Set<Socket> }>();
    const setsOf = new WeakMap<Socket, Set<Socket>[]>();
    let open = 0;

    function makeSpace(sockets: Set<Socket>): boolean {
      const [oldest] = sockets;
      if (!oldest) return false;
      stopWaiting(oldest);
      oldest.destroy();
      dropped.inc({ reason: 'silent' });
      return true;
    }
    const startWaiting = (socket: Socket) => {
      if (!socket.destroyed) for (const set of setsOf.get(socket) ?? []) set.add(socket);
    };
    const stopWaiting = (socket: Socket) => {
      for (const set of setsOf.get(socket) ?? []) set.delete(socket);
    };

    app.server.on('connection', (socket: Socket) => {
      const name = socket.remoteAddress === undefined ? null : clientOf(socket.remoteAddress);
      const client = name === null ? undefined : (clients.get(name) ?? { open: 0, waiting: new Set() });
      const fits =
        (!client || client.open < limits.perClient || makeSpace(client.waiting)) &&
        (open < limits.total || makeSpace(waiting));
      if (!fits) {
        dropped.inc({ reason: 'refused' });
        socket.destroy();
        return;
      }
      open += 1;
      if (client) {
        client.open += 1;
        clients.set(name!, client);
      }
      setsOf.set(socket, client ? [waiting, client.waiting] : [waiting]);
      startWaiting(socket);
      socket.once('close', () => {
        stopWaiting(socket);
        open -= 1;
        if (!client) return;
        client.open -= 1;
        if (client.open === 0) clients.delete(name!);
      });
    });
    app.server.prependListener('request', (request, response) => {
      const { socket } = request;
      const onRequestComplete = () => stopWaiting(socket);
      if (hasBody(request)) request.once('end', onRequestComplete);
      else onRequestComplete();
      response.once('close', () => {
        request.off('end', onRequestComplete);
        startWaiting(socket);
      });
    });
  },
  { name: 'guide-limit-connections', fastify: '5.x' },
);

/** https://datatracker.ietf.org/doc/html/rfc9112#section-6 */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
