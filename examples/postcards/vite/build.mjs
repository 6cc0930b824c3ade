import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { entryScript } from './entry-script.mjs';

const HASH_LENGTH = 8;

const shortHash = (/** @type {string | Buffer} */ text) =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** Builds the module with Vite. @param {import('@guide/module/build').BuildTask} task */
export async function buildWithVite(task) {
  await buildForBrowsers(task);
  await buildForServer(task);
}

/** Options of both builds. @param {import('@guide/module/build').BuildTask} task */
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
      // Otherwise Vite puts styles into scripts, which the page's policy refuses.
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: {
        input: path.join(folder, 'src/index.ts'),
        output: {
          // SystemJS loads scripts with integrity hashes, which imported modules cannot have.
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

/** Writes the entry script, and its name into the federation plugin's manifests. @param {string} outDir @param {string} container */
function writeEntry(outDir, container) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(path.join(outDir, name), 'utf8'));
  const styles = readdirSync(outDir).filter((name) => name.endsWith('.css'));
  const remote = read('mf-manifest.json').metaData.remoteEntry.name;
  const script = entryScript({ container, remote, styles });
  const entry = `entry.${shortHash(script)}.js`;
  writeFileSync(path.join(outDir, entry), script);
  for (const name of ['mf-manifest.json', 'mf-stats.json']) {
    const manifest = read(name);
    manifest.metaData.globalName = container;
    manifest.metaData.remoteEntry = { name: entry, path: '', type: 'global' };
    for (const { assets } of manifest.exposes) {
      assets.js.sync = [...new Set([remote, ...assets.js.sync])];
      assets.css = { sync: styles, async: [] };
    }
    writeFileSync(path.join(outDir, name), JSON.stringify(manifest));
  }
}

/** Builds one file that imports only the shared packages. @param {import('@guide/module/build').BuildTask} task */
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
