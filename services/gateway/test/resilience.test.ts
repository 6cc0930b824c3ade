import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { operations } from '@guide/contracts/api/operations';
import { expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { ask, type HttpResponse } from './support/ask';
import { startGateway } from './support/gateway';
import { addressOf } from './support/operations';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string };
}
const rules: Rule[] = parse(read('deploy/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}
const dashboard: { uid: string; panels: Panel[] } = JSON.parse(read('deploy/dashboard.json'));
// Queries of the table of objectives; bars inside cells are escaped.
const [objectivesPart] = read('operations.md').split('### Objectives')[1]!.split('###') as [string];
const objectives = [...objectivesPart.matchAll(/^\|[^|]+\|[^|]+\| `(.*)` \|$/gm)].map(([, query]) =>
  query!.replaceAll('\\|', '|'),
);
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...objectives,
];

/** Names of the metrics in a query. @throws if it is not PromQL */
function metricsOf(query: string): string[] {
  const names: string[] = [];
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`${query} is wrong at ${node.from}`);
      if (node.name === 'VectorSelector') {
        const identifier = node.node.getChild('Identifier');
        names.push(query.slice(identifier!.from, identifier!.to));
      }
    },
  });
  return names;
}

const LIMIT = 50;

/** An unhandled rejection, triggered by a signal. */
const FORGOTTEN = "process.on('SIGUSR2', () => { Promise.reject(new Error('forgotten')); })";

const site = await startGateway({
  WRITE_RATE: String(LIMIT),
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FORGOTTEN)}`,
});
const { url, metrics } = site;
const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
const body = { name: 'seen', category: 'test', path: '/' };
await ask(url, { path: '/top-attractions' });
await ask(url, { path: '/images/hostile.svg?w=100' });
await ask(url, { path: '/api/pubs/999999' });
await ask(url, { method: 'POST', path: '/api/analytics/event', headers, body });
await ask(url, { method: 'POST', path: '/api/analytics/event', headers: { ...headers, dnt: '1' }, body });
const bot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
await ask(url, { method: 'POST', path: '/api/analytics/event', headers: bot, body });
const served = await metrics();

test('every alert, panel and objective is valid PromQL over existing metrics', () => {
  expect([rules.length, dashboard.panels.length, objectives.length].map((count) => count > 3)).toEqual([
    true,
    true,
    true,
  ]);
  const names = new Set(
    [...served.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name!],
    ),
  );
  for (const { record } of rules) if (record) names.add(record);
  for (const query of queries)
    for (const name of metricsOf(query))
      expect([query, name === 'up' || names.has(name)]).toEqual([query, true]);
});

test('a growing database raises an alert on the embedded database, which does not report bytes', () => {
  expect(served).not.toMatch(/^guide_database_bytes\{/m);
  const { expr } = rules.find(({ alert }) => alert === 'GuideDatabaseGrows')!;
  const measured = metricsOf(expr).filter((name) =>
    new RegExp(`^${name}\\{.*database="guide_`, 'm').test(served),
  );
  expect(new Set(measured)).toEqual(new Set(['guide_database_documents']));
});

test('invalid queries and missing metrics are found', () => {
  expect(() => metricsOf('sum(rate(guide_pages_total[5m])')).toThrow('is wrong at');
  expect(metricsOf('sum by (a) (rate(b{c="d"}[5m])) / e offset 1d')).toEqual(['b', 'e']);
});

test('every alert has severity and summary, and panels have unique ids and do not overlap', () => {
  const alerts = rules.filter(({ alert }) => alert);
  expect(alerts).not.toEqual([]);
  for (const { alert, labels, annotations } of alerts) {
    expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect(annotations?.summary).toMatch(/\.$/);
  }
  const { panels } = dashboard;
  expect(panels).not.toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const [index, { gridPos: a }] of panels.entries())
    for (const { gridPos: b } of panels.slice(index + 1))
      expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
});

test.each([
  [
    'a page and its release',
    /^guide_pages_total\{module="discover",version="1\.0\.0",result="complete"\} 1$/m,
  ],
  ['a rendering', /^guide_render_seconds_count\{module="discover",result="rendered"\} 1$/m],
  ['the releases’ shares', /^guide_release_share\{module="discover",version="1\.0\.0",role="stable"\} 1$/m],
  ['the renderers', /^guide_renderers [1-9]/m],
  ['a picture that was not cached', /^guide_image_cache_requests_total\{result="miss"\} [1-9]/m],
  ['a refusal by its code', /^guide_error_answers_total\{code="NOT_FOUND"\} 1$/m],
  ['a message that was stored', /^guide_intake_messages_total\{result="stored"\} 1$/m],
  ['a message of a bot', /^guide_intake_messages_total\{result="bot"\} 1$/m],
  ['a message that was dropped', /^guide_intake_messages_total\{result="opted_out"\} 1$/m],
  [
    'the size of a collection',
    /^guide_database_documents\{database="guide_discover",collection="listings"\} \d{2,}$/m,
  ],
  ['each database', /^guide_database_up\{database="guide_gateway"\} 1$/m],
])('the metrics count %s', (_what, line) => expect(served).toMatch(line));

test('API-20 D-58 a client that writes too often gets 429 with Retry-After; reads continue', async () => {
  const agent = new Agent({ localAddress: '127.0.0.2' });
  const write = { method: 'POST', path: operations.trackPageView.path, body: { path: '/' } };
  let last = await ask(url, write, agent);
  for (let sent = 0; sent < LIMIT && last.status !== 429; sent++) last = await ask(url, write, agent);
  expect(last.status).toBe(429);
  expect(JSON.parse(last.body).error.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  for (const operation of Object.values(operations).filter(({ method }) => method === 'GET'))
    expect([operation.path, (await ask(url, { path: addressOf(operation) }, agent)).status]).toEqual([
      operation.path,
      200,
    ]);
});

test('NEWS-07 the newsletter form without scripts counts for the limit of its sender only', async () => {
  const form = {
    method: 'POST',
    path: '/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=dora%40guide.example',
  };
  const agent = new Agent({ localAddress: '127.0.0.4' });
  const statuses = [];
  for (let sent = 0; sent < 21; sent += 1) statuses.push((await ask(url, form, agent)).status);
  expect(statuses).toEqual([...new Array(20).fill(200), 429]);
  const refused = await ask(url, form, agent);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('There was an error subscribing to the newsletter. Please try again.');
  expect((await ask(url, form, new Agent({ localAddress: '127.0.0.5' }))).status).toBe(200);
});

test('an address has at most 512 connections, and new ones replace idle ones', async () => {
  const { hostname, port } = new URL(url);
  const sockets = [];
  let closed = 0;
  for (let count = 0; count < 560; count += 1) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.3' })
      .on('error', () => {})
      .once('close', () => {
        closed += 1;
      })
      .resume();
    sockets.push(socket);
    await once(socket, 'connect');
  }
  while (closed < 560 - 512) await setImmediate();
  expect((await ask(url, { path: '/api/health' })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

const READS = ['/api/listings', '/api/listings/1', '/api/pubs', '/api/areas', '/', '/top-attractions'];
const CONFIRMATION = { path: '/api/subscribe', method: 'POST', body: { email: 'a@guide.example' } };

test('during a database outage reads come from memory, writes are refused, and the log has one line at each end', async () => {
  for (const path of READS) await ask(site.url, { path });
  const before = site.log.length;
  // The search service logs the age of its data every 20 s.
  const lines = () => site.log.slice(before).map((line) => JSON.parse(line));
  const messages = () => lines().flatMap(({ service, msg }) => (service === 'search' ? [] : [msg]));

  const listingsIn = ({ body }: HttpResponse) => /<h1>\d+ listings/.exec(body)?.[0];
  const shown = listingsIn(await ask(site.url, { path: '/top-attractions' }));
  expect(shown).toBeDefined();

  await site.database.stop();
  for (let round = 0; round < 3; round += 1) {
    for (const path of READS) expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
    expect(listingsIn(await ask(site.url, { path: '/top-attractions' }))).toBe(shown);
    const refused = await ask(site.url, CONFIRMATION);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  }
  // Request a page that is not cached, and the sitemap.
  for (const path of ['/top-attractions?first=1', '/sitemap.xml'])
    expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
  expect(messages()).toEqual([expect.stringMatching(/^The database is away: /)]);

  await site.database.start();
  let response = await ask(site.url, { path: '/api/pubs' });
  while (response.headers.age !== undefined) response = await ask(site.url, { path: '/api/pubs' });
  expect(messages().slice(1)).toEqual([expect.stringMatching(/^The database is back after \d+ s$/)]);
});

test('an unhandled rejection is logged, and the gateway continues', async () => {
  site.child.kill('SIGUSR2');
  await site.logged((line) => line.includes('A rejection was not handled') && line.includes('forgotten'));
  expect((await ask(site.url, { path: '/api/health' })).status).toBe(200);
});

test('the gateway exits when its standard input closes, as after a crash of the supervisor', async () => {
  const exited = once(site.child, 'exit');
  site.child.stdin!.destroy();
  expect(await exited).toEqual([0, null]);
  await expect(ask(site.url, { path: '/' })).rejects.toThrow('ECONNREFUSED');
});
