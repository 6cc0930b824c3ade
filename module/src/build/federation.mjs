import path from 'node:path';
import { rspack } from '@rspack/core';

const COMMONJS = /(@module-federation\/[^/]+\/dist\/.*)\.cjs$/;

/** Replaces the federation runtime's CommonJS files, which cannot be tree-shaken, with its ES modules. */
export const federationAsModules = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS, (resource) => {
      resource.request = resource.request.replace(COMMONJS, '$1.js');
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('federation-as-modules', () => {
      const alias = /** @type {Record<string, unknown>} */ (compiler.options.resolve.alias ?? {});
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string') alias[name] = target.replace(COMMONJS, '$1.js');
      }
    });
  },
};

const usedRuntime = path.join(import.meta.dirname, 'federation-runtime.mjs');

/** Drops the parts of the federation runtime that only a host uses. */
export const containerRuntime = new rspack.NormalModuleReplacementPlugin(
  /^@module-federation\/runtime$/,
  (resource) => {
    if (resource.contextInfo.issuer !== usedRuntime) resource.request = usedRuntime;
  },
);
