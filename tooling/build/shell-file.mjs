import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCatalogues } from '../../module/src/build/catalogues.mjs';
import { codeOf, contentsOf, integritiesOf } from '../../module/src/build/content-names.mjs';
import { root } from '../rspack/common.mjs';
import { provided } from '../rspack/shared.mjs';

/** Writes `shell.json`, the list of the shell's files. @param {string} out - the build's folder */
export function writeShellFile(out) {
  const languages = writeCatalogues(path.join(root, 'shell'), path.join(out, 'browser'), [
    path.join(out, 'worker'),
  ]);
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
    fonts: names.filter((file) => /^core-.*-normal.*\.woff2$/.test(file)),
    integrity: integritiesOf(codeOf(browser)),
    languages,
  };
  writeFileSync(path.join(out, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`);
  return shell;
}
