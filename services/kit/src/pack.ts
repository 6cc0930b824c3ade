import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absentFiles, packFiles } from '@guide/contracts/city';
import type { Static } from 'typebox';
import Value from 'typebox/value';

export type PackFile = keyof typeof packFiles;
export type PackContent<F extends PackFile> = Static<(typeof packFiles)[F]>;

/** The city pack in use: its files, read when requested. */
export interface Pack {
  /**
   * The file's content, or its substitute where a pack may leave it out, and the SHA-256 of its bytes.
   * @throws {Error} naming file and place when it is missing or breaks its schema
   */
  read<F extends PackFile>(file: F): Promise<{ content: PackContent<F>; hash: string }>;
}

export const openPack = (folder: string): Pack => ({
  async read<F extends PackFile>(file: F) {
    const bytes = await readPackFile(folder, file);
    const content: unknown = JSON.parse(bytes.toString('utf8'));
    const [fault] = Value.Errors(packFiles[file], content);
    if (fault) throw new Error(`${join(folder, file)}${fault.instancePath} ${fault.message}`);
    return { content: content as PackContent<F>, hash: createHash('sha256').update(bytes).digest('hex') };
  },
});

/** The bytes of a pack's file, or the JSON of its substitute where a pack may leave it out. */
export async function readPackFile(folder: string, file: PackFile): Promise<Buffer> {
  try {
    return await readFile(join(folder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !(file in absentFiles)) throw error;
    return Buffer.from(JSON.stringify(absentFiles[file]));
  }
}
