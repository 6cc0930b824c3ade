import { open } from '../../support/map';
import { expect, test } from '../../support/test';

test('with reduced motion the map zooms without an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const frames = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[aria-label^="1. "]')!;
    const frame = () => new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('[aria-label="Zoom in"]')!.click();
    await frame();
    await frame();
    const seen: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      seen.push(button.getBoundingClientRect().x);
      await frame();
    }
    return seen;
  });
  expect(new Set(frames).size).toBeLessThanOrEqual(2);
});
