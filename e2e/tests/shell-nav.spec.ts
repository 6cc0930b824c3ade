import { moduleAddress } from '@guide/contracts/module/address';
import { bar, expectProgress, menu, menuButton, place, toggle } from '../support/navigation';
import { expect, test } from '../support/test';

test.describe('from 1024 px on', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('NAV-01 NAV-02 the bar stays at the top and turns glassy past 20 px', async ({ page }) => {
    await page.goto('/top-london-pubs');
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

  test('NAV-07 hovering opens a mega-menu, going away with intent closes it', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await bar(page).getByRole('link', { name: 'Discover' }).hover();
    await expect(place(page, '/attraction/1')).toBeVisible();
    await place(page, '/attraction/4').hover();
    await expect(toggle(page, 'Discover')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 790);
    await expect(place(page, '/attraction/1')).toBeHidden();
  });

  test('NAV-08 NAV-09 NAV-10 NAV-11 NAV-12 what the mega-menus hold', async ({ page }) => {
    await page.goto('/top-london-pubs');
    const area = (name: string) => `/london-attractions?area=${name}`;
    const menus: Record<string, string[]> = {
      Discover: [
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/attraction/${id}`),
        ...['Westminster', 'South%20Bank', 'City%20of%20London', 'Kensington'].map(area),
      ],
      Dining: ['/restaurant/101', '/pub/1'],
      Plan: ['/map', '/planner', '/favorites'],
    };
    for (const [name, paths] of Object.entries(menus)) {
      await toggle(page, name).press('Enter');
      const menu = bar(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: `${name} menu` }) });
      for (const path of paths) await expect(menu.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
  });

  test('D-51 the menus by keyboard: focus opens, Escape returns, Enter opens, leaving closes', async ({
    page,
  }) => {
    await page.goto('/top-london-pubs');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Discover' })).toBeFocused();
    await expect(toggle(page, 'Discover')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(place(page, '/attraction/1')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(toggle(page, 'Discover')).toBeFocused();
    await expect(toggle(page, 'Discover')).toHaveAttribute('aria-expanded', 'false');
    await expect(place(page, '/attraction/1')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(place(page, '/attraction/1')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Dining' })).toBeFocused();
    await expect(toggle(page, 'Dining')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(toggle(page, 'Dining')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a choice goes there, closes the menu and moves the focus to the heading', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await toggle(page, 'Dining').press('Enter');
    await place(page, '/pub/1').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pub\/1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeFocused();
    await expect(toggle(page, 'Dining')).toHaveAttribute('aria-expanded', 'false');
  });

  test('D-22 bell and Display settings open, close on Escape and on a press elsewhere', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await page.getByRole('button', { name: 'Notices, 3 new' }).press('Enter');
    await expect(page.locator('#notices li')).toHaveCount(3);
    await expect(page.locator('#notices')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#notices')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notices, 3 new' })).toBeFocused();

    await page.getByRole('button', { name: 'Display settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.mouse.click(20, 700);
    await expect(page.locator('#display-settings')).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-17 NAV-18 NAV-19 the menu opens, closes, and closes on a choice', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('listitem')).toHaveCount(9);
    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await menu(page).getByRole('link', { name: 'The George Inn' }).tap();
    await expect(page).toHaveURL(/\/pub\/1$/);
    await expect(menu(page)).toBeHidden();
  });
});

test('progress is visible while another page is on its way, 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectProgress(page);
});

test.describe('ahead of a visit', () => {
  const prefetched = `head link[rel=prefetch][href^="${moduleAddress('search')}"]`;

  test('the code of a screen behind a link in view is fetched when the page is idle', async ({ page }) => {
    await page.goto('/top-london-pubs');
    const address = await page
      .locator(prefetched)
      .first()
      .evaluate((link: HTMLLinkElement) => link.href);
    const loads = () =>
      page.evaluate(
        (name) =>
          performance
            .getEntriesByName(name)
            .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
        address,
      );
    await expect.poll(loads).toEqual([true]);
    await page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await expect(page.locator('[data-screen=Search] h1')).toBeVisible();
    expect(await loads(), 'the second time from the cache').toEqual([true, false]);
  });

  test('a screen that is there before its data waits for what was requested ahead (API-18)', async ({
    page,
  }) => {
    let requests = 0;
    await page.route('**/api/pubs/1', async (route) => {
      requests += 1;
      await page.locator('[data-screen=PubDetail]').waitFor();
      await route.continue();
    });
    const answered = page.waitForResponse('**/api/pubs/1');
    await page.goto('/top-london-pubs');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.locator('article a[href="/pub/1"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'The George Inn' })).toBeVisible();
    await answered;
    // A screen that did not wait has sent a request of its own by the time it shows the data.
    await expect(page.getByText('SE1 1NH').first()).toBeVisible();
    expect(requests).toBe(1);
  });

  test('nothing is fetched ahead with the data saver on', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.clock.install();
    await page.goto('/top-london-pubs');
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.clock.runFor(5000);
    await expect(page.locator('head link[rel=prefetch][href^="/modules/"]')).toHaveCount(0);
  });
});
