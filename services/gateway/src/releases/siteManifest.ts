import { isDeepStrictEqual } from 'node:util';
import type { Db } from 'mongodb';
import type { ShownScreen } from './signing/verify';

/** What the running site offers modules; a release is checked against it. */
export interface SiteManifest {
  /** Every screen that the shell's route table shows. */
  screens: ShownScreen[];
  /** Slots that modules may fill; older gateways noted none. */
  slots?: string[];
  /** Paths that the gateway answers itself, as its routes are registered; older gateways noted none. */
  answered?: string[];
  /** Packages that the shell provides to modules, with their versions; the contract is one of them. */
  provided: [name: string, version: string][];
  /** The names that each of these packages exports. */
  offered: [name: string, exports: string[]][];
}

const manifests = (db: Db) => db.collection<SiteManifest & { _id: string }>('live');

/** Stores what this gateway serves. Of several gateways the one that started last is stored. */
export async function publishSiteManifest(db: Db, manifest: SiteManifest): Promise<void> {
  const { _id, ...stored } = (await manifests(db).findOne({ _id: 'site' })) ?? { _id: 'site' };
  // Unchanged it is not written: a start with a full disk serves reads.
  if (isDeepStrictEqual(stored, manifest)) return;
  await manifests(db).replaceOne({ _id: 'site' }, manifest, { upsert: true });
}

/** What the guide on this database serves, or null if no guide has started on it. */
export const readSiteManifest = (db: Db): Promise<SiteManifest | null> =>
  manifests(db).findOne({ _id: 'site' });
