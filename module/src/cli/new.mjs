import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstFiles, isModuleName, screenOf } from './first-files.mjs';
import { Refusal } from './refusal.mjs';

/** `guide new NAME`: writes over nothing but package.json, whose dependencies stay. @param {string[]} args */
export async function run([name = '']) {
  if (!isModuleName(name))
    throw new Refusal('Name the module: 2 to 40 small letters, digits and hyphens, e.g. guide new planner.');
  const files = {
    ...firstFiles(name),
    'tsconfig.json': `${JSON.stringify(
      { extends: '@guide/module/tsconfig.json', include: ['src', 'test'] },
      null,
      2,
    )}\n`,
    '.gitignore': 'node_modules\n.guide\nrelease-key*.json\n',
  };
  const there = Object.keys(files).find((file) => existsSync(file));
  if (there) throw new Refusal(`${there} is there already.`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const { dependencies, devDependencies } = existsSync('package.json')
    ? JSON.parse(readFileSync('package.json', 'utf8'))
    : {};
  const whole = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'guide dev', test: 'guide test', check: 'guide check', release: 'guide release' },
    guide: { owner: `Team ${screenOf(name)}`, uses: [], budget: { default: 30_000 } },
    dependencies,
    devDependencies,
  };
  writeFileSync('package.json', `${JSON.stringify(whole, null, 2)}\n`);
  console.log(`${name} is there, with the screen ${screenOf(name)}. Its tests: npx guide test`);
}
