import { runAxe } from '../../support/axe';
import { map, marker, open } from '../../support/map';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('tips on a touch device describe touch gestures', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Map Tips' }).click();
  const panel = page.getByRole('region', { name: 'How to Use the Interactive Map' });
  await expect(panel.getByRole('listitem')).toHaveText(
    [
      'Tap markers to view location details',
      'Use filters to show specific venue types',
      'Tap areas to see neighborhood names',
      'Drag the map with two fingers to navigate around London',
    ],
    { useInnerText: true },
  );
});

test('WCAG 2.5.8 pins are large enough and far enough apart at three zoom levels', async ({ page }) => {
  await open(page);
  for (const button of ['', 'Zoom in', 'Zoom out']) {
    if (button) await map(page).getByRole('button', { name: button }).tap();
    await expect(marker(page, 8)).toBeVisible();
    expect((await runAxe(page, ['target-size'])).faults).toEqual([]);
  }
});
