/** Checks that each package that the project must use is a dependency, and imported by shipped sources. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from './files.mjs';

const SHIPPED = [
  'react',
  'react-dom',
  '@module-federation/enhanced',
  '@rspack/core',
  'react-router-dom',
  'zustand',
  'ol',
  'echarts',
  'echarts-for-react',
  'fastify',
  '@fastify/cors',
  'mongodb',
];
const RUNNERS = ['jest', '@playwright/test'];
const TEST = /(^|\/)(tests?|e2e|bench|examples)\//;

/** @param {string} root - the repository @returns {string[]} faults */
export function requiredPackageFaults(root) {
  const files = repositoryFiles(root, '*.ts', '*.tsx', '*.mjs', '*package.json');
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const dependencies = new Set(
    files
      .filter((file) => path.basename(file) === 'package.json' && !file.startsWith('examples/'))
      .map((file) => JSON.parse(read(file)))
      .flatMap(({ dependencies = {}, devDependencies = {} }) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      ),
  );
  const shipped = files
    .filter((file) => !TEST.test(file) && !file.endsWith('package.json'))
    .map(read)
    .join('\n');
  const imported = (/** @type {string} */ name) =>
    new RegExp(`(from|import|import\\()\\s*['"]${name}(/[^'"]*)?['"]`).test(shipped);
  return [
    ...[...SHIPPED, ...RUNNERS]
      .filter((name) => !dependencies.has(name))
      .map((name) => `${name} is required, but no workspace depends on it.`),
    ...SHIPPED.filter((name) => !imported(name)).map(
      (name) => `${name} is required, but no shipped source imports it.`,
    ),
  ];
}
