import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Only ES modules have such a line. */
const ES_SYNTAX = /^\s*(?:export\b|import\b(?!\())/m;

/**
 * Jest's own resolver, except where a package's `import` condition leads to an ES module that neither its name (`.mjs`)
 * nor its package (`"type": "module"`) calls one, as that of fflate does: then the file of its `require` condition is
 * taken. Jest 30.4 reads such a file as an ES module on Node 20 and refuses it on Node 24.
 * https://jestjs.io/docs/configuration#resolver-string
 * @param {string} request
 * @param {{ defaultResolver: (request: string, options: object) => string, conditions?: string[] }} options
 * @returns {string} path of the file
 */
export function sync(request, options) {
  const found = options.defaultResolver(request, options);
  if (!options.conditions?.includes('import') || !isUnnamedModule(found)) return found;
  const conditions = options.conditions.map((name) => (name === 'import' ? 'require' : name));
  return options.defaultResolver(request, { ...options, conditions });
}

/** @param {string} file @returns whether a package's file is an ES module without saying so */
const isUnnamedModule = (file) =>
  file.endsWith('.js') &&
  file.includes(`${path.sep}node_modules${path.sep}`) &&
  typeOf(path.dirname(file)) !== 'module' &&
  ES_SYNTAX.test(readFileSync(file, 'utf8'));

/** @param {string} folder @returns {string | undefined} the `type` of the package that it is in */
function typeOf(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).type;
  } catch {
    return path.dirname(folder) === folder ? undefined : typeOf(path.dirname(folder));
  }
}
