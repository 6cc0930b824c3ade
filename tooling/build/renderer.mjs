/** Builds the program of the gateway's renderers: one file, because a renderer may read nothing else. */
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';

/**
 * What the program itself still finds after it has taken these from the global object: a free name in a bundled package
 * means the constant.
 */
const KEPT_GLOBALS =
  '"use strict";const {process,Buffer,setImmediate,queueMicrotask,performance}=globalThis;';

/** @param {{ out: string, development?: boolean }} options `out` gets `renderer.cjs` */
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
