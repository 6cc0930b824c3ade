import type { Page } from '@playwright/test';
import { expect, test } from '../support/sharedPage';

/** Resolves when the page listens to its visitor and neither its height nor its offset has changed for 20 frames. */
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isHydrated = () =>
      Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps'));
    while (!isHydrated()) await frame();
    for (let still = 0, before = ''; still < 20; ) {
      await frame();
      const now = `${scrollY} ${document.body.offsetHeight}`;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
};

/** Expects the page to come to rest at this offset, px. */
async function expectOffset(page: Page, top: number) {
  await settled(page);
  const offset = await page.evaluate(() => scrollY);
  expect(Math.abs(offset - top), `offset ${offset}, expected ${top}`).toBeLessThanOrEqual(2);
}

/** Loads a page as an address typed into this tab does. */
async function load(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** Turns the wheel until the page is so far down, px: what still finds its height may move it on its way. */
async function wheelTo(page: Page, top: number) {
  await page.mouse.move(190, 400);
  await expect(async () => {
    const missing = top - (await page.evaluate(() => scrollY));
    if (Math.abs(missing) > 2) await page.mouse.wheel(0, missing);
    await expectOffset(page, top);
  }).toPass();
}

/** Follows a link inside the site, wherever it lies: some are in closed menus. */
async function follow(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const before = new URL(page.url()).pathname === path ? null : await heading.textContent();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(path);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  // The address may be that of the next page while the one before is still shown.
  if (before) await expect(heading).not.toHaveText(before);
  await settled(page);
}

const back = async (page: Page, path: string) => {
  await page.goBack();
  await expect(page).toHaveURL(path);
};
const forward = async (page: Page, path: string) => {
  await page.goForward();
  await expect(page).toHaveURL(path);
};

/** How far below the top of the window an element stands, px. */
const distance = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const LIST = '/london-attractions';
const TOWER = '/tower-of-london';
const PUBS = '/top-london-pubs';

/** Leaves the list far down and comes back to it, while its data is held back. @returns lets the data come */
async function goBackToLateList(page: Page): Promise<() => void> {
  await load(page, PUBS);
  await follow(page, LIST);
  await wheelTo(page, 2400);
  await follow(page, PUBS);
  let letDataCome = () => {};
  const released = new Promise<void>((resolve) => {
    letDataCome = resolve;
  });
  await page.route('**/api/listings*', async (route) => {
    await released;
    await route.continue();
  });
  await back(page, LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'London Attractions' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBe(0);
  return letDataCome;
}

const journeys: Record<string, (page: Page) => Promise<void>> = {
  'a page entered by its address opens at its top, wherever the one before was left': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 2000);
    await load(page, TOWER);
    await expectOffset(page, 0);
  },
  'a page opened by a link opens at its top': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 2000);
    await follow(page, PUBS);
    await expectOffset(page, 0);
  },
  'a link to the page itself leads to its top': async (page) => {
    await load(page, PUBS);
    await wheelTo(page, 1500);
    await follow(page, PUBS);
    await expectOffset(page, 0);
  },
  'Back over a link leads to where the page was left': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 2000);
    await follow(page, PUBS);
    await wheelTo(page, 700);
    await back(page, LIST);
    await expectOffset(page, 2000);
  },
  'Back to a page that was left at its top leads to its top': async (page) => {
    await load(page, LIST);
    await follow(page, PUBS);
    await wheelTo(page, 1500);
    await back(page, LIST);
    await expectOffset(page, 0);
  },
  'Forward leads to where the page was left': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 900);
    await follow(page, PUBS);
    await wheelTo(page, 1500);
    await back(page, LIST);
    await expectOffset(page, 900);
    await forward(page, PUBS);
    await expectOffset(page, 1500);
  },
  'Back and Forward between loaded pages lead to where each was left': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 2000);
    await load(page, TOWER);
    await wheelTo(page, 600);
    await back(page, LIST);
    await expectOffset(page, 2000);
    await forward(page, TOWER);
    await expectOffset(page, 600);
  },
  'a reloaded page stays where it was': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 2000);
    await page.reload();
    await expectOffset(page, 2000);
  },
  'Back over a link after a reload leads to where the page was left': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 2000);
    await follow(page, PUBS);
    await wheelTo(page, 800);
    await page.reload();
    await expectOffset(page, 800);
    await back(page, LIST);
    await expectOffset(page, 2000);
  },
  'an address with a hash opens at its section, and Back over a hash leads back up': async (page) => {
    await load(page, `${TOWER}#visitor-information`);
    const margin = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(Math.abs((await distance(page, '#visitor-information')) - margin)).toBeLessThanOrEqual(2);
    await wheelTo(page, 300);
    await page.evaluate(() => {
      location.hash = 'about';
    });
    await settled(page);
    expect(Math.abs((await distance(page, '#about')) - margin)).toBeLessThanOrEqual(2);
    await back(page, `${TOWER}#visitor-information`);
    await expectOffset(page, 300);
  },
  'Back to a page whose content is late leads to where it was left': async (page) => {
    const letDataCome = await goBackToLateList(page);
    letDataCome();
    await expect(page.getByRole('article').first()).toBeAttached();
    await expectOffset(page, 2400);
  },
  'a link chosen before late content has come opens at its top': async (page) => {
    const letDataCome = await goBackToLateList(page);
    await follow(page, PUBS);
    letDataCome();
    await expectOffset(page, 0);
  },
};

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const [title, journey] of Object.entries(journeys)) {
      test(`scroll: ${title}`, ({ page }) => journey(page));
    }
  });
}
