import { expectOpenToAnyone } from '../../support/openToAnyone';
import { places } from '../../support/places';
import { expectFixedPage, expectSameByLink } from '../../support/screenText';
import { expect, test } from '../../support/test';

for (const path of [
  '/london-attractions',
  '/top-attractions',
  '/top-london-pubs',
  '/pub/1',
  '/attraction/1',
  '/search',
  '/map',
  '/',
]) {
  test(`ROUTE-20 ${path} shows the same by a link inside the site and opened directly`, ({ page }) =>
    expectSameByLink(page, path));
}

for (const [ids, path, numbered, generic] of [
  ['ROUTE-06 ROUTE-10', '/buckingham-palace', '/attraction/3', '/attraction/4'],
  ['ROUTE-08 ROUTE-12', '/westminster-abbey', '/attraction/7', '/attraction/6'],
  ['ROUTE-09 ROUTE-13', '/london-eye', '/attraction/2', '/attraction/8'],
] as const) {
  test(`${ids} ${path} and ${numbered} are the same fixed page`, ({ page }) =>
    expectFixedPage(page, path, numbered, generic));
}

test('ROUTE-20 an address inside the site is replaced by the one of its page, and counted once', async ({
  page,
}) => {
  await page.goto('/top-london-pubs');
  await page
    .locator('a[href="/map"]')
    .first()
    .evaluate((link) => {
      document.body.setAttribute('data-same-page', '');
      history.pushState(null, '', '/map/');
      dispatchEvent(new PopStateEvent('popstate'));
      return link;
    });
  await expect(page).toHaveURL('/map');
  await expect(page.getByRole('heading', { level: 1, name: /map/i })).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  const counted = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as { event: string; page?: { path: string } }[])
      .filter(({ event }) => event === 'pageview')
      .map((entry) => entry.page?.path),
  );
  expect(counted).toEqual(['/top-london-pubs', '/map']);
});

test('an address longer than the server reads is a page that leads home', async ({ page, consoleErrors }) => {
  await page.goto(`/search?query=${'a'.repeat(20_000)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Address Too Long' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  consoleErrors.splice(0);
});

test('GEN-01 ROLE-01 every page opens for anyone: no sign-in, no role, no answer that asks for one', async ({
  page,
  consoleErrors,
}) => {
  await expectOpenToAnyone(page, places);
  // Some of these places do not exist.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});
