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

/** What a test says of a release: all that is signed but what signing adds. */
export type Unsigned = Omit<Release, 'base' | 'signed' | 'signedAt' | 'site' | 'releasedAt'>;

/** The smallest release. */
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

/** What is signed of a release that is registered. */
export const signable = ({ base, signed, signedAt, site, releasedAt, ...release }: Release): Unsigned =>
  release;

/** Where the key of the guides on a test's database lies, removed with it. */
export const keysOf = (database: TestDatabase): string =>
  path.join(path.dirname(decodeURIComponent(database.url.slice('mongodb://'.length))), 'keys');

/**
 * A key that may release everything, and the owners file that says so; made where there is none.
 * @param folder gets both, under the names that a guide looks for in its data folder
 */
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

/** What the key of a folder signs; each later than the one before, however fast a test is. */
export async function openSigner(folder: string) {
  const key = await readKey(path.join(folder, 'release-key.json'));
  let last = 0;
  return async (release: Unsigned): Promise<string> => {
    while (Date.now() <= last);
    const signed = await signRelease(key, release);
    last = Date.now();
    return signed;
  };
}

/** A registry that accepts what the key of a folder signs. */
export async function openRegistry(
  db: Db,
  folder: string,
  by?: string,
  screens: ShownScreen[] = [],
  onRefused?: (id: string, reason: string) => void,
) {
  // Most tests that sign start a gateway and need none of these, which take a second to load.
  const [{ createRegistry }, { openOwners }, { createVerifier }] = await Promise.all([
    import('../../src/releases/registry'),
    import('../../src/releases/signing/owners'),
    import('../../src/releases/signing/verify'),
  ]);
  const owners = await openOwners(path.join(folder, 'owners.json'));
  return createRegistry({ db, verifier: createVerifier(owners, screens), by, onRefused });
}

/** A database with a key that may release everything; it is removed after the tests of the file. */
export async function startTestRegistry() {
  const database = await startTestDatabase();
  afterAll(database.remove);
  const keys = keysOf(database);
  await makeTestKey(keys);
  const own = database.client.db('guide_gateway');
  return {
    database,
    /** The gateway's. */
    db: own,
    sign: await openSigner(keys),
    /** A registry as one process has it. @param by who changes it */
    open: (by?: string, db = own) => openRegistry(db, keys, by),
  };
}
