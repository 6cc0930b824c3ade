/**
 * Page views per second that the analytics service accepts and stores, at 64 connections, in one run beside the
 * driver's own `insertMany` in batches of 100 (the limit), one insert per view, and a server that only reads and
 * answers; singly, and in requests of 10 as a page sends them that is left. 200 paths, 1,000 visitors.
 * The processor time says what a view costs whatever else the machine does: all processes but the one that sends, and
 * for the driver's rows that one too, as it is the driver. An earlier form of the service, built to one file by its own
 * commit, is measured beside on a database of its own. Prints a markdown table.
 *   node --import tsx bench/analytics/intake.mjs [views] [earlier program] [its city pack]
 */
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { agent, cpuOf, machine, memoryOf, openStand } from './stand.mjs';

const [wanted = 50_000, earlierProgram, earlierPack] = process.argv.slice(2);
const VIEWS = Number(wanted);
/** Before each measurement, so that the code is compiled. */
const WARM_UP_VIEWS = VIEWS / 5;
const CONNECTIONS = 64;
const VIEWS_PER_BATCH = 100;
const VIEWS_PER_REQUEST = 10;
const VISITORS = 1000;

const stand = await openStand();
const service = { stand, ...(await stand.startService()) };
const earlier = earlierProgram ? await startEarlier() : undefined;
const bare = await startProgram('bench/analytics/bare-server.mjs');
const views = stand.client.db('bench').collection('views');
let limit;

try {
  console.log(`${machine()}, ${VIEWS} views each way\n`);
  row(
    'way',
    'views/s',
    'of insertMany',
    'µs of processor per view',
    'p99 ms, worst quarter',
    'memory MiB, by quarters',
  );
  row('---', '---:', '---:', '---:', '---:', '---');
  await drive(`driver: insertMany(${VIEWS_PER_BATCH})`, batches);
  await drive(`driver: one insert per view, ${CONNECTIONS} at once`, singles, VIEWS / 10);
  await send('bare server, nothing stored', bare, 1);
  await send('analytics service', service, 1);
  if (earlier) await send('analytics service, earlier form', earlier, 1);
  await send(`bare server, ${VIEWS_PER_REQUEST} views per request`, bare, VIEWS_PER_REQUEST);
  await send(`analytics service, ${VIEWS_PER_REQUEST} views per request`, service, VIEWS_PER_REQUEST);
  if (earlier)
    await send(
      `analytics service, earlier form, ${VIEWS_PER_REQUEST} views per request`,
      earlier,
      VIEWS_PER_REQUEST,
    );
  console.log(`\nload at the end: ${machine().split('load ')[1]}`);
} finally {
  await service.stop();
  await bare.stop();
  await stand.close();
  await earlier?.stop();
  await earlier?.stand.close();
}

async function startEarlier() {
  const own = await openStand();
  return { stand: own, ...(await own.startService({ CITY_FOLDER: earlierPack }, earlierProgram)) };
}

/** What the service stores of a view. */
function view(number) {
  const day = '2026-11-20';
  const common = { at: new Date(), day, page: pathOf(number), device: 'desktop', kind: 'view' };
  return { ...common, batch: 'a/1', number, visitor: `visitor ${number}` };
}

function pathOf(number) {
  return `/attraction/${number % 200}`;
}

async function batches() {
  await views.insertMany(Array.from({ length: VIEWS_PER_BATCH }, (_, number) => view(number)));
  return VIEWS_PER_BATCH;
}

/** As many at once as there are connections, each waiting for its own insert. */
async function singles() {
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => views.insertOne(view(number))));
  return CONNECTIONS;
}

async function drive(way, write, wanted = VIEWS) {
  for (let written = 0; written < WARM_UP_VIEWS / 4; ) written += await write();
  const cpu = await cpuSince({ pid: process.pid }, stand.database.child);
  const start = performance.now();
  let written = 0;
  while (written < wanted) written += await write();
  const rate = (written * 1000) / (performance.now() - start);
  limit ??= rate;
  report(way, rate, (await cpu()) / written);
}

/** What the service acknowledged must be in its figures afterwards. */
async function send(way, server, together) {
  const { ready, child } = server;
  const before = await counted(server);
  await load(ready.url, WARM_UP_VIEWS, together);
  const memory = [await memoryOf(child)];
  const cpu = await cpuSince(child, ...(server.stand ? [server.stand.database.child] : []));
  let latency = 0;
  const start = performance.now();
  for (let quarter = 0; quarter < 4; quarter++) {
    latency = Math.max(latency, (await load(ready.url, VIEWS / 4, together)).latency.p99);
    memory.push(await memoryOf(child));
  }
  const rate = (VIEWS * 1000) / (performance.now() - start);
  report(way, rate, (await cpu()) / VIEWS, latency, memory);
  // The earlier form counts a second later.
  if (server.stand) await pause(2000);
  const after = (await counted(server)) - before;
  if (server.stand && after !== WARM_UP_VIEWS + VIEWS)
    throw new Error(`${way}: ${after} counted of ${WARM_UP_VIEWS + VIEWS}`);
}

async function load(url, amount, together) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: amount / together,
    requests: Array.from({ length: VISITORS }, (_, number) => request(number, together)),
  });
  if (result['2xx'] !== amount / together) throw new Error(`${result.non2xx} refused, ${result.errors} lost`);
  return result;
}

function request(number, together) {
  const one = (place) => ({ path: pathOf(number + place), referrer: '', userAgent: agent(number) });
  const all = Array.from({ length: together }, (_, place) => one(place));
  return {
    method: 'POST',
    path: `/api/analytics/${together === 1 ? 'pageview' : 'batch'}`,
    headers: { 'content-type': 'application/json', 'user-agent': agent(number) },
    body: JSON.stringify(together === 1 ? all[0] : { views: all }),
  };
}

async function counted({ stand: own, ready }) {
  if (!own) return 0;
  const pages = await (await fetch(`${ready.url}/api/analytics/top-pages`)).json();
  return pages.reduce((sum, { count }) => sum + count, 0);
}

/** @returns gives the seconds that these processes used since */
async function cpuSince(...processes) {
  const used = async () => (await Promise.all(processes.map(cpuOf))).reduce((sum, one) => sum + one, 0);
  const before = await used();
  return async () => (await used()) - before;
}

function report(way, rate, cpuSeconds, p99 = '', memory = []) {
  const share = `${Math.round((100 * rate) / limit)} %`;
  row(way, Math.round(rate), share, Math.round(cpuSeconds * 1e6), p99, memory.join(', '));
}

function row(...cells) {
  console.log(`| ${cells.join(' | ')} |`);
}
