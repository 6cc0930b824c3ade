import type { Release } from '@guide/contracts/api';
import type { ScreenContext } from '@guide/contracts/module';
import { expect, jest, test } from '@jest/globals';
import { createCaller, createReader } from '../src/renderers/calls';
import { rendererFlags } from '../src/renderers/flags';
import { MAX_RSS_BYTES } from '../src/renderers/process';
import { renderScreen } from '../src/renderers/program/renderScreen';
import { bundle } from './support/hostileReleases';
import {
  emptyResponses,
  HOME_REQUEST,
  loadRenderer,
  OWNER,
  openPool,
  renderersOf,
  startProgram,
  writeProgram,
} from './support/renderer';

test('a page may make 24 API calls, which only read from its services', async () => {
  let calls = 0;
  const read = async () => {
    calls += 1;
    return { status: 200, headers: {}, body: Buffer.from('[]') };
  };
  const caller = createCaller(read, 'discover', OWNER);
  for (const [method, url] of [
    ['POST', '/api/subscribe'],
    ['GET', '/api/analytics/recent'],
    ['GET', '/api/pubs'],
    ['GET', 'https://guide.example/api/listings'],
  ] as const)
    await expect(caller(method, url)).rejects.toThrow(`discover may not call ${method} ${url}`);
  for (let n = 0; n < 24; n += 1) await caller('GET', '/api/listings');
  await expect(caller('GET', '/api/listings')).rejects.toThrow('A page may make 24 API calls');
  expect(calls).toBe(24);
});

test('pages share a successful response for a second; a failed call is repeated', async () => {
  const requested: string[] = [];
  const read = createReader(async (url) => {
    requested.push(url);
    return new Response('[]', { status: url === '/api/listings' ? 200 : 503 });
  });
  for (const url of ['/api/listings', '/api/areas', '/api/listings', '/api/areas']) await read(url, OWNER);
  expect(requested).toEqual(['/api/listings', '/api/areas', '/api/areas']);
});

test('D-58 a page reads on behalf of its visitor, and the refusal of another address is not shared', async () => {
  const refused = '192.0.2.1';
  const read = createReader(async (_url, init) => {
    const address = new Headers(init?.headers).get('x-forwarded-for');
    return new Response(address, { status: address === refused ? 429 : 200 });
  });
  const [first, second] = await Promise.all(
    [refused, '192.0.2.2'].map((address) => read('/api/analytics/insights', { requestId: 'id', address })),
  );
  expect([first!.status, second!.status]).toEqual([429, 200]);
  expect(Buffer.from(second!.body).toString()).toBe('192.0.2.2');
});

test.each([
  [200, true],
  [401, true],
  [404, true],
  [429, false],
  [503, false],
])('D-58 a page whose call got status %i is complete: %p', async (status, complete) => {
  const screen = {
    load: async ({ api, queries }: ScreenContext) => {
      await queries.prefetchQuery({ queryKey: ['areas'], queryFn: () => api.areas() });
      return undefined;
    },
    head: () => ({ title: 'Home', description: 'Home' }),
    Component: () => null,
  };
  const parts = { shell: { createPage: () => 'content' }, site: {}, module: { screens: { Home: screen } } };
  const fetch = async () => Response.json([], { status });
  const page = await renderScreen(
    parts as unknown as Parameters<typeof renderScreen>[0],
    HOME_REQUEST,
    fetch,
  );
  expect(page.complete).toBe(complete);
});

test.each([
  ['without texts in the language of the page', {}, '/api/areas'],
  ['with them', { de: {} }, '/api/areas?lang=de'],
])('a module %s gets its data in the language of its part', async (_title, languages, called) => {
  const screen = {
    load: async ({ api }: ScreenContext) => void (await api.areas()),
    head: () => ({ title: 'Home', description: 'Home' }),
    Component: () => null,
  };
  const parts = { shell: { createPage: () => 'content' }, site: {}, module: { screens: { Home: screen } } };
  const calls: string[] = [];
  const fetch = async (url: string) => {
    calls.push(url);
    return Response.json([]);
  };
  const { row } = HOME_REQUEST.match;
  const modules = { [row.module]: { languages } } as unknown as typeof HOME_REQUEST.modules;
  const page = { ...HOME_REQUEST, language: 'de', modules };
  await renderScreen(parts as unknown as Parameters<typeof renderScreen>[0], page, fetch);
  expect(calls).toEqual([called]);
});

test('the API calls of a page may take 600 ms in total', async () => {
  const caller = createCaller(() => new Promise(() => {}), 'discover', OWNER);
  const late = () =>
    expect(caller('GET', '/api/listings')).rejects.toThrow('/api/listings was not answered in time');
  const startedAt = performance.now();
  await late();
  expect(performance.now() - startedAt).toBeGreaterThan(590);
  // If this call got a new time limit, it would end after the page's deadline.
  await Promise.race([
    late(),
    new Promise((_, reject) => setTimeout(() => reject(new Error('It waited again')), 590)),
  ]);
});

test('a renderer that takes longer than 1 s to load or render is killed', async () => {
  const silent = writeProgram('silent', '', '');
  const [rendering, loading] = [startProgram(silent), startProgram(silent)];
  await Promise.all([rendering.booted, loading.booted]);
  const startedAt = performance.now();
  const exitReason = async ({ exited }: typeof rendering) => {
    const { reason, isFault } = await exited;
    expect([isFault, performance.now() - startedAt > 990]).toEqual([true, true]);
    return reason;
  };
  const page = rendering.render(HOME_REQUEST, emptyResponses);
  await Promise.all([
    expect(page).rejects.toThrow('The renderer did not answer within 1000 ms'),
    expect(loading.load('', 'a.cjs')).rejects.toThrow('did not evaluate the bundle within 1000 ms'),
    expect(exitReason(rendering)).resolves.toBe('did not answer within 1000 ms'),
    expect(exitReason(loading)).resolves.toBe('did not evaluate the bundle within 1000 ms'),
  ]);
});

test('a renderer has 192 MB of JavaScript heap and 400 MB in total', () => {
  expect(rendererFlags('/program')).toContain('--max-old-space-size=192');
  expect(MAX_RSS_BYTES).toBe(400 * 1024 ** 2);
});

test('a module gets at most twenty log lines a second, however many its renderer sends', async () => {
  const logging = bundle(
    "() => title('Home')",
    'async () => { for (let n = 0; n < 5000; n += 1) console.log(n); }',
  );
  const honest = await loadRenderer(logging);
  await honest.home();
  await honest.home();
  expect(honest.logged.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
  // Each of the two pages may span two seconds.
  expect(honest.logged.length).toBeLessThanOrEqual(80);
  await honest.stop();

  const lines: string[] = [];
  const send =
    "for (let n = 0; n < 100; n += 1) frame({ type: 'console', text: String(n) }, ''); frame({ ...PAGE, id: page.id }, 'ab' + QUERIES);";
  const hostile = startProgram(writeProgram('logging', send));
  await hostile.booted;
  await hostile.load('', 'a.cjs', { onConsole: (text) => lines.push(text), onForbiddenAccess() {} });
  await hostile.render(HOME_REQUEST, emptyResponses);
  expect(lines.length).toBeGreaterThanOrEqual(20);
  expect(lines.length).toBeLessThanOrEqual(40);
  hostile.kill('is not needed');
});

const RELEASE = { module: 'discover', version: '1.0.0', owner: 'tests' } as Release;

test('a renderer works on at most three pages at once', async () => {
  // The program responds once no more pages arrive, with the number of concurrent ones.
  const counting = writeProgram(
    'counting',
    `(globalThis.held ??= []).push(page.id); clearTimeout(globalThis.timer);
     globalThis.timer = setTimeout(() => { const count = String(held.length);
       for (const id of held.splice(0)) frame({ ...PAGE, id, htmlBytes: 1 }, count + QUERIES); }, 100);`,
  );
  const pool = openPool(counting);
  const pages = Array.from({ length: 6 }, () => pool.render(RELEASE, HOME_REQUEST, OWNER, false));
  expect((await Promise.all(pages)).map(({ html }) => html.toString())).toEqual(Array(6).fill('3'));
  await pool.close();
});

test('a renderer exits after a minute without a page', async () => {
  const program = writeProgram('idle', "frame({ ...PAGE, id: page.id }, 'ab' + QUERIES)");
  const pool = openPool(program);
  await pool.render(RELEASE, HOME_REQUEST, OWNER, false);
  jest.useFakeTimers({
    doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask', 'setInterval'],
  });
  try {
    await pool.render(RELEASE, HOME_REQUEST, OWNER, false);
    jest.advanceTimersByTime(59_999);
    expect(renderersOf(program)).toHaveLength(2);
    jest.advanceTimersByTime(1);
    while (renderersOf(program).length > 1) await new Promise(setImmediate);
  } finally {
    jest.useRealTimers();
    await pool.close();
  }
});

/** Longer than any deadline of a renderer. */
const PAUSE_MS = 2500;

/** Blocks this process like SIGSTOP or a long task. */
const pauseThisProcess = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

const SLOW = bundle("() => title('Home')", 'async () => new Promise((done) => setTimeout(done, 100))');

test('a pause of the gateway during rendering does not kill the renderer', async () => {
  const renderer = await loadRenderer(SLOW);
  const page = renderer.home();
  pauseThisProcess();
  expect((await page).html.toString()).toBe('<h1>Home</h1>');
  await renderer.stop();
});
