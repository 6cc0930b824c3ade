import { leaving, testPages, testRoutes } from '../support/routesInLanguages';
import { typicalPages } from '../support/sitePages';
import { expect, follow, test } from '../support/test';

// The long tests have the other languages, and all routes in German and Japanese, too.
testPages(['de', 'ar']);
testRoutes(['ar'], typicalPages, ['hydrated']);

test('Languages are links in footer and menu, in their own language; the choice is not repeated', async ({
  page,
}) => {
  await page.goto('/search?query=tower');
  const footer = page.locator('footer').getByRole('link', { name: 'Deutsch' });
  await expect(footer).toHaveAttribute('lang', 'de');
  await expect(footer).toHaveAttribute('hreflang', 'de');
  await footer.click();
  await expect(page).toHaveURL('/de/search?query=tower');
  await expect(page.locator('aside[lang]')).toHaveCount(0);
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/search?query=tower');
});

test('The head names the shown page in all languages, also after a navigation in the app', async ({
  page,
}) => {
  await page.goto('/de/top-london-pubs');
  await follow(page, '/de/pub/1');
  await expect(page.locator('h1')).toHaveText('The George Inn');
  const addresses = page.locator('head link:is([rel=canonical], [hreflang=fr], [hreflang=x-default])');
  await expect
    .poll(() =>
      addresses.evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href')!).pathname)),
    )
    .toEqual(['/de/pub/1', '/fr/pub/1', '/pub/1']);
});

test.describe('with a browser in German', () => {
  test.use({ locale: 'de-AT' });

  test('One line offers the page in German, once, and nobody is redirected', async ({ page }) => {
    await page.goto('/pub/1');
    await expect(page).toHaveURL('/pub/1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    const offer = page.locator('aside[lang="de"]');
    await expect(offer.getByRole('link')).toHaveText('Diese Seite auf Deutsch lesen');
    await offer.getByRole('button').click();
    await expect(offer).toHaveCount(0);
    await page.goto('/map');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(offer).toHaveCount(0);
    await page.goto('/de/pub/1');
    // The visitor has chosen English, so the German page offers it.
    await expect(page.locator('h1')).toHaveText('The George Inn');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Pages, links and forms stay in the language, and name all languages for search engines', async ({
    page,
  }) => {
    await page.goto('/de/london-attractions');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/london-attractions$/);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates.map(([code]) => code)).toEqual(['en', 'ar', 'de', 'es', 'fr', 'ja', 'x-default']);
    expect(alternates.map(([, address]) => new URL(address!).pathname)).toEqual([
      '/london-attractions',
      ...['ar', 'de', 'es', 'fr', 'ja'].map((code) => `/${code}/london-attractions`),
      '/london-attractions',
    ]);
    expect(await leaving(page, 'de')).toEqual([]);
    expect((await page.request.get('/nl/map')).status()).toBe(404);
  });

  test('Page Not Found leads to the home page of each language, because its address is in none', async ({
    page,
    consoleErrors,
  }) => {
    for (const path of ['/nowhere?from=a', '/de/nowhere', '/nl/map']) {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      const links = page.locator('nav a[hreflang]');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect([path, [...new Set(addresses)]]).toEqual([path, ['/', '/ar', '/de', '/es', '/fr', '/ja']]);
    }
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
});
