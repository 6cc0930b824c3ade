import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { expect, test } from '@jest/globals';
import { NO_ISOLATION } from '../../../src/renderers/isolation';
import { bundle } from '../../support/hostileReleases';
import { emptyResponses, HOME_REQUEST, loadRenderer } from '../../support/renderer';

/** Takes about 0.15 s of processor time. */
const HEAVY = bundle(
  "() => { let sum = 0; for (let n = 0; n < 1.5e8; n += 1) sum += n; return title(sum > 1 ? 'Home' : ''); }",
);
const LOOPS_PER_PROCESSOR = 2;

/** Occupies all processors at a low priority, so that only renderers at the lowest one wait. */
const startLoops = () =>
  Array.from({ length: LOOPS_PER_PROCESSOR * cpus().length }, () =>
    spawn('nice', ['-n', '10', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
  );

test('a renderer that waits for a processor gets more time, and its page comes late', async () => {
  const isolation = { ...NO_ISOLATION, command: ['nice', '-n', '19'] };
  const renderer = await loadRenderer(HEAVY, { isolation });
  const loops = startLoops();
  try {
    await Promise.all(loops.map((loop) => once(loop, 'spawn')));
    const startedAt = performance.now();
    const { html } = await renderer.render(HOME_REQUEST, emptyResponses);
    expect(html.toString()).toBe('<h1>Home</h1>');
    expect(performance.now() - startedAt).toBeGreaterThan(1000);
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
    await renderer.stop();
  }
});
