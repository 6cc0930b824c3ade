import { isDeepStrictEqual } from 'node:util';
import {
  CONTRACT_PACKAGE,
  findContractMismatch,
  findSharedMismatch,
} from '@guide/contracts/release/live-checks';
import type { Db } from 'mongodb';
import type { Registry } from './registry';
import type { ShownScreen } from './signing/verify';

/** What this gateway serves. */
export interface ServedSite {
  screens: ShownScreen[];
  slots: string[];
  /** Paths that the gateway serves itself. */
  answered: string[];
  /** Versions of the shared packages; the contract is one of them. */
  provided: Record<string, string>;
  /** The names that each of them exports. */
  offered: Record<string, string[]>;
}

export interface Live extends ServedSite {
  claimed: { path: string; by: string }[];
  uses: { by: string; widget: string }[];
  contract: string;
}

export async function liveParts(site: ServedSite, registry: Registry): Promise<Live> {
  const releases = Object.values(await registry.releasesFor(null));
  return {
    ...site,
    claimed: releases.flatMap(({ module, claims }) =>
      (claims?.paths ?? []).map(({ path }) => ({ path, by: module })),
    ),
    uses: releases.flatMap(({ module, uses }) => uses.map((widget) => ({ by: module, widget }))),
    contract: site.provided[CONTRACT_PACKAGE] ?? '',
  };
}

const sites = (db: Db) => db.collection<{ _id: string; screens: ShownScreen[] }>('live');

/** The operator's commands verify releases by the stored route table. */
export async function storeScreens(db: Db, screens: ShownScreen[]): Promise<void> {
  // A guide with a full disk starts and serves reads.
  if (isDeepStrictEqual(await readScreens(db), screens)) return;
  await sites(db).replaceOne({ _id: 'site' }, { screens }, { upsert: true });
}

/** Empty before the first start. */
export const readScreens = async (db: Db): Promise<ShownScreen[]> =>
  (await sites(db).findOne({ _id: 'site' }))?.screens ?? [];

/**
 * Finds a team's release, live or the target of a rollback, that this gateway would break. Releases that a start made live
 * were built with the gateway.
 * @param provided versions of the shared packages of this shell
 * @returns one sentence that names module and owner, or null
 */
export async function findIncompatibleRelease(
  registry: Registry,
  provided: ServedSite['provided'],
): Promise<string | null> {
  const { modules, releases } = await registry.state();
  const byTeams = new Set(modules.filter(({ liveBy }) => liveBy !== 'start').map(({ _id }) => _id));
  for (const release of releases.values()) {
    if (!byTeams.has(release.module)) continue;
    const reason =
      findContractMismatch(release, provided[CONTRACT_PACKAGE] ?? '') ??
      findSharedMismatch(release, provided);
    if (reason)
      return `${reason} It is ${release.module} ${release.version} of ${release.owner}, which is live or was before: release it for both first, or unregister it.`;
  }
  return null;
}
