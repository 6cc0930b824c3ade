/** Jest's transformer: compiles TypeScript and JSX with the SWC of the bundler (https://rspack.rs/api/javascript-api/swc). */
import { createHash } from 'node:crypto';
import { experiments, rspackVersion } from '@rspack/core';

/** @param {string} filename @param {boolean} isModule - whether it stays an ES module */
const optionsOf = (filename, isModule) => ({
  filename,
  sourceMaps: true,
  jsc: {
    target: /** @type {const} */ ('es2022'),
    parser: { syntax: /** @type {const} */ ('typescript'), tsx: true },
    transform: { react: { runtime: /** @type {const} */ ('automatic') }, hidden: { jest: true } },
    // Keeps `with { type: 'json' }`, which SWC drops by default.
    experimental: { keepImportAttributes: true },
  },
  module: { type: isModule ? /** @type {const} */ ('es6') : /** @type {const} */ ('commonjs') },
});

/**
 * @param {string} source @param {string} filename @param {{ supportsStaticESM: boolean }} options
 * @returns {{ code: string, map?: string }}
 * @throws {Error} with the compiler's message
 */
const process = (source, filename, { supportsStaticESM }) =>
  experiments.swc.transformSync(source, optionsOf(filename, supportsStaticESM));

/**
 * @param {string} source @param {string} filename
 * @param {{ configString: string, instrument: boolean, supportsStaticESM: boolean }} options
 * @returns {string} a hash of all that the result depends on
 */
const getCacheKey = (source, filename, { configString, instrument, supportsStaticESM }) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        rspackVersion,
        optionsOf(filename, supportsStaticESM),
        configString,
        instrument,
        source,
      ]),
    )
    .digest('hex');

export default { process, getCacheKey };
