/** Measures from a touch to its visible effects, in the page. */
import { setTimeout as sleep } from 'node:timers/promises';

const LOST_MS = 30_000;

/** @typedef {{ name: string, selector: string, text?: string }} Effect is shown when an element matches and contains the text */

/** Runs in every document: reports the times of the touch and of the first frames with its effects, and the rendering. */
function watchDocument(effects) {
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
  const isShown = ({ selector, text }) =>
    text === undefined
      ? document.querySelector(selector) !== null
      : [...document.querySelectorAll(selector)].some(
          (element) => element.textContent.includes(text) && element.checkVisibility(),
        );
  const look = (effect) => {
    if (isShown(effect))
      // The timeout runs after the frame that shows the effect.
      setTimeout(() => report(effect.name, performance.now()));
    else requestAnimationFrame(() => look(effect));
  };
  for (const effect of effects) requestAnimationFrame(() => look(effect));
  // What `isRendered` finds in HTML, before scripts change the page.
  addEventListener('DOMContentLoaded', () => {
    const state = document.getElementById('guide-state')?.textContent;
    const waits = document.querySelector('#main [data-loading], #main [aria-busy="true"]');
    globalThis.reportRendered(!state || (state.includes('"rendered":true') && !waits));
  });
}

function deferred() {
  let resolve;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/**
 * Call before the page is opened, and `arm` right before the touch.
 * @param {import('@playwright/test').Page} page @param {Effect[]} effects
 * @returns `msUntil` gives ms from the touch to an effect, `Infinity` if there is none; `rendered` says whether the
 *   server had rendered the page
 */
export async function watchTouch(page, effects) {
  const reported = Object.fromEntries(
    ['touch', ...effects.map(({ name }) => name)].map((name) => [name, deferred()]),
  );
  const rendered = deferred();
  await page.exposeBinding('reportTouch', (_source, what, time) => reported[what].resolve(time));
  await page.exposeBinding('reportRendered', (_source, value) => rendered.resolve(value));
  await page.addInitScript(watchDocument, effects);
  return {
    rendered: rendered.promise,
    arm: () => page.evaluate(() => Object.assign(globalThis, { armed: true })),
    async msUntil(name) {
      const times = Promise.all([reported.touch.promise, reported[name].promise]);
      const lost = sleep(LOST_MS, [0, Number.POSITIVE_INFINITY], { ref: false });
      const [touch, effect] = await Promise.race([times, lost]);
      return effect - touch;
    },
  };
}

/** Runs in the page: waits until the time of the touch. @returns the centre of the element, px */
export async function waitForCentre([selector, since, afterMs]) {
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
