import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The module store: a folder with one folder per module and version, holding `browser/` and `server/server.cjs`.
 * Files are never changed once they are there.
 */
export const releaseFolder = (store: string, module: string, version: string) =>
  path.join(store, module, version);

/**
 * Where browsers find a release's files.
 * @param modulesUrl address at which a static host serves the store's folder; default: the gateway serves it
 */
export const baseOf = (module: string, version: string, modulesUrl?: string) =>
  modulesUrl ? `${modulesUrl}/${module}/${version}/browser/` : `/modules/${module}/${version}/`;

/**
 * The id of a module store, which it gets when it is opened first: so gateways and commands can tell whether they have
 * the same one. A store that is copied as files keeps it.
 */
export async function openStore(store: string): Promise<string> {
  const file = path.join(store, 'store-id');
  // Nothing is written where it is there: a start with a full disk serves reads.
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  const partial = `${file}.${randomUUID()}`;
  await mkdir(store, { recursive: true });
  try {
    await writeFile(partial, randomUUID());
    // Of two that open it at the same moment one links first, and both read what is there then.
    await link(partial, file).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(partial, { force: true });
  }
  return readFile(file, 'utf8');
}

/** How the names of half copies end, and after how long one was interrupted. */
const PARTIAL = '.partial';
const PARTIAL_TTL_MS = 24 * 60 * 60 * 1000;

/**
 * Copies a build into the store, whole or not at all; in containers every process has the same id. The embed kit has
 * no server bundle.
 */
export async function upload(store: string, module: string, version: string, build: string): Promise<void> {
  const target = releaseFolder(store, module, version);
  if (await stat(target).catch(() => null)) return;
  const partial = `${target}.${randomUUID()}${PARTIAL}`;
  await mkdir(path.dirname(target), { recursive: true });
  await cp(path.join(build, 'browser'), path.join(partial, 'browser'), { recursive: true });
  const server = path.join(build, 'server');
  if (existsSync(server)) await cp(server, path.join(partial, 'server'), { recursive: true });
  await moveIn(partial, target);
}

/** Gives a whole release its place. Where there is one already, that stays. */
async function moveIn(partial: string, target: string): Promise<void> {
  await rename(partial, target).catch(async (error) => {
    await rm(partial, { recursive: true, force: true });
    if (!(await stat(target).catch(() => null))) throw error;
  });
}

/** Where uploads lie while they are checked: deep enough that no address of a release leads there. */
const uploadsFolder = (store: string) => path.join(store, '.uploads');
/** No upload is checked for so long: what is older was left by a gateway that was killed. */
const UPLOAD_TTL_MS = 10 * 60_000;

/**
 * Lays out uploaded files in the store to be checked, and takes them away again if they are not placed.
 * @param files by their paths, which begin with `browser/` or `server/`
 */
export async function stage(store: string, files: ReadonlyMap<string, Uint8Array>) {
  const upload = path.join(uploadsFolder(store), randomUUID());
  const folder = path.join(upload, 'release');
  const remove = () => rm(upload, { recursive: true, force: true });
  try {
    for (const [name, bytes] of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  } catch (error) {
    await remove().catch(() => {});
    throw error;
  }
  return {
    folder,
    remove,
    /** Moves the files to where a release's files are. */
    async place(module: string, version: string): Promise<void> {
      const target = releaseFolder(store, module, version);
      await mkdir(path.dirname(target), { recursive: true });
      await moveIn(folder, target);
    },
  };
}

/** Removes what gateways that were killed have left of uploads. */
export const removeAbandoned = (store: string): Promise<void> =>
  removeOlder(uploadsFolder(store), UPLOAD_TTL_MS);

/** Removes what interrupted copies of builds have left, a day later. */
export async function removePartial(store: string, now = Date.now()): Promise<void> {
  for (const module of await readdir(store, { withFileTypes: true }))
    if (module.isDirectory()) await removeOlder(path.join(store, module.name), PARTIAL_TTL_MS, PARTIAL, now);
}

/** Removes what lies in a folder for longer, of those names. */
async function removeOlder(folder: string, ms: number, ending = '', now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(ending)) continue;
    const old = path.join(folder, name);
    const { mtimeMs } = await stat(old).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > ms) await rm(old, { recursive: true, force: true });
  }
}

/** The bytes of a release's server bundle. */
export const readServerBundle = (store: string, module: string, version: string) =>
  readFile(path.join(releaseFolder(store, module, version), 'server/server.cjs'), 'utf8');
