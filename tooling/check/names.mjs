/**
 * How files are named (docs/architecture.md, "Names of files"), so that nobody has to ask.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @param {string} root the repository @returns {string[]} what is wrong, a line each */
export function nameFaults(root) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.([cm]js|tsx?|css)$/.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) => {
      const rule = ruleOf(root, file);
      return rule ? [`${file} is not in ${rule}.`] : [];
    });
}

/** @param {string} root @param {string} file @returns {string | null} the rule that its name breaks */
function ruleOf(root, file) {
  const [name = '', ...endings] = path.basename(file).split('.');
  const ending = endings.join('.');
  // Types of a package that has none: named like it.
  if (ending === 'd.ts') return KEBAB.test(name) ? null : 'kebab-case';
  if (/[cm]js$/.test(ending) || /^spec\./.test(ending)) return KEBAB.test(name) ? null : 'kebab-case';
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (CAMEL.test(name)) return ending === 'tsx' && exportsIt(root, file, component) ? 'PascalCase' : null;
  // Components, and the tests and style sheets that have their names; else a class.
  if (PASCAL.test(name) && (ending !== 'ts' || exportsIt(root, file, name))) return null;
  return 'camelCase';
}

/** @param {string} root @param {string} file @param {string} name */
const exportsIt = (root, file, name) =>
  new RegExp(`^export (default )?(function|class|const) ${name}\\b`, 'm').test(
    readFileSync(path.join(root, file), 'utf8'),
  );
