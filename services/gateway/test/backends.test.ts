/** Modules' own backends: while rendering through the gateway, and in the page's policy. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { createBackends, isPublic, publicLookup } from '../src/renderers/backends';
import { createCaller } from '../src/renderers/calls';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { bundle, openReleases } from './support/hostileReleases';
import { OWNER } from './support/renderer';
import { keysOf } from './support/signing';

const site = await startGateway();

let requests: { url: string; headers: Record<string, unknown> }[] = [];
const json = (body: unknown, headers = {}): RequestListener => {
  return (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const responses: Record<string, RequestListener> = {
  '/events': json([{ name: 'Carnival' }]),
  '/fresh': json([], { 'cache-control': 'no-store' }),
  '/large': json('x'.repeat(256 * 1024)),
  '/largest': json('x'.repeat(256 * 1024 - 2)),
  '/moved': (_, response) => response.writeHead(302, { location: '/events' }).end(),
  '/page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/missing': (_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
  '/slow': (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('['),
};
const server = createServer((request, response) => {
  requests.push({ url: request.url!, headers: request.headers });
  responses[request.url!]!(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const events = { module: 'events', calls: [origin] };

test('a response is shared for some seconds by the pages of its module only, and nothing of a visitor is sent', async () => {
  requests = [];
  const read = createBackends();
  const [first, second] = await Promise.all([1, 2].map(() => read(events, `${origin}/events`)));
  expect(Buffer.from(first!.body).toString()).toBe('[{"name":"Carnival"}]');
  expect(second).toEqual(first);
  await read(events, `${origin}/events#part`);
  expect(requests).toEqual([
    {
      url: '/events',
      headers: {
        accept: 'application/json',
        'user-agent': 'guide',
        host: new URL(origin).host,
        connection: expect.anything(),
      },
    },
  ]);
  await read({ ...events, module: 'concerts' }, `${origin}/events`);
  await read(events, `${origin}/fresh`);
  await read(events, `${origin}/fresh`);
  expect((await read(events, `${origin}/missing`)).status).toBe(404);
  expect(requests.map(({ url }) => url)).toEqual(['/events', '/events', '/fresh', '/fresh', '/missing']);
});

test.each([
  ['/moved', /redirects, which is not followed$/],
  ['/page', /sent text\/html instead of JSON$/],
  ['/large', /sent more than 256 KB$/],
  ['/slow', /did not answer in 2 s$/],
])('%s is refused in a sentence, and asked again by the next page', async (to, sentence) => {
  requests = [];
  const read = createBackends();
  for (let n = 0; n < 2; n += 1) await expect(read(events, origin + to)).rejects.toThrow(sentence);
  expect(requests.map(({ url }) => url)).toEqual([to, to]);
});

test('a response may have 256 KB', async () => {
  expect((await createBackends()(events, `${origin}/largest`)).body).toHaveLength(256 * 1024);
});

test('only origins of the release are called, without a name or password', async () => {
  requests = [];
  const read = createBackends();
  const user = origin.replace('//', '//ada@');
  const sentence = /^concerts may not call .*: "calls" of its release does not name it$/;
  for (const [release, address] of [
    [{ module: 'concerts' }, `${origin}/events`],
    [{ module: 'concerts', calls: ['https://concerts.example'] }, `${origin}/events`],
    [{ module: 'concerts', calls: [origin] }, `${user}/events`],
    [{ module: 'concerts', calls: [origin] }, origin.replace('127.0.0.1', 'localhost')],
    [{ module: 'concerts', calls: [origin] }, `${origin}.evil.example/events`],
    [{ module: 'concerts', calls: [origin] }, 'http://'],
  ] as const)
    await expect(
      read({ ...release, calls: [...('calls' in release ? release.calls : [])] }, address),
    ).rejects.toThrow(sentence);
  expect(requests).toEqual([]);
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:0:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
])('%s is an address of the internet: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test('a name with a private address is refused when the connection resolves it', async () => {
  const lookup = promisify(publicLookup);
  const { port } = new URL(origin);
  await expect(lookup('localhost', {})).rejects.toThrow(
    /^localhost has the address \S+, which is not public$/,
  );
  requests = [];
  const named = `http://${hostname()}:${port}`;
  await expect(createBackends()({ module: 'events', calls: [named] }, `${named}/events`)).rejects.toThrow(
    /which is not public$/,
  );
  expect(requests).toEqual([]);
});

test('a module reads its backends at most eight times at once, and a page 24 times in all', async () => {
  const read = createBackends();
  const slow = Array.from({ length: 8 }, (_, n) => {
    responses[`/slow?${n}`] = responses['/slow']!;
    return read(events, `${origin}/slow?${n}`).catch(() => 'late');
  });
  await expect(read(events, `${origin}/events`)).rejects.toThrow('events reads its backends 8 times at once');
  expect((await read({ ...events, module: 'concerts' }, `${origin}/events`)).status).toBe(200);
  expect(await Promise.all(slow)).toEqual(Array(8).fill('late'));
  const caller = createCaller(
    async () => Promise.reject(new Error('not the API')),
    'events',
    OWNER,
    (address) => read(events, address),
  );
  await expect(caller('POST', `${origin}/events`)).rejects.toThrow(/^events may not call POST/);
  for (let n = 0; n < 24; n += 1) await caller('GET', `${origin}/events`);
  await expect(caller('GET', `${origin}/events`)).rejects.toThrow('A page may make 24 API calls');
});

test('a page has the data of its backend, its policy allows the origin there only, and the owners file decides', async () => {
  const ownersFile = path.join(keysOf(site.database), 'owners.json');
  const owners = JSON.parse(await readFile(ownersFile, 'utf8'));
  const permit = (calls: string[]) =>
    writeFile(
      ownersFile,
      JSON.stringify({ ...owners, teams: { Testers: { ...owners.teams.Testers, calls } } }),
    );
  const code = bundle(
    `() => title('First: ' + first)`,
    `async ({ api }) => { first = (await api.backend('${origin}/events'))[0].name; }`,
    'let first',
  );
  const more = { calls: [origin], claims: { paths: [{ path: '/events', screen: 'Home' }] } };
  const releases = await openReleases(site);
  await expect(releases.add('events', '1.0.0', code, code, more)).rejects.toThrow(
    `Testers may not call ${origin}: its entry in the owners file needs "calls": ["${origin}"].`,
  );

  await permit([origin]);
  const permitted = await openReleases(site);
  await permitted.add('events', '1.0.0', code, code, more);
  await permitted.registry.promote('events', '1.0.0');
  await permitted.untilLive('events', '1.0.0');
  const shown = await ask(site.url, { path: '/events' });
  expect([shown.status, shown.body.includes('<h1>First: Carnival</h1>')]).toEqual([200, true]);
  expect(shown.headers['content-security-policy']).toContain(`;connect-src ${origin} 'self';`);
  const home = await ask(site.url, { path: '/' });
  expect(home.headers['content-security-policy']).toContain(";connect-src 'self';");

  await permit([]);
  let refused = await ask(site.url, { path: '/events' });
  while (refused.status === 200) refused = await ask(site.url, { path: '/events?again' });
  expect(refused.headers['content-security-policy']).toContain(";connect-src 'self';");
});
