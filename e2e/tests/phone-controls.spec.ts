import { testPhoneControls } from '../support/phoneControls';
import { expect, test } from '../support/test';

// The long tests have the others.
testPhoneControls([
  '/',
  '/london-attractions',
  '/tower-of-london',
  '/search?category=attraction&page=3',
  '/map',
]);

test.describe('lists on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first result is on the first screen, and rows and cards are low', async ({ page }) => {
    const heights = () =>
      page
        .locator('main article')
        .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().height));
    const lists: [path: string, maxHeight: number][] = [
      ['/london-attractions', 600],
      ['/search?query=museum', 600],
      ['/search?view=list', 120],
      ['/top-attractions', 340],
      ['/top-london-pubs', 400],
    ];
    for (const [path, maxHeight] of lists) {
      await page.goto(path);
      const first = page.locator('main article').first();
      await expect(first.getByRole('heading'), path).toBeInViewport();
      expect(Math.max(...(await heights())), path).toBeLessThanOrEqual(maxHeight);
    }
  });
});
