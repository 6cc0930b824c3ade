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
  help: 'Connections closed at a limit: an idle one in favour of a new one (silent), or the new one (refused)',
  labelNames: ['reason'],
});

export function openFileLimit(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.MAX_SAFE_INTEGER;
}

/** Allows half the open files, because each request may open another file, up to 8,192. A client gets an eighth. */
export function connectionLimits(openFiles: number): ConnectionLimits {
  const total = Math.min(MAX_CONNECTIONS, Math.floor(openFiles / 2));
  return { total, perClient: Math.min(MAX_PER_CLIENT, Math.floor(total / 8)) };
}

export interface ConnectionOptions {
  /** Maps an address to its client, null for no client limit. Default: no client limits. */
  clientOf?: (address: string) => string | null;
  limits?: ConnectionLimits;
}

/** At a limit, closes the connection that has waited longest without a request, else the new one. */
export const limitConnections = fp<ConnectionOptions>(
  async (app, { clientOf = () => null, limits = connectionLimits(openFileLimit()) }) => {
    const waiting = new Set<Socket>(); // In insertion order: longest wait first.
    const clients = new Map<string, { open: number; waiting: Set<Socket> }>();
    const setsOf = new WeakMap<Socket, Set<Socket>[]>();
    let open = 0;

    function closeOldest(sockets: Set<Socket>): boolean {
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
      const key = socket.remoteAddress === undefined ? null : clientOf(socket.remoteAddress);
      const client = key === null ? undefined : (clients.get(key) ?? { open: 0, waiting: new Set() });
      const fits =
        (!client || client.open < limits.perClient || closeOldest(client.waiting)) &&
        (open < limits.total || closeOldest(waiting));
      if (!fits) {
        dropped.inc({ reason: 'refused' });
        socket.destroy();
        return;
      }
      open += 1;
      if (client) {
        client.open += 1;
        clients.set(key!, client);
      }
      setsOf.set(socket, client ? [waiting, client.waiting] : [waiting]);
      startWaiting(socket);
      socket.once('close', () => {
        stopWaiting(socket);
        open -= 1;
        if (!client) return;
        client.open -= 1;
        if (client.open === 0) clients.delete(key!);
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
);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
