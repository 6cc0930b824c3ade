import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { jestConfig } from '../jest/config.mjs';
import { readModule } from './read-module.mjs';
import { Refusal } from './refusal.mjs';

/** `guide test [Jest's arguments]` @param {string[]} args */
export async function run(args) {
  await runModuleTests(await readModule(), args);
}

/**
 * @param {Awaited<ReturnType<typeof readModule>>} module @param {string[]} args - arguments of Jest
 * @throws {Refusal} when a test fails
 */
export async function runModuleTests({ folder, jest, target }, args) {
  const program = createRequire(import.meta.url).resolve('jest/bin/jest');
  const config = jest ?? ['--config', JSON.stringify(jestConfig(folder))];
  const run = spawn(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', program, ...config, '--passWithNoTests', ...args],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
  );
  const [status] = await once(run, 'exit');
  if (status !== 0) throw new Refusal(`The tests of ${target.name} fail.`);
}
