import { expect, test } from '../../support/test';
import { raiseToast } from '../../support/toasts';

test('D-17 it waits under the pointer', async ({ page }) => {
  const toast = await raiseToast(page);
  await toast.hover();
  await page.clock.runFor(30_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5200);
  await expect(toast).toHaveCount(0);
});

test('a toast tells its news without the toast library too', async ({ page, consoleErrors }) => {
  const main = /\/assets\/main\./;
  await page.route(/\/assets\/.*\.js$/, (route) =>
    main.test(route.request().url()) ? route.continue() : route.abort(),
  );
  const toast = await raiseToast(page);
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
  expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
});
