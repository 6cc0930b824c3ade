import { expect, test } from '../../support/test';

test('ATT-15 the Quick Info sidebar stays in view on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/tower-of-london');
  await page.getByRole('heading', { name: 'Visitor Information' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary', { name: 'Quick Info' })).toBeInViewport({ ratio: 0.9 });
});
