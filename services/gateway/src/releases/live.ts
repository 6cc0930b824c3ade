import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@guide/contracts/api';
import {
  CONTRACT_PACKAGE,
  findContractMismatch,
  findSharedMismatch,
} from '@guide/contracts/release/live-checks';
import type { Db } from 'mongodb';
import type { Registry } from './registry';
import type { ShownScreen } from './signing/verify';

/** What the gateway provides; releases must fit it. */
export interface GatewayCapabilities {
  screens: ShownScreen[];
  slots: string[];
  gatewayPaths: string[];
  /** Versions of the shared packages, including the contract. */
  packageVersions: Record<string, string>;
  packageExports: Record<string, string[]>;
}

export interface Live extends GatewayCapabilities {
  claimed: { path: string; by: string }[];
  uses: { by: string; widget: string }[];
  contract: string;
}

export async function readLive(site: GatewayCapabilities, registry: Registry): Promise<Live> {
  const releases = Object.values(await registry.releasesFor(null));
  return {
    ...site,
    slots: [
      ...site.slots,
      ...releases.flatMap(({ module, slots = {} }) => Object.keys(slots).map((slot) => `${module}/${slot}`)),
    ],
    claimed: releases.flatMap(({ module, claims }) =>
      (claims?.paths ?? []).map(({ path }) => ({ path, by: module })),
    ),
    uses: releases.flatMap(({ module, uses }) => uses.map((widget) => ({ by: module, widget }))),
    contract: site.packageVersions[CONTRACT_PACKAGE] ?? '',
  };
}

const sites = (db: Db) => db.collection<{ _id: string; screens: ShownScreen[] }>('live');

/** Stores the route table, with which the operator's commands verify releases. */
export async function storeScreens(db: Db, screens: ShownScreen[]): Promise<void> {
  // Skip unchanged writes: a guide with a full disk must be able to start.
  if (isDeepStrictEqual(await readScreens(db), screens)) return;
  await sites(db).replaceOne({ _id: 'site' }, { screens }, { upsert: true });
}

/** Reads the stored route table; empty before the first start. */
export const readScreens = async (db: Db): Promise<ShownScreen[]> =>
  (await sites(db).findOne({ _id: 'site' }))?.screens ?? [];

/** @returns why a gateway with these packages breaks a release, or null */
export const misfitOf = (
  release: Release,
  packageVersions: GatewayCapabilities['packageVersions'],
): string | null =>
  findContractMismatch(release, packageVersions[CONTRACT_PACKAGE] ?? '') ??
  findSharedMismatch(release, packageVersions);

/** Finds a live or previous release of a team that this gateway would break. @returns one sentence about it, or null */
export async function findIncompatibleRelease(
  registry: Registry,
  packageVersions: GatewayCapabilities['packageVersions'],
): Promise<string | null> {
  const { modules, releases } = await registry.state();
  const byTeams = new Set(modules.filter(({ liveBy }) => liveBy !== 'start').map(({ _id }) => _id));
  for (const release of releases.values()) {
    if (!byTeams.has(release.module)) continue;
    const reason = misfitOf(release, packageVersions);
    if (reason)
      return `${reason} It is ${release.module} ${release.version} of ${release.owner}, which is live or was before: release it for both first, or unregister it.`;
  }
  return null;
}
