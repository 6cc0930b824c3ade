import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Moves source maps to `server/maps/`, which visitors cannot read. @param {string} out folder of `browser/` and `server/` */
export function hideSourceMaps(out) {
  const [browser, maps] = [path.join(out, 'browser'), path.join(out, 'server/maps')];
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(browser))
    if (name.endsWith('.map')) renameSync(path.join(browser, name), path.join(maps, name));
}
