/** What is live now, as a release is checked against it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBundle } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import type { Db } from 'mongodb';
import { loadShell } from '../../services/gateway/src/pages/shellFiles';
import { createRegistry } from '../../services/gateway/src/releases/registry';

export interface Live {
  screens: { module: string; screen: string }[];
  uses: { by: string; widget: string }[];
  /** Contract version that the live services serve. */
  contract: string;
  /** Shared packages and their versions. */
  provided: Record<string, string>;
}

/** @param buildFolder holds the live shell @param db the gateway's database */
export async function readLive(buildFolder: string, packFolder: string, db: Db): Promise<Live> {
  const shellFolder = path.join(buildFolder, 'shell');
  const shell: { bundle: ShellBundle } = await loadShell(shellFolder);
  const files = JSON.parse(await readFile(path.join(shellFolder, 'shell.json'), 'utf8'));
  const site: Site = JSON.parse(await readFile(path.join(packFolder, 'site.json'), 'utf8'));
  const live = Object.values(await createRegistry(db).releasesFor(null));
  return {
    screens: shell.bundle.routeTable(site),
    uses: live.flatMap((release) => (release.uses ?? []).map((widget) => ({ by: release.module, widget }))),
    contract: files.provides['@guide/contracts/module'],
    provided: files.provides,
  };
}
