/**
 * Page views per second that the analytics service accepts and stores, at 64 connections, beside a bare Fastify server
 * that inserts what it is sent; singly, and in requests of 10 as a page sends them that is left. 200 paths, 1,000
 * visitors. The processor time, of server and database, says what a view costs whatever else the machine does. Fails when
 * a view that was acknowledged is not in the figures.
 *   node --import tsx bench/analytics/intake.mjs [views]
 */
import autocannon from 'autocannon';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { cpuSeconds, head, machine, memoryMib, row } from '../machine.mjs';
import { agent, openStand } from './stand.mjs';

const VIEWS = Number(process.argv[2] ?? 50_000);
/** Before each measurement, so that the code is compiled. */
const WARM_UP_VIEWS = VIEWS / 5;
const CONNECTIONS = 64;
const VISITORS = 1000;

const stand = await openStand();
const service = await stand.startService();
const bare = await startProgram('bench/analytics/bare-server.mjs', { env: { MONGODB_URL: stand.url } });

try {
  console.log(`${machine()}, ${VIEWS} views each way\n`);
  head('way', 'views a request', 'views/s', 'µs of processor per view', 'p99 ms', 'memory MiB');
  for (const together of [1, 10])
    for (const [way, server] of Object.entries({ 'bare server with MongoDB': bare, service }))
      await measure(way, server, together);
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

async function measure(way, { ready, child }, together) {
  const cpuNow = () => cpuSeconds(child.pid) + cpuSeconds(stand.database.child.pid);
  await load(ready.url, WARM_UP_VIEWS, together);
  const cpu = cpuNow();
  const { duration, latency } = await load(ready.url, VIEWS, together);
  const cpuUs = Math.round((1e6 * (cpuNow() - cpu)) / VIEWS);
  row(way, together, Math.round(VIEWS / duration), cpuUs, latency.p99, memoryMib(child.pid));
}

async function load(url, views, together) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    timeout: 60,
    amount: views / together,
    requests: Array.from({ length: VISITORS }, (_, number) => request(number, together)),
  });
  if (result['2xx'] !== views / together) throw new Error(`${result.non2xx} refused, ${result.errors} lost`);
  return result;
}

function request(number, together) {
  const views = Array.from({ length: together }, (_, place) => ({
    path: `/attraction/${(number + place) % 200}`,
    referrer: '',
    userAgent: agent(number),
  }));
  return {
    method: 'POST',
    path: `/api/analytics/${together === 1 ? 'pageview' : 'batch'}`,
    headers: { 'content-type': 'application/json', 'user-agent': agent(number) },
    body: JSON.stringify(together === 1 ? views[0] : { views }),
  };
}
