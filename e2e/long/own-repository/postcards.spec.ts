/** A team that builds its module with Vite: `examples/postcards`. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleAddress } from '@guide/contracts/module/address';
import type { Page } from '@playwright/test';
import { servedHeading } from '../../support/servedHeading';
import { openTeam } from '../../support/team';
import { expect, go, test, withVisitor } from '../../support/test';
import { openSite, type Site } from '../../support/testSite';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const MINUTE_MS = 60_000;

let site: Site;
let team: Awaited<ReturnType<typeof openTeam>>;

test.beforeAll(async () => {
  test.setTimeout(15 * MINUTE_MS);
  site = await openSite();
  team = await openTeam(site, site.dataDir, {
    module: 'postcards',
    paths: ['/postcards'],
    slots: ['postcards/*'],
  });
});
test.afterAll(async () => {
  await team?.close();
  await site?.close();
});

async function filesOf(folder: string, isIncluded: (name: string) => boolean = () => true) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = files
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .filter(isIncluded)
    .sort();
  const hashes = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>;
}

const liveVersions = async () => (await fetch(`${site.url}/api/modules/live`)).json();
// Everything but the postcards: hashes of the shell and the other modules, and their live versions.
const everythingElse = async () => {
  const { postcards: _, ...live } = await liveVersions();
  return {
    live,
    shell: await filesOf(path.join(site.buildFolder, 'shell')),
    modules: await filesOf(path.join(site.dataDir, 'modules'), (name) => !name.startsWith('postcards/')),
  };
};
const statusOf = async (at: string) => (await fetch(site.url + at)).status;
const untilStatus = (at: string, status: number) =>
  expect.poll(() => statusOf(at), { timeout: MINUTE_MS }).toBe(status);

let before: Awaited<ReturnType<typeof everythingElse>>;
const RELEASE = String.raw`postcards 1\.0\.0-[0-9a-f]{10}`;
const HEADING = { level: 1, name: 'Postcards' } as const;

test('D-67 a first release that claims nothing shows nothing', async () => {
  test.setTimeout(5 * MINUTE_MS);
  before = await everythingElse();
  expect(Object.keys(before.shell).length).toBeGreaterThan(5);
  expect(Object.keys(before.modules).length).toBeGreaterThan(20);
  // The last test rolls back to this release.
  const released = await team.withoutTests(() => team.withoutClaims(() => team.runGuide('release')));
  expect(released.text).toMatch(new RegExp(`^Released ${RELEASE} to 100 % of visitors\\.$`, 'm'));
  expect(await statusOf('/postcards')).toBe(404);
});

test('D-67 a preview with a banner is shown to a visitor with its link until it is left', async ({
  browser,
}) => {
  test.setTimeout(5 * MINUTE_MS);
  const live = await liveVersions();
  const preview = await team.withoutTests(() => team.runGuide('preview'));
  expect(preview.text).toMatch(/^Open http/m);
  const link = preview.text.match(/http:\/\/\S+/)![0];
  expect(new URL(link).pathname).toBe('/postcards');
  // A new context, because the page fixture allows no console errors.
  const context = await browser.newContext();
  const page = withVisitor(await context.newPage());
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await page.goto(link);
  await page.goto(`${site.url}/postcards`);
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await expect(banner).toHaveText(new RegExp(`^Preview of ${RELEASE} until .* GMT`));
  expect(await liveVersions()).toEqual(live);
  expect(await everythingElse()).toEqual(before);
  await banner.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  await expect(banner).toHaveCount(0);
  await context.close();
});

test('D-67 a module built with Vite is tested and released; the release is live at the next navigation and changes nothing else', async () => {
  test.setTimeout(10 * MINUTE_MS);
  const released = await team.runGuide('release');
  expect(released.text).toMatch(/Tests:\s+2 passed, 2 total/);
  expect(released.text).toMatch(new RegExp(`^Released ${RELEASE} to 100 % of visitors\\.$`, 'm'));
  await untilStatus('/postcards', 200);
  expect(await servedHeading(`${site.url}/postcards`)).toBe('Postcards');
  expect(await everythingElse()).toEqual(before);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain('/postcards<');
});

const textOf = (page: Page, text: string) => page.locator('main').getByText(text);
const changeText = (page: Page) => page.getByRole('button', { name: 'Other words' }).click();

async function expectWorking(page: Page): Promise<void> {
  await expect(textOf(page, 'Greetings from London.')).toHaveCSS('border-top-width', '1px');
  await changeText(page);
  await expect(textOf(page, 'All is well in London.')).toBeVisible();
}

test('its page hydrates and loads a lazy part on demand', async ({ page }) => {
  await page.goto(`${site.url}/postcards`);
  await expectWorking(page);
});

test('an open page navigates to it and loads its styles', async ({ page }) => {
  await page.goto(site.url);
  await go(page, '/postcards');
  await expectWorking(page);
});

test('a changed lazy part does not run', async ({ browser }) => {
  // A new context, because the page fixture allows no console errors.
  const context = await browser.newContext();
  const page = withVisitor(await context.newPage());
  let changes = 0;
  await page.route(`**${moduleAddress('postcards')}**/*.js`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes('All is well in')) changes += 1;
    await route.fulfill({ response, body: text.replace('All is well in', 'Nothing is well in') });
  });
  await page.goto(`${site.url}/postcards`);
  await expect(textOf(page, 'Greetings from London.')).toBeVisible();
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await changeText(page);
  await refused;
  expect(changes).toBeGreaterThan(0);
  await expect(textOf(page, 'Greetings from London.')).toBeVisible();
  await context.close();
});

test('D-67 after the rollback its path is Page Not Found again', async () => {
  const { text } = await team.runGuide('rollback');
  expect(text).toMatch(/^postcards was rolled back to 1\.0\.0-[0-9a-f]{10}\.$/m);
  await untilStatus('/postcards', 404);
  expect(await everythingElse()).toEqual(before);
});
