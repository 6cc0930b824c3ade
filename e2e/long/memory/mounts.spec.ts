import type { CDPSession, Page } from '@playwright/test';
import { openFrame } from '../../support/boundary';
import { watchReads } from '../../support/requests';
import { expect, test } from '../../support/test';

test.describe.configure({ timeout: 300_000 });

/** A screen of each module, with a selector that matches when it is complete. */
const screens: [module: string, path: string, ready: string][] = [
  ['discover', '/', 'main [aria-roledescription="slide"] img'],
  ['pubs', '/top-london-pubs', 'main a[href^="/pub/"]'],
  ['map', '/map', 'main canvas'],
  ['search', '/search', 'main a[href^="/attraction/"]'],
  ['analytics', '/analytics', 'main [role=img] path'],
];

const mountRepeatedly = (page: Page, path: string, ready: string, times: number) =>
  page.evaluate(
    async ([to, selector, count]) => {
      const until = (isReached: () => boolean) =>
        new Promise<void>((resolve) => {
          const check = () => {
            if (!isReached()) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(check);
          observer.observe(document.body, { childList: true, subtree: true });
          check();
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

async function measureAfterGarbageCollection(client: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)!.value;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize') / 1e6,
  };
}

/** `npm run test:mounts` has 200; a leak at every mount also shows with 24. */
const MOUNTS = Number(process.env.MOUNTS ?? 24);

/** Growth in a single round is not a leak: browsers keep some records once. */
const ROUNDS = 3;

for (const [module, path, ready] of screens) {
  test(`${module}: ${MOUNTS} mounts and unmounts leak no memory, nodes or listeners`, async ({
    page,
    consoleErrors,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const waitForReads = watchReads(page);
    await openFrame(page);
    // The page without a module has status 404.
    consoleErrors.length = 0;
    const measureMounts = async (times: number) => {
      await mountRepeatedly(page, path, ready, times);
      await waitForReads();
      return measureAfterGarbageCollection(client);
    };
    let before = await measureMounts(12);
    let after = await measureMounts(MOUNTS);
    // An object that leaks at every mount adds at least MOUNTS.
    const leaks = () =>
      after.nodes - before.nodes >= MOUNTS / 2 ||
      after.listeners - before.listeners >= MOUNTS / 4 ||
      after.heap >= before.heap * 1.15;
    for (let round = 1; leaks() && round < ROUNDS; round += 1) {
      before = after;
      after = await measureMounts(MOUNTS);
    }
    const figures = `${module}: listeners ${before.listeners} → ${after.listeners}, nodes ${before.nodes} → ${after.nodes}, heap ${before.heap.toFixed(1)} → ${after.heap.toFixed(1)} MB`;
    test.info().annotations.push({ type: 'figure', description: figures });
    console.log(figures);
    expect(leaks(), figures).toBe(false);
  });
}
