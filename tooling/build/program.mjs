/** Programs as one file of JavaScript each, which start several times as fast as their sources. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../rspack/common.mjs';
import { inputHash } from './inputs.mjs';

/**
 * Packages of the servers that stay packages: parts of sharp are machine code, and React and what builds on it are
 * there once, for the programs and for the bundles that they render.
 */
export const SERVER_PACKAGES = [
  'sharp',
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
];
const OUTSIDE = ['esbuild', 'lmdb', ...SERVER_PACKAGES];

/** Packages of the other kind request packages by name. */
const REQUIRE =
  "import{createRequire as ofPackages}from'node:module';const require=ofPackages(process.argv[1]);";

/** A source that reads its own path gets it, not the program's. */
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

/** The files that a program had from other sources. @param {string} name */
const formerly = (name) => new RegExp(`^${name}-[0-9a-f]{16}\\.mjs$`);

/** The programs that this process is making, each once for all who want it. @type {Map<string, Promise<void>>} */
const underWay = new Map();

/**
 * @param {string} source path from the project's root
 * @param {{ folders?: string[], bundling?: object }} options what it is made from, and how else esbuild bundles it
 * @returns {Promise<string>} the program's path; it is made when its sources have changed since
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

/** Another process may make the same: each writes a file of its own, and the last one to be renamed stays. @param {string} source @param {string} program @param {object} bundling */
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

/** A program of the embedded database, with all that it needs in the file. */
export const buildDatabase = (program = 'main') =>
  buildProgram(`services/embedded-mongo/src/${program}.ts`, {
    folders: ['services/embedded-mongo', 'tooling/build'],
    bundling: { external: ['lmdb'] },
  });

/** What an image runs, each in a process of its own. */
export const SERVERS = ['gateway', 'discover', 'pubs', 'map', 'search', 'analytics'];

/** Makes `.build/services/<name>.mjs` of each server, by a name that stays. */
export async function buildServers() {
  const folder = path.join(root, '.build/services');
  mkdirSync(folder, { recursive: true });
  for (const name of SERVERS)
    copyFileSync(await buildProgram(`services/${name}/src/server.ts`), path.join(folder, `${name}.mjs`));
}
