/** Visitors' requests at a fixed rate, whatever the answers: each is sent when it is due. */
import { Agent, request } from 'node:http';

const READS = [
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

/** The nth request of a run: one in ten writes, each with a name of its own. */
function callOf(run, n) {
  if (n % 10 !== 0) return { method: 'GET', path: READS[n % READS.length] };
  if (n % 20 === 0) {
    return { method: 'POST', path: '/api/subscribe', body: { email: `${run}-${n}@guide.example` } };
  }
  return {
    method: 'POST',
    path: '/api/analytics/event',
    body: { name: `${run}-${n}`, category: 'load', path: '/' },
  };
}

/** @returns status, 0 when there was no answer within 10 s, and the time in ms */
export function send(url, agent, { method, path, body }) {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const headers = body ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, ms: performance.now() - start });
    const sent = request({ hostname, port, path, method, headers, agent, timeout: 10_000 }, (response) => {
      response.resume().once('end', () => end(response.statusCode));
      response.once('error', () => end(0));
    });
    sent.once('timeout', () => sent.destroy()).once('error', () => end(0));
    sent.end(body && JSON.stringify(body));
  });
}

/**
 * @param {string} url of the site
 * @param {{ rate: number, seconds: number, run: string }} options requests per second, length, a name for its writes
 * @returns {Promise<{ at: number, status: number, ms: number, call: object }[]>} `at` in ms since 1970, when it was due
 */
export async function traffic(url, { rate, seconds, run }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const start = Date.now();
  const answers = [];
  for (let n = 1; n <= rate * seconds; n += 1) {
    const at = start + (n / rate) * 1000;
    const wait = at - Date.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const call = callOf(run, n);
    answers.push(send(url, agent, call).then((answer) => ({ at, call, ...answer })));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

const SHARE = 0.99;

/** Figures of some answers: how many, how many good ones, the 99th percentile of their times in ms. */
export function figures(answers) {
  const good = answers.filter(({ status }) => status >= 200 && status < 400);
  const times = good.map(({ ms }) => ms).sort((a, b) => a - b);
  const statuses = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    answers: answers.length,
    good: good.length,
    p99: Math.round(times[Math.floor(times.length * SHARE)] ?? Number.POSITIVE_INFINITY),
    statuses,
  };
}

/** The highest of the rates at which p99 stays under 250 ms and nothing fails; 5 s each. */
export async function sustainableRate(url, rates = [10, 25, 50, 100, 150, 200, 300, 400, 600]) {
  let best = rates[0];
  await traffic(url, { rate: 10, seconds: 3, run: 'warm' });
  for (const rate of rates) {
    const found = figures(await traffic(url, { rate, seconds: 5, run: `ramp${rate}` }));
    console.log(`${rate}/s: p99 ${found.p99} ms, good ${found.good} of ${found.answers}`);
    if (found.p99 >= 250 || found.good < found.answers) break;
    best = rate;
  }
  return best;
}
