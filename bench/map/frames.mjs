/** A drag and its frames. */

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/**
 * Drags what lies in a box to and fro, with the browser's own pointer.
 * @returns frame times in milliseconds, and the main thread's own time per frame, which other work on the machine
 *   lengthens less
 */
export async function dragFrames(page, box, slower) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 60];
  await page.evaluate(() => {
    globalThis.frameTimes = [];
    let last = performance.now();
    const step = (now) => {
      globalThis.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y);
  await page.evaluate(() => {
    globalThis.frameTimes.length = 0;
  });
  const before = await busy();
  for (let step = 0; step <= 120; step += 1) {
    await page.mouse.move(x - Math.sin(step / 12) * box.width * 0.3, y - (step % 40) * 2);
  }
  const frames = await page.evaluate(() => globalThis.frameTimes.slice());
  const own = ((await busy()) - before) / frames.length;
  await page.mouse.up();
  frames.sort((a, b) => a - b);
  return {
    count: frames.length,
    median: at(frames, 0.5),
    p95: at(frames, 0.95),
    longest: frames.at(-1),
    own,
  };
}
