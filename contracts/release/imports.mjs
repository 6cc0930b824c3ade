/** Finds what a built module imports from shared packages. It reads the scripts, because the manifest may be wrong. */
import { parse } from '@babel/parser';
import traverseModule from '@babel/traverse';

/** @typedef {import('@babel/traverse').NodePath} NodePath */
/**
 * @typedef {object} Property an object property as the bundler writes it
 * @property {{ name?: string, value?: string | number }} key
 * @property {{ value: string, properties: Property[] }} value
 */

const traverse =
  /** @type {{ default?: typeof traverseModule }} */ (traverseModule).default ?? traverseModule;

/** Stands for all names: the package is imported as a namespace, so its used names are unknown. */
export const WHOLE_PACKAGE = '*';

/**
 * Finds the names that scripts import from shared packages. The server bundle imports the same names.
 * @param {string[]} scripts - code of every script of the release @param {string[]} shared - packages
 * @returns {Record<string, Set<string>>} by package; {@link WHOLE_PACKAGE} where the names are unknown
 */
export function findImportedNames(scripts, shared) {
  /** @type {Record<string, Set<string>>} */
  const namesByPackage = Object.fromEntries(shared.map((name) => [name, new Set()]));
  const entries = scripts.filter((code) => code.includes(CONSUMED));
  const packages = new Map(entries.flatMap((code) => [...consumedModules(parse(code))]));
  // Resolving scopes is slow, so traverse only scripts that use shared packages.
  const users = scripts.filter((code) => [...packages.keys()].some((id) => code.includes(`(${id})`)));
  for (const code of users)
    traverse(parse(code), {
      CallExpression(call) {
        const names = namesByPackage[packages.get(bundledModule(call) ?? '') ?? ''];
        if (names) for (const name of namesRead(call)) names.add(name);
      },
    });
  return namesByPackage;
}

/** Whether a classic script assigns a global variable, by name or as a property. @param {string} code @param {string} name */
export function assignsGlobal(code, name) {
  let isAssigned = false;
  traverse(parse(code), {
    noScope: true,
    AssignmentExpression({ node: { left } }) {
      if (left.type === 'Identifier') isAssigned ||= left.name === name;
      else if (left.type === 'MemberExpression') {
        const { property: key } = left;
        isAssigned ||= (!left.computed || key.type === 'StringLiteral') && keyOf({ key }) === name;
      }
    },
    VariableDeclaration(declaration) {
      const { kind, declarations } = declaration.node;
      if (kind !== 'var' || declaration.getFunctionParent()) return;
      isAssigned ||= declarations.some(
        ({ id, init }) => init && id.type === 'Identifier' && id.name === name,
      );
    },
  });
  return isAssigned;
}

/** Key of the federation entry's list of bundled modules for shared packages. */
const CONSUMED = 'moduleIdToConsumeDataMapping';

/** @param {ReturnType<typeof parse>} script @returns {Map<string, string>} shared packages by module id in the bundle */
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

/** The id in `require(1234)`, where `require` is the third parameter of a bundled module. @param {NodePath} call */
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

/** The names that are read from a value. @param {NodePath} value @returns {string[]} */
function namesRead(value) {
  const { parentPath: parent, node } = value;
  if (parent?.isMemberExpression() && parent.node.object === node) {
    const { property, computed } = parent.node;
    if (!computed) return [keyOf({ key: property })];
    return property.type === 'StringLiteral' ? [property.value] : [WHOLE_PACKAGE];
  }
  if (parent?.isVariableDeclarator() && parent.node.init === node) {
    const { id } = parent.node;
    if (id.type === 'Identifier') {
      const uses = parent.scope.getBinding(id.name)?.referencePaths;
      return uses ? uses.flatMap(namesRead) : [WHOLE_PACKAGE];
    }
    if (
      id.type === 'ObjectPattern' &&
      id.properties.every((property) => property.type === 'ObjectProperty' && !property.computed)
    )
      return id.properties.map(keyOf);
  }
  // The module is required, but not used.
  return parent?.isExpressionStatement() ? [] : [WHOLE_PACKAGE];
}
