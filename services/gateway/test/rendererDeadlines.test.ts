import { expect, test } from '@jest/globals';
import { bundle } from './support/hostileReleases';
import { loadRenderer } from './support/renderer';

/** Longer than any deadline of a renderer. */
const PAUSE_MS = 2500;

/** Blocks this process as SIGSTOP or a long task does. */
const pauseThisProcess = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

const SLOW = bundle("() => title('Home')", 'async () => new Promise((done) => setTimeout(done, 100))');

test('a renderer is not killed for a pause of the gateway, while it renders', async () => {
  const renderer = await loadRenderer(SLOW);
  const page = renderer.home();
  pauseThisProcess();
  expect((await page).html.toString()).toBe('<h1>Home</h1>');
  await renderer.stop();
});
