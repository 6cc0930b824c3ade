import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import {
  browserOutput,
  compiledInBackground,
  containerOf,
  serverBundle,
} from '../../module/src/build/base.mjs';
import { federationAsModules } from '../../module/src/build/federation.mjs';
import { SOURCE_MAPS } from '../../module/src/build/module.mjs';
import { shortNames } from '../../module/src/build/short-names.mjs';
import { common, root } from './common.mjs';
import { provided } from './shared.mjs';

const refreshHook = path.join(import.meta.dirname, 'refresh-hook.mjs');

/** @param {{ out: string, development?: boolean }} options @returns {import('@rspack/core').Configuration[]} */
export function shellConfigs({ out, development = false }) {
  const folder = path.join(root, 'shell');
  const target = { name: 'shell', folder, development, names: shortNames(containerOf('shell'), 's') };
  const browser = common({ ...target, out: path.join(out, 'browser') });
  const server = common({ ...target, out: path.join(out, 'server') });
  return [
    {
      ...browser,
      name: 'shell:browser',
      target: ['web', 'es2022'],
      devtool: development ? browser.devtool : SOURCE_MAPS,
      entry: { main: development ? [refreshHook, './src/entry.ts'] : './src/entry.ts' },
      output: { ...browser.output, ...browserOutput(development) },
      plugins: [
        ...browser.plugins,
        new ModuleFederationPlugin({
          name: browser.output.uniqueName,
          shared: provided(),
          manifest: false,
          dts: false,
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(folder, 'src/loader/plugin.ts')],
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        federationAsModules,
        compiledInBackground,
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      ],
    },
    firstScripts(browser, development),
    {
      ...serverBundle(server, './src/server.tsx', [
        /^react-router(-dom)?$/,
        /^@tanstack\/react-query$/,
        /^zustand(\/.*)?$/,
      ]),
      devtool: development ? false : SOURCE_MAPS,
    },
    {
      ...common({ name: 'shell', folder, out: path.join(out, 'worker'), development }),
      name: 'shell:worker',
      target: ['webworker', 'es2022'],
      devtool: false,
      entry: { worker: './src/offline/worker/worker.ts' },
    },
  ];
}

/**
 * The inlined bootstrap script and global styles, and the web vitals script, without a runtime.
 * @param {import('../../module/src/build/base.mjs').Base} base - base of the shell's browser build
 * @param {boolean} development
 * @returns {import('@rspack/core').Configuration}
 */
const firstScripts = (base, development) => ({
  ...base,
  name: 'shell:first',
  devtool: false,
  target: ['web', 'es2022'],
  entry: {
    first: './src/bootstrap/bootstrap.ts',
    vitals: './src/bootstrap/vitals.ts',
    page: ['@guide/ui/tokens.css', '@guide/ui/base.css'],
  },
  output: { ...base.output, ...browserOutput(development), clean: false },
});
