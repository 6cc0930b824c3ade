/** What the builds of shell and modules have in common. */
import path from 'node:path';
import { placelessModuleIds } from './module-ids.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {Configuration & Required<Pick<Configuration, 'output' | 'module' | 'optimization'>>} Base */

/** The city pack that modules take their fixed texts from. */
export const cityFolder = (city = process.env.CITY ?? 'london') => path.join(root, 'cities', city);

/** The API's operations: browsers get them as plain data. */
const API_TABLE = ['operations.ts', 'pageOperations.ts'].map((file) =>
  path.join(root, 'contracts/api', file),
);

const scripts = (development, refresh) => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, ...API_TABLE],
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh } },
    },
  },
});

/**
 * The parts of an rspack configuration that do not depend on what is built or where it runs.
 * @param {{ name: string, folder: string, out: string, city?: string, development?: boolean, id?: string, refresh?: boolean }} target
 *   `id` makes the build's global names and class names its own: two releases of a module can be in one page; `refresh` is for a dev server that replaces components hot
 * @returns {Base}
 */
export function common({ name, folder, out, city, development = false, id, refresh = false }) {
  const uniqueName = ['guide', ...name.split('-'), ...(id ? [id] : [])].join('_');
  return {
    mode: development ? 'development' : 'production',
    context: folder,
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '@guide/city': cityFolder(city) },
    },
    output: { path: out, uniqueName, publicPath: 'auto', clean: true },
    module: {
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          localIdentName: development ? '[uniqueName]__[name]__[local]' : '[uniqueName]-[hash:8]-[local]',
        },
      },
      rules: [
        scripts(development, refresh),
        { test: API_TABLE, loader: path.join(import.meta.dirname, 'api-table.mjs') },
        {
          test: path.join(cityFolder(city), 'pubs.json'),
          loader: path.join(import.meta.dirname, 'pubs-with-facts.mjs'),
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.svg$/, type: 'asset/resource' },
        {
          test: /\.woff2$/,
          resourceQuery: /^\?core$/,
          type: 'asset/resource',
          loader: path.join(import.meta.dirname, 'core-letters.mjs'),
          generator: { filename: development ? 'core-[name][ext]' : 'core-[name].[contenthash:10][ext]' },
        },
      ],
    },
    plugins: development ? [] : [placelessModuleIds(root)],
    optimization: {
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
    },
    lazyCompilation: false,
    performance: false,
  };
}

/**
 * File names of a browser build: hashed, so that they may be kept for ever.
 * @returns {import('@rspack/core').Output}
 */
export const browserOutput = (development) => ({
  filename: development ? '[name].js' : '[name].[contenthash:10].js',
  chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
  cssFilename: development ? '[name].css' : '[name].[contenthash:10].css',
  cssChunkFilename: development ? '[name].css' : '[name].[contenthash:10].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
  crossOriginLoading: 'anonymous',
});

/**
 * A server bundle: one CommonJS file that the gateway compiles with a whitelisted `require`. React and the
 * packages that must be the page's own copy stay outside; styles become class names only.
 * @param {Base} base from `common`
 * @param {string} entry
 * @param {(string | RegExp)[]} externals beyond React
 * @returns {Configuration}
 */
export function serverBundle(base, entry, externals = []) {
  return {
    ...base,
    name: `${base.output.uniqueName}:server`,
    target: 'node20',
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
