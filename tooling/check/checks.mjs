/** `npm run check`: static checks of the sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { moduleNames } from '../build/site.mjs';
import { cardFaults } from './card.mjs';
import { documentFaults } from './documents.mjs';
import { idFaults } from './ids.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const fileOf = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

const FOLDERS = ['contracts', 'ui', 'module', 'cities', 'shell', 'services', 'tooling', 'bench', 'e2e'];
const MODULE_FOLDERS = moduleNames().map((module) => `mfe-${module}`);

/** @typedef {{ title: string, run: () => Promise<{ ok: boolean, output: string }> }} Check */

/** @type {Check[]} */
const checks = [
  command('Format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  command('Types', 'tsc', ['--noEmit', '-p', '.']),
  command('Imports', 'depcruise', [
    '--config',
    fileOf('dependency-cruiser.cjs'),
    ...FOLDERS,
    ...MODULE_FOLDERS,
  ]),
  command('Unused code and packages', 'knip', ['--no-progress', '-c', fileOf('knip.json')]),
  faultCheck("The design card's packages", cardFaults),
  faultCheck('Statement ids', idFaults),
  faultCheck('Documents', documentFaults),
];

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  let passed = 0;
  let failed = 0;
  const results = checks.map(async ({ title, run }) => {
    const { ok, output } = await run();
    console.log(`\n== ${title}: ${ok ? 'passed' : 'failed'}\n${ok ? '' : output}`);
    if (ok) passed += 1;
    else failed += 1;
  });
  await Promise.all(results);
  return { passed, failed };
}

/** @param {string} title @param {string} binary of a package @param {string[]} args @returns {Check} */
function command(title, binary, args) {
  return {
    title,
    run: () => run(path.join(root, 'node_modules/.bin', binary), args),
  };
}

/** @param {string} program @param {string[]} args */
async function run(program, args) {
  const child = spawn(program, args, { cwd: root });
  const [[code], ...output] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { ok: code === 0, output: output.join('') };
}

/** @param {string} title @param {(root: string) => string[]} listFaults @returns {Check} */
function faultCheck(title, listFaults) {
  return {
    title,
    async run() {
      const lines = listFaults(root);
      return { ok: lines.length === 0, output: lines.join('\n') };
    },
  };
}
