import { cutSubjects } from '../support/cutSubjects';
import { expect, test } from '../support/test';

/** Both sides of every breakpoint, and wider windows. */
const WIDTHS = [390, 600, 767, 768, 900, 1024, 1280, 1440, 1920, 2240, 2560];

test('HOME-01 the subject of every slide is visible from 390 to 2560 px', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('group').filter({ has: page.locator('img[src*="/hero-"]') });
  await expect(slides).toHaveCount(3);
  const cut: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await cutSubjects(page, '[aria-roledescription="slide"]');
    cut.push(...lines.map((line) => `${width} px: ${line}`));
  }
  expect(cut).toEqual([]);
});
