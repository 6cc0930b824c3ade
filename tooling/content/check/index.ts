import path from 'node:path';
import { findReferenceFaults, packFiles } from '@guide/contracts/city';
import { type PackFile, readPackFile } from '@guide/service-kit';
import Value from 'typebox/value';
import { pictureFaults } from './pictureFaults';

/** Lists the faults of a pack, each with file, JSON path and message. */
export async function packFaults(folder: string): Promise<string[]> {
  const contents: Record<string, unknown> = {};
  const faults = await Promise.all(
    Object.entries(packFiles).map(async ([name, schema]) => {
      const file = path.join(folder, name);
      try {
        const content: unknown = JSON.parse((await readPackFile(folder, name as PackFile)).toString('utf8'));
        contents[name] = content;
        const schemaFaults = Value.Errors(schema, content).map(
          ({ instancePath, message }) => `${file} ${instancePath || '/'} ${message}`,
        );
        return [...schemaFaults, ...repeatedIds(content).map((id) => `${file} / has id ${id} twice`)];
      } catch (error) {
        return [`${file} / ${(error as Error).message}`];
      }
    }),
  );
  const fileFaults = faults.flat();
  if (fileFaults.length > 0) return fileFaults;
  const crossFileFaults = [
    ...findReferenceFaults(contents as Parameters<typeof findReferenceFaults>[0]),
    ...(await pictureFaults(folder, contents)),
  ];
  return crossFileFaults.map((fault) => `${folder}/${fault}`);
}

function repeatedIds(content: unknown): unknown[] {
  if (!Array.isArray(content)) return [];
  const ids = content.map((entry) => entry?.id).filter((id) => id !== undefined);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
