import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';

/** Bundles a program of the gateway into one CommonJS file. @param {string} source @param {string} outfile @param {object} options */
const bundle = (source, outfile, options) =>
  build({
    entryPoints: [path.join(root, 'services/gateway/src', source)],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    ...options,
  });

/** The program deletes these from the global object; free names in bundled packages refer to the constants. */
const KEPT_GLOBALS =
  '"use strict";const {process,Buffer,setImmediate,queueMicrotask,performance}=globalThis;';

/** The renderers' program. @param {{ out: string, development?: boolean }} options */
export const buildRenderer = ({ out, development = false }) =>
  bundle('renderers/program/main.ts', path.join(out, 'renderer.cjs'), {
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    banner: { js: KEPT_GLOBALS },
  });

/** The program that checks uploads in a thread. @param {string} out */
export const buildChecks = (out) =>
  bundle('checks/program/main.ts', path.join(out, 'checks.cjs'), {
    // Its other builds read data files next to them.
    alias: { 'css-tree': 'css-tree/dist/csstree.esm' },
  });
