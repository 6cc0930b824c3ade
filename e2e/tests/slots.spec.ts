/** A release of the planner that also fills slots of other modules, and has an entry in the menu. */
import { openReleases } from '../support/releases';
import { expect, holdBack, test } from '../support/test';
import { openSite, type Site } from '../support/testSite';

test.describe.configure({ mode: 'serial' });

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await openSite();
  const releases = await openReleases(site);
  const live = await releases.live('planner');
  const filling = await releases.add(live, ({ record }) => {
    const slots = { ...live.claims!.slots, 'discover/place': 'SaveButton', 'pubs/place': 'SaveButton' };
    const menu = { path: '/favorites', label: 'Kept', labels: { de: 'Behalten' } };
    record.claims = { ...live.claims, slots, menu };
  });
  await releases.makeLive(filling, live);
  await releases.close();
});
test.afterAll(() => site?.close());

for (const path of ['/attraction/1', '/pub/1'])
  test(`the widget of another module has its space on ${path} before and after it is there`, async ({
    page,
  }) => {
    const slot = path.startsWith('/pub') ? 'pubs/place' : 'discover/place';
    // A busy server leaves screens to the browser.
    await expect
      .poll(async () => (await fetch(site.url + path)).text(), { timeout: 60_000 })
      .toContain(`data-slot="${slot}"`);
    const row = page.locator(`[data-slot="${slot}"]`);
    const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
    const letScriptsPass = await holdBack(page, /\.js$/);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    expect(await height()).toBe(72);
    letScriptsPass();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button', { name: /^Save / })).toBeVisible();
    expect(await height()).toBe(72);
  });

test('its entry is in the menu, in the language of the page, also without scripts', async ({ page }) => {
  for (const [path, label] of [
    ['/', 'Kept'],
    ['/de', 'Behalten'],
  ] as const) {
    const html = await (await fetch(site.url + path)).text();
    expect(html.split(`>${label}</a>`)).toHaveLength(3);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Plan menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kept' }).click();
  await expect(page).toHaveURL(`${site.url}/favorites`);
});
