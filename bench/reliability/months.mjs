/**
 * `npm run reliability:months`: the guide runs through simulated months, a day in a second or two: visitors, newsletter
 * addresses that nobody confirms, missing pages, a release of a module a day, and the night's work (expiry, pruning,
 * new salts). Prints sizes by days and fails when what is not a figure of a day still grows in the last month.
 *   DAYS=120 VISITORS=200 node --import tsx bench/reliability/months.mjs
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { openReleases } from '../../e2e/support/releases';
import { releaseFolder } from '../../services/gateway/src/releases/store';
import { startSite } from './site.mjs';

const DAY_MS = 86_400_000;
const DAYS = Number(process.env.DAYS ?? 120);
const VISITORS = Number(process.env.VISITORS ?? 200);
const VIEWS_EACH = 4;
const MONTH_DAYS = 30;
/** What may still be added to a size in the last month: figures of its days, which are kept for two years. */
const MAX_GROWTH = 0.1;
const PATHS = [
  '/',
  '/london-attractions',
  '/map',
  '/top-attractions',
  '/search',
  '/top-london-pubs',
  '/pub/1',
];
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const folder = await mkdtemp(path.join(tmpdir(), 'guide-months-'));
const clock = path.join(folder, 'offset');
await writeFile(clock, '0');
const preload = new URL('clock.mjs', import.meta.url).href;
Object.assign(process.env, {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`,
  CLOCK: clock,
});
const site = await startSite({ env: { TRUST_PROXY: 'loopback' } });
const client = await new MongoClient(site.mongoUrl).connect();
const releases = await openReleases({ url: site.url, mongoUrl: site.mongoUrl }, site.folder);

/** What each day's release is made from: a copy with a version of its own. */
const first = await releases.live('pubs');
const place = releaseFolder(path.join(site.folder, 'modules'), 'pubs', first.version);
const copy = path.join(folder, 'first');
await cp(place, copy, { recursive: true });

/** Bytes of a folder that changes meanwhile. */
async function bytesOf(folder) {
  let sum = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) sum += await bytesOf(inside);
    else sum += (await stat(inside).catch(() => ({ blocks: 0 }))).blocks * 512;
  }
  return sum;
}

const post = async (call, address, body) => {
  const answer = await fetch(`${site.url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}`);
};

async function liveThrough(day) {
  const addressOf = (visitor) => `10.${day % 200}.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
  for (let visitor = 0; visitor < VISITORS; visitor += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const views = Array.from({ length: VIEWS_EACH }, (_, view) => ({
          path: PATHS[(day + visitor + n + view) % PATHS.length],
          referrer: `https://site-${(day * 7 + n) % 50}.example/`,
        }));
        return post('analytics/batch', addressOf(visitor + n), { views });
      }),
    );
  await post('subscribe', addressOf(0), { email: `visitor-${day}@guide.example` });
  for (const path of [...PATHS, `/missing-${day}`]) await (await fetch(site.url + path)).arrayBuffer();
  // By then it has been removed, as old releases are.
  if (!existsSync(place)) await cp(copy, place, { recursive: true });
  const { version } = await releases.add(first, () => {});
  await releases.registry.promote('pubs', version);
}

/** A night later: the clocks jump, and what is done by night is done. */
async function nextDay(day) {
  await writeFile(clock, String(day * DAY_MS));
  for (const part of ['database', 'gateway']) site.parts[part].signal('SIGUSR2');
  const expired = { at: { $lt: new Date(Date.now() + (day - MONTH_DAYS) * DAY_MS - DAY_MS / 24) } };
  const messages = client.db('guide_analytics').collection('messages');
  while ((await messages.countDocuments(expired)) > 0) await pause(20);
}

async function memoryOf(part) {
  const status = await readFile(`/proc/${site.parts[part].pid()}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)[1]) * 1024;
}

async function sizes() {
  const count = (database, name) => client.db(database).collection(name).countDocuments();
  return {
    database: await bytesOf(path.join(site.folder, 'mongo')),
    'module store': await bytesOf(path.join(site.folder, 'modules')),
    'gateway memory': await memoryOf('gateway'),
    'database memory': await memoryOf('database'),
    messages: await count('guide_analytics', 'messages'),
    releases: await count('guide_gateway', 'releases'),
    votes: await count('guide_gateway', 'votes'),
  };
}
const shown = (value) => (value > 100_000 ? `${(value / 2 ** 20).toFixed(1)} MiB` : String(value));

try {
  const seen = [await sizes()];
  console.log(`${VISITORS} visitors a day, load ${loadavg()[0].toFixed(1)}\n`);
  console.log(`| day | ${Object.keys(seen[0]).join(' | ')} |\n|${' ---: |'.repeat(8)}`);
  for (let day = 1; day <= DAYS; day += 1) {
    await liveThrough(day);
    await nextDay(day);
    seen.push(await sizes());
    if (day % 10 === 0) console.log(`| ${day} | ${Object.values(seen[day]).map(shown).join(' | ')} |`);
  }
  const month = (end) => seen.slice(end - MONTH_DAYS, end);
  const median = (days, name) => days.map((day) => day[name]).sort((a, b) => a - b)[MONTH_DAYS / 2];
  for (const name of Object.keys(seen[0])) {
    const growth =
      median(month(DAYS + 1), name) / Math.max(1, median(month(DAYS + 1 - MONTH_DAYS), name)) - 1;
    console.log(
      `${name}: ${(growth * 100).toFixed(1)} % more in the last month than in the one before (medians)`,
    );
    if (growth > MAX_GROWTH) process.exitCode = 1;
  }
} finally {
  await releases.close();
  await client.close();
  await site.stop();
  await rm(folder, { recursive: true });
}
