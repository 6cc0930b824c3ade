import { currentSlide, openHome } from '../../support/home';
import { expect, test } from '../../support/test';

test('D-52 slides do not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHome(page);
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(currentSlide(page)).toHaveAttribute('aria-label', '1 of 3');
});

test('HOME-05 slides of a page that opened in print move afterwards', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.clock.install();
  await openHome(page);
  await page.emulateMedia({ media: 'screen' });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(currentSlide(page)).toHaveAttribute('aria-label', '2 of 3', { timeout: 1 });
  }).toPass();
});
