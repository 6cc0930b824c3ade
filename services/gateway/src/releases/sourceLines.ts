import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { releaseFolder } from './store';

/** A larger map would block the gateway; the largest of this repository has 0.5 MB. */
const MAX_MAP_BYTES = 2 * 1024 ** 2;
const MAX_FRAMES = 10;
const FRAME = /([\w@+-][\w.@+-]*\.c?js)[?\w=&]*:(\d+):(\d+)/g;

/** Reads the source map of a built file; null if there is none. */
export type MapReader = (file: string) => Promise<Buffer | null>;

export const storedMaps =
  (store: string, module: string, version: string): MapReader =>
  (file) =>
    readFile(path.join(releaseFolder(store, module, version), mapOf(file))).catch(() => null);

export const mapOf = (file: string): string =>
  file === 'server.cjs' ? 'server/server.cjs.map' : `server/maps/${file}.map`;

/** Finds the source line of a failure, such as `src/screens/TopPubs/TopPubs.tsx:12:5`; null if no map names one. */
export async function sourceLine(stack: string, readMap: MapReader): Promise<string | null> {
  const maps = new Map<string, SourceMap | null>();
  for (const [, file, line, column] of [...stack.matchAll(FRAME)].slice(0, MAX_FRAMES)) {
    if (!maps.has(file!)) maps.set(file!, parseMap(await readMap(file!)));
    const entry = maps.get(file!)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const [source] = entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '').split('?');
    if (/^(?:src|test)\//.test(source!))
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }
  return null;
}

function parseMap(bytes: Buffer | null): SourceMap | null {
  if (!bytes || bytes.length > MAX_MAP_BYTES) return null;
  try {
    return new SourceMap(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
