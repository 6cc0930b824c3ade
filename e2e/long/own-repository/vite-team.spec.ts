/** A team that builds its module with Vite (`examples/postcards`): it is released, rendered and loaded as every other. */
import { moduleAddress } from '@guide/contracts/module/address';
import type { Page } from '@playwright/test';
import { openSite, type Site } from '../../support/ownSite';
import { openTeam } from '../../support/ownTeam';
import { servedHeading } from '../../support/servedHeading';
import { expect, test, withVisitor } from '../../support/test';

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

test('D-67 what was built with Vite is tested, checked and released, and its page is rendered on the server', async () => {
  test.setTimeout(10 * MINUTE_MS);
  const released = await team.ask('release');
  expect(released.text).toMatch(/Tests:\s+2 passed, 2 total/);
  expect(released.text).toMatch(/^Released postcards 1\.0\.0-[0-9a-f]{10} to 100 % of visitors\.$/m);
  await expect
    .poll(async () => (await fetch(`${site.url}/postcards`)).status, { timeout: MINUTE_MS })
    .toBe(200);
  expect(await servedHeading(`${site.url}/postcards`)).toBe('Postcards');
});

const words = (page: Page, text: string) => page.locator('main').getByText(text);
const otherWords = (page: Page) => page.getByRole('button', { name: 'Other words' }).click();

test('its page is hydrated, and loads a part of it when that is asked for', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`${site.url}/postcards`);
  await expect(words(page, 'Greetings from London.')).toHaveCSS('border-top-width', '1px');
  await otherWords(page);
  await expect(words(page, 'All is well in London.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('the guide loads it with its styles into a page that is open', async ({ page, consoleErrors }) => {
  await page.goto(site.url);
  await page.evaluate(() => {
    history.pushState(null, '', '/postcards');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(words(page, 'Greetings from London.')).toHaveCSS('border-top-width', '1px');
  await otherWords(page);
  await expect(words(page, 'All is well in London.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a part of it that is not what was signed does not run', async ({ browser }) => {
  // Its errors are expected: it is no page of the fixture, which takes none.
  const context = await browser.newContext();
  const page = withVisitor(await context.newPage());
  let changes = 0;
  await page.route(`**${moduleAddress('postcards')}**/*.js`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    if (text.includes('All is well in')) changes += 1;
    await route.fulfill({ response: answer, body: text.replace('All is well in', 'Nothing is well in') });
  });
  await page.goto(`${site.url}/postcards`);
  await expect(words(page, 'Greetings from London.')).toBeVisible();
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await otherWords(page);
  await refused;
  expect(changes).toBeGreaterThan(0);
  await expect(words(page, 'Greetings from London.')).toBeVisible();
  await context.close();
});
