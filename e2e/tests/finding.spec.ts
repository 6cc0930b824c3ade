import { expect, openServed, test } from '../support/test';

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

/** The next Friday that is not today, as in an address, "2026-12-04". */
const friday = () => {
  const date = new Date();
  do date.setDate(date.getDate() + 1);
  while (date.getDay() !== 5);
  return date.toISOString().slice(0, 10);
};

test('D-86 six taps find free attractions that are open late on another day; the focus stays on the choice', async ({
  page,
}) => {
  await page.goto('/london-attractions');
  const chips = page.getByRole('list', { name: 'Show only' });
  const when = page.getByRole('button', { name: /^When:/ });
  await when.tap();
  const days = page.getByRole('region', { name: 'When do you want to go?' }).getByRole('link');
  await expect(days).toHaveCount(8);
  const day = (await days.last().textContent())!;
  await days.last().tap();
  await expect(when).toHaveText(`When: ${day}`);
  // The sheet stays open for a time.
  await page.getByRole('button', { name: 'Show this time' }).tap();
  await expect(when).toBeFocused();
  await chips.getByRole('link', { name: chip('Open late') }).tap();
  await chips.getByRole('link', { name: chip('Free') }).tap();
  await expect(page).toHaveURL(/\?(?=.*chips=openLate%2Cfree)(?=.*when=\d{4}-\d\d-\d\d)/);
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasNotText: 'Free' })).toHaveCount(0);
  await expect(cards.filter({ hasNotText: `Open ${day}` })).toHaveCount(0);
  await expect(cards).not.toHaveCount(0);
});

test('D-86 "Near…" starts walks at a station without the position; a refused position opens it', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto('/london-attractions');
  const panel = page.getByRole('region', { name: 'Where you start' });
  await page.getByRole('checkbox', { name: 'Near me' }).tap();
  await expect(panel).toContainText('Your browser does not share your position.');
  await expect(page.getByText('Your position is not known')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Near…' }).tap();
  const field = panel.getByLabel('Start near');
  await expect(field).toBeFocused();
  await field.fill('xyzzy');
  await field.press('Enter');
  await expect(panel).toContainText('Not found. Try a station');
  await field.fill('padington');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?(.*&)?from=paddington/);
  await expect(panel).toBeHidden();
  await expect(page.getByText(/nearest to Paddington station first/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/min walk/);
});

test('D-86 the search field leads from "russell square" to the places within a walk, nearest first', async ({
  page,
}) => {
  await page.goto('/');
  const walk = page.getByRole('option', { name: /^\d+ places within \d+ minutes of Russell Square/ });
  await page.getByRole('combobox').first().fill('russell square');
  const places = Number((await walk.textContent())!.match(/\d+/)![0]);
  await walk.tap();
  await expect(page).toHaveURL(/\/search\?from=russell-square&within=\d+/);
  await expect(page.getByText(`${places} results found, nearest to Russell Square first`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(places);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D-86 the forms for a time and a starting point lead to lists that say so', async ({ page }) => {
    await openServed(page, '/london-attractions?chips=free');
    await page.getByRole('button', { name: /^When:/ }).tap();
    const when = page.getByRole('region', { name: 'When do you want to go?' });
    const day = friday();
    await when.getByLabel('Day').fill(day);
    await when.getByLabel('Time').fill('19:00');
    await when.getByRole('button', { name: 'Show this time' }).tap();
    await expect(page).toHaveURL(new RegExp(`chips=free&when=${day}.+19(:|%3A)00`));
    await expect(page.getByRole('article').first()).toContainText(/(Open|Closed|Opens) .*19:00/);

    await page.getByRole('button', { name: 'Near…' }).tap();
    await page.getByLabel('Start near').fill('Russell Square');
    await page.getByLabel('Start near').press('Enter');
    await expect(page).toHaveURL(/chips=free&.*from=|from=.*chips=free/);
    await expect(page.getByText(/nearest to Russell Square first/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^When:.* 19:00/ })).toBeVisible();
  });
});
