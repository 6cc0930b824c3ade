import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '../../../module/src/build/compile.mjs';
import { exposedSources } from '../../../module/src/build/module.mjs';
import { moduleNames } from '../../../tooling/build/site.mjs';
import { common, root } from '../../../tooling/rspack/common.mjs';

/** Scripts by the module and screen that they hydrate. @type {Map<string, Promise<Record<string, Buffer>>>} */
const built = new Map();

/** Paths of the plain page's scripts. */
const BASE = '/plain/';

/**
 * The served page with one script, which hydrates everything at once.
 * @param {string} html - of a page with its scripts disabled (`withoutScripts`)
 */
export const withPlainScript = (html, module, screen) =>
  html.replace('</body>', `<script src="${BASE}${module}.${screen}.js"></script></body>`);

const HYDRATE_LATER = Object.fromEntries(
  ['.', '..'].map((folder) => [
    `${folder}/HydrateLater/HydrateLater`,
    path.join(import.meta.dirname, 'HydrateLater.tsx'),
  ]),
);

/** The page has its styles already. */
const STYLES = { 'css/auto': { localIdentName: '[local]', exportsOnly: true } };

/** Module and screen of a served page. @param {string} html @returns {[module: string, screen: string]} */
export function screenOf(html) {
  const [, module, screen] = /data-module="([^"]+)" data-screen="([^"]+)"/.exec(html) ?? [];
  if (!module || !screen) throw new Error('The page has no screen');
  return [module, screen];
}

/** Builds the script of a screen, once. @returns {Promise<Record<string, Buffer>>} files by path */
export function plainScript(module, screen) {
  const key = `${module}.${screen}`;
  if (!built.has(key)) built.set(key, build(module, screen));
  return built.get(key);
}

const sourceOf = (module, name) => {
  const folder = path.join(root, `mfe-${module}`);
  return JSON.stringify(path.join(folder, exposedSources(folder)[`./${name}`]));
};

function entryOf(module, screen) {
  const widgets = moduleNames().flatMap((name) =>
    Object.entries(exposedSources(path.join(root, `mfe-${name}`)))
      .filter(([, source]) => source.includes('/widgets/'))
      .map(([exposed]) => {
        const widget = exposed.slice('./'.length);
        return `${JSON.stringify(`${name}/${widget}`)}: () => import(${sourceOf(name, widget)})`;
      }),
  );
  return `import screen from ${sourceOf(module, screen)};
import { start } from ${JSON.stringify(path.join(import.meta.dirname, 'start.tsx'))};
start(screen, { ${widgets} });`;
}

async function build(module, screen) {
  const folder = await mkdtemp(path.join(root, '.build/plain-'));
  const out = path.join(folder, 'out');
  try {
    const entry = path.join(folder, 'entry.ts');
    await writeFile(entry, entryOf(module, screen));
    const base = common({ name: 'plain', folder: path.join(root, 'shell'), out });
    await compile([
      {
        ...base,
        target: ['web', 'es2022'],
        entry: { [`${module}.${screen}`]: entry },
        output: { ...base.output, publicPath: BASE },
        resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...HYDRATE_LATER } },
        module: { ...base.module, generator: { ...base.module.generator, ...STYLES } },
      },
    ]);
    const names = (await readdir(out)).filter((name) => name.endsWith('.js'));
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [BASE + name, await readFile(path.join(out, name))])),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
