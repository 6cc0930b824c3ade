/**
 * `npm run bench -- pages-visits`: the way from screen to screen inside the site, each link rested on for 300 ms, on a
 * desktop: from the click to the next screen's first frame. Then the page's memory after 10 screens and after 50 more.
 * `ROUNDS` of each way (3). What a touch on a page takes is measured by `pages-touch`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const HOVER_MS = 300;
/** Each screen is looked at for so long: Chromium keeps the pictures of one that is left while it is being rendered. */
const LOOK_MS = 700;
const DESKTOP = { width: 1280, height: 900 };

/** Links inside the site: the page that they are on, and where they lead. */
const WAYS = [
  ['/', '/london-attractions'],
  ['/top-attractions', '/tower-of-london'],
  ['/tower-of-london', '/top-attractions'],
  ['/top-london-pubs', '/pub/1'],
  ['/pub/1', '/top-london-pubs'],
  ['/top-attractions', '/map'],
  ['/top-london-pubs', '/search'],
];
const SCREENS = ['/london-attractions', '/pub/1', '/tower-of-london', '/search', '/top-london-pubs'];

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
const rounded = (value) => (value === undefined ? '–' : value.toFixed(0));
const print = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const printHead = (...cells) => {
  print(...cells);
  console.log(`|${'---|'.repeat(cells.length)}`);
};

const folder = await mkdtemp(path.join(tmpdir(), 'guide-visits-'));
const site = await startSite({ buildFolder: await buildSite({}), dataDir: folder });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });

/** Runs in the page: resolves `arrived` with the time from the click to a frame with another first heading. */
function watchArrival() {
  const before = document.querySelector('main h1');
  const words = before?.textContent;
  globalThis.arrived = new Promise((resolve) => {
    let clicked = 0;
    const listening = new AbortController();
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      signal: listening.signal,
    });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (!heading || (heading === before && heading.textContent === words)) return;
      observer.disconnect();
      listening.abort();
      // The next frame shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function openHydrated(route, options = {}) {
  const page = await browser.newPage({ viewport: DESKTOP, ...options });
  await page.goto(site.url + route, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

async function walk() {
  printHead('from', 'to', 'median ms', 'worst ms');
  const all = [];
  for (const [from, to] of WAYS) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openHydrated(from);
      const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
      await link.hover();
      await page.waitForTimeout(HOVER_MS);
      await page.evaluate(watchArrival);
      await link.click();
      times.push(await page.evaluate(() => globalThis.arrived));
      await page.close();
    }
    all.push(...times);
    print(from, to, rounded(quantile(times, 0.5)), rounded(quantile(times, 1)));
  }
  print('all', `p75 ${rounded(quantile(all, 0.75))}`, rounded(quantile(all, 0.5)), rounded(quantile(all, 1)));
}

/** What the page holds after everything that nobody refers to was collected. */
async function held(client) {
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name).value;
  return {
    heap: metric('JSHeapUsedSize') / 2 ** 20,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

async function remember() {
  const page = await openHydrated('/');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const visit = async (count) => {
    for (let place = 0; place < count; place += 1) {
      await page.evaluate(watchArrival);
      await page.evaluate(
        (to) => {
          history.pushState({}, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        SCREENS[place % SCREENS.length],
      );
      await page.evaluate(() => globalThis.arrived);
      await page.waitForTimeout(LOOK_MS);
    }
    return held(client);
  };
  const rows = [await visit(10), await visit(50)];
  printHead('after', 'heap MB', 'nodes', 'listeners');
  for (const [place, { heap, nodes, listeners }] of rows.entries())
    print(`${[10, 60][place]} screens`, heap.toFixed(1), nodes, listeners);
  await page.close();
}

try {
  console.log(`Chromium ${browser.version()}, ${ROUNDS} rounds, load before ${loadavg()[0].toFixed(1)}\n`);
  await walk();
  console.log('');
  await remember();
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
