import { hardenBuiltIns } from './harden';
import { createTimers } from './timers';

const ALLOWED = new Set(
  `
  Object Function Array Number Boolean String Symbol BigInt Date RegExp Promise Proxy Reflect Map Set WeakMap
  WeakSet WeakRef FinalizationRegistry Error AggregateError EvalError RangeError ReferenceError SyntaxError
  TypeError URIError SuppressedError DisposableStack AsyncDisposableStack Iterator Math JSON Intl ArrayBuffer DataView
  Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array Float32Array
  Float64Array BigInt64Array BigUint64Array parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent decodeURI
  decodeURIComponent escape unescape undefined NaN Infinity globalThis console
`
    .trim()
    .split(/\s+/),
);

/** SES does not freeze these. Some exist only in newer versions of Node. */
const UNFROZEN = [
  'Intl',
  'WeakRef',
  'FinalizationRegistry',
  'SuppressedError',
  'DisposableStack',
  'AsyncDisposableStack',
];

/** These symbols expose Node's `inspect` and message ports to a module. */
const NODE_METHODS = /^(nodejs\.util\.inspect\.custom|messaging_\w+)$/;

/** Use of these is reported; other missing globals are just undefined. */
const REPORTED = [
  'process',
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'WebAssembly',
  'eval',
  'SharedArrayBuffer',
  'Atomics',
  'Worker',
];

/** Leaves only frozen globals: the language, timers, and web APIs that compute. Use of others is reported. */
export function restrictGlobals(report: (what: string) => void): void {
  const web = webGlobals();
  for (const value of Object.values(web)) removeNodeMethods(value);
  hardenBuiltIns(web, UNFROZEN, report);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (ALLOWED.has(name)) lock(name, Reflect.get(globalThis, name));
    else Reflect.deleteProperty(globalThis, name);
  }
  for (const [name, value] of Object.entries(web)) lock(name, value);
  for (const name of REPORTED)
    Object.defineProperty(globalThis, name, { get: () => void report(name), configurable: false });
}

function removeNodeMethods(value: object): void {
  const { prototype } = value as { prototype?: object };
  if (!prototype) return;
  for (const symbol of Object.getOwnPropertySymbols(prototype))
    if (NODE_METHODS.test(symbol.description ?? '')) Reflect.deleteProperty(prototype, symbol);
}

const lock = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });

function webGlobals() {
  const { timeOrigin } = performance;
  const now = performance.now.bind(performance);
  return {
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder: Decoder,
    atob,
    btoa,
    AbortController,
    AbortSignal,
    Event,
    EventTarget,
    DOMException,
    ...createTimers({ setTimeout, setInterval, clearTimeout }),
    queueMicrotask: (callback: () => void) => void Promise.resolve().then(() => callback()),
    performance: { now, timeOrigin },
  };
}

const NodeTextDecoder = TextDecoder;

/** Hides the native converter that Node's `TextDecoder` exposes. */
class Decoder {
  #decoder;
  constructor(label?: string, options?: TextDecoderOptions) {
    this.#decoder = new NodeTextDecoder(label, options);
  }
  get encoding() {
    return this.#decoder.encoding;
  }
  get fatal() {
    return this.#decoder.fatal;
  }
  get ignoreBOM() {
    return this.#decoder.ignoreBOM;
  }
  decode(bytes?: AllowSharedBufferSource, options?: TextDecodeOptions) {
    return this.#decoder.decode(bytes, options);
  }
}
