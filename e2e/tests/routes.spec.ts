import { expectOpenToAnyone } from '../support/openToAnyone';
import { usualPlaces } from '../support/places';
import { expectFixedPage, expectSameByLink } from '../support/screenText';
import { expect, test } from '../support/test';

const routes: [id: string, path: string, heading: RegExp, status: number][] = [
  ['ROUTE-01', '/', /London/, 200],
  ['ROUTE-02', '/london-attractions', /London Attractions/, 200],
  ['ROUTE-03', '/top-attractions', /^Top 10 London Attractions$/, 200],
  ['ROUTE-04', '/top-london-pubs', /^Top 10 Historic London Pubs$/, 200],
  ['ROUTE-05', '/pub/1', /^The George Inn$/, 200],
  ['ROUTE-14', '/attraction/4', /^British Museum$/, 200],
  ['ROUTE-14', '/attraction/5', /^St Paul[’']s Cathedral$/, 200],
  ['ROUTE-14', '/attraction/6', /^Natural History Museum$/, 200],
  ['ROUTE-14', '/attraction/8', /^Tate Modern$/, 200],
  ['ROUTE-14', '/attraction/9', /^Tower Bridge$/, 200],
  ['ROUTE-15', '/search?query=tower', /Results for "tower"/, 200],
  ['ROUTE-16', '/map?area=Westminster', /^Explore Westminster$/, 200],
  ['ROUTE-17', '/analytics', /^Analytics Dashboard$/, 200],
  ['ROUTE-18', '/nowhere', /^Page Not Found$/, 404],
];

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) =>
    page.route('**/*', (route) =>
      /document|stylesheet/.test(route.request().resourceType()) ? route.continue() : route.abort(),
    ),
  );
  // The browser reports each file that is kept away.
  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0;
  });

  test('each address of the route table shows its own screen', async ({ page }) => {
    for (const [id, path, heading, status] of routes) {
      const response = await page.goto(path);
      expect([id, path, response!.status()]).toEqual([id, path, status]);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test('GEN-01 ROLE-01 a page of each kind opens for anyone: no sign-in and no role', ({ page }) =>
    expectOpenToAnyone(page, usualPlaces));

  test('D-24 GEN-05 a page has one header and one footer', async ({ page }) => {
    for (const path of ['/map', '/map?area=Westminster', '/']) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.locator('footer')).toHaveCount(1);
    }
  });
});

test('ROUTE-20 /attraction/4 shows the same by a link inside the site and opened directly', ({ page }) =>
  expectSameByLink(page, '/attraction/4'));

test('ROUTE-07 ROUTE-11 /tower-of-london and /attraction/1 are the same fixed page', ({ page }) =>
  expectFixedPage(page, '/tower-of-london', '/attraction/1', '/attraction/5'));

test('ROUTE-20 an address in another spelling, opened directly, is that of its page', async ({
  page,
  request,
  baseURL,
}) => {
  for (const [asked, shown] of [
    ['/map/', '/map'],
    ['/map/?area=Westminster', '/map?area=Westminster'],
    ['/attraction/05', '/attraction/5'],
    ['//attraction/005/', '/attraction/5'],
  ] as const) {
    const first = await request.get(baseURL + asked, { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([308, shown]);
    const response = await page.goto(baseURL + asked);
    expect(response!.status()).toBe(200);
    await expect(page).toHaveURL(shown);
  }
});

test('ROUTE-18 an address that cannot be decoded is Page Not Found', async ({ page, consoleErrors }) => {
  const response = await page.goto('/%E0');
  expect(response!.status()).toBe(404);
  // It is hydrated: the browser's router has read the address, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});
