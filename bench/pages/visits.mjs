/**
 * `npm run bench -- pages-visits`: what a visitor feels after the first paint. The first tap on five parts of each main route,
 * 100 ms after the first paint, on a phone with slow 4G and a CPU four times slower: its INP, and when it took effect.
 * Then the way from screen to screen inside the site, each link rested on for 300 ms, on a desktop: from the click to the
 * next screen's first frame. Then the page's memory after 10 screens and after 50 more. `ROUNDS` of each (3).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { slowDown, VIEWPORT } from './measure.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const TAP_AFTER_MS = 100;
const HOVER_MS = 300;
/** A tap without an effect after so long was lost. */
const LOST_MS = 30_000;
/** Browsers tell of events that took longer than this; one that they do not tell of took less. */
const SHORTEST_EVENT_MS = 16;
const DESKTOP = { width: 1280, height: 900 };

/** What is tapped, and what is there when the tap has taken effect. */
const COMMON = [
  ['button[popovertarget=menu]', 'main[inert]'],
  ['main form:has([type=email]) button', '[data-toasts] li'],
  ['button[popovertarget=notices]', '#notices:popover-open'],
  ['button[popovertarget=privacy]', '#privacy:popover-open'],
  ['a[aria-label=Search]', '[data-screen=Search]'],
];
/** Of each route its own parts; others make them five. */
const PARTS = {
  '/': [
    ['[aria-label="Next slide"]', '[aria-label^="Slide 2"][aria-current=true]'],
    ['[aria-label="Pause the slides"]', '[aria-label="Play the slides"]'],
    ['main [role=tab]:nth-child(2)', 'main [role=tab]:nth-child(2)[aria-selected=true]'],
  ],
  '/london-attractions': [['main a[rel=nofollow]', 'main a[rel=nofollow][aria-current=true]']],
  '/top-attractions': [['main article a', '[data-screen=Attraction]']],
  '/tower-of-london': [['a[aria-haspopup=dialog]', 'dialog[open]']],
  '/top-london-pubs': [['main article a[href="/pub/1"]', '[data-screen=PubDetail]']],
  '/pub/1': [['main a[href="/top-london-pubs"]', '[data-screen=TopPubs]']],
  '/search': [
    ['[aria-label="List view"]', '[aria-label="List view"][aria-pressed=true]'],
    ['main button[popovertarget]', 'aside:popover-open'],
  ],
  '/map': [
    ['[role=group][aria-label=Show] button', '[role=group][aria-label=Show] button[aria-pressed=false]'],
    ['svg a[aria-label^="1. "]', '[aria-label^="About "]'],
  ],
  '/analytics': [
    ['[role=tab]:nth-child(2)', '[role=tab]:nth-child(2)[aria-selected=true]'],
    ['main li button[aria-pressed=true]', 'main li button[aria-pressed=false]'],
  ],
};

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

/** Runs in the page. @returns the middle of the element, so long after the first paint */
async function placeOf([selector, afterMs]) {
  const painted = await new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true }),
  );
  while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
  const left = painted + afterMs - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  const element = document.querySelector(selector);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, lateMs: performance.now() - painted };
}

/** Runs in every page: keeps the longest event of each interaction (https://web.dev/articles/inp). */
function watchInteractions() {
  Object.assign(window, { longest: 0 });
  const see = (list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
  };
  new PerformanceObserver(see).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** @returns what the first tap on a part took; its INP is unknown where it led to another document */
async function firstTap(route, [target, effect]) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watchInteractions);
    await page.goto(site.url + route, { waitUntil: 'commit' });
    const { x, y, lateMs } = await page.evaluate(placeOf, [target, TAP_AFTER_MS]);
    const url = page.url();
    const began = performance.now();
    await page.touchscreen.tap(x, y);
    await page.waitForSelector(effect, { state: 'attached', timeout: LOST_MS });
    const effectMs = performance.now() - began;
    const stayed = page.url() === url;
    const longest = stayed ? await page.evaluate(() => globalThis.longest) : undefined;
    return { effectMs, lateMs, inpMs: stayed ? Math.max(longest, SHORTEST_EVENT_MS) : undefined };
  } catch (error) {
    console.error(`${route} ${target}: ${error.message.split('\n')[0]}`);
    return { lost: true };
  } finally {
    await context.close();
  }
}

async function tapEverything() {
  printHead(
    'route',
    'taps',
    'lost',
    'INP p75 ms',
    'INP worst ms',
    'effect p75 ms',
    'tapped after paint, median ms',
  );
  const all = [];
  for (const [route, own] of Object.entries(PARTS)) {
    await (await fetch(site.url + route)).text();
    const present = await presentParts(route, [...own, ...COMMON]);
    const taps = [];
    for (const part of present.slice(0, 5))
      for (let round = 0; round < ROUNDS; round += 1) taps.push(await firstTap(route, part));
    all.push(...taps);
    printTaps(route, taps);
  }
  printTaps('all', all);
}

/** The parts that a route has; a part that none has would be a mistake of this table. */
async function presentParts(route, parts) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(site.url + route);
  const present = [];
  for (const part of parts) if ((await page.locator(part[0]).count()) > 0) present.push(part);
  await page.close();
  return present;
}

function printTaps(route, taps) {
  const of = (figure) => taps.map((tap) => tap[figure]).filter((value) => value !== undefined);
  print(
    route,
    taps.length,
    taps.filter(({ lost }) => lost).length,
    rounded(quantile(of('inpMs'), 0.75)),
    rounded(quantile(of('inpMs'), 1)),
    rounded(quantile(of('effectMs'), 0.75)),
    rounded(quantile(of('lateMs'), 0.5)),
  );
}

/** Runs in the page: resolves `arrived` with the time from the click to a frame with another first heading. */
function watchArrival() {
  const before = document.querySelector('main h1');
  const words = before?.textContent;
  globalThis.arrived = new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (!heading || (heading === before && heading.textContent === words)) return;
      observer.disconnect();
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
    }
    await page.waitForLoadState('networkidle');
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
  await tapEverything();
  console.log('');
  await walk();
  console.log('');
  await remember();
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
