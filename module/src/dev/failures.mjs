import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const FRAME = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g;
const PREFIX = /^webpack:\/\/[^/]*\/(\.\/)?/;

/**
 * Finds the module's own line in which an error was thrown.
 * @param {string} stack @param {string} base - URL folder of the module's files
 * @returns {Promise<string | null>} such as `src/screens/Events/Events.tsx, line 7`; null if no frame is of the module
 */
export async function ownSource(stack, base) {
  for (const [, url = '', line, column] of stack.matchAll(FRAME)) {
    if (!url.startsWith(base)) continue;
    const response = await fetch(`${url}.map`);
    if (!response.ok) continue;
    const map = new TraceMap(await response.json());
    // Columns of stacks are 1-based, those of source maps 0-based.
    const { source, line: at } = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    const file = source?.replace(PREFIX, '');
    if (file?.startsWith('src/')) return `${file}, line ${at}`;
  }
  return null;
}
