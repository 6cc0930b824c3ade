import type {} from 'ses';
import 'ses/lockdown-shim.js';

/** Functions that change an object: their first argument, or `this`. */
const CHANGES: [owner: object, name: string, changes: 'first' | 'this'][] = [
  [Object, 'defineProperty', 'first'],
  [Object, 'defineProperties', 'first'],
  [Object, 'setPrototypeOf', 'first'],
  [Reflect, 'defineProperty', 'first'],
  [Reflect, 'setPrototypeOf', 'first'],
  [Object.prototype, '__defineGetter__', 'this'],
  [Object.prototype, '__defineSetter__', 'this'],
];

/** Freezes built-in objects and `webObjects` with SES (https://github.com/endojs/endo/tree/master/packages/ses). */
export function hardenBuiltIns(
  webObjects: Record<string, object>,
  unfrozen: string[],
  report: (what: string) => void,
): void {
  const names = new Map<object, string>();
  reportChanges((target) => {
    const name = names.get(target);
    if (name) report(`change of ${name}`);
  });
  repairIntrinsics({
    // Teams need stack traces in their log.
    errorTaming: 'unsafe',
    errorTrapping: 'none',
    unhandledRejectionTrapping: 'none',
    consoleTaming: 'unsafe',
    localeTaming: 'unsafe',
    // Objects may have properties with inherited names.
    overrideTaming: 'severe',
    evalTaming: 'no-eval',
    reporting: 'none',
  });
  refuseFunctionConstructors(report);
  // Other errors no longer inherit from the original Error, which shows the stack as objects.
  if ('SuppressedError' in globalThis)
    Object.setPrototypeOf(globalThis.SuppressedError, Object.getPrototypeOf(TypeError));
  keepStackTraces(report);
  hardenIntrinsics();
  for (const name of unfrozen) harden(Reflect.get(globalThis, name));
  for (const object of Object.values(webObjects)) harden(object);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const { value } = Object.getOwnPropertyDescriptor(globalThis, name)!;
    if (Object.isFrozen(value)) nameAll(value, name, names);
  }
}

/** A module that formats stack traces would read those of the renderer, and change what its team's log shows. */
function keepStackTraces(report: (what: string) => void): void {
  const { get } = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace') ?? {};
  const set = () => report('change of Error.prepareStackTrace');
  Object.defineProperty(Error, 'prepareStackTrace', { get, set, configurable: false });
}

/** A V8 flag also refuses this, but without a report. */
function refuseFunctionConstructors(report: (what: string) => void): void {
  for (const example of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    const prototype = Object.getPrototypeOf(example);
    const { name } = prototype.constructor;
    // biome-ignore lint/complexity/useArrowFunction: modules call it with `new`, too
    const refuse = function () {
      report(`code from text by ${name}`);
      throw new TypeError('A renderer makes no code from text');
    };
    Object.defineProperties(refuse, { name: { value: name }, prototype: { value: prototype } });
    Object.defineProperty(prototype, 'constructor', { value: refuse });
    if (name === 'Function') Object.defineProperty(globalThis, name, { value: refuse });
  }
}

function reportChanges(failed: (target: object) => void): void {
  const { apply } = Reflect;
  for (const [owner, name, changes] of CHANGES) {
    const original = Reflect.get(owner, name);
    const reporting = {
      [name](this: object, ...values: unknown[]) {
        const target = changes === 'this' ? this : (values[0] as object);
        let result: unknown;
        try {
          result = apply(original, this, values);
        } catch (error) {
          failed(target);
          throw error;
        }
        if (result === false) failed(target);
        return result;
      },
    };
    Object.defineProperty(owner, name, { value: reporting[name], writable: true, configurable: true });
  }
}

/** Names objects for reports, such as `Array.prototype.map`. */
function nameAll(value: unknown, name: string, names: Map<object, string>): void {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || names.has(value))
    return;
  names.set(value, name);
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if ('value' in property) nameAll(property.value, `${name}.${key}`, names);
  nameAll(Object.getPrototypeOf(value), `prototype of ${name}`, names);
}
