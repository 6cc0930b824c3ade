import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

/** Compiles TypeScript and JSX. @type {NonNullable<import('jest').Config['transform']>} */
export const transform = { '^.+\\.tsx?$': here('transform.mjs') };

/** Replaces styles, because jsdom has no layout. */
export const styles = {
  '\\.module\\.css$': here('class-names.mjs'),
  '\\.css$': here('empty.mjs'),
};

export const setupFiles = [here('jsdom-setup.mjs')];

/** Jest configuration for a module's tests: ES modules in jsdom. @param {string} folder @returns {import('jest').Config} */
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
  // A busy machine must not fail tests.
  testTimeout: 60_000,
});
