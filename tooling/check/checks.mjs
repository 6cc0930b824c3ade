/** `npm run check`, which is part of `npm test`: checks of the sources without running them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { cardFaults } from './card.mjs';
import { documentFaults } from './documents.mjs';
import { idFaults } from './ids.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const here = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

const FOLDERS = ['contracts', 'ui', 'module', 'cities', 'shell', 'services', 'tooling', 'bench', 'e2e'];
const MODULES = ['discover', 'pubs', 'map', 'search', 'analytics'].map((module) => `mfe-${module}`);

/** @typedef {{ title: string, run: () => Promise<{ ok: boolean, output: string }> }} Check */

/** @type {Check[]} */
const checks = [
  command('Format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  command('Types', 'tsc', ['--noEmit', '-p', '.']),
  command('Imports', 'depcruise', ['--config', here('dependency-cruiser.cjs'), ...FOLDERS, ...MODULES]),
  command('Unused code and packages', 'knip', ['--no-progress', '-c', here('knip.json')]),
  listing("The design card's packages", cardFaults),
  listing('Statement ids', idFaults),
  listing('Documents', documentFaults),
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

/** @param {string} title @param {(root: string) => string[]} faults a line for each fault @returns {Check} */
function listing(title, faults) {
  return {
    title,
    async run() {
      const lines = faults(root);
      return { ok: lines.length === 0, output: lines.join('\n') };
    },
  };
}
