import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStaticHost } from '../../support/staticHost';
import { expect, test, withVisitor } from '../../support/test';
import { openSite, type Site } from '../../support/testSite';

const TITLE = /Top 10 Historic London Pubs/;

let store: string;
let tampered = false;
let host: Awaited<ReturnType<typeof startStaticHost>>;
let site: Site;
test.beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'guide-store-'));
  host = await startStaticHost(store, (file, text) =>
    tampered && file.endsWith('.js') ? `${text};globalThis.tampered=true;` : text,
  );
  site = await openSite({ MODULE_STORE: store, MODULES_URL: host.origin });
});
test.afterAll(async () => {
  await site?.close();
  await host?.stop();
  await rm(store, { recursive: true, force: true });
});

test('modules load from a configured static host with integrity hashes, and changed files are not executed', async ({
  page,
}) => {
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
  const data = await page.locator('script[data-page]').getAttribute('data-page');
  const { scripts }: { scripts: [url: string, integrity: string][] } = JSON.parse(data!);
  const ofModules = scripts.filter(([url]) => !url.startsWith('/assets/'));
  expect(ofModules).not.toEqual([]);
  for (const [url, integrity] of ofModules) {
    expect(url).toContain(host.origin);
    expect(integrity).toMatch(/^sha384-/);
  }

  tampered = true;
  const visitor = withVisitor(await page.context().browser()!.newPage());
  await visitor.goto(`${site.url}/top-london-pubs`);
  await expect(visitor.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(visitor.getByRole('banner')).toBeVisible();
  expect(await visitor.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await visitor.close();
});
