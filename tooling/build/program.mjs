/** Programs as one JavaScript file each, which start several times as fast as their sources. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../rspack/common.mjs';
import { inputHash } from './inputs.mjs';

/** Packages that are not bundled: sharp has native code, and programs and rendered bundles share one React. */
export const SERVER_PACKAGES = [
  'sharp',
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
];
const OUTSIDE = ['esbuild', 'lmdb', ...SERVER_PACKAGES];

/** Bundled CommonJS packages require others by name. */
const REQUIRE =
  "import{createRequire as ofPackages}from'node:module';const require=ofPackages(process.argv[1]);";

/** Sources that read their path get it, not the program's. */
/** @type {import('esbuild').Plugin} */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.([cm]?js|ts)$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const loader = file.endsWith('.ts') ? 'ts' : 'js';
      const place = JSON.stringify(path.dirname(file));
      if (/\b__(dirname|filename)\b/.test(text) && !text.includes('import.meta.'))
        return { contents: `var __dirname=${place},__filename=${JSON.stringify(file)};${text}`, loader };
      if (!text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.dirname', place)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader };
    });
  },
};

/** @param {string} name of a program, of which older builds may be left */
const formerly = (name) => new RegExp(`^${name}-[0-9a-f]{16}\\.mjs$`);

/** Programs that are being built, so that each is built once. @type {Map<string, Promise<void>>} */
const underWay = new Map();

/**
 * @param {string} source path from the project's root
 * @param {{ folders?: string[], bundling?: object }} options folders whose files it depends on, and options of esbuild
 * @returns {Promise<string>} the program's path; it is built if its sources have changed
 */
export async function buildProgram(
  source,
  {
    folders = ['services', 'contracts', 'module', 'tooling'],
    bundling = { external: OUTSIDE, plugins: [ownPlaces], banner: { js: REQUIRE } },
  } = {},
) {
  const hash = inputHash([...folders, source]).slice(0, 16);
  const name = source
    .replace(/\/src\//, '/')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
  const program = path.join(root, '.build/programs', `${name}-${hash}.mjs`);
  if (existsSync(program)) return program;
  let making = underWay.get(program);
  if (!making) {
    making = bundle(path.join(root, source), program, bundling).finally(() => underWay.delete(program));
    underWay.set(program, making);
  }
  await making;
  for (const file of readdirSync(path.dirname(program)))
    if (formerly(name).test(file) && !program.endsWith(file))
      rmSync(path.join(path.dirname(program), file), { force: true });
  return program;
}

/**
 * Processes that build the same program write separate files, and the last rename wins. @param {string} source @param {string} program @param {object} bundling
 */
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
  renameSync(partial, program);
}

/** The embedded database, with everything but LMDB in the file. */
export const buildDatabase = (program = 'main') =>
  buildProgram(`services/embedded-mongo/src/${program}.ts`, {
    folders: ['services/embedded-mongo', 'tooling/build'],
    bundling: { external: ['lmdb'] },
  });

export const SERVERS = ['gateway', 'discover', 'pubs', 'map', 'search', 'analytics'];

/** Writes `.build/services/<name>.mjs` of each server. */
export async function buildServers() {
  const folder = path.join(root, '.build/services');
  mkdirSync(folder, { recursive: true });
  for (const name of SERVERS)
    copyFileSync(await buildProgram(`services/${name}/src/server.ts`), path.join(folder, `${name}.mjs`));
}
