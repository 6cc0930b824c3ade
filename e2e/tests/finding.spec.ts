import { axeOf } from '../support/axe';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
/** Westminster Bridge. */
const POSITION = { latitude: 51.5009, longitude: -0.1219 };

test.use({ geolocation: POSITION, permissions: ['geolocation'], viewport: PHONE, hasTouch: true });

const chip = (name: string) => new RegExp(`^${name}`);

test('open now near Westminster: two taps, and every card says that it is open and how far', async ({
  page,
}) => {
  await page.goto('/london-attractions');
  const choice = page.getByRole('list', { name: 'Quick choice' });
  await choice.getByRole('button', { name: 'Near me' }).tap();
  await expect(page.getByText(/nearest first/)).toBeVisible();
  const open = choice.getByRole('link', { name: chip('Open now') });
  // At night nothing may be open: then the choice is no link, and says so.
  if ((await open.count()) === 0) {
    await expect(choice.getByText(chip('Open now'))).toContainText('0');
    return;
  }
  await open.tap();
  await expect(page).toHaveURL(/chips=openNow/);
  const cards = page.getByRole('article');
  for (const card of await cards.all()) await expect(card).toContainText(/Open now/);
  await expect(cards.first()).toContainText(/min walk/);
});

test('what is chosen at the end of the row is seen at its start, with what it sorts by', async ({ page }) => {
  await page.goto('/london-attractions?chips=stepFree,children,rain');
  const near = page.getByRole('list', { name: 'Quick choice' }).getByRole('button', { name: 'Near me' });
  await near.tap();
  await expect(page.getByText(/nearest first/)).toBeVisible();
  await expect(near).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Nearest');
});

test('what suits is chosen by taps, stands in the address, and comes back with Back', async ({ page }) => {
  await page.goto('/london-attractions');
  const choice = page.getByRole('list', { name: 'Quick choice' });
  const count = page.getByText(/^\d+ attractions?/);
  const all = await count.textContent();
  const free = choice.getByRole('link', { name: chip('Free') });
  const promised = (await free.textContent())!.match(/\d+/)![0];
  await free.tap();
  await expect(page).toHaveURL(/chips=free/);
  await expect(count).toContainText(`${promised} attraction`);
  await page.goBack();
  await expect(count).toHaveText(all!);
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

test('"wesminster abby" leads to the abbey with one tap, and the empty state stays', async ({ page }) => {
  await page.goto('/search?query=wesminster%20abby');
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Suggestions' })
    .getByRole('link', { name: 'Westminster Abbey' })
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Westminster Abbey' })).toBeVisible();
});

test('axe finds nothing where quick choices are made and suggestions shown, light and dark', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/london-attractions?chips=free',
      '/search?query=wesminster%20abby',
      '/attraction/9',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { violations } = await axeOf(page).analyze();
      expect([path, colorScheme, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([
        path,
        colorScheme,
        [],
      ]);
    }
  }
});
