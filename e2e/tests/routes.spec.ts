import type { Page } from '@playwright/test';
import { places } from '../support/places';
import { expect, test } from '../support/sharedPage';

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
      const text = await page.getByRole('main').innerText();
      // The city's clock goes on meanwhile.
      return text.replace(/^(\w+ \d+\s\w+), \d\d:\d\d$/m, '$1');
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

/** What a screen shows: its module, its words, its pictures, its links. */
const screenOf = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const screen = page.getByRole('main').locator('[data-screen]');
  return {
    module: await screen.getAttribute('data-module'),
    screen: await screen.getAttribute('data-screen'),
    text: await screen.innerText(),
    pictures: await screen.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('alt'))),
    links: await screen.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    title: await page.title(),
    canonical: new URL((await page.locator('link[rel="canonical"]').getAttribute('href'))!).pathname,
  };
};

/** What only this fixed page says (ATT-07 and following), so that a generic page under the same heading would not do. */
const fixedPages: [ids: string, path: string, numbered: string, generic: string][] = [
  ['ROUTE-06 ROUTE-10', '/buckingham-palace', '/attraction/3', '/attraction/4'],
  ['ROUTE-07 ROUTE-11', '/tower-of-london', '/attraction/1', '/attraction/5'],
  ['ROUTE-08 ROUTE-12', '/westminster-abbey', '/attraction/7', '/attraction/6'],
  ['ROUTE-09 ROUTE-13', '/london-eye', '/attraction/2', '/attraction/8'],
];
for (const [ids, path, numbered, generic] of fixedPages) {
  test(`${ids} ${path} and ${numbered} are the same fixed page`, async ({ page }) => {
    const fixed = await screenOf(page, path);
    expect(fixed).toMatchObject({ module: 'discover', screen: 'Attraction', canonical: path });
    expect(await screenOf(page, numbered)).toEqual(fixed);
    // The texts of a generic page are the same for every place; a fixed page has its own.
    const about = (text: string) => text.split(/\n(?:About)\n/)[1]?.slice(0, 200);
    const other = await screenOf(page, generic);
    expect(other.canonical).toBe(generic);
    expect(about(other.text)).not.toBe(about(fixed.text));
  });
}

for (const [asked, shown] of [
  ['/map/', '/map'],
  ['/map/?area=Westminster', '/map?area=Westminster'],
  ['/attraction/05', '/attraction/5'],
  ['//attraction/005/', '/attraction/5'],
] as const) {
  test(`ROUTE-20 ${asked} opened directly is ${shown}`, async ({ page, request, baseURL }) => {
    const first = await request.get(baseURL + asked, { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([308, shown]);
    const response = await page.goto(baseURL + asked);
    expect(response!.status()).toBe(200);
    await expect(page).toHaveURL(shown);
  });
}

test('ROUTE-20 an address inside the site is replaced by the one of its page, and counted once', async ({
  page,
}) => {
  await page.goto('/top-london-pubs');
  await page.waitForLoadState('networkidle');
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

test('ROUTE-18 an address that cannot be decoded is Page Not Found', async ({ page, consoleErrors }) => {
  const response = await page.goto('/%E0');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
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
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403, 407].includes(response.status()) || response.headers()['www-authenticate']) {
      refused.push(`${response.status()} ${response.url()}`);
    }
  });
  for (const { path } of places) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    const controls = await page
      .locator('a, button, input, summary')
      .evaluateAll((all) =>
        all.map(
          (control) =>
            `${control.textContent} ${control.getAttribute('aria-label') ?? ''} ${control.getAttribute('href') ?? ''}`,
        ),
      );
    expect(
      controls.filter((text) =>
        /sign[- ]?(in|up|out)|log[- ]?(in|out)\b|\bregister|\bmy account/i.test(text),
      ),
    ).toEqual([]);
  }
  expect(refused).toEqual([]);
  // Some of these places do not exist.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});

for (const path of ['/map', '/map?area=Westminster', '/']) {
  test(`D-24 GEN-05 ${path} has one header and one footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.locator('footer')).toHaveCount(1);
  });
}
