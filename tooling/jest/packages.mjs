/** Bundles packages of hundreds of files, because Jest links every file again for each test (`lucide-react`: 0.8 s). */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inputHash } from '../build/inputs.mjs';
import { root } from '../rspack/common.mjs';

const PACKAGES = [
  'lucide-react',
  'mingo/aggregator',
  'mingo/core',
  'mingo/operators/expression',
  'mingo/operators/pipeline',
  'mingo/operators/query/logical',
  'mingo/query',
  'typebox',
  'typebox/compile',
  'typebox/error',
  'typebox/system',
  'typebox/value',
];

const parent = path.join(root, '.build/jest');
const current = inputHash(['tooling/jest']).slice(0, 16);
const folder = path.join(parent, current);

export const bundledPackages = Object.fromEntries(
  PACKAGES.map((name) => [`^${name}$`, path.join(folder, `${name}.mjs`)]),
);

export async function bundlePackages() {
  if (existsSync(folder)) return;
  const { build } = await import('esbuild');
  const partial = `${folder}.${process.pid}`;
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(PACKAGES.map((name) => [name, name])),
    outdir: partial,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    external: ['react'],
  });
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(partial, { recursive: true });
  else renameSync(partial, folder);
  for (const name of readdirSync(parent))
    if (!name.startsWith(current)) rmSync(path.join(parent, name), { recursive: true, force: true });
}
