import path from 'node:path';
import { rspack } from '@rspack/core';
import { portableModuleIds } from './module-ids.mjs';

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {Configuration & Required<Pick<Configuration, 'output' | 'module' | 'optimization' | 'plugins'>>} Base */

const TEXTS_LOADER = path.join(import.meta.dirname, 'texts-loader.mjs');

/** @param {boolean} development @param {boolean} refresh @param {string[]} exclude @returns {import('@rspack/core').RuleSetRule} */
const scripts = (development, refresh, exclude) => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, ...exclude],
  type: 'javascript/auto',
  use: [
    {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development, refresh } },
        },
      },
    },
    TEXTS_LOADER,
  ],
});

/**
 * @typedef {object} Target input and output of a build
 * @property {string} name
 * @property {string} folder of its sources
 * @property {string} [root] the project's folder, whose path the build must not contain; default `folder`
 * @property {string} out
 * @property {boolean} [development]
 * @property {string} [id] part of global names and class names, because a page can have two releases of a module
 * @property {boolean} [refresh] for a dev server with hot replacement
 * @property {boolean} [inRelease] for pages with React's production build, which lacks what development JSX calls
 * @property {Record<string, string>} [alias] folders of packages
 * @property {import('@rspack/core').RuleSetRule[]} [rules] additional loaders
 * @property {import('@rspack/core').RspackPluginInstance} [names] shortens class names (`short-names.mjs`)
 * @property {string[]} [generated] TypeScript files that one of these rules compiles
 */

/** The first versions with popovers, `:has()`, `:user-invalid` and `URL.canParse`; styles are rewritten for these. */
export const BROWSERS = ['chrome 120', 'firefox 125', 'safari 17', 'ios_saf 17'];

const MINIMIZERS = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/**
 * The global name of a build, and the prefix of its class names. With an id, which makes it unique, it is short.
 * @param {string} name @param {string} [id]
 */
export function containerOf(name, id) {
  const identifier = name.replaceAll('-', '_');
  return id ? `${identifier}_${id}` : `guide_${identifier}`;
}

/** Base configuration of all rspack builds. @param {Target} target @returns {Base} */
export function baseConfig({
  name,
  folder,
  root = folder,
  out,
  development = false,
  id,
  refresh = false,
  inRelease = false,
  alias = {},
  rules = [],
  generated = [],
  names,
}) {
  const uniqueName = containerOf(name, id);
  return {
    mode: development ? 'development' : 'production',
    context: folder,
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias,
    },
    output: { path: out, uniqueName, publicPath: 'auto', clean: true },
    module: {
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        // Without a file's name: its dot is an empty cell in `grid-template-areas`.
        'css/auto': { localIdentName: '[uniqueName]-[hash:8]-[local]' },
      },
      rules: [
        scripts(development && !inRelease, refresh, generated),
        ...rules,
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      // Finds the catalogue of this build (`contracts/texts`).
      new rspack.DefinePlugin({ GUIDE_BUILD: JSON.stringify(uniqueName) }),
      ...(development ? [] : [portableModuleIds(root), ...(names ? [names] : [])]),
    ],
    optimization: {
      minimizer: MINIMIZERS,
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
    },
    lazyCompilation: false,
    performance: false,
  };
}

/** After minification, which removes comments, and before the files are hashed. */
const AFTER_MINIFICATION = 500;

/**
 * Makes the browser compile the functions of a page's first scripts while it downloads them, on a thread of their own
 * (https://v8.dev/blog/explicit-compile-hints). Otherwise each is compiled on the main thread when first called: a sixth
 * of all its work.
 */
export const compiledInBackground = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /(^|\/)(main|remoteEntry|__federation_expose_\w+)\.[^/]*js$/,
  stage: AFTER_MINIFICATION,
});

/** File names with content hashes, for caching. @param {boolean} development @returns {import('@rspack/core').Output} */
export const browserOutput = (development) => ({
  filename: development ? '[name].js' : '[name].[contenthash:10].js',
  chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
  cssFilename: development ? '[name].css' : '[name].[contenthash:10].css',
  cssChunkFilename: development ? '[name].css' : '[name].[contenthash:10].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
  crossOriginLoading: 'anonymous',
});

/**
 * A server bundle: one CommonJS file for the gateway, without packages of the shell; styles export only class names.
 * @param {Base} base - result of `baseConfig` @param {string} entry
 * @param {(string | RegExp)[]} externals - beyond React
 * @returns {Configuration}
 */
export function serverBundle(base, entry, externals = []) {
  return {
    ...base,
    name: `${base.output.uniqueName}:server`,
    target: 'node20',
    // The gateway provides no Node modules, so the build fails when a module imports one.
    externalsPresets: { node: false },
    devtool: false,
    entry: { server: entry },
    output: {
      ...base.output,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    externalsType: 'commonjs',
    externals: [/^react(\/.*)?$/, /^react-dom(\/.*)?$/, ...externals],
    module: {
      ...base.module,
      generator: {
        'css/auto': { ...base.module.generator?.['css/auto'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: { ...base.optimization, minimize: false },
  };
}
