/**
 * `npm run bench -- flood`: one address floods the site with pages that are not cached, and other visitors read a
 * cached page meanwhile. Spells with and without the flood take turns, so that whatever else the machine does falls on
 * both. Fails when the visitors' p99 beside the flood is more than twice what it is without, or when one of their
 * answers is none.
 */
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const SPELLS = 8;
const SPELL_SECONDS = 5;
/** Between two spells: the flood's last pages are made, and its address has its budget again. */
const PAUSE_MS = 5000;
const VISITS_PER_SECOND = 100;
const FLOODERS = 50;
const MAX_RATIO = 2;
/** The page that everybody reads. */
const CACHED = '/top-attractions';

/** @returns asks the site at `url`; it resolves to status and time in ms */
function client(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const { hostname, port } = new URL(url);
  return (path, address) => {
    const headers = { 'x-forwarded-for': address };
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, headers, agent }, (response) => {
        response
          .resume()
          .once('end', () => resolve({ status: response.statusCode, ms: performance.now() - begun }));
      })
        .once('error', reject)
        .end();
    });
  };
}

/** Visits that are sent when they are due, whatever the answers. */
async function visit(url) {
  const get = client(url);
  const answers = [];
  const start = performance.now();
  for (let nth = 0; nth < SPELL_SECONDS * VISITS_PER_SECOND; nth += 1) {
    const wait = start + (nth * 1000) / VISITS_PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    answers.push(get(CACHED, `192.0.2.${nth % 250}`));
  }
  return Promise.all(answers);
}

/** @returns the statuses of the flood's answers, counted */
async function flood(url) {
  const get = client(url);
  const statuses = {};
  const end = performance.now() + SPELL_SECONDS * 1000;
  let nth = 0;
  await Promise.all(
    Array.from({ length: FLOODERS }, async () => {
      while (performance.now() < end) {
        nth += 1;
        const { status } = await get(`/search?query=flood${start}x${nth}`, '198.51.100.1');
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  return statuses;
}

/** Runs in a thread of its own: what one of them has to do is no delay of the other's. */
const inThread = (role, url) =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: { role, url } })
      .once('message', resolve)
      .once('error', reject);
  });

const start = Date.now();
if (workerData?.role) parentPort.postMessage(await { visit, flood }[workerData.role](workerData.url));
else await measure();

async function measure() {
  const { startSite } = await import('./site.mjs');
  const site = await startSite({ env: { RENDER_BUDGET_MS: '', TRUST_PROXY: 'loopback' } });
  const alone = [];
  const beside = [];
  const statuses = {};
  await inThread('visit', site.url); // Code that is run for the first time is slow.
  for (let spell = 0; spell < SPELLS; spell += 1) {
    alone.push(...(await inThread('visit', site.url)));
    const [visits, flooded] = await Promise.all([inThread('visit', site.url), inThread('flood', site.url)]);
    beside.push(...visits);
    for (const [status, count] of Object.entries(flooded)) statuses[status] = (statuses[status] ?? 0) + count;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await site.stop();

  const quantile = (answers, q) =>
    answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * q)];
  const bad = (answers) => answers.filter(({ status }) => status !== 200).length;
  const show = (answers) =>
    `N ${answers.length}, p50 ${quantile(answers, 0.5).toFixed(1)} ms, p99 ${quantile(answers, 0.99).toFixed(1)} ms, not answered well ${bad(answers)}`;
  const ratio = quantile(beside, 0.99) / quantile(alone, 0.99);
  console.log(
    `A cached page at ${VISITS_PER_SECOND}/s, ${SPELLS} spells of ${SPELL_SECONDS} s each way (load ${loadavg()[0].toFixed(1)})`,
  );
  console.log(`Alone: ${show(alone)}`);
  console.log(`Beside ${FLOODERS} connections of one address that ask for uncached pages: ${show(beside)}`);
  console.log('The answers to the flood by status:', statuses);
  console.log(`p99 beside the flood ${ratio.toFixed(2)} times that alone, at most ${MAX_RATIO}`);
  process.exitCode = ratio <= MAX_RATIO && bad(alone) + bad(beside) === 0 ? 0 : 1;
}
