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

test('modules come from any static host that a setting names, with their hashes; what it changes is not executed', async ({
  page,
  consoleErrors,
}) => {
  const site = await start('static', { MODULES_URL: host.origin });
  try {
    const own: string[] = [];
    page.on('request', (request) => own.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/top-london-pubs`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
    expect(host.asked.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
    expect(own.filter((file) => file.startsWith('/modules/'))).toEqual([]);
    const scripts = page.locator('head link[rel=preload][as=script]');
    for (const script of await scripts.all()) {
      expect(await script.getAttribute('href')).toContain(host.origin);
      expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
    }
    expect(consoleErrors).toEqual([]);

    tampered = true;
    const visitor = withVisitor(await page.context().browser()!.newPage());
    await visitor.goto(`${site.url}/top-london-pubs`);
    // What the server rendered stays readable.
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

test('a site whose list names an origin takes an override from it, says so, and is reset with one click', async ({
  page,
  consoleErrors,
}) => {
  const site = await start('listed', { MODULE_ORIGINS: host.origin });
  try {
    const live = await (await page.request.get(`${site.url}/api/modules/live`)).json();
    const manifest = `${host.origin}/pubs/${live.pubs}/browser/mf-manifest.json`;
    host.asked.length = 0;
    await page.goto(`${site.url}/top-london-pubs?module:pubs=${manifest}`);
    const banner = page.getByRole('complementary', { name: 'Module overrides' });
    await expect(banner).toContainText(`pubs from ${host.origin}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(host.asked).toContain(new URL(manifest).pathname);
    await banner.getByRole('button', { name: 'Reset' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    // A developer's files are loaded ahead without a hash, which the browser remarks upon.
    const remarks = consoleErrors.splice(0);
    expect(remarks.filter((text) => !text.startsWith('A preload for'))).toEqual([]);
  } finally {
    await leave(page);
    await site.stop();
  }
});
