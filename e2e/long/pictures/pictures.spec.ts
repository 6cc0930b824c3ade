import listings from '../../../cities/london/listings.json' with { type: 'json' };
import { cutSubjects } from '../../support/cutSubjects';
import { expect, test } from '../../support/test';

/** Both sides of every breakpoint, and wider windows. */
const DETAIL_WIDTHS = [390, 639, 767, 768, 1024, 1280, 1920, 2560];

const pageOf: Record<number, string> = {
  1: '/tower-of-london',
  2: '/london-eye',
  3: '/buckingham-palace',
  7: '/westminster-abbey',
};
const attractions = listings.filter(({ category }) => category === 'attraction');

const SHARES = 9;

for (let share = 0; share < SHARES; share += 1) {
  test(`ATT-01 ATT-03 the subjects of hero, gallery and featured pictures are visible from 390 to 2560 px (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    const cut: string[] = [];
    for (const { id, name } of attractions.filter((_, index) => index % SHARES === share)) {
      await page.setViewportSize({ width: 1280, height: 3000 });
      await page.goto(pageOf[id] ?? `/attraction/${id}`);
      const gallery = page.getByRole('region', { name: `Pictures of ${name}` });
      await expect(gallery.locator('[data-state="loaded"]')).toHaveCount(3);
      await expect(page.locator('article header [data-state="loaded"]')).toHaveCount(1);
      const featured = page.locator('section[aria-labelledby="featured"]:not([data-kind])');
      if (await featured.count()) await expect(featured.locator('[data-state="loaded"]')).toHaveCount(1);
      for (const width of DETAIL_WIDTHS) {
        await page.setViewportSize({ width, height: 3000 });
        const selector =
          'article header, section[aria-label^="Pictures of"], section[aria-labelledby="featured"]:not([data-kind])';
        const lines = await cutSubjects(page, selector);
        cut.push(...lines.map((line) => `${id} at ${width} px: ${line}`));
      }
    }
    expect(cut).toEqual([]);
  });
}

const CARDS = [
  '/',
  '/london-attractions',
  '/top-attractions',
  '/top-london-pubs',
  '/pub/3',
  '/search',
  '/search?view=list',
  '/map?area=Greenwich&place=30',
  '/map?place=3',
];

for (const path of CARDS) {
  test(`ATT-01 the subjects of all pictures on ${path} are visible from 390 to 1920 px`, async ({ page }) => {
    const cut: string[] = [];
    for (const width of [390, 767, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 7000 });
      if (width === 390) await page.goto(path);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const lines = await cutSubjects(page, 'main');
      // Maps and areas have no subject, and some pictures are hidden at this width.
      const cropped = lines.filter((line) => !/no subject declared|not shown/.test(line));
      cut.push(...cropped.map((line) => `${width} px: ${line}`));
    }
    expect(await page.locator('main [data-state="loaded"] img').count()).toBeGreaterThan(0);
    expect(cut).toEqual([]);
  });
}

test('the footer shows the skyline: Big Ben, the Eye, the Shard and Tower Bridge', async ({ page }) => {
  const fetched = page.waitForResponse((response) => response.url().endsWith('/images/skyline.svg'));
  await page.goto('/');
  const file = await fetched;
  expect(file.headers()['content-type']).toContain('image/svg+xml');
  for (const id of ['big-ben', 'london-eye', 'the-shard', 'tower-bridge']) {
    expect(await file.text()).toContain(`id="${id}"`);
  }
  const drawn = page.locator('svg:has(> use[href="/images/skyline.svg#skyline"])');
  await drawn.scrollIntoViewIfNeeded();
  // `use` has a size once the drawing is loaded.
  await expect
    .poll(() => drawn.evaluate((svg) => (svg.firstElementChild as SVGGraphicsElement).getBBox().width))
    .toBeGreaterThan(1400);
});
