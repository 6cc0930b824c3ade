/** Tests `examples/` with this repository's `@guide/*` packages. */
import path from 'node:path';
import { sync as resolve } from '../../module/src/jest/resolver.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const examples = path.join(root, 'examples') + path.sep;

/** @param {string} request @param {Parameters<typeof resolve>[1] & { basedir: string }} options */
export function sync(request, options) {
  const isPackage = !request.startsWith('.') && !path.isAbsolute(request);
  const fromRoot = { ...options, basedir: root };
  return resolve(request, isPackage && options.basedir.startsWith(examples) ? fromRoot : options);
}
