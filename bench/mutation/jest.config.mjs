/** The project's tests over sources with mutants. */
import path from 'node:path';
import base from '../../jest.config.mjs';
import { workFolder } from './mutants.mjs';

const here = (name) => path.join(import.meta.dirname, name);
const { globalSetup, ...common } = base;

export default {
  ...common,
  // A mutant that nothing comes of is waited for in every test.
  testTimeout: 40_000,
  testSequencer: here('in-order.mjs'),
  projects: base.projects.map(({ transform, ...project }) => ({
    ...project,
    cacheDirectory: path.join(workFolder, 'cache'),
    transform: {
      '^.+\\.tsx?$|/contracts/.+\\.mjs$': [here('transform.mjs'), Object.values(transform)[0][1]],
    },
    setupFilesAfterEnv: [here('reached.mjs')],
  })),
};
