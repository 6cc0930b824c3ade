/** Two Jest projects: `node` (services, contracts, city packs, tooling) and `web` (jsdom: ui, shell, modules). */
import { setupFiles, styles, transform } from './module/src/jest/config.mjs';

const common = {
  rootDir: import.meta.dirname,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.build/', '/\\.data/'],
  moduleNameMapper: {
    '^@guide/city/(.*)$': `<rootDir>/cities/${process.env.CITY ?? 'london'}/$1`,
    ...styles,
  },
};

const tests = (/** @type {string[]} */ folders) =>
  folders.map((folder) => `<rootDir>/${folder}/test/**/*.test.ts?(x)`);

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
      testMatch: tests(['contracts', 'module', 'cities/*', 'services/*', 'tooling']),
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: tests(['ui', 'shell', 'mfe-*']),
      setupFiles,
    },
  ],
};
