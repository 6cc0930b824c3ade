import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import { ApiError } from '@guide/contracts/api';
import { createAvailability } from '@guide/service-kit';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyRequest } from 'fastify';
import { MongoClient } from 'mongodb';
import { createToken } from '../src/embed/manage';
import type { EmbedToken } from '../src/embed/tokens';
import { createWatch } from '../src/embed/watch';

afterEach(() => {
  jest.useRealTimers();
});

test('an unreachable database is logged once, not at every poll', async () => {
  const database = await startTestDatabase();
  const db = database.client.db('guide_gateway');
  const { record } = await createToken(db, { label: 'Team page', origins: ['https://team.example'] });
  const lines: { msg: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  const availability = createAvailability(() => db.command({ ping: 1 }), app.log);
  const questions = new EventEmitter();
  const watch = createWatch(db, app.log, availability, async () => {
    questions.emit('asked');
    throw new ApiError(503, '{"error":{"code":"DATABASE_UNAVAILABLE"}}');
  });
  app.get('/', (_request, reply) =>
    watch.stream({ token: record, address: '127.0.0.1', wantsVisitors: true }, reply),
  );
  app.addHook('preClose', async () => watch.close());
  const page = new AbortController();
  await fetch(await app.listen(), { signal: page.signal });

  await database.stop();
  for (let count = 0; count < 2; count += 1) await once(questions, 'asked');
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^The database is away: /)]);

  page.abort();
  await app.close();
  availability.close();
  await database.remove();
});

test('each outage of the count of visitors is logged once', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let isAway = true;
  const { app, open } = createStreamServer(async () => {
    if (isAway) throw new Error('away');
    return 1;
  });
  const warn = jest.spyOn(app.log, 'warn').mockImplementation(() => {});
  const warningsAfter = async (away: boolean) => {
    isAway = away;
    await jest.advanceTimersByTimeAsync(6000);
    return warn.mock.calls.length;
  };
  await open(ADDRESS);
  expect(await warningsAfter(true)).toBe(1);
  expect(await warningsAfter(false)).toBe(1);
  expect(await warningsAfter(true)).toBe(2);
  warn.mockRestore();
  await app.close();
});

/** A database that is never connected, because streams without a token do not read it. */
const unused = new MongoClient('mongodb://127.0.0.1:1').db('guide_gateway');
const ADDRESS = '192.0.2.1';

/** A server of streams, which reads their token from the header `token`. */
function createStreamServer(
  visitorsNow = async () => 1,
  beforeStream = async (_request: FastifyRequest) => {},
) {
  // Use a proxy's header, because the address of a closed connection is unknown.
  const app = Fastify({ trustProxy: true });
  const watch = createWatch(unused, app.log, { reportError: () => false }, visitorsNow);
  app.addHook('preClose', async () => watch.close());
  app.get('/', async (request, reply) => {
    await beforeStream(request);
    const token = request.headers.token ? ({ _id: request.headers.token } as EmbedToken) : undefined;
    watch.stream({ token, address: request.ip, wantsVisitors: true }, reply);
  });
  /** Opens a stream. @returns its text once it has ended; null if it was refused */
  const open = async (
    remoteAddress: string,
    token = '',
  ): Promise<{ text: string; ended: boolean } | null> => {
    const response = await app.inject({ url: '/', remoteAddress, headers: { token }, payloadAsStream: true });
    if (response.statusCode === 429) return null;
    const stream = { text: '', ended: false };
    response
      .stream()
      .on('data', (part) => {
        stream.text += part;
      })
      .on('end', () => {
        stream.ended = true;
      });
    return stream;
  };
  return { app, watch, open };
}

async function openAll(open: ReturnType<typeof createStreamServer>['open'], address: string, token?: string) {
  const streams = [];
  for (;;) {
    const stream = await open(address, token);
    if (!stream) return streams;
    streams.push(stream);
  }
}

test('D-21 clients that disconnect during authorization leave no stream behind', async () => {
  const events = new EventEmitter();
  const { app, open } = createStreamServer(undefined, async ({ raw, headers }) => {
    if (!headers.leaves) return;
    events.emit('authorizing');
    await once(raw.socket, 'close');
    setImmediate(() => events.emit('left'));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let left = 0; left < 50; left += 1) {
    const page = request(url, { headers: { leaves: 'yes', 'x-forwarded-for': ADDRESS } }).on(
      'error',
      () => {},
    );
    const authorizing = once(events, 'authorizing');
    page.end();
    await authorizing;
    const disconnected = once(events, 'left');
    page.destroy();
    await disconnected;
  }
  expect(await openAll(open, ADDRESS)).toHaveLength(50);
  await app.close();
});

test('a /64 network of IPv6 has at most 50 streams, like one IPv4 address', async () => {
  const { app, open } = createStreamServer();
  const opened = [];
  for (let host = 1; host <= 60; host += 1) opened.push(await open(`2001:db8::${host.toString(16)}`));
  expect(opened.filter(Boolean)).toHaveLength(50);
  await app.close();
});

test('D-21 40 addresses that hold all 2,000 streams lose them to newcomers one by one', async () => {
  const { app, open } = createStreamServer();
  const flood = [];
  for (let client = 1; client <= 40; client += 1)
    flood.push(...(await openAll(open, `198.51.100.${client}`)));
  expect(flood).toHaveLength(2000);
  // 2,000 streams shared by 41 addresses are 48 each.
  expect(await openAll(open, ADDRESS)).toHaveLength(48);
  expect(flood.filter(({ ended }) => ended)).toHaveLength(48);
  expect(await open('198.51.100.1')).toBeNull();
  await app.close();
});

test('ten addresses that hold all 500 streams of a token lose them only to pages of that token', async () => {
  const { app, open } = createStreamServer();
  const otherStreams = await openAll(open, '203.0.113.1', 'other');
  const flood = [];
  for (let client = 1; client <= 10; client += 1)
    flood.push(...(await openAll(open, `198.51.100.${client}`, 'shared')));
  expect(flood).toHaveLength(500);
  expect(await openAll(open, ADDRESS, 'shared')).toHaveLength(45);
  expect(flood.filter(({ ended }) => ended)).toHaveLength(45);
  expect(otherStreams.filter(({ ended }) => ended)).toEqual([]);
  await app.close();
});

test('a stream requested during shutdown ends at once', async () => {
  const { app, watch } = createStreamServer();
  watch.close();
  const { headers, payload } = await app.inject('/');
  expect(payload).toBe('event: valid\ndata: \n\n');
  expect(headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  await app.close();
});

test('an idle stream gets a comment every 10 s, and visitors are counted every 2 s', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let counted = 0;
  const { app, open } = createStreamServer(async () => {
    counted += 1;
    return 7;
  });
  const stream = (await open(ADDRESS))!;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stream.text.match(/^:$/gm)).toHaveLength(6);
  expect(stream.text.match(/visitors/g)).toHaveLength(1);
  expect(counted).toBe(30);
  await app.close();
});
