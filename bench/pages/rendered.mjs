import { setTimeout as pause } from 'node:timers/promises';

const MAX_ATTEMPTS = 40;
const RETRY_MS = 500;

/** Elements that scripts must still fill, as in `scheduleHydration.ts`. */
const WAITING = /<[^>]* (data-loading|aria-busy="true")/;

/**
 * Whether the server has rendered the whole page. A busy machine serves frames without content, and then a benchmark
 * measures something else. Pages of other sites always count as rendered.
 * @param {string} html
 */
export function isRendered(html) {
  if (!html.includes('id="guide-state"')) return true;
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return html.includes('"rendered":true') && !WAITING.test(main);
}

/** How often a page was measured in vain. @type {Map<string, number>} */
const repeats = new Map();

/**
 * Measures a page again until the server has rendered it.
 * @template {{ rendered: boolean }} Result
 * @param {string} page - for the report @param {() => Promise<Result>} measure
 * @returns {Promise<Result>} @throws if the page is never rendered
 */
export async function untilRendered(page, measure) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await measure();
    if (result.rendered) return result;
    repeats.set(page, (repeats.get(page) ?? 0) + 1);
    await pause(RETRY_MS);
  }
  throw new Error(`${page} was not rendered in ${MAX_ATTEMPTS} attempts`);
}

/** Requests a page until it is rendered, so that the server has it in its cache. @param {string} url */
export const awaitRendered = (url) =>
  untilRendered(url, async () => ({ rendered: isRendered(await (await fetch(url)).text()) }));

/** Prints how often each page was measured again. */
export function printRepeats() {
  const pages = [...repeats].map(([page, count]) => `${page} ${count}`);
  console.log(`\nRepeated because the page was not rendered: ${pages.join(', ') || 'none'}`);
}
