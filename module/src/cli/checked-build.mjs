import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  buildFault,
  leakingStyle,
  overBudget,
  unloadableScript,
} from '@guide/contracts/release/build-checks';
import { claimFaults } from '@guide/contracts/release/claims';
import { incompatibility } from '@guide/contracts/release/live-checks';
import { buildModule } from '../build/build.mjs';
import { partsOf } from '../build/module.mjs';
import { findKeptState } from '../check/kept-state.mjs';
import { Refusal, refused } from './refusal.mjs';

/**
 * Checks a module's claims, builds it and checks the build. A guide repeats these checks.
 * @param {Awaited<ReturnType<typeof import('./own-module.mjs').ownModule>>} module
 * @param {Pick<import('@guide/contracts/api').StatusAnswer, 'live' | 'permitted'>} [status] of the module at its guide
 * @returns the content of `release.json`
 * @throws {Refusal}
 */
export async function checkedBuild({ folder, pkg, target }, status) {
  checkClaims({ folder, pkg, target }, status);
  checkTypes(folder);
  const built = await refused(buildModule(target));
  const browser = path.join(target.out, 'browser');
  const { budget = {} } = pkg.guide;
  const fault = status
    ? (incompatibility(built, status.live) ?? buildFault(built, browser, status.live, budget))
    : (unloadableScript(built, browser) ??
      overBudget(built, browser, budget) ??
      leakingStyle(built, browser));
  const reason = fault ?? (await findKeptState(target, pkg.guide.claims?.screens ?? {}));
  if (reason) throw new Refusal(`Refused: ${reason}`);
  return built;
}

/**
 * @param {Pick<Parameters<typeof checkedBuild>[0], 'folder' | 'pkg' | 'target'>} module
 * @param {Parameters<typeof checkedBuild>[1]} status
 * @throws {Refusal} naming everything that is wrong
 */
function checkClaims({ folder, pkg, target }, status) {
  const live =
    status &&
    /** @type {Parameters<typeof claimFaults>[1]} */ ({ ...status.live, permitted: status.permitted });
  const faults = claimFaults({ name: target.name, guide: pkg.guide, ...partsOf(folder) }, live);
  if (faults.length > 0)
    throw new Refusal(`Refused, in package.json:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** By the module's tsconfig.json, if it has one. @param {string} folder */
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
