import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(svg|png|jpe?g|webp|avif)$/;

/** A picture's source file; `version` changes with its content. */
export interface Source {
  file: string;
  isSvg: boolean;
  version: string;
}

/** Finds a picture; names and links that leave the folder count as missing. */
export async function findSource(folder: string, name: string): Promise<Source | null> {
  if (!NAME.test(name)) return null;
  const file = await realpath(path.join(folder, name)).catch(() => null);
  if (!file?.startsWith((await realpath(folder)) + path.sep)) return null;
  const { mtimeMs, size } = await stat(file);
  return { file, isSvg: file.endsWith('.svg'), version: `${mtimeMs}-${size}` };
}
