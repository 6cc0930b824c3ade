import type { Page } from '@playwright/test';
import { expect, follow, holdBack, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const LIST = '/london-attractions';
const TOWER = '/tower-of-london';
const PUBS = '/top-london-pubs';

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Waits until height and scroll offset stay the same for 20 frames. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(async () => {
    let before = '';
    for (let still = 0; still < 20; ) {
      await new Promise(requestAnimationFrame);
      const now = `${scrollY} ${document.body.offsetHeight}`;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Expects a scroll offset, px, before and after the page has settled. */
async function expectOffset(page: Page, top: number): Promise<void> {
  const distance = async () => Math.abs((await scrollTop(page)) - top);
  await expect.poll(distance, `distance from the offset ${top}`).toBeLessThanOrEqual(2);
  await settled(page);
  expect(await distance(), `distance from the offset ${top}, at rest`).toBeLessThanOrEqual(2);
}

async function load(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** Turns the wheel towards an offset, px. @returns the offset when the page has settled */
async function wheelTo(page: Page, top: number): Promise<number> {
  // The page can be too short until its content has loaded.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThanOrEqual(top);
  await settled(page);
  await page.mouse.move(190, 400);
  const before = await scrollTop(page);
  await page.mouse.wheel(0, top - before);
  await expect.poll(() => scrollTop(page)).not.toBe(before);
  await settled(page);
  return scrollTop(page);
}

async function followTo(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const before = (await heading.textContent())!;
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  // The address changes before the screen does.
  await expect(heading).not.toHaveText(before);
  await settled(page);
}

test('D-51 after Enter on a link and Back, the link that was followed has the focus, at the same offset', async ({
  page,
}) => {
  await load(page, PUBS);
  const link = page.getByRole('main').locator('a[href="/pub/5"]').last();
  await link.focus();
  const offset = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const releaseData = await holdBack(page, '**/api/pubs');
  await page.goBack();
  await expect(page).toHaveURL(PUBS);
  releaseData();
  await expect(link).toBeFocused();
  await expectOffset(page, offset);
});

async function back(page: Page, path: string) {
  await page.goBack();
  await expect(page).toHaveURL(path);
}

test('scroll: links open a page at its top; Back and reload restore the scroll position, also with late content', async ({
  page,
}) => {
  await load(page, LIST);
  const offset = await wheelTo(page, 2000);
  await page.reload();
  await expectOffset(page, offset);
  await followTo(page, PUBS);
  await expectOffset(page, 0);
  await wheelTo(page, 700);
  await back(page, LIST);
  await expectOffset(page, offset);

  await load(page, PUBS);
  await followTo(page, LIST);
  const lower = await wheelTo(page, 2400);
  await followTo(page, PUBS);
  const releaseData = await holdBack(page, '**/api/listings*');
  await back(page, LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'London Attractions' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBe(0);
  releaseData();
  await expect(page.getByRole('article').first()).toBeAttached();
  await expectOffset(page, lower);
});

test('scroll: an address with a hash opens at its section, and Back restores the position before it', async ({
  page,
}) => {
  await load(page, `${TOWER}#visitor-information`);
  /** Distance of a section from where it belongs: below the header and the bar of sections. */
  const offsetOf = async (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const bar = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
      return Math.round(element.getBoundingClientRect().top - header - bar);
    });
  expect(Math.abs(await offsetOf('#visitor-information'))).toBeLessThanOrEqual(2);
  const offset = await wheelTo(page, 300);
  await page.evaluate(() => {
    location.hash = 'about';
  });
  await settled(page);
  expect(Math.abs(await offsetOf('#about'))).toBeLessThanOrEqual(2);
  await back(page, `${TOWER}#visitor-information`);
  await expectOffset(page, offset);
});
