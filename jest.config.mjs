/** Two Jest projects: `node` (services, contracts, city packs, tooling) and `web` (jsdom: ui, shell, modules). */
import { bundledPackages } from './tooling/jest/packages.mjs';

const swc = [
  '@swc/jest',
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
];

const common = {
  rootDir: import.meta.dirname,
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.build/', '/\\.data/'],
  moduleNameMapper: {
    '^@guide/city/(.*)$': `<rootDir>/cities/${process.env.CITY ?? 'london'}/$1`,
    ...bundledPackages,
    '\\.module\\.css$': '<rootDir>/tooling/jest/class-names.mjs',
    '\\.css$': '<rootDir>/tooling/jest/empty.mjs',
  },
};

const tests = (folders) => folders.map((folder) => `<rootDir>/${folder}/test/**/*.test.ts?(x)`);

export default {
  rootDir: import.meta.dirname,
  // Two cores may be busy with other things: a hang is told from a wait by a minute, not by five seconds.
  testTimeout: 60_000,
  // What a test file leaves behind is collected again and again: a worker that keeps much is replaced.
  workerIdleMemoryLimit: '400MB',
  testSequencer: '<rootDir>/tooling/jest/sequencer.mjs',
  globalSetup: '<rootDir>/tooling/jest/programs.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: process.env.PROCESS_COVERAGE ? ['<rootDir>/tooling/jest/process-coverage.mjs'] : [],
      testMatch: tests(['contracts', 'cities/*', 'services/*', 'tooling']),
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: tests(['ui', 'shell', 'mfe-*']),
      setupFiles: ['<rootDir>/tooling/jest/jsdom-setup.mjs'],
    },
  ],
};
