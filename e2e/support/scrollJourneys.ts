import { expect, type Page } from '@playwright/test';

/** Frames in which a page that comes to rest has done so: some 20 s of them. */
const MAX_FRAMES = 1200;

/** Resolves when the page is hydrated and neither its height nor its offset has changed for 20 frames. @throws when it never rests */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(async (max) => {
    let still = 0;
    let before = '';
    for (let frames = 0; frames < max; frames += 1) {
      await new Promise(requestAnimationFrame);
      const now = `${scrollY} ${document.body.offsetHeight}`;
      still = now === before ? still + 1 : 0;
      if (still === 20) return;
      before = now;
    }
    throw new Error(`The page does not come to rest in ${max} frames`);
  }, MAX_FRAMES);
}

/** Expects the page to come to rest at this offset, px. */
async function expectOffset(page: Page, top: number): Promise<void> {
  const far = () => page.evaluate((wanted) => Math.abs(scrollY - wanted), top);
  // What is late may be so after the page has stood still for a while.
  await expect.poll(far, `distance from the offset ${top}`).toBeLessThanOrEqual(2);
  await settled(page);
  expect(await far(), `distance from the offset ${top}, at rest`).toBeLessThanOrEqual(2);
}

/** Loads a page as an address typed into this tab does. */
async function load(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** Turns the wheel towards an offset, px, and lets the page come to rest. @returns the offset that it has reached */
async function wheelTo(page: Page, top: number): Promise<number> {
  // What a page shows late may still have to make it long enough.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThanOrEqual(top);
  await settled(page);
  await page.mouse.move(190, 400);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, top - before);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await settled(page);
  return page.evaluate(() => scrollY);
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

/** How far below the top of the window an element stands, px. */
const distance = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const LIST = '/london-attractions';
const TOWER = '/tower-of-london';
const PUBS = '/top-london-pubs';

/** Ways through the site, each of which ends where its visitor expects it. */
export const journeys: Record<string, (page: Page) => Promise<void>> = {
  'a page opened by a link opens at its top': async (page) => {
    await load(page, LIST);
    await wheelTo(page, 2000);
    await follow(page, PUBS);
    await expectOffset(page, 0);
  },
  'Back over a link leads to where the page was left': async (page) => {
    await load(page, LIST);
    const left = await wheelTo(page, 2000);
    await follow(page, PUBS);
    await wheelTo(page, 700);
    await back(page, LIST);
    await expectOffset(page, left);
  },
  'a reloaded page stays where it was': async (page) => {
    await load(page, LIST);
    const left = await wheelTo(page, 2000);
    await page.reload();
    await expectOffset(page, left);
  },
  'an address with a hash opens at its section, and Back over a hash leads back up': async (page) => {
    await load(page, `${TOWER}#visitor-information`);
    const margin = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(Math.abs((await distance(page, '#visitor-information')) - margin)).toBeLessThanOrEqual(2);
    const left = await wheelTo(page, 300);
    await page.evaluate(() => {
      location.hash = 'about';
    });
    await settled(page);
    expect(Math.abs((await distance(page, '#about')) - margin)).toBeLessThanOrEqual(2);
    await back(page, `${TOWER}#visitor-information`);
    await expectOffset(page, left);
  },
  'Back to a page whose content is late leads to where it was left': async (page) => {
    await load(page, PUBS);
    await follow(page, LIST);
    const left = await wheelTo(page, 2400);
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
    letDataCome();
    await expect(page.getByRole('article').first()).toBeAttached();
    await expectOffset(page, left);
  },
};
