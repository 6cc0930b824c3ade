import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../rspack/common.mjs';

/**
 * Packages of many files, each as one below `.build/packages`: every test file loads its packages anew, and a file more
 * costs more than what it says. Parts of one package share what they have in common.
 */
const MODULES = ['typebox', 'typebox/compile', 'typebox/error', 'typebox/value', '@tanstack/react-query'];
const COMMONJS = ['@testing-library/dom'];

/** There once, whoever asks. */
const OUTSIDE = ['react', 'react-dom'];

const NAMED = /import \{([^}]+)\} from 'lucide-react'/g;

/** What Jest's `moduleNameMapper` takes to load the bundles. */
export const bundledPackages = Object.fromEntries([
  ...[...MODULES, 'lucide-react'].map((name) => [`^${name}$`, `<rootDir>/.build/packages/${name}.mjs`]),
  ...COMMONJS.map((name) => [`^${name}$`, `<rootDir>/.build/packages/${name}.cjs`]),
]);

/** Writes the bundles. @throws when a source names an icon that lucide-react lacks */
export async function bundlePackages() {
  const bundle = async (options) => {
    const common = { absWorkingDir: root, bundle: true, external: OUTSIDE, write: false };
    const { outputFiles } = await build({ ...common, ...options });
    for (const file of outputFiles ?? []) replace(file.path, file.contents);
  };
  const outdir = '.build/packages';
  await Promise.all([
    bundle({
      entryPoints: named(MODULES),
      outdir,
      format: 'esm',
      splitting: true,
      outExtension: { '.js': '.mjs' },
    }),
    bundle({ entryPoints: named(COMMONJS), outdir, format: 'cjs', outExtension: { '.js': '.cjs' } }),
    bundle({
      stdin: { contents: icons(), resolveDir: root },
      outfile: `${outdir}/lucide-react.mjs`,
      format: 'esm',
    }),
  ]);
}

/** Another run may be reading the file: it has the old or the new one, never half of one. */
function replace(file, contents) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}

const named = (packages) => packages.map((name) => ({ in: name, out: name }));

/** Of lucide-react the icons that screens name: every test file would draw all 1,800. */
function icons() {
  const names = new Set();
  for (const folder of readdirSync(root).filter((name) => /^(ui|shell|mfe-.+)$/.test(name)))
    for (const file of readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.tsx') || file.endsWith('.ts'))
        for (const [, list] of readFileSync(path.join(root, folder, 'src', file), 'utf8').matchAll(NAMED))
          for (const item of list.split(',')) names.add(item.trim().split(' as ')[0]);
  const wanted = [...names].filter((name) => name !== '' && !name.startsWith('type '));
  return `export { ${wanted.join(', ')} } from 'lucide-react'`;
}
