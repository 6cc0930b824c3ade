/** `npm run modules -- new events`: creates a module with one screen and a test. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isModuleName, moduleTemplate, screenOf } from '../../module/src/cli/module-template.mjs';
import { root, stop } from './preflight.mjs';

const name = process.argv[2] ?? '';
if (!isModuleName(name)) stop('Name the module in lower case, e.g. npm run modules -- new events.');
const folder = path.join(root, `mfe-${name}`);
if (existsSync(folder)) stop(`mfe-${name} already exists.`);

const screen = screenOf(name);
const pkg = {
  name: `@guide/mfe-${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  description: `The ${name} module.`,
  scripts: {
    dev: `exec node ../tooling/commands/dev.mjs ${name}`,
    test: 'guide test',
    check: 'guide check',
    release: `node ../tooling/commands/run.mjs modules release ${name}`,
    rollback: `node ../tooling/commands/run.mjs modules rollback ${name}`,
  },
  guide: {
    owner: `Team ${screen}`,
    config: '../tooling/rspack/module-config.mjs',
    uses: [],
    budget: { default: 30_000 },
  },
  dependencies: { '@guide/contracts': '*', '@guide/ui': '*', react: '19.3.1' },
  devDependencies: { '@guide/module': '*' },
};
const files = {
  ...moduleTemplate(name),
  'package.json': `${JSON.stringify(pkg, null, 2)}\n`,
  'README.md': `# mfe-${name}\n\nWhat the ${name} module shows. How to work on it: docs/module.md.\n`,
};
for (const [file, content] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
lock();
console.log(`Created mfe-${name}. To show it, add a claim under "guide" in mfe-${name}/package.json:`);
console.log(`  "claims": { "paths": [{ "path": "/${name}", "screen": "${screen}" }] }`);

/** `npm ci` requires the workspace in the lock file, in npm's order. */
function lock() {
  const file = path.join(root, 'package-lock.json');
  const { packages, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const { name: packageName, version, dependencies, devDependencies } = pkg;
  const added = {
    ...packages,
    [`mfe-${name}`]: { name: packageName, version, dependencies, devDependencies },
    [`node_modules/${packageName}`]: { resolved: `mfe-${name}`, link: true },
  };
  const sorted = Object.fromEntries(Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify({ ...rest, packages: sorted }, null, 2)}\n`);
}
