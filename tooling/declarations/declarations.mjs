/**
 * What the page's one copy of the contract offers modules, by name, with its types (decision 0098):
 * `contracts/module/declarations.json`. Builds of shell and modules read their own types from it, so a live
 * shell and a release can be compared without a compiler.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'semver';
import { SymbolFlags } from 'typescript/unstable/sync';
import { root } from '../commands/preflight.mjs';
import { createPrinter } from './print.mjs';
import { withTypeChecker } from './typescript.mjs';

export const DECLARATIONS = path.join(root, 'contracts/module/declarations.json');

/** @typedef {import('typescript/unstable/sync').Type} Type */
/**
 * @typedef {object} Declared one name of the offer
 * @property {string} id of its type now
 * @property {string} type as text; of what another package exports `package version`
 * @property {string[]} satisfies ids of earlier types in whose place this one does
 * @property {string[]} satisfiedBy ids of earlier types that do in place of this one
 * @property {Record<string, string>} [earlier] earlier types by id
 * @typedef {Record<string, Declared>} Declarations
 */

/**
 * The exports of the contract's package, and what is offered beside them. The shell accepts screens: as the parameter of a
 * function, one that was made for the contract of before must do in the place of one of today.
 */
const OFFER = `
import type { Api } from '../../../contracts/api/client';
import type { Screen, SlotProps } from '../../../contracts/module/index';
export * from '../../../contracts/module/index';
export declare const beside: { Screen: (screen: Screen) => void; api: Api; slot: SlotProps };
`;
/** The API's calls are compared one by one; inside other types the whole of it stands for itself. */
const NAMED_TYPES = new Set(['Api']);
const PRELUDE = 'declare const calls: unique symbol;\ninterface Api { [calls]: true }\n';

const require = createRequire(path.join(root, 'contracts/package.json'));
const versionOf = (/** @type {string} */ name) => require(`${name}/package.json`).version;
/** @param {string} name @returns {string} */
const majorOf = (name) => {
  try {
    return versionOf(name).split('.')[0];
  } catch {
    // A package that is there only by its types.
    return versionOf(`@types/${name}`).split('.')[0];
  }
};

const idOf = (/** @type {string} */ type) => createHash('sha256').update(type).digest('hex').slice(0, 10);

/**
 * What the sources above are sure to have.
 * @template Part
 * @param {Part | undefined} part
 * @returns {Part}
 */
function found(part) {
  if (part === undefined) throw new Error('The compiler does not find a part of the offer.');
  return part;
}

/** @returns {Declarations} what is written down; nothing where the file is not there yet */
export function readDeclarations() {
  try {
    return JSON.parse(readFileSync(DECLARATIONS, 'utf8'));
  } catch {
    return {};
  }
}

/** The types of the offer as the sources are now, by name. @returns {Record<string, string>} */
export function currentTypes() {
  return withTypeChecker('offer', OFFER, (checker, exported) => {
    const print = createPrinter(checker, majorOf, NAMED_TYPES);
    const types = new Map();
    const note = (/** @type {string} */ name, /** @type {Type | undefined} */ type) => {
      try {
        types.set(name, print(found(type)));
      } catch (error) {
        throw new Error(
          `${name} of the contract cannot be written down: ${/** @type {Error} */ (error).message}`,
        );
      }
    };
    const beside = found(checker.getTypeOfSymbol(found(exported.get('beside'))));
    for (const [name, exportedAs] of exported) {
      const symbol = exportedAs.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exportedAs) : exportedAs;
      if (name === 'beside' || !(symbol.flags & SymbolFlags.Value)) continue;
      const [, from] =
        /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(symbol.declarations[0]?.path ?? '') ?? [];
      if (from) types.set(name, `${from} ${versionOf(from)}`);
      else note(name, checker.getTypeOfSymbol(symbol));
    }
    const typeOf = (/** @type {string} */ name) =>
      found(checker.getTypeOfSymbol(found(checker.getPropertyOfType(beside, name))));
    note('Screen', typeOf('Screen'));
    for (const group of ['api', 'slot'])
      for (const member of checker.getPropertiesOfType(typeOf(group)))
        note(`${group}.${member.name}`, checker.getTypeOfSymbol(member));
    return Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * Names whose type is not the one that is written down, or that are not there any more.
 * @param {Declarations} declarations
 * @param {Record<string, string>} types of the offer now
 */
export const staleNames = (declarations, types) =>
  [...new Set([...Object.keys(declarations), ...Object.keys(types)])].filter(
    (name) => declarations[name]?.type !== types[name],
  );

/** Names of packages in a type's text, with their major versions. */
const FOREIGN = /import\("([^"]+)@(\d+)"\)/g;
const PACKAGE = /^([@\w/.-]+) (\d+\.\d+\.\d+\S*)$/;

/** Whether two types name the same major versions of packages as are installed. */
const isComparable = (/** @type {string} */ type) =>
  [...type.matchAll(FOREIGN)].every(([, name, major]) => majorOf(name ?? '') === major);

/**
 * Which types do in place of which, as TypeScript assigns them.
 * @param {[source: string, target: string][]} pairs texts
 * @returns {boolean[]} for each pair whether a value of the first type may be used where the second is expected
 */
export function areAssignable(pairs) {
  const texts = [...new Set(pairs.flat())].filter((text) => !PACKAGE.test(text) && isComparable(text));
  const nameOf = new Map(texts.map((text, i) => [text, `T${i}`]));
  const types =
    PRELUDE +
    texts.map((text, i) => `export type T${i} = ${text.replace(FOREIGN, 'import("$1")')};\n`).join('');
  /** @param {(from: string, to: string) => boolean} isAssignable by the names above */
  const check = (isAssignable) =>
    pairs.map(([from, to]) => {
      const [, name, version] = PACKAGE.exec(from) ?? [];
      const [, otherName, otherVersion] = PACKAGE.exec(to) ?? [];
      if (name || otherName) return name === otherName && semver.satisfies(version ?? '', `^${otherVersion}`);
      const [source, target] = [nameOf.get(from), nameOf.get(to)];
      return source !== undefined && target !== undefined && isAssignable(source, target);
    });
  if (texts.length === 0) return check(() => false);
  return withTypeChecker('compare', `${types}export {};\n`, (checker, exported) => {
    const typeOf = (/** @type {string} */ name) => checker.getDeclaredTypeOfSymbol(found(exported.get(name)));
    return check((from, to) => checker.isTypeAssignableTo(typeOf(from), typeOf(to)));
  });
}

/**
 * The declarations of the sources as they are now.
 * @param {Declarations} before what is written down
 * @param {Record<string, string>} types of the offer now
 * @returns {Declarations} types that were written down before stay as earlier ones
 */
export function declarationsOf(before, types) {
  const rows = Object.entries(types).map(([name, type]) => {
    const known = before[name];
    const earlier = { ...known?.earlier, ...(known && { [known.id]: known.type }) };
    delete earlier[idOf(type)];
    return { name, type, earlier: Object.entries(earlier) };
  });
  const answers = areAssignable(
    rows.flatMap(({ type, earlier }) =>
      earlier.flatMap(([, old]) => [
        [type, old],
        [old, type],
      ]),
    ),
  );
  return Object.fromEntries(
    rows.map(({ name, type, earlier }) => {
      const related = earlier.map(([id]) => ({ id, satisfied: answers.shift(), does: answers.shift() }));
      return [
        name,
        {
          id: idOf(type),
          type,
          satisfies: related.filter(({ satisfied }) => satisfied).map(({ id }) => id),
          satisfiedBy: related.filter(({ does }) => does).map(({ id }) => id),
          ...(earlier.length > 0 && { earlier: Object.fromEntries(earlier) }),
        },
      ];
    }),
  );
}
