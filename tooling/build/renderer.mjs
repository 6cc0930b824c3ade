import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';

/**
 * The program deletes these from the global object; free names in bundled packages refer to the constants.
 */
const KEPT_GLOBALS =
  '"use strict";const {process,Buffer,setImmediate,queueMicrotask,performance}=globalThis;';

/**
 * The renderers' program, in one file because renderers may read no other. @param {{ out: string, development?: boolean }} options
 */
export async function buildRenderer({ out, development = false }) {
  await build({
    entryPoints: [path.join(root, 'services/gateway/src/renderers/program/main.ts')],
    outfile: path.join(out, 'renderer.cjs'),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    banner: { js: KEPT_GLOBALS },
    logLevel: 'silent',
  });
}
