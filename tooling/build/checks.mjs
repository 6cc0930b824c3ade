import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';

/**
 * The program that checks uploads, in one file: the gateway runs it in a thread. @param {string} out gets `checks.cjs`
 */
export async function buildChecks(out) {
  await build({
    entryPoints: [path.join(root, 'services/gateway/src/checks/program/main.ts')],
    outfile: path.join(out, 'checks.cjs'),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Its other builds read data files next to them.
    alias: { 'css-tree': 'css-tree/dist/csstree.esm' },
    logLevel: 'silent',
  });
}
