import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page, name: string) => bar(page).getByRole('button', { name: `${name} menu` });
const place = (page: Page, path: string) => bar(page).locator(`a[href="${path}"]`).first();

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

  test('a screen whose style is on its way appears, though another of its module is asked for meanwhile', async ({
    page,
  }) => {
    await page.goto('/top-london-pubs');
    const pattern = (url: URL) => /expose_Attraction\..*\.css$/.test(url.pathname);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
    await bar(page).getByRole('link', { name: 'Discover' }).hover();
    const asked = page.waitForRequest((request) => pattern(new URL(request.url())));
    await place(page, '/attraction/4').hover();
    await asked;
    const other = page.waitForResponse((response) => /expose_Home\..*\.js/.test(response.url()));
    await page.getByRole('banner').locator('a[href="/"]').first().hover();
    await (await other).finished();
    release();
    await bar(page).getByRole('link', { name: 'Discover' }).hover();
    await place(page, '/attraction/4').click();
    // Less than the time in which a module's code has to come: the first attempt succeeds.
    await expect(page.locator('main [data-screen="Attraction"]')).toBeVisible({ timeout: 2500 });
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

  test('D-52 with reduced motion what is open takes the colours of a theme that changes meanwhile', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto('/search');
    await page.getByRole('button', { name: 'Discover menu' }).press('Enter');
    const name = page.getByRole('link', { name: 'Buckingham Palace Westminster' }).first();
    await expect(name).toHaveCSS('color', 'rgb(31, 42, 68)');
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await expect(name).toHaveCSS('color', 'rgb(248, 237, 214)');
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
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.mouse.click(20, 700);
    await expect(page.locator('#display-settings')).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menus are links and open on hover', async ({ page }) => {
      await page.goto('/top-london-pubs');
      const discover = bar(page).getByRole('link', { name: 'Discover' });
      await expect(discover).toHaveAttribute('href', '/london-attractions');
      await expect(toggle(page, 'Discover')).toBeHidden();
      await discover.hover();
      await expect(place(page, '/attraction/1')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

  test('NAV-17 NAV-18 NAV-19 the menu opens, closes, and closes on a choice', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('listitem')).toHaveCount(9);
    await button(page).tap();
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await menu(page).getByRole('link', { name: 'The George Inn' }).tap();
    await expect(page).toHaveURL(/\/pub\/1$/);
    await expect(menu(page)).toBeHidden();
  });

  test('D-51 the focus stays within bar and menu, Escape gives it back to the toggle', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await button(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    const stops = new Set<string>();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('header') ? (at.textContent ?? '') : `outside: ${at?.outerHTML.slice(0, 80)}`;
      });
      expect(stop).not.toContain('outside');
      stops.add(stop);
    }
    expect(stops.size).toBeGreaterThan(12);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('D-22 Display settings are inside the menu and, opened, wholly in view', async ({ page }) => {
    await page.goto('/top-london-pubs');
    await button(page).tap();
    await menu(page).getByText('Display settings').tap();
    await expect(menu(page).getByRole('group', { name: 'Theme' })).toBeInViewport({ ratio: 1 });
    await expect(menu(page).getByRole('switch', { name: 'Data saver' })).toBeInViewport({ ratio: 1 });
    await menu(page).getByRole('button', { name: 'Dark' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens all the same', async ({ page }) => {
      await page.goto('/top-london-pubs');
      await button(page).tap();
      await expect(menu(page).getByRole('link', { name: 'Tower of London' })).toBeVisible();
    });
  });
});

test.describe('on the way to another page', () => {
  const follow = (page: Page, path: string) =>
    page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());

  for (const width of [390, 1280]) {
    test(`progress is visible 300 ms after a tap on a slow line, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/top-london-pubs');
      await page.waitForLoadState('networkidle');
      let arrive = () => {};
      const line = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/modules/discover/**', async (route) => {
        await line;
        await route.continue();
      });
      const after = await page
        .locator('a[href="/top-attractions"]')
        .first()
        .evaluate(async (link) => {
          (link as HTMLElement).click();
          const began = performance.now();
          for (;;) {
            await new Promise(requestAnimationFrame);
            const progress = document.querySelector('[role="progressbar"]');
            if (progress && getComputedStyle(progress).opacity === '1') return performance.now() - began;
          }
        });
      expect(after).toBeLessThanOrEqual(300);
      const progress = page.getByRole('progressbar', { name: 'Loading the page' });
      await expect(progress).toBeInViewport();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Top 10 Historic London Pubs' }),
      ).toBeVisible();
      arrive();
      await expect(page.getByRole('heading', { level: 1, name: 'Top 10 London Attractions' })).toBeVisible();
      await expect(progress).toHaveCount(0);
    });
  }

  test('D-50 a page whose module fails has a title of its own', async ({ page, consoleErrors }) => {
    await page.goto('/top-london-pubs');
    await page.waitForLoadState('networkidle');
    await page.route(/\/modules\/discover\//, (route) => route.abort());
    await follow(page, '/top-attractions');
    await expect(page).toHaveURL('/top-attractions');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This part of the guide could not be loaded' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('This part of the guide could not be loaded | London Tourist Guide');
    consoleErrors.splice(0);
  });
});
