import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, browserOutput, compiledInBackground, containerOf, serverBundle } from './base.mjs';
import { containerRuntime, federationAsModules } from './federation.mjs';
import { installedVersions, sharedConfig } from './shared.mjs';
import { shortNames } from './short-names.mjs';

/** Names of the folders in `src/screens` and `src/widgets`. @param {string} folder - folder of the module */
export function readParts(folder) {
  const names = (/** @type {string} */ kind) => {
    const parent = path.join(folder, 'src', kind);
    return existsSync(parent) ? readdirSync(parent) : [];
  };
  return { screens: names('screens'), widgets: names('widgets') };
}

/**
 * @param {string} folder - folder of the module
 * @returns {Record<string, string>} for example `./src/screens/Planner` by `./Planner`
 */
export const exposedSources = (folder) =>
  Object.fromEntries(
    Object.entries(readParts(folder)).flatMap(([kind, names]) =>
      names.map((name) => [`./${name}`, `./src/${kind}/${name}`]),
    ),
  );

/** File names and lines without the sources; never public (`source-maps.mjs`). */
export const SOURCE_MAPS = 'hidden-nosources-source-map';

/** Styles are not shared, because screens import them in different orders. */
const NO_STYLES = /^(?!css)/;
/** A part on demand keeps all of its code: its page needs nothing of it before. @param {import('@rspack/core').Chunk} chunk */
const beforeDemand = (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('on-demand-');
/**
 * The bundler's defaults, without styles. https://rspack.rs/plugins/webpack/split-chunks-plugin
 * @type {Record<string, import('@rspack/core').OptimizationSplitChunksCacheGroup>}
 */
const SHARED_CHUNKS = {
  default: {
    idHint: '',
    chunks: beforeDemand,
    type: NO_STYLES,
    minChunks: 2,
    priority: -20,
    reuseExistingChunk: true,
  },
  defaultVendors: {
    idHint: 'vendors',
    chunks: beforeDemand,
    type: NO_STYLES,
    test: /[\\/]node_modules[\\/]/i,
    priority: -10,
    reuseExistingChunk: true,
  },
};

/**
 * The two builds of a module: a federated one for browsers, one CommonJS file for the gateway.
 * @param {import('./base.mjs').Target} target - `out` gets `browser/` and `server/`
 * @returns {import('@rspack/core').Configuration[]}
 */
export function moduleConfigs({ out, refresh, ...target }) {
  const { name, folder, development = false } = target;
  const names = shortNames(containerOf(name, target.id));
  const browser = baseConfig({ ...target, names, refresh, out: path.join(out, 'browser') });
  const server = baseConfig({ ...target, names, out: path.join(out, 'server') });
  return [
    {
      ...browser,
      name: `${name}:browser`,
      target: ['web', 'es2022'],
      devtool: development ? browser.devtool : SOURCE_MAPS,
      // The federation plugin warns of `publicPath: 'auto'`, with which a release can be on any host.
      ...(!development && { infrastructureLogging: { level: 'error' } }),
      entry: {},
      output: {
        ...browser.output,
        ...browserOutput(development),
        // Equal to the shell's timeout: a retry must meet neither a hanging request nor a half-evaluated module.
        chunkLoadTimeout: 2800,
        strictModuleErrorHandling: true,
      },
      optimization: { ...browser.optimization, splitChunks: { cacheGroups: SHARED_CHUNKS } },
      plugins: [
        ...browser.plugins,
        new ModuleFederationPlugin({
          name: browser.output.uniqueName,
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: exposedSources(folder),
          shared: sharedConfig(installedVersions(folder)),
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        federationAsModules,
        containerRuntime,
        compiledInBackground,
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      ],
    },
    { ...serverBundle(server, './src/index.ts', [CONTRACT_PACKAGE]), devtool: SOURCE_MAPS },
  ];
}
