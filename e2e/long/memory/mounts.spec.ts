import type { CDPSession, Page } from '@playwright/test';
import { openFrame } from '../../support/boundary';
import { watchReads } from '../../support/requests';
import { expect, test } from '../../support/test';

test.describe.configure({ timeout: 300_000 });

/** A screen of each module, and what stands there once all of it is at work. */
const screens: [module: string, path: string, ready: string][] = [
  ['discover', '/', 'main [aria-roledescription="slide"] img'],
  ['pubs', '/top-london-pubs', 'main a[href^="/pub/"]'],
  ['map', '/map', 'main canvas'],
  ['search', '/search', 'main a[href^="/attraction/"]'],
  ['analytics', '/analytics', 'main [role=img] path'],
];

/** Mounts the screen and takes it away again, so many times. */
const mount = (page: Page, path: string, ready: string, times: number) =>
  page.evaluate(
    async ([to, selector, count]) => {
      const until = (holds: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!holds()) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, { childList: true, subtree: true });
          look();
        });
      const go = (next: string) => {
        history.replaceState({}, '', next);
        dispatchEvent(new PopStateEvent('popstate'));
      };
      for (let mounts = 0; mounts < count; mounts += 1) {
        go(to);
        await until(() => document.querySelector(selector) !== null);
        go('/nowhere');
        await until(() => document.querySelector('[data-module]') === null);
      }
    },
    [path, ready, times] as const,
  );

/** What the page holds after everything that nobody refers to was collected. */
async function held(client: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize') / 1e6,
  };
}

/** `npm run test:mounts` has 200; what leaks at every mount shows at 24 as well. */
const MOUNTS = Number(process.env.MOUNTS ?? 24);

/** What is kept once, by the browser's own records of a moved or painted element for example, is no leak: that grows again. */
const ROUNDS = 3;

for (const [module, path, ready] of screens) {
  test(`${module}: ${MOUNTS} mounts and unmounts leave heap, nodes and listeners where they were`, async ({
    page,
    consoleErrors,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const answered = watchReads(page);
    await openFrame(page);
    // The page that shows no module answers 404.
    consoleErrors.length = 0;
    const mounted = async (times: number) => {
      await mount(page, path, ready, times);
      await answered();
      return held(client);
    };
    let before = await mounted(12);
    let after = await mounted(MOUNTS);
    // One thing kept per mount would be as many more as there were mounts.
    const leaks = () =>
      after.nodes - before.nodes >= MOUNTS / 2 ||
      after.listeners - before.listeners >= MOUNTS / 4 ||
      after.heap >= before.heap * 1.15;
    for (let round = 1; leaks() && round < ROUNDS; round += 1) {
      before = after;
      after = await mounted(MOUNTS);
    }
    const figures = `${module}: listeners ${before.listeners} → ${after.listeners}, nodes ${before.nodes} → ${after.nodes}, heap ${before.heap.toFixed(1)} → ${after.heap.toFixed(1)} MB`;
    test.info().annotations.push({ type: 'figure', description: figures });
    console.log(figures);
    expect(leaks(), figures).toBe(false);
  });
}
