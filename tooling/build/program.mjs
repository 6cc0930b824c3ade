/** Bundles programs into one JavaScript file each, which starts several times as fast as the sources. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../rspack/common.mjs';
import { inputHash } from './inputs.mjs';

/** Not bundled: sharp has native code, and programs share one React with rendered bundles. */
export const SERVER_PACKAGES = [
  'sharp',
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
];
const OUTSIDE = ['esbuild', 'lmdb', ...SERVER_PACKAGES];

/** Its CommonJS files call `require` in a way that cannot be bundled. */
const ALIAS = { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' };

/** Bundled CommonJS packages call `require`. */
const REQUIRE =
  "import{createRequire as ofPackages}from'node:module';const require=ofPackages(process.argv[1]);";

/** Keeps the paths of the sources in `import.meta` and `__dirname`. @type {import('esbuild').Plugin} */
const sourcePaths = {
  name: 'source-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.([cm]?js|ts)$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const loader = file.endsWith('.ts') ? 'ts' : 'js';
      const folder = JSON.stringify(path.dirname(file));
      if (/\b__(dirname|filename)\b/.test(text) && !text.includes('import.meta.'))
        return { contents: `var __dirname=${folder},__filename=${JSON.stringify(file)};${text}`, loader };
      if (!text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.dirname', folder)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader };
    });
  },
};

/** @param {string} name - name of the program */
const buildsOf = (name) => new RegExp(`^${name}-[0-9a-f]{16}\\.mjs$`);

/** Running builds by program, so that each runs once. @type {Map<string, Promise<void>>} */
const runningBuilds = new Map();

/**
 * Builds a program if its sources have changed.
 * @param {string} source - path from the root
 * @param {{ folders?: string[], bundling?: object }} options - folders with its sources, and esbuild options
 * @returns {Promise<string>} the program's path
 */
export async function buildProgram(
  source,
  {
    folders = ['services', 'contracts', 'module', 'tooling'],
    bundling = { external: OUTSIDE, alias: ALIAS, plugins: [sourcePaths], banner: { js: REQUIRE } },
  } = {},
) {
  const hash = inputHash([...folders, source]).slice(0, 16);
  const name = source
    .replace(/\/src\//, '/')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
  const program = path.join(root, '.build/programs', `${name}-${hash}.mjs`);
  if (existsSync(program)) return program;
  let running = runningBuilds.get(program);
  if (!running) {
    running = bundle(path.join(root, source), program, bundling).finally(() => runningBuilds.delete(program));
    runningBuilds.set(program, running);
  }
  await running;
  for (const file of readdirSync(path.dirname(program)))
    if (buildsOf(name).test(file) && !program.endsWith(file))
      rmSync(path.join(path.dirname(program), file), { force: true });
  return program;
}

/** @param {string} source @param {string} program @param {object} bundling */
async function bundle(source, program, bundling) {
  const { build } = await import('esbuild');
  const partial = `${program}.${process.pid}`;
  mkdirSync(path.dirname(program), { recursive: true });
  await build({
    entryPoints: [source],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'esm',
    ...bundling,
  });
  // Other processes may build the same program; the last rename wins.
  renameSync(partial, program);
}

/** Builds the embedded database; only LMDB is not bundled. */
export const buildDatabase = (program = 'main') =>
  buildProgram(`services/embedded-mongo/src/${program}.ts`, {
    folders: ['services/embedded-mongo', 'tooling/build'],
    bundling: { external: ['lmdb'] },
  });

export const SERVERS = ['gateway', 'discover', 'pubs', 'map', 'search', 'analytics'];

/** Writes `.build/services/<name>.mjs` for each server. */
export async function buildServers() {
  const folder = path.join(root, '.build/services');
  mkdirSync(folder, { recursive: true });
  for (const name of SERVERS)
    copyFileSync(await buildProgram(`services/${name}/src/server.ts`), path.join(folder, `${name}.mjs`));
}
