/** Dashboard calls over 30 days and over today, four a second, while 10 views a second arrive: `dashboard.mjs [calls]`. */
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf, endOfDay } from '../../services/analytics/src/days';
import { createHitIndexes, insertHits } from '../../services/analytics/src/hits';
import { createPages } from '../../services/analytics/src/intake/pages';
import { countAndClose } from '../../services/analytics/src/sums/batches';
import { createSumIndexes } from '../../services/analytics/src/sums/stored';
import { cpuSeconds, head, machine, memoryMib, quantile, row } from '../machine.mjs';
import { agent, openStand } from './stand.mjs';
import { hitsOfDay, PATHS, pack, storeDays, TIME_ZONE } from './year.mjs';

const CALLS = Number(process.argv[2] ?? 20);
const VIEWS_PER_DAY = 27_000;
/** As many as wait on average: a batch counts every minute. */
const UNCOUNTED_VIEWS = 300;
const CALL_INTERVAL_MS = 250;
const ALONE_MS = 20_000;
const DAYS = 30;
const VIEWS_PER_SECOND = 10;
const HOUR_MS = 3_600_000;

const stand = await openStand();
let service;
let visits;
let uncounted = [];
const cpuNow = () => cpuSeconds(service.child.pid) + cpuSeconds(stand.database.child.pid);
const url = (call) => new URL(call, `${service.ready.url}/api/analytics/`);

try {
  const today = dayOf(new Date(), TIME_ZONE);
  const db = stand.client.db('guide_analytics');
  await createHitIndexes(db);
  await createSumIndexes(db);
  const days = { days: DAYS, views: DAYS * VIEWS_PER_DAY, until: today, paths: PATHS, repeated: 6 };
  let stored = await storeDays(db, days);
  stored += await storeToday(db, today);
  service = await stand.startService();
  await insertHits(db, uncounted);
  const response = await fetch(url('top-pages'));
  const pages = await response.json();
  if (!response.ok) throw new Error(`The figures cannot be read: ${JSON.stringify(pages)}`);
  const shown = pages.reduce((sum, { count }) => sum + count, 0);
  console.log(`${machine()}; ${stored} views stored, ${shown} shown\n`);
  if (shown !== stored) throw new Error('The figures do not match the stored views');

  head('call', 'p50 ms', 'p99 ms', 'processor ms', 'view p50 ms', 'view p99 ms', 'not 200');
  visits = sendViews();
  const viewsAlone = await pause(ALONE_MS).then(() => [...visits.times]);
  const viewsMeanwhile = [];
  const from = dayOf(new Date(Date.now() - DAYS * 24 * HOUR_MS), TIME_ZONE);
  const yesterday = dayOf(new Date(Date.now() - 24 * HOUR_MS), TIME_ZONE);
  const month = `insights?from=${from}&to=${yesterday}`;
  for (const [name, call] of [
    ['visitors now', 'visitors-now'],
    ['top pages', 'top-pages'],
    ['today', 'summary?period=day'],
    ['today, explored', `insights?from=${today}&to=${today}`],
    ['today, phones', `insights?from=${today}&to=${today}&device=phone`],
    ['today, phones in GB', `insights?from=${today}&to=${today}&device=phone&country=GB`],
    ['this month and the one before', 'summary?period=month'],
    ['30 days', month],
    ['30 days, phones', `${month}&device=phone`],
    ['30 days, phones in GB', `${month}&device=phone&country=GB`],
    ['30 days, a page from a site', `${month}&page=/attraction/7&referrer=site-0.example`],
  ])
    viewsMeanwhile.push(...(await report(name, call)));
  for (const [name, times] of Object.entries({ alone: viewsAlone, 'with the dashboard': viewsMeanwhile }))
    console.log(`\n${times.length} views ${name}: p50 ${shownQuantiles(times).join(' ms, p99 ')} ms`);
  const memory = [service, stand.database].map(({ child }) => memoryMib(child.pid));
  console.log(`\nmemory of service + database: ${memory.join(' + ')} MiB; ${machine()}`);
} finally {
  await visits?.stop();
  await service?.stop();
  await stand.close();
}

/** Stores today's hits until now, except those that no batch has counted. */
async function storeToday(db, day) {
  const pages = await createPages(pack, async () => db);
  const now = Date.now();
  const from = endOfDay(day, TIME_ZONE).getTime() - 24 * HOUR_MS;
  const hits = await hitsOfDay(day, {
    count: VIEWS_PER_DAY,
    week: 0,
    paths: PATHS,
    pages,
    from,
    until: now,
  });
  const counted = hits.slice(0, -UNCOUNTED_VIEWS);
  for (let index = 0; index < counted.length; index += 1000)
    await insertHits(db, counted.slice(index, index + 1000));
  await countAndClose(db, TIME_ZONE, now);
  uncounted = hits.slice(-UNCOUNTED_VIEWS);
  return hits.length;
}

async function report(name, call) {
  const times = [];
  const failed = [];
  let cpuMs = 0;
  visits.times.length = 0;
  for (let nth = 0; nth < CALLS; nth++) {
    const cpu = cpuNow();
    const start = performance.now();
    const response = await fetch(url(call));
    await response.arrayBuffer();
    if (!response.ok) {
      failed.push(response.status);
      await pause(1000 * Number(response.headers.get('retry-after') ?? 1));
      continue;
    }
    times.push(performance.now() - start);
    cpuMs += 1000 * (cpuNow() - cpu);
    await pause(CALL_INTERVAL_MS);
  }
  const shown = [times, visits.times].flatMap(shownQuantiles);
  row(name, ...shown.slice(0, 2), (cpuMs / CALLS).toFixed(0), ...shown.slice(2), failed.join(' '));
  return [...visits.times];
}

function shownQuantiles(times) {
  return [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
}

function sendViews() {
  let isStopped = false;
  const times = [];
  const send = async (nth) => {
    const start = performance.now();
    const response = await fetch(url('pageview'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent(nth % 1000) },
      body: JSON.stringify({ path: PATHS[nth % PATHS.length] }),
    });
    await response.arrayBuffer();
    times.push(performance.now() - start);
  };
  const done = (async () => {
    for (let nth = 0; !isStopped; nth++) {
      void send(nth);
      await pause(1000 / VIEWS_PER_SECOND);
    }
  })();
  return {
    times,
    stop: () => {
      isStopped = true;
      return done;
    },
  };
}
