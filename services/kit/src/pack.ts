import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absentFiles, packFiles, patternFault } from '@guide/contracts/city';
import type { Static } from 'typebox';
import Value from 'typebox/value';

export type PackFile = keyof typeof packFiles;
export type PackContent<F extends PackFile> = Static<(typeof packFiles)[F]>;

export interface Pack {
  /** `hash` is the SHA-256 of the file. @throws {Error} naming file and position when it is missing or invalid */
  read<F extends PackFile>(file: F): Promise<{ content: PackContent<F>; hash: string }>;
}

export const openPack = (folder: string): Pack => ({
  async read<F extends PackFile>(file: F) {
    const bytes = await readPackFile(folder, file);
    const content: unknown = JSON.parse(bytes.toString('utf8'));
    const [fault] = Value.Errors(packFiles[file], content);
    if (fault) {
      const text = (fault.keyword === 'pattern' && patternFault(fault.params.pattern)) || fault.message;
      throw new Error(`${join(folder, file)}${fault.instancePath} ${text}`);
    }
    return { content: content as PackContent<F>, hash: createHash('sha256').update(bytes).digest('hex') };
  },
});

/** Reads the bytes of a file, or the JSON of the default of an optional file. */
export async function readPackFile(folder: string, file: PackFile): Promise<Buffer> {
  try {
    return await readFile(join(folder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !(file in absentFiles)) throw error;
    return Buffer.from(JSON.stringify(absentFiles[file]));
  }
}
