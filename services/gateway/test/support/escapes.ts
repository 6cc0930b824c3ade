/** Server bundles that try to leave their renderer. */

/** One attempt to escape from a renderer. */
export interface Escape {
  does: string;
  /** Code that runs when the page loads and passes what it obtains to `got`, which searches it for Node objects. */
  body: string;
  /** The API exists in a harmless form, so nothing is refused. */
  isHarmless?: true;
  /** Expected log entries in order, although the module catches each error. */
  reported?: string[];
}

/** Tries to capture values that `name` of `target` is assigned or called with, by every way to define a property. */
const trap = (target: string, name: string, way: string) =>
  `globalThis.seen = []; ${way}; await work(); const seen = globalThis.seen ?? []; delete (${target})[${name}]; seen.forEach(got);`;

/** A property that captures assigned values and otherwise behaves like a normal one. */
const accessor = (name: string) =>
  `set(value) { (globalThis.seen ??= [])[globalThis.seen.length] = [this, value]; Object.defineProperty(this, '${name}', { value, writable: true, configurable: true, enumerable: true }); }, get() { return undefined; }, configurable: true`;

/** Patches a method to reveal its receiver and arguments. */
const patched = (owner: string, name: string): Escape => ({
  does: `patches ${owner}.${name} to see what the renderer calls it with`,
  body: `const original = ${owner}.${name}; const seen = []; let inside = false;
${owner}.${name} = function (...values) {
  if (!inside) { inside = true; for (const value of [this, ...values]) seen[seen.length] = value; inside = false; }
  return Reflect.apply(original, this, values);
};
await work(); inside = true; ${owner}.${name} = original;
for (let index = 0; index < seen.length; index += 1) got(seen[index]);`,
});

export const escapes: Escape[] = [
  // Setters and getters triggered by Node's assignments to plain objects.
  {
    does: 'defines a setter for "oncomplete" by Reflect.defineProperty',
    body: trap(
      'Object.prototype',
      '"oncomplete"',
      `if (!Reflect.defineProperty(Object.prototype, 'oncomplete', { ${accessor('oncomplete')} })) throw new Error('no')`,
    ),
  },
  {
    does: 'defines a setter by __defineSetter__',
    body: trap(
      'Object.prototype',
      '"callback"',
      "Object.prototype.__defineSetter__('callback', function (value) { globalThis.seen = [this, value]; Object.defineProperty(this, 'callback', { value, writable: true, configurable: true }); })",
    ),
  },
  {
    does: 'defines a setter for index 0 on Array.prototype',
    body: trap('Array.prototype', '"0"', `Object.defineProperty(Array.prototype, '0', { ${accessor('0')} })`),
  },
  {
    does: 'inserts a proxy as the prototype of Function.prototype',
    body: `Object.setPrototypeOf(Function.prototype, new Proxy(Object.prototype, { get(target, name, receiver) {
  (globalThis.seen ??= []).push(receiver); return Reflect.get(target, name, receiver); } }));
await work(); globalThis.seen?.forEach(got);`,
  },
  {
    does: 'puts a proxy below Uint8Array.prototype by __proto__',
    body: `Object.getPrototypeOf(Uint8Array.prototype).__proto__ = new Proxy({}, { get(target, name, receiver) {
  (globalThis.seen ??= []).push(receiver); return Reflect.get(Object.prototype, name, receiver); } });
await work(); globalThis.seen?.forEach(got);`,
  },
  // Built-in methods that the renderer's code calls.
  patched('Array.prototype', 'push'),
  patched('JSON', 'parse'),
  patched('Function.prototype', 'call'),
  patched('Promise.prototype', 'then'),
  patched('Object.getPrototypeOf(Uint8Array.prototype)', 'subarray'),
  patched('EventTarget.prototype', 'dispatchEvent'),
  {
    does: 'replaces the species of promises',
    body: `const seen = [];
Object.defineProperty(Promise, Symbol.species, { get() { seen.push(this); return class extends Promise {
  constructor(run) { super((...both) => { seen.push(...both); run(...both); }); } }; } });
await work(); seen.forEach(got); if (seen.length > 0) got.escaped('the renderer used another kind of promise');`,
  },
  {
    does: 'replaces the iterator of arrays',
    body: `const seen = []; const original = Array.prototype[Symbol.iterator];
Array.prototype[Symbol.iterator] = function () { seen[seen.length] = this; return original.call(this); };
await work(); Array.prototype[Symbol.iterator] = original; for (let n = 0; n < seen.length; n += 1) seen[n] && got(seen[n]);`,
  },
  // Stack traces.
  {
    does: 'reads functions and receivers from the stack with Error.prepareStackTrace',
    reported: ['change of Error.prepareStackTrace', 'change of Error.prepareStackTrace'],
    body: `Error.prepareStackTrace = (_error, sites) => sites; const sites = new Error('x').stack; Error.prepareStackTrace = undefined;
if (typeof sites !== 'string') got.escaped('a stack that the module formats');
if (Array.isArray(sites)) for (const site of sites) { got(site.getThis?.()); got(site.getFunction?.()); if (site.getFunction?.()) got.escaped('a function off the stack'); }`,
  },
  {
    does: 'sets prepareStackTrace of the prototype of SuppressedError',
    isHarmless: true,
    body: `const Parent = Object.getPrototypeOf(globalThis.SuppressedError ?? TypeError);
Parent.prepareStackTrace = (_error, sites) => sites; const sites = [new Parent('x').stack, new Error('x').stack]; Parent.prepareStackTrace = undefined;
for (const list of sites) if (Array.isArray(list)) got.escaped('the stack as objects');
if (Object.isExtensible(Parent)) got.escaped('an error constructor that can change');`,
  },
  {
    does: 'reads the stack by Error.captureStackTrace',
    body: `const holder = {}; Error.stackTraceLimit = 100;
Error.prepareStackTrace = (_error, sites) => sites.map((site) => [site.getThis(), site.getFunction()]);
Error.captureStackTrace(holder); const { stack } = holder; Error.prepareStackTrace = undefined;
if (Array.isArray(stack)) for (const both of stack) for (const value of both) { got(value); if (value) got.escaped('a value of the stack'); }`,
  },
  {
    does: 'climbs to its callers by Function.caller',
    isHarmless: true,
    body: `let at = climb(); for (let depth = 0; at && depth < 50; depth += 1) {
  got(at); try { for (const value of at.arguments ?? []) got(value); at = at.caller; } catch { at = null; } }`,
  },
  // Node's objects for timers, events, texts and errors.
  {
    does: 'follows the list of timers to other callbacks',
    isHarmless: true,
    body: `const timer = setTimeout(() => {}, 5); if (typeof timer === 'object') { got.escaped('a timer of Node');
  for (let at = timer, n = 0; at && n < 20; at = at._idleNext, n += 1) { got(at); got(at._onTimeout); } } clearTimeout(timer);`,
  },
  {
    does: 'looks for native handles behind symbols',
    isHarmless: true,
    body: `const signal = AbortSignal.timeout(1000); const controller = new AbortController(); const decoder = new TextDecoder('utf-16le');
const objects = [signal, controller, controller.signal, decoder, new TextEncoder(), new URL('http://a/b?c'), new URLSearchParams('a=b'), new Event('x'), performance];
for (const object of objects) for (const symbol of Object.getOwnPropertySymbols(object)) got(object[symbol]);`,
  },
  {
    does: "calls Node's inspect and clone methods of web objects",
    isHarmless: true,
    body: `const probe = { [Symbol.for('nodejs.util.inspect.custom')](_depth, _options, inspect) { if (inspect) got.escaped("Node's inspect"); return 'x'; } };
const controller = new AbortController();
const objects = [controller, controller.signal, AbortSignal.timeout(1000), new URL('http://a/b?c'), new URLSearchParams('a=b'), new Event('x'), new EventTarget(), new TextEncoder(), new TextDecoder(), new DOMException('x')];
for (const object of objects) {
  for (const name of ['signal', 'aborted', 'type', 'href', 'searchParams']) Reflect.defineProperty(object, name, { value: probe, configurable: true });
  for (let at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) for (const symbol of Object.getOwnPropertySymbols(at)) {
    let value; try { value = Reflect.get(at, symbol, object); } catch { continue; }
    got(value);
    if (typeof value === 'function') for (const values of [[], [5, { depth: 5, stylize: (text) => text, customInspect: true }, () => {}]]) { try { got(Reflect.apply(value, object, values)); } catch {} }
  }
}`,
  },
  {
    does: 'uses the third argument of a custom inspection',
    isHarmless: true,
    body: `let inspect; const odd = { [Symbol.for('nodejs.util.inspect.custom')](_depth, _options, given) { inspect = given; return 'x'; } };
console.log(odd); console.error(odd); Promise.reject(odd).catch(() => {}); await work(); if (inspect) got.escaped("Node's inspect");`,
  },
  {
    does: 'moves a message port by structuredClone',
    isHarmless: true,
    body: `if (typeof MessageChannel === 'function') got.escaped('a message channel');
if (typeof structuredClone === 'function') { try { structuredClone({}, { transfer: [new MessageChannel().port1] }); got.escaped('a message port'); } catch {} }`,
  },
  // Code, processes and memory.
  {
    does: 'compiles text with the constructors of other function types',
    body: `for (const kind of [async () => {}, function* () {}, async function* () {}, () => {}]) {
  let made; try { made = kind.constructor('return globalThis.process')(); } catch { continue; } if (made) got.escaped('code from text'); }`,
    reported: ['AsyncFunction', 'GeneratorFunction', 'AsyncGeneratorFunction', 'Function'].map(
      (name) => `code from text by ${name}`,
    ),
  },
  {
    does: 'compiles text with Function',
    body: `try { got.escaped(Function('return 1')()); } catch {} try { got.escaped(new Function('return 1')()); } catch {}
if (!((() => {}) instanceof Function && Function.prototype === Object.getPrototypeOf(() => {}))) got.escaped('another Function');`,
    reported: ['code from text by Function', 'code from text by Function'],
  },
  {
    does: 'imports a module of Node',
    body: `try { const net = await import('node:net'); got.escaped(Object.keys(net)); } catch {}`,
    reported: ['import node:net'],
  },
  {
    does: 'changes Intl',
    body: `for (const [target, name] of [[Intl, 'Collator'], [Intl.DateTimeFormat.prototype, 'format'], [Intl.Segmenter, 'supportedLocalesOf'], [WeakRef.prototype, 'deref']]) {
  try { Object.defineProperty(target, name, { value: () => 'changed' }); got.escaped('changed ' + name); } catch {} }`,
    reported: ['Intl', 'Intl.DateTimeFormat.prototype', 'Intl.Segmenter', 'WeakRef.prototype'].map(
      (name) => `change of ${name}`,
    ),
  },
  {
    does: 'requires modules by unusual names',
    body: `for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) { let value; try { value = require(name); } catch { continue; } got.escaped(name + ': ' + typeof value); }
got(require.main); got(require.cache); got(module.constructor === Object ? undefined : module.constructor); throw new Error('no odd names');`,
  },
  {
    does: "reads foreign memory from Node's buffers",
    body: `if (typeof Buffer === 'function') got.escaped(Buffer.allocUnsafe(8).buffer.byteLength);
const answer = await work(); got(answer); got(answer?.headers); for (const value of Object.values(answer ?? {})) got(value); got(await answer?.body); throw new Error('no buffer');`,
  },
  // Packages that the renderer shares with the module.
  {
    does: "captures React's request through its internals",
    isHarmless: true,
    body: `const React = require('react'); const ReactDOM = require('react-dom');
const trapAll = (object) => { for (const key of Object.keys(object ?? {})) { let value = object[key];
  Object.defineProperty(object, key, { get() { return value; }, set(next) { seen.push(next); value = next; }, configurable: true }); } };
const seen = globalThis.seenByReact = [];
for (const package_ of [React, ReactDOM]) for (const key of Object.keys(package_)) if (/INTERNALS/.test(key)) { trapAll(package_[key]); trapAll(package_[key].d); }
globalThis.afterRender = () => seen.forEach(got); await work(); seen.forEach(got);`,
  },
  {
    does: 'patches the query client that the renderer reads',
    isHarmless: true,
    body: `const { QueryClient } = require('@tanstack/react-query'); const seen = []; const original = QueryClient.prototype.getQueryCache;
QueryClient.prototype.getQueryCache = function (...values) { seen.push(this, ...values); return original.apply(this, values); };
await work(); seen.forEach(got); QueryClient.prototype.getQueryCache = original;`,
  },
  {
    does: 'passes on a response that reveals its reader',
    isHarmless: true,
    body: `const seen = []; globalThis.lateHead = new Proxy({ title: 'Home', description: 'Home' }, { get(target, name, receiver) {
  try { throw new Error('x'); } catch (error) { seen.push(error); } return Reflect.get(target, name, receiver); } });
await work(); for (const { stack } of seen) if (typeof stack !== 'string') got.escaped('a stack');`,
  },
];

/** Bundles an escape into a page that shows "Escaped with …" if the attempt succeeded. */
export const bundleOf = ({ body }: Escape) => `function climb() { return climb.caller; }
(() => { 'use strict';
const { createElement } = require('react');
const escaped = [];
const NODE = /^(Pipe|TCP|TTY|UDP|Socket|WriteWrap|ShutdownWrap|LibuvStreamWrap|HandleWrap|BaseObject|Timeout|Immediate|PassThrough|Writable|Readable|Duplex|WritableState|ReadableState|EventEmitter|Converter|MessagePort|Process|process|AsyncWrap|FSReqCallback|Buffer|FastBuffer)$/;
const looked = new Set();
function nodeObject(value) {
  for (let at = value, n = 0; at && n < 10; at = Object.getPrototypeOf(at), n += 1) {
    let name; try { name = Object.getOwnPropertyDescriptor(at, 'constructor')?.value?.name; } catch { return; }
    if (NODE.test(name)) return name;
  }
}
function got(value, depth = 0) {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || looked.has(value) || depth > 4) return;
  looked.add(value);
  const name = nodeObject(value);
  if (name) { escaped[escaped.length] = name; return; }
  let keys; try { keys = Reflect.ownKeys(value); } catch { return; }
  for (const key of keys.slice(0, 50)) { let inner; try { inner = value[key]; } catch { continue; } got(inner, depth + 1); }
}
got.escaped = (what) => { escaped[escaped.length] = String(what); };
let api;
const work = async () => { const answer = await api.listings().catch((error) => error); await new Promise((resolve) => setTimeout(resolve, 5)); return answer; };
exports.screens = { Home: {
  load: async (context) => { api = context.api; globalThis.seen = undefined; got(context); await (async () => { ${body} })(); },
  head: () => globalThis.lateHead ?? { title: 'Home', description: 'Home' },
  Component: () => { globalThis.afterRender?.(); return createElement('h1', null, escaped.length > 0 ? 'Escaped with ' + escaped.join(', ') : 'Home'); },
} };
})();`;
