import type {} from 'ses';
import 'ses/lockdown-shim.js';

/** Functions of the language that change another object: their first argument, or what they are called on. */
const CHANGES: [owner: object, name: string, changes: 'first' | 'this'][] = [
  [Object, 'defineProperty', 'first'],
  [Object, 'defineProperties', 'first'],
  [Object, 'setPrototypeOf', 'first'],
  [Reflect, 'defineProperty', 'first'],
  [Reflect, 'setPrototypeOf', 'first'],
  [Object.prototype, '__defineGetter__', 'this'],
  [Object.prototype, '__defineSetter__', 'this'],
];

/**
 * Makes the language's built-in objects, and these of Node's, unchangeable: Node's and the renderer's own code works
 * with them, and a changed one would hand their objects to the module.
 * https://github.com/endojs/endo/tree/master/packages/ses
 * @param others by their names
 * @param unfrozen names of globals of the language that SES leaves as they are
 * @param report called when code tries to change one by a function, or to make code from text; an assignment throws
 *   without a report
 */
export function hardenBuiltIns(
  others: Record<string, object>,
  unfrozen: string[],
  report: (what: string) => void,
): void {
  const names = new Map<object, string>();
  reportChanges((target) => {
    const name = names.get(target);
    if (name) report(`change of ${name}`);
  });
  repairIntrinsics({
    // Teams find stacks in their log; functions and receivers of call sites stay closed.
    errorTaming: 'unsafe',
    errorTrapping: 'none',
    unhandledRejectionTrapping: 'none',
    consoleTaming: 'unsafe',
    localeTaming: 'unsafe',
    // An object's own property may have the name of an inherited one, as in any other JavaScript.
    overrideTaming: 'severe',
    evalTaming: 'no-eval',
    reporting: 'none',
  });
  refuseFunctionConstructors(report);
  hardenIntrinsics();
  for (const name of unfrozen) harden(Reflect.get(globalThis, name));
  for (const other of Object.values(others)) harden(other);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const { value } = Object.getOwnPropertyDescriptor(globalThis, name)!;
    if (Object.isFrozen(value)) nameAll(value, name, names);
  }
}

/** A flag of V8 refuses code from text, but reports nothing. */
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

/** Names an object, its prototypes and what its properties hold, e.g. `Array.prototype.map`. */
function nameAll(value: unknown, name: string, names: Map<object, string>): void {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || names.has(value))
    return;
  names.set(value, name);
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if ('value' in property) nameAll(property.value, `${name}.${key}`, names);
  nameAll(Object.getPrototypeOf(value), `prototype of ${name}`, names);
}
