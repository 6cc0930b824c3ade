import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFaults } from '@guide/contracts/release/build-checks';
import { findClaimFaults, findUnpermitted } from '@guide/contracts/release/claims';
import { incompatibilities } from '@guide/contracts/release/live-checks';
import { buildModule } from '../build/build.mjs';
import { readParts } from '../build/module.mjs';
import { findSharedState } from '../check/shared-state.mjs';
import { findUnshown } from '../check/unshown.mjs';
import { findUploadFaults } from '../release/archive.mjs';
import { refusalOf } from './refusal.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./read-module.mjs').readModule>>} Module */
/** @typedef {Pick<import('@guide/contracts/api').StatusResponse, 'live' | 'permitted'>} Status */
/** @typedef {Awaited<ReturnType<typeof buildModule>>} BuiltRelease */

/**
 * Checks a module's claims and types, builds it and checks the build. The guide repeats these checks.
 * @param {Module} module
 * @param {Status} [status] - absent without a guide
 * @param {string[]} [known] - faults that were found before
 * @returns the content of `release.json` @throws {Refusal} with all faults
 */
export async function buildAndCheck({ folder, pkg, target }, status, known = []) {
  const claims = claimFaults({ folder, pkg, target }, status);
  const faults = [...known, ...claims.map((fault) => `package.json: ${fault}`), ...typeFaults(folder)];
  const built = await buildModule(target).catch((error) => {
    faults.push(`the build fails.\n${error.message}`);
  });
  if (built) {
    faults.push(...(await releaseFaults({ folder, pkg, target }, built, status)));
    // The claims were checked before the build.
    if (status) faults.push(...incompatibilities({ ...built, claims: undefined }, status.live));
    if (status) faults.push(...unpermittedParts(built, status));
  }
  if (!built || faults.length > 0) throw refusalOf(faults);
  return built;
}

/** @param {Module} module @param {Status} [status] @returns {string[]} */
function claimFaults({ folder, pkg, target }, status) {
  const live =
    status &&
    /** @type {Parameters<typeof findClaimFaults>[1]} */ ({ ...status.live, permitted: status.permitted });
  return findClaimFaults({ name: target.name, guide: pkg.guide, ...readParts(folder) }, live);
}

/**
 * Screens and widgets that the team may not show or offer. @param {BuiltRelease} built @param {Status} status
 * @returns {string[]}
 */
function unpermittedParts({ module, exposes, claims }, { permitted, live }) {
  const claimed = (claims?.paths ?? []).map((/** @type {{ path: string }} */ row) => row.path);
  const paths = [...permitted.paths, ...claimed];
  return findUnpermitted(
    { module, exposes, claims: { paths: claims?.paths } },
    { ...permitted, paths, team: 'Your team' },
    live.screens,
  );
}

/** Checks a build. @param {Module} module @param {BuiltRelease} built @param {Status} [status] */
async function releaseFaults({ folder, pkg, target }, built, status) {
  const { budget = {}, claims } = pkg.guide;
  const browser = path.join(target.out, 'browser');
  const faults = [
    ...buildFaults(built, browser, status?.live, budget, status?.permitted.budget),
    ...(await findUploadFaults(target.out)),
  ];
  const { screens } = readParts(folder);
  const shown = await findUnshown(target, built, screens).catch((error) => ({
    faults: [`${built.module}: its screens could not be rendered: ${error.message}`],
    notes: [],
    failed: screens,
  }));
  for (const note of shown.notes) console.log(note);
  const areAllBroken = screens.every((name) => shown.failed.includes(name));
  const shared = areAllBroken ? null : await findSharedState(target, claims?.screens ?? {}, shown.failed);
  return [...faults, ...shown.faults, ...(shared ? [shared] : [])];
}

/** Runs TypeScript, if the module has a tsconfig.json. @param {string} folder @returns {string[]} */
function typeFaults(folder) {
  if (!existsSync(path.join(folder, 'tsconfig.json'))) return [];
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', '.'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return status === 0 ? [] : ['the module has type errors.'];
}
