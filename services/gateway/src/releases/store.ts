import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleAddress } from '@guide/contracts/module/address';

/**
 * The module store: a folder with one folder per module and version, holding `browser/` and `server/server.cjs`.
 * Files are never changed once they are there.
 */
export const releaseFolder = (store: string, module: string, version: string) =>
  path.join(store, module, version);

/** The module that a folder in an address stands for: its name in hex, or the name itself as in older pages. */
export const moduleOfFolder = (folder: string) =>
  /^\d[0-9a-f]+$/.test(folder) ? Buffer.from(folder, 'hex').toString() : folder;

/**
 * Where browsers find a release's files.
 * @param modulesUrl address at which a static host serves the store's folder; default: the gateway serves it
 */
export const baseOf = (module: string, version: string, modulesUrl?: string) =>
  modulesUrl ? `${modulesUrl}/${module}/${version}/browser/` : `${moduleAddress(module)}${version}/`;

/** Paths of all files below a folder, relative to it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** The files of a build by their paths in a release, with their compressed copies. The embed kit has no server bundle. */
export async function readBuild(build: string): Promise<Map<string, Buffer>> {
  const folders = ['browser', 'server'].filter((name) => existsSync(path.join(build, name)));
  const names = await Promise.all(
    folders.map(async (name) => (await filesBelow(path.join(build, name))).map((file) => `${name}/${file}`)),
  );
  const read = async (name: string) => [name, await readFile(path.join(build, name))] as const;
  return new Map(await Promise.all(names.flat().map(read)));
}

async function bytesBelow(folder: string): Promise<number> {
  const names = await filesBelow(folder);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Whether a folder is there and has every file of another one, with the same bytes. */
async function holdsFiles(folder: string, other: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  for (const name of await filesBelow(other)) {
    const held = await readFile(path.join(folder, name)).catch(() => null);
    if (!held?.equals(await readFile(path.join(other, name)))) return false;
  }
  return true;
}

/** Bytes of all releases in the store of some modules. */
export async function storedBytes(store: string, includes: (module: string) => boolean): Promise<number> {
  const entries = await readdir(store, { withFileTypes: true });
  const modules = entries.filter((entry) => entry.isDirectory() && includes(entry.name));
  const sizes = await Promise.all(modules.map(({ name }) => bytesBelow(path.join(store, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Removes the files of a release. */
export const removeFiles = (store: string, module: string, version: string): Promise<void> =>
  rm(releaseFolder(store, module, version), { recursive: true, force: true });

/** Where files are until they are checked: deep enough that no address of a release leads there. */
const uploadsFolder = (store: string) => path.join(store, '.uploads');
/** What is older was left by a process that was killed. */
const UPLOAD_TTL_MS = 10 * 60_000;

/** A folder for the files of one release, which is then moved into the store as a whole. */
function openUpload(store: string) {
  const upload = path.join(uploadsFolder(store), randomUUID());
  const folder = path.join(upload, 'release');
  return {
    folder,
    remove: () => rm(upload, { recursive: true, force: true }),
    /** Sum of the files' sizes. */
    bytes: () => bytesBelow(folder),
    /** Moves the files to where a release's files are. Other files of that version are replaced. */
    async place(module: string, version: string): Promise<void> {
      const target = releaseFolder(store, module, version);
      await mkdir(path.dirname(target), { recursive: true });
      if (await holdsFiles(target, folder)) return;
      await rename(target, path.join(upload, 'replaced')).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rename(folder, target).catch(async (error) => {
        // Another copy of the gateway was faster.
        if (!(await holdsFiles(target, folder))) throw error;
      });
    },
  };
}

/**
 * Writes the files of a release into the store to be checked; `place` moves them to where releases are.
 * @param files by their paths, which begin with `browser/` or `server/`
 */
export async function stage(store: string, files: ReadonlyMap<string, Uint8Array>) {
  const staged = openUpload(store);
  try {
    for (const [name, bytes] of files) {
      const file = path.join(staged.folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  } catch (error) {
    await staged.remove().catch(() => {});
    throw error;
  }
  return staged;
}

export type Staged = ReturnType<typeof openUpload>;

/** Removes what killed processes have left of uploads. */
export async function removeAbandoned(store: string): Promise<void> {
  for (const name of await readdir(uploadsFolder(store)).catch(() => [])) {
    const upload = path.join(uploadsFolder(store), name);
    const changed = await stat(upload).catch(() => null);
    if (changed && Date.now() - changed.mtimeMs > UPLOAD_TTL_MS)
      await rm(upload, { recursive: true, force: true });
  }
}

/** The bytes of a release's server bundle. */
export const readServerBundle = (store: string, module: string, version: string) =>
  readFile(path.join(releaseFolder(store, module, version), 'server/server.cjs'), 'utf8');
