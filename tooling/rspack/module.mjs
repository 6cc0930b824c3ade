/** The two builds of a module: federated for browsers, one CommonJS file for the gateway. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { browserOutput, common, root, serverBundle } from './common.mjs';
import { federationAsModules } from './federation.mjs';
import { consumed } from './shared.mjs';

/** Every folder in `src/screens` and `src/widgets` is exposed under its own name. */
function exposes(folder) {
  const names = (kind) => {
    const parent = path.join(folder, 'src', kind);
    return existsSync(parent)
      ? readdirSync(parent).map((name) => [`./${name}`, `./src/${kind}/${name}`])
      : [];
  };
  return Object.fromEntries([...names('screens'), ...names('widgets')]);
}

/**
 * @param {string} name the module's name, e.g. "pubs"
 * @param {{ out: string, city?: string, development?: boolean, id?: string, refresh?: boolean }} options `out` gets `browser/` and
 *   `server/`; `id` tells this build's names from those of other builds
 * @returns {import('@rspack/core').Configuration[]}
 */
export function moduleConfigs(name, { out, city, development = false, id, refresh }) {
  const folder = path.join(root, `mfe-${name}`);
  const target = { name, folder, city, development, id };
  const browser = common({ ...target, refresh, out: path.join(out, 'browser') });
  const server = common({ ...target, out: path.join(out, 'server') });
  return [
    {
      ...browser,
      name: `${name}:browser`,
      target: ['web', 'es2022'],
      entry: {},
      output: {
        ...browser.output,
        ...browserOutput(development),
        // As long as the shell waits: a retry must not join what hangs, nor meet what is half evaluated.
        chunkLoadTimeout: 2800,
        strictModuleErrorHandling: true,
      },
      plugins: [
        ...browser.plugins,
        new ModuleFederationPlugin({
          name: browser.output.uniqueName,
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: exposes(folder),
          shared: consumed(),
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        federationAsModules,
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      ],
    },
    serverBundle(server, './src/index.ts', ['@guide/contracts/module']),
  ];
}
