/** Types as texts that stand by themselves: no name of ours is left in them. */
import { ObjectFlags, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/sync').Symbol} TypeSymbol */
/** @typedef {any} AnyType a type whose sort was checked, which its methods do not narrow in all cases */

/** Packages whose types are made from schemas: they are written out as ours are. */
const WRITTEN_OUT = new Set(['typebox']);

/** What cannot be written by a text of its own; a change of it would go unseen. */
class Unprintable extends Error {}

/**
 * Writes types as TypeScript. Everything of ours is written out, so that two texts can be compared years apart; types of
 * other packages are named with the package's major version (`import("react@19").ReactNode`). A method is written as a
 * property: TypeScript compares the parameters of methods in both directions, and would let a narrower one pass.
 * @param {import('typescript/unstable/sync').Checker} checker
 * @param {(name: string) => string} majorOf the installed major version of a package
 * @param {ReadonlySet<string>} namedTypes names of types of ours that stand for themselves
 * @returns {(type: import('typescript/unstable/sync').Type) => string}
 */
export function createPrinter(checker, majorOf, namedTypes) {
  /** Types that are being written: one within itself has no text. */
  const open = new Set();

  /** Where a symbol comes from: a package, the language itself (''), or us (null). @param {TypeSymbol} symbol */
  function originOf(symbol) {
    const file = symbol.declarations[0]?.path ?? '';
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    if (!name || WRITTEN_OUT.has(name)) return null;
    if (name.startsWith('@typescript/') || name === 'typescript') return '';
    return name.replace(/^@types\//, '');
  }

  /** The name of what is not ours, with its arguments; null for what is to be written out. @param {Type} type */
  function nameOf(type) {
    const alias = type.getAliasSymbol();
    if (alias && namedTypes.has(alias.name) && originOf(alias) === null) return alias.name;
    if (alias && originOf(alias) !== null) return named(alias, type.getAliasTypeArguments());
    const symbol = type.getSymbol();
    if (!symbol || !(symbol.flags & (SymbolFlags.Class | SymbolFlags.Interface))) return null;
    if (originOf(symbol) === null) return null;
    return named(symbol, isReference(type) ? checker.getTypeArguments(type) : []);
  }

  /** @param {TypeSymbol} symbol @param {readonly Type[]} args */
  function named(symbol, args) {
    const origin = originOf(symbol);
    const qualified = qualifiedName(symbol);
    const name = origin ? `import("${origin}@${majorOf(origin)}").${qualified}` : qualified;
    return args.length > 0 ? `${name}<${args.map(print).join(', ')}>` : name;
  }

  /** @param {AnyType} type @returns {string} */
  function print(type) {
    if (type.isErrorType()) throw new Unprintable('A type cannot be resolved.');
    if (type.flags & TypeFlags.BooleanLiteral) return String(type.value ?? type.intrinsicName);
    if (type.flags & TypeFlags.Literal) return JSON.stringify(type.value);
    if (type.flags & TypeFlags.Intrinsic) return type.intrinsicName;
    const name = nameOf(type);
    if (name) return name;
    if (type.flags & TypeFlags.TypeParameter) return type.getSymbol().name;
    if (open.has(type.id)) throw new Unprintable(`${checker.typeToString(type)} is a part of itself.`);
    open.add(type.id);
    try {
      return structure(type);
    } finally {
      open.delete(type.id);
    }
  }

  /** @param {AnyType} type @returns {string} */
  function structure(type) {
    if (type.isUnionType()) return [...new Set(type.getTypes().map(inParentheses))].sort().join(' | ');
    if (type.isIntersectionType()) return type.getTypes().map(inParentheses).join(' & ');
    if (type.isIndexType()) return `keyof ${inParentheses(type.getTarget())}`;
    if (type.isIndexedAccessType())
      return `${inParentheses(type.getObjectType())}[${print(type.getIndexType())}]`;
    if (type.isTemplateLiteralType()) return template(type);
    if (type.isObjectType())
      return isReference(type) && checker.isTupleType(type) ? tuple(type) : members(type);
    throw new Unprintable(`${checker.typeToString(type)} is of a sort that has no text here.`);
  }

  /** `${string}/${string}` @param {AnyType} type */
  function template(type) {
    const parts = type.getTypes().map(print);
    return `\`${type.texts.map((/** @type {string} */ text, /** @type {number} */ i) => text + (i < parts.length ? `\${${parts[i]}}` : '')).join('')}\``;
  }

  /** @param {AnyType} type */
  function tuple(type) {
    const { elementFlags, readonly } = type.getTarget();
    const parts = checker.getTypeArguments(type).map((element, i) => {
      if (elementFlags[i] & 4) return `...${inParentheses(element)}[]`;
      return elementFlags[i] & 2 ? `${inParentheses(element)}?` : print(element);
    });
    return `${readonly ? 'readonly ' : ''}[${parts.join(', ')}]`;
  }

  /** What an object type has: a function alone is written as one. @param {Type} type */
  function members(type) {
    const properties = checker.getPropertiesOfType(type);
    const indexes = checker.getIndexInfosOfType(type);
    const calls = checker.getSignaturesOfType(type, SignatureKind.Call);
    const constructs = checker.getSignaturesOfType(type, SignatureKind.Construct);
    if (properties.length + indexes.length + constructs.length === 0 && calls.length === 1)
      return calls.map((call) => signature(call, ' => ')).join('');
    const lines = [
      ...calls.map((call) => signature(call, ': ')),
      ...constructs.map((construct) => `new ${signature(construct, ': ')}`),
      ...indexes.map(({ keyType, valueType }) => `[key: ${print(keyType)}]: ${print(valueType)}`),
      ...properties.map(property).sort(),
    ];
    return lines.length > 0 ? `{ ${lines.join('; ')} }` : '{}';
  }

  /** @param {TypeSymbol} symbol */
  function property(symbol) {
    const name = /^[A-Za-z_$][\w$]*$/.test(symbol.name) ? symbol.name : JSON.stringify(symbol.name);
    const type = checker.getTypeOfSymbol(symbol);
    return `${name}${symbol.flags & SymbolFlags.Optional ? '?' : ''}: ${print(type)}`;
  }

  /**
   * Parameters have no names here: they make no difference to callers.
   * @param {import('typescript/unstable/sync').Signature} of
   * @param {string} arrow
   */
  function signature(of, arrow) {
    if (checker.getTypePredicateOfSignature(of)) throw new Unprintable('A type predicate has no text here.');
    const types = (of.getTypeParameters() ?? []).map((parameter) => {
      const constraint = checker.getConstraintOfTypeParameter(parameter);
      return parameter.getSymbol()?.name + (constraint ? ` extends ${print(constraint)}` : '');
    });
    const parameters = of.getParameters().map((symbol, i) => {
      const node = /** @type {any} */ (symbol.valueDeclaration?.resolve());
      const rest = of.hasRestParameter && i === of.parameters.length - 1;
      const mayBeLeftOut = !rest && Boolean(node?.questionToken ?? node?.initializer);
      const type = checker.getTypeOfSymbol(symbol);
      return `${rest ? '...' : ''}${'abcdefghijkl'[i]}${mayBeLeftOut ? '?' : ''}: ${print(type)}`;
    });
    const generic = types.length > 0 ? `<${types.join(', ')}>` : '';
    return `${generic}(${parameters.join(', ')})${arrow}${print(checker.getReturnTypeOfSignature(of))}`;
  }

  /** @param {Type} type */
  function inParentheses(type) {
    const text = print(type);
    return /^[\w$.]+$|^"[^"]*"$/.test(text) ? text : `(${text})`;
  }

  return print;
}

/** A name with those of the namespaces around it; React is one namespace as a whole. @param {TypeSymbol} symbol */
function qualifiedName(symbol) {
  const names = [symbol.name];
  for (let parent = symbol.getParent(); parent && isNamespace(parent); parent = parent.getParent())
    names.unshift(parent.name);
  return (names[0] === 'React' ? names.slice(1) : names).join('.');
}

/** Files are modules, too; their names are in quotation marks. @param {TypeSymbol} symbol */
const isNamespace = ({ flags, name }) => Boolean(flags & SymbolFlags.Module) && !name.startsWith('"');

/** @param {AnyType} type @returns {type is import('typescript/unstable/sync').TypeReference} */
const isReference = (type) => type.isTypeReference() || Boolean(type.objectFlags & ObjectFlags.Reference);
