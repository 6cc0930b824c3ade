/** Programs as one file of JavaScript each, which start several times as fast as their sources. */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../rspack/common.mjs';
import { inputHash } from './inputs.mjs';

/** Whatever is not of this project stays a package and is loaded as one. */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: wanted, kind }) =>
      kind === 'entry-point' || wanted.startsWith('@guide/') ? undefined : { path: wanted, external: true },
    );
  },
};

/** A source that asks where it lies is told its own place, not the program's. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/**
 * @param {string} source path from the project's root
 * @param {{ folders?: string[], bundling?: object }} options what it is made from, and how else esbuild bundles it
 * @returns {Promise<string>} the program's path; it is made when its sources have changed since
 */
export async function buildProgram(
  source,
  {
    folders = ['services', 'contracts', 'tooling'],
    bundling = { plugins: [packagesOutside, ownPlaces] },
  } = {},
) {
  const hash = inputHash([...folders, source]).slice(0, 16);
  const name = source
    .replace(/\/src\//, '/')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
  const program = path.join(root, '.build/programs', `${name}-${hash}.mjs`);
  if (existsSync(program)) return program;
  const { build } = await import('esbuild');
  const partial = `${program}.${process.pid}`;
  mkdirSync(path.dirname(program), { recursive: true });
  await build({
    entryPoints: [path.join(root, source)],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'esm',
    ...bundling,
  });
  renameSync(partial, program);
  return program;
}

/** The embedded database, with all that it needs in the file. */
export const buildDatabase = () =>
  buildProgram('services/embedded-mongo/src/main.ts', {
    folders: ['services/embedded-mongo', 'tooling/build'],
    bundling: { external: ['lmdb'] },
  });
