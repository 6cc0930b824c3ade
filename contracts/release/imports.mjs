/** What a built module takes from the packages that the shell provides: read from its scripts, not from what it says of itself. */
import { parse } from '@babel/parser';
import traverseModule from '@babel/traverse';

/** A CommonJS package whose function is its default export's. */
const traverse = traverseModule.default ?? traverseModule;

/** Used as a whole: which names it takes cannot be told. */
export const WHOLE = '*';

/**
 * The names that a module's scripts take from shared packages. Its server bundle is built from the same sources and
 * takes the same.
 * @param {string[]} scripts code of every script of the release
 * @param {string[]} shared packages
 * @returns {Record<string, Set<string>>} by package; {@link WHOLE} where one is used in another way than by its names
 */
export function importedNames(scripts, shared) {
  const found = Object.fromEntries(shared.map((name) => [name, new Set()]));
  const entries = scripts.filter((code) => code.includes(CONSUMED));
  const packages = new Map(entries.flatMap((code) => [...consumedModules(parse(code))]));
  // Parsing is quick, finding out what each name in a large library means is not.
  const users = scripts.filter((code) => [...packages.keys()].some((id) => code.includes(`(${id})`)));
  for (const code of users)
    traverse(parse(code), {
      CallExpression(call) {
        const names = found[packages.get(bundledModule(call))];
        if (names) for (const name of namesTaken(call)) names.add(name);
      },
    });
  return found;
}

/** Where the federation entry lists the bundler's modules that stand for shared packages. */
const CONSUMED = 'moduleIdToConsumeDataMapping';

/** Those modules' ids, with the packages. */
function consumedModules(script) {
  const packages = new Map();
  traverse(script, {
    ObjectProperty({ node }) {
      if (keyOf(node) !== CONSUMED || node.value.type !== 'ObjectExpression') return;
      for (const module of node.value.properties) {
        const shareKey = module.value.properties.find((property) => keyOf(property) === 'shareKey');
        packages.set(keyOf(module), shareKey.value.value);
      }
    },
  });
  return packages;
}

const keyOf = ({ key }) => String(key.name ?? key.value);

/** The id in `require(1234)` inside one of the bundler's modules, whose third parameter that function is. */
function bundledModule(call) {
  const { callee, arguments: args } = call.node;
  if (callee.type !== 'Identifier' || args.length !== 1 || !('value' in args[0])) return undefined;
  const binding = call.scope.getBinding(callee.name);
  const module = binding?.scope.path;
  if (binding?.kind !== 'param' || module.node.params?.[2] !== binding.identifier) return undefined;
  return String(args[0].value);
}

/** What is done with a value: the names that are read from it. */
function namesTaken(value) {
  const { parentPath: parent, node } = value;
  if (parent.isMemberExpression() && parent.node.object === node) {
    const { property, computed } = parent.node;
    if (!computed) return [property.name];
    return property.type === 'StringLiteral' ? [property.value] : [WHOLE];
  }
  if (parent.isVariableDeclarator() && parent.node.init === node) {
    const { id } = parent.node;
    if (id.type === 'Identifier') return parent.scope.getBinding(id.name).referencePaths.flatMap(namesTaken);
    if (
      id.type === 'ObjectPattern' &&
      id.properties.every(({ type, computed }) => type === 'ObjectProperty' && !computed)
    )
      return id.properties.map(keyOf);
  }
  // A module that is asked for and not used.
  return parent.isExpressionStatement() ? [] : [WHOLE];
}
