import { expect, test } from '../support/sharedPage';

test('LIST-08 D-9 choices stand in the URL; back and forward undo and redo them', async ({ page }) => {
  await page.goto('/london-attractions');
  const count = page.locator('form [role="status"]');
  const all = await count.textContent();
  await page.getByLabel('Area').selectOption('South Bank');
  await expect(page).toHaveURL('/london-attractions?area=South+Bank');
  await page.getByLabel('Sort by').selectOption('Alphabetical');
  await expect(page).toHaveURL('/london-attractions?area=South+Bank&sort=name');
  await expect(count).toHaveText(/\d/);
  const few = await count.textContent();
  expect(few).not.toBe(all);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/london-attractions');
  await expect(count).toHaveText(all!);
  await page.goForward();
  await expect(page.getByLabel('Area')).toHaveValue('South Bank');
  await expect(count).toHaveText(few!);
});

test('LIST-11 LIST-12 D-15 an unknown area says so and can be cleared', async ({ page }) => {
  for (const area of ['Nowhere', '%00']) {
    await page.goto(`/london-attractions?area=${area}`);
    await expect(page.getByText('No attractions found')).toBeVisible();
    await page.getByRole('link', { name: 'Show all attractions' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});
