import type { CDPSession, Page } from '@playwright/test';
import { openFrame } from '../support/boundary';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 300_000 });

/** A screen of each module, and what stands there once all of it is at work. */
const screens: [module: string, path: string, ready: string][] = [
  ['discover', '/', 'main [aria-roledescription="slide"] img'],
  ['pubs', '/top-london-pubs', 'main a[href^="/pub/"]'],
  ['map', '/map', 'main canvas'],
  ['search', '/search', 'main a[href^="/attraction/"]'],
  ['analytics', '/analytics', 'main canvas'],
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

/** `npm run test:mounts` has 200; what leaks at every mount shows at 60 as well. */
const MOUNTS = Number(process.env.MOUNTS ?? 60);

for (const [module, path, ready] of screens) {
  test(`${module}: ${MOUNTS} mounts and unmounts leave heap, nodes and listeners where they were`, async ({
    page,
    consoleErrors,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await openFrame(page);
    // The page that shows no module answers 404.
    consoleErrors.length = 0;
    await mount(page, path, ready, 20);
    await page.waitForLoadState('networkidle');
    const before = await held(client);
    await mount(page, path, ready, MOUNTS);
    await page.waitForLoadState('networkidle');
    // What is no longer needed may be held a moment longer by work that is under way; what leaks is held for good.
    let after = before;
    await expect
      .poll(async () => {
        after = await held(client);
        return after.nodes - before.nodes;
      })
      .toBeLessThan(MOUNTS / 2);
    const figures = `${module}: listeners ${before.listeners} → ${after.listeners}, nodes ${before.nodes} → ${after.nodes}, heap ${before.heap.toFixed(1)} → ${after.heap.toFixed(1)} MB`;
    test.info().annotations.push({ type: 'figure', description: figures });
    console.log(figures);
    // One thing kept per mount would be as many more as there were mounts.
    expect(after.listeners - before.listeners).toBeLessThan(MOUNTS / 4);
    expect(after.heap).toBeLessThan(before.heap * 1.15);
  });
}
