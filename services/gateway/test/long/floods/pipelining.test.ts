import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from '@jest/globals';
import { ask, type HttpResponse } from '../../support/ask';
import { startGateway } from '../../support/gateway';

const CONNECTIONS = 256;
const REQUESTS = 1600;
const MAX_MEGABYTES = 600;
const PHONES = 60;
/** Browsers open up to six connections to a host. */
const CONNECTIONS_OF_A_PHONE = 6;
const READS = ['/api/photos', '/api/listings', '/api/pubs', '/api/areas', '/api/texts', '/api/listings/1'];
const READS_OF_A_PAGE = 20;
const PAGES = ['/', '/top-attractions'];

const root = path.resolve(import.meta.dirname, '../../../../..');
const deployment = readFileSync(path.join(root, 'docs/deploy/kubernetes.yaml'), 'utf8');
const [heapLimit] = /--max-old-space-size=\d+/.exec(deployment)!;

// A real city, whose reads cost what they cost visitors, and the limits of a real guide.
const site = await startGateway({
  CITY_FOLDER: path.join(root, 'cities/london'),
  WRITE_RATE: '1200',
  NOT_FOUND_RATE: '600',
  RENDER_BUDGET_MS: '6000',
  // Otherwise the peak says how rarely the process collects garbage on a busy machine, not what it holds.
  NODE_OPTIONS: heapLimit,
  METRICS_PORT: '0',
});
const { hostname, port, host } = new URL(site.url);

let flood: Worker | undefined;
/** Closes the connections of the flood. */
const stopFlood = () => flood?.terminate();
afterEach(stopFlood);

/** Floods from a thread, so that the client of the visitors is never late itself. */
function startFlood(addresses: number, bytes: string): void {
  const localAddresses = Array.from({ length: addresses }, (_, n) => `127.0.1.${n + 1}`);
  const workerData = { hostname, port: Number(port), localAddresses, connections: CONNECTIONS, bytes };
  flood = new Worker(new URL('../../support/flood.mjs', import.meta.url), { workerData });
}

const countDropped = async () =>
  Number(/http_connections_dropped_total{reason="pipelined"} (\d+)/.exec(await site.metrics())?.[1] ?? 0);

const forgetPeak = () => writeFile(`/proc/${site.child.pid}/clear_refs`, '5');

async function peakMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${site.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024);
}

/** Tries again, as browsers do, after a reset of an idle connection or a 503 with `Retry-After`. */
async function load(path: string, agent: Agent): Promise<HttpResponse> {
  for (;;) {
    const response = await ask(site.url, { path }, agent).catch(() => null);
    if (response && response.status !== 503) return response;
    retries += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
let retries = 0;

async function openPage(localAddress: string, page: string): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: CONNECTIONS_OF_A_PHONE });
  const reads = Array.from({ length: READS_OF_A_PAGE }, (_, n) => READS[n % READS.length]!);
  const first = await load(page, agent);
  const rest = await Promise.all(reads.map((read) => load(read, agent)));
  agent.destroy();
  const statuses: Record<number, number> = {};
  for (const { status } of [first, ...rest]) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

const pipelined = `GET /api/photos HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(REQUESTS);
const withoutHost = 'GET /api/photos HTTP/1.1\r\n\r\n'.repeat(REQUESTS);

test.each([
  ['1,600 requests in one packet on each of 256 connections', 'one address', 1, pipelined],
  ['1,600 requests in one packet on each of 256 connections', '50 addresses', 50, pipelined],
  ['1,600 requests without a host in one packet on each of 256 connections', 'one address', 1, withoutHost],
])(
  '%s from %s: a visitor and 60 phones of a hotel get their pages, and memory stays under 600 MB',
  async (_what, _source, addresses, bytes) => {
    await forgetPeak();
    retries = 0;
    const droppedBefore = await countDropped();
    startFlood(addresses, bytes);
    while ((await countDropped()) - droppedBefore <= CONNECTIONS);
    const visitor = [];
    const startedAt = performance.now();
    for (const page of PAGES) visitor.push(await openPage('127.0.0.3', page));
    const visitorMs = (performance.now() - startedAt) / PAGES.length;
    const phones = Array.from({ length: PHONES }, (_, n) => openPage('127.0.0.4', PAGES[n % PAGES.length]!));
    const hotel = await Promise.all(phones);
    await stopFlood();
    const megabytes = await peakMegabytes();
    const closed = (await countDropped()) - droppedBefore;
    console.log(
      `${addresses} addresses: ${Math.round(visitorMs)} ms for a visitor's page and its reads, ${Math.round(performance.now() - startedAt)} ms in all, ${megabytes} MB at most, ${closed} connections of the flood closed, ${retries} retries`,
    );
    const complete = { 200: 1 + READS_OF_A_PAGE };
    expect(visitor).toEqual(PAGES.map(() => complete));
    expect(hotel).toEqual(phones.map(() => complete));
    expect(megabytes).toBeLessThan(MAX_MEGABYTES);
    expect(site.child.exitCode).toBeNull();
  },
  300_000,
);
