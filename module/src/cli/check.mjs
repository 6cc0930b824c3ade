import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { leakingStyle, overBudget, unloadableScript } from '@guide/contracts/release/build-checks';
import { buildModule } from '../build/build.mjs';
import { findKeptState } from '../check/kept-state.mjs';
import { ownModule } from './own-module.mjs';
import { Refusal, refused } from './refusal.mjs';

/** `guide check` */
export async function run() {
  const { module, version } = await checkedBuild(await ownModule());
  console.log(`${module} ${version} passes the checks that need no running guide.`);
}

/**
 * Builds a module and checks what needs no running guide; a guide checks all of it again, and the rest.
 * @param {Awaited<ReturnType<typeof ownModule>>} module
 * @returns what `release.json` says
 * @throws {Refusal}
 */
export async function checkedBuild({ folder, pkg, target }) {
  checkTypes(folder);
  const built = await refused(buildModule(target));
  const browser = path.join(target.out, 'browser');
  const reason =
    unloadableScript(built, browser) ??
    overBudget(built, browser, pkg.guide.budget ?? {}) ??
    leakingStyle(built, browser) ??
    (await findKeptState(target, pkg.guide.claims?.screens ?? {}));
  if (reason) throw new Refusal(`Refused: ${reason}`);
  return built;
}

/** By the module's own tsconfig.json, where it has one. @param {string} folder */
function checkTypes(folder) {
  if (!existsSync(path.join(folder, 'tsconfig.json'))) return;
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', '.'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Refusal('Refused: its types do not fit.');
}
