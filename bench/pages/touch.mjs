/**
 * `npm run bench -- pages-touch [route …]`: time from a tap, click or key to its visible effect, on five controls of each
 * main route, on a slow phone and a desktop. Times are from the event to the frame after the effect.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../tooling/testing/chromium.mjs';
import { head, quantile, row } from '../machine.mjs';
import { openSite } from './site.mjs';
import { slowDown } from './slow-down.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const LOST_MS = 30_000;

/** @typedef {[target: string, effect: string, text?: string]} Part selectors of the control and its effect, text to type first */
/** @type {Part[]} */
const COMMON = [
  ['form:has([type=email]) [type=submit]', 'form [type=email]:user-invalid', 'nobody'],
  ['button[popovertarget=menu]', '#menu:popover-open'],
  ['button[popovertarget=notices]', '#notices:popover-open'],
  ['button[popovertarget=privacy]', '#privacy:popover-open'],
  ['a[aria-label=Search]', '[data-screen=Search]'],
];
/** Controls of each route; common ones bring them to five. @type {Record<string, Part[]>} */
const PARTS = {
  '/': [
    ['main [role=radiogroup] label:nth-child(2)', 'main [role=radiogroup] label:nth-child(2) :checked'],
    ['[aria-label="Next slide"]', '#slide-2:target, [href="#slide-2"][aria-current=true]'],
    ['[aria-label="Pause the slides"]', '[aria-label="Play the slides"]'],
  ],
  '/london-attractions': [['main a[rel=nofollow]', 'main a[rel=nofollow][aria-current=true]']],
  '/top-attractions': [['main article a', '[data-screen=Attraction]']],
  '/tower-of-london': [['a[aria-haspopup=dialog]', 'dialog[open]']],
  '/top-london-pubs': [['main article a[href="/pub/1"]', '[data-screen=PubDetail]']],
  '/pub/1': [['main a[href="/top-london-pubs"]', '[data-screen=TopPubs]']],
  '/search': [
    ['[aria-label="List view"]', '[aria-label="List view"]:checked'],
    ['main button[popovertarget]', 'aside:popover-open'],
  ],
  '/map': [
    ['[popovertarget=map-tips]', '#map-tips:popover-open h2'],
    ['main fieldset input', 'main fieldset label:not(:has(:checked))'],
    // A pin of the still map, or a row of the list once the map is interactive.
    [
      'svg a[aria-label^="1. "], main li button[aria-label^="Show "]',
      'aside[aria-label^="About "], .ol-overlay-container [role=dialog]',
    ],
  ],
  '/analytics': [
    ['main [role=radiogroup] label:nth-child(2)', 'main [role=radiogroup] label:nth-child(2) :checked'],
    ['main li input', 'main li label:not(:has(:checked))'],
  ],
};

const PHONE = {
  name: 'phone',
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const DESKTOP = { name: 'desktop', context: { viewport: { width: 1280, height: 900 } } };

/** Devices, kinds of input, times (ms after the first paint or the load event) and limits in ms. */
const RUNS = [
  { device: PHONE, by: 'tap', since: 'paint', afterMs: 100, limitMs: 800 },
  { device: PHONE, by: 'tap', since: 'paint', afterMs: 1000, limitMs: 800 },
  { device: PHONE, by: 'tap', since: 'load', afterMs: 5000, limitMs: 200 },
  { device: DESKTOP, by: 'click', since: 'paint', afterMs: 100, limitMs: 100 },
  { device: DESKTOP, by: 'click', since: 'load', afterMs: 5000, limitMs: 100 },
  { device: DESKTOP, by: 'key', since: 'load', afterMs: 5000, limitMs: 100 },
];

/** Runs in every document: reports the times of the touch and of the first frame with its effect. */
function watchTouch(effect) {
  const report = (what, at) => globalThis.reportTouch(what, performance.timeOrigin + at);
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(
      name,
      (event) => {
        if (globalThis.armed) report('touch', event.timeStamp);
        globalThis.armed = false;
      },
      { capture: true },
    );
  const look = () => {
    if (document.querySelector(effect))
      // The timeout runs after the frame that shows the effect.
      setTimeout(() => report('effect', performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: waits until the time of the touch. @returns the centre of the element, px */
async function waitForCentre([selector, since, afterMs]) {
  const from = await new Promise((resolve) => {
    const painted = (list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    };
    const loaded = () => resolve(performance.now());
    if (since === 'paint') new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    else if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded);
  });
  while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
  const remainingMs = from + afterMs - performance.now();
  if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
  const element = document.querySelector(selector);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Touches a control once. @returns ms until its effect, `Infinity` if there is none */
async function touch(route, [target, effect, text], { device, by, since, afterMs, limitMs }) {
  const context = await browser.newContext(device.context);
  try {
    const page = await context.newPage();
    if (device === PHONE) await slowDown(page);
    const times = {};
    let resolveShown;
    const shown = new Promise((resolve) => {
      resolveShown = resolve;
    });
    await page.exposeBinding('reportTouch', (_source, what, time) => {
      times[what] ??= time;
      if (times.touch && times.effect) resolveShown(times.effect - times.touch);
    });
    await page.addInitScript(watchTouch, effect);
    await page.goto(site.url + route, { waitUntil: 'commit' });
    const { x, y } = await page.evaluate(waitForCentre, [target, since, afterMs]);
    if (text) await page.locator('form input[type=email]').pressSequentially(text);
    await page.evaluate(() => Object.assign(globalThis, { armed: true }));
    if (by === 'tap') await page.touchscreen.tap(x, y);
    else if (by === 'click') await page.mouse.click(x, y);
    else {
      const control = page.locator(target).first();
      const choice = page.locator(`input:is(${target}, :is(${target}) > input)`).first();
      if ((await choice.count()) > 0) await choice.press('Space');
      else await control.press('Enter');
    }
    const ms = await Promise.race([shown, sleep(LOST_MS, Number.POSITIVE_INFINITY, { ref: false })]);
    if (ms > limitMs)
      console.error(`${ms.toFixed(0)} ms: ${route} ${target}, ${device.name}, ${by}, ${since} + ${afterMs}`);
    return ms;
  } finally {
    await context.close();
  }
}

async function presentParts(route, device) {
  const context = await browser.newContext(device.context);
  const page = await context.newPage();
  await page.goto(site.url + route);
  const present = [];
  for (const part of [...(PARTS[route] ?? []), ...COMMON])
    if ((await page.locator(part[0]).first().isVisible()) && (await page.locator(part[1]).count()) === 0)
      present.push(part);
  await context.close();
  return present.slice(0, 5);
}

function summary(times) {
  const lost = times.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
  const figures = [0.5, 0.75, 1].map((share) => quantile(times, share)?.toFixed(0));
  return `${figures.join(' / ')}${lost > 0 ? ` (${lost} lost)` : ''}`;
}

const site = await openSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
try {
  console.log(`Chromium ${browser.version()}, ${ROUNDS} rounds, load before ${loadavg()[0].toFixed(1)}`);
  console.log('From the touch to its effect, ms: median / p75 / worst\n');
  head(
    'route',
    ...RUNS.map(({ device, by, since, afterMs }) => `${device.name}, ${by}, ${since} + ${afterMs}`),
  );
  const all = RUNS.map(() => []);
  for (const route of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS)) {
    const cells = [];
    for (const [index, run] of RUNS.entries()) {
      const times = [];
      for (const part of await presentParts(route, run.device))
        for (let round = 0; round < ROUNDS; round += 1) times.push(await touch(route, part, run));
      cells.push(summary(times));
      all[index].push(...times);
    }
    row(route, ...cells);
  }
  row('all', ...all.map(summary));
} finally {
  await browser.close();
  await site.close();
}
