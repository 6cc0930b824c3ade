import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isModuleName, moduleTemplate, screenOf } from './module-template.mjs';
import { Refusal } from './refusal.mjs';

/** `guide new NAME`: overwrites only package.json, and keeps its dependencies. @param {string[]} args */
export async function run([name = '']) {
  if (!isModuleName(name))
    throw new Refusal(
      'Name the module: 2 to 40 small letters, digits and hyphens, e.g. npx guide new events.',
    );
  const files = {
    ...moduleTemplate(name),
    'tsconfig.json': `${JSON.stringify(
      { extends: '@guide/module/tsconfig.json', include: ['src', 'test'] },
      null,
      2,
    )}\n`,
    '.gitignore': 'node_modules\n.guide\nrelease-key*.json\n',
  };
  const existing = Object.keys(files).find((file) => existsSync(file));
  if (existing) throw new Refusal(`${existing} already exists.`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const { dependencies, devDependencies } = existsSync('package.json')
    ? JSON.parse(readFileSync('package.json', 'utf8'))
    : {};
  const pkg = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'guide dev', test: 'guide test', check: 'guide check', release: 'guide release' },
    guide: { owner: `Team ${screenOf(name)}`, uses: [], budget: { default: 30_000 } },
    dependencies,
    devDependencies,
  };
  writeFileSync('package.json', `${JSON.stringify(pkg, null, 2)}\n`);
  console.log(`Created ${name} with the screen ${screenOf(name)}. Run its tests: npx guide test`);
}
