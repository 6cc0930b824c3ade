/** Writes down what a build of the shell consists of. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { contentsOf } from '../../module/src/build/content-names.mjs';
import { root } from '../rspack/common.mjs';
import { provided } from '../rspack/shared.mjs';

/**
 * Types of what the shell offers: of each its own id, then those of earlier ones in whose place it does.
 * @returns {Record<string, string[]>}
 */
function offeredTypes() {
  const file = path.join(root, 'contracts/module/declarations.json');
  /** @type {import('../declarations/declarations.mjs').Declarations} */
  const declarations = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(declarations).map(([name, { id, satisfies }]) => [name, [id, ...satisfies]]),
  );
}

/** Writes `shell.json`: the files that every page of this shell names. @param {string} out the build's folder */
export function writeShellFile(out) {
  const browser = contentsOf(path.join(out, 'browser'));
  const names = [...browser.keys()];
  const shell = {
    js: names.filter((file) => /^main\..*js$|^main\.js$/.test(file)),
    first: names.find((file) => /^first\..*js$/.test(file)),
    vitals: names.find((file) => /^vitals\..*js$/.test(file)),
    icon: names.find((file) => /^icon\..*svg$/.test(file)),
    css: ['page', 'main'].flatMap((name) =>
      names.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.css')),
    ),
    provides: Object.fromEntries(
      Object.entries(provided()).map(([shared, { version }]) => [shared, version]),
    ),
    types: offeredTypes(),
    fonts: names.filter((file) => /^core-.*-normal.*\.woff2$/.test(file)),
    integrity: Object.fromEntries(
      [...browser]
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, bytes]) => [file, integrityOf(bytes)]),
    ),
  };
  writeFileSync(path.join(out, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`);
  return shell;
}
