import { map, open, ready } from '../../support/map';
import { go } from '../../support/navigate';
import { expect, test } from '../../support/test';

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
