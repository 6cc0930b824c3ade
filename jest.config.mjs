/** Jest projects: `node` (services, contracts, city packs, tooling), `web` (jsdom: ui, shell, modules) and `examples`. */
import { setupFiles, styles, transform } from './module/src/jest/config.mjs';
import { bundledPackages } from './tooling/jest/packages.mjs';

const common = {
  rootDir: import.meta.dirname,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.build/', '/\\.data/'],
  moduleNameMapper: {
    '^@guide/city/(.*)$': `<rootDir>/cities/${process.env.CITY ?? 'london'}/$1`,
    ...styles,
    ...bundledPackages,
  },
};

/** `examples/` with today's ui, contracts and module. Excluded: a slow test of an algorithm, and tests that need more packages. */
const examples = {
  ...common,
  displayName: 'examples',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/examples/*/test/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/planner/test/(bestOrder|calendar|gpx|qr)\\.test'],
  resolver: '<rootDir>/tooling/jest/examples-resolver.mjs',
  setupFiles,
};

/** @param {string} folder `test`, or `test/long` for the long tests */
export const configOf = (folder) => {
  const testsOf = (/** @type {string[]} */ workspaces) =>
    workspaces.map((workspace) => `<rootDir>/${workspace}/${folder}/**/*.test.ts?(x)`);
  return {
    rootDir: import.meta.dirname,
    // Two cores may be busy with other things: a hang is distinguished from a wait by a minute, not by five seconds.
    testTimeout: 60_000,
    // ES modules of finished test files stay in a worker's memory, which slows its garbage collection.
    workerIdleMemoryLimit: '600MB',
    globalSetup: '<rootDir>/tooling/jest/programs.mjs',
    projects: [
      {
        ...common,
        displayName: 'node',
        testEnvironment: 'node',
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
