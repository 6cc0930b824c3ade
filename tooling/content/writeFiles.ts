import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Characters in a line of a pack's file, as in `biome.json`. */
const LINE_WIDTH = 110;

/** JSON as the project's formatter writes it: one entry of an object a line, short lists of plain values on one. */
export const packJson = (value: unknown): string => `${print(value, '', 0)}\n`;

/** @param used - characters of the line before the value */
function print(value: unknown, indent: string, used: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) return printList(value, indent, used);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, entry]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + print(entry, inner, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function printList(list: unknown[], indent: string, used: number): string {
  if (list.length === 0) return '[]';
  const isPlain = list.every((entry) => entry === null || typeof entry !== 'object');
  const line = `[${list.map((entry) => JSON.stringify(entry)).join(', ')}]`;
  // One more character for the comma.
  if (isPlain && used + line.length < LINE_WIDTH) return line;
  const inner = `${indent}  `;
  return `[\n${list.map((entry) => inner + print(entry, inner, inner.length)).join(',\n')}\n${indent}]`;
}

/**
 * Writes files, each complete or not at all: nothing is renamed before all are written.
 * @param files - contents by path in the folder; null deletes
 * @throws {Error} if a file cannot be written; then all have their earlier contents
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array | null>,
): Promise<void> {
  const written = [...files].map(([name, content]) => {
    const file = path.join(folder, name);
    return { file, content, partial: `${file}.${process.pid}.partial` };
  });
  try {
    for (const { file, content, partial } of written) {
      if (content === null) continue;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(partial, content);
    }
    for (const { file, content, partial } of written)
      if (content !== null) await rename(partial, file);
      else await rm(file, { force: true });
  } finally {
    for (const { partial } of written) await rm(partial, { force: true });
  }
}
