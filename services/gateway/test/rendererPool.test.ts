import type { Release } from '@guide/contracts/api';
import { afterEach, expect, test } from '@jest/globals';
import { MAX_FAILURES, PAUSE_MS } from '../src/renderers/pauses';
import { RendererUnavailable } from '../src/renderers/process';
import { MAX_PREVIEW_RENDERERS, MAX_RENDERERS } from '../src/renderers/queues';
import type { Renderers } from '../src/renderers/renderers';
import { HOME_REQUEST, OWNER, openPool, renderersOf, writeProgram } from './support/renderer';

/** A renderer that exits when a page is requested with `crash`, and never responds to one with `wait`. */
const program = writeProgram(
  'crashing',
  `if (page.url.includes('crash')) { console.error('Error: Nobody handles this'); process.exit(1); }
  if (!page.url.includes('wait')) frame({ ...PAGE, id: page.id }, 'ab' + QUERIES);`,
);

let pool: Renderers;
afterEach(() => pool.close());

/** A pool of renderers with a fixed clock. Paused releases are added to `paused`. */
function start() {
  const paused: string[] = [];
  const clock = { ms: 0 };
  pool = openPool(program, {
    onPaused: ({ module, version }, reason) => paused.push(`${module} ${version}: ${reason}`),
    now: () => clock.ms,
  });
  const render = async (version: string, search = '', isPreview = false) => {
    const release = { module: 'discover', version, owner: 'tests' } as Release;
    const screen = await pool.render(release, { ...HOME_REQUEST, url: `/${search}` }, OWNER, isPreview);
    return screen.html.toString();
  };
  const crash = (version: string, isPreview = false) =>
    expect(render(version, '?crash', isPreview)).rejects.toThrow('Nobody handles this');
  return { render, crash, paused, clock };
}

const renderers = () => renderersOf(program);

const HOME = 'ab';

test('six concurrent previews share two renderers, and the live release keeps its renderer', async () => {
  const { render } = start();
  expect(MAX_PREVIEW_RENDERERS).toBe(2);
  expect(await render('1.0.0')).toBe(HOME);
  const [live] = renderers();
  const previews = Array.from({ length: 6 }, (_, n) => render(`2.0.${n}`, '', true));
  expect(await Promise.all(previews)).toEqual(Array(6).fill(HOME));
  const running = renderers();
  expect(running).toContain(live);
  // A spare renderer, and one more while a replaced one is exiting.
  expect(running.length).toBeLessThanOrEqual(1 + MAX_PREVIEW_RENDERERS + 2);
  expect(await render('1.0.0')).toBe(HOME);
  expect(renderers()).toContain(live);
});

test('more live releases than renderers are all rendered; the least recently used renderer is replaced', async () => {
  const { render, paused } = start();
  expect(MAX_RENDERERS).toBe(9);
  for (let n = 0; n < MAX_RENDERERS + 2; n += 1) expect(await render(`1.0.${n}`)).toBe(HOME);
  expect(renderers().length).toBeLessThanOrEqual(MAX_RENDERERS + 2);
  expect(await render('1.0.0')).toBe(HOME);
  expect(paused).toEqual([]);
});

test('a release whose renderers crash three times in succession is paused for a minute, then tried again', async () => {
  expect([MAX_FAILURES, PAUSE_MS]).toEqual([3, 60_000]);
  const { render, crash, paused, clock } = start();
  for (let n = 0; n < 2; n += 1) await crash('1.0.0');
  expect(paused).toEqual([]);
  expect(pool.failureOf('discover', '1.0.0')).toBeNull();
  await crash('1.0.0');
  expect(paused).toEqual([expect.stringMatching(/^discover 1\.0\.0: 3 of its renderers ended/)]);
  expect(pool.failureOf('discover', '1.0.0')).toContain('Nobody handles this');
  clock.ms += 59_999;
  await expect(render('1.0.0')).rejects.toThrow('The release is paused');
  expect(await render('1.0.1')).toBe(HOME);
  clock.ms += 1;
  expect(await render('1.0.0')).toBe(HOME);
  expect(pool.failureOf('discover', '1.0.0')).toBeNull();
  await crash('1.0.0');
  expect(await render('1.0.0')).toBe(HOME);
});

test('a release that nobody requests stops counting as failed 10 minutes after its pause; its next failure pauses it at once', async () => {
  const { crash, render, clock, paused } = start();
  for (let n = 0; n < 3; n += 1) await crash('1.0.0');
  clock.ms += PAUSE_MS + 600_000 - 1;
  expect(pool.failureOf('discover', '1.0.0')).toContain('Nobody handles this');
  clock.ms += 1;
  expect(pool.failureOf('discover', '1.0.0')).toBeNull();
  await crash('1.0.0');
  expect(paused).toHaveLength(2);
  expect(pool.failureOf('discover', '1.0.0')).toContain('Nobody handles this');
  await expect(render('1.0.0')).rejects.toThrow('The release is paused');
});

test('a rendered page between failures prevents a pause, so one crashing client cannot block a release', async () => {
  const { render, crash, paused } = start();
  for (let n = 0; n < 4; n += 1) {
    await crash('1.0.0');
    if (n % 2 === 1) expect(await render('1.0.0')).toBe(HOME);
  }
  expect(paused).toEqual([]);
});

test('a failing preview pauses only itself, not the same release for visitors', async () => {
  const { render, crash, paused } = start();
  for (let n = 0; n < 3; n += 1) await crash('1.0.0', true);
  await expect(render('1.0.0', '', true)).rejects.toThrow('The release is paused');
  expect(await render('1.0.0')).toBe(HOME);
  expect([paused, pool.failureOf('discover', '1.0.0')]).toEqual([[], null]);
});

test("a renderer killed by the system or an operator does not count as its release's failure", async () => {
  const { render, paused } = start();
  for (let n = 0; n < MAX_FAILURES; n += 1) {
    const ended = expect(render('1.0.0', '?wait')).rejects.toThrow(RendererUnavailable);
    while (renderers().length < 2) await new Promise(setImmediate);
    // The spare renderer started later and has a higher id.
    process.kill(Math.min(...renderers()), 'SIGKILL');
    await ended;
  }
  expect(paused).toEqual([]);
  expect(await render('1.0.0')).toBe(HOME);
});
