/** A team that builds its module with Vite: `examples/postcards`. */
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
  team = await openTeam(site, site.dataDir, { module: 'postcards', paths: ['/postcards'], slots: [] });
});
test.afterAll(async () => {
  await team?.close();
  await site?.close();
});

test('D-67 a module built with Vite is tested, released, and rendered on the server', async () => {
  test.setTimeout(10 * MINUTE_MS);
  const released = await team.runGuide('release');
  expect(released.text).toMatch(/Tests:\s+2 passed, 2 total/);
  expect(released.text).toMatch(/^Released postcards 1\.0\.0-[0-9a-f]{10} to 100 % of visitors\.$/m);
  await expect
    .poll(async () => (await fetch(`${site.url}/postcards`)).status, { timeout: MINUTE_MS })
    .toBe(200);
  expect(await servedHeading(`${site.url}/postcards`)).toBe('Postcards');
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
