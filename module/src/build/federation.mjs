import { rspack } from '@rspack/core';

const COMMONJS = /(@module-federation\/[^/]+\/dist\/.*)\.cjs$/;

/**
 * The federation plugin names its runtime's CommonJS builds, which cannot be tree-shaken. Their ES modules are the same code.
 */
export const federationAsModules = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS, (found) => {
      found.request = found.request.replace(COMMONJS, '$1.js');
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('federation-as-modules', () => {
      const alias = /** @type {Record<string, unknown>} */ (compiler.options.resolve.alias ?? {});
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string') alias[name] = target.replace(COMMONJS, '$1.js');
      }
    });
  },
};
