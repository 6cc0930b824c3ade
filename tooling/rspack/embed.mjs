/** Builds the embed kit of analytics with its own React: scripts for pages, and a federated remote. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { createCatalogues } from '../../module/src/build/catalogues.mjs';
import { common, root } from './common.mjs';

/** `:root` matches nothing in a shadow root, so its rules also apply to the host. @param {string} css */
const onHost = (css) =>
  css.replaceAll(':root', ':root,:host').replace(/(\[data-theme=[^\]]+\])(?=[,{])/g, '$1,:host($1)');

/**
 * `rem` is the font size of the host page's `html`, so lengths follow a custom property, which the script sets to the
 * visitor's font size. In conditions, which cannot use it, `rem` never depends on the page.
 * @param {string} css
 */
const withOwnRem = (css) =>
  css.replace(
    /(@(?:media|container)[^{]*)|(?<![\w.#-])(-?(?:\d*\.)?\d+)rem(?![\w-])/g,
    (_text, condition, count) => condition ?? `calc(${count}*var(--rem))`,
  );

/** @param {Readonly<import('@rspack/core').Assets>} assets @param {string} name */
function sourceOf(assets, name) {
  const asset = assets[name];
  if (!asset) throw new Error(`The build has no ${name}`);
  return asset.source().toString();
}

/**
 * @param {string} name @param {number} stage - stage of `processAssets` @param {RegExp} files
 * @param {(text: string, assets: Readonly<import('@rspack/core').Assets>) => string} change - change of each file
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
const changeFiles = (name, stage, files, change) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((asset) => files.test(asset))) {
          const text = sourceOf(assets, file);
          const changed = change(text, assets);
          if (changed !== text) compilation.updateAsset(file, new rspack.sources.RawSource(changed));
        }
      });
    });
  },
});

const { PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, PROCESS_ASSETS_STAGE_SUMMARIZE } = rspack.Compilation;

/** Replaces a placeholder string of a script with a value. @param {string} code @param {string} placeholder @param {unknown} value */
const fill = (code, placeholder, value) =>
  code.replace(new RegExp(`["'\`]${placeholder}["'\`]`), () => JSON.stringify(value));

/**
 * Inlines the element's styles into its scripts. Fonts cannot be defined in its shadow root.
 * @param {(assets: Readonly<import('@rspack/core').Assets>) => string} read - returns the element's style sheet
 */
const stylesInScripts = (read) =>
  changeFiles('styles-in-scripts', PROCESS_ASSETS_STAGE_SUMMARIZE, /\.js$/, (code, assets) => {
    if (!code.includes('__EMBED_STYLES__')) return code;
    return fill(code, '__EMBED_STYLES__', withOwnRem(read(assets).replace(/@font-face\s*\{[^}]*\}/g, '')));
  });

/**
 * Emits `<name>-texts-<language>.<hash>.json` with the texts of the scripts, and lists these files in the scripts.
 * @param {string} folder of the module @param {string} name of the build
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
const textsInScripts = (folder, name) => ({
  apply(compiler) {
    const tap = { name: 'texts-in-scripts', stage: PROCESS_ASSETS_STAGE_SUMMARIZE };
    compiler.hooks.thisCompilation.tap(tap.name, (compilation) => {
      compilation.hooks.processAssets.tap(tap, (assets) => {
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const code = scripts.map((file) => sourceOf(assets, file)).join('\n');
        const catalogues = createCatalogues(folder, code, `${name}-texts`);
        for (const { file, bytes } of catalogues)
          compilation.emitAsset(file, new rspack.sources.RawSource(bytes));
        const files = Object.fromEntries(
          catalogues.map(({ language, file, bytes }) => [language, [file, integrityOf(bytes)]]),
        );
        for (const file of scripts) {
          const filled = fill(sourceOf(assets, file), '__EMBED_TEXTS__', files);
          compilation.updateAsset(file, new rspack.sources.RawSource(filled));
        }
      });
    });
  },
});

/** React's renderer to strings alone; `react-dom/server.browser` also contains the one to streams. */
const STATIC_RENDERER = path.join(
  root,
  'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
);

const names = {
  filename: '[name].js',
  chunkFilename: '[name].[contenthash:10].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].[contenthash:10].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
};

/** @param {{ out: string, city?: string, development?: boolean }} options - `out` gets `browser/` */
export function embedConfigs({ out, city, development = false }) {
  const folder = path.join(root, 'mfe-analytics');
  const target = ['web', 'es2022'];
  const pages = common({ name: 'embed', folder, out: path.join(out, 'browser'), city, development });
  const figure = common({ name: 'embed', folder, out: path.join(out, 'browser'), city, development });
  const remote = common({
    name: 'guide_analytics',
    folder,
    out: path.join(out, 'browser'),
    city,
    development,
  });
  const localIdentName = `${pages.output.uniqueName}-[hash:8]-[local]`;
  return [
    {
      ...pages,
      name: 'embed:pages',
      target,
      entry: { embed: './embed/element.ts', frame: './embed/frame.ts' },
      output: { ...pages.output, ...names, module: true, chunkFormat: 'module', asyncChunks: false },
      module: {
        ...pages.module,
        generator: { 'css/auto': { ...pages.module.generator?.['css/auto'], localIdentName } },
      },
      plugins: [
        ...(pages.plugins ?? []),
        changeFiles('host-tokens', PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, /\.css$/, onHost),
        stylesInScripts((assets) => sourceOf(assets, 'embed.css')),
        textsInScripts(folder, 'embed'),
      ],
    },
    // One panel without ECharts, which is larger than all the rest, and without React in the page.
    {
      ...figure,
      name: 'embed:figure',
      target,
      entry: { figure: './embed/figure/element.ts' },
      output: {
        ...figure.output,
        ...names,
        module: true,
        chunkFormat: 'module',
        asyncChunks: false,
        clean: false,
      },
      resolve: {
        ...figure.resolve,
        alias: { ...figure.resolve?.alias, 'react-dom/server.browser$': STATIC_RENDERER },
      },
      module: {
        ...figure.module,
        generator: { 'css/auto': { ...figure.module.generator?.['css/auto'], localIdentName } },
      },
      plugins: [
        ...(figure.plugins ?? []),
        new rspack.NormalModuleReplacementPlugin(
          /\/charts\/Chart$/,
          path.join(folder, 'embed/figure/ChartTable.tsx'),
        ),
        changeFiles('host-tokens', PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, /\.css$/, onHost),
        stylesInScripts((assets) => sourceOf(assets, 'figure.css')),
        textsInScripts(folder, 'figure'),
      ],
    },
    {
      ...remote,
      name: 'embed:remote',
      target,
      entry: {},
      output: { ...remote.output, ...names, clean: false },
      // Only class names: the script adds the styles to its shadow root, not to the host's document.
      module: {
        ...remote.module,
        generator: {
          'css/auto': { ...remote.module.generator?.['css/auto'], localIdentName, exportsOnly: true },
        },
      },
      plugins: [
        ...(remote.plugins ?? []),
        stylesInScripts(() => readFileSync(path.join(out, 'browser/embed.css'), 'utf8')),
        textsInScripts(folder, 'embed'),
        new ModuleFederationPlugin({
          name: 'guide_analytics',
          filename: 'remoteEntry.js',
          exposes: { './mount': './embed/remote.ts' },
          manifest: false,
          dts: false,
        }),
      ],
    },
  ];
}
