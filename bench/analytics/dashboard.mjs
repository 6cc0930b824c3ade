/**
 * The dashboard's calls over a stored year of 10 million views (its figures, generated): times of 500 calls each, one
 * after another, beside 50 ms and beside a ping of the database (`/health`), while some 60 views a second come in. Of
 * two filters each call requests other names, drawn with a seed among all that the year has, the frequent ones more
 * often. The processor time, of service and database with those views, says what a call costs whatever else the machine
 * does. Prints a markdown table; fails when a 99th percentile is over the limit.
 *   node --import tsx bench/analytics/dashboard.mjs [calls]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@guide/contracts/testing';
import { dayOf } from '../../services/analytics/src/days';
import { createIndexes } from '../../services/analytics/src/log/messages';
import { pages } from '../../services/analytics/test/writers';
import { cpuSeconds, head, machine, memoryMib, quantile, row } from '../machine.mjs';
import { agent, openStand } from './stand.mjs';
import { pathsOf, storeDays } from './year.mjs';

const CALLS = Number(process.argv[2] ?? 500);
const LIMIT_MS = 50;
const TIME_ZONE = 'Europe/London';
const PATHS = pathsOf(pages);

const stand = await openStand();
let service;
let visits;
const memoryNow = () => `${memoryMib(service.child.pid)}+${memoryMib(stand.database.child.pid)}`;
const cpuNow = () => cpuSeconds(service.child.pid) + cpuSeconds(stand.database.child.pid);

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

  head('call', 'p50 ms', 'p99 ms', 'of the limit', 'processor ms');
  const memory = [memoryNow()];
  visits = visitAll();
  for (const call of [
    '/health',
    'top-pages',
    'popular-listings',
    'summary?period=day',
    'summary?period=week',
    'summary?period=month',
    'recent',
  ]) {
    await report(call, () => call);
    memory.push(memoryNow());
  }
  const from = dayOf(new Date(Date.now() - 364 * 86_400_000), TIME_ZONE);
  const question = `insights?from=${from}&to=${until}`;
  await report('a year', () => question);
  const random = seeded(4);
  const names = filters(await get(question));
  for (const [place, [one, ones]] of names.entries())
    for (const [other, others] of names.slice(place + 1))
      await report(`a year, ${one} and ${other}`, () => {
        const pair = new URLSearchParams([
          [one, pick(random, ones)],
          [other, pick(random, others)],
        ]);
        return `${question}&${pair}`;
      });
  memory.push(memoryNow());
  console.log(`\nmemory of service + database after each, MiB: ${memory.join(', ')}`);
} finally {
  await visits?.stop();
  await service?.stop();
  await stand.close();
}

/** Names of each filter: those of the year's lists, and rare ones beside them. */
function filters({ pages: viewed, areas, kinds, devices, countries }) {
  const named = (list) => list.map(({ name }) => name);
  return [
    ['page', [...new Set([...named(viewed), ...PATHS])]],
    ['area', named(areas)],
    ['kind', named(kinds)],
    ['device', named(devices)],
    ['referrer', ['direct', ...Array.from({ length: 40 }, (_, number) => `site-${number}.example`)]],
    ['country', named(countries)],
    ['release', Array.from({ length: 27 }, (_, week) => `pubs@1.0.${week}`)],
  ];
}

/** One of some names, the first ones more often. */
function pick(random, names) {
  return names[Math.floor(random.next() ** 2 * names.length)];
}

async function report(what, callOf) {
  const times = [];
  const cpu = cpuNow();
  for (let n = 0; n < CALLS; n++) {
    const call = callOf();
    const start = performance.now();
    await get(call);
    times.push(performance.now() - start);
  }
  const cpuMs = (1000 * (cpuNow() - cpu)) / CALLS;
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share));
  row(what, p50.toFixed(1), p99.toFixed(1), `${Math.round((100 * p99) / LIMIT_MS)} %`, cpuMs.toFixed(1));
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
