import { controlsOf } from '../support/controls';
import { expect, test } from '../support/test';

test('ATT-03 the gallery opens in a full view that the keyboard leads through and out of', async ({
  page,
}) => {
  await page.goto('/tower-of-london');
  const pictures = page.getByRole('region', { name: 'Pictures of Tower of London' }).getByRole('link');
  await expect(pictures).toHaveCount(3);
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog');
  await expect(view).toContainText('1 of 3');
  const steps: [by: string, use: () => Promise<void>, shows: string][] = [
    ['ArrowRight', () => page.keyboard.press('ArrowRight'), '2 of 3'],
    ['ArrowRight', () => page.keyboard.press('ArrowRight'), '3 of 3'],
    ['ArrowLeft', () => page.keyboard.press('ArrowLeft'), '2 of 3'],
    ['the next button', () => view.getByRole('button', { name: 'Next picture' }).click(), '3 of 3'],
    [
      'the next button, past the end',
      () => view.getByRole('button', { name: 'Next picture' }).click(),
      '1 of 3',
    ],
    ['the previous button', () => view.getByRole('button', { name: 'Previous picture' }).click(), '3 of 3'],
    [
      'the previous button again',
      () => view.getByRole('button', { name: 'Previous picture' }).click(),
      '2 of 3',
    ],
  ];
  for (const [by, use, shows] of steps) {
    await use();
    await expect(view, by).toContainText(shows);
    await expect
      .poll(() => view.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth), by)
      .toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const buttons = (await controlsOf(page, 'dialog')).filter(({ name }) => name.startsWith('button'));
  expect(buttons).toEqual(
    ['Previous picture', 'Next picture', 'Close'].map((name) => ({ name: `button ${name}`, fault: '' })),
  );
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await pictures.first().press('Enter');
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test('D-19 ATT-08 booking opens in a new tab and is counted', async ({ page, context }) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/tower-of-london');
  const counted = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/analytics/event') && !!request.postData()?.includes('booking_click'),
  );
  const opened = context.waitForEvent('page');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Book Tickets/ })
    .click();
  expect((await opened).url()).toContain('hrp.org.uk');
  await counted;
});

test('ATT-38 ATT-39 ATT-41 GATT-02 D-38 addresses of no attraction answer 404 with the message', async ({
  page,
  consoleErrors,
}) => {
  for (const path of ['/attraction/999999', '/attraction/12abc', '/attraction/0']) {
    const response = await page.goto(path);
    expect([path, response!.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1, name: 'Attraction Not Found' })).toBeVisible();
    await expect(page.getByText("We couldn't find the attraction you're looking for.")).toBeVisible();
    expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true);
    await page.getByRole('link', { name: 'View All Attractions' }).click();
    await expect(page).toHaveURL('/london-attractions');
  }
});

test('D-40 without a network an attraction offers "Try again", and it helps', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/london-attractions');
  await page.route('**/api/listings/5', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: "St Paul's Cathedral" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attraction Not Found' })).toBeVisible();
  await page.unroute('**/api/listings/5');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "St Paul's Cathedral" })).toBeVisible();
  expect(consoleErrors.splice(0).every((line) => line.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
});
