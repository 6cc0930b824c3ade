import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  findBuildFault,
  findLeakingStyle,
  findOverBudget,
  findUnloadableScript,
} from '@guide/contracts/release/build-checks';
import { findCatalogueFault } from '@guide/contracts/release/catalogues';
import { findClaimFaults } from '@guide/contracts/release/claims';
import { findIncompatibility } from '@guide/contracts/release/live-checks';
import { buildModule } from '../build/build.mjs';
import { readParts } from '../build/module.mjs';
import { findRenderingFault } from '../check/rendering.mjs';
import { asRefusal, Refusal } from './refusal.mjs';

/**
 * Checks a module's claims, builds it and checks the build. The guide repeats these checks.
 * @param {Awaited<ReturnType<typeof import('./read-module.mjs').readModule>>} module
 * @param {Pick<import('@guide/contracts/api').StatusResponse, 'live' | 'permitted'>} [status] - absent without a guide
 * @returns the content of `release.json` @throws {Refusal}
 */
export async function buildAndCheck({ folder, pkg, target }, status) {
  checkClaims({ folder, pkg, target }, status);
  checkTypes(folder);
  const built = await asRefusal(buildModule(target));
  const browser = path.join(target.out, 'browser');
  const { budget = {} } = pkg.guide;
  const fault = status
    ? (findIncompatibility(built, status.live) ?? findBuildFault(built, browser, status.live, budget))
    : (findUnloadableScript(built, browser) ??
      findOverBudget(built, browser, budget) ??
      findLeakingStyle(built, browser) ??
      findCatalogueFault(built, browser));
  const reason =
    fault ?? (await findRenderingFault(target, pkg.guide.claims?.screens ?? {}, pkg.guide.calls));
  if (reason) throw new Refusal(`Refused: ${reason}`);
  return built;
}

/**
 * @param {Pick<Parameters<typeof buildAndCheck>[0], 'folder' | 'pkg' | 'target'>} module
 * @param {Parameters<typeof buildAndCheck>[1]} status @throws {Refusal} with all faults
 */
function checkClaims({ folder, pkg, target }, status) {
  const live =
    status &&
    /** @type {Parameters<typeof findClaimFaults>[1]} */ ({ ...status.live, permitted: status.permitted });
  const faults = findClaimFaults({ name: target.name, guide: pkg.guide, ...readParts(folder) }, live);
  if (faults.length > 0)
    throw new Refusal(`Refused, in package.json:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** Runs TypeScript, if the module has a tsconfig.json. @param {string} folder */
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
  if (status !== 0) throw new Refusal('Refused: the module has type errors.');
}
