/** Resolves `@guide/*` packages from this repository, so that tests of `examples/` run with the current ui, contracts and module. */
import path from 'node:path';
import { sync as resolve } from '../../module/src/jest/resolver.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const examples = path.join(root, 'examples') + path.sep;

/**
 * @param {string} request
 * @param {Parameters<typeof resolve>[1] & { basedir: string }} options
 * @returns {string} path of the file
 */
export function sync(request, options) {
  const isPackage = !request.startsWith('.') && !path.isAbsolute(request);
  const fromRoot = { ...options, basedir: root };
  return resolve(request, isPackage && options.basedir.startsWith(examples) ? fromRoot : options);
}
