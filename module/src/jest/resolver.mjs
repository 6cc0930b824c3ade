import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines that only ES modules have. */
const ES_SYNTAX = /^\s*(?:export\b|import\b(?!\())/m;

/**
 * Jest's default resolver, but with the `require` condition for ES modules that neither end in `.mjs` nor declare
 * `"type": "module"`, such as those of fflate: Jest 30.4 loads them on Node 20 and fails on Node 24.
 * https://jestjs.io/docs/configuration#resolver-string
 * @param {string} request
 * @param {{ defaultResolver: (request: string, options: object) => string, conditions?: string[] }} options
 * @returns {string} path of the file
 */
export function sync(request, options) {
  const file = options.defaultResolver(request, options);
  if (!options.conditions?.includes('import') || !isUndeclaredModule(file)) return file;
  const conditions = options.conditions.map((name) => (name === 'import' ? 'require' : name));
  return options.defaultResolver(request, { ...options, conditions });
}

/** @param {string} file @returns whether a package's file is an ES module that is not declared as one */
const isUndeclaredModule = (file) =>
  file.endsWith('.js') &&
  file.includes(`${path.sep}node_modules${path.sep}`) &&
  typeOf(path.dirname(file)) !== 'module' &&
  ES_SYNTAX.test(readFileSync(file, 'utf8'));

/** @param {string} folder @returns {string | undefined} `type` of the enclosing package */
function typeOf(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).type;
  } catch {
    return path.dirname(folder) === folder ? undefined : typeOf(path.dirname(folder));
  }
}
