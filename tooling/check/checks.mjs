/** `npm run check`: static checks of the sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { moduleNames } from '../build/site.mjs';
import { root } from '../commands/preflight.mjs';
import { extractedTexts, findFaults } from '../texts/texts-check.mjs';
import { cityWordFaults } from './city-words.mjs';
import { documentFaults } from './documents.mjs';
import { idFaults } from './ids.mjs';
import { physicalSideFaults } from './physical-sides.mjs';
import { requiredPackageFaults } from './required-packages.mjs';

const fileOf = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

const FOLDERS = ['contracts', 'ui', 'module', 'cities', 'shell', 'services', 'tooling', 'bench', 'e2e'];
const MODULE_FOLDERS = moduleNames().map((module) => `mfe-${module}`);

/** @type {Record<string, () => { ok: boolean, output: string } | Promise<{ ok: boolean, output: string }>>} */
const checks = {
  'Format and lint': () => run('biome', ['check', '--error-on-warnings', '.']),
  Types: () => run('tsc', ['--noEmit', '-p', '.']),
  Imports: () =>
    run('depcruise', ['--config', fileOf('dependency-cruiser.cjs'), ...FOLDERS, ...MODULE_FOLDERS]),
  'Unused code and packages': () => run('knip', ['--no-progress', '-c', fileOf('knip.json')]),
  'Required packages': () => resultOf(requiredPackageFaults(root)),
  'City words': () => resultOf(cityWordFaults(root)),
  'Reading direction': () => resultOf(physicalSideFaults(root)),
  'Statement ids': () => resultOf(idFaults(root)),
  Texts: async () => resultOf(findFaults(await extractedTexts(), root)),
  Documents: () => resultOf(documentFaults(root)),
};

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  let passed = 0;
  let failed = 0;
  const results = Object.entries(checks).map(async ([title, check]) => {
    const { ok, output } = await check();
    console.log(`\n== ${title}: ${ok ? 'passed' : 'failed'}\n${ok ? '' : output}`);
    if (ok) passed += 1;
    else failed += 1;
  });
  await Promise.all(results);
  return { passed, failed };
}

/** @param {string} binary - name of a package's binary @param {string[]} args */
async function run(binary, args) {
  const child = spawn(path.join(root, 'node_modules/.bin', binary), args, { cwd: root });
  const [[code], ...output] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { ok: code === 0, output: output.join('') };
}

/** @param {string[]} faults */
const resultOf = (faults) => ({ ok: faults.length === 0, output: faults.join('\n') });
