/** Packs contracts, design system and module tools for teams with their own repository. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DEFAULT_CITY } from '../commands/settings.mjs';
import { apiTable, tableSource } from '../rspack/api-table.mjs';
import { root } from '../rspack/common.mjs';
import { BUNDLED, bundleImports } from './bundled-packages.mjs';
import { buildProgram } from './program.mjs';

const run = promisify(execFile);

/** The folder of each package that becomes its `dist`. */
const PACKAGES = { contracts: '', ui: 'src', module: 'src' };
const NAMES = /** @type {(keyof typeof PACKAGES)[]} */ (Object.keys(PACKAGES));
/** Files that are copied next to `dist`. */
const EXTRA_FILES = ['README.md', 'CHANGELOG.md', 'tsconfig.json', 'types'];
/** A page must have one copy of these, so they are peer dependencies. */
const PEERS = ['react', 'react-dom'];
const TABLES = ['operations', 'pageOperations'];

export const packagesFolder = path.join(root, '.build/packed');

/** @param {string} [to] - folder of the packed files @returns {Promise<Record<keyof typeof PACKAGES, string>>} */
export async function packPackages(to = packagesFolder) {
  const stagingFolder = path.join(root, '.build/packing', String(process.pid));
  mkdirSync(to, { recursive: true });
  try {
    await compileSources(path.join(stagingFolder, 'compiled'));
    /** @type {[name: keyof typeof PACKAGES, file: string][]} */
    const packed = [];
    for (const name of NAMES) {
      const sources = PACKAGES[name];
      const folder = path.join(stagingFolder, name);
      const dist = path.join(folder, 'dist');
      cpSync(path.join(stagingFolder, 'compiled', name, sources), dist, { recursive: true });
      copyStyles(path.join(root, name, sources), dist);
      if (name === 'contracts') await writeContractData(dist);
      addExtensions(dist);
      await bundleImports(dist);
      for (const file of EXTRA_FILES)
        if (existsSync(path.join(root, name, file)))
          cpSync(path.join(root, name, file), path.join(folder, file), { recursive: true });
      writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packedManifest(name), null, 2)}\n`);
      const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', to], {
        cwd: folder,
      });
      packed.push([name, path.join(to, JSON.parse(stdout)[0].filename)]);
    }
    return /** @type {Record<keyof typeof PACKAGES, string>} */ (Object.fromEntries(packed));
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true });
  }
}

/** Compiles all packages together, because they import each other. @param {string} out */
async function compileSources(out) {
  mkdirSync(out, { recursive: true });
  const config = path.join(out, 'tsconfig.json');
  const sources = Object.entries(PACKAGES).map(([name, part]) => path.join(root, name, part));
  const options = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      rootDir: root,
      outDir: out,
      noEmit: false,
      declaration: true,
      allowJs: true,
      allowImportingTsExtensions: false,
      incremental: false,
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: [...sources, path.join(root, 'module/types')],
    exclude: sources.map((folder) => path.join(folder, 'test')),
  };
  writeFileSync(config, JSON.stringify(options));
  await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    cwd: root,
  }).catch(({ stdout }) => {
    throw new Error(`The packages could not be compiled.\n${stdout}`);
  });
}

/** @param {string} from @param {string} to */
function copyStyles(from, to) {
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.css')) cpSync(path.join(from, file), path.join(to, file));
}

/** Writes the API as plain data for browsers, and example responses. @param {string} dist */
async function writeContractData(dist) {
  for (const name of TABLES)
    writeFileSync(
      path.join(dist, `api/${name}.browser.js`),
      tableSource(await apiTable(`contracts/api/${name}.ts`)),
    );
  const program = await buildProgram('contracts/testing/answers.ts', {
    folders: ['contracts', `cities/${DEFAULT_CITY}`],
  });
  const { exampleResponses } = await import(pathToFileURL(program).href);
  writeFileSync(
    path.join(dist, 'testing/answers.js'),
    `export const exampleResponses = ${JSON.stringify(exampleResponses)};\n`,
  );
}

const RELATIVE = /((?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g;

/** Node needs file extensions in imports; bundlers do not. @param {string} dist */
function addExtensions(dist) {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|d\.ts)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const withExtension = (/** @type {string} */ specifier) => {
      if (/\.(css|json|m?js)$/.test(specifier)) return specifier;
      const target = path.resolve(entry.parentPath, specifier);
      return existsSync(`${target}.js`) || existsSync(`${target}.d.ts`)
        ? `${specifier}.js`
        : `${specifier}/index.js`;
    };
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(
        RELATIVE,
        (_, before, quote, specifier) => before + quote + withExtension(specifier) + quote,
      ),
    );
  }
}

const readManifest = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));

/** The package.json of a packed package. @param {keyof typeof PACKAGES} name */
export function packedManifest(name) {
  const { private: _, bin, exports, dependencies, ...manifest } = readManifest(name);
  const packed = (/** @type {string} */ file) =>
    file.replace(PACKAGES[name] ? `./${PACKAGES[name]}/` : './', './dist/');
  /** @type {[entry: string, file: string][]} */
  const exported = Object.entries(exports);
  const entries = exported.map(([entry, file]) => [entry, entryOf(file, packed)]);
  /** @type {[name: string, range: string][]} */
  const declared = Object.entries(dependencies).filter(([dependency]) => !BUNDLED.includes(dependency));
  /** @type {[name: string, range: string][]} */
  const needed = declared.map(([dependency, range]) => [
    dependency,
    dependency.startsWith('@guide/') ? `^${readManifest(dependency.slice('@guide/'.length)).version}` : range,
  ]);
  const peers = needed
    .filter(([dependency]) => PEERS.includes(dependency))
    .map(([dependency, version]) => [dependency, `^${version}`]);
  return {
    ...manifest,
    license: 'MIT',
    files: ['dist', ...EXTRA_FILES],
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, packed(file)])),
    }),
    exports: Object.fromEntries(entries),
    ...(name === 'contracts' && {
      browser: Object.fromEntries(
        TABLES.map((table) => [`./dist/api/${table}.js`, `./dist/api/${table}.browser.js`]),
      ),
    }),
    dependencies: Object.fromEntries(needed.filter(([dependency]) => !PEERS.includes(dependency))),
    peerDependencies: Object.fromEntries(peers),
  };
}

/** @param {string} file @param {(file: string) => string} packed */
function entryOf(file, packed) {
  if (file.endsWith('.d.ts')) return { types: file };
  const [, name, type] = packed(file).match(/^(.*)\.(tsx?|mjs)$/) ?? [];
  if (type === 'mjs') return { types: `${name}.d.mts`, default: `${name}.mjs` };
  if (type) return { types: `${name}.d.ts`, default: `${name}.js` };
  return ['package.json', ...EXTRA_FILES].includes(path.basename(file)) ? file : packed(file);
}
