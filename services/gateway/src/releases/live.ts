/** What is live now: releases are checked against it. */
import { isDeepStrictEqual } from 'node:util';
import { CONTRACT_PACKAGE, contractMismatch, sharedMismatch } from '@guide/contracts/release/live-checks';
import type { Db } from 'mongodb';
import type { Registry } from './registry';
import type { ShownScreen } from './signing/verify';

/** What this gateway serves. */
export interface ServedSite {
  /** Every screen of the shell's route table. */
  screens: ShownScreen[];
  /** Slots that modules may fill. */
  slots: string[];
  /** Paths that the gateway answers itself. */
  answered: string[];
  /** Shared packages and their versions; the contract is one of them. */
  provided: Record<string, string>;
  /** The names that each of these exports. */
  offered: Record<string, string[]>;
}

export interface Live extends ServedSite {
  /** Paths that live modules claim. */
  claimed: { path: string; by: string }[];
  /** Widgets that live modules show of others. */
  uses: { by: string; widget: string }[];
  /** The contract's version. */
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

/** Stores the route table, by which the operator's commands verify releases. */
export async function storeScreens(db: Db, screens: ShownScreen[]): Promise<void> {
  // A start with a full disk serves reads.
  if (isDeepStrictEqual(await readScreens(db), screens)) return;
  await sites(db).replaceOne({ _id: 'site' }, { screens }, { upsert: true });
}

/** The route table of the gateway that started last; none before the first start. */
export const readScreens = async (db: Db): Promise<ShownScreen[]> =>
  (await sites(db).findOne({ _id: 'site' }))?.screens ?? [];

/**
 * Finds a team's release that this gateway would break and that is live, or that a rollback would make live. Releases that a
 * start made live were built with the gateway and are not checked.
 * @param provided shared packages of this gateway's shell, and their versions
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
      contractMismatch(release, provided[CONTRACT_PACKAGE] ?? '') ?? sharedMismatch(release, provided);
    if (reason)
      return `${reason} It is ${release.module} ${release.version} of ${release.owner}, which is live or was before: release it for both first, or unregister it.`;
  }
  return null;
}
