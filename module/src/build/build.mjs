import { compile } from './compile.mjs';
import { UNNAMED } from './content-names.mjs';
import { moduleConfigs } from './module.mjs';
import { writeReleaseFile } from './release-file.mjs';

/**
 * Builds a module: `browser/`, `server/` and `release.json`, which says what a registry says of it.
 * @param {Omit<Parameters<typeof moduleConfigs>[0], 'id' | 'refresh'>} target
 * @returns {Promise<ReturnType<typeof writeReleaseFile>>} what `release.json` says
 * @throws with the compiler's messages
 */
export async function buildModule(target) {
  await compile(moduleConfigs({ ...target, id: target.development ? undefined : UNNAMED }));
  return writeReleaseFile(target);
}
