import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns';
import Module from 'node:module';
import net from 'node:net';

/** What a module's code finds as a global: the language, timers, and the parts of the web that compute only. */
const GLOBALS = new Set([
  ...['Object', 'Function', 'Array', 'Number', 'Boolean', 'String', 'Symbol', 'BigInt', 'Date', 'RegExp'],
  ...['Promise', 'Proxy', 'Reflect', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'],
  ...['URIError', 'SuppressedError', 'Iterator', 'Math', 'JSON', 'Intl', 'ArrayBuffer', 'DataView'],
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array'],
  ...['Uint32Array', 'Float16Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array'],
  ...['parseInt', 'parseFloat', 'isNaN', 'isFinite', 'encodeURI', 'encodeURIComponent', 'decodeURI'],
  ...['decodeURIComponent', 'escape', 'unescape', 'undefined', 'NaN', 'Infinity', 'globalThis', 'console'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['queueMicrotask', 'structuredClone', 'URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'atob'],
  ...['btoa', 'AbortController', 'AbortSignal', 'Event', 'EventTarget', 'DOMException', 'performance'],
]);

/** Globals whose use is an attempt to reach out of the renderer; the rest is absent without a word. */
const REPORTED = new Set(['process', 'fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'WebAssembly']);

/** Methods of `process` that end or steer processes or load machine code. */
const PROCESS_METHODS = [
  ...[
    'kill',
    '_kill',
    'abort',
    'exit',
    'reallyExit',
    'binding',
    '_linkedBinding',
    'dlopen',
    'chdir',
    'umask',
  ],
  ...['getBuiltinModule', '_debugProcess', '_startProfilerIdleNotifier', 'setuid', 'setgid', 'execve'],
];

/**
 * Closes what a module's code could reach out with. It is the second fence: the first is that bundles can require
 * nothing, the third is Node's permission model. Networking is closed here alone, because the permission model of
 * Node 20 to 24 does not cover it.
 * @param report called with what was tried
 */
export function lockdown(report: (what: string) => void): void {
  const refuse = (what: string) => () => {
    report(what);
    throw new Error(`A renderer gives no ${what}`);
  };
  const close = (target: object, owner: string, names: string[]) => {
    for (const name of names)
      if (name in target)
        Object.defineProperty(target, name, { value: refuse(`${owner}.${name}`), configurable: false });
  };
  const functionsOf = (target: object) =>
    Object.entries(target).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

  close(net.Socket.prototype, 'net.Socket', ['connect']);
  close(net.Server.prototype, 'net.Server', ['listen', '_listen2']);
  // Not its constructors: Node makes the process's own streams of them when it first needs one.
  close(net, 'net', ['connect', 'createConnection', 'createServer']);
  close(dgram.Socket.prototype, 'dgram.Socket', ['bind', 'connect', 'send']);
  close(dgram, 'dgram', functionsOf(dgram));
  close(dns, 'dns', functionsOf(dns));
  close(dns.promises, 'dns.promises', functionsOf(dns.promises));
  close(childProcess, 'child_process', functionsOf(childProcess));
  close(cluster, 'cluster', ['fork', 'setupPrimary']);
  close(Module, 'Module', ['_load', 'createRequire', 'register']);
  close(Module.prototype, 'Module', ['require', 'load']);
  close(process, 'process', PROCESS_METHODS);

  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (GLOBALS.has(name)) continue;
    // Before another is defined in its place: Node 24 would load what it makes of a global first.
    Reflect.deleteProperty(globalThis, name);
    if (REPORTED.has(name))
      Object.defineProperty(globalThis, name, { get: () => void report(name), configurable: false });
  }
}
