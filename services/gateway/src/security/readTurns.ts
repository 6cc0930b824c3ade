import type { Writable } from 'node:stream';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { createTimeAccounts, ownClockMs } from '@guide/service-kit';
import plugin from 'fastify-plugin';
import { NETWORK_BITS, networkOf } from './network';
import { API } from './requestTarget';

/** Reads in progress, so that other work never waits long for the processor. */
const MAX_AT_ONCE = 8;
const MAX_OF_ADDRESS = 4;
/** After this time the next read starts, even if this one is not finished, such as a stream or a slow download. */
const MAX_TURN_MS = 100;
/** The part of a minute's budget that an address can spend at once. */
const BURST_SHARE = 1 / 3;

/** The reads of one address that wait or are in progress. */
interface Client {
  address: string;
  waiting: { response: Writable; start: () => void }[];
  running: number;
  /** Processor time used, in milliseconds. Starts at that of the clients that are served now. */
  used: number;
}

/**
 * Lets reads start in turn: next is one of the address that has used the least (start-time fair queueing). Above its
 * budget an address waits, but it is never refused, because many visitors can share it.
 * @param perMinuteMs - processor time in milliseconds per address and minute
 * @param now - a clock in milliseconds, without the time spent waiting for a processor
 */
export function createReadTurns(perMinuteMs: number, now = ownClockMs) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({}));
  const clients = new Map<string, Client>();
  let running = 0;
  let usedByServed = 0;
  let timer: NodeJS.Timeout | undefined;

  function startReads(): void {
    clearTimeout(timer);
    while (running < MAX_AT_ONCE) {
      let next: Client | undefined;
      let shortestMs = Number.POSITIVE_INFINITY;
      for (const client of clients.values()) {
        dropLeft(client);
        if (client.waiting.length === 0 || client.running === MAX_OF_ADDRESS) continue;
        const waitMs = accounts.waitFor(accounts.of(client.address), 0);
        shortestMs = Math.min(shortestMs, waitMs);
        if (waitMs === 0 && (!next || client.used < next.used)) next = client;
      }
      if (next) run(next);
      else {
        if (Number.isFinite(shortestMs)) timer = setTimeout(startReads, shortestMs);
        return;
      }
    }
  }

  /** Drops reads whose client has closed the connection. */
  function dropLeft(client: Client): void {
    while (client.waiting[0]?.response.destroyed) client.waiting.shift();
    if (client.running + client.waiting.length === 0) clients.delete(client.address);
  }

  function run(client: Client): void {
    const { response, start } = client.waiting.shift()!;
    const startedAt = now();
    usedByServed = client.used;
    running += 1;
    client.running += 1;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(turn);
      // Reads in progress share the processor.
      const costMs = (now() - startedAt) / running;
      client.used += costMs;
      accounts.of(client.address).left -= costMs;
      running -= 1;
      client.running -= 1;
      if (client.running + client.waiting.length === 0) clients.delete(client.address);
      startReads();
    };
    const turn = setTimeout(end, MAX_TURN_MS);
    response.once('finish', end).once('close', end);
    start();
  }

  /** Calls `start` when a read of the address may start; the turn ends with its response. */
  return (address: string, response: Writable, start: () => void): void => {
    const client = clients.get(address) ?? { address, waiting: [], running: 0, used: usedByServed };
    clients.set(address, client);
    client.waiting.push({ response, start });
    startReads();
  };
}

/** Limits reads of the API per address by processor time; 0 means no limit. Health checks never wait. */
export const readTurns = plugin<{ budgetMs: number }>(
  async (app, { budgetMs }) => {
    if (budgetMs === 0) return;
    const waitForTurn = createReadTurns(budgetMs);
    app.addHook('onRequest', (request, reply, done) => {
      // The matched route: one path can be spelled in several ways.
      const path = request.routeOptions.url ?? '';
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || !API.test(path) || path === gatewayOperations.siteHealth.path) return done();
      waitForTurn(networkOf(request.ip, NETWORK_BITS), reply.raw, done);
    });
  },
  { name: 'read-turns' },
);
