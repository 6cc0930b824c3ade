import { currentSlide, openHome } from '../support/home';
import { expect, test } from '../support/test';

test('HOME-06 HOME-09 slides rest while they are paused, and move again after that', async ({ page }) => {
  // A page that the browser has to render shows its first slide later.
  await expect
    .poll(async () => (await page.request.get('/')).text())
    .toContain('aria-roledescription="slide"');
  await page.clock.install();
  await openHome(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.clock.runFor(20_000);
  await expect(currentSlide(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.getByRole('button', { name: 'Play the slides' }).click();
  await page.clock.runFor(6500);
  await expect(currentSlide(page)).toHaveAttribute('aria-label', '2 of 3');
});

test('HOME-07 HOME-08 buttons and dots select slides', async ({ page }) => {
  await openHome(page);
  const steps: [button: string, slide: number][] = [
    ['Previous slide', 3],
    ['Next slide', 1],
    ['Next slide', 2],
    ['Previous slide', 1],
  ];
  for (const [name, slide] of steps) {
    await page.getByRole('button', { name }).click();
    await expect(currentSlide(page)).toHaveAttribute('aria-label', `${slide} of 3`);
  }
  for (const slide of [2, 3, 1]) {
    const dot = page.getByRole('link', { name: new RegExp(`^Slide ${slide}`) });
    await dot.click();
    await expect(currentSlide(page)).toHaveAttribute('aria-label', `${slide} of 3`);
    await expect(dot).toHaveAttribute('aria-current', 'true');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HOME-01 HOME-02 HOME-10 the home page shows the first slide, its search and the cards', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('article').first()).toContainText('Tower of London');
    await page.getByRole('combobox').first().fill('tower');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await expect(page).toHaveURL('/search?query=tower');
  });

  test('HOME-08 dots show slides', async ({ page }) => {
    await page.goto('/');
    for (const slide of [3, 2, 1]) {
      await page.getByRole('link', { name: new RegExp(`^Slide ${slide}`) }).click();
      await expect(page.locator(`#slide-${slide}`)).toBeInViewport({ ratio: 0.5 });
    }
  });

  test('HOME-16 HOME-17 a tab shows its places', async ({ page }) => {
    await page.goto('/');
    const experiences = page.getByRole('region', { name: 'Curated Experiences' });
    for (const [tab, link] of [
      ['Fine Dining', 'See all fine dining'],
      ['Historic Pubs', 'See all historic pubs'],
      ['Top Attractions', 'See all top attractions'],
    ] as const) {
      await experiences.getByRole('radio', { name: tab }).check();
      await expect(experiences.getByRole('article')).toHaveCount(3);
      await expect(experiences.getByRole('link', { name: link })).toBeVisible();
    }
  });

  test('WIDGET-02 WIDGET-03 "Top 10 Only" leaves the ranked places', async ({ page }) => {
    await page.goto('/');
    const map = page.locator('[data-widget="map/AttractionsMap"]');
    await expect(map.getByText('Showing 15 attractions')).toBeVisible();
    await map.getByRole('switch', { name: 'Top 10 Only' }).check();
    await expect(map.getByText('Showing 8 attractions')).toBeVisible();
    await expect(map.getByRole('listitem')).toHaveCount(8);
  });

  test('NEWS-06 the newsletter form subscribes, and the address is not in the URL', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email address').fill('ada@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
    await expect(page).toHaveURL('/newsletter');
  });
});
