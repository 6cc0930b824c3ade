import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodedMap, encodedMap, TraceMap } from '@jridgewell/trace-mapping';

/**
 * Moves source maps to `server/maps/`, which visitors cannot read.
 * @param {string} out - folder of `browser/` and `server/`
 */
export function hideSourceMaps(out) {
  const [browser, maps] = [path.join(out, 'browser'), path.join(out, 'server/maps')];
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(browser)) {
    if (!name.endsWith('.map')) continue;
    writeFileSync(path.join(maps, name), withoutDataModules(readFileSync(path.join(browser, name), 'utf8')));
    rmSync(path.join(browser, name));
  }
}

/** Names of and positions in `data:` modules depend on the project's folder. @param {string} text */
function withoutDataModules(text) {
  const map = decodedMap(new TraceMap(text));
  const isData = map.sources.map((source) => source?.includes('data:'));
  const sources = map.sources.map((source, index) => (isData[index] ? 'data:' : source));
  const mappings = map.mappings.map((line) =>
    line.map((segment) =>
      isData[segment[1] ?? -1] ? /** @type {typeof segment} */ ([segment[0]]) : segment,
    ),
  );
  return JSON.stringify(encodedMap(new TraceMap({ ...map, sources, mappings })));
}
