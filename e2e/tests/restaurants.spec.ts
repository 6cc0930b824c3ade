import type { Locator } from '@playwright/test';
import { expect, follow, openServed, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('D-88 six taps and a typed name find a vegetarian lunch up to ££ near Covent Garden', async ({
  page,
}) => {
  let taps = 0;
  const tap = (control: Locator) => {
    taps += 1;
    return control.tap();
  };
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Menu', exact: true }));
  await tap(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'All restaurants' }));
  await expect(page).toHaveURL('/restaurants');
  await tap(page.getByRole('button', { name: 'Near…' }));
  await page.getByLabel('Start near').fill('Covent Garden');
  await page.getByLabel('Start near').press('Enter');
  await expect(page.getByText(/^24 restaurants, nearest to Covent Garden/)).toBeVisible();
  const time = page.getByRole('list', { name: 'Show only' });
  const food = page.getByRole('list', { name: 'Price and diet' });
  await tap(food.getByRole('link', { name: /^Vegetarian/ }));
  await tap(food.getByRole('link', { name: /^Up to ££/ }));
  // The guide has the server's clock: from 13:00 to 14:30 "Open now" is lunch.
  const lunch = time.getByRole('link', { name: /^Lunch/ });
  const isServed = (await lunch.count()) === 0;
  await tap(isServed ? time.getByRole('link', { name: /^Open now/ }) : lunch);
  await expect(page).toHaveURL(/maxPrice=.+diet=vegetarian.+chips=openNow.+from=covent-garden/);
  const opening = isServed ? /Open now/ : /Open .*13:00/;
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Dishoom (Covent Garden)');
  await expect(cards.first()).toContainText('Vegetarian, vegan; some dishes gluten-free, halal');
  for (const text of [/Vegetarian/, opening]) await expect(cards.filter({ hasNotText: text })).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(6);

  await page.goBack();
  await expect(page).not.toHaveURL(/chips=/);
});

test('D-51 the keyboard chooses a diet and a cuisine, and opens the restaurant', async ({ page }) => {
  await page.goto('/restaurants');
  const vegan = page.getByRole('list', { name: 'Price and diet' }).getByRole('link', { name: /^Vegan/ });
  await vegan.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 restaurants', { exact: true })).toBeVisible();
  await expect(vegan).toBeFocused();
  await page.getByLabel('Cuisine').focus();
  await page.keyboard.type('Indian');
  await expect(page).toHaveURL(/cuisine=Indian.*diet=vegan/);
  const link = page.getByRole('article').getByRole('link', { name: 'Dishoom (Covent Garden)' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/attraction/102');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('ROUTE-19 ROUTE-20 D-88 links of the menus and the footer lead to their pages without a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await follow(page, '/restaurant/101');
  await expect(page).toHaveURL('/attraction/101');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await follow(page, '/attractions');
  await expect(page).toHaveURL('/london-attractions');
  await expect(page.getByRole('heading', { level: 1, name: 'London Attractions' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/attraction/101');
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D-88 the form and the chips filter restaurants', async ({ page }) => {
    await openServed(page, '/restaurants?diet=vegetarian');
    await page.getByLabel('Cuisine').selectOption('Italian');
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    await expect(page).toHaveURL(/\/restaurants\?(?=.*cuisine=Italian)(?=.*diet=vegetarian)/);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Padella', 'Ciao Bella']);
    await page.getByRole('link', { name: /^£/ }).first().click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Padella']);
  });
});
