import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll } from '@jest/globals';
import type { Db } from 'mongodb';
import { createKey, readKey, signRelease } from '../../../../module/src/release/keys.mjs';
import type { Owners } from '../../src/releases/signing/owners';
import type { ShownScreen } from '../../src/releases/signing/verify';

const SITE = 'guide-test';

/** The fields of a test's release, without those that signing adds. */
export type Unsigned = Omit<Release, 'base' | 'signed' | 'signedAt' | 'site' | 'releasedAt'>;

export const unsigned = (module: string, version: string): Unsigned => ({
  module,
  version,
  entry: 'entry.js',
  container: `guide_${module}`,
  integrity: {},
  serverIntegrity: '',
  exposes: {},
  requires: {},
  uses: [],
  contract: '1.0.0',
  owner: `Team ${module}`,
  size: 1,
});

/** The signed fields of a registered release. */
export const signable = ({ base, signed, signedAt, site, releasedAt, ...release }: Release): Unsigned =>
  release;

/** Folder of the keys for a test's database, removed with it. */
export const keysOf = (database: TestDatabase): string =>
  path.join(path.dirname(decodeURIComponent(database.url.slice('mongodb://'.length))), 'keys');

/** Creates a key that may release everything, and its owners file, in `folder`, unless they exist. */
export async function makeTestKey(folder: string): Promise<Owners> {
  const file = path.join(folder, 'release-key.json');
  const ownersFile = path.join(folder, 'owners.json');
  if (existsSync(ownersFile)) return JSON.parse(await readFile(ownersFile, 'utf8'));
  await mkdir(folder, { recursive: true });
  const { kid, x } = await createKey(file, SITE);
  const all = ['*'];
  const owners: Owners = {
    site: SITE,
    teams: { Testers: { keys: [{ kid, x }], modules: all, paths: all, slots: all } },
  };
  await writeFile(ownersFile, JSON.stringify(owners));
  return owners;
}

/** Signs with a key; each signature is later than the previous one. */
export function createSigner(key: Awaited<ReturnType<typeof readKey>>) {
  let last = 0;
  return async (release: object): Promise<string> => {
    while (Date.now() <= last);
    const signed = await signRelease(key, release);
    last = Date.now();
    return signed;
  };
}

/** Signs with the key of a folder. */
export const openSigner = async (folder: string) =>
  createSigner(await readKey(path.join(folder, 'release-key.json')));

/** A registry that accepts releases signed with the key of a folder. */
export async function openRegistry(
  db: Db,
  folder: string,
  by?: string,
  screens: ShownScreen[] = [],
  onRefused?: (id: string, reason: string) => void,
  fits?: (release: Release) => boolean,
) {
  // Imported lazily: most tests do not need these, and loading takes a second.
  const { createRegistry } = await import('../../src/releases/registry');
  const { openOwners } = await import('../../src/releases/signing/owners');
  const { createVerifier } = await import('../../src/releases/signing/verify');
  const owners = await openOwners(path.join(folder, 'owners.json'));
  return createRegistry({ db, verifier: createVerifier(owners, screens), by, onRefused, fits });
}

/** A database with a key that may release everything; it is removed after the file's tests. */
export async function startTestRegistry() {
  const database = await startTestDatabase();
  afterAll(database.remove);
  const keys = keysOf(database);
  await makeTestKey(keys);
  const gatewayDb = database.client.db('guide_gateway');
  return {
    database,
    db: gatewayDb,
    sign: await openSigner(keys),
    /** A registry as one process has it. @param by - author of its changes */
    open: (by?: string, db = gatewayDb, fits?: (release: Release) => boolean) =>
      openRegistry(db, keys, by, [], undefined, fits),
  };
}
