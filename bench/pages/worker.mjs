/**
 * `npm run bench:pages:worker`: what the service worker costs and brings. Two sites, one with it and one without, are
 * visited in turns over a phone's line with a CPU four times slower: a first visit, in which it is not asked for yet, and a
 * second one, which it answers or the browser's own cache. Bytes are counted on the line. Then Lighthouse of both, and
 * what a device holds after the routes were seen and after the whole guide was taken along. `ROUNDS` of each (5).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { VIEWPORT } from './measure.mjs';
import { startSlowLine } from './slow-line.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ROUTES = (process.env.ROUTES ?? '/ /tower-of-london /london-attractions /pub/1').split(' ');
const SLOWER_CPU = 4;
/** Nothing more comes of a page that was still for so long; the worker is asked for 10 s after `load`. */
const STILL_MS = 2000;
const MAX_WAIT_MS = 120_000;
const MAX_TRIES = 5;
const KINDS = ['on', 'off'];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const spread = (values, digits = 0) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;
const print = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const printHead = (...cells) => {
  print(...cells);
  console.log(`|${'---|'.repeat(cells.length)}`);
};

const folder = await mkdtemp(path.join(tmpdir(), 'guide-worker-'));
const buildFolder = await buildSite({});
const sites = {};
const lines = {};
for (const kind of KINDS) {
  const env = { SERVICE_WORKER: kind, RENDER_BUDGET_MS: '0', NOT_FOUND_RATE: '0', WRITE_RATE: '0' };
  sites[kind] = await startSite({ buildFolder, dataDir: path.join(folder, kind), env });
  lines[kind] = await startSlowLine(sites[kind].url);
}
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });

/** Runs in the page. @returns when its largest part was painted, ms after the navigation began */
const largestPaint = () =>
  new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  );

/** Opens a route in a window of its own, and closes it when it is still. @returns LCP and bytes on the line */
async function visit(context, kind, route, stay = async (_page) => {}) {
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  const before = lines[kind].bytes();
  await page.goto(lines[kind].url + route);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(STILL_MS);
  const seen = {
    lcp: await page.evaluate(largestPaint),
    bytes: lines[kind].bytes() - before,
    hasWorker: await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())),
  };
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await stay(page);
  await page.close();
  return seen;
}

/** Stays on a page until the worker is there and has stored what the page was made of. */
async function untilStored(page) {
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    while (!(await caches.match(location.href, { ignoreVary: true })))
      await new Promise((resolve) => setTimeout(resolve, 100));
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
}

/** A visitor's first and second visit to a route; again where the first was so long that the worker came in it. */
async function visitTwice(kind, route) {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2 });
    try {
      const first = await visit(context, kind, route, kind === 'on' ? untilStored : undefined);
      if (!first.hasWorker) return { first, second: await visit(context, kind, route) };
    } finally {
      await context.close();
    }
  }
  throw new Error(`${route}: the machine is too busy for a first visit of 10 s.`);
}

async function compareVisits() {
  const figures = ['bytes on', 'bytes off', 'LCP on, ms', 'LCP off, ms', 'LCP on ÷ off'];
  printHead('visit', 'route', ...figures);
  for (const route of ROUTES) {
    const visits = { on: [], off: [] };
    for (const kind of KINDS) await (await fetch(sites[kind].url + route)).text();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed())
        visits[kind].push(await visitTwice(kind, route));
    for (const which of ['first', 'second']) {
      const of = (kind, figure) => visits[kind].map((one) => one[which][figure]);
      const ratios = of('on', 'lcp').map((lcp, round) => lcp / of('off', 'lcp')[round]);
      const bytes = KINDS.map((kind) => spread(of(kind, 'bytes')));
      print(which, route, ...bytes, ...KINDS.map((kind) => spread(of(kind, 'lcp'))), spread(ratios, 2));
    }
  }
}

/** Lighthouse with its own mobile settings, in turns. */
async function compareLighthouse() {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...launchArguments],
  });
  const options = { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] };
  try {
    printHead(
      'route',
      'performance on',
      'performance off',
      'bytes on',
      'bytes off',
      'LCP on, ms',
      'LCP off, ms',
    );
    for (const route of ROUTES) {
      const runs = { on: [], off: [] };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed())
          runs[kind].push((await lighthouse(sites[kind].url + route, options)).lhr);
      const both = (figure) => KINDS.map((kind) => spread(runs[kind].map(figure)));
      print(
        route,
        ...both(({ categories }) => categories.performance.score * 100),
        ...both(({ audits }) => audits['total-byte-weight'].numericValue),
        ...both(({ audits }) => audits['largest-contentful-paint'].numericValue),
      );
    }
  } finally {
    chrome.kill();
  }
}

/**
 * What the origin holds, bytes: the bodies in the worker's caches, counted, and what the browser estimates for all of
 * it, which it brings up to date late.
 */
const held = (page) =>
  page.evaluate(async () => {
    let bodies = 0;
    let files = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        bodies += (await (await cache.match(request, { ignoreVary: true })).blob()).size;
        files += 1;
      }
    }
    const { usage } = await navigator.storage.estimate();
    return { files, bodies, usage };
  });

async function weighStorage() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(MAX_WAIT_MS);
  const rows = [];
  for (const route of ROUTES) {
    await page.goto(sites.on.url + route, { waitUntil: 'networkidle' });
    await untilStored(page);
  }
  rows.push([`${ROUTES.length} pages seen`, await held(page)]);
  await page.getByRole('button', { name: 'Plan menu' }).click();
  await page.getByRole('button', { name: /^Take .* with you/ }).click();
  const panel = page.locator('#pocket');
  await panel.getByRole('button', { name: /^Take .* with you$/ }).click();
  await panel.getByRole('button', { name: 'Bring up to date' }).waitFor();
  rows.push(['the whole guide besides', await held(page)]);
  printHead('stored', 'files', 'their bodies, MB', 'browser’s estimate, MB');
  for (const [what, { files, bodies, usage }] of rows)
    print(what, files, (bodies / 1e6).toFixed(2), (usage / 1e6).toFixed(2));
  await page.close();
}

try {
  console.log(`Chromium ${browser.version()}, ${ROUNDS} rounds, load before ${loadavg()[0].toFixed(1)}\n`);
  await compareVisits();
  console.log('');
  await weighStorage();
  console.log('');
  await compareLighthouse();
  console.log(`\nload after ${loadavg()[0].toFixed(1)}`);
} finally {
  await browser.close();
  for (const kind of KINDS) {
    lines[kind].stop();
    await sites[kind].stop();
  }
  await rm(folder, { recursive: true, force: true });
}
