import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A frame of a stack: the script's address, line and column. */
const FRAME = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g;
/** What the bundler writes before the path of a source. */
const PREFIX = /^webpack:\/\/[^/]*\/(\.\/)?/;

/**
 * Where an error was thrown, by the source maps of a development build. Frames of packages are skipped.
 * @param stack of the error
 * @returns such as `src/screens/TopPubs/TopPubs.tsx, line 24`; null when no frame has a source map
 */
export async function sourcePosition(stack: string): Promise<string | null> {
  for (const [, url, line, column] of stack.matchAll(FRAME)) {
    const map = await readMap(`${url}.map`);
    // Columns of a stack count from 1, those of a source map from 0.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found?.source && !found.source.includes('node_modules'))
      return `${found.source.replace(PREFIX, '')}, line ${found.line}`;
  }
  return null;
}

const readMap = (url: string): Promise<TraceMap | null> =>
  fetch(url)
    .then(async (response) => (response.ok ? new TraceMap(await response.json()) : null))
    .catch(() => null);
