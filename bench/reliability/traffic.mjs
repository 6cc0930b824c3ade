/** Sends requests of visitors at a fixed rate, without waiting for responses. */
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { quantile } from '../machine.mjs';

export const READS = [
  '/',
  '/london-attractions',
  '/top-attractions',
  '/top-london-pubs',
  '/search?query=tower',
  '/map',
  '/attraction/1',
  '/pub/2',
  '/api/listings',
  '/api/listings/3',
  '/api/pubs',
  '/api/areas',
  '/api/search?query=museum',
  '/api/modules',
  '/robots.txt',
];

const WRITES = [
  (name) => ({ path: '/api/subscribe', body: { email: `${name}@guide.example` } }),
  (name) => ({
    path: '/api/analytics/event',
    body: { id: messageId(name), name: 'print', category: 'load', path: '/' },
  }),
  (name) => ({ path: '/api/analytics/pageview', body: { id: messageId(name), path: '/map' } }),
];
const REQUESTS_PER_WRITE = 10;

const messageId = (name) => createHash('md5').update(name).digest('hex');

/** The nth request of a run. Each write has a unique name. */
function callOf(run, n, reads) {
  if (n % REQUESTS_PER_WRITE !== 0) return { method: 'GET', path: reads[n % reads.length] };
  return { method: 'POST', ...WRITES[(n / REQUESTS_PER_WRITE) % WRITES.length](`${run}-${n}`) };
}

/**
 * @typedef {{ method: string, path: string, body?: object }} Call
 * @param {string} url @param {Agent} agent @param {Call} call
 * @returns `status` or an error code (`TIMEOUT` after 10 s), duration in ms, and `ended` in ms since 1970
 */
function send(url, agent, { method, path, body }) {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const headers = body ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, ms: performance.now() - start, ended: Date.now() });
    const sent = request({ hostname, port, path, method, headers, agent, timeout: 10_000 }, (response) => {
      response.resume().once('end', () => end(response.statusCode));
      response.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => end(code));
    });
    const timeout = Object.assign(new Error('No response in time'), { code: 'TIMEOUT' });
    sent
      .once('timeout', () => sent.destroy(timeout))
      .once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => end(code));
    sent.end(body && JSON.stringify(body));
  });
}

/**
 * @param {string} url - URL of the site
 * @param {{ rate: number, seconds: number, run: string, until?: Promise<unknown>, reads?: string[] }} options - `rate`:
 *   requests a second; `run`: prefix of the writes' names; `until`: continues until it resolves; `reads`: paths
 * @returns {Promise<{ at: number, status: number, ms: number, ended: number, call: Call }[]>} `at` (due) and `ended` in
 *   ms since 1970
 */
export async function traffic(url, { rate, seconds, run, until = Promise.resolve(), reads = READS }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1500 });
  const start = Date.now();
  const requests = [];
  let isOver = false;
  void until.then(() => {
    isOver = true;
  });
  for (let n = 1; n <= rate * seconds || !isOver; n += 1) {
    const at = start + (n / rate) * 1000;
    const wait = at - Date.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const call = callOf(run, n, reads);
    requests.push(send(url, agent, call).then((result) => ({ at, call, ...result })));
  }
  const results = await Promise.all(requests);
  agent.destroy();
  return results;
}

export const isGood = ({ status }) => status >= 200 && status < 400;

/** Counts results. `p99` is in ms, of the good ones. */
export function figures(results) {
  const good = results.filter(isGood);
  const times = good.map(({ ms }) => ms);
  const statuses = {};
  for (const { status } of results) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    count: results.length,
    good: good.length,
    p99: Math.round(quantile(times, 0.99) ?? Number.POSITIVE_INFINITY),
    statuses,
  };
}
