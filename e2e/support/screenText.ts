import { expect, type Page } from '@playwright/test';

/** The words of a page's main part, once what it waits for has come; the city's clock left out, which goes on meanwhile. */
async function screenText(page: Page): Promise<string> {
  const main = page.getByRole('main');
  for (const map of await main.locator('[data-map]').all())
    await expect(map).toHaveAttribute('data-map', 'ready');
  await expect(main).not.toContainText(/^Loading/m);
  return (await main.innerText()).replace(/^(\w+ \d+\s\w+), \d\d:\d\d$/m, '$1');
}

/** Expects a path to show the same by a link inside the site and opened directly. */
export async function expectSameByLink(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const direct = await screenText(page);
  await page.goto(path === '/' ? '/top-london-pubs' : '/');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  // Some links lie in closed menus.
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(path);
  await expect.poll(() => screenText(page)).toBe(direct);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
}

/** What a screen shows: its module, its words, its pictures, its links. */
const screenOf = async (page: Page, path: string) => {
  await page.goto(path);
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

/**
 * Expects two addresses to be one fixed page, which says of its place what no generic page says (ATT-07 and following):
 * one under the same heading would not do.
 */
export async function expectFixedPage(
  page: Page,
  path: string,
  numbered: string,
  generic: string,
): Promise<void> {
  const fixed = await screenOf(page, path);
  expect(fixed).toMatchObject({ module: 'discover', screen: 'Attraction', canonical: path });
  expect(await screenOf(page, numbered)).toEqual(fixed);
  // The texts of a generic page are the same for every place; a fixed page has its own.
  const about = (text: string) => text.split(/\n(?:About)\n/)[1]?.slice(0, 200);
  const other = await screenOf(page, generic);
  expect(other.canonical).toBe(generic);
  expect(about(other.text)).not.toBe(about(fixed.text));
}
