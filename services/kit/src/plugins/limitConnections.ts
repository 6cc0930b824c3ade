import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';

const MAX_CONNECTIONS = 8192;
const MAX_PER_CLIENT = 512;

export interface ConnectionLimits {
  total: number;
  perClient: number;
}

export const dropped = new Counter({
  name: 'http_connections_dropped_total',
  help: 'Connections closed at a limit: a silent or slow one (silent) or a busy one (busy) in favour of a new one, the new one (refused), or one with too many requests ahead (pipelined)',
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

/** Silent: no headers have arrived. Sending: a body is still arriving. Busy: a request is in progress. */
type State = 'silent' | 'sending' | 'busy';

interface Connection {
  socket: Socket;
  groups: Group[];
  state: State;
  /** Requests without a response, and those of them whose body is still arriving. */
  requests: number;
  bodies: number;
  /** When it began to send a body, in milliseconds of `performance.now()`. */
  since: number;
}

/** The connections of a client, or all. Sets are in insertion order: the longest in a state comes first. */
interface Group extends Record<State, Set<Connection>> {
  open: number;
}

const createGroup = (): Group => ({ open: 0, silent: new Set(), sending: new Set(), busy: new Set() });

/** At a limit, closes a silent connection, else the slowest sender, else the new connection or one of the largest client. */
export const limitConnections = fp<ConnectionOptions>(
  async (app, { clientOf = () => null, limits = connectionLimits(openFileLimit()) }) => {
    const all = createGroup();
    const clients = new Map<string, Group>();
    const connections = new WeakMap<Socket, Connection>();

    const hasRoom = (client: Group | undefined): boolean =>
      (!client || client.open < limits.perClient || closeIdle(client)) &&
      (all.open < limits.total || closeInTotal(all, clients, client));

    app.server.on('connection', (socket: Socket) => {
      const key = socket.remoteAddress === undefined ? null : clientOf(socket.remoteAddress);
      const client = key === null ? undefined : (clients.get(key) ?? createGroup());
      if (!hasRoom(client)) {
        dropped.inc({ reason: 'refused' });
        socket.destroy();
        return;
      }
      if (client) clients.set(key!, client);
      const groups = client ? [all, client] : [all];
      const connection: Connection = { socket, groups, state: 'silent', requests: 0, bodies: 0, since: 0 };
      connections.set(socket, connection);
      for (const group of groups) {
        group.open += 1;
        group.silent.add(connection);
      }
      socket.once('close', () => {
        for (const group of groups) {
          group.open -= 1;
          group[connection.state].delete(connection);
        }
        if (client?.open === 0) clients.delete(key!);
      });
    });
    app.server.prependListener('request', (request, response) => {
      const connection = connections.get(request.socket);
      if (connection) follow(connection, request, response);
    });
  },
);

/** Keeps a connection's state while a request is in progress. */
function follow(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
  let isArriving = hasBody(request);
  const onArrived = () => {
    if (isArriving) connection.bodies -= 1;
    isArriving = false;
    update(connection);
  };
  connection.requests += 1;
  if (isArriving) connection.bodies += 1;
  update(connection);
  request.once('end', onArrived);
  response.once('close', () => {
    request.off('end', onArrived);
    connection.requests -= 1;
    onArrived();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

function update(connection: Connection): void {
  const { socket, groups, requests, bodies } = connection;
  if (socket.destroyed) return;
  const state: State = requests > bodies ? 'busy' : bodies > 0 ? 'sending' : 'silent';
  if (state === 'sending' && connection.state !== 'sending') connection.since = performance.now();
  for (const group of groups) {
    group[connection.state].delete(connection);
    group[state].add(connection);
  }
  connection.state = state;
}

/** Closes the connection that has been silent longest, else the one that sends its body most slowly. */
function closeIdle({ silent, sending }: Group): boolean {
  const [oldest] = silent;
  return close(oldest ?? slowest(sending), 'silent');
}

/** Closes a silent connection of the client with the most, else an idle one of any, else a busy one of the former. */
function closeInTotal(all: Group, clients: Map<string, Group>, client: Group | undefined): boolean {
  let largest = client;
  for (const other of clients.values()) if (other.open > (largest ? largest.open : 0)) largest = other;
  const [silent] = largest?.silent ?? [];
  const isLarger = (largest?.open ?? 0) > (client?.open ?? 0) + 1;
  const [busy] = isLarger ? largest!.busy : [];
  return close(silent, 'silent') || closeIdle(all) || close(busy, 'busy');
}

function close(connection: Connection | undefined, reason: 'silent' | 'busy'): boolean {
  if (!connection) return false;
  for (const group of connection.groups) group[connection.state].delete(connection);
  connection.socket.destroy();
  dropped.inc({ reason });
  return true;
}

/** Added to the age, so that a request that has just begun is not the slowest. */
const GRACE_MS = 1000;

function slowest(sending: Set<Connection>): Connection | undefined {
  const now = performance.now();
  const speed = ({ socket, since }: Connection) => socket.bytesRead / (now - since + GRACE_MS);
  let found: Connection | undefined;
  for (const connection of sending) if (!found || speed(connection) < speed(found)) found = connection;
  return found;
}
