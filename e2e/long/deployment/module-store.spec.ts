import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../../tooling/build/site.mjs';
import { startSite } from '../../../tooling/commands/site.mjs';
import { startStaticHost } from '../../support/staticHost';
import { expect, leave, test, withVisitor } from '../../support/test';

let folder: string;
let tampered = false;
let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-store-'));
  host = await startStaticHost(path.join(folder, 'store'), (file, text) =>
    tampered && file.endsWith('.js') ? `${text};globalThis.tampered=true;` : text,
  );
});
test.afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (name: string, env: Record<string, string>) =>
  startSite({
    buildFolder: await buildSite({}),
    dataDir: path.join(folder, name),
    env: { MODULE_STORE: path.join(folder, 'store'), ...env },
    onLine: () => {},
  });
const TITLE = /Top 10 Historic London Pubs/;

test('modules load from a configured static host with integrity hashes, and changed files are not executed', async ({
  page,
  consoleErrors,
}) => {
  const site = await start('static', { MODULES_URL: host.origin });
  try {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/top-london-pubs`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
    expect(host.requestedPaths.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
    expect(requested.filter((file) => file.startsWith('/modules/'))).toEqual([]);
    const scripts = page.locator('head link[rel=preload][as=script]');
    for (const script of await scripts.all()) {
      expect(await script.getAttribute('href')).toContain(host.origin);
      expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
    }
    expect(consoleErrors).toEqual([]);

    tampered = true;
    const visitor = withVisitor(await page.context().browser()!.newPage());
    await visitor.goto(`${site.url}/top-london-pubs`);
    await expect(visitor.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(visitor.getByRole('banner')).toBeVisible();
    expect(await visitor.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await visitor.close();
  } finally {
    tampered = false;
    await leave(page);
    await site.stop();
  }
});

test('an override from an allowed origin shows a banner, and one click resets it', async ({
  page,
  consoleErrors,
}) => {
  const site = await start('listed', { MODULE_ORIGINS: host.origin });
  try {
    const live = await (await page.request.get(`${site.url}/api/modules/live`)).json();
    const manifest = `${host.origin}/pubs/${live.pubs}/browser/mf-manifest.json`;
    host.requestedPaths.length = 0;
    await page.goto(`${site.url}/top-london-pubs?module:pubs=${manifest}`);
    const banner = page.getByRole('complementary', { name: 'Module overrides' });
    await expect(banner).toContainText(`pubs from ${host.origin}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(host.requestedPaths).toContain(new URL(manifest).pathname);
    await banner.getByRole('button', { name: 'Reset' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    // Browsers warn about preloads without integrity, which overrides are.
    const warnings = consoleErrors.splice(0);
    expect(warnings.filter((text) => !text.startsWith('A preload for'))).toEqual([]);
  } finally {
    await leave(page);
    await site.stop();
  }
});
