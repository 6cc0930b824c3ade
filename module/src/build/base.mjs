import { placelessModuleIds } from './module-ids.mjs';

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {Configuration & Required<Pick<Configuration, 'output' | 'module' | 'optimization' | 'plugins'>>} Base */

/** @param {boolean} development @param {boolean} refresh @param {string[]} exclude @returns {import('@rspack/core').RuleSetRule} */
const scripts = (development, refresh, exclude) => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, ...exclude],
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
 * @typedef {object} Target what is built, and from where
 * @property {string} name
 * @property {string} folder of its sources
 * @property {string} [root] the project's folder, whose path must leave no trace in the build; default `folder`
 * @property {string} out
 * @property {boolean} [development]
 * @property {string} [id] in global names and class names: a page can have two releases of a module
 * @property {boolean} [refresh] for a dev server with hot replacement
 * @property {Record<string, string>} [alias] packages that are folders here
 * @property {import('@rspack/core').RuleSetRule[]} [rules] of the project
 * @property {string[]} [generated] TypeScript files that one of these rules turns into scripts
 */

/** The global name of a build, and the prefix of its class names. @param {string} name @param {string} [id] */
export const containerOf = (name, id) => ['guide', ...name.split('-'), ...(id ? [id] : [])].join('_');

/** The parts of an rspack configuration that all builds share. @param {Target} target @returns {Base} */
export function baseConfig({
  name,
  folder,
  root = folder,
  out,
  development = false,
  id,
  refresh = false,
  alias = {},
  rules = [],
  generated = [],
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
        scripts(development, refresh, generated),
        ...rules,
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.svg$/, type: 'asset/resource' },
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
 * Names with hashes, so that files can be cached for ever.
 * @param {boolean} development
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
 * A server bundle: one CommonJS file that the gateway compiles with a whitelisted `require`. Packages that the page has one copy of
 * stay outside; styles become class names only.
 * @param {Base} base from `baseConfig`
 * @param {string} entry
 * @param {(string | RegExp)[]} externals beyond React
 * @returns {Configuration}
 */
export function serverBundle(base, entry, externals = []) {
  return {
    ...base,
    name: `${base.output.uniqueName}:server`,
    target: 'node20',
    // A gateway provides no modules of Node: importing one fails here instead of at every page.
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
