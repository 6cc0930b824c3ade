import { controlsOf } from '../support/controls';
import { expect, expectLoaded, test } from '../support/test';

/** The attraction with the tallest Quick Info. */
const TALLEST = '/london-eye';

test('ATT-03 the gallery opens in a full view with keyboard control', async ({ page }) => {
  await page.goto('/tower-of-london');
  const pictures = page.getByRole('region', { name: 'Pictures of Tower of London' }).getByRole('link');
  await expect(pictures).toHaveCount(3);
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog');
  await expect(view).toContainText('1 of 3');
  await expect(view).toBeFocused();
  const press = (key: string) => () => page.keyboard.press(key);
  const click = (name: string) => () => view.getByRole('button', { name }).click();
  const steps: [use: () => Promise<void>, shows: string][] = [
    [press('ArrowRight'), '2 of 3'],
    [press('ArrowRight'), '3 of 3'],
    [press('ArrowLeft'), '2 of 3'],
    [click('Next picture'), '3 of 3'],
    [click('Next picture'), '1 of 3'],
    [click('Previous picture'), '3 of 3'],
    [click('Previous picture'), '2 of 3'],
  ];
  for (const [use, shows] of steps) {
    await use();
    await expect(view).toContainText(shows);
    await expectLoaded(view.locator('img'));
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

test('WCAG 2.4.11 every Tab stop of Quick Info is within the window, also on a small laptop', async ({
  page,
}) => {
  const stops = page.getByRole('complementary', { name: 'Quick Info' }).locator('a, button');
  const focused = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return { text: document.activeElement!.textContent, isVisible: top >= 76 && bottom <= innerHeight };
    });
  await page.goto(TALLEST);
  for (const height of [650, 848]) {
    await page.setViewportSize({ width: 1366, height });
    const texts = await stops.allTextContents();
    expect(texts.at(-1)).toBe('Show on the map');
    await stops.first().focus();
    for (const [key, order] of [
      ['Tab', texts],
      ['Shift+Tab', texts.toReversed()],
    ] as const)
      for (const [index, text] of order.entries()) {
        if (index > 0) await page.keyboard.press(key);
        expect([height, key, await focused()]).toEqual([height, key, { text, isVisible: true }]);
      }
  }
});
