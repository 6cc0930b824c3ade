import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packFiles } from '@guide/contracts/city';
import Value from 'typebox/value';

/** Everything that is wrong with a pack, one line each: file, place in it, what is wrong. */
export async function packFaults(folder: string): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(packFiles).map(async ([name, schema]) => {
      const file = path.join(folder, name);
      try {
        const content: unknown = JSON.parse(await readFile(file, 'utf8'));
        const wrong = Value.Errors(schema, content).map(
          ({ instancePath, message }) => `${file} ${instancePath || '/'} ${message}`,
        );
        return [...wrong, ...repeatedIds(content).map((id) => `${file} / has id ${id} twice`)];
      } catch (error) {
        return [`${file} / ${(error as Error).message}`];
      }
    }),
  );
  return faults.flat();
}

function repeatedIds(content: unknown): unknown[] {
  if (!Array.isArray(content)) return [];
  const ids = content.map((entry) => entry?.id).filter((id) => id !== undefined);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
