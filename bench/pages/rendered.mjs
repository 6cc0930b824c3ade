import { setTimeout as pause } from 'node:timers/promises';

const MAX_ATTEMPTS = 40;
const RETRY_MS = 500;

/** Elements that wait for scripts (`scheduleHydration.ts` looks for the same). */
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

/** Counts what was measured in vain, by page. */
export const repeated = new Map();

/** @param {string} page */
const countRepeat = (page) => repeated.set(page, (repeated.get(page) ?? 0) + 1);

/**
 * Measures a page until the browser got a rendered one.
 * @template Result
 * @param {string} page - name in `repeated` @param {() => Promise<{ html: string } & Result>} measure
 * @returns {Promise<Result>} @throws if the page is never rendered
 */
export async function untilRendered(page, measure) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await measure();
    if (isRendered(result.html)) return result;
    countRepeat(page);
    await pause(RETRY_MS);
  }
  throw new Error(`${page} was not rendered in ${MAX_ATTEMPTS} attempts`);
}

/** Prints how often each page was repeated. */
export function printRepeated() {
  const pages = [...repeated].map(([page, count]) => `${page} ${count}`);
  console.log(`\nRepeated because the page was not rendered: ${pages.join(', ') || 'none'}`);
}
