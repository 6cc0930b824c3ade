import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { main } from '../src/cli/main.mjs';
import { ownSource } from '../src/dev/failures.mjs';
import { guideProxy } from '../src/dev/guide-proxy.mjs';

const folder = temporaryFolder();

const SCREEN = { js: [], css: [] };
const release = {
  module: 'events',
  version: 'development',
  entry: 'remoteEntry.js',
  container: 'guide_events',
  integrity: {},
  exposes: { Events: SCREEN },
  claims: { paths: [{ path: '/events/:id', screen: 'Events' }] },
  contract: '2.0.0',
  owner: 'Team Events',
  base: '/@module/',
};
const live = { module: 'events', base: '/modules/events/1/' };
const state = {
  contract: '2.0.0',
  modules: { pubs: { module: 'pubs' }, events: live },
  moduleOrigins: [],
  rendered: false,
};
const FIRST = JSON.stringify({
  hydrateAtOnce: false,
  scripts: [
    ['/assets/main.js', 'sha384-a'],
    [`${live.base}remoteEntry.js`, 'sha384-b'],
  ],
  match: { row: { screen: 'A & "B"' }, params: {} },
});
const attribute = FIRST.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page Not Found</title><script data-page="${attribute}">let a;</script></head><body><div id="root"><main id="main"><h1>Not found</h1></main></div><script type="application/json" id="guide-state">${JSON.stringify(state)}</script></body></html>`;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'self';connect-src 'self';report-uri /api/reports;report-to reports",
  'integrity-policy': 'blocked-destinations=(script)',
  'strict-transport-security': 'max-age=31536000',
  'set-cookie': '__Host-visitor=1',
  etag: '"1"',
};

let received: IncomingMessage[] = [];
const asGuide: RequestListener = (request, response) => {
  received.push(request);
  if (request.url === '/old') response.writeHead(308, { location: `${guide}/new` }).end();
  else if (request.url === '/assets/a.js')
    response.writeHead(200, { 'content-type': 'text/javascript', etag: '"a"' }).end('let a;');
  else response.writeHead(request.url === '/' ? 200 : 404, HEADERS).end(PAGE);
};
const servers: ReturnType<typeof createServer>[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

let guide: string;
let local: string;
const failures: string[] = [];
beforeAll(async () => {
  guide = await serve(asGuide);
  let proxy: RequestListener = () => {};
  local = await serve((request, response) => proxy(request, response));
  proxy = guideProxy({ guide, origin: local, release, onFailure: (text: string) => failures.push(text) });
});
beforeEach(() => {
  received = [];
});

const visit = (url: string, headers: Record<string, string> = {}) =>
  fetch(local + url, {
    headers: { accept: 'text/html', cookie: 'another=program', ...headers },
    redirect: 'manual',
  });

test('A page of the guide gets the module, and its screen is left to the browser', async () => {
  const response = await visit('/events/7');
  const html = await response.text();
  expect(response.status).toBe(200);
  const served = JSON.parse(html.match(/id="guide-state">(.*?)<\/script>/)![1]!);
  expect(served).toEqual({
    ...state,
    modules: { ...state.modules, events: release },
    moduleOrigins: [local],
    rendered: true,
  });
  expect(html).toContain('<html data-worker="off" lang="en">');
  expect(html).toContain('<head><script src="/@module/page.js" data-module="events"></script>');
  const first = html
    .match(/ data-page="([^"]*)"/)![1]!
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(first)).toEqual({
    ...JSON.parse(FIRST),
    hydrateAtOnce: true,
    scripts: [['/assets/main.js', 'sha384-a']],
  });
  expect(html).not.toContain('<h1>Not found</h1>');
  expect((await visit('/de/events/7')).status).toBe(200);
  expect((await visit('/events')).status).toBe(404);
});

test('Cookies, TLS, reports and hashes of the guide stay there, and its policy holds here', async () => {
  const { headers } = await visit('/');
  const policy = `default-src 'self';connect-src 'self' ${local.replace('http', 'ws')}`;
  expect(headers.get('content-security-policy')).toBe(policy);
  for (const name of ['integrity-policy', 'strict-transport-security', 'set-cookie', 'etag'])
    expect(headers.get(name)).toBeNull();
  const [request] = received;
  expect(request!.headers).toMatchObject({ host: new URL(guide).host, 'sec-gpc': '1' });
  expect(request!.headers.cookie).toBeUndefined();
});

test('Files of the guide are served as they are, and redirects lead to this machine', async () => {
  const file = await visit('/assets/a.js', { accept: '*/*' });
  expect([await file.text(), file.headers.get('etag')]).toEqual(['let a;', '"a"']);
  expect((await visit('/old')).headers.get('location')).toBe('/new');
});

test('What a page sends does not reach the guide', async () => {
  const response = await fetch(`${local}/api/subscribe`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(204);
  expect(received).toEqual([]);
});

test('A failure in a browser is said with its source line, but not to other sites', async () => {
  const map = new TraceMap({
    version: 3,
    names: [],
    sources: ['webpack://guide_events/./src/screens/Events/Events.tsx'],
    mappings: [[[0, 0, 6, 2]]],
  });
  const files = await serve((_, response) => response.end(JSON.stringify(encodedMap(map))));
  const stack = `Error: sold out\n    at Other (${guide}/assets/a.js:1:1)\n    at Events (${files}/@module/Events.js:1:1)`;
  expect(await ownSource(stack, `${files}/@module/`)).toBe('src/screens/Events/Events.tsx, line 7');
  expect(await ownSource(stack, `${local}/@module/`)).toBeNull();
  const report = (origin: string) =>
    fetch(`${local}/@module/failures`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ message: 'sold out', stack }),
    });
  expect((await report('https://evil.example')).status).toBe(403);
  expect((await report(local)).status).toBe(204);
  expect(failures).toEqual([]);
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((text) => void said.push(String(text)));
});

test.each([
  ['--help', 0, /^npx guide dev \[--guide URL\] \[--port 4200\]: a running guide with this module/],
  ['--guide nowhere', 1, /^nowhere is not the address of a guide: --guide https:\/\/guide\.example$/],
  ['--port many', 1, /^many is not a port\.$/],
  ['--gide x', 1, /^Unknown option '--gide'/],
])('guide dev %s says what it means in a sentence', async (args, code, sentence) => {
  expect(await main(['dev', ...args.split(' ')])).toBe(code);
  expect(said[0]).toMatch(sentence);
});

test('guide dev says which guide is missing, and that a port is taken', async () => {
  const cwd = process.cwd();
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'events', guide: {} }));
  process.chdir(folder);
  const taken = createListener().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  try {
    const { port } = taken.address() as AddressInfo;
    expect(await main(['dev', '--guide', 'http://127.0.0.1:9'])).toBe(1);
    const other = await serve((_, response) => response.end('hello'));
    expect(await main(['dev', '--guide', other])).toBe(1);
    const moved = await serve((_, response) =>
      response.writeHead(301, { location: 'https://guide.example/' }).end(),
    );
    expect(await main(['dev', '--guide', moved])).toBe(1);
    expect(await main(['dev', '--guide', guide, '--port', String(port)])).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:9 cannot be reached: .*ECONNREFUSED.*\. Start it, or name another: --guide /,
      ),
      `${other} is not a guide. Name one: --guide https://guide.example`,
      `${moved} has moved: --guide https://guide.example`,
      `Port ${port} is in use: end the program that uses it, or name another with --port.`,
    ]);
  } finally {
    taken.close();
    process.chdir(cwd);
  }
});
