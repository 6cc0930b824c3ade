import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import { moduleAddress } from '@guide/contracts/module/address';
import { integrityOf } from '@guide/contracts/module/integrity';
import type { ReleaseBundle } from '../renderers/releaseProcess';
import type { Catalogues } from '../texts';
import type { Verifier } from './signing/verify';

/** Folder of a release, with `browser/` and `server/server.cjs`. Its files never change. */
export const releaseFolder = (store: string, module: string, version: string) =>
  path.join(store, module, version);

/** The module of a folder in a URL: its name in hex, or the plain name in older pages. */
export const moduleOfFolder = (folder: string) =>
  /^\d[0-9a-f]+$/.test(folder) ? Buffer.from(folder, 'hex').toString() : folder;

/** Base URL of a release's files. @param modulesUrl - static host of the store; by default the gateway serves them */
export const baseOf = (module: string, version: string, modulesUrl?: string) =>
  modulesUrl ? `${modulesUrl}/${module}/${version}/browser/` : `${moduleAddress(module)}${version}/`;

/** Paths of all files in a folder, relative to it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Reads a build's files by their paths in a release. The embed kit has no server bundle. */
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

/** Whether a folder contains every file of another one with the same bytes. */
async function containsFiles(folder: string, source: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  for (const name of await filesBelow(source)) {
    const stored = await readFile(path.join(folder, name)).catch(() => null);
    if (!stored?.equals(await readFile(path.join(source, name)))) return false;
  }
  return true;
}

/** Leaves out unchecked files: other uploads create and remove them meanwhile. */
export async function storedBytes(store: string, includes: (module: string) => boolean): Promise<number> {
  const entries = await readdir(store, { withFileTypes: true });
  const modules = entries.filter(
    (entry) => entry.isDirectory() && entry.name !== UPLOADS && includes(entry.name),
  );
  const sizes = await Promise.all(modules.map(({ name }) => bytesBelow(path.join(store, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const remove = (file: string): Promise<void> => rm(file, { recursive: true, force: true });

/** Unchecked files, nested too deeply for any URL of the module store. */
const UPLOADS = '.uploads';
const uploadsFolder = (store: string) => path.join(store, UPLOADS);
/** Older uploads belong to killed processes. */
const UPLOAD_TTL_MS = 10 * 60_000;
/** Marks files that may have no record, because a process was killed or the database failed in between. */
const pendingFile = (store: string, module: string, version: string) =>
  path.join(uploadsFolder(store), nameOf(module, version));

/** Name of a release's files and of its mark among the uploads. */
const nameOf = (module: string, version: string) => `${module}@${version}`;

export async function markPending(store: string, module: string, version: string): Promise<void> {
  await mkdir(uploadsFolder(store), { recursive: true });
  await writeFile(pendingFile(store, module, version), '');
}

/** Call when a release's record is written. */
export const clearPending = (store: string, module: string, version: string): Promise<void> =>
  remove(pendingFile(store, module, version));

/** Removes the files of a release that has no record, and their mark. */
export async function removeFiles(store: string, module: string, version: string): Promise<void> {
  await remove(releaseFolder(store, module, version));
  await clearPending(store, module, version);
}

/** Creates a folder for the files of one release, which moves into the store in one step. */
function openUpload(store: string) {
  const upload = path.join(uploadsFolder(store), randomUUID());
  const folder = path.join(upload, 'release');
  return {
    folder,
    remove: () => remove(upload),
    bytes: () => bytesBelow(folder),
    /** Stores the files and marks them as pending. If this fails, earlier files of the release stay. */
    async moveToStore(module: string, version: string): Promise<void> {
      const target = releaseFolder(store, module, version);
      // Named for `putBack`, if this process is killed before the second move.
      const replaced = path.join(upload, nameOf(module, version));
      await markPending(store, module, version);
      await mkdir(path.dirname(target), { recursive: true });
      if (await containsFiles(target, folder)) return;
      await rename(target, replaced).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rename(folder, target).catch(async (error) => {
        // Another gateway may have stored the same files first.
        if (await containsFiles(target, folder)) return;
        if (existsSync(replaced)) await rename(replaced, target);
        throw error;
      });
    },
  };
}

/** Writes a release's files for checking. @param files - files by path, starting with `browser/` or `server/` */
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

/** Moves the earlier files of a release back into the store if a killed process has not replaced them. */
async function putBack(store: string, upload: string): Promise<void> {
  for (const name of await readdir(upload).catch(() => [])) {
    const [module, version] = name.split('@');
    if (!module || !version) continue;
    // Fails if the release has files: those of a finished upload stay.
    await rename(path.join(upload, name), releaseFolder(store, module, version)).catch(() => {});
  }
}

/**
 * Puts back what a killed process moved away, and removes what killed processes and failed uploads have left for more
 * than ten minutes.
 * @param isRegistered - whether a release has a record; if it rejects, the release's files stay
 * @throws the rejection of `isRegistered`
 */
export async function removeAbandoned(
  store: string,
  isRegistered: (module: string, version: string) => Promise<boolean>,
): Promise<void> {
  const names = await readdir(uploadsFolder(store)).catch(() => []);
  for (const name of names) await putBack(store, path.join(uploadsFolder(store), name));
  for (const name of names) {
    const upload = path.join(uploadsFolder(store), name);
    const [module, version] = name.split('@');
    const isUsed = module && version ? await isRegistered(module, version) : true;
    // Look at the age last: the release may be uploaded again at this moment.
    const changed = await stat(upload).catch(() => null);
    if (!changed || Date.now() - changed.mtimeMs <= UPLOAD_TTL_MS) continue;
    if (isUsed) await remove(upload);
    else await removeFiles(store, module!, version!);
  }
}

/** @returns a reader of server bundles and texts; it throws if the release is refused or one of them was changed */
export const createBundleReader =
  (store: string, verifier: Verifier) =>
  async ({ signed }: Release): Promise<ReleaseBundle> => {
    const { module, version, serverIntegrity, languages = {} } = await verifier.verify(signed);
    const read = (file: string) => readFile(path.join(releaseFolder(store, module, version), file), 'utf8');
    const code = await read('server/server.cjs');
    if (integrityOf(code) !== serverIntegrity) throw new Error('found that its server bundle was changed');
    const catalogues: Catalogues = {};
    for (const [language, { file, integrity }] of Object.entries(languages)) {
      const json = await read(`browser/${file}`);
      if (integrityOf(json) !== integrity)
        throw new Error(`found that its texts in ${language} were changed`);
      catalogues[language] = JSON.parse(json);
    }
    return { code, catalogues };
  };
