import { expect, test } from '@jest/globals';
import {
  areAssignable,
  currentTypes,
  declarationsOf,
  readDeclarations,
} from '../declarations/declarations.mjs';
import { withTypeChecker } from '../declarations/typescript.mjs';

/** What a module was built for, what the live shell offers in its place, and whether that does. */
const CHANGES: [what: string, built: string, live: string, fits: boolean][] = [
  ['nothing', '() => { a: string }', '() => { a: string }', true],
  ['a field more', '() => { a: string }', '() => { a: string; b: number }', true],
  ['an optional field more', '() => { a: string }', '() => { a: string; b?: number }', true],
  ['a field fewer', '() => { a: string; b: number }', '() => { a: string }', false],
  ['a field that may be absent now', '() => { a: string }', '() => { a?: string }', false],
  ['a field of another type', '() => { a: string }', '() => { a: number }', false],
  ['an optional parameter more', '(a: string) => void', '(a: string, b?: number) => void', true],
  ['a parameter more', '(a: string) => void', '(a: string, b: number) => void', false],
  ['a parameter that takes more', '(a: string) => void', '(a: number | string) => void', true],
  ['a parameter that takes less', '(a: number | string) => void', '(a: string) => void', false],
  ['a method that takes less', '{ m: (a: number | string) => void }', '{ m: (a: string) => void }', false],
  ['an optional input more', '(a: { x?: number }) => void', '(a: { x?: number; y?: number }) => void', true],
  ['an input more', '(a: { x: number }) => void', '(a: { x: number; y: number }) => void', false],
  ['an answer that may be null', '() => Promise<string>', '() => Promise<string | null>', false],
  ['an answer that is null no more', '() => Promise<string | null>', '() => Promise<string>', true],
  ['a value more in an answer', '() => "a" | "b"', '() => "a" | "b" | "c"', false],
  [
    'a screen that is told more',
    '(a: { head: (a: { path: string }) => string }) => void',
    '(a: { head: (a: { path: string; now: number }) => string }) => void',
    true,
  ],
  [
    'a screen that must tell more',
    '(a: { head: () => { title: string } }) => void',
    '(a: { head: () => { title: string; description: string } }) => void',
    false,
  ],
  ['a generic function', '<S>(a: (b: string) => S) => S', '<S>(a: (b: string) => S) => [S]', false],
  ['a component', 'import("react@19").ReactNode', 'import("react@19").ReactElement', true],
  ['a component of another React', 'import("react@12").ReactNode', 'import("react@19").ReactNode', false],
  ['a newer package', 'react-router 7.18.5', 'react-router 7.19.0', true],
  ['an older package', 'react-router 7.18.5', 'react-router 7.17.0', false],
  ['another major version of a package', 'react-router 7.18.5', 'react-router 8.0.0', false],
  ['another package', 'react-router 7.18.5', 'wouter 7.18.5', false],
  ['a function of ours in place of a package', 'react-router 7.18.5', '() => string', false],
];

test('compatible changes of a type fit what was built before, others do not', () => {
  const fits = areAssignable(CHANGES.map(([, built, live]) => [live, built]));
  expect(CHANGES.map(([what], i) => [what, fits[i]])).toEqual(CHANGES.map(([what, , , fit]) => [what, fit]));
});

test('an earlier type stays known: each new one says in place of which earlier ones it does', () => {
  const first = declarationsOf({}, { f: '() => { a: string }' });
  const second = declarationsOf(first, { f: '() => { a: string; b?: number }' });
  const third = declarationsOf(second, { f: '() => { a: string; b?: string }' });
  expect(first.f).toEqual({ id: first.f!.id, type: '() => { a: string }', satisfies: [], satisfiedBy: [] });
  expect(second.f).toMatchObject({ satisfies: [first.f!.id], satisfiedBy: [first.f!.id] });
  expect(third.f).toMatchObject({ satisfies: [first.f!.id], satisfiedBy: [first.f!.id] });
  expect(Object.keys(third.f!.earlier!)).toEqual([first.f!.id, second.f!.id]);
  expect(declarationsOf(third, { f: third.f!.type })).toEqual(third);
  const back = declarationsOf(third, { f: first.f!.type });
  expect(back.f).toMatchObject({ id: first.f!.id, satisfies: [second.f!.id, third.f!.id] });
});

test('what is written down is what the sources declare, each type as it is', () => {
  const types = currentTypes();
  expect(Object.keys(types)).toEqual(
    expect.arrayContaining(['Screen', 'api.listings', 'slot.place-actions', 'useHost', 'useQuery']),
  );
  expect(Object.entries(readDeclarations()).map(([name, { type }]) => [name, type])).toEqual(
    Object.entries(types),
  );
  // The text and the declaration do in place of each other.
  const real = (name: string) => {
    const [kind, part] = name.split('.');
    if (part) return kind === 'api' ? `Api['${part}']` : `contract.SlotProps['${part}']`;
    return name === 'Screen' ? '(screen: contract.Screen) => void' : `typeof contract.${name}`;
  };
  const own = Object.entries(types).filter(([, type]) => !/^[@\w/.-]+ \d/.test(type));
  const source = own
    .map(
      ([name, type], i) =>
        `type T${i} = ${type.replace(/import\("([^"]+)@\d+"\)/g, 'import("$1")')};
export const a${i}: T${i} = null! as ${real(name)};
export const b${i}: ${real(name).includes('=>') ? `(${real(name)})` : real(name)} = null! as T${i};`,
    )
    .join('\n');
  const imports = `import type { Api } from '../../../contracts/api/client';
import type * as contract from '../../../contracts/module/index';\n`;
  expect(withTypeChecker('same', imports + source, () => own.length)).toBeGreaterThan(20);
});
