/** `npm run bench -- busy`: 200 page views while other programs have both processors. Its promises are in README.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../machine.mjs';
import { startSite } from './site.mjs';

const LOOPS = 32;
const LOOP_MS = 100_000;
const VIEWS = 200;
const VIEWS_PER_SECOND = 4;
/** A good largest contentful paint (https://web.dev/articles/lcp). */
const LATE_MS = 2500;
/** Visited before the load begins, so that the cache has older copies. */
const VISITED = ['/', '/london-attractions', '/top-attractions', '/top-london-pubs', '/map', '/analytics'];
const OTHERS = [
  ...Array.from({ length: 20 }, (_, index) => `/attraction/${index + 3}`),
  ...Array.from({ length: 6 }, (_, index) => `/pub/${index + 1}`),
  ...['tower', 'pub', 'museum', 'westminster'].map((query) => `/search?query=${query}`),
  ...['Soho', 'Camden'].map((area) => `/map?area=${area}`),
];
const PAGES = [...VISITED, ...OTHERS];

const site = await startSite();
let retries = 0;
/** Requests again, as browsers do, when an idle connection was closed. @param {string} path */
async function get(path) {
  const request = () => fetch(site.url + path, { redirect: 'manual' });
  try {
    return await request();
  } catch (error) {
    if (/** @type {any} */ (error).cause?.code !== 'UND_ERR_SOCKET') throw error;
    retries += 1;
    return request();
  }
}

/** @typedef {{ path: string, status: number, kind: string, ms: number, age: number, scripts: number[] }} View */

/** Devices may store complete pages of these. */
const STORABLE = /^\/(?!search|analytics)/;

/** @param {string} path @param {Response} response @param {string} html @param {number} age - age in s */
function kindOf(path, { status, headers }, html, age) {
  if (status !== 200) return 'refused';
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  if (!/data-screen=/.test(main) || !/<h1/.test(main)) return 'empty';
  if (age > 10) return 'old';
  return STORABLE.test(path) && headers.get('x-guide-offline') !== 'keep' ? 'incomplete' : 'complete';
}

/** Opens a page and the scripts that it needs. @param {string} path @returns {Promise<View>} */
async function view(path) {
  const startedAt = performance.now();
  const response = await get(path);
  const html = await response.text();
  const ms = performance.now() - startedAt;
  const age = Number(response.headers.get('age') ?? 0);
  const page = JSON.parse(unescapeHtml(/data-page="([^"]+)"/.exec(html)?.[1] ?? '{}'));
  const scripts = (page.scripts ?? []).map(async ([src]) => (await get(src)).status);
  const kind = kindOf(path, response, html, age);
  return { path, status: response.status, kind, ms, age, scripts: await Promise.all(scripts) };
}

/** @param {string} text */
const unescapeHtml = (text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

for (const path of VISITED) await view(path);
const loops = Array.from({ length: LOOPS }, () =>
  // A loop outlives a benchmark that is killed, but not for long.
  spawn(process.execPath, ['-e', `for (const end = Date.now() + ${LOOP_MS}; Date.now() < end; );`], {
    stdio: 'ignore',
  }),
);
await Promise.all(loops.map((loop) => once(loop, 'spawn')));
/** @type {Promise<View>[]} */
const views = [];
for (let count = 0; count < VIEWS; count += 1) {
  views.push(view(String(PAGES[count % PAGES.length])));
  await pause(1000 / VIEWS_PER_SECOND);
}
const results = await Promise.all(views);
const load = loadavg()[0]?.toFixed(0);
for (const loop of loops) loop.kill('SIGKILL');
await site.stop();

const of = (/** @type {string} */ kind) => results.filter((result) => result.kind === kind);
const late = of('complete').filter(({ ms }) => ms > LATE_MS);
const scripts = results.flatMap((result) => result.scripts);
const refusedScripts = scripts.filter((status) => status !== 200);
const times = results.map(({ ms }) => ms);
const oldFigures = of('old').filter(({ path, age }) => path === '/analytics' && age > 60);
console.log(`${VIEWS} views in ${VIEWS / VIEWS_PER_SECOND} s beside ${LOOPS} loops, load ${load}`);
console.log(
  `complete ${of('complete').length} (${late.length} of them later than ${LATE_MS} ms), without some data ${of('incomplete').length}, old ${of('old').length}, refused ${of('refused').length}, empty with status 200 ${of('empty').length}`,
);
console.log(
  `median ${Math.round(quantile(times, 0.5) ?? 0)} ms, p95 ${Math.round(quantile(times, 0.95) ?? 0)} ms`,
);
console.log(
  `oldest page ${Math.max(...results.map(({ age }) => age))} s, figures older than a minute ${oldFigures.length}`,
);
console.log(`scripts refused ${refusedScripts.length} of ${scripts.length}; ${retries} requests sent again`);
for (const { path, status, kind, ms } of results)
  if (kind !== 'complete' && kind !== 'old')
    console.log(`${kind}: ${path} ${status} after ${Math.round(ms)} ms`);
process.exitCode = of('empty').length + refusedScripts.length + oldFigures.length === 0 ? 0 : 1;
