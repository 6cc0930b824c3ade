/** Visitors' requests at a fixed rate, whatever the answers: each is sent when it is due. */
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { quantile } from '../machine.mjs';
import { statusesOf } from '../visitors.mjs';

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
/** One in so many requests writes. */
const REQUESTS_PER_WRITE = 10;

/** The id that a message's sender gives it: 128 bits in hex. */
const messageId = (name) => createHash('md5').update(name).digest('hex');

/** The nth request of a run; each write has a name of its own. */
function callOf(run, n, reads) {
  if (n % REQUESTS_PER_WRITE !== 0) return { method: 'GET', path: reads[n % reads.length] };
  return { method: 'POST', ...WRITES[(n / REQUESTS_PER_WRITE) % WRITES.length](`${run}-${n}`) };
}

/**
 * @typedef {{ method: string, path: string, body?: object }} Call
 * @param {string} url @param {Agent} agent @param {Call} call
 * @returns the status, or the error's code when there was no answer, `TIMEOUT` after 10 s; the time in ms, and when it ended
 */
export function send(url, agent, { method, path, body }) {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const headers = body ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, ms: performance.now() - start, ended: Date.now() });
    const sent = request({ hostname, port, path, method, headers, agent, timeout: 10_000 }, (response) => {
      response.resume().once('end', () => end(response.statusCode));
      response.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => end(code));
    });
    const late = Object.assign(new Error('No answer in time'), { code: 'TIMEOUT' });
    sent
      .once('timeout', () => sent.destroy(late))
      .once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => end(code));
    sent.end(body && JSON.stringify(body));
  });
}

/**
 * @param {string} url of the site
 * @param {{ rate: number, seconds: number, run: string, until?: Promise<unknown>, reads?: string[] }} options requests
 *   per second, length, a name for its writes, what it goes on for beyond its length, and the paths that it reads
 * @returns {Promise<{ at: number, status: number, ms: number, ended: number, call: Call }[]>} `at` and `ended`
 *   in ms since 1970: when it was due, and when it was over
 */
export async function traffic(url, { rate, seconds, run, until = Promise.resolve(), reads = READS }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1500 });
  const start = Date.now();
  const answers = [];
  let over = false;
  void until.then(() => {
    over = true;
  });
  for (let n = 1; n <= rate * seconds || !over; n += 1) {
    const at = start + (n / rate) * 1000;
    const wait = at - Date.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const call = callOf(run, n, reads);
    answers.push(send(url, agent, call).then((answer) => ({ at, call, ...answer })));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

export const isGood = ({ status }) => status >= 200 && status < 400;

/** Figures of some answers: how many, how many good ones, the 99th percentile of their times in ms. */
export function figures(answers) {
  const good = answers.filter(isGood);
  const times = good.map(({ ms }) => ms);
  return {
    answers: answers.length,
    good: good.length,
    p99: Math.round(quantile(times, 0.99) ?? Number.POSITIVE_INFINITY),
    statuses: statusesOf(answers),
  };
}
