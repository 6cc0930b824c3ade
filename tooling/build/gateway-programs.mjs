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

/** The renderer deletes these globals, so bundled packages use the constants. */
const GLOBAL_CONSTANTS =
  '"use strict";const {process,Buffer,setImmediate,queueMicrotask,performance}=globalThis;';

/** @param {{ out: string, development?: boolean }} options */
export const buildRenderer = ({ out, development = false }) =>
  bundle('renderers/program/main.ts', path.join(out, 'renderer.cjs'), {
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    banner: { js: GLOBAL_CONSTANTS },
  });

/** Builds the program that checks uploads. @param {string} out - the build's folder */
export const buildChecks = (out) => bundle('checks/program/main.ts', path.join(out, 'checks.cjs'), {});
