/**
 * The dashboard's calls over a stored year of 10 million views (its figures, generated; 150 pages): times of 500 calls each, one after another, beside 50 ms and beside a ping of the database (`/health`), while
 * some 60 views a second come in. The processor time, of service and database with those views, says what a call costs
 * whatever else the machine does. Prints a markdown table; fails when a 99th percentile is over the limit.
 *   node --import tsx bench/analytics/dashboard.mjs [calls]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '../../services/analytics/src/days';
import { createIndexes } from '../../services/analytics/src/log/messages';
import { pages } from '../../services/analytics/test/writers';
import { agent, cpuOf, machine, memoryOf, openStand } from './stand.mjs';
import { storeDays } from './year.mjs';

const CALLS = Number(process.argv[2] ?? 500);
const LIMIT_MS = 50;
const TIME_ZONE = 'Europe/London';
const PATHS = [
  ...['/', '/map', '/search', '/top-attractions', '/top-london-pubs'],
  ...Array.from({ length: 145 }, (_, id) => `/attraction/${id + 1}`).filter((path) => pages.listingOf(path)),
];

const stand = await openStand();
let service;
const get = async (call) => {
  const response = await fetch(new URL(call, `${service.ready.url}/api/analytics/`));
  if (!response.ok) throw new Error(`${call}: ${response.status}`);
  return response.json();
};

try {
  const until = dayOf(new Date(), TIME_ZONE);
  const db = stand.client.db('guide_analytics');
  await createIndexes(db);
  const year = { days: 365, views: 10_000_000, until, paths: PATHS, pages };
  const stored = await storeDays(db, year);
  service = await stand.startService();
  const shown = (await get('top-pages')).reduce((sum, { count }) => sum + count, 0);
  console.log(`${machine()}; ${stored} views stored, ${shown} shown\n`);
  if (shown !== stored) throw new Error('The figures are not those that were stored');

  console.log(
    '| call | p50 ms | p99 ms | of the limit | processor ms |\n| --- | ---: | ---: | ---: | ---: |',
  );
  const memory = [await memoryNow()];
  const visits = visitAll();
  for (const call of [
    '/health',
    'top-pages',
    'popular-listings',
    'summary?period=day',
    'summary?period=week',
    'summary?period=month',
    'recent',
    ...filtered(until),
  ]) {
    await report(call);
    memory.push(await memoryNow());
  }
  await visits.stop();
  console.log(`\nmemory of service + database after each, MiB: ${memory.join(', ')}`);
} finally {
  await service?.stop();
  await stand.close();
}

/** Two filters of a year's days, one of each kind of pair. */
function filtered(until) {
  const from = dayOf(new Date(Date.now() - 364 * 86_400_000), TIME_ZONE);
  const area = encodeURIComponent(pages.areaOf('/attraction/1'));
  const values = [
    'device=tablet',
    'country=IS',
    'referrer=site-3.example',
    'release=pubs@1.0.2',
    'page=/attraction/1',
    `area=${area}`,
    'kind=place',
  ];
  return values.flatMap((one, place) =>
    values.slice(place + 1).map((other) => `insights?from=${from}&to=${until}&${one}&${other}`),
  );
}

async function memoryNow() {
  return `${await memoryOf(service.child)}+${await memoryOf(stand.database.child)}`;
}

async function cpuNow() {
  return (await cpuOf(service.child)) + (await cpuOf(stand.database.child));
}

async function report(call) {
  const times = [];
  const cpu = await cpuNow();
  for (let n = 0; n < CALLS; n++) {
    const start = performance.now();
    await get(call);
    times.push(performance.now() - start);
  }
  const cpuMs = (1000 * ((await cpuNow()) - cpu)) / CALLS;
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.ceil(times.length * share) - 1];
  const p99 = at(0.99);
  console.log(
    `| ${call} | ${at(0.5).toFixed(1)} | ${p99.toFixed(1)} | ${Math.round((100 * p99) / LIMIT_MS)} % | ${cpuMs.toFixed(1)} |`,
  );
  if (p99 >= LIMIT_MS) process.exitCode = 1;
}

/** Views that come in meanwhile. */
function visitAll() {
  let going = true;
  const done = (async () => {
    for (let n = 0; going; n++) {
      await fetch(`${service.ready.url}/api/analytics/pageview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent(n % 1000) },
        body: JSON.stringify({ path: PATHS[n % PATHS.length] }),
      }).then((answer) => answer.text());
      await pause(1000 / 64);
    }
  })();
  return {
    stop: () => {
      going = false;
      return done;
    },
  };
}
