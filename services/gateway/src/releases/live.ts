/** What is live now, as a release is checked against it. */
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import type { Registry } from './registry';
import type { ShownScreen } from './signing/verify';
import type { SiteManifest } from './siteManifest';

export interface Live {
  screens: ShownScreen[];
  /** Slots that modules may fill. */
  slots: string[];
  /** Paths that the gateway answers itself. */
  answered: string[];
  /** Paths that live modules claim. */
  claimed: { path: string; by: string }[];
  /** Widgets that live modules show of others. */
  uses: { by: string; widget: string }[];
  /** Contract version that the live services serve. */
  contract: string;
  /** Shared packages and their versions. */
  provided: Record<string, string>;
  /** The names that each of these exports. */
  offered: Record<string, string[]>;
}

/** @param site what the running guide has published */
export async function liveParts(site: SiteManifest, registry: Registry): Promise<Live> {
  const provided = Object.fromEntries(site.provided);
  const releases = Object.values(await registry.releasesFor(null));
  return {
    screens: site.screens,
    slots: site.slots ?? [],
    answered: site.answered ?? [],
    claimed: releases.flatMap(({ module, claims }) =>
      (claims?.paths ?? []).map(({ path }) => ({ path, by: module })),
    ),
    uses: releases.flatMap(({ module, uses }) => uses.map((widget) => ({ by: module, widget }))),
    contract: provided[CONTRACT_PACKAGE] ?? '',
    provided,
    offered: Object.fromEntries(site.offered),
  };
}
