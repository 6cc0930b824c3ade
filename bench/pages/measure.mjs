/** Loads one page in a throttled Chromium and reads what a visitor would feel. */

/** Lighthouse's slow 4G, and a CPU four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
export const VIEWPORT = { width: 390, height: 844 };

/** Nothing larger was painted and nothing blocked for so long, ms: the page has settled. */
const QUIET_MS = 2000;

/** Total blocking time: of every long task after the first contentful paint what exceeds 50 ms (https://web.dev/articles/tbt). */
const blocking = ({ fcp, long }) =>
  long.reduce((sum, [from, until]) => sum + Math.max(0, until - Math.max(from, fcp) - 50), 0);

/** Runs in the page. @returns what was seen once it has not changed for `quiet` ms */
async function settled(quiet) {
  for (let before = ''; before !== JSON.stringify(globalThis.seen); ) {
    before = JSON.stringify(globalThis.seen);
    await new Promise((resolve) => setTimeout(resolve, quiet));
  }
  return globalThis.seen;
}

/** Gives a page the line and the processor of a phone. @param {import('@playwright/test').CDPSession} client */
export async function slowDown(client) {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{ content: number, lcp: number, cls: number, tbt: number, script: number }>} ms, ms, score, ms, bytes
 */
export async function measure(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await slowDown(client);
  let script = 0;
  const kinds = new Map();
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await page.addInitScript(() => {
    /** @type {{ content: number, fcp: number, lcp: number, cls: number, long: [number, number][] }} */
    const seen = { content: 0, fcp: 0, lcp: 0, cls: 0, long: [] };
    Object.assign(window, { seen });
    const heading = () => {
      if (!seen.content && document.querySelector('main h1'))
        requestAnimationFrame(() => {
          seen.content ||= performance.now();
        });
    };
    new MutationObserver(heading).observe(document, { childList: true, subtree: true });
    const observe = (type, each) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    });
    observe('longtask', (entry) => {
      seen.long.push([entry.startTime, entry.startTime + entry.duration]);
    });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    });
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForSelector('main h1', { timeout: 60_000 });
  const seen = await page.evaluate(settled, QUIET_MS);
  await context.close();
  return { ...seen, tbt: blocking(seen), script };
}
