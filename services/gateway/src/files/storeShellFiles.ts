import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a shell's browser files to the folder of all shells' files, since open pages need those of earlier shells.
 * Copies of the gateway share the folder.
 * @returns the folder to serve
 */
export async function storeShellFiles(browserFolder: string, assets: string): Promise<string> {
  await mkdir(assets, { recursive: true });
  for (const name of await readdir(browserFolder)) {
    const target = path.join(assets, name);
    if (await stat(target).catch(() => null)) continue;
    const partial = `${target}.${randomUUID()}.partial`;
    await copyFile(path.join(browserFolder, name), partial);
    await rename(partial, target);
  }
  return assets;
}
