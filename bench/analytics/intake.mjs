/** Views per second that the service stores, compared with a bare Fastify server: `intake.mjs [views]`. */
import autocannon from 'autocannon';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { cpuSeconds, head, machine, memoryMib, row } from '../machine.mjs';
import { agent, openStand } from './stand.mjs';

const VIEWS = Number(process.argv[2] ?? 50_000);
const WARM_UP_VIEWS = VIEWS / 5;
const CONNECTIONS = 64;
const VISITORS = 1000;

const stand = await openStand();
const service = await stand.startService();
const bare = await startProgram('bench/analytics/bare-server.mjs', { env: { MONGODB_URL: stand.url } });

try {
  console.log(`${machine()}, ${VIEWS} views per measurement\n`);
  head('server', 'views a request', 'views/s', 'µs of processor per view', 'p99 ms', 'memory MiB');
  for (const batchSize of [1, 10])
    for (const [name, server] of Object.entries({ 'bare server': bare, service }))
      await measure(name, server, batchSize);
  const pages = await (await fetch(`${service.ready.url}/api/analytics/top-pages`)).json();
  const counted = pages.reduce((sum, { count }) => sum + count, 0);
  const sent = 2 * (WARM_UP_VIEWS + VIEWS);
  console.log(`\n${counted} counted of ${sent} acknowledged; load at the end: ${machine()}`);
  if (counted !== sent) process.exitCode = 1;
} finally {
  await service.stop();
  await bare.stop();
  await stand.close();
}

async function measure(name, { ready, child }, batchSize) {
  const cpuNow = () => cpuSeconds(child.pid) + cpuSeconds(stand.database.child.pid);
  await load(ready.url, WARM_UP_VIEWS, batchSize);
  const cpu = cpuNow();
  const { duration, latency } = await load(ready.url, VIEWS, batchSize);
  const cpuUs = Math.round((1e6 * (cpuNow() - cpu)) / VIEWS);
  row(name, batchSize, Math.round(VIEWS / duration), cpuUs, latency.p99, memoryMib(child.pid));
}

async function load(url, views, batchSize) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    timeout: 60,
    amount: views / batchSize,
    requests: Array.from({ length: VISITORS }, (_, number) => request(number, batchSize)),
  });
  if (result['2xx'] !== views / batchSize) throw new Error(`${result.non2xx} refused, ${result.errors} lost`);
  return result;
}

function request(number, batchSize) {
  const views = Array.from({ length: batchSize }, (_, index) => ({
    path: `/attraction/${(number + index) % 200}`,
    referrer: '',
    userAgent: agent(number),
  }));
  return {
    method: 'POST',
    path: `/api/analytics/${batchSize === 1 ? 'pageview' : 'batch'}`,
    headers: { 'content-type': 'application/json', 'user-agent': agent(number) },
    body: JSON.stringify(batchSize === 1 ? views[0] : { views }),
  };
}
