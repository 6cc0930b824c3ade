import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleAddress } from '@guide/contracts/module/address';
import { buildSite } from '../../../tooling/build/site.mjs';
import { startSite } from '../../../tooling/commands/site.mjs';
import { fallbackOf } from '../../support/boundary';
import { expect, go, test, withVisitor } from '../../support/test';

test.describe.configure({ timeout: 120_000 });

let build: string;
let dataDir: string;
test.beforeAll(async () => {
  build = await buildSite({});
  dataDir = await mkdtemp(path.join(tmpdir(), 'guide-composition-'));
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startSite({ buildFolder: build, dataDir, onLine: () => {} });

test('each module has its own entry, and deleting a module breaks only its own routes', async ({ page }) => {
  const site = await start();
  try {
    const paths = {
      discover: '/top-attractions',
      pubs: '/top-london-pubs',
      map: '/map',
      search: '/search',
      analytics: '/analytics',
    };
    const entries = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const module = Object.keys(paths).find((name) => pathname.startsWith(moduleAddress(name)));
      if (module && pathname.includes('/remoteEntry.')) entries.add(module);
    });
    for (const to of Object.values(paths)) await page.goto(site.url + to, { waitUntil: 'load' });
    expect([...entries].sort()).toEqual(Object.keys(paths).sort());

    await rm(path.join(dataDir, 'modules/pubs'), { recursive: true });
    await page.context().clearCookies();
    const fresh = await page.context().browser()!.newContext();
    const visitor = withVisitor(await fresh.newPage());
    await visitor.goto(`${site.url}/top-london-pubs`);
    // The server-rendered content stays readable, with an error message.
    const retry = visitor.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1, name: /Historic London Pubs/ })).toBeVisible();
    await expect(visitor.getByRole('banner')).toBeVisible();
    for (const to of ['/top-attractions', '/map', '/search', '/analytics']) {
      await visitor.goto(site.url + to);
      await expect(visitor.locator('main h1').first()).toBeVisible();
      await expect(visitor.locator('main [data-screen]:not([data-served])')).toBeVisible();
      await expect(visitor.getByRole('heading', { name: /could not be loaded/ })).toHaveCount(0);
      await expect(retry).toHaveCount(0);
    }
    // A navigation in the app has no server-rendered content, so the fallback shows.
    await visitor.goto(site.url);
    await go(visitor, '/top-london-pubs');
    await expect(fallbackOf(visitor)).toBeVisible();
    await fresh.close();
  } finally {
    await site.stop();
  }
});
