/** Finds uses of browser interfaces that belong to the whole site, such as its storage and its history. */
import { parse } from '@babel/parser';
import traverseModule from '@babel/traverse';

const traverse =
  /** @type {{ default?: typeof traverseModule }} */ (traverseModule).default ?? traverseModule;

const OWNERS = new Set(['window', 'self', 'globalThis', 'document', 'navigator']);
const NAMES = [
  'fetch',
  'XMLHttpRequest',
  'sendBeacon',
  'WebSocket',
  'EventSource',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'cookie',
  'cookieStore',
  'serviceWorker',
  'caches',
];
/** Names that only count as a property, such as `document.cookie`. */
const PROPERTIES = new Set(['cookie', 'sendBeacon', 'serviceWorker']);
const ANY_NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`);

/**
 * Finds uses of the site's requests, history, storage and service workers in a classic script.
 * @param {string} code @returns {{ name: string, line: number, column: number }[]} lines from 1, columns from 0
 */
export function findSiteWideUses(code) {
  if (!ANY_NAME.test(code)) return [];
  /** @type {{ name: string, line: number, column: number }[]} */
  const uses = [];
  const add = (
    /** @type {string} */ name,
    /** @type {{ start: { line: number, column: number } } | null | undefined} */ loc,
  ) => {
    if (loc) uses.push({ name, line: loc.start.line, column: loc.start.column });
  };
  /** @param {import('@babel/traverse').NodePath<any>} member */
  const visitMember = ({ node: { object, property, computed }, scope }) => {
    if (object.type !== 'Identifier' || !OWNERS.has(object.name) || scope.hasBinding(object.name, true))
      return;
    const name = computed ? property.value : property.name;
    if (NAMES.includes(name)) add(name, property.loc);
  };
  traverse(parse(code), {
    Identifier(identifier) {
      const { name, loc } = identifier.node;
      if (!NAMES.includes(name) || PROPERTIES.has(name) || !identifier.isReferencedIdentifier()) return;
      if (!identifier.scope.hasBinding(name, true)) add(name, loc);
    },
    MemberExpression: visitMember,
    OptionalMemberExpression: visitMember,
  });
  return uses;
}
