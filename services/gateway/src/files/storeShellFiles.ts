import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a shell's browser files to where they are kept: their names follow their content, so those of earlier
 * shells stay beside them and an open page never meets a missing one. Copies of the gateway share the folder, so that
 * during a rollout each serves the files of the old shell and of the new one.
 * @returns the folder to serve
 */
export async function keepShell(browserFolder: string, kept: string): Promise<string> {
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(browserFolder)) {
    const target = path.join(kept, name);
    if (await stat(target).catch(() => null)) continue;
    const partial = `${target}.${randomUUID()}.partial`;
    await copyFile(path.join(browserFolder, name), partial);
    await rename(partial, target);
  }
  return kept;
}
