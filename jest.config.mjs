/** Jest projects: `node` (services, contracts, city packs, tooling), `web` (ui, shell, modules) and `examples`. */
import { setupFiles, styles, transform } from './module/src/jest/config.mjs';
import { city } from './tooling/commands/settings.mjs';
import { bundledPackages } from './tooling/jest/packages.mjs';

const common = {
  rootDir: import.meta.dirname,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.build/', '/\\.data/'],
  moduleNameMapper: {
    '^@guide/city/(.*)$': `<rootDir>/cities/${city}/$1`,
    ...styles,
    ...bundledPackages,
  },
};

const examples = {
  ...common,
  displayName: 'examples',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/examples/*/test/**/*.test.ts?(x)'],
  resolver: '<rootDir>/tooling/jest/examples-resolver.mjs',
  setupFiles,
};

/** @param {string} folder - `test`, or `test/long` for the long tests */
export const configOf = (folder) => {
  const testsOf = (/** @type {string[]} */ workspaces) =>
    workspaces.map((workspace) => `<rootDir>/${workspace}/${folder}/**/*.test.ts?(x)`);
  return {
    rootDir: import.meta.dirname,
    // On a busy machine tests may be slow; one that takes a minute hangs.
    testTimeout: 60_000,
    // Modules of finished test files stay in a worker's memory and slow its garbage collection.
    workerIdleMemoryLimit: '600MB',
    globalSetup: '<rootDir>/tooling/jest/programs.mjs',
    projects: [
      {
        ...common,
        displayName: 'node',
        testEnvironment: 'node',
        setupFiles: ['<rootDir>/tooling/jest/texts.mjs'],
        testMatch: testsOf(['contracts', 'module', 'cities/*', 'services/*', 'tooling']),
        testPathIgnorePatterns: folder === 'test' ? ['/test/long/'] : [],
      },
      {
        ...common,
        displayName: 'web',
        testEnvironment: 'jsdom',
        testMatch: testsOf(['ui', 'shell', 'mfe-*']),
        testPathIgnorePatterns: folder === 'test' ? ['/test/long/'] : [],
        setupFiles,
      },
      ...(folder === 'test' ? [examples] : []),
    ],
  };
};

export default configOf('test');
