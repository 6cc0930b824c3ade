import { expect, test } from '../../support/test';

const PHONE = { width: 390, height: 844 };
/** Westminster Bridge. */
const POSITION = { latitude: 51.5009, longitude: -0.1219 };

test.use({ geolocation: POSITION, permissions: ['geolocation'], viewport: PHONE, hasTouch: true });

const chip = (name: string) => new RegExp(`^${name}`);

test('what is chosen at the end of the row is seen at its start, with what it sorts by', async ({ page }) => {
  await page.goto('/london-attractions?chips=stepFree,children,rain');
  const near = page.getByRole('list', { name: 'Quick choice' }).getByRole('button', { name: 'Near me' });
  await near.tap();
  await expect(page.getByText(/nearest first/)).toBeVisible();
  await expect(near).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Nearest');
});

test('a pub within a walk: nearest first with two taps, and the position is in no request', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/top-london-pubs');
  await page.getByRole('button', { name: 'Near me' }).tap();
  await expect(page.getByText(/nearest first/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/about \d+ min walk/);
  expect(sent.filter((one) => one.includes('51.5009') || one.includes('0.1219'))).toEqual([]);
});

test('the choices work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/search?query=museum');
  const choice = page.getByRole('list', { name: 'Quick choice' });
  await expect(choice.getByRole('button', { name: 'Near me' })).toBeHidden();
  const free = choice.getByRole('link', { name: chip('Free') });
  const promised = (await free.textContent())!.match(/\d+/)![0];
  await free.click();
  await expect(page.getByText(`${promised} results found`)).toBeVisible();
  await context.close();
});
