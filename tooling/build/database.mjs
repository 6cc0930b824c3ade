/** The embedded database's program as one file of JavaScript, which starts several times as fast as its sources. */
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { root } from '../rspack/common.mjs';
import { inputHash } from './inputs.mjs';

/** @returns {Promise<string>} the program's path; it is made when its sources have changed since */
export async function buildDatabase() {
  const hash = inputHash(['services/embedded-mongo', 'tooling/build/database.mjs']).slice(0, 16);
  const program = path.join(root, '.build', `embedded-mongo-${hash}.mjs`);
  if (existsSync(program)) return program;
  const { build } = await import('esbuild');
  const partial = `${program}.${process.pid}`;
  await build({
    entryPoints: [path.join(root, 'services/embedded-mongo/src/main.ts')],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['lmdb'],
  });
  renameSync(partial, program);
  return program;
}
