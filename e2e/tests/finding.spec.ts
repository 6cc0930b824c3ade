import { expect, test } from '../support/test';

test.use({
  geolocation: { latitude: 51.5009, longitude: -0.1219 },
  permissions: ['geolocation'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const chip = (name: string) => new RegExp(`^${name}`);

test('a tap selects a chip and Back clears it; two taps find open attractions near Westminster with walking times', async ({
  page,
}) => {
  await page.goto('/london-attractions');
  const chips = page.getByRole('list', { name: 'Show only' });
  const count = page.getByText(/^\d+ attractions?/);
  const all = await count.textContent();
  const free = chips.getByRole('link', { name: chip('Free') });
  const expected = (await free.textContent())!.match(/\d+/)![0];
  await free.tap();
  await expect(page).toHaveURL(/chips=free/);
  await expect(count).toContainText(`${expected} attraction`);
  await page.goBack();
  await expect(count).toHaveText(all!);

  await chips.getByRole('checkbox', { name: 'Near me' }).tap();
  await expect(page.getByText(/nearest first/)).toBeVisible();
  const open = chips.getByRole('link', { name: chip('Open now') });
  // Without open attractions, at night, the chip is not a link.
  if ((await open.count()) === 0) {
    await expect(chips.getByText(chip('Open now'))).toContainText('0');
    return;
  }
  await open.tap();
  await expect(page).toHaveURL(/chips=openNow/);
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasNotText: /Open now/ })).toHaveCount(0);
  await expect(cards.first()).toContainText(/min walk/);
});

test('three taps open the page of a pub within 20 minutes, and Back shows the same list', async ({
  page,
}) => {
  await page.goto('/top-london-pubs');
  await page.getByRole('checkbox', { name: 'Near me' }).tap();
  await page.getByRole('radio', { name: '20' }).tap();
  await expect(page).toHaveURL(/within=20/);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: 'View Details & Map' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: "Gordon's Wine Bar" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 of 10 pubs within 20 minutes, nearest first')).toBeVisible();
  await expect(cards).toHaveCount(1);
});
