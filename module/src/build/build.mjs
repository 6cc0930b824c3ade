import { containerOf } from './base.mjs';
import { compile } from './compile.mjs';
import { UNNAMED } from './content-names.mjs';
import { exposes, moduleConfigs } from './module.mjs';
import { writeReleaseFile } from './release-file.mjs';
import { consumed, installedVersions } from './shared.mjs';
import { hideSourceMaps } from './source-maps.mjs';

/**
 * What a bundler of a team's own needs to know (decision 117). It writes `browser/` with the federation plugin's
 * `mf-manifest.json` and `mf-stats.json`, and `server/server.cjs`; source maps next to these files are optional.
 * @typedef {object} BuildTask
 * @property {string} name of the module
 * @property {string} folder of its sources
 * @property {string} out gets `browser/` and `server/`
 * @property {string} container the global name that the entry gives the page; class names begin with it and a hyphen
 * @property {Record<string, string>} exposes sources of screens and widgets, by the name that each is exposed under
 * @property {ReturnType<typeof consumed>} shared what the page's own copy is taken of
 */

/**
 * Builds a module: `browser/`, `server/` and `release.json`, the unsigned manifest.
 * @param {Omit<Parameters<typeof moduleConfigs>[0], 'id' | 'refresh'> & { build?: (task: BuildTask) => Promise<void> }} target
 *   `build` replaces our bundler
 * @returns {Promise<ReturnType<typeof writeReleaseFile>>} the content of `release.json`
 * @throws with the compiler's messages
 */
export async function buildModule({ build, ...target }) {
  if (build) {
    const { name, folder, out, versions = installedVersions(folder) } = target;
    const container = containerOf(name, UNNAMED);
    await build({ name, folder, out, container, exposes: exposes(folder), shared: consumed(versions) });
  } else {
    await compile(moduleConfigs({ ...target, id: target.development ? undefined : UNNAMED }));
  }
  if (!target.development) hideSourceMaps(target.out);
  return writeReleaseFile(target);
}
