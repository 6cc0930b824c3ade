import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { entryScript } from './entry-script.mjs';

/** In names of classes, letters of a file's hash. */
const HASH_LENGTH = 8;

const shortHash = (/** @type {string | Buffer} */ text) =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/**
 * Builds the module with Vite, for browsers and for the server.
 * @param {import('@guide/module/build').BuildTask} task
 */
export async function buildWithVite(task) {
  await buildForBrowsers(task);
  await buildForServer(task);
}

/** What both builds have in common. @param {import('@guide/module/build').BuildTask} task */
const common = ({ folder, container }) => ({
  root: folder,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('warn'),
  mode: 'production',
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuild: { jsx: /** @type {const} */ ('automatic') },
  css: {
    modules: {
      generateScopedName: (/** @type {string} */ name, /** @type {string} */ file) =>
        `${container}-${shortHash(path.relative(folder, file.replace(/\?.*$/, '')))}-${name}`,
    },
  },
});

/** @param {import('@guide/module/build').BuildTask} task */
async function buildForBrowsers(task) {
  const { folder, out, container, exposes, shared } = task;
  const outDir = path.join(out, 'browser');
  await build({
    ...common(task),
    plugins: [
      federation({
        name: container,
        filename: 'remote.[hash].js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([name, source]) => [name, `${source}/index.ts`]),
        ),
        shared,
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        bundleAllCSS: true,
        experiments: { externalRuntime: true },
      }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // In a format other than modules, Vite writes the styles of a part into its script, which the page's policy refuses.
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: {
        input: path.join(folder, 'src/index.ts'),
        output: {
          // The entry gives these scripts their hashes: an imported module cannot have one.
          format: 'system',
          hashCharacters: 'hex',
          entryFileNames: '[hash].js',
          chunkFileNames: '[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  });
  rmSync(path.join(outDir, '.vite'), { recursive: true, force: true });
  writeEntry(outDir, container);
}

/**
 * Writes the script that gives the page the container, and names it in the federation plugin's descriptions.
 * @param {string} outDir
 * @param {string} container
 */
function writeEntry(outDir, container) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(path.join(outDir, name), 'utf8'));
  const styles = readdirSync(outDir).filter((name) => name.endsWith('.css'));
  const remote = read('mf-manifest.json').metaData.remoteEntry.name;
  const script = entryScript({ container, remote, styles });
  const entry = `entry.${shortHash(script)}.js`;
  writeFileSync(path.join(outDir, entry), script);
  for (const name of ['mf-manifest.json', 'mf-stats.json']) {
    const description = read(name);
    description.metaData.globalName = container;
    description.metaData.remoteEntry = { name: entry, path: '', type: 'global' };
    for (const { assets } of description.exposes) {
      assets.js.sync = [...new Set([remote, ...assets.js.sync])];
      assets.css = { sync: styles, async: [] };
    }
    writeFileSync(path.join(outDir, name), JSON.stringify(description));
  }
}

/** One file that requests nothing but the page's own copies. @param {import('@guide/module/build').BuildTask} task */
async function buildForServer(task) {
  const outDir = path.join(task.out, 'server');
  await build({
    ...common(task),
    ssr: { noExternal: true, external: Object.keys(task.shared) },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'src/index.ts',
      target: 'node20',
      rollupOptions: {
        external: Object.keys(task.shared),
        output: { format: 'cjs', entryFileNames: 'server.cjs', inlineDynamicImports: true, exports: 'named' },
      },
    },
  });
}
