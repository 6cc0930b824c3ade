import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';

test('at 1280 px the picture is not cropped and nearly as high as its card; hours and buttons share the last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/top-london-pubs');
  await expect(page.getByRole('article')).toHaveCount(10);
  for (const card of await page.getByRole('article').all()) {
    const box = async (part: Locator) => (await part.boundingBox())!;
    const cardBox = await box(card);
    const picture = await box(card.locator('[data-state]').first());
    expect(picture.width / picture.height).toBeCloseTo(1.5, 2);
    expect(picture.height / cardBox.height).toBeGreaterThan(0.75);
    const hours = await box(card.getByText(/^Open (daily|[A-Z])/, { exact: true }).last());
    const details = await box(card.getByRole('link', { name: 'View Details & Map' }));
    expect(Math.abs(hours.y + hours.height / 2 - details.y - details.height / 2)).toBeLessThan(3);
    expect(hours.x + hours.width).toBeLessThan(details.x);
  }
});
