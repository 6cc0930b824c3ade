import { expect, test } from '../../support/test';

test('a toast is shown if the toast library does not load', async ({ page, consoleErrors }) => {
  await page.route(/\/assets\/(?!main\.).*\.js$/, (route) => route.abort());
  await page.goto('/london-attractions');
  await page.clock.install();
  const email = page.getByLabel('Email address');
  await email.fill('ada@example');
  await email.press('Enter');
  const toast = page.locator('[data-toasts] li');
  await expect(toast).toContainText('Please enter a valid email address.');
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
  expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
});
