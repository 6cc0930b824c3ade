import { expect, follow, openServed, test } from '../support/test';
import { shownText } from '../support/wholePage';

const routes: [id: string, path: string, heading: RegExp, status?: number][] = [
  ['ROUTE-01', '/', /London/],
  ['ROUTE-02', '/london-attractions', /London Attractions/],
  ['ROUTE-03', '/top-attractions', /^Top 10 London Attractions$/],
  ['ROUTE-04', '/top-london-pubs', /^Top 10 Historic London Pubs$/],
  ['ROUTE-05', '/pub/1', /^The George Inn$/],
  ['PUB-01', '/pub', /^The George Inn$/],
  ['PUB-01', '/pub/', /^The George Inn$/],
  ['PUB-11', '/pub/12abc', /^Pub Not Found$/, 404],
  ['ROUTE-07', '/tower-of-london', /^Tower of London$/],
  ['ROUTE-11', '/attraction/1', /^Tower of London$/],
  ['ROUTE-14', '/attraction/4', /^British Museum$/],
  ['ROUTE-14', '/attraction/5', /^St Paul[’']s Cathedral$/],
  ['ROUTE-14', '/attraction/6', /^Natural History Museum$/],
  ['ROUTE-14', '/attraction/8', /^Tate Modern$/],
  ['ROUTE-14', '/attraction/9', /^Tower Bridge$/],
  ['ATT-38', '/attraction/999999', /^Attraction Not Found$/, 404],
  ['ATT-41', '/attraction/12abc', /^Attraction Not Found$/, 404],
  ['GATT-02', '/attraction/0', /^Attraction Not Found$/, 404],
  ['ROUTE-19', '/restaurants', /^London Restaurants$/],
  ['ROUTE-19', '/restaurant/101', /^Rules$/],
  ['ROUTE-19', '/restaurant/1', /^Page Not Found$/, 404],
  ['ROUTE-19', '/attractions', /London Attractions/],
  ['ROUTE-15', '/search?query=tower', /Results for "tower"/],
  ['ROUTE-16', '/map?area=Westminster', /^Explore Westminster$/],
  ['ROUTE-17', '/analytics', /^Analytics Dashboard$/],
  ['ROUTE-18', '/nowhere', /^Page Not Found$/, 404],
];
const ACCOUNT = /sign[- ]?(in|up|out)|log[- ]?(in|out)\b|\bregister|\bmy account/i;

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) =>
    page.route('**/*', (route) =>
      /document|stylesheet/.test(route.request().resourceType()) ? route.continue() : route.abort(),
    ),
  );
  // The browser logs each blocked file.
  test.afterEach(({ consoleErrors }) => void consoleErrors.splice(0));

  test('GEN-01 GEN-05 ROLE-01 D-24 D-38 every address of the route table shows its screen with one header and footer, without a sign-in', async ({
    page,
  }) => {
    for (const [id, path, heading, status = 200] of routes) {
      const response = await openServed(page, path);
      expect([id, path, response.status()]).toEqual([id, path, status]);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(response.headers()['www-authenticate']).toBeUndefined();
      for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('footer')])
        await expect(part).toHaveCount(1);
      const controls = await page
        .locator('a, button, input, summary')
        .evaluateAll((all) =>
          all.map(
            ({ textContent, outerHTML }) => `${textContent} ${outerHTML.slice(0, outerHTML.indexOf('>'))}`,
          ),
        );
      expect(controls.filter((text) => ACCOUNT.test(text) || text.includes('type="password"'))).toEqual([]);
    }
  });
});

test('ROUTE-20 /attraction/4 shows the same when opened directly and by a link', async ({ page }) => {
  const path = '/attraction/4';
  const text = async () => {
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/^Loading/m);
    await expect(main.getByRole('button', { name: 'Save British Museum' })).toBeVisible();
    return (await shownText(main)).replace(/^(\w+ \d+\s\w+), \d\d:\d\d$/m, '$1');
  };
  await page.goto(path);
  const direct = await text();
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(text).toBe(direct);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('ROUTE-18 an address that cannot be decoded is Page Not Found', async ({ page, consoleErrors }) => {
  const response = await page.goto('/%E0');
  expect(response!.status()).toBe(404);
  // Also after hydration, when the browser's router reads the address.
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});
