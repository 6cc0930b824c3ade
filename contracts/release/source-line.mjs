/** Finds the source line of a failure in a release. */
import { SourceMap } from 'node:module';

/** A larger map would block the gateway; the largest of this repository has 0.5 MB. */
const MAX_MAP_BYTES = 2 * 1024 ** 2;
const MAX_FRAMES = 10;
const FRAME = /((?:shell\/)?[\w@+-][\w.@+-]*\.c?js)[?\w=&]*:(\d+):(\d+)/g;

/** The server bundle of the shell, as stacks name it. */
export const SHELL_BUNDLE = 'shell/server.cjs';

/** The source map of a built file, by the file's name in a stack. @param {string} file */
export const mapOf = (file) => (file === 'server.cjs' ? 'server/server.cjs.map' : `server/maps/${file}.map`);

/**
 * Finds the source line of a failure, such as `src/screens/TopPubs/TopPubs.tsx:12:5`; null if no map names one.
 * @param {string} stack - message and stack of the error
 * @param {(file: string) => Promise<Uint8Array | null>} readMap - reads the map of a built file; null if there is none
 */
export async function sourceLine(stack, readMap) {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();
  for (const [, file = '', line, column] of [...stack.matchAll(FRAME)].slice(0, MAX_FRAMES)) {
    if (!maps.has(file)) maps.set(file, parseMap(await readMap(file)));
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const [source = ''] = entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '').split('?');
    if (/^(?:src|test)\//.test(source))
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }
  return null;
}

/** @param {Uint8Array | null} bytes */
function parseMap(bytes) {
  if (!bytes || bytes.length > MAX_MAP_BYTES) return null;
  try {
    return new SourceMap(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}
