/** The running guide's registry, for the commands that change it. */
import { userInfo } from 'node:os';
import { checkVersion } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { migrations } from '../../services/gateway/src/migrations';
import { createRegistry, type Registry } from '../../services/gateway/src/releases/registry';
import { openOwners } from '../../services/gateway/src/releases/signing/owners';
import { createVerifier } from '../../services/gateway/src/releases/signing/verify';
import { readSiteManifest, type SiteManifest } from '../../services/gateway/src/releases/siteManifest';
import { withDatabase } from '../commands/database.mjs';
import { dataFolder } from '../commands/running.mjs';
import { databasePrefix } from '../commands/settings.mjs';
import { ownersFile } from './signing.mjs';

/** What a command works on. */
interface Guide {
  /** Null when no guide has started on this database yet. */
  site: SiteManifest | null;
  /** The gateway's own database. */
  db: Db;
  registry: Registry;
}

/**
 * Runs a command on the registry as the user of this machine; releases are checked by the owners file and by the route
 * table that the running guide has published. What it throws ends the process with that sentence.
 */
export const withGuide = (command: (guide: Guide) => Promise<void>): Promise<void> =>
  withDatabase(async (client) => {
    const owners = await openOwners(ownersFile(dataFolder()));
    const db = client.db(`${databasePrefix}_gateway`);
    await checkVersion(db, migrations);
    const site = await readSiteManifest(db);
    const verifier = createVerifier(owners, site?.screens ?? []);
    const by = userInfo().username;
    const registry = createRegistry({ db, verifier, by, modulesUrl: process.env.MODULES_URL });
    await command({ site, db, registry });
  }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
