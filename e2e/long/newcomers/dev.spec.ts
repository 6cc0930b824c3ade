import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { buildSite } from '../../../tooling/build/site.mjs';
import { freePort } from '../../../tooling/commands/ports.mjs';
import { expect, test } from '../../support/test';
import { openWorkshop } from '../../support/workshop';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
let dev: ChildProcess | undefined;
/** URL that `npm run dev` prints: the site with an override for the module's dev server. */
let address: URL;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  await buildSite({ development: true });
  workshop = await openWorkshop();
  const env = { ...process.env, PORT: String(await freePort()), NODE_ENV: undefined };
  dev = spawn(process.execPath, ['tooling/commands/dev.mjs', 'pubs'], { cwd: workshop.folder, env });
  dev.stderr!.resume();
  for await (const line of createInterface({ input: dev.stdout! })) {
    const ready = line.match(/^Module ready: (\S+)$/)?.[1];
    if (ready) {
      address = new URL(ready);
      break;
    }
  }
});
test.afterAll(async () => {
  if (dev && dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  await workshop.close();
});

const TITLE = 'Top 10 Historic London Pubs';
const SCREEN = 'mfe-pubs/src/screens/TopPubs/TopPubs.tsx';
const titleOf = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE });

async function openDev(page: Page): Promise<void> {
  await page.goto(`${address.origin}/top-london-pubs${address.search}`);
  await expect(titleOf(page)).toBeVisible();
}

test('npm run dev shows an edit without a reload and a banner that resets to the release', async ({
  page,
}) => {
  await openDev(page);
  const banner = page.getByRole('complementary', { name: 'Module overrides' });
  const manifest = new URL(address.searchParams.get('module:pubs')!);
  await expect(banner).toContainText(`pubs from ${manifest.origin}`);
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  const restore = await workshop.edit(SCREEN, /title=\{texts\.heading\}/, 'title="Edited just now"');
  await expect(page.getByRole('heading', { level: 1, name: 'Edited just now' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await restore();
  await expect(titleOf(page)).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);

  await banner.getByRole('button', { name: 'Reset' }).click();
  await expect(banner).toHaveCount(0);
  await expect(titleOf(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

/** Without the widgets of other modules, which load at their own time into space that is kept for them. */
const layout = (page: Page) =>
  page.locator('main *:not([data-slot] *)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
    }),
  );

test('npm run dev has the same layout as the release', async ({ page }) => {
  await page.goto(`${workshop.url}/top-london-pubs`);
  await expect(titleOf(page)).toBeVisible();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const released = await layout(page);
  await openDev(page);
  await expect(page.getByRole('complementary', { name: 'Module overrides' })).toBeVisible();
  await expect(page.locator('[data-served]')).toHaveCount(0);
  await expect.poll(() => layout(page)).toEqual(released);
});

test('a syntax error shows with its file and line until it is fixed', async ({ page, consoleErrors }) => {
  await openDev(page);
  const fix = await workshop.edit(SCREEN, 'const pubs = usePubs();', 'const pubs = = usePubs();');
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
  await expect(overlay).toContainText('TopPubs.tsx');
  await expect(overlay).toContainText('const pubs = = usePubs();');
  await fix();
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
  await expect(titleOf(page)).toBeVisible();
  // The messages of a page that is left are complete.
  await page.goto('about:blank');
  // The dev server logs the error, and the CSP blocks styles of its overlay.
  const errors = consoleErrors.splice(0);
  expect(errors.filter((text) => !/^(\[rspack-dev-server\]|Applying inline style)/.test(text))).toEqual([]);
});

test('a screen that throws after an edit recovers without a reload when it is fixed', async ({
  page,
  consoleErrors,
}) => {
  const retry = page.getByRole('button', { name: 'Try again' });
  await openDev(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  const fix = await workshop.edit(
    SCREEN,
    'const pubs = usePubs();',
    "const pubs = usePubs();\n  throw new Error('edited');",
  );
  await expect(retry).toBeVisible();
  const failure = page.getByRole('alert').filter({ has: retry });
  await expect(failure.getByRole('heading', { name: 'edited' })).toBeVisible();
  await expect(failure).toContainText(/src\/screens\/TopPubs\/TopPubs\.tsx, line \d+/);
  await fix();
  await expect(retry).toHaveCount(0);
  await expect(titleOf(page)).toBeVisible();
  await expect(page.locator('[data-served]')).toHaveCount(0);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  // React and the shell log the failure, and that the only release has failed; some scripts have no source map.
  const errors = consoleErrors.splice(0);
  expect(errors.filter((text) => !/edited|LoadError: No release of pubs|404/.test(text))).toEqual([]);
});
