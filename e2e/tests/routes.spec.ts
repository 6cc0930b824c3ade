import { expect, test } from '../support/sharedPage';

const routes: [id: string, path: string, heading: RegExp, status: number][] = [
  ['ROUTE-01', '/', /London/, 200],
  ['ROUTE-02', '/london-attractions', /London Attractions/, 200],
  ['ROUTE-03', '/top-attractions', /^Top 10 London Attractions$/, 200],
  ['ROUTE-04', '/top-london-pubs', /^Top 10 Historic London Pubs$/, 200],
  ['ROUTE-05', '/pub/1', /^The George Inn$/, 200],
  ['ROUTE-06', '/buckingham-palace', /^Buckingham Palace$/, 200],
  ['ROUTE-07', '/tower-of-london', /^Tower of London$/, 200],
  ['ROUTE-08', '/westminster-abbey', /^Westminster Abbey$/, 200],
  ['ROUTE-09', '/london-eye', /^London Eye$/, 200],
  ['ROUTE-10', '/attraction/3', /^Buckingham Palace$/, 200],
  ['ROUTE-11', '/attraction/1', /^Tower of London$/, 200],
  ['ROUTE-12', '/attraction/7', /^Westminster Abbey$/, 200],
  ['ROUTE-13', '/attraction/2', /^London Eye$/, 200],
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

for (const [id, path, heading, status] of routes) {
  test(`${id} ${path} shows its own screen when opened directly`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const expected = status === 404 ? [expect.stringContaining('404')] : [];
    expect(consoleErrors.splice(0)).toEqual(expected);
  });
}

for (const path of [
  '/london-attractions',
  '/top-attractions',
  '/top-london-pubs',
  '/pub/1',
  '/attraction/1',
  '/attraction/4',
  '/search',
  '/map',
  '/',
]) {
  test(`ROUTE-20 ${path} shows the same by a link inside the site and opened directly`, async ({ page }) => {
    const shown = async () => {
      await page.waitForLoadState('networkidle');
      return page.getByRole('main').innerText();
    };
    await page.goto(path);
    const direct = await shown();
    const from = path === '/' ? '/top-london-pubs' : '/';
    await page.goto(from);
    await shown();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    // Some links lie in closed menus.
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page).toHaveURL(path);
    await expect.poll(shown).toBe(direct);
    await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  });
}

for (const path of ['/map', '/map?area=Westminster', '/']) {
  test(`D-24 GEN-05 ${path} has one header and one footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.locator('footer')).toHaveCount(1);
  });
}
