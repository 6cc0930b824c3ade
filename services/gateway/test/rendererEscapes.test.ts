import vm from 'node:vm';
import { afterAll, expect, test } from '@jest/globals';
import { bundleOf, escapes } from './support/escapes';
import { bundle } from './support/hostileReleases';
import { loadRenderer } from './support/renderer';

let running: Awaited<ReturnType<typeof loadRenderer>> | null = null;
afterAll(() => running?.stop());

/** Starts a renderer with a bundle, or reuses the last one if it is still running. */
async function rendererOf(code: string) {
  if (running) {
    await running.reload(code);
    return running;
  }
  const renderer = await loadRenderer(code);
  running = renderer;
  void renderer.exited.then(() => {
    running = null;
  });
  return renderer;
}

async function render(code: string) {
  const renderer = await rendererOf(code);
  let html = '';
  let failure = '';
  try {
    html = (await renderer.home()).html.toString();
  } catch (error) {
    failure = (error as Error).message;
  }
  return { html, failure, denied: [...renderer.denied] };
}

test.each(escapes.map((row) => [row.does, row] as const))(
  'a module that %s gets no object of Node',
  async (_does, row) => {
    const { html, failure, denied } = await render(bundleOf(row));
    expect(html).not.toContain('Escaped');
    // The gateway logs these with module and version.
    if (row.reported) expect([html, failure, denied]).toEqual(['<h1>Home</h1>', '', row.reported]);
    else if (row.isHarmless) expect([html, failure, denied]).toEqual(['<h1>Home</h1>', '', []]);
    else expect([...denied, failure].join('')).not.toBe('');
  },
);

/** Lists paths of native functions reachable from the global object and `roots`. */
const NATIVE_FUNCTIONS = `(roots) => {
  const isNative = (value) => typeof value === 'function' && /\\{\\s*\\[native code\\]\\s*\\}$/.test(Function.prototype.toString.call(value));
  const seen = new Set(); const found = [];
  const look = (value, path) => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return;
    seen.add(value);
    if (isNative(value)) found.push(path.split('.').slice(-2).join('.'));
    for (const key of Reflect.ownKeys(value)) {
      const property = Object.getOwnPropertyDescriptor(value, key);
      for (const part of [property.value, property.get, property.set]) look(part, path + '.' + String(key));
    }
    look(Object.getPrototypeOf(value), path + '.prototype');
  };
  for (const [name, root] of Object.entries(roots)) look(root, name);
  return found;
}`;

/** Functions of the hardening library, which also report native code. */
const FROM_SES = new Set([
  'Function',
  'Symbol(harden)',
  'originalValue',
  'stackTraceLimit',
  'prepareStackTrace',
  'detached',
  'immutable',
  'sliceToImmutable',
  'transfer',
  'transferToFixedLength',
  'transferToImmutable',
]);
/** Names that `TextEncoder` may add: its functions are Node's, but return no object of Node's. */
const TEXT_ENCODER = ['TextEncoder', 'encode', 'encodeInto', 'encoding'];

test('every native function that a module can reach belongs to the language', async () => {
  const { html, failure } = await render(`
const { createElement } = require('react');
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zustand'];
let context;
const find = ${NATIVE_FUNCTIONS};
const odd = [function* () {}, async () => {}, async function* () {}, (function* () {})(), [].values(), new Map().values(), new Set().values(), 'x'.matchAll(/x/g), new Intl.Segmenter().segment('x')];
exports.screens = { Home: { load: async (given) => { context = given; }, head: () => ({ title: 'Home', description: 'Home' }),
  Component: () => createElement('pre', null, JSON.stringify(find({ globalThis, context, require, module, odd, packages: packages.map((name) => require(name)), signal: AbortSignal.timeout(10), event: new Event('x'), url: new URL('http://a'), decoder: new TextDecoder(), timer: setTimeout(() => {}, 1) }))) } };`);
  expect(failure).toBe('');
  const reached: string[] = JSON.parse(html.replace(/<.*?>/g, '').replaceAll('&quot;', '"'));
  const names = new Set(reached.map((name) => name.split('.').at(-1)!));
  const language = new Set<string>(
    vm
      .runInNewContext(
        `(${NATIVE_FUNCTIONS})({ globalThis, odd: [function* () {}, async () => {}, async function* () {}, (function* () {})(), [].values(), new Map().values(), new Set().values(), 'x'.matchAll(/x/g), new Intl.Segmenter().segment('x')] })`,
      )
      .map((name: string) => name.split('.').at(-1)!),
  );
  expect(reached.length).toBeGreaterThan(500);
  const others = [...names].filter((name) => !language.has(name) && !FROM_SES.has(name));
  expect(others.sort()).toEqual(TEXT_ENCODER);
});

test.each([
  ["Promise.reject(new TypeError('Nobody handles this'))", 'Uncaught TypeError: Nobody handles this'],
  ["setTimeout(() => { throw new Error('Nobody catches this'); })", 'Uncaught Error: Nobody catches this'],
])('%s ends the renderer, and the reason names the error', async (code, reason) => {
  const load = `async () => { ${code}; await new Promise(() => {}); }`;
  const { failure } = await render(bundle('() => null', load));
  expect(failure).toBe(`The renderer ended by itself with code 1: ${reason}`);
});

test('a page reports once whether its module tried something forbidden', async () => {
  const load = "({ search }) => { if (search.has('try')) globalThis.process; }";
  const renderer = await loadRenderer(bundle('() => null', load));
  const tried = [await renderer.home(), await renderer.home('?try'), await renderer.home()];
  expect(tried.map(({ triedForbiddenAccess }) => triedForbiddenAccess)).toEqual([false, true, false]);
  await renderer.stop();
});

test('ordinary code finds the usual web APIs', async () => {
  const before = `const said = [];
class Shown { constructor() { this.toString = () => 'own'; this.constructor = Shown; } }`;
  const load = `async () => {
    said.push(String(new Shown()), new Date(0).toLocaleDateString('en-GB', { timeZone: 'UTC' }));
    clearTimeout(setTimeout(() => said.push('never'), 1));
    await new Promise((resolve) => { const timer = setInterval((value) => { clearInterval(timer); said.push(typeof timer, value); resolve(); }, 1, 'given'); });
    await new Promise((resolve) => queueMicrotask(resolve));
    said.push(new TextDecoder('utf-16le').decode(new Uint8Array([65, 0])), new URL('/b', 'http://a').href, typeof performance.now(), typeof Math.random());
  }`;
  const { html, failure, denied } = await render(bundle("() => title(said.join(' '))", load, before));
  expect([html, failure, denied]).toEqual([
    '<h1>own 01/01/1970 number given A http://a/b number number</h1>',
    '',
    [],
  ]);
});
