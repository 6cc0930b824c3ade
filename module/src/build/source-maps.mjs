import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves the source maps of browser files to `server/maps/`: they name the lines of failures, and visitors do not get them.
 * @param {string} out folder of the builds `browser/` and `server/`
 */
export function hideSourceMaps(out) {
  const [browser, maps] = [path.join(out, 'browser'), path.join(out, 'server/maps')];
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(browser))
    if (name.endsWith('.map')) renameSync(path.join(browser, name), path.join(maps, name));
}
