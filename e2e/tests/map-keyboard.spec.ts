import { map, marker, open, ready } from '../support/map';
import { go } from '../support/navigate';
import { expect, test } from '../support/sharedPage';

test('Tab reaches the markers in rank order, Enter opens, Escape gives the focus back', async ({ page }) => {
  await open(page);
  await marker(page, 1).focus();
  for (const rank of [2, 3, 4, 5, 6, 7, 8]) {
    await page.keyboard.press('Tab');
    await expect(marker(page, rank)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Tate Modern' });
  await expect(popup).toBeFocused();
  await expect(marker(page, 8)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(marker(page, 8)).toBeFocused();
});

test('arrows pan, plus and minus zoom', async ({ page }) => {
  await open(page);
  await map(page).getByRole('application').focus();
  const at = async () => (await marker(page, 1).boundingBox())!;
  const gap = async () => (await at()).x - (await marker(page, 6).boundingBox())!.x;
  const before = await at();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => before.x - (await at()).x).toBeGreaterThan(100);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => before.y - (await at()).y).toBeGreaterThan(100);
  const apart = await gap();
  await page.keyboard.press('+');
  await expect.poll(gap).toBeGreaterThan(apart * 1.8);
  await page.keyboard.press('-');
  await expect.poll(gap).toBeLessThan(apart * 1.2);
});

test('with reduced motion the map arrives at once', async ({ page }) => {
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
  // Before and after, and nothing between.
  expect(new Set(frames).size).toBeLessThanOrEqual(2);
});

test('the page scrolls when the wheel turns over a map without focus', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => scrollY);
  const box = (await map(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);
});

test('coming and going 30 times leaves no canvas and no listener behind', async ({ page }) => {
  test.slow();
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const visit = async () => {
    await go(page, '/nowhere');
    await expect(map(page)).toHaveCount(0);
    await go(page, '/map');
    await ready(page);
  };
  const kept = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const prototype = await devtools.send('Runtime.evaluate', { expression: 'HTMLCanvasElement.prototype' });
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.result.objectId!,
    });
    const count = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await devtools.send('Runtime.releaseObject', { objectId: objects.objectId! });
    return {
      canvases: count.result.value as number,
      listeners: metrics.find(({ name }) => name === 'JSEventListeners')!.value,
    };
  };
  for (let round = 0; round < 3; round += 1) await visit();
  const before = await kept();
  for (let round = 0; round < 30; round += 1) await visit();
  const after = await kept();
  expect(after.canvases - before.canvases).toBeLessThan(10);
  expect(after.listeners - before.listeners).toBeLessThan(60);
});
