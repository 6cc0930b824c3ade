/** How a module's tests run: in Jest, as ES modules, in jsdom. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

/** What turns TypeScript and JSX into scripts, as Jest's `transform` takes it. @type {NonNullable<import('jest').Config['transform']>} */
export const transform = {
  '^.+\\.tsx?$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        // JSON says in its import that it is JSON; SWC would leave that out.
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

/** What stands for styles: in jsdom nothing is laid out. */
export const styles = {
  '\\.module\\.css$': here('class-names.mjs'),
  '\\.css$': here('empty.mjs'),
};

/** What a test file in jsdom begins with. */
export const setupFiles = [here('jsdom-setup.mjs')];

/**
 * @param {string} folder of a module, whose tests are the files `*.test.ts` and `*.test.tsx` below `test`
 * @returns {import('jest').Config}
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
