import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves source maps to `server/maps/`, which visitors cannot read. Names of `data:` modules are cut, because they contain
 * paths of the building machine. @param {string} out folder of `browser/` and `server/`
 */
export function hideSourceMaps(out) {
  const [browser, maps] = [path.join(out, 'browser'), path.join(out, 'server/maps')];
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(browser)) {
    if (!name.endsWith('.map')) continue;
    const map = JSON.parse(readFileSync(path.join(browser, name), 'utf8'));
    map.sources = map.sources.map((/** @type {string} */ source) => source.replace(/data:.*/s, 'data:'));
    writeFileSync(path.join(maps, name), JSON.stringify(map));
    rmSync(path.join(browser, name));
  }
}
