import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const FRAME = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g;
const PREFIX = /^webpack:\/\/[^/]*\/(\.\/)?/;

/** Finds where an error was thrown, such as `src/TopPubs.tsx, line 24`; null if no frame has a source map. */
export async function sourcePosition(stack: string): Promise<string | null> {
  for (const [, url, line, column] of stack.matchAll(FRAME)) {
    const map = await readMap(`${url}.map`);
    // Stack columns are 1-based, source map columns 0-based.
    const original = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (original?.source && !original.source.includes('node_modules'))
      return `${original.source.replace(PREFIX, '')}, line ${original.line}`;
  }
  return null;
}

const readMap = (url: string): Promise<TraceMap | null> =>
  fetch(url)
    .then(async (response) => (response.ok ? new TraceMap(await response.json()) : null))
    .catch(() => null);
