import { moduleAddress } from '@guide/contracts/module/address';
import type { Page, Route } from '@playwright/test';
import { fallbackOf, openFrame, retry, screens } from '../support/boundary';
import { expect, go, holdBack, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ consoleErrors }) => void consoleErrors.splice(0));

const respond = (status: number) => (route: Route) => route.fulfill({ status, body: 'gone' });

async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
}

const faults: Record<string, [name: string, files: RegExp, respond: (route: Route) => Promise<void>]> = {
  discover: ['its files are gone', /\.js/, respond(404)],
  pubs: ['its script was changed', /expose.*\.js/, tamper],
  map: ['its entry responds with 500', /remoteEntry.*\.js/, respond(500)],
  search: ['its style is gone', /\.css/, respond(404)],
  analytics: ['its entry was changed', /remoteEntry.*\.js/, tamper],
};

const filesOf = (module: string, files: RegExp) => (url: URL) =>
  url.pathname.startsWith(moduleAddress(module)) && files.test(url.pathname);
const title = (page: Page) => page.locator('main h1');

test('if files of a module are missing or changed, a fallback with a retry shows and the rest of the site works', async ({
  page,
}) => {
  await openFrame(page);
  let working: [path: string, heading: RegExp] = ['/nowhere', /Page Not Found/];
  for (const [module, path, heading] of screens) {
    const [fault, files, respond] = faults[module]!;
    await test.step(`${module}: ${fault}`, async () => {
      const pattern = filesOf(module, files);
      await page.route(pattern, respond);
      await go(page, path);
      await expect(fallbackOf(page)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await go(page, working[0]);
      await expect(title(page)).toHaveText(working[1]);
      await page.unroute(pattern);
      await go(page, path);
      await retry(page, heading);
    });
    working = [path, heading];
  }
});

test('a page that links to its style sheets keeps those that arrive after its scripts', async ({ page }) => {
  const sheets = ({ pathname }: URL) => /^\/assets\/.*\.css$/.test(pathname);
  await page.route('/pub/1', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, attribute] = /data-page="([^"]*)"/.exec(html)!;
    const firstPage = JSON.parse(attribute!.replaceAll('&quot;', '"'));
    const links = firstPage.styles.map(
      ([href, integrity]: string[]) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    );
    // As the gateway's pages without a screen: the browser adds it at once.
    const changed = JSON.stringify({ ...firstPage, styles: [], hydrateAtOnce: true });
    const body = html
      .replace(attribute!, changed.replaceAll('"', '&quot;'))
      .replace(/<style data-part>.*<\/style>/s, links.join(''));
    await route.fulfill({ response, body });
  });
  const releaseSheets = await holdBack(page, sheets);
  await page.goto('/pub/1', { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  releaseSheets();
  await expect(page.locator('link[rel=stylesheet][href^="/assets/"]')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
});

test('if the code of a served page is missing, its content stays readable and a retry makes it work', async ({
  page,
}) => {
  const [module, path, heading] = screens[0]!;
  const pattern = filesOf(module, /\.js$/);
  await page.route(pattern, respond(404));
  // Wait for the module's renderer: until it has started, pages are served without their screen.
  await expect
    .poll(async () => (await page.request.get(path)).text())
    .toContain(`data-module="${module}" data-screen=`);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(heading);
  await page.evaluate(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    const look = () => titles.add(document.querySelector('main h1')?.textContent ?? 'nothing');
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Shift');
  const retryButton = page.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible();
  await expect(title(page)).toBeVisible();
  await expect(fallbackOf(page)).toBeHidden();
  const titles = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
  for (const seen of titles) expect(seen, 'the title at all times').toMatch(heading);

  await page.unroute(pattern);
  await retryButton.click();
  await expect(page.locator('main [data-screen]:not([data-served])')).toBeVisible();
  await expect(title(page)).toHaveText(heading);
});
