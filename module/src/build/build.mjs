import { containerOf } from './base.mjs';
import { compile } from './compile.mjs';
import { PLACEHOLDER_ID } from './content-names.mjs';
import { exposedSources, moduleConfigs } from './module.mjs';
import { writeReleaseFile } from './release-file.mjs';
import { installedVersions, sharedConfig } from './shared.mjs';
import { hideSourceMaps } from './source-maps.mjs';

/**
 * Input of a team's own bundler (decision 117). It writes `browser/` with the federation plugin's
 * `mf-manifest.json` and `mf-stats.json`, and `server/server.cjs`; source maps next to these files are optional.
 * @typedef {object} BuildTask
 * @property {string} name of the module
 * @property {string} folder of its sources
 * @property {string} out folder for `browser/` and `server/`
 * @property {string} container global name of the entry; class names start with it and a hyphen
 * @property {Record<string, string>} exposes sources of screens and widgets by exposed name
 * @property {ReturnType<typeof sharedConfig>} shared packages that the shell provides
 */

/**
 * Builds a module: `browser/`, `server/` and `release.json`, the unsigned manifest.
 * @param {Omit<Parameters<typeof moduleConfigs>[0], 'id' | 'refresh'> & { build?: (task: BuildTask) => Promise<void> }} target
 *   `build` replaces the default bundler
 * @returns {Promise<ReturnType<typeof writeReleaseFile>>} the content of `release.json`
 * @throws {Error} with the compiler's messages
 */
export async function buildModule({ build, ...target }) {
  if (build) {
    const { name, folder, out } = target;
    const container = containerOf(name, PLACEHOLDER_ID);
    await build({
      name,
      folder,
      out,
      container,
      exposes: exposedSources(folder),
      shared: sharedConfig(installedVersions(folder)),
    });
  } else {
    await compile(moduleConfigs({ ...target, id: target.development ? undefined : PLACEHOLDER_ID }));
  }
  if (!target.development) hideSourceMaps(target.out);
  return writeReleaseFile(target);
}
