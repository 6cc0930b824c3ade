/**
 * How soon an import is searchable, and what searches answer while the discover service is dead: both services and the
 * database are processes of their own, with their true intervals.
 * Run: `node --import tsx bench/search/fresh.mjs [LISTINGS]` (58: about a minute); prints a line per figure.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { generateListings } from '@guide/service-search/testing';
import { root } from '../../tooling/commands/preflight.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { startDatabase } from '../../tooling/commands/site.mjs';
import { pathsFor } from './queries.mjs';

const LIMIT_S = 31;
const size = Number(process.argv[2] ?? 58);
const folder = await mkdtemp(`${tmpdir()}/bench-fresh-`);
const database = await startDatabase(folder, () => {});
const listings = generateListings(size);

/** Starts the discover service on a city pack with the listings: it imports them before it is ready. */
async function imported(name, content) {
  const pack = `${folder}/${name}`;
  await cp(`${root}/cities/london/site.json`, `${pack}/site.json`);
  await writeFile(`${pack}/listings.json`, JSON.stringify(content));
  return start('discover', { CITY_FOLDER: pack });
}
const start = (name, env) =>
  startProgram(`services/${name}/src/server.ts`, {
    env: { MONGODB_URL: database.ready.url, LOG_LEVEL: 'fatal', PORT: '0', ...env },
  });
const kill = (process) => {
  process.child.kill('SIGKILL');
  return process.exited;
};
const totalOf = async (search, name) => {
  const answer = await fetch(`${search.ready.url}/api/search?query=${name}&limit=1`);
  return answer.headers.get('x-total-count');
};

const discover = await imported('first', listings);
const env = { CITY_FOLDER: `${folder}/first`, DISCOVER_URL: discover.ready.url };
let search = await start('search', env);

const other = await imported('second', [{ ...listings[0], name: 'Quokka' }, ...listings.slice(1)]);
const from = performance.now();
while ((await totalOf(search, 'quokka')) !== '1') await setTimeout(50);
const seconds = (performance.now() - from) / 1000;
console.log(`${size} listings, load ${loadavg()[0].toFixed(1)}`);
console.log(`an import is searchable after ${seconds.toFixed(1)} s of at most ${LIMIT_S}`);
await kill(other);

const third = await imported('third', [{ ...listings[0], name: 'Wombat' }, ...listings.slice(1)]);
await search.stop();
search = await start('search', env);
console.log(`after a restart: ${(await totalOf(search, 'wombat')) === '1' ? 'at once' : 'not at once'}`);

const paths = pathsFor(listings).slice(0, 300);
const answers = async () => {
  const bodies = [];
  for (const path of paths) bodies.push(await (await fetch(search.ready.url + path)).text());
  return bodies;
};
const before = await answers();
await kill(third);
await kill(discover);
const changed = async () => (await answers()).filter((body, nth) => body !== before[nth]).length;
console.log(`answers changed by killing discover: ${await changed()} of ${paths.length}`);
await search.stop();
search = await start('search', env);
console.log(`and by restarting without it: ${await changed()} of ${paths.length}`);

await search.stop();
await database.stop();
await rm(folder, { recursive: true });
if (seconds > LIMIT_S) process.exitCode = 1;
