/**
 * `npm run bench -- pages-touch [route …]`: time from a tap, click or key to its visible effect, on five controls of each
 * main route, on a slow phone and a desktop. Times are from the event to the frame after the effect. Without routes, or
 * only that with `--next`: time to the next screen, through the router and as a document.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../tooling/testing/chromium.mjs';
import { head, quantile, row } from '../machine.mjs';
import { controlsOf } from './controls.mjs';
import { DESKTOP, openPage, PHONE } from './devices.mjs';
import { compareNextScreen } from './next-screen.mjs';
import { awaitRendered, printRepeats, untilRendered } from './rendered.mjs';
import { MAIN_ROUTES } from './routes.mjs';
import { openSite } from './site.mjs';
import { waitForCentre, watchTouch } from './watch.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { next: { type: 'boolean', default: false } },
});

/** Devices, kinds of input, times (ms after the first paint or the load event) and limits in ms. */
const RUNS = [
  { device: PHONE, by: 'tap', since: 'paint', afterMs: 100, limitMs: 800 },
  { device: PHONE, by: 'tap', since: 'paint', afterMs: 1000, limitMs: 800 },
  { device: PHONE, by: 'tap', since: 'load', afterMs: 5000, limitMs: 200 },
  { device: DESKTOP, by: 'click', since: 'paint', afterMs: 100, limitMs: 100 },
  { device: DESKTOP, by: 'click', since: 'load', afterMs: 5000, limitMs: 100 },
  { device: DESKTOP, by: 'key', since: 'load', afterMs: 5000, limitMs: 100 },
];

/** Touches a control once. @returns ms until its effect, `Infinity` if there is none */
async function touch(route, [target, selector, text], { device, by, since, afterMs, limitMs }) {
  const page = await openPage(browser, device);
  try {
    const { arm, msUntil, rendered } = await watchTouch(page, [{ name: 'effect', selector }]);
    await page.goto(site.url + route, { waitUntil: 'commit' });
    const { x, y } = await page.evaluate(waitForCentre, [target, since, afterMs]);
    if (text) await page.locator('form input[type=email]').pressSequentially(text);
    await arm();
    if (by === 'tap') await page.touchscreen.tap(x, y);
    else if (by === 'click') await page.mouse.click(x, y);
    else {
      const control = page.locator(target).first();
      const choice = page.locator(`input:is(${target}, :is(${target}) > input)`).first();
      if ((await choice.count()) > 0) await choice.press('Space');
      else await control.press('Enter');
    }
    const ms = await msUntil('effect');
    if (ms > limitMs)
      console.error(`${ms.toFixed(0)} ms: ${route} ${target}, ${device.name}, ${by}, ${since} + ${afterMs}`);
    return { ms, rendered: await rendered };
  } finally {
    await page.context().close();
  }
}

async function presentParts(route, device) {
  await awaitRendered(site.url + route);
  const context = await browser.newContext(device.context);
  const page = await context.newPage();
  await page.goto(site.url + route);
  const present = [];
  for (const part of controlsOf(route))
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

async function touchAll(routes) {
  console.log('From the touch to its effect, ms: median / p75 / worst\n');
  head(
    'route',
    ...RUNS.map(({ device, by, since, afterMs }) => `${device.name}, ${by}, ${since} + ${afterMs}`),
  );
  const all = RUNS.map(() => []);
  for (const route of routes) {
    const cells = [];
    for (const [index, run] of RUNS.entries()) {
      const times = [];
      for (const part of await presentParts(route, run.device))
        for (let round = 0; round < ROUNDS; round += 1)
          times.push((await untilRendered(route, () => touch(route, part, run))).ms);
      cells.push(summary(times));
      all[index].push(...times);
    }
    row(route, ...cells);
  }
  row('all', ...all.map(summary));
}

const site = await openSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
try {
  console.log(`Chromium ${browser.version()}, ${ROUNDS} rounds, load before ${loadavg()[0].toFixed(1)}`);
  if (!options.next) await touchAll(positionals.length > 0 ? positionals : MAIN_ROUTES);
  if (options.next || positionals.length === 0) await compareNextScreen(browser, site.url, ROUNDS);
  printRepeats();
} finally {
  await browser.close();
  await site.close();
}
