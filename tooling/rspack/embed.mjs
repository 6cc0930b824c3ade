/**
 * The embed kit of the analytics module: self-contained, with a React of its own. One build for pages (the custom
 * element and the frame's script), one federated remote.
 */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { common, root } from './common.mjs';

/** In a shadow root `:root` matches nothing: the tokens and the themes are put on its host as well. */
const onHost = (css) =>
  css.replaceAll(':root', ':root,:host').replace(/(\[data-theme=[^\]]+\])(?=[,{])/g, '$1,:host($1)');

const hostTokens = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('host-tokens', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'host-tokens', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.css'))) {
          const css = onHost(assets[name].source().toString());
          compilation.updateAsset(name, new rspack.sources.RawSource(css));
        }
      });
    });
  },
};

const names = {
  filename: '[name].js',
  chunkFilename: '[name].[contenthash:10].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].[contenthash:10].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
};

/** @param {{ out: string, city?: string, development?: boolean }} options `out` gets `browser/` */
export function embedConfigs({ out, city, development = false }) {
  const folder = path.join(root, 'mfe-analytics');
  const target = ['web', 'es2022'];
  const pages = common({ name: 'embed', folder, out: path.join(out, 'browser'), city, development });
  const remote = common({
    name: 'guide_analytics',
    folder,
    out: path.join(out, 'browser'),
    city,
    development,
  });
  return [
    {
      ...pages,
      name: 'embed:pages',
      target,
      entry: { embed: './embed/element.ts', frame: './embed/frame.ts' },
      output: { ...pages.output, ...names, module: true, chunkFormat: 'module', asyncChunks: false },
      plugins: [...pages.plugins, hostTokens],
    },
    {
      ...remote,
      name: 'embed:remote',
      target,
      entry: {},
      output: { ...remote.output, ...names, clean: false },
      // Class names only: the sheet is linked in the shadow root, never in the host's document.
      module: {
        ...remote.module,
        generator: { 'css/auto': { ...remote.module.generator?.['css/auto'], exportsOnly: true } },
      },
      plugins: [
        ...remote.plugins,
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
