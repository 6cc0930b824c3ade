/** Time from a tap on a link to the next screen, through the router and as a document without scripts. */
import { setTimeout as pause } from 'node:timers/promises';
import { head, median, row } from '../machine.mjs';
import { DESKTOP, openPage, PHONE } from './devices.mjs';
import { remember, replay, withoutScripts } from './replay.mjs';
import { waitForCentre, watchTouch } from './watch.mjs';

const FROM = '/';
const TO = '/tower-of-london';
const LINK = `main a[href="${TO}"]`;
const NAME = 'Tower of London';

/** What a visitor sees first, and what follows. @type {import('./watch.mjs').Effect[]} */
const EFFECTS = [
  { name: 'head', selector: 'h1', text: NAME },
  { name: 'heading', selector: '[data-screen=Attraction] h1', text: NAME },
  { name: 'text', selector: '[data-screen=Attraction] :has(> #about) p', text: '' },
];

const LOADED_MS = 5000;

/** Pauses between scrolling to the link and the tap, ms: while the next screen's code loads, and after. */
const PAUSES_MS = [0, 2000];

/** @returns ms from the tap to each effect */
async function follow(browser, device, url, pauseMs) {
  const page = await openPage(browser, device, { serviceWorkers: 'block' });
  try {
    const { arm, msUntil } = await watchTouch(page, EFFECTS);
    await page.goto(url + FROM, { waitUntil: 'commit' });
    await page.evaluate(waitForCentre, [LINK, 'load', LOADED_MS]);
    await pause(pauseMs);
    const { x, y } = await page.evaluate(waitForCentre, [LINK, 'load', 0]);
    await arm();
    if (device === PHONE) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    return Object.fromEntries(
      await Promise.all(EFFECTS.map(async ({ name }) => [name, await msUntil(name)])),
    );
  } finally {
    await page.context().close();
  }
}

/**
 * Prints medians of alternating visits. Pages and data come from memory, so the server's time is not included; the
 * service worker is off, because throttling does not reach it.
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} rounds
 */
export async function compareNextScreen(browser, origin, rounds) {
  const get = remember(origin);
  const ways = [
    ['router', await replay(origin, get)],
    ['document', await replay(origin, get, { page: withoutScripts })],
  ];
  console.log(`\nFrom ${FROM} to ${TO}, ms from the tap, medians of ${rounds} alternating visits\n`);
  head('device', 'pause after scrolling', 'way', ...EFFECTS.map(({ name }) => name));
  try {
    // Fills the memory.
    for (const [, { url }] of ways) await follow(browser, DESKTOP, url, 0);
    for (const device of [PHONE, DESKTOP])
      for (const pauseMs of PAUSES_MS) {
        const visits = new Map(ways.map(([way]) => [way, []]));
        for (let round = 0; round < rounds; round += 1)
          for (const [way, { url }] of ways)
            visits.get(way).push(await follow(browser, device, url, pauseMs));
        for (const [way, times] of visits) {
          const figures = EFFECTS.map(({ name }) => median(times.map((visit) => visit[name])).toFixed(0));
          row(device.name, pauseMs, way, ...figures);
        }
      }
  } finally {
    for (const [, proxy] of ways) proxy.close();
  }
}
