/**
 * `npm run bench -- analytics-attacked [folder]`: questions of one address about 400 days, compared with the year before,
 * while another visitor requests health and the home page. 800 days are in the database of a whole site; 0, 1, 4 and 8
 * connections of the address send a question at every answer. Fails when the visitor's p99 is more than twice what it
 * is without them, when the site's memory grows by 64 MiB, or when the first question after a start has no answer.
 * A folder keeps the stored days for the next run.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { cpuSeconds, head, machine, memoryMib, quantile, row } from '../machine.mjs';
import { startSite } from '../reliability/site.mjs';
import { createClient, inThread, statusesOf } from '../visitors.mjs';
import { PATHS, storeDays } from './year.mjs';

const CONNECTIONS = [0, 1, 4, 8];
const SPELLS = 3;
const SPELL_SECONDS = 8;
const PAUSE_MS = 3000;
const DAYS = 800;
const VIEWS_PER_DAY = 27_000;
const MAX_RATIO = 2;
const MAX_GROWTH_MIB = 64;
const PAGES = ['/api/health', '/'];
const FILTERS = ['', 'device=phone', 'country=GB&device=desktop', 'kind=place', 'country=FR&kind=place'];

const dayBefore = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
/** Every fourth question is the same; the others differ in days or filters. */
const question = (nth) => {
  const [ago, filter] = nth % 4 === 0 ? [1, ''] : [1 + (nth % 30), FILTERS[nth % FILTERS.length]];
  return `/api/analytics/insights?from=${dayBefore(ago + 399)}&to=${dayBefore(ago)}&compare=year&${filter}`;
};

const kept = process.argv[2] ?? '';
const site = await startSite({ env: { TRUST_PROXY: 'loopback', RENDER_BUDGET_MS: '' }, kept });
const gatewayPid = () => site.parts.gateway.pid();
const visit = () => inThread('visit', { url: site.url, paths: PAGES, perSecond: 50, seconds: SPELL_SECONDS });
try {
  const database = await new MongoClient(site.mongoUrl).connect();
  const db = database.db('guide_analytics');
  if ((await db.collection('batches').countDocuments()) < DAYS)
    await storeDays(db, {
      days: DAYS,
      views: DAYS * VIEWS_PER_DAY,
      until: dayBefore(0),
      paths: PATHS,
      repeated: 20,
    });
  await database.close();
  await site.parts.gateway.kill('SIGTERM');
  await site.parts.gateway.start();
  const first = await createClient(site.url)(question(0), '203.0.113.1');
  console.log(
    `${machine()}; first question after a start: ${first.status} after ${Math.round(first.ms)} ms\n`,
  );
  if (first.status !== 200) process.exitCode = 1;
  await visit(); // Code that is run for the first time is slow.
  const before = memoryMib(gatewayPid());

  const measured = CONNECTIONS.map((connections) => ({ connections, visits: [], questions: [], cpuMs: 0 }));
  for (let spell = 0; spell < SPELLS; spell += 1)
    for (const one of measured) {
      const cpu = cpuSeconds(gatewayPid());
      const paths = Array.from({ length: 1000 }, (_, nth) => question(spell * 1000 + nth));
      const { connections } = one;
      const [visits, questions] = await Promise.all([
        visit(),
        inThread('attack', { url: site.url, connections, paths, seconds: SPELL_SECONDS }),
      ]);
      one.visits.push(...visits);
      one.questions.push(...questions);
      one.cpuMs += (1000 * (cpuSeconds(gatewayPid()) - cpu)) / (SPELLS * SPELL_SECONDS);
      await pause(PAUSE_MS);
    }
  head(
    'connections',
    'page',
    'p50 ms',
    'p99 ms',
    'p99 ÷ without',
    'not 200',
    'processor ms a second',
    'questions',
  );
  for (const page of PAGES) {
    const timesOf = ({ visits }) => visits.filter(({ path }) => path === page).map(({ ms }) => ms);
    const aloneMs = quantile(timesOf(measured[0]), 0.99);
    for (const one of measured) {
      const [p50, p99] = [0.5, 0.99].map((share) => quantile(timesOf(one), share));
      const bad = one.visits.filter(({ path, status }) => path === page && status !== 200).length;
      row(
        ...[one.connections, page, p50.toFixed(1), p99.toFixed(1), (p99 / aloneMs).toFixed(2), bad],
        ...[Math.round(one.cpuMs), JSON.stringify(statusesOf(one.questions))],
      );
      if (p99 > MAX_RATIO * aloneMs || bad > 0) process.exitCode = 1;
    }
  }
  const after = memoryMib(gatewayPid());
  console.log(`\nmemory of the gateway: ${before} MiB, afterwards ${after} MiB; ${machine()}`);
  if (after - before > MAX_GROWTH_MIB) process.exitCode = 1;
} finally {
  await site.stop();
}
