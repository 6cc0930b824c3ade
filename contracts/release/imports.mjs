/** What a built module imports from the packages that the shell provides, read from its scripts and not from its manifest. */
import { parse } from '@babel/parser';
import traverseModule from '@babel/traverse';

/** @typedef {import('@babel/traverse').NodePath} NodePath */
/**
 * @typedef {object} Property of an object, as the bundler writes it
 * @property {{ name?: string, value?: string | number }} key
 * @property {{ value: string, properties: Property[] }} value
 */

/** A CommonJS package whose function is its default export's. */
const traverse =
  /** @type {{ default?: typeof traverseModule }} */ (traverseModule).default ?? traverseModule;

/** Used as a whole: which names it imports is unknown. */
export const WHOLE = '*';

/**
 * The names that a module's scripts import from shared packages. Its server bundle is built from the same sources and
 * imports the same.
 * @param {string[]} scripts code of every script of the release
 * @param {string[]} shared packages
 * @returns {Record<string, Set<string>>} by package; {@link WHOLE} where one is used in another way than by its names
 */
export function importedNames(scripts, shared) {
  /** @type {Record<string, Set<string>>} */
  const found = Object.fromEntries(shared.map((name) => [name, new Set()]));
  const entries = scripts.filter((code) => code.includes(CONSUMED));
  const packages = new Map(entries.flatMap((code) => [...consumedModules(parse(code))]));
  // Parsing is quick, finding out what each name in a large library means is not.
  const users = scripts.filter((code) => [...packages.keys()].some((id) => code.includes(`(${id})`)));
  for (const code of users)
    traverse(parse(code), {
      CallExpression(call) {
        const names = found[packages.get(bundledModule(call) ?? '') ?? ''];
        if (names) for (const name of namesRead(call)) names.add(name);
      },
    });
  return found;
}

/**
 * Whether a classic script assigns to a global variable, by its name or as a property: read from its form.
 * @param {string} code
 * @param {string} name
 */
export function assignsGlobal(code, name) {
  let found = false;
  traverse(parse(code), {
    // Which variable a name means does not matter.
    noScope: true,
    AssignmentExpression({ node: { left } }) {
      if (left.type === 'Identifier') found ||= left.name === name;
      else if (left.type === 'MemberExpression') {
        const { property: key } = left;
        found ||= (!left.computed || key.type === 'StringLiteral') && keyOf({ key }) === name;
      }
    },
    VariableDeclaration(declaration) {
      const { kind, declarations } = declaration.node;
      if (kind !== 'var' || declaration.getFunctionParent()) return;
      found ||= declarations.some(({ id, init }) => init && id.type === 'Identifier' && id.name === name);
    },
  });
  return found;
}

/** Where the federation entry lists the bundler's modules that stand for shared packages. */
const CONSUMED = 'moduleIdToConsumeDataMapping';

/** Those modules' ids, with the packages. @param {ReturnType<typeof parse>} script @returns {Map<string, string>} */
function consumedModules(script) {
  const packages = new Map();
  traverse(script, {
    ObjectProperty({ node }) {
      if (keyOf(node) !== CONSUMED || node.value.type !== 'ObjectExpression') return;
      const { properties } = /** @type {Property['value']} */ (/** @type {unknown} */ (node.value));
      for (const module of properties) {
        const shareKey = module.value.properties.find((property) => keyOf(property) === 'shareKey');
        packages.set(keyOf(module), /** @type {Property} */ (shareKey).value.value);
      }
    },
  });
  return packages;
}

/** @param {object} property */
const keyOf = (property) => {
  const { key } = /** @type {Property} */ (property);
  return String(key.name ?? key.value);
};

/** The id in `require(1234)` inside one of the bundler's modules, whose third parameter that function is. @param {NodePath} call */
function bundledModule(call) {
  if (!call.isCallExpression()) return undefined;
  const { callee, arguments: args } = call.node;
  const [id, ...more] = args;
  if (callee.type !== 'Identifier' || more.length > 0 || !id || !('value' in id)) return undefined;
  const binding = call.scope.getBinding(callee.name);
  const module = binding?.scope.path;
  if (binding?.kind !== 'param' || !module?.isFunction()) return undefined;
  return module.node.params[2] === binding.identifier ? String(id.value) : undefined;
}

/** What is done with a value: the names that are read from it. @param {NodePath} value @returns {string[]} */
function namesRead(value) {
  const { parentPath: parent, node } = value;
  if (parent?.isMemberExpression() && parent.node.object === node) {
    const { property, computed } = parent.node;
    if (!computed) return [keyOf({ key: property })];
    return property.type === 'StringLiteral' ? [property.value] : [WHOLE];
  }
  if (parent?.isVariableDeclarator() && parent.node.init === node) {
    const { id } = parent.node;
    if (id.type === 'Identifier') {
      const uses = parent.scope.getBinding(id.name)?.referencePaths;
      return uses ? uses.flatMap(namesRead) : [WHOLE];
    }
    if (
      id.type === 'ObjectPattern' &&
      id.properties.every((one) => one.type === 'ObjectProperty' && !one.computed)
    )
      return id.properties.map(keyOf);
  }
  // A module that is required and not used.
  return parent?.isExpressionStatement() ? [] : [WHOLE];
}
