import { moduleAddress } from '@guide/contracts/module/address';
import type { Page } from '@playwright/test';
import { controlsOf } from '../support/controls';
import { expect, follow, holdBack, test } from '../support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page, name: string) => bar(page).getByRole('button', { name: `${name} menu` });
const linkTo = (page: Page, path: string) => bar(page).locator(`a[href="${path}"]`).first();

test.describe('from 1024 px on', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('NAV-01 NAV-02 NAV-07 NAV-11 D-22 the header sticks and blurs the page behind it, menus open on hover and link to areas, the bell shows notices', async ({
    page,
  }) => {
    await page.goto('/top-london-pubs');
    await test.step('the bar', async () => {
      const header = page.getByRole('banner');
      const look = () => header.evaluate((element) => getComputedStyle(element).backdropFilter);
      expect(await look()).toBe('none');
      await page.evaluate(() => scrollTo(0, 20));
      await expect(header).not.toHaveAttribute('data-scrolled');
      await page.evaluate(() => scrollTo(0, 21));
      await expect(header).toHaveAttribute('data-scrolled');
      expect(await look()).toContain('blur');
      expect((await header.boundingBox())!.y).toBe(0);
    });
    await test.step('hovering', async () => {
      await bar(page).getByRole('link', { name: 'Discover' }).hover();
      await expect(linkTo(page, '/attraction/1')).toBeVisible();
      await linkTo(page, '/attraction/4').hover();
      await expect(linkTo(page, '/attraction/1')).toBeVisible();
      await page.mouse.move(640, 790);
      await expect(linkTo(page, '/attraction/1')).toBeHidden();
    });
    await test.step('areas', async () => {
      await toggle(page, 'Discover').press('Enter');
      for (const area of ['Westminster', 'South%20Bank', 'City%20of%20London', 'Kensington'])
        await expect(linkTo(page, `/london-attractions?area=${area}`)).toBeVisible();
    });
    await test.step('notices', async () => {
      const bell = page.getByRole('button', { name: 'Notices, 3 new' });
      await bell.press('Enter');
      await expect(page.locator('#notices li')).toHaveCount(3);
      await expect(page.locator('#notices')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#notices')).toBeHidden();
      await expect(bell).toBeFocused();
    });
  });

  test('D-51 D-79 menus by keyboard: Enter, Space and Down open, focus does not, Escape or leaving closes; a link moves the focus to the heading', async ({
    page,
  }) => {
    await page.goto('/top-london-pubs');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Discover' })).toBeFocused();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
    await expect(linkTo(page, '/attraction/1')).toBeHidden();

    for (const key of ['Enter', 'Space']) {
      await toggle(page, 'Discover').press(key);
      await expect(linkTo(page, '/attraction/1')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(linkTo(page, '/attraction/1')).toBeHidden();
      await expect(toggle(page, 'Discover')).toBeFocused();
    }
    await toggle(page, 'Discover').press('ArrowDown');
    await expect(linkTo(page, '/attraction/1')).toBeFocused();
    await toggle(page, 'Dining').focus();
    await expect(linkTo(page, '/attraction/1')).toBeHidden();

    await toggle(page, 'Dining').press('Enter');
    await linkTo(page, '/pub/1').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pub\/1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeFocused();
    await expect(linkTo(page, '/pub/1')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menus are links, open on hover and by their buttons; the privacy notice opens', async ({
      page,
    }) => {
      await page.goto('/top-london-pubs');
      const discover = bar(page).getByRole('link', { name: 'Discover' });
      await expect(discover).toHaveAttribute('href', '/london-attractions');
      await discover.hover();
      await expect(linkTo(page, '/attraction/1')).toBeVisible();
      await toggle(page, 'Dining').press('Enter');
      await expect(linkTo(page, '/pub/1')).toBeVisible();
      // Without the links to the page in other languages.
      await expect(page.getByRole('contentinfo').locator('a:not([hreflang])')).toHaveCount(8);
      await page.getByRole('button', { name: 'Privacy' }).click();
      await expect(page.locator('#privacy')).toContainText('Global Privacy Control');
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-17 NAV-18 NAV-19 the menu opens, and closes by its button, Back or a link; progress shows while a page loads', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.goto('/top-london-pubs');
    const controls = (await controlsOf(page, 'header')).filter(({ fault }) => fault !== 'not visible');
    expect(controls).toEqual(
      ['a LondonVisitor guide', 'a Search', 'button Notices, 3 new', 'button Menu'].map((name) => ({
        name,
        fault: '',
      })),
    );
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(menu.locator('section').getByRole('listitem')).toHaveCount(9);
    await test.step('the focus stays in header and menu, in both directions', async () => {
      const first = page.getByRole('banner').getByRole('link').first();
      const settings = menu.locator('summary');
      for (const _toggle of ['open', 'closed']) await settings.press('Enter');
      await expect(page.locator('main')).toHaveAttribute('inert');
      await first.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(settings).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
    });
    await button.tap();
    await expect(menu).toBeHidden();
    await page.waitForFunction(() => !history.state?.overlay);
    const list = page.getByRole('heading', { level: 1, name: 'Top 10 Historic London Pubs' });
    await follow(page, '/map');
    await expect(list).toBeHidden();
    await page.goBack();
    await expect(list).toBeVisible();
    await button.tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/top-london-pubs');
    await expect(list).toBeVisible();
    await button.tap();
    await menu.getByRole('link', { name: 'The George Inn' }).tap();
    await expect(page).toHaveURL(/\/pub\/1$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/top-london-pubs');
    await expect(list).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/pub\/1$/);
    const pub = page.getByRole('heading', { level: 1, name: 'The George Inn' });
    await expect(pub).toBeVisible();

    const releaseModule = await holdBack(page, `**${moduleAddress('discover')}**`);
    await follow(page, '/top-attractions');
    const progress = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(progress).toBeInViewport();
    await expect(progress).toHaveCSS('opacity', '1');
    await expect(pub).toBeVisible();
    releaseModule();
    await expect(page.getByRole('heading', { level: 1, name: 'Top 10 London Attractions' })).toBeVisible();
    await expect(progress).toHaveCount(0);
  });
});

test.describe('prefetching', () => {
  const prefetched = `head link[rel=prefetch][href^="${moduleAddress('search')}"]`;

  test('the code of linked screens is prefetched when the page is idle', async ({ page }) => {
    await page.goto('/top-london-pubs');
    const address = await page
      .locator(prefetched)
      .first()
      .evaluate((link: HTMLLinkElement) => link.href);
    const isFromNetwork = () =>
      page.evaluate(
        (name) =>
          performance
            .getEntriesByName(name)
            .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
        address,
      );
    await expect.poll(isFromNetwork).toEqual([true]);
    await page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await expect(page.locator('[data-screen=Search] h1')).toBeVisible();
    expect(await isFromNetwork(), 'the second time from the cache').toEqual([true, false]);
  });

  test('a screen reuses the prefetched request for its data (API-18)', async ({ page }) => {
    let requests = 0;
    await page.route('**/api/pubs/1', async (route) => {
      requests += 1;
      await page.locator('[data-screen=PubDetail]').waitFor();
      await route.continue();
    });
    const response = page.waitForResponse('**/api/pubs/1');
    await page.goto('/top-london-pubs');
    await page.locator('article a[href="/pub/1"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
    await response;
    // A second request would have been sent by now.
    await expect(page.getByText('SE1 1NH').first()).toBeVisible();
    expect(requests).toBe(1);
  });

  test('nothing is prefetched with the data saver on', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.clock.install();
    await page.goto('/top-london-pubs');
    // What the page itself shows is loaded before its clock is moved.
    await expect(page.getByRole('button', { name: 'Save The George Inn' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.locator('head link[rel=prefetch][href^="/modules/"]')).toHaveCount(0);
  });
});
