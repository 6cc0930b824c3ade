/** Builds the program with which the gateway checks uploaded releases: one file, as it runs in a thread of its own. */
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';

/** @param {string} out gets `checks.cjs` */
export async function buildChecks(out) {
  await build({
    entryPoints: [path.join(root, 'services/gateway/src/checks/program/main.ts')],
    outfile: path.join(out, 'checks.cjs'),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Its other files read their data from where they lie.
    alias: { 'css-tree': 'css-tree/dist/csstree.esm' },
    logLevel: 'silent',
  });
}
