import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

/** Compiles TypeScript and JSX. @type {NonNullable<import('jest').Config['transform']>} */
export const transform = {
  '^.+\\.tsx?$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        // SWC would drop the attribute of JSON imports.
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

/** Replace styles: jsdom has no layout. */
export const styles = {
  '\\.module\\.css$': here('class-names.mjs'),
  '\\.css$': here('empty.mjs'),
};

export const setupFiles = [here('jsdom-setup.mjs')];

/**
 * Runs a module's tests in Jest, as ES modules, in jsdom. @param {string} folder of the module @returns {import('jest').Config}
 */
export const jestConfig = (folder) => ({
  rootDir: folder,
  testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-jsdom')),
  testMatch: ['<rootDir>/test/**/*.test.ts?(x)'],
  modulePathIgnorePatterns: ['/\\.guide/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  moduleNameMapper: styles,
  resolver: here('resolver.mjs'),
  setupFiles,
  // A busy machine is not a failure.
  testTimeout: 60_000,
});
