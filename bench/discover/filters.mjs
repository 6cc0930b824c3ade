/**
 * The list screen of the real site with 20,000 attractions, beside the same screen with London's own: ms from the
 * change of a filter to the painted new list.
 * Run: `node --import tsx bench/discover/filters.mjs [LISTINGS]`; builds the site if it is not; prints a markdown table.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { generateListings } from '@guide/service-search/testing';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { root } from '../../tooling/commands/preflight.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { choosing } from './choosing.mjs';

const LIMIT_MS = 100;
const ROUNDS = 8;
const screens = [
  { name: '1280 px', viewport: { width: 1280, height: 800 }, slower: 1 },
  { name: '390 px, CPU 4 × slower', viewport: { width: 390, height: 844 }, slower: 4 },
];

const size = Number(process.argv[2] ?? 20_000);
const folder = await mkdtemp(`${tmpdir()}/bench-filters-`);
const pack = path.join(root, 'cities/london');
const own = JSON.parse(await readFile(`${pack}/listings.json`, 'utf8'));
const areas = JSON.parse(await readFile(`${pack}/areas.json`, 'utf8')).map(({ name }) => name);

/** London's pack with its own listings first, then generated attractions spread over its areas. */
async function largePack() {
  const generated = generateListings(size).slice(own.length);
  const listings = generated.map((listing, nth) => ({
    ...listing,
    id: 10_000 + nth,
    category: 'attraction',
    area: areas[nth % areas.length],
    imageUrl: own[nth % own.length].imageUrl,
  }));
  await cp(pack, `${folder}/pack`, { recursive: true });
  await writeFile(`${folder}/pack/listings.json`, JSON.stringify([...own, ...listings]));
  return `${folder}/pack`;
}

/** @returns of every change: the ms to the first new cards and to all, and how many there are */
async function changes(browser, url, { viewport, slower }) {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
  const all = page.waitForResponse((answer) => answer.url().includes('/api/listings?category=attraction'));
  await page.goto(`${url}/london-attractions`);
  await (await all).finished();
  await page.evaluate(choosing);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const measured = [];
  const choose = async (label, value) => {
    const done = page.evaluate(() => globalThis.nextChoice());
    await page.getByLabel(label, { exact: true }).selectOption(value);
    measured.push(await done);
  };
  await choose('Sort by', 'name');
  measured.length = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await choose('Area', areas[round]);
    await choose('Area', 'all');
    await choose('Sort by', 'rating');
    await choose('Sort by', 'name');
  }
  await page.close();
  return measured;
}

const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const percentile = (values, share) =>
  values
    .sort((a, b) => a - b)
    .at(Math.min(values.length - 1, Math.floor(values.length * share)))
    .toFixed(0);

const finished = path.join(root, '.build/london');
const buildFolder = existsSync(finished) ? finished : await buildSite({ log: console.log });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
console.log(
  `${new Date().toISOString()} · ${cpus()[0].model}, ${availableParallelism()} cores, Chromium ${browser.version()}, load ${loadavg()[0].toFixed(1)}\n`,
);
row(
  'listings',
  'screen',
  'changes',
  'new cards p50 ms',
  'p95 ms',
  'whole page p50 ms',
  'p95 ms',
  'most cards',
);
row('---:', '---', '---:', '---:', '---:', '---:', '---:', '---:');
for (const [listings, packFolder] of [
  [own.length, pack],
  [size, await largePack()],
]) {
  const env = { CITY_FOLDER: packFolder };
  const site = await startSite({ buildFolder, dataDir: `${folder}/data-${listings}`, env, onLine: () => {} });
  for (const screen of screens) {
    const measured = await changes(browser, site.url, screen);
    const [first, whole] = ['first', 'whole'].map((part) => measured.map((one) => one[part]));
    const p95 = percentile(first, 0.95);
    row(
      listings,
      screen.name,
      measured.length,
      percentile(first, 0.5),
      p95,
      percentile(whole, 0.5),
      percentile(whole, 0.95),
      Math.max(...measured.map(({ cards }) => cards)),
    );
    if (screen.slower === 1 && Number(p95) > LIMIT_MS) process.exitCode = 1;
  }
  await site.stop();
}
console.log(`\nload ${loadavg()[0].toFixed(1)}`);
await browser.close();
await rm(folder, { recursive: true });
