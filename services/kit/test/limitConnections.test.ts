import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitConnections, serverLimits } from '../src';
import { connectionLimits, openFileLimit } from '../src/plugins/limitConnections';

const LIMITS = { total: 20, perClient: 8 };
const TRUSTED = '127.0.0.9';
const FLOOD = 60;
const HELLO = 'GET / HTTP/1.1\r\nHost: a\r\n';
const WRITE = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';

let app: FastifyInstance;
let clientSockets: Socket[] = [];
afterEach(async () => {
  for (const socket of clientSockets) socket.destroy();
  clientSockets = [];
  await app.close();
});

async function start(): Promise<ServerResponse[]> {
  const pendingResponses: ServerResponse[] = [];
  app = Fastify(serverLimits) as unknown as FastifyInstance;
  await app.register(limitConnections, {
    clientOf: (address) => (address === TRUSTED ? null : address),
    limits: LIMITS,
  });
  app.get('/', async () => 'a page');
  app.post('/', async () => 'stored');
  app.get('/pending', (_request, reply) => {
    reply.hijack();
    pendingResponses.push(reply.raw);
    app.server.emit('pending');
  });
  serverSockets = [];
  app.server.on('connection', (socket: Socket) => serverSockets.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return pendingResponses;
}

const port = () => (app.server.address() as AddressInfo).port;
const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    (app.server as Server).getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Opens a connection and waits until the server has accepted it. */
async function open(localAddress: string, bytes = ''): Promise<Socket> {
  const arrived = once(app.server, 'connection');
  const socket = connect({ port: port(), host: '127.0.0.1', localAddress }).on('error', () => {});
  clientSockets.push(socket);
  await Promise.all([arrived, once(socket, 'connect')]);
  if (bytes) socket.write(bytes);
  return socket;
}

let serverSockets: Socket[] = [];
const bytesRead = () => serverSockets.reduce((sum, socket) => sum + socket.bytesRead, 0);

async function requestPage(localAddress: string): Promise<string> {
  const socket = await open(localAddress, `${HELLO}Connection: close\r\n\r\n`);
  return (await text(socket).catch(() => '')).split('\r\n', 1)[0]!;
}
const OK = `HTTP/1.1 200 ${STATUS_CODES[200]}`;

const kinds: [kind: string, begin: (socket: Socket) => Promise<unknown>][] = [
  ['silent', async () => {}],
  ['half-open', async (socket) => socket.end(HELLO)],
  ['slow to send its headers', async (socket) => socket.write(HELLO)],
  ['slow to send its body', async (socket) => socket.write(WRITE)],
  [
    'idle after a response',
    async (socket) => {
      socket.write(`${HELLO}\r\n`);
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    },
  ],
];

describe.each(kinds)('connections that are %s', (_kind, begin) => {
  test('of one client lock out no other client, and stay within the limit of a client', async () => {
    await start();
    for (let count = 0; count < FLOOD; count += 1) await begin(await open('127.0.0.2'));
    expect(await requestPage('127.0.0.3')).toBe(OK);
    expect(await requestPage('127.0.0.2')).toBe(OK);
    expect(await openConnections()).toBeLessThanOrEqual(LIMITS.perClient + 1);
  });

  test('of many clients lock out no other client, and stay within the total limit', async () => {
    await start();
    for (let count = 0; count < FLOOD; count += 1) await begin(await open(`127.0.1.${count + 1}`));
    expect(await requestPage('127.0.0.3')).toBe(OK);
    expect(await openConnections()).toBeLessThanOrEqual(LIMITS.total);
  });
});

test('a trusted proxy has the total limit only', async () => {
  await start();
  for (let count = 0; count < LIMITS.total; count += 1) await open(TRUSTED);
  expect(await openConnections()).toBe(LIMITS.total);
});

test('a request in progress is never cut off; a client whose connections are all busy is refused, others are not', async () => {
  const pendingResponses = await start();
  const requests = [];
  for (let count = 0; count < LIMITS.perClient; count += 1) {
    const arrived = once(app.server, 'pending');
    const socket = await open('127.0.0.2', 'GET /pending HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    requests.push(text(socket));
    await arrived;
  }
  for (let count = 0; count < FLOOD; count += 1) await open(`127.0.1.${count + 1}`);
  expect(await requestPage('127.0.0.2')).toBe('');
  expect(await requestPage('127.0.0.3')).toBe(OK);
  for (const response of pendingResponses) response.end('the page');
  for (const text of await Promise.all(requests)) expect(text).toContain('the page');
  expect(await requestPage('127.0.0.2')).toBe(OK);
});

test('silent connections are closed before a request whose body is still arriving', async () => {
  await start();
  const upload = await open('127.0.0.2');
  const arrived = once(app.server, 'request');
  upload.write(WRITE.replace('100', '20'));
  await arrived;
  for (let count = 0; count < FLOOD; count += 1) await open('127.0.0.2');
  for (let count = 0; count < FLOOD; count += 1) await open(`127.0.1.${count + 1}`);
  const [response] = await Promise.all([once(upload, 'data'), upload.write(JSON.stringify('x'.repeat(18)))]);
  expect(String(response)).toMatch(OK);
});

test('of several bodies that are still arriving, the slowest gives way', async () => {
  await start();
  const upload = await open('127.0.0.2');
  const sizes = [once(app.server, 'request'), upload.write(WRITE.replace('100', '12002'))];
  await sizes[0];
  upload.write(`"${'x'.repeat(9000)}`);
  while (bytesRead() < 9000) await new Promise((resolve) => setImmediate(resolve));
  for (let count = 0; count < FLOOD; count += 1) {
    const socket = await open('127.0.0.2');
    const arrived = Promise.race([once(app.server, 'request'), once(socket, 'close')]);
    socket.write(WRITE);
    await arrived;
  }
  const response = once(upload, 'data');
  upload.write(`${'x'.repeat(3000)}"`);
  expect(String(await response)).toMatch(OK);
});

test('at the total limit the clients with the most give way, not the visitor who has been silent longest', async () => {
  await start();
  const visitor = await open('127.0.0.5');
  for (let count = 0; count < FLOOD; count += 1) await open(`127.0.0.${2 + (count % 3)}`);
  visitor.write(`${HELLO}\r\n`);
  expect(String(await once(visitor, 'data'))).toMatch(OK);
});

test('if all connections are busy, the client with the most gives one to a client with fewer', async () => {
  await start();
  const busy = async (address: string) => {
    const arrived = once(app.server, 'pending');
    const socket = await open(address, 'GET /pending HTTP/1.1\r\nHost: a\r\n\r\n');
    await arrived;
    return socket;
  };
  const flood = [];
  for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4'])
    for (let count = 0; count < LIMITS.perClient && flood.length < LIMITS.total; count += 1)
      flood.push(await busy(address));
  const visitor = await busy('127.0.0.5');
  expect(await requestPage('127.0.0.5')).toBe(OK);
  expect(await requestPage('127.0.0.6')).toBe(OK);
  expect(visitor.closed).toBe(false);
});

test('half the open files are for connections and an eighth of that for a client, with upper limits', () => {
  expect(connectionLimits(1024)).toEqual({ total: 512, perClient: 64 });
  expect(connectionLimits(4096)).toEqual({ total: 2048, perClient: 256 });
  expect(connectionLimits(1_000_000)).toEqual({ total: 8192, perClient: 512 });
});

test('the limit of open files is the hard limit of the system, to which Node raises its own', () => {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' });
  const limit = stdout.trim();
  expect(openFileLimit()).toBe(limit === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(limit));
});
