/**
 * What questions of one address about 400 days, compared with the year before, cost everybody else. The figures of 800
 * days lie in the database of a whole site; 0, 1, 4 and 8 connections of the address ask, each its next question at
 * every answer, and another visitor asks for health and the home page meanwhile. Every question is by other days or
 * filters, or the same as before, in turns. Fails when the visitor's p99 is more than twice what it is without them, when
 * the site's memory is 64 MiB larger, or when the first question after a start has no answer. The processor time of the
 * gateway says what the questions cost whatever else the machine does.
 *   node --import tsx bench/analytics/attacked.mjs [folder]   the folder keeps the figures for a next run
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const CONNECTIONS = [0, 1, 4, 8];
const SPELLS = 3;
const SPELL_SECONDS = 8;
const VISITS_PER_SECOND = 50;
const DAYS = 800;
const VIEWS_PER_DAY = 27_000;
const REPEATED = 20;
const MAX_RATIO = 2;
const MAX_MORE_MIB = 64;
const PAGES = ['/api/health', '/'];
const FILTERS = ['', 'device=phone', 'country=GB&device=desktop', 'kind=place', 'country=FR&kind=place'];

/** @returns asks the site at `url`; it resolves to status and time in ms */
function client(url) {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  return (path, address) => {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, agent, headers: { 'x-forwarded-for': address } }, (response) => {
        response
          .resume()
          .once('end', () => resolve({ path, status: response.statusCode, ms: performance.now() - begun }));
      })
        .once('error', reject)
        .end();
    });
  };
}

const of = (answers, page) => answers.filter(({ path }) => path === page);
const quantile = (answers, share) =>
  answers.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(answers.length * share)];

const dayBefore = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
/** @param nth every fourth question has been asked before */
const question = (nth) => {
  const ago = nth % 4 === 0 ? 1 : 1 + (nth % 30);
  const filter = nth % 4 === 0 ? '' : FILTERS[nth % FILTERS.length];
  return `/api/analytics/insights?from=${dayBefore(ago + 399)}&to=${dayBefore(ago)}&compare=year&${filter}`;
};

/** Visits that are sent when they are due, whatever the answers. */
async function visit({ url }) {
  const get = client(url);
  const answers = [];
  const start = performance.now();
  for (let nth = 0; nth < SPELL_SECONDS * VISITS_PER_SECOND; nth += 1) {
    const wait = start + (nth * 1000) / VISITS_PER_SECOND - performance.now();
    if (wait > 0) await pause(wait);
    answers.push(get(PAGES[nth % PAGES.length], `192.0.2.${nth % 250}`));
  }
  return Promise.all(answers);
}

async function attack({ url, connections, spell }) {
  const get = client(url);
  const answers = [];
  const end = performance.now() + SPELL_SECONDS * 1000;
  let nth = spell * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) answers.push(await get(question(nth++), '198.51.100.1'));
    }),
  );
  return answers;
}

/** Runs in a thread of its own: what one of them has to do is no delay of the other's. */
const inThread = (role, data) =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: { role, ...data } })
      .once('message', resolve)
      .once('error', reject);
  });

if (workerData?.role) parentPort.postMessage(await { visit, attack }[workerData.role](workerData));
else await measure(process.argv[2] ?? '');

async function measure(kept) {
  const { MongoClient } = await import('mongodb');
  const { startSite } = await import('../reliability/site.mjs');
  const { cpuOf, machine, memoryOf } = await import('./stand.mjs');
  const { storeDays } = await import('./year.mjs');
  const { pages } = await import('../../services/analytics/test/writers');
  const paths = [
    ...['/', '/map', '/search', '/top-attractions', '/top-london-pubs'],
    ...Array.from({ length: 145 }, (_, id) => `/attraction/${id + 1}`).filter((path) =>
      pages.listingOf(path),
    ),
  ];
  const site = await startSite({ env: { TRUST_PROXY: 'loopback', RENDER_BUDGET_MS: '' }, kept });
  const gateway = () => ({ pid: site.parts.gateway.pid() });
  try {
    const database = await new MongoClient(site.mongoUrl).connect();
    const db = database.db('guide_analytics');
    if ((await db.collection('days').countDocuments()) < DAYS)
      await storeDays(db, {
        ...{ days: DAYS, views: DAYS * VIEWS_PER_DAY, until: dayBefore(0), paths, pages },
        repeated: REPEATED,
      });
    await database.close();
    await site.parts.gateway.kill('SIGTERM');
    await site.parts.gateway.start();
    const first = await client(site.url)(question(0), '203.0.113.1');
    console.log(
      `${machine()}; first question after a start: ${first.status} after ${Math.round(first.ms)} ms`,
    );
    if (first.status !== 200) process.exitCode = 1;
    await inThread('visit', { url: site.url }); // Code that is run for the first time is slow.
    const before = await memoryOf(gateway());

    const visits = Object.fromEntries(CONNECTIONS.map((connections) => [connections, []]));
    const cpuMs = Object.fromEntries(CONNECTIONS.map((connections) => [connections, 0]));
    const attacks = Object.fromEntries(CONNECTIONS.map((connections) => [connections, []]));
    for (let spell = 0; spell < SPELLS; spell += 1) {
      for (const connections of CONNECTIONS) {
        const cpu = await cpuOf(gateway());
        const [visited, attacked] = await Promise.all([
          inThread('visit', { url: site.url }),
          inThread('attack', { url: site.url, connections, spell }),
        ]);
        visits[connections].push(...visited);
        attacks[connections].push(...attacked);
        cpuMs[connections] += (1000 * ((await cpuOf(gateway())) - cpu)) / (SPELLS * SPELL_SECONDS);
        await pause(3000);
      }
    }
    console.log(
      '\n| connections | page | p50 ms | p99 ms | p99, of that without | not 200 | processor ms a second | questions |',
    );
    console.log('| ---: | --- | ---: | ---: | ---: | ---: | ---: | --- |');
    for (const page of PAGES) {
      const alone = quantile(of(visits[0], page), 0.99);
      for (const connections of CONNECTIONS) {
        const answers = of(visits[connections], page);
        const p99 = quantile(answers, 0.99);
        const bad = answers.filter(({ status }) => status !== 200).length;
        console.log(
          `| ${connections} | ${page} | ${quantile(answers, 0.5).toFixed(1)} | ${p99.toFixed(1)} | ${(p99 / alone).toFixed(2)} | ${bad} | ${Math.round(cpuMs[connections])} | ${statuses(attacks[connections])} |`,
        );
        if (p99 > MAX_RATIO * alone || bad > 0) process.exitCode = 1;
      }
    }
    const after = await memoryOf(gateway());
    console.log(`\nmemory of the gateway: ${before} MiB, afterwards ${after} MiB (load ${machine()})`);
    if (after - before > MAX_MORE_MIB) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

function statuses(answers) {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return (
    Object.entries(counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || '–'
  );
}
